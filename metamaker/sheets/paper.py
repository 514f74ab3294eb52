"""Sizes of paper."""

from enum import Enum


class Paper(Enum):
    """A size of paper: width and height in millimetres, upright."""

    A4 = (210.0, 297.0)
    LETTER = (215.9, 279.4)

    @property
    def width(self) -> float:
        """Millimetres from left to right."""
        return self.value[0]

    @property
    def height(self) -> float:
        """Millimetres from top to bottom."""
        return self.value[1]

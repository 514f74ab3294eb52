"""The frame of a page: the paper, its orientation, and its margins, including the binding edge."""

from dataclasses import dataclass
from enum import Enum
from typing import NamedTuple

from metamaker.core.messages import message


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


LEAST = 0.5
"""The smallest part of each side of the paper that margins must leave for the page."""


class Margins(NamedTuple):
    """White edges of a page in mm."""

    left: float
    top: float
    right: float
    bottom: float


USUAL = Margins(9.0, 9.0, 9.0, 9.0)


class Inner(NamedTuple):
    """The area of a page inside its margins: left and top edge, width and height in mm."""

    x: float
    y: float
    width: float
    height: float


@dataclass(frozen=True)
class PageFrame:
    """The printable area of a page. `binding` mm are added to the left margin, on even pages to the right one if `mirrored`.

    The area inside is equally large on all pages. Raises ValueError if a margin is negative or the area less than half of the
    paper either way.
    """

    paper: Paper = Paper.A4
    landscape: bool = False
    margins: Margins = USUAL
    binding: float = 0.0
    mirrored: bool = False

    def __post_init__(self) -> None:
        """Refuse margins that leave no page."""
        inner = self.inner(1)
        whole = self.binding >= 0 and all(margin >= 0 for margin in self.margins)
        if not (whole and inner.width >= LEAST * self.width and inner.height >= LEAST * self.height):
            raise ValueError(message("print-margins_wide"))

    @property
    def width(self) -> float:
        """Millimetres of the page from left to right."""
        return self.paper.height if self.landscape else self.paper.width

    @property
    def height(self) -> float:
        """Millimetres of the page from top to bottom."""
        return self.paper.width if self.landscape else self.paper.height

    def inner(self, page_number: int) -> Inner:
        """Return the area inside the margins of a page, counted from 1."""
        left, top, right, bottom = self.margins
        bound_right = self.mirrored and page_number % 2 == 0
        return Inner(
            left + (0.0 if bound_right else self.binding),
            top,
            self.width - left - right - self.binding,
            self.height - top - bottom,
        )


UPRIGHT = PageFrame()
"""A4, upright, with the usual margins."""

"""What the canvas of a game needs of what a person can do to elements there."""

from typing import Protocol


class CanvasEdits(Protocol):
    """Edits of an open document, elements given by their references: steps with names; refusals are said, not raised."""

    def resolved(self, ref: str) -> str:
        """Return the element that `ref` is about; empty if it names nothing."""

    def refusals(self, key: str, target: str) -> tuple[str, ...]:
        """Return why a part of the palette, or an element by its reference, cannot go to an element."""

    def is_part(self, ref: str) -> bool:
        """Whether an element is a part that can be copied and moved."""

    def is_removable(self, ref: str) -> bool:
        """Whether an element can be removed here."""

    def why_fixed(self, ref: str) -> str:
        """Return why an element cannot be dragged elsewhere; empty for what nobody would drag."""

    def can_step(self, ref: str) -> bool:
        """Whether an element goes up and down in steps."""

    def can_paste(self) -> bool:
        """Whether there is something on the clipboard that could be pasted."""

    def begin(self) -> None:
        """Add something to design, and put it on the canvas."""

    def add(self, key: str, target: str = "") -> None:
        """Put something of the palette at an element; without one wherever the palette puts it."""

    def move(self, ref: str, target: str) -> None:
        """Move a part to where it was dropped."""

    def step(self, ref: str, by: int) -> None:
        """Add or take one of what an element stands for."""

    def remove(self, ref: str) -> None:
        """Remove an element."""

    def cut(self, ref: str) -> None:
        """Put a part on the clipboard and remove it."""

    def copy(self, ref: str) -> object:
        """Put a part on the clipboard."""

    def paste(self) -> None:
        """Add what is on the clipboard."""

    def duplicate(self, ref: str) -> None:
        """Add as many again of a part."""

"""What the board needs of what a person can do to the slots of a ship."""

from typing import Protocol

from metamaker.app.design.element_menu import CanvasEdits
from metamaker.games.cosmoforce.model.design import Design
from metamaker.games.cosmoforce.model.fleet import Fleet
from metamaker.games.cosmoforce.model.words import SystemKind


class BoardEdits(CanvasEdits, Protocol):
    """Edits of an open document as a canvas has them, and those of slots. See CanvasEdits."""

    @property
    def fleet(self) -> Fleet:
        """The document as it is now."""

    @property
    def design(self) -> Design | None:
        """The design on the canvas, or that of the ship there."""

    @property
    def can_sort(self) -> bool:
        """Whether the systems stand in another order than that of the rules."""

    def held(self, ref: str) -> SystemKind | None:
        """Return what a slot holds; None for an empty one, and for what is no slot."""

    def is_slot(self, ref: str) -> bool:
        """Whether an element is a slot."""

    def fill(self, ref: str, value: str) -> None:
        """Put a system into a slot; empty the slot for a value that is none."""

    def sort(self) -> None:
        """Put the systems in the order of the rules."""

    def change_class(self, value: str) -> None:
        """Make the ship one of another class."""

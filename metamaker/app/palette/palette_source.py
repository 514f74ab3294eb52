"""What a palette shows, and how it looks: what a game has to tell of it."""

from collections.abc import Sequence
from typing import Protocol

from PySide6.QtGui import QColor, QPixmap

from metamaker.app.models.palette_entries import Shelf


class PaletteIcons(Protocol):
    """The icons of a game as pictures."""

    def tile(self, icon: str, group: str, pixels: int, ratio: float) -> QPixmap:
        """Return an icon on a tile of the colour of its group, `pixels` wide at a device pixel ratio."""

    def colour(self, group: str) -> QColor:
        """Return the colour of a group as text upon a card of the present look."""


class PaletteSource(PaletteIcons, Protocol):
    """What can be put into a ship of a game.

    `settings_key`: under which word stars and tier are kept; `most_tier`: the highest tier of an entry, 0 where entries have
    none.
    """

    @property
    def settings_key(self) -> str: ...  # noqa: D102
    @property
    def most_tier(self) -> int: ...  # noqa: D102

    def made_from(self) -> tuple[object, ...]:
        """Return values that are the same objects as long as the shelves stay the same."""

    def shelves(self) -> Sequence[Shelf]:
        """Return the groups of what there is now."""

    def why_not(self, key: str) -> str:
        """Return why something cannot go where the selection is; empty if it can."""

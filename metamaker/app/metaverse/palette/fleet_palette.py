"""What can be put into a ship of an open fleet: the components of the catalogue, the weapons and bays of the fleet."""

from collections.abc import Callable, Sequence

from PySide6.QtGui import QColor, QPixmap

from metamaker.app.context import Context
from metamaker.app.metaverse.palette.icon_pictures import group_colour, tile_picture
from metamaker.app.palette.palette_model import Shelf
from metamaker.games.metaverse.edits.palette import palette
from metamaker.games.metaverse.model.fleet import Fleet

_MOST_TIER = 3


class FleetPalette:
    """The palette of a fleet. `why_not(key)` says why something cannot go where the selection is. See PaletteSource."""

    settings_key = "palette"
    most_tier = _MOST_TIER

    def __init__(self, context: Context, why_not: Callable[[str], str]) -> None:
        self._context = context
        self._words = context.words
        self._why_not = why_not

    def made_from(self) -> tuple[object, ...]:
        """Return the definitions of the fleet; the catalogue stays as it is."""
        fleet: Fleet = self._context.document.value
        return (fleet.weapons, fleet.bays, fleet.starfighters)

    def shelves(self) -> Sequence[Shelf]:
        """See PaletteSource."""
        return [Shelf(*group) for group in palette(self._context.document.value, self._words)]

    def why_not(self, key: str) -> str:
        """See PaletteSource."""
        return self._why_not(key)

    def tile(self, icon: str, group: str, pixels: int, ratio: float) -> QPixmap:
        """See PaletteIcons."""
        return tile_picture(icon, group, pixels, ratio)

    def colour(self, group: str) -> QColor:
        """See PaletteIcons."""
        return group_colour(group)

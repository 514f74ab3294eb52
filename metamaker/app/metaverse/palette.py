"""What can be put into a ship, parts and definitions of its fleet; icons as pictures, on a tile or by themselves."""

from collections.abc import Callable, Sequence
from functools import lru_cache

from PySide6.QtGui import QColor, QPixmap

from metamaker.app.context import Context
from metamaker.app.look.theme import screen_ink, tokens
from metamaker.app.painting.painter import picture
from metamaker.app.palette.palette_model import Shelf
from metamaker.games.metaverse.catalogue import Group
from metamaker.games.metaverse.edits.palette import palette
from metamaker.games.metaverse.model.fleet import Fleet
from metamaker.games.metaverse.sheet.palette import COLOUR, DEFENCE
from metamaker.games.metaverse.sheet.tiles import glyph, icons, tile

_SIZE = 5.0


def tile_picture(icon: str, group: str, pixels: int, ratio: float) -> QPixmap:
    """Return an icon on a tile of the colour of its group, `pixels` wide at a device pixel ratio; blank for an unknown icon."""
    return _tile(icon, group, pixels, ratio)


def glyph_picture(icon: str, pixels: int, ratio: float) -> QPixmap:
    """Return an icon in the colour of text, upon a card."""
    return _glyph(icon, pixels, ratio, tokens().dark)


def group_colour(group: str) -> QColor:
    """Return the colour of a group as text upon a card of the present look."""
    if group not in _TEXT_GROUPS:
        return QColor(tokens().quiet)
    if group == Group.WEAPON:
        return QColor("#f4c430" if tokens().dark else "#8a6a00")
    return QColor(screen_ink(COLOUR).colours[group].css)


_TEXT_GROUPS = frozenset(Group)


@lru_cache(maxsize=400)
def _tile(icon: str, group: str, pixels: int, ratio: float) -> QPixmap:
    role = group if group in _TEXT_GROUPS else DEFENCE
    return picture(tile(icon, role, _SIZE) if icon in icons() else None, COLOUR, pixels, ratio)


@lru_cache(maxsize=200)
def _glyph(icon: str, pixels: int, ratio: float, dark: bool) -> QPixmap:  # noqa: ARG001  the ink follows the look
    return picture(glyph(icon, _SIZE) if icon in icons() else None, screen_ink(COLOUR), pixels, ratio)


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

"""The systems that can be put into the slots of a ship, and their icons as pictures on a tile of their group's colour."""

from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import NamedTuple

from PySide6.QtGui import QColor, QPixmap

from metamaker.app.context import Context
from metamaker.app.look.theme import screen_ink, tokens
from metamaker.app.painting.painter import picture
from metamaker.app.palette.palette_model import Shelf
from metamaker.games.cosmoforce.catalogue import Kind
from metamaker.games.cosmoforce.edits.palette import palette
from metamaker.games.cosmoforce.model.fleet import Fleet
from metamaker.games.cosmoforce.rules.editions import rules_of
from metamaker.games.cosmoforce.sheet.palette import COLOUR
from metamaker.games.cosmoforce.sheet.signs import icons, tile

_SIZE = 5.0


def tile_picture(icon: str, group: str, pixels: int, ratio: float) -> QPixmap:
    """Return an icon on a tile of the colour of its group, `pixels` wide at a device pixel ratio; blank for an unknown icon."""
    return _tile(icon, group, pixels, ratio)


def group_colour(group: str) -> QColor:
    """Return the colour of a group of systems as text upon a card of the present look."""
    return QColor(screen_ink(COLOUR).colours[group].css) if group in set(Kind) else QColor(tokens().quiet)


@lru_cache(maxsize=200)
def _tile(icon: str, group: str, pixels: int, ratio: float) -> QPixmap:
    is_known = icon in icons() and group in set(Kind)
    return picture(tile(icon, group, _SIZE) if is_known else None, COLOUR, pixels, ratio)


class SystemEntry(NamedTuple):
    """A system as an entry of a palette; systems have no tiers."""

    key: str
    text: str
    icon: str
    hint: str
    rule: str
    group: str
    tier: int = 0


class SystemPalette:
    """The palette of every document. `why_not(key)` says why something cannot go where the selection is. See PaletteSource."""

    settings_key = "cosmoforce.palette"
    most_tier = 0

    def __init__(self, context: Context, why_not: Callable[[str], str]) -> None:
        self._context = context
        self._words = context.words
        self._why_not = why_not

    def made_from(self) -> tuple[object, ...]:
        """Return what decides by which rules a document is played; the systems are always the same."""
        fleet: Fleet = self._context.document.value
        return (fleet.edition, fleet.toggles, fleet.options)

    def shelves(self) -> Sequence[Shelf]:
        """See PaletteSource: each system tells what it does by the rules that are played."""
        groups = palette(self._words, rules_of(self._context.document.value))
        return [Shelf(group.key, group.title, tuple(SystemEntry(*entry) for entry in group.entries)) for group in groups]

    def why_not(self, key: str) -> str:
        """See PaletteSource."""
        return self._why_not(key)

    def tile(self, icon: str, group: str, pixels: int, ratio: float) -> QPixmap:
        """See PaletteIcons."""
        return tile_picture(icon, group, pixels, ratio)

    def colour(self, group: str) -> QColor:
        """See PaletteIcons."""
        return group_colour(group)

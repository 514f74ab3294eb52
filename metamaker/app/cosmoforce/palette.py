"""The palette of systems for the slots of a ship; icons are pictures on a tile in the colour of their group."""

from collections.abc import Callable, Sequence

from PySide6.QtGui import QPixmap

from metamaker.app.context import Context
from metamaker.app.palette.part_palette import PartPalette, TileIcons
from metamaker.core.elements.palette import PaletteGroup
from metamaker.core.messages import Words
from metamaker.core.property import Choice
from metamaker.games.cosmoforce.catalogue import Kind, catalogue
from metamaker.games.cosmoforce.edits.palette import palette
from metamaker.games.cosmoforce.model.design import SystemKind
from metamaker.games.cosmoforce.model.fleet import Fleet
from metamaker.games.cosmoforce.rules.editions import rules_of
from metamaker.games.cosmoforce.sheet.palette import COLOUR
from metamaker.games.cosmoforce.sheet.signs import icons, tile
from metamaker.rendering.drawing import Drawing

_SIZE = 5.0


def _tile(icon: str, group: str) -> Drawing | None:
    return tile(icon, group, _SIZE) if icon in icons() and group in set(Kind) else None


ICONS = TileIcons(_tile, COLOUR, frozenset(Kind))
"""The icons of systems on their tiles."""


def choice_picture(choice: Choice, pixels: int, ratio: float) -> QPixmap:
    """Return the tile of a system; blank for a choice without one."""
    group = catalogue()[SystemKind(choice.value)].kind if choice.icon else ""
    return ICONS.tile(choice.icon, group, pixels, ratio)


def _shelves(fleet: Fleet, words: Words) -> Sequence[PaletteGroup]:
    """Return the groups of systems, with their effects by the played rules."""
    return palette(words, rules_of(fleet))


def _played(fleet: Fleet) -> tuple[object, ...]:
    """Return the values that the palette depends on: only the played rules, as the systems are always the same."""
    return (fleet.edition, fleet.toggles, fleet.options)


def system_palette(context: Context[Fleet], why_not: Callable[[str], str]) -> PartPalette:
    """Return the palette of every document. `why_not(key)` returns why a system cannot go to the selection."""
    return PartPalette(context, ICONS, _shelves, _played, why_not, settings_key="cosmoforce.palette")

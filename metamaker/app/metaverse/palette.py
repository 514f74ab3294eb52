"""The palette of a ship: parts, and definitions of its fleet; icons are pictures on a tile in the colour of their group."""

from collections.abc import Callable

from metamaker.app.context import Context
from metamaker.app.palette.part_palette import PartPalette, TileIcons
from metamaker.games.metaverse.catalogue import Group
from metamaker.games.metaverse.edits.palette import palette
from metamaker.games.metaverse.model.fleet import Fleet
from metamaker.games.metaverse.sheet.palette import COLOUR, DEFENCE
from metamaker.games.metaverse.sheet.tiles import icons, tile
from metamaker.rendering.drawing import Drawing

_SIZE = 5.0
_MOST_TIER = 3
"""The highest tier of the rules."""


def _tile(icon: str, group: str) -> Drawing | None:
    role = group if group in frozenset(Group) else DEFENCE
    return tile(icon, role, _SIZE) if icon in icons() else None


ICONS = TileIcons(_tile, COLOUR, frozenset(Group), {Group.WEAPON: ("#8a6a00", "#f4c430")})
"""The icons of parts on their tiles."""


def _definitions(fleet: Fleet) -> tuple[object, ...]:
    """Return the values that the palette depends on: the definitions of the fleet. The catalogue never changes."""
    return (fleet.weapons, fleet.bays, fleet.starfighters)


def fleet_palette(context: Context[Fleet], why_not: Callable[[str], str]) -> PartPalette:
    """Return the palette of a fleet. `why_not(key)` returns why a part cannot go to the selection."""
    return PartPalette(context, ICONS, palette, _definitions, why_not, settings_key="palette", most_tier=_MOST_TIER)

"""Drawings of single definitions: the line of a weapon, the block of a squadron type, a bay."""

from collections.abc import Iterator

from metamaker.core.ids import ref
from metamaker.core.messages import Words
from metamaker.games.metaverse.model.design import definitions
from metamaker.games.metaverse.model.fleet import Fleet
from metamaker.games.metaverse.model.starfighter import Bay, Starfighter
from metamaker.games.metaverse.model.weapon import Weapon
from metamaker.games.metaverse.sheet.hangar import bay_sign
from metamaker.games.metaverse.sheet.squadrons import definition_block
from metamaker.games.metaverse.sheet.weapons import weapon_strips
from metamaker.rendering.drawing import Drawing
from metamaker.rendering.layout import Strip, height_of, stacked

_LETTER = "A"
_COPIES = 1


def definition_drawing(fleet: Fleet, definition: Weapon | Starfighter | Bay, width: float, words: Words) -> Drawing:
    """Return a definition as on a sheet, `width` mm wide; the squadron types that a bay accepts are below it."""
    strips = tuple(_strips(fleet, definition, width, words))
    return Drawing(width, height_of(strips), tuple(stacked(strips, 0.0, 0.0)))


def _strips(fleet: Fleet, definition: Weapon | Starfighter | Bay, width: float, words: Words) -> Iterator[Strip]:
    match definition:
        case Weapon():
            yield from weapon_strips(definition, _LETTER, width)
        case Starfighter():
            yield from definition_block(definition, _COPIES, width, words)
        case Bay():
            yield Strip(bay_sign(definition, _COPIES, width, words), ref=ref("bays", definition.id))
            types = definitions(fleet).starfighters
            for each in definition.accepts:
                yield from definition_block(types[each], _COPIES, width, words)

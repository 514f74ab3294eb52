"""The defence area of a section: what meets incoming fire, in the order in which it does. Rule MV-3.0.1-08."""

from collections.abc import Iterator
from functools import lru_cache

from metamaker.core.ids import ref
from metamaker.core.words import Words
from metamaker.games.metaverse.model.arc import SectionName
from metamaker.games.metaverse.model.design import Design
from metamaker.games.metaverse.model.words import DefenceType
from metamaker.games.metaverse.sheet import bubbles
from metamaker.games.metaverse.sheet.palette import DEFENCE, SHIELD
from metamaker.games.metaverse.sheet.scale import NUMBER, SMALL_TILE
from metamaker.games.metaverse.sheet.tiles import die, glyph, tile
from metamaker.games.metaverse.stats.defences import ArcStats
from metamaker.games.metaverse.stats.ship import ship_stats
from metamaker.sheets.drawing import BOLD, Drawing, Group, Op
from metamaker.sheets.ink import QUIET
from metamaker.sheets.layout import Strip, Strips, in_lines
from metamaker.sheets.lettering import line

SIZE = SMALL_TILE
_LABEL = 11.5
"""Room for the name of an arc."""


def defence_strips(design: Design, name: SectionName, width: float, words: Words) -> Strips:
    """Return the defences of the arcs that a section owns; the core's with the names of the arcs. Rule MV-3.1.3-03."""
    stats = ship_stats(design).arcs
    strips: list[Strip] = []
    for arc in (each.arc for each in SectionName if each.arc is not None):
        if stats[arc].owner is not name:
            continue
        named = name is SectionName.CORE
        indent = _LABEL if named else 0.0
        lines = _lines(design.ref("arcs", arc), stats[arc], width - indent)
        strips += _indented(lines, words[f"sheet.place.{arc}"], indent, width) if named else lines
    return tuple(strips)


@lru_cache(maxsize=1000)
def _lines(place: str, stats: ArcStats, width: float) -> Strips:
    """The same drawings for an arc that an edit elsewhere has left alone."""
    return in_lines(_items(place, stats, width), width, gap=2.2, leading=1.3)


def _indented(lines: Strips, arc: str, indent: float, width: float) -> Iterator[Strip]:
    for number, strip in enumerate(lines):
        label = () if number else (line(0.0, SIZE / 2 + 0.8, arc, 2.3, role=QUIET),)
        yield Strip(Drawing(width, strip.drawing.height, (*label, Group(indent, 0.0, strip.drawing))))


def _items(place: str, stats: ArcStats, width: float) -> Iterator[Strip]:
    """Yield deflectors, shields, adaptation, armour, plates; what an arc does not have is left out."""
    defence = stats.defence
    for kind, rating in stats.deflectors:
        yield Strip(_rated(tile(f"{kind}_deflector", SHIELD, SIZE), rating), ref=ref(place, "deflector"))
    if defence.shield_hits:
        head = tile(f"{defence.shield_type}_shield", SHIELD, SIZE)
        yield Strip(_run(head, bubbles.SHIELD, defence.shield_hits, width), ref=ref(place, "shield_hits"))
    if stats.adaptation:
        head = glyph("adaptation", SIZE, SHIELD)
        yield Strip(_run(head, bubbles.LEVEL, stats.adaptation, width), ref=ref(place, "adaptation"))
    if defence.armour_rating:
        yield Strip(_armour(defence.armour_rating, defence.armour_type), ref=ref(place, "armour_rating"))
    if defence.ablative_plates:
        head = tile("ablative_plate", DEFENCE, SIZE)
        named = None if defence.armour_rating else defence.armour_type.value
        yield Strip(_run(head, bubbles.PLATE, defence.ablative_plates, width, named), ref=ref(place, "ablative_plates"))


def _armour(rating: int, kind: DefenceType) -> Drawing:
    """A die with the rating, and what it works against beside it. Rule MV-3.1.3-06."""
    sign = Group(SIZE + 0.5, (SIZE - 3.6) / 2, glyph(kind.value, 3.6))
    return Drawing(SIZE + 4.1, SIZE, (Group(0.0, 0.0, die(rating)), sign))


def _rated(head: Drawing, rating: int) -> Drawing:
    text = line(SIZE + 0.8, SIZE / 2 + 1.25, str(rating), NUMBER, weight=BOLD)
    return Drawing(text.x + text.width, SIZE, (Group(0.0, 0.0, head), text))


def _run(head: Drawing, look: bubbles.Look, count: int, width: float, kind: str | None = None) -> Drawing:
    """A tile, a sign for the type of armour where nothing else shows it, and bubbles in rows beside them."""
    x = SIZE + 0.7
    ops: list[Op] = [Group(0.0, 0.0, head)]
    if kind is not None:
        ops.append(Group(x, (SIZE - 3.6) / 2, glyph(kind, 3.6)))
        x += 4.1
    run = bubbles.bubbles_within(look, count, width - x)
    ops.append(Group(x, max(0.0, (SIZE - look.size) / 2), run))
    return Drawing(x + run.width, max(SIZE, run.height + (SIZE - look.size) / 2), tuple(ops))

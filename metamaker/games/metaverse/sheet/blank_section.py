"""An empty section of a blank sheet: defences, hull and systems, with bubbles for more than a usual section has."""

from collections.abc import Iterable

from metamaker.core.ids import ref
from metamaker.core.words import Words
from metamaker.games.metaverse.catalogue.entry import Group as Kinds
from metamaker.games.metaverse.model.arc import Arc, SectionName
from metamaker.games.metaverse.sheet import bubbles
from metamaker.games.metaverse.sheet.blank_cells import BLANK, answer
from metamaker.games.metaverse.sheet.palette import DEFENCE, GROUPS, SHIELD
from metamaker.games.metaverse.sheet.scale import CAPTION, EDGE, FINE, SMALL_TILE, TILE
from metamaker.games.metaverse.sheet.sections import SectionFrame, cardinal_diagram
from metamaker.games.metaverse.sheet.spots import WRITTEN
from metamaker.games.metaverse.sheet.tiles import tile, wheel
from metamaker.sheets.drawing import Drawing, Group, Op, Path
from metamaker.sheets.ink import HAIRLINE, INK, PAPER, QUIET
from metamaker.sheets.layout import Box, Column, Strip, Strips, in_lines
from metamaker.sheets.lettering import line
from metamaker.sheets.shapes import box, rule

_WIDE = 100.0
"""From this width on, the systems stand beside the hull."""

_LAYERS, _FEW_LAYERS = 4, 3
_RATING = 6.0
_ARC = 13.0


def blank_section(name: SectionName, x: float, width: float, words: Words, *, alone: bool = False) -> Box:
    """Return an empty section; one that stands alone has the defences of all arcs. Rules MV-3.0.1-06, MV-3.1.3-03."""
    inner = width - 2 * EDGE
    arcs = tuple(Arc) if alone else () if name.arc is None else (name.arc,)
    if width >= _WIDE:
        left = inner * 0.5 - EDGE
        hull = (*_defences(name, arcs, left, words), *_hull(name, left, _FEW_LAYERS if alone else _LAYERS))
        columns: tuple[Column, ...] = (
            Column(EDGE, hull),
            Column(left + 3 * EDGE, _systems(name, inner - left - 2 * EDGE, 4 if alone else 2)),
        )
    else:
        strips = (
            *_defences(name, arcs, inner, words),
            *_hull(name, inner, _LAYERS),
            _line(inner),
            *_systems(name, inner, 4 if arcs else 6),
        )
        columns = (Column(EDGE, strips),)
    title = words[f"sheet.section.{name}"]
    designed = frozenset({name}) if alone else frozenset(SectionName)
    return Box(x, width, columns, SectionFrame(title, title, cardinal_diagram(name, designed)))


def _line(width: float) -> Strip:
    return Strip(Drawing(width, 1.8, (rule(0.0, 0.7, width, HAIRLINE),)))


def _defences(name: SectionName, arcs: Iterable[Arc], width: float, words: Words) -> Strips:
    """Deflector, shields, armour and plates, in the order in which they meet fire. Rule MV-3.0.1-08."""
    strips: list[Strip] = []
    for arc in arcs:
        named = name is SectionName.CORE
        indent = _ARC if named else 0.0
        place = ref(str(name), "arcs", arc)
        hits = 6 if named else 7 if width < _WIDE / 2 else 8
        items = (
            Strip(_written("energy_kinetic_deflector", SHIELD, ref(place, "deflector"))),
            Strip(_run("energy_kinetic_shield", SHIELD, bubbles.SHIELD, hits, ref(place, "shield_hits"))),
            Strip(_written("energy_kinetic_armour", DEFENCE, ref(place, "armour_rating"))),
            Strip(_run("ablative_plate", DEFENCE, bubbles.PLATE, 3, ref(place, "ablative_plates"))),
        )
        for number, strip in enumerate(in_lines(items, width - indent, gap=1.8, leading=1.3)):
            label = (line(0.0, SMALL_TILE / 2 + 0.8, words[f"sheet.place.{arc}"], CAPTION, role=QUIET),)
            ops = (*(label if named and not number else ()), Group(indent, 0.0, strip.drawing))
            strips.append(Strip(Drawing(width, strip.drawing.height, ops)))
    return (*strips, _line(width)) if strips else ()


def _written(icon: str, role: str, place: str) -> Drawing:
    """A tile and a line for its rating."""
    ops = (Group(0.0, 0.0, tile(icon, role, SMALL_TILE)), *answer(SMALL_TILE + 0.7, 0.0, _RATING, SMALL_TILE, place))
    return Drawing(SMALL_TILE + 0.7 + _RATING, SMALL_TILE, ops)


def _run(icon: str, role: str, look: bubbles.Look, count: int, place: str) -> Drawing:
    """A tile and a row of bubbles."""
    row = bubbles.bubbles(look, count, count)
    x = SMALL_TILE + 0.7
    ops = (Group(0.0, 0.0, tile(icon, role, SMALL_TILE)), Group(x, (SMALL_TILE - look.size) / 2, row, ref(BLANK, place)))
    return Drawing(x + row.width, SMALL_TILE, ops)


def _hull(name: SectionName, width: float, count: int) -> Strips:
    """Rows of bubbles for the layers, crew and marines at their right; dashed lines between. Rule MV-3.0.1-09."""
    crew, marines = (2, 2) if width >= _WIDE / 2 else (2, 1)
    people = (crew + marines) * bubbles.CREW.pitch
    hits = bubbles.per_row(bubbles.HULL, width - people - 1.5)
    strips: list[Strip] = []
    place = ref(BLANK, str(name))
    for layer in range(count):
        ops: list[Op] = [
            Group(0.0, 0.9, bubbles.bubbles(bubbles.HULL, hits, hits, layer * hits + 1), ref(place, "hull_hits")),
        ]
        x = width - people + bubbles.CREW.pitch - bubbles.CREW.size
        for look, some, what in ((bubbles.CREW, crew, "crew_parties"), (bubbles.MARINE, marines, "marine_parties")):
            ops.append(Group(x, 0.9, bubbles.bubbles(look, some, some, layer * some + 1), ref(place, what)))
            x += some * look.pitch
        if layer:
            ops.append(rule(0.0, 0.0, width, INK, 0.16, dash=0.6))
        strips.append(Strip(Drawing(width, 5.1, tuple(ops))))
    return tuple(strips)


def _systems(name: SectionName, width: float, rows: int) -> Strips:
    """Empty tiles with a line for the rating, then wheels to be filled in, each with bubbles for copies."""
    place = ref(str(name), "systems")
    each = TILE + 0.7 + _RATING + 0.8 + 2 * bubbles.COPY.pitch
    across = max(1, int((width + 2.0) / (each + 2.0)))
    systems = [_system(_tile(), f"{place}-{number}") for number in range(1, across * rows + 1)]
    mounts = [_system(wheel(()), f"{ref(str(name), 'mounts')}-{number}") for number in range(1, 2 * across + 1)]
    tab = width / across
    return (*in_lines(systems, width, gap=1.0, tab=tab, leading=1.2), *in_lines(mounts, width, gap=1.0, tab=tab, leading=1.2))


def _tile() -> Drawing:
    edge = GROUPS[Kinds.PRIMARY]
    return Drawing(TILE, TILE, (Path(box(0.1, 0.1, TILE - 0.2, TILE - 0.2, 1.0), fill=PAPER, stroke=edge, width=FINE * 1.6),))


def _system(picture: Drawing, place: str) -> Strip:
    x = picture.width + 0.7
    copies = bubbles.bubbles(bubbles.COPY, 2, 2)
    right = x + _RATING + 0.8
    ops = (
        Group(0.0, 0.0, picture, ref(WRITTEN, place, "kind") if picture.width == TILE else None),
        *answer(x, 0.0, _RATING, TILE, ref(place, "rating")),
        Group(right, (TILE - bubbles.COPY.size) / 2, copies, ref(BLANK, place)),
    )
    return Strip(Drawing(right + copies.width, max(TILE, picture.height), ops))

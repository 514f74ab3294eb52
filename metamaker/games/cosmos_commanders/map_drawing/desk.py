"""A map on the canvas of the editor: always at the same place, with handles for lines, and with its problems."""

from collections.abc import Iterator
from math import ceil

from metamaker.core.memo import memo
from metamaker.games.cosmos_commanders.geometry.boards import board, untyped
from metamaker.games.cosmos_commanders.geometry.sectors import bordered, crossed
from metamaker.games.cosmos_commanders.map_drawing.drawing import Look, ground, stars, upon
from metamaker.games.cosmos_commanders.map_drawing.palette import LANE, SKY, STAR
from metamaker.games.cosmos_commanders.map_drawing.plan import BADGE, BADGE_AWAY, MM_PER_UNIT, plan
from metamaker.games.cosmos_commanders.map_drawing.signs import DISC, icon
from metamaker.games.cosmos_commanders.model.star_map import MAX_PLACE, StarMap, joins
from metamaker.games.cosmos_commanders.rules.distances import set_of_homes
from metamaker.rendering.drawing import Drawing, Group, Op, Page, Path, Symbol
from metamaker.rendering.ink import ALERT, INK, PAPER
from metamaker.rendering.shapes import box, circle

EDGE = 22.0
"""Distance in mm from the edges of the canvas to the westernmost and northernmost place of a map."""

_LEAST_WIDTH, _LEAST_HEIGHT, _STEP = 240.0, 170.0, 20.0
_AROUND = 12.0
_HANDLE = 1.5


def to_units(x: float, y: float) -> tuple[int, int]:
    """Return the map place nearest to a point of the canvas, in units of the map."""
    a, b = round((x - EDGE) / MM_PER_UNIT), round((y - EDGE) / MM_PER_UNIT)
    return min(MAX_PLACE, max(0, a)), min(MAX_PLACE, max(0, b))


def to_mm(x: int, y: int) -> tuple[float, float]:
    """Return the position of a map place on the canvas, in mm."""
    return EDGE + x * MM_PER_UNIT, EDGE + y * MM_PER_UNIT


@memo
def desk(star_map: StarMap) -> Page:
    """Return the canvas with the map. Its groups have the references of systems, sectors and lines."""
    laid = plan(star_map, False)
    left, top = EDGE - laid.origin[0], EDGE - laid.origin[1]
    across = max(_LEAST_WIDTH, left + laid.width + _AROUND)
    down = max(_LEAST_HEIGHT, top + laid.height + _AROUND)
    # The canvas grows in steps, because the app would show all of it a little smaller with each change.
    width, height = _STEP * ceil(across / _STEP), _STEP * ceil(down / _STEP)
    on_map = Drawing(laid.width, laid.height, tuple(upon(star_map)))
    ops: tuple[Op, ...] = (
        Path(box(0.0, 0.0, width, height), fill=SKY),
        Path(stars(width, height), fill=STAR),
        Group(left, top, ground(star_map, Look(framed=False, sized=True))),
        *_handles(star_map),
        *_crossings(star_map),
        Group(left, top, on_map),
        *_lonely(star_map),
        *_homes(star_map),
    )
    return Page(Drawing(width, height, ops))


def _handles(star_map: StarMap) -> Iterator[Op]:
    """Yield a knob in the middle of each line, as its handle."""
    size = 2 * _HANDLE + 1.0
    knob = Drawing(size, size, (Path(circle(size / 2, size / 2, _HANDLE), fill=PAPER, stroke=LANE, width=0.4),))
    for line, (one, other) in zip(star_map.lines, joins(star_map), strict=True):
        a, b = star_map.systems[one], star_map.systems[other]
        x, y = to_mm(a.x + b.x, a.y + b.y)
        yield Group((x + EDGE) / 2 - size / 2, (y + EDGE) / 2 - size / 2, knob, line.ref())


def _crossings(star_map: StarMap) -> Iterator[Op]:
    """Yield the crossing lines, in the colour of problems. Rule CC-MAP-06."""
    for place in sorted({place for pair in crossed(star_map) for place in pair}):
        one, other = joins(star_map)[place]
        a, b = (to_mm(star_map.systems[each].x, star_map.systems[each].y) for each in (one, other))
        yield Path((("M", *a), ("L", *b)), stroke=ALERT, width=0.9, dash=2.0)


def _lonely(star_map: StarMap) -> Iterator[Op]:
    """Yield a ring around each system that does not border a sector. Rule CC-MAP-06."""
    if crossed(star_map):
        return
    for system, beside in zip(star_map.systems, bordered(star_map), strict=True):
        if not beside:
            yield Path(circle(*to_mm(system.x, system.y), DISC + 1.4), stroke=ALERT, width=0.6, dash=1.4)


def homes(star_map: StarMap) -> tuple[int, ...]:
    """Return systems for all homes, far enough from each other; none if they do not fit, or if types are not rolled.

    Rule CC-SET-04.
    """
    if untyped(star_map) or not star_map.systems:
        return ()
    on = board(star_map)
    if on.gap != star_map.options.home_gap:
        return ()
    return tuple(set_of_homes(on.far, on.candidates, star_map.players))


def _homes(star_map: StarMap) -> Iterator[Op]:
    """Yield marks where homes could be, to show that they fit."""
    size = 2 * BADGE
    mark = Drawing(
        size,
        size,
        (
            Path(circle(BADGE, BADGE, BADGE - 0.2), fill=PAPER, stroke=INK, width=0.3),
            Symbol(BADGE * 0.4, BADGE * 0.36, BADGE * 1.2, icon("home"), INK, PAPER),
        ),
    )
    for place in homes(star_map):
        x, y = to_mm(star_map.systems[place].x, star_map.systems[place].y)
        yield Group(x - BADGE_AWAY - BADGE, y - BADGE_AWAY - BADGE, mark)

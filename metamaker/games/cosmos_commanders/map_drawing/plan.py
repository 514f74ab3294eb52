"""The places of everything on a map, in mm: systems, the signs of sectors, and labels that keep clear of the rest.

A map is laid out once, at one scale; pages and windows show the drawing larger or smaller.
"""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from math import cos, hypot, pi, sin
from typing import NamedTuple

from metamaker.core.memo import memo_by
from metamaker.games.cosmos_commanders.geometry.sectors import points, sectors
from metamaker.games.cosmos_commanders.map_drawing.signs import DISC
from metamaker.games.cosmos_commanders.model.star_map import STEP, StarMap, joins
from metamaker.rendering.drawing import BOLD, Outline
from metamaker.rendering.metrics import text_width
from metamaker.rendering.proof import Area
from metamaker.rendering.shapes import contains
from metamaker.rendering.text_fitting import at_most, fit

Point = tuple[float, float]

MM_PER_UNIT = 34.0 / STEP
"""Neighbours of the grid are about 34 mm apart."""

SOCKET = 2.9
"""The radius of the place for the owner's counter, at the upper right of a system."""
SOCKET_AWAY = 5.0
"""Distance of the middle of that place from the middle of the system, to the right and up."""

BADGE = 2.3
"""The radius of the mark of a Home, at the upper left."""
BADGE_AWAY = 4.7

TYPE = 3.0
NAME_ROOM = 26.0
_LABEL_UP, _LABEL_DOWN = 2.35, 0.75
"""Height of a label above and below its baseline."""

DOT = 1.9
"""The radius of the place for a trade route."""
_RING = 3.9
_IN_RING = 10
_NUMBER_ROOM = 1.75
"""Minimum distance from the middle of a sign to its dots: room for a number of two digits."""
_LEAST_REACH = 3.3
"""Minimum size of the signs of sectors, even in narrow sectors."""
_LANE_ROOM, _RIM, _CLEAR = 0.6, 0.95, 0.3
"""Distances of the sign of a sector from lines, rims of systems and places for counters."""

_APART = 1.2
"""Distance between a label and its surroundings."""

_EDGE = 4.0
"""Distance between the drawing and the edge of the map."""


class Label(NamedTuple):
    """The label of a system: its number and name with their places; `area` is free except for lines that it `crosses`."""

    number: str
    name: str
    size: float
    x: float
    y: float
    name_x: float
    area: Area
    crosses: bool


class Dots(NamedTuple):
    """The sign of a sector: its middle, the places for trade routes around it, and its total radius."""

    x: float
    y: float
    places: tuple[tuple[float, float], ...]
    dot: float
    reach: float


class Plan(NamedTuple):
    """A map laid out: systems by their places in the list, labels (None if there is no room), dots of sectors.

    `origin`: the place of the map’s origin on the drawing.
    """

    origin: tuple[float, float]
    width: float
    height: float
    systems: tuple[tuple[float, float], ...]
    labels: tuple[Label | None, ...]
    sectors: tuple[Dots, ...]

    def units(self, x: float, y: float) -> tuple[int, int]:
        """Return the map place of a point of the drawing, in units of the map."""
        left, top = self.origin
        return round((x - left) / MM_PER_UNIT), round((y - top) / MM_PER_UNIT)


@memo_by
def plan(star_map: StarMap, turned: bool) -> Plan:
    """Return a map laid out; if it is `turned`, its north is to the right."""
    at = [_mm(point, turned) for point in points(star_map)]
    dots = [
        _dots(tuple(at[each] for each in sector.walk), _mm(sector.centre, turned), sector.capacity)
        for sector in sectors(star_map)
    ]
    labels = _Labels(star_map, at, dots).placed()
    areas = [*(_around(x, y) for x, y in at), *(label.area for label in labels if label), *map(_box, dots)]
    west = min((area.left for area in areas), default=0.0) - _EDGE
    north = min((area.top for area in areas), default=0.0) - _EDGE
    east = max((area.right for area in areas), default=0.0) + _EDGE
    south = max((area.bottom for area in areas), default=0.0) + _EDGE
    return Plan(
        (-west, -north),
        max(east - west, 60.0),
        max(south - north, 40.0),
        tuple((x - west, y - north) for x, y in at),
        tuple(label and _moved(label, -west, -north) for label in labels),
        tuple(each._replace(x=each.x - west, y=each.y - north) for each in dots),
    )


def _mm(point: tuple[int, int], turned: bool) -> Point:
    x, y = point[0] * MM_PER_UNIT, point[1] * MM_PER_UNIT
    return (-y, x) if turned else (x, y)


def _moved(label: Label, x: float, y: float) -> Label:
    left, top, right, bottom = label.area
    area = Area(left + x, top + y, right + x, bottom + y)
    return label._replace(x=label.x + x, y=label.y + y, name_x=label.name_x + x, area=area)


def _around(x: float, y: float) -> Area:
    """Return the area of a system with the places for its counter and for the mark of a Home."""
    return Area(x - BADGE_AWAY - BADGE, y - SOCKET_AWAY - SOCKET, x + SOCKET_AWAY + SOCKET, y + DISC + _RIM)


def _box(dots: Dots) -> Area:
    return Area(dots.x - dots.reach, dots.y - dots.reach, dots.x + dots.reach, dots.y + dots.reach)


@lru_cache(maxsize=2000)
def _dots(corners: tuple[Point, ...], centre: Point, count: int) -> Dots:
    """Return the places for `count` routes in a sector, where they have most room; smaller in a narrow one.

    Cached, because only the sectors around a dragged system change.
    """
    free, x, y = max((_room(spot, corners), *spot) for spot in _spots(centre, corners))
    if count > _IN_RING:
        return _many(x, y, count, free)
    ring = max(_RING, 1.12 * DOT / sin(pi / count)) if count > 1 else _RING
    dot = DOT
    if free < ring + dot:
        free = max(free, _LEAST_REACH)
        dot = min((free - _NUMBER_ROOM) / 2, (free * sin(pi / count) / (1.12 + sin(pi / count))) if count > 1 else DOT)
        ring = free - dot
    return Dots(x, y, _ring(ring, count), dot, ring + dot)


def _ring(radius: float, count: int) -> tuple[tuple[float, float], ...]:
    turns = (2 * pi * place / count for place in range(count))
    return tuple((radius * sin(each), -radius * cos(each)) for each in turns)


def _many(x: float, y: float, count: int, free: float) -> Dots:
    """Return dots in concentric rings, as small as necessary, for more routes than on the rules' own maps."""
    radius = _RING
    places: list[tuple[float, float]] = []
    while len(places) < count:
        places += _ring(radius, min(count - len(places), int(pi * radius / (1.12 * DOT))))
        radius += 2.25 * DOT
    reach = radius - 2.25 * DOT + DOT
    scale = min(1.0, max(free, _LEAST_REACH) / reach)
    return Dots(x, y, tuple((a * scale, b * scale) for a, b in places), DOT * scale, reach * scale)


_TRIED, _FINER = 7, 4
"""Tried places in each direction for the sign of a sector, and then around the best of them."""


def _spots(centre: Point, corners: Sequence[Point]) -> Iterator[Point]:
    """Yield places inside a sector: one well inside by its edges only, those of a grid, those near the best of the grid."""
    yield centre
    outline = polygon(corners)
    west, north = (min(each[axis] for each in corners) for axis in (0, 1))
    east, south = (max(each[axis] for each in corners) for axis in (0, 1))
    across, down = (east - west) / _TRIED, (south - north) / _TRIED
    coarse = [(west + across * column, north + down * row) for column in range(1, _TRIED) for row in range(1, _TRIED)]
    inside = [spot for spot in coarse if contains(outline, *spot)]
    yield from inside
    x, y = max([centre, *inside], key=lambda spot: _room(spot, corners))
    steps = [step / _FINER for step in range(1 - _FINER, _FINER)]
    yield from ((x + across * right, y + down * below) for right in steps for below in steps)


def _room(spot: Point, corners: Sequence[Point]) -> float:
    """Return the distance from a place to the nearest line, disc, or place for a counter around a sector."""
    x, y = spot
    found = min(_away(spot, one, other) for one, other in zip(corners, (*corners[1:], corners[0]), strict=True)) - _LANE_ROOM
    for a, b in corners:
        found = min(found, hypot(x - a, y - b) - DISC - _RIM)
        found = min(found, hypot(x - a - SOCKET_AWAY, y - b + SOCKET_AWAY) - SOCKET - _CLEAR)
        found = min(found, hypot(x - a + BADGE_AWAY, y - b + BADGE_AWAY) - BADGE - _CLEAR)
    return found


def polygon(corners: Sequence[Point]) -> Outline:
    """Return the outline of an area with these corners."""
    return (("M", *corners[0]), *(("L", *each) for each in corners[1:]), ("Z",))


def _away(point: Point, one: Point, other: Point) -> float:
    """Return the distance of a point from a line between two others."""
    long, high = other[0] - one[0], other[1] - one[1]
    square = long * long + high * high
    along = ((point[0] - one[0]) * long + (point[1] - one[1]) * high) / square if square else 0.0
    along = max(0.0, min(1.0, along))
    return hypot(point[0] - one[0] - along * long, point[1] - one[1] - along * high)


class _Labels:
    """Places the label of each system next to it, where it covers least: only pieces of lines, and those seldom."""

    def __init__(self, star_map: StarMap, at: Sequence[Point], dots: Sequence[Dots]) -> None:
        self._map = star_map
        self._at = at
        self._lines = [(at[one], at[other]) for one, other in joins(star_map)]
        self._taken: list[Area] = [*(_around(x, y) for x, y in at), *map(_box, dots)]

    def placed(self) -> list[Label | None]:
        """Return the labels of all systems; the most crowded systems are labelled first."""
        found: list[Label | None] = [None] * len(self._at)
        crowded = sorted(range(len(self._at)), key=lambda place: -self._crowd(place))
        for place in crowded:
            found[place] = label = self._best(place)
            if label is not None:
                self._taken.append(label.area)
        return found

    def _crowd(self, place: int) -> int:
        x, y = self._at[place]
        return sum(abs(x - a) < 2 * DISC + NAME_ROOM and abs(y - b) < 4 * DISC for a, b in self._at)

    def _best(self, place: int) -> Label | None:
        number = str(place + 1)
        x, y = self._at[place]
        reach = Area(x - _REACH, y - _HIGH, x + _REACH, y + _HIGH)
        taken = [area for area in self._taken if area.meets(reach)]
        lines = [each for each in self._lines if _inside(reach, *each)]
        name = self._map.systems[place].name.strip()
        for text in dict.fromkeys((name, "")):
            tried = [
                (_cost(label.area, taken, lines) + 0.2 * rank, rank, label)
                for rank, label in enumerate(self._tried(place, number, text))
            ]
            free = [each for each in tried if each[0] < _BLOCKED]
            if free:
                label = min(free)[2]
                return label._replace(crosses=_crossed(label.area, lines) > 0)
        return None

    def _tried(self, place: int, number: str, name: str) -> Iterator[Label]:
        """Yield the places of a label, the usual ones first: below, at the sides, above, and in between."""
        x, y = self._at[place]
        shown = at_most(fit(name, NAME_ROOM, TYPE, BOLD, 2.7), 1, NAME_ROOM, BOLD) if name else None
        count = fit(number, NAME_ROOM, TYPE)
        before = text_width(count.lines[0], TYPE, BOLD)
        width = before + (1.0 + text_width(shown.lines[0], shown.size, BOLD) if shown else 0.0)
        high = _LABEL_UP + _LABEL_DOWN
        below, above = y + DISC + _APART + _LABEL_UP, y - DISC - _APART - _LABEL_DOWN
        middle = y + (_LABEL_UP - _LABEL_DOWN) / 2
        beside, left = x + DISC + _APART, x - DISC - _APART - width
        spots = [(x - width / 2, below), (beside, middle), (left, middle), (x - width / 2, above - 0.6)]
        spots += [(x + side * width / 3 - width / 2, below) for side in (1, -1)]
        spots += [(beside - 1.6, y + DISC * 0.62 + high * 0.5), (left + 1.6, y + DISC * 0.62 + high * 0.5)]
        spots += [(beside, middle + high * 0.6), (left, middle + high * 0.6)]
        spots += [(left - 1.0, middle - high * 0.8), (beside + 2.2, middle - high * 0.9)]
        spots += [(x + side * width / 2 - width / 2, below + 1.0) for side in (1, -1)]
        spots += [(x + side * width / 2 - width / 2, above - 2.6) for side in (1, -1, 0)]
        spots += [(x - width / 2, below + 3.0)]
        spots += [_outside(x, y, width, turn, away) for away in (0.0, 2.5) for turn in range(_TURNS)]
        for left_end, base in spots:
            area = Area(left_end - 0.3, base - _LABEL_UP, left_end + width + 0.3, base + _LABEL_DOWN)
            text, size = (shown.lines[0], shown.size) if shown else ("", TYPE)
            yield Label(number, text, size, left_end, base, left_end + before + 1.0, area, crosses=False)


_TURNS = 24


def _outside(x: float, y: float, width: float, turn: int, away: float) -> Point:
    """Return the left end and baseline of a label just outside the disc around a point, in one of the directions."""
    right, down = cos(2 * pi * turn / _TURNS), sin(2 * pi * turn / _TURNS)
    high = _LABEL_UP + _LABEL_DOWN
    reach = DISC + _APART + away
    middle_x = x + right * (reach + abs(right) * width / 2)
    middle_y = y + down * (reach + high / 2)
    return middle_x - width / 2, middle_y - high / 2 + _LABEL_UP


_REACH, _HIGH = DISC + NAME_ROOM + 8.0, DISC + 8.0
"""Maximum distance of a label from the middle of its system, to the side and up."""

_BLOCKED = 1e6


def _cost(area: Area, taken: Sequence[Area], lines: Sequence[tuple[Point, Point]]) -> float:
    return _BLOCKED if any(area.meets(other) for other in taken) else _crossed(area, lines)


def _crossed(area: Area, lines: Sequence[tuple[Point, Point]]) -> float:
    """Return the length of lines covered by a label, in mm."""
    return sum(_inside(area, one, other) for one, other in lines)


def _inside(area: Area, one: Point, other: Point) -> float:
    """Return the length of a line within an area, in mm."""
    if max(one[0], other[0]) < area.left or min(one[0], other[0]) > area.right:
        return 0.0
    if max(one[1], other[1]) < area.top or min(one[1], other[1]) > area.bottom:
        return 0.0
    first, last = 0.0, 1.0
    for start, by, low, high in (
        (one[0], other[0] - one[0], area.left, area.right),
        (one[1], other[1] - one[1], area.top, area.bottom),
    ):
        if by == 0:
            continue
        enter, leave = sorted(((low - start) / by, (high - start) / by))
        first, last = max(first, enter), min(last, leave)
    return max(0.0, last - first) * hypot(other[0] - one[0], other[1] - one[1])

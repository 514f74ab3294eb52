"""The sectors of a map: the faces enclosed by its warp lines, numbered in reading order, each with a place for its sign."""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from math import hypot
from typing import NamedTuple

from metamaker.core.ids import ref
from metamaker.core.memo import memo
from metamaker.games.cosmos_commanders.geometry.faces import Point, crossings, faces
from metamaker.games.cosmos_commanders.model.star_map import STEP, StarMap, joins
from metamaker.games.cosmos_commanders.model.words import SystemType

ENCLOSING = 3
"""The fewest systems that enclose a sector. Rule CC-MAP-02."""


class Sector(NamedTuple):
    """An empty region: its number, from 1, the walk around it as indexes of systems, the place of its label.

    A system occurs several times in `walk` if a line ends inside the region; `systems` has each once, in the order of the list.
    `capacity`: the number of routes of all players together.
    """

    number: int
    walk: tuple[int, ...]
    systems: tuple[int, ...]
    capacity: int
    centre: Point

    @property
    def size(self) -> int:
        """The number of systems that border it. Rule CC-MAP-03."""
        return len(self.systems)

    def ref(self) -> str:
        """Return the reference of this sector."""
        return sector_ref(self.number)


def sector_ref(number: int) -> str:
    """Return the reference of the sector with this number."""
    return ref("sectors", str(number))


@memo
def points(star_map: StarMap) -> tuple[Point, ...]:
    """Return the places of the systems of a map."""
    return tuple((system.x, system.y) for system in star_map.systems)


@memo
def crossed(star_map: StarMap) -> tuple[tuple[int, int], ...]:
    """Return the crossing lines of a map, as pairs of places in its list of lines. Rule CC-MAP-06."""
    return crossings(points(star_map), joins(star_map))


@memo
def sectors(star_map: StarMap) -> tuple[Sector, ...]:
    """Return the sectors of a map, from north to south, then from west to east; none if lines cross.

    Rules CC-MAP-02, CC-MAP-03, CC-TRD-02.
    """
    if crossed(star_map):
        return ()
    at = points(star_map)
    walks = [walk for walk in faces(at, joins(star_map)) if len(set(walk)) >= ENCLOSING]
    placed = sorted((_centre(tuple(at[each] for each in walk)), walk) for walk in walks)
    placed.sort(key=lambda each: (2 * each[0][1] // STEP, each[0][0], each[0][1]))
    return tuple(_sector(star_map, number, walk, centre) for number, (centre, walk) in enumerate(placed, 1))


def _sector(star_map: StarMap, number: int, walk: tuple[int, ...], centre: Point) -> Sector:
    systems = tuple(sorted(set(walk)))
    counts = star_map.options.hazard_counts_for_capacity
    capacity = sum(counts or star_map.systems[each].type is not SystemType.HAZARD for each in systems)
    return Sector(number, walk, systems, capacity, centre)


@memo
def bordered(star_map: StarMap) -> tuple[tuple[int, ...], ...]:
    """Return for each system the numbers of the sectors that it borders. Rule CC-MAP-03."""
    found: list[list[int]] = [[] for _ in star_map.systems]
    for sector in sectors(star_map):
        for system in sector.systems:
            found[system].append(sector.number)
    return tuple(map(tuple, found))


_TRIED = 8
"""Places tried in each direction for the sign of a sector."""


@lru_cache(maxsize=2000)
def _centre(corners: tuple[Point, ...]) -> Point:
    """Return a place well inside a region: the point of a fine grid, or its centre of gravity, farthest from any edge.

    Cached, because most regions stay the same while a map is drawn.
    """
    west, north = (min(each[axis] for each in corners) for axis in (0, 1))
    east, south = (max(each[axis] for each in corners) for axis in (0, 1))
    candidates = [_gravity(corners)]
    for across in range(1, _TRIED):
        x = west + (east - west) * across // _TRIED
        candidates += [(x, north + (south - north) * down // _TRIED) for down in range(1, _TRIED)]
    inside = [each for each in candidates if _is_inside(each, corners)]
    return max(inside, key=lambda each: min(_distances(each, corners)), default=candidates[0])


def _gravity(corners: Sequence[Point]) -> Point:
    area = x = y = 0
    for a, b in zip(corners, [*corners[1:], corners[0]], strict=True):
        part = a[0] * b[1] - a[1] * b[0]
        area, x, y = area + part, x + (a[0] + b[0]) * part, y + (a[1] + b[1]) * part
    return (x // (3 * area), y // (3 * area)) if area else corners[0]


def _is_inside(point: Point, corners: Sequence[Point]) -> bool:
    """Return whether a ray from a point to the west meets the edges an odd number of times."""
    x, y = point
    inside = False
    for (ax, ay), (bx, by) in zip(corners, [*corners[1:], corners[0]], strict=True):
        if (ay > y) != (by > y) and x > ax + (bx - ax) * (y - ay) / (by - ay):
            inside = not inside
    return inside


def _distances(point: Point, corners: Sequence[Point]) -> Iterator[float]:
    """Yield the distance of a point from each edge of a region."""
    x, y = point
    for (ax, ay), (bx, by) in zip(corners, [*corners[1:], corners[0]], strict=True):
        long, high = bx - ax, by - ay
        along = ((x - ax) * long + (y - ay) * high) / (long * long + high * high) if long or high else 0.0
        along = max(0.0, min(1.0, along))
        yield hypot(x - ax - along * long, y - ay - along * high)

"""Terrain of the chart: the kinds, sizes and places of its results (4.0.1)."""

from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple

from metamaker.games.metaverse.encounters.zones import Area
from metamaker.games.metaverse.model.terrain import BODIES, Band, Disc, Everywhere, Shape, Terrain, TerrainKind, Wind
from metamaker.games.metaverse.rules.roll import throw
from metamaker.play.dice import Dice
from metamaker.play.geometry import CM, Point, off_line

VOID = 5
"""Results up to this number are void. Rule MV-4.0.1-05."""

TRIES = 60
"""Attempts to place a piece of terrain before it is left out; this misses one in a thousand pieces that have room."""


class Ground(NamedTuple):
    """The table, with the zones where the placing player may not or would rather not put terrain.

    `agreed`: both players agree on terrain, and neither places it. Rules MV-4.0.1-02, -04.
    """

    table_cm: tuple[int, int]
    barred: tuple[Area, ...]
    avoided: tuple[Area, ...]
    agreed: bool


class _Maker:
    """Maker of the terrain of one result. `dice` roll for the table, `choice` for the player who places terrain."""

    def __init__(self, ground: Ground, dice: Dice, choice: Dice, there: Sequence[Terrain]) -> None:
        self.ground = ground
        self.dice = dice
        self.choice = choice
        self.there = list(there)

    def between(self, least: int, most: int) -> int:
        """Return a whole number that the placing player chooses."""
        return least + self.choice.roll(most - least + 1) - 1

    def clusters(self, faces: int) -> Iterator[Terrain]:
        for _ in range(self.dice.roll(faces)):
            yield from self._disc(TerrainKind.ASTEROID_CLUSTER, self.between(4, LARGEST_CLUSTER))

    def field(self, least: int, most: int) -> Iterator[Terrain]:
        """Yield a strip from the western edge to the eastern one: the long way, on which it is in no long zone."""
        length, width = self.ground.table_cm
        for zones in self._wishes():
            for _ in range(TRIES):
                wide = self.between(least, most)
                south = (width - wide) // 2
                one, other = float(self.between(-south, south)), float(self.between(-south, south))
                shape = Band(x_cm=-length / 2, y_cm=one, to_x_cm=length / 2, to_y_cm=other, width_cm=float(wide))
                if self._fits(shape, zones):
                    yield self._thing(TerrainKind.ASTEROID_FIELD, shape)
                    return

    def body(self, kind: TerrainKind, least: int, most: int) -> Iterator[Terrain]:
        """Yield a body of a size within limits, a smaller one if there is no room for a larger one."""
        wide = self.between(least, most)
        for diameter in dict.fromkeys((wide, (wide + least) // 2, least)):
            made = list(self._disc(kind, diameter))
            if made:
                yield from made
                return

    def planet(self, least: int, most: int) -> Iterator[Terrain]:
        small = most <= SMALL_PLANET
        kind = TerrainKind.MOON if small and self.choice.roll(2) == 1 else TerrainKind.PLANET
        yield from self.body(kind, least, most)

    def nebula(self, kind: TerrainKind) -> Iterator[Terrain]:
        """Yield a cloud: over the whole table if all agree, otherwise one that keeps clear of the enemy's zone."""
        wind = None
        if kind is TerrainKind.EMISSION_NEBULA:
            direction = self.dice.roll(8) - 1
            wind = Wind(direction=direction, strength=throw(3, self.dice).result)
        if self.ground.agreed:
            yield self._thing(kind, Everywhere(), wind)
            return
        for made in self.body(kind, LEAST_NEBULA, self.ground.table_cm[1]):
            yield made.with_(wind=wind)

    def star(self, diameter: int) -> Iterator[Terrain]:
        """Yield a star beyond an edge without a deployment zone, as far away as its radius, where its field is weakest."""
        length, width = self.ground.table_cm
        free = [side for side in ((1, 0), (-1, 0), (0, 1), (0, -1)) if not _deploys(side, self.ground)]
        if not free:
            yield from self._disc(TerrainKind.STAR, diameter)
            return
        east, north = free[self.between(0, len(free) - 1)]
        x, y = east * (length / 2 + diameter), north * (width / 2 + diameter)
        yield self._thing(TerrainKind.STAR, Disc(x_cm=x, y_cm=y, diameter_cm=float(diameter)))

    def remnant(self, kinds: Sequence[TerrainKind]) -> Iterator[Terrain]:
        """Yield the remnant of a star, D6 times 5 cm across. Rules MV-4.0.1-15, -16."""
        diameter = 5 * self.dice.roll(6)
        yield from self._disc(kinds[self.between(0, len(kinds) - 1)], diameter)

    def _disc(self, kind: TerrainKind, diameter: int) -> Iterator[Terrain]:
        """Yield round terrain with its middle on the table and outside all zones; if there is no room, outside forbidden zones.

        Bodies are outside all zones, because they would destroy a ship that is set up on them. Rule MV-5.0.1-03.
        """
        length, width = (side // 2 for side in self.ground.table_cm)
        for zones in self._wishes()[: 1 if kind in BODIES else None]:
            for _ in range(TRIES):
                x, y = float(self.between(-length, length)), float(self.between(-width, width))
                shape = Disc(x_cm=x, y_cm=y, diameter_cm=float(diameter))
                if self._fits(shape, zones):
                    yield self._thing(kind, shape)
                    return

    def _wishes(self) -> tuple[tuple[Area, ...], ...]:
        """Return the zones to keep clear of, as many as possible: all of them, or only the forbidden ones."""
        return (*self.ground.barred, *self.ground.avoided), self.ground.barred

    def _fits(self, shape: Shape, zones: Sequence[Area]) -> bool:
        return not any(overlaps(shape, zone) for zone in zones) and not any(touch(shape, other.shape) for other in self.there)

    def _thing(self, kind: TerrainKind, shape: Shape, wind: Wind | None = None) -> Terrain:
        word = kind.value.replace("_", "-")
        made = Terrain(id=f"{word}-{sum(each.kind is kind for each in self.there) + 1}", kind=kind, shape=shape, wind=wind)
        self.there.append(made)
        return made


LARGEST_CLUSTER = 10
"""The largest diameter of a cluster in cm. Rules MV-4.0.1-06, -07."""

SMALL_PLANET, MEDIUM_PLANET, LARGE_PLANET = 20, 50, 100
"""The largest diameter of each size in cm. Rules MV-4.0.1-10 to -12."""

LEAST_NEBULA = 50
"""The smallest diameter of a nebula in cm. Rule MV-4.0.1-13."""

DWARF, GIANT = 100, 500
"""The minimum diameters of a dwarf star and of a giant in cm: larger ones pull so strongly that no ship keeps its course.

Rule MV-4.0.1-14.
"""

_DENSE = (TerrainKind.NEUTRON_STAR, TerrainKind.PULSAR, TerrainKind.MAGNETAR)

RESULTS: dict[int, Callable[[_Maker], Iterator[Terrain]]] = {
    6: lambda made: made.clusters(6),
    7: lambda made: made.clusters(12),
    8: lambda made: made.field(10, 20),
    9: lambda made: made.field(20, 40),
    10: lambda made: made.planet(4, SMALL_PLANET),
    11: lambda made: made.planet(SMALL_PLANET + 1, MEDIUM_PLANET),
    12: lambda made: made.planet(MEDIUM_PLANET + 1, LARGE_PLANET),
    13: lambda made: made.nebula(TerrainKind.EMISSION_NEBULA),
    14: lambda made: made.nebula(TerrainKind.PLANETARY_NEBULA),
    15: lambda made: made.nebula(TerrainKind.DARK_NEBULA),
    16: lambda made: made.nebula(TerrainKind.SUPERNOVA_REMNANT),
    17: lambda made: made.star(DWARF),
    18: lambda made: made.star(GIANT),
    19: lambda made: made.remnant(_DENSE),
    20: lambda made: made.remnant((TerrainKind.SINGULARITY,)),
}
"""The terrain of each result of the chart; all other results are void. Rules MV-4.0.1-05 to -16."""


def placed(result: int, ground: Ground, dice: Dice, choice: Dice, there: Sequence[Terrain]) -> tuple[Terrain, ...]:
    """Return the terrain of a result of the chart, next to existing terrain; empty without room for it.

    Dice: the D6 or D12 of clusters, the D6 of neutron stars and singularities, the D8 and the D3 of an emission nebula's wind.
    Rules MV-4.0.1-04 to -16, MV-5.0.6-01.
    """
    make = RESULTS.get(result)
    return () if make is None else tuple(make(_Maker(ground, dice, choice, there)))


def _deploys(side: tuple[int, int], ground: Ground) -> bool:
    """Return whether a deployment zone lies along an edge, given as a step east and north. Rule MV-4.0.1-14."""
    length, width = (each * CM // 2 for each in ground.table_cm)
    east, north = side
    for zone in (*ground.barred, *ground.avoided):
        if (east and (zone.east >= length if east > 0 else zone.west <= -length) and _is_tall(zone)) or (
            north and (zone.north >= width if north > 0 else zone.south <= -width)
        ):
            return True
    return False


def _is_tall(zone: Area) -> bool:
    """Return whether a zone lies along a short edge instead of only ending at it."""
    return zone.north - zone.south > zone.east - zone.west


def overlaps(shape: Shape, zone: Area) -> bool:
    """Return whether part of a template lies in a zone; its gravity field does not count. Rule MV-4.0.1-04."""
    if isinstance(shape, Everywhere):
        return True
    ends, radius = _capsule(shape)
    if any(zone.holds(end) for end in ends):
        return True
    corners = [
        Point(zone.west, zone.south),
        Point(zone.east, zone.south),
        Point(zone.east, zone.north),
        Point(zone.west, zone.north),
    ]
    return any(off_line(*ends, corners[place - 1], corners[place]) < radius for place in range(len(corners)))


def touch(shape: Shape, other: Shape) -> bool:
    """Return whether two templates overlap; clouds over the whole table never do."""
    if isinstance(shape, Everywhere) or isinstance(other, Everywhere):
        return False
    (one, radius), (two, more) = _capsule(shape), _capsule(other)
    return off_line(*one, *two) < radius + more


def _capsule(shape: Shape) -> tuple[tuple[Point, Point], int]:
    """Return the ends of the middle line of a template and its radius, in 1/1000 cm."""
    if isinstance(shape, Band):
        ends = Point(_units(shape.x_cm), _units(shape.y_cm)), Point(_units(shape.to_x_cm), _units(shape.to_y_cm))
        return ends, _units(shape.width_cm) // 2
    if isinstance(shape, Disc):
        place = Point(_units(shape.x_cm), _units(shape.y_cm))
        return (place, place), _units(shape.diameter_cm) // 2
    raise TypeError(f"a {shape.form} has no middle line")


def _units(length_cm: float) -> int:
    return round(length_cm * CM)

"""Terrain in a battle: bodies with their gravity fields, asteroids, clouds, all in 1/1000 cm (chapter 5)."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from metamaker.games.metaverse.model.arc import Arc
from metamaker.games.metaverse.model.terrain import BODIES, NEBULAE, Band, Disc, Edge, Terrain, TerrainKind
from metamaker.play.geometry import CM, Point, distance, off_line

DENSE: Final = (TerrainKind.NEUTRON_STAR, TerrainKind.PULSAR, TerrainKind.MAGNETAR)
"""Stars with fields three times as large and as strong. Rules MV-5.0.2-03, -04."""

DENSITY: Final = 3
HOLE_REACH: Final = 10
"""The radius of a singularity's field, in diameters. Rule MV-5.0.3-01."""

FIELD_STEP: Final = 10 * CM
"""Depth in a field over which its strength grows by one. Rule MV-5.0.1-05."""

CLEAR, MURKY, IONISED = 0, 1, 2
"""How a place affects sensors: not at all, as a nebula, or as one of ionised gas. Rules MV-5.0.5-01, MV-5.0.7-01."""

STRAIGHT: Final = 10**11
"""The radius of a surface along a table edge: so great that over a table it is straight to 1/1000 cm."""


class Feature:
    """One piece of terrain. `radius` is that of its template; `reach` is the width of its field from the template's edge.

    `ends` are the ends of the middle line of a strip, twice the middle of a disc. `boundless` terrain covers the whole table.
    `wind` is the direction of a wind, in eighths of the compass, and its strength; 0 if there is none or it was not rolled.
    """

    def __init__(self, terrain: Terrain, table_cm: tuple[int, int]) -> None:
        self._written = terrain, table_cm
        self.key = str(terrain.id)
        self.kind = terrain.kind
        self.name = str(terrain.name)
        self.boundless = False
        self.ends = Point(0, 0), Point(0, 0)
        self.radius = 0
        diameter = 0
        shape = terrain.shape
        if isinstance(shape, Disc):
            place = Point(_units(shape.x_cm), _units(shape.y_cm))
            diameter = _units(shape.diameter_cm)
            self.ends, self.radius = (place, place), diameter // 2
        elif isinstance(shape, Band):
            self.ends = Point(_units(shape.x_cm), _units(shape.y_cm)), Point(_units(shape.to_x_cm), _units(shape.to_y_cm))
            self.radius = _units(shape.width_cm) // 2
        elif isinstance(shape, Edge):
            place = beyond(shape.side, table_cm)
            diameter = _units(shape.diameter_cm)
            self.ends, self.radius = (place, place), STRAIGHT
        else:
            self.boundless = True
        self.reach = diameter * _reach(terrain.kind)
        self.wind = (0, 0) if terrain.wind is None else (int(terrain.wind.direction), int(terrain.wind.strength))

    def copy(self) -> "Feature":
        """Return a copy with the present wind."""
        found = Feature(*self._written)
        found.wind = self.wind
        return found

    @property
    def centre(self) -> Point:
        """The middle of a disc."""
        return self.ends[0]

    @property
    def is_body(self) -> bool:
        """Whether it has a destructive template and a gravity field."""
        return self.kind in BODIES

    def holds(self, place: Point) -> bool:
        """Return whether it contains a place; the edge counts."""
        return self.boundless or self.meets(place, place)

    def meets(self, start: Point, end: Point) -> bool:
        """Return whether it touches a straight path. Rules MV-5.0.1-03, MV-5.0.4-06."""
        return self.boundless or off_line(start, end, *self.ends) <= self.radius

    def strength(self, place: Point) -> int:
        """Return the strength of its gravity at a place, 0 outside. Rules MV-5.0.1-04, -05, MV-5.0.2-03, MV-5.0.3-01."""
        if not self.is_body:
            return 0
        depth = self.radius + self.reach - distance(place, self.centre)
        if depth < 0:
            return 0
        return (depth // FIELD_STEP + 1) * (DENSITY if self.kind in DENSE else 1)


def described(feature: Feature) -> tuple[str, str, str, bool, int, int, int, int, int, int, int, int]:
    """Return a piece of terrain as plain values for views and events: see `TerrainPlaced`."""
    one, other = feature.ends
    shape = feature.boundless, one.x, one.y, other.x, other.y, feature.radius, feature.reach
    return feature.key, feature.kind.value, feature.name, *shape, *feature.wind


class Gravity(NamedTuple):
    """The gravity at a place: a body and the strength of its field there."""

    body: Feature
    strength: int


def pulls(features: Sequence[Feature], place: Point) -> list[Gravity]:
    """Return the gravity fields at a place, in the order of the bodies. Rule MV-5.0.1-07."""
    found = [Gravity(body, body.strength(place)) for body in features]
    return [each for each in found if each.strength]


def murk(features: Sequence[Feature], place: Point) -> int:
    """Return the effect of a place on sensors: `CLEAR`, `MURKY` or `IONISED`. Rules MV-5.0.5-01, MV-5.0.7-01."""
    found = CLEAR
    for feature in features:
        if feature.kind in NEBULAE and feature.holds(place):
            found = max(found, IONISED if feature.kind is TerrainKind.PLANETARY_NEBULA else MURKY)
    return found


def beyond(side: Arc, table_cm: tuple[int, int]) -> Point:
    """Return the middle of a surface that lies along an edge of the table. Rule MV-5.0.2-01."""
    east, north = table_cm[0] * CM // 2 + STRAIGHT, table_cm[1] * CM // 2 + STRAIGHT
    if side is Arc.FORE:
        return Point(0, north)
    if side is Arc.AFT:
        return Point(0, -north)
    return Point(east if side is Arc.STARBOARD else -east, 0)


def _reach(kind: TerrainKind) -> int:
    if kind in DENSE:
        return DENSITY
    return HOLE_REACH if kind is TerrainKind.SINGULARITY else 1


def _units(length_cm: float) -> int:
    return round(length_cm * 10) * (CM // 10)

"""Terrain on the table: planets, stars, singularities, asteroids, nebulae (chapter 5), as data of an encounter.

Positions are in cm east and north of the centre of the table, in steps of 0.1 cm.
"""

from enum import StrEnum
from typing import Annotated, Literal

from pydantic import Field

from metamaker.core.frozen import Frozen, Id, Name
from metamaker.games.metaverse.model.arc import Arc


class TerrainKind(StrEnum):
    """The kinds of terrain. Rules MV-5.0.1-01, -10, MV-5.0.2-01 to -04, MV-5.0.3-01, MV-5.0.4-01, MV-5.0.5-02."""

    PLANET = "planet"
    MOON = "moon"
    STAR = "star"
    NEUTRON_STAR = "neutron_star"
    PULSAR = "pulsar"
    MAGNETAR = "magnetar"
    SINGULARITY = "singularity"
    ASTEROID_CLUSTER = "asteroid_cluster"
    ASTEROID_FIELD = "asteroid_field"
    EMISSION_NEBULA = "emission_nebula"
    PLANETARY_NEBULA = "planetary_nebula"
    DARK_NEBULA = "dark_nebula"
    SUPERNOVA_REMNANT = "supernova_remnant"


BODIES = (
    TerrainKind.PLANET,
    TerrainKind.MOON,
    TerrainKind.STAR,
    TerrainKind.NEUTRON_STAR,
    TerrainKind.PULSAR,
    TerrainKind.MAGNETAR,
    TerrainKind.SINGULARITY,
)
"""The kinds of terrain with a destructive template and a gravity field. Rules MV-5.0.1-03, -10, MV-5.0.2-01, MV-5.0.3-01."""

NEBULAE = (
    TerrainKind.EMISSION_NEBULA,
    TerrainKind.PLANETARY_NEBULA,
    TerrainKind.DARK_NEBULA,
    TerrainKind.SUPERNOVA_REMNANT,
)
"""The kinds of terrain that double the distance for range bands. Rule MV-5.0.5-01."""

Place = Annotated[float, Field(ge=-2000, le=2000, multiple_of=0.1)]
"""A coordinate in cm, up to the centre of the largest star off the table."""

Size = Annotated[float, Field(gt=0, le=2000, multiple_of=0.1)]
"""A diameter or width in cm."""


class Disc(Frozen):
    """A round template: its centre and its diameter. Rule MV-5.0.1-01."""

    form: Literal["disc"] = "disc"
    x_cm: Place
    y_cm: Place
    diameter_cm: Size


class Band(Frozen):
    """A strip of this width on both sides of a line between two points, such as from one edge to another. Rule MV-4.0.1-08."""

    form: Literal["band"] = "band"
    x_cm: Place
    y_cm: Place
    to_x_cm: Place
    to_y_cm: Place
    width_cm: Size


class Edge(Frozen):
    """The surface of a star along an edge of the table, and the diameter of the star. Rule MV-5.0.2-01.

    The edges have the names of the arcs of a ship that faces north: fore is north, starboard is east.
    """

    form: Literal["edge"] = "edge"
    side: Arc
    diameter_cm: Size


class Everywhere(Frozen):
    """The whole table and everything beyond it. Rule MV-5.0.5-01."""

    form: Literal["everywhere"] = "everywhere"


Shape = Annotated[Disc | Band | Edge | Everywhere, Field(discriminator="form")]


class Wind(Frozen):
    """The direction to which a wind blows, in eighths of a circle clockwise from north, and its strength. Rule MV-5.0.6-01."""

    direction: Annotated[int, Field(ge=0, le=7)]
    strength: Annotated[int, Field(ge=1, le=3)]


class Terrain(Frozen):
    """A terrain item. Only emission nebulae have their own wind (MV-5.0.6-01)."""

    id: Id
    kind: TerrainKind
    shape: Shape
    name: Name = ""
    wind: Wind | None = None

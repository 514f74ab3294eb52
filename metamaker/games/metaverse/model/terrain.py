"""Terrain on the table: planets, stars, singularities, asteroids, nebulae (chapter 5), as data of an encounter.

Places are in cm east and north of the middle of the table, in steps of a tenth.
"""

from enum import StrEnum
from typing import Annotated, Literal

from pydantic import Field

from metamaker.core.frozen import Frozen, Name
from metamaker.core.ids import Id
from metamaker.games.metaverse.model.arc import Arc


class TerrainKind(StrEnum):
    """What lies there. Rules MV-5.0.1-01, -10, MV-5.0.2-01 to -04, MV-5.0.3-01, MV-5.0.4-01, MV-5.0.5-02."""

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
"""What has a template that destroys and a gravity field. Rules MV-5.0.1-03, -10, MV-5.0.2-01, MV-5.0.3-01."""

NEBULAE = (
    TerrainKind.EMISSION_NEBULA,
    TerrainKind.PLANETARY_NEBULA,
    TerrainKind.DARK_NEBULA,
    TerrainKind.SUPERNOVA_REMNANT,
)
"""What doubles the distance that range bands are counted over. Rule MV-5.0.5-01."""

Place = Annotated[float, Field(ge=-2000, le=2000, multiple_of=0.1)]
"""A coordinate in cm: as far as the middle of the largest star that may lie off the table."""

Size = Annotated[float, Field(gt=0, le=2000, multiple_of=0.1)]
"""A diameter or a width in cm."""


class Disc(Frozen):
    """A round template: its middle and its diameter. Rule MV-5.0.1-01."""

    form: Literal["disc"] = "disc"
    x_cm: Place
    y_cm: Place
    diameter_cm: Size


class Band(Frozen):
    """A strip so wide on both sides of the line between two points, such as from one edge to another. Rule MV-4.0.1-08."""

    form: Literal["band"] = "band"
    x_cm: Place
    y_cm: Place
    to_x_cm: Place
    to_y_cm: Place
    width_cm: Size


class Edge(Frozen):
    """The surface of a star along an edge of the table, and the diameter of the star. Rule MV-5.0.2-01.

    The edges are called like arcs of a ship in the middle that faces north: fore is north, starboard east.
    """

    form: Literal["edge"] = "edge"
    side: Arc
    diameter_cm: Size


class Everywhere(Frozen):
    """The whole table and all that is beyond. Rule MV-5.0.5-01."""

    form: Literal["everywhere"] = "everywhere"


Shape = Annotated[Disc | Band | Edge | Everywhere, Field(discriminator="form")]


class Wind(Frozen):
    """Where a wind blows to, in eighths of the compass clockwise from north, and how strongly. Rule MV-5.0.6-01."""

    direction: Annotated[int, Field(ge=0, le=7)]
    strength: Annotated[int, Field(ge=1, le=3)]


class Terrain(Frozen):
    """One thing on the table. Only an emission nebula has a wind of its own (MV-5.0.6-01)."""

    id: Id
    kind: TerrainKind
    shape: Shape
    name: Name = ""
    wind: Wind | None = None

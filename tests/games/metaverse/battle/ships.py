"""The ships of the worked examples, courses, and plots by their codes."""

from metamaker.games.metaverse.battle.kinematics.course import STILL, Cinematic, Newtonian
from metamaker.games.metaverse.battle.kinematics.means import Means, means
from metamaker.games.metaverse.battle.plot.orders import Plot
from metamaker.games.metaverse.battle.plot.text import parsed
from metamaker.games.metaverse.model.arc import Arc, Facing
from metamaker.games.metaverse.model.section import Component
from metamaker.games.metaverse.model.words import MovementMethod
from metamaker.play.geometry import Point
from tests.games.metaverse.builders import BARE, component, design_of, with_core

ORIGIN = Point(0, 0)
COMPASS = ("N", "NE", "E", "SE", "S", "SW", "W", "NW")


def ship_of(*components: Component, newtonian: bool = False, bridge: bool = True) -> Means:
    """Return the means of a core-only ship with these systems, maximum speed 20 if it is cinematic."""
    method = MovementMethod.NEWTONIAN if newtonian else MovementMethod.CINEMATIC
    systems = (component("bridge"), *components) if bridge else components
    return means(design_of(with_core(BARE.with_(movement_method=method), components=systems)))


def thrusters(rating: int, count: int) -> tuple[Component, Component]:
    return component("thruster", rating, Arc.PORT, count=count), component("thruster", rating, Arc.STARBOARD, count=count)


HERON_SYSTEMS = (
    component("primitive_stl", 4, Facing.AFT, count=2),
    component("primitive_stl", 2, Facing.FORE),
    *thrusters(2, 2),
)
KESTREL_SYSTEMS = (
    component("primitive_stl", 2, Facing.AFT, count=2),
    component("primitive_stl", 1, Facing.FORE, count=2),
    *thrusters(1, 3),
)
HERON = ship_of(*HERON_SYSTEMS)
"""The cinematic ship of the worked examples (MV-1.2.1-19)."""

KESTREL = ship_of(*KESTREL_SYSTEMS, newtonian=True)
"""The Newtonian ship of the worked examples (MV-1.2.2-23)."""

PORT_1, PORT_2 = "core/thruster-port#1", "core/thruster-port#2"
STARBOARD_1, STARBOARD_2 = "core/thruster-starboard#1", "core/thruster-starboard#2"
AFT_1, AFT_2, FORE_1 = "core/primitive-stl-aft#1", "core/primitive-stl-aft#2", "core/primitive-stl-fore#1"


def sailing(speed: int, heading: int = 0, place: Point = ORIGIN, *, mirrored: bool = False) -> Cinematic:
    return Cinematic(place, heading, speed, mirrored)


def floating(
    rotation: int = 0, heading: int = 0, place: Point = ORIGIN, *, mirrored: bool = False, **momenta: int
) -> Newtonian:
    """Return a Newtonian course with momenta by compass point: `floating(N=8, NW=6)`."""
    assert set(momenta) <= set(COMPASS)
    return Newtonian(place, heading, tuple(momenta.get(point, 0) for point in COMPASS) or STILL, rotation, mirrored)


def plot(codes: str) -> Plot:
    return parsed(codes)

"""When and whither a plot pushes a ship: the thrust orders with the stage of the rotation at which each is given."""

from collections.abc import Iterator
from typing import NamedTuple

from metamaker.games.metaverse.battle.motion.course import POINTS, Newtonian
from metamaker.games.metaverse.battle.plot.orders import THRUST, WRITTEN_ORDER, Code, Plot

DIRECTIONS = 4
"""Ways to push a ship, clockwise from forward."""


class Thrust(NamedTuple):
    """Drive points given together: after `stage` steps of 45° and before or after a flip, in a direction from the bow."""

    stage: int
    flipped: bool
    direction: int
    points: int


def new_rotation(plot: Plot, rotation: int) -> int:
    """Return the spin of a Newtonian ship once the plot's turns are added, clockwise positive. Rules MV-1.2.2-08, -09."""
    return rotation + plot.total(Code.RIGHT) - plot.total(Code.LEFT)


def thrusts(plot: Plot, rotation: int) -> Iterator[Thrust]:
    """Yield the thrust orders of a plot that leaves a Newtonian ship with `rotation`, as written.

    A thrust that is written behind a turn is given on the facing at the end of the rotation, one before all turns on
    that at its beginning; `@` names any other stage. Rules MV-1.2.2-12, MV-1.2.3-10.
    """
    flipped = turned = False
    for order in plot.orders:
        if order.code is Code.FLIP:
            flipped = True
        elif order.code in {Code.RIGHT, Code.LEFT}:
            turned = True
        elif order.code in THRUST:
            written = abs(rotation) if turned else 0
            stage = written if order.stage == WRITTEN_ORDER else order.stage
            yield Thrust(stage, flipped, THRUST.index(order.code), order.amount)


def compass_point(course: Newtonian, thrust: Thrust, rotation: int) -> int:
    """Return the compass point (0 to 7, N to NW) toward which a thrust pushes. Rules MV-1.2.2-03 to -05, MV-1.2.3-08."""
    turned = thrust.stage if rotation >= 0 else -thrust.stage
    flip = POINTS // 2 if thrust.flipped else 0
    return (course.heading // 2 + turned + flip + 2 * thrust.direction) % POINTS


def pushed(momenta: list[int], point: int, points: int) -> None:
    """Spend thrust points on the momentum toward a compass point, the one against it undone first.

    What does not buy a whole point of momentum is lost. Rules MV-1.2.2-14, -17, -19.
    """
    against = (point + POINTS // 2) % POINTS
    undone = min(points, momenta[against])
    momenta[against] -= undone
    points -= undone
    while points >= (price := 1 + momenta[point] // 10):
        points -= price
        momenta[point] += 1

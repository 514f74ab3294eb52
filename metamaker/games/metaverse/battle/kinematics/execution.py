"""Execution of a plot: cinematic or Newtonian, straight legs between turns, thrust at its stages (1.2.1, 1.2.2)."""

from collections.abc import Iterator
from typing import Final, NamedTuple

from metamaker.games.metaverse.battle.kinematics.course import (
    POINTS,
    Cinematic,
    Course,
    Leg,
    Move,
    Newtonian,
    leg,
    reversed_heading,
)
from metamaker.games.metaverse.battle.plot.orders import THRUST, WRITTEN_ORDER, Code, Plot
from metamaker.play.geometry import HEADINGS


def cinematic_move(course: Cinematic, plot: Plot) -> Move:
    """Return the move of a cinematic ship by a legal plot. Rules MV-1.2.1-06, -10, -15 to -18, -24.

    A roll swaps the sides at the end (MV-1.2.3-06). Turns caused by terrain come first; each plotted turn the other way cancels
    one of them (MV-5.0.1-08, MV-5.0.6-02).
    """
    speed, turns, swapped = course.speed, [], course.mirrored
    for order in plot.orders:
        code = order.code
        if code is Code.FASTER:
            speed += order.amount
        elif code is Code.SLOWER:
            speed -= order.amount
        elif code is Code.RIGHT:
            turns += [1] * order.amount
        elif code is Code.LEFT:
            turns += [-1] * order.amount
        elif code is Code.ROLL:
            swapped = not swapped
    if course.pull:
        turns = _with_pull(turns, course.pull)
    legs = _legs(course, speed, turns)
    last = legs[-1]
    return Move(course, tuple(legs), Cinematic(last.end, last.facing, speed, swapped))


def _with_pull(plotted: list[int], pull: int) -> list[int]:
    """Return the turns of a ship, plotted and caused by terrain. Rule MV-5.0.1-08."""
    forced = 1 if pull > 0 else -1
    cancelled = min(abs(pull), plotted.count(-forced))
    left = [forced] * (abs(pull) - cancelled)
    for turn in plotted:
        if turn == -forced and cancelled:
            cancelled -= 1
        else:
            left.append(turn)
    return left


def _legs(course: Cinematic, speed: int, turns: list[int]) -> list[Leg]:
    length, longer = divmod(abs(speed), len(turns) + 1)
    place, facing, legs = course.place, course.heading, []
    for number in range(len(turns) + 1):
        if number:
            facing = (facing + turns[number - 1]) % HEADINGS
        heading = facing if speed >= 0 else reversed_heading(facing)
        legs.append(leg(place, heading, facing, length + 1 if number < longer else length))
        place = legs[-1].end
    return legs


DIRECTIONS: Final = 4
"""The number of directions in which drives push a ship, clockwise from forward."""


class Thrust(NamedTuple):
    """Drive points at one stage, after `stage` steps of 45° and before or after a flip, in a direction from the bow."""

    stage: int
    flipped: bool
    direction: int
    points: int


def new_rotation(plot: Plot, rotation: int) -> int:
    """Return the spin of a Newtonian ship after the plot's turns, clockwise positive. Rules MV-1.2.2-08, -09."""
    return rotation + plot.total(Code.RIGHT) - plot.total(Code.LEFT)


def thrusts(plot: Plot, rotation: int) -> Iterator[Thrust]:
    """Yield the thrust orders of a plot that leaves a Newtonian ship with `rotation`, as written.

    Thrust after a turn in the plot uses the facing at the end of the rotation, thrust before all turns the facing at its
    beginning. `@` names any other stage. Rules MV-1.2.2-12, MV-1.2.3-10.
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
    """Return the compass point (0 to 7, N to NW) of the push of a thrust. Rules MV-1.2.2-03 to -05, MV-1.2.3-08."""
    turned = thrust.stage if rotation >= 0 else -thrust.stage
    flip = POINTS // 2 if thrust.flipped else 0
    return (course.heading // 2 + turned + flip + 2 * thrust.direction) % POINTS


def pushed(momenta: list[int], point: int, points: int) -> None:
    """Spend thrust points on the momentum toward a compass point, after undoing the opposite momentum.

    A remainder that does not pay for a whole point of momentum is lost. Rules MV-1.2.2-14, -17, -19.
    """
    against = (point + POINTS // 2) % POINTS
    undone = min(points, momenta[against])
    momenta[against] -= undone
    points -= undone
    while points >= (price := 1 + momenta[point] // 10):
        points -= price
        momenta[point] += 1


def newtonian_move(course: Newtonian, plot: Plot) -> Move:
    """Return the move of a Newtonian ship by a legal plot. Rules MV-1.2.2-11, -18, -20, -21.

    A roll or flip swaps the sides at the end, a flip turns the bow half around (MV-1.2.3-06, -08).
    """
    rotation = new_rotation(plot, course.rotation)
    momenta = momenta_after(course, plot, rotation)
    facing, swapped = (course.heading + 2 * rotation) % HEADINGS, course.mirrored
    if plot.has(Code.FLIP):
        facing, swapped = reversed_heading(facing), not swapped
    if plot.has(Code.ROLL):
        swapped = not swapped
    place, legs = course.place, list[Leg]()
    for point, length in enumerate(momenta):
        if length:
            legs.append(leg(place, 2 * point, facing, length))
            place = legs[-1].end
    return Move(
        course,
        tuple(legs) or (leg(place, facing, facing, 0),),
        Newtonian(place, facing, momenta, rotation, swapped),
    )


def momenta_after(course: Newtonian, plot: Plot, rotation: int) -> tuple[int, ...]:
    """Return the momenta after the thrust of a plot, pooled by stage and compass point. Rule MV-1.2.2-27."""
    pools: dict[tuple[int, int], int] = {}
    for thrust in thrusts(plot, rotation):
        pool = thrust.stage, compass_point(course, thrust, rotation)
        pools[pool] = pools.get(pool, 0) + thrust.points
    if not pools:
        return course.momenta
    momenta = list(course.momenta)
    for stage, point in sorted(pools, key=_stage):
        pushed(momenta, point, pools[stage, point])
    return tuple(momenta)


def _stage(pool: tuple[int, int]) -> int:
    return pool[0]


def executed(course: Course, plot: Plot) -> Move:
    """Return the move of a ship by a legal plot; a blank plot keeps momentum and spin.

    For an FTL jump it is only the turn's ordinary movement. Rules MV-1.2.0-01 to -03, MV-2.1.3-01, MV-A.1-15.
    """
    if isinstance(course, Cinematic):
        return cinematic_move(course, plot)
    return newtonian_move(course, plot)

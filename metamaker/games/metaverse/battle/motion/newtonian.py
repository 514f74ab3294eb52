"""Newtonian movement: rotate, buy momentum on the way, then walk every compass momentum in full (1.2.2)."""

from metamaker.battle.plane import HEADINGS
from metamaker.games.metaverse.battle.motion.course import Newtonian, reversed_heading
from metamaker.games.metaverse.battle.motion.path import Leg, Move, leg
from metamaker.games.metaverse.battle.motion.thrust import compass_point, new_rotation, pushed, thrusts
from metamaker.games.metaverse.battle.plot.orders import Code, Plot


def newtonian_move(course: Newtonian, plot: Plot) -> Move:
    """Return the move of a Newtonian ship by a plot that is legal for it. Rules MV-1.2.2-11, -18, -20, -21.

    A roll or flip swaps the sides at the end, a flip turns the bow half around (MV-1.2.3-06, -08).
    """
    rotation = new_rotation(plot, course.rotation)
    momenta = _momenta(course, plot, rotation)
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


def _momenta(course: Newtonian, plot: Plot, rotation: int) -> tuple[int, ...]:
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

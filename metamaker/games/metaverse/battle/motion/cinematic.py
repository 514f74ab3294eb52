"""Cinematic movement: the new speed first, then straight legs between the turns (1.2.1)."""

from metamaker.battle.plane import HEADINGS
from metamaker.games.metaverse.battle.motion.course import Cinematic, reversed_heading
from metamaker.games.metaverse.battle.motion.path import Leg, Move, leg
from metamaker.games.metaverse.battle.plot.orders import Code, Plot


def cinematic_move(course: Cinematic, plot: Plot) -> Move:
    """Return the move of a cinematic ship by a plot that is legal for it. Rules MV-1.2.1-06, -10, -15 to -18, -24.

    A roll swaps the sides at the end (MV-1.2.3-06).
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
    legs = _legs(course, speed, turns)
    last = legs[-1]
    return Move(course, tuple(legs), Cinematic(last.end, last.facing, speed, swapped))


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

"""Jumping through a field that hinders FTL drives: where on the way a crew has to roll (1.2.3, 3.5.5)."""

from collections.abc import Iterator, Sequence
from math import isqrt

from metamaker.battle.dice import Dice
from metamaker.battle.plane import CM, Point, moved, offset
from metamaker.games.metaverse.battle.motion.path import Leg

STEP_CM = 10


def field_steps(legs: Sequence[Leg], centre: Point, radius_cm: int) -> Iterator[Point]:
    """Yield where each complete 10 cm that the legs go inside a round field ends. Rules MV-1.2.3-79, MV-0.0.0-04."""
    inside = 0
    for each in legs:
        entry, length = _inside(each, centre, radius_cm * CM)
        step = STEP_CM * CM
        for travelled in range(step - inside, length + 1, step):
            yield moved(each.start, each.heading, entry + travelled)
        inside = (inside + length) % step


def _inside(each: Leg, centre: Point, radius: int) -> tuple[int, int]:
    """Return where a leg comes into the field and how far it goes inside, in 1/1000 cm."""
    ahead, across = offset(each.start, each.heading, centre)
    if abs(across) > radius:
        return 0, 0
    half = isqrt(radius * radius - across * across)
    entry = max(0, ahead - half)
    return entry, max(0, min(each.length * CM, ahead + half) - entry)


def stopped(steps: Iterator[Point], crew_quality: int, more: int, dice: Dice) -> Point | None:
    """Roll a D6 (+ `more`) at every step; return where the jump ends early, None if the crew brings it through.

    Rules MV-1.2.3-79, MV-3.5.5-04, -05.
    """
    for place in steps:
        if dice.roll(6) + more > crew_quality:
            return place
    return None

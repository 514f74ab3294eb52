"""How the plain captain steers: toward the distance and the bearing at which his own fire is worth most."""

from collections.abc import Sequence

from metamaker.games.metaverse.battle.captains.broadside import Broadside
from metamaker.games.metaverse.battle.captains.menu import Choice, Menu
from metamaker.games.metaverse.battle.captains.reach import Stance, after, drifting, within_limits
from metamaker.games.metaverse.battle.captains.stations import exchange, later
from metamaker.games.metaverse.battle.motion.course import Course
from metamaker.games.metaverse.battle.motion.means import Means
from metamaker.games.metaverse.battle.plot.orders import BLANK, Plot

NOW, NEXT, FAR = 4, 3, 60
"""Weights: of fire at the end of the move, of fire a turn later, of every cm away from the best distance."""


def steered(course: Course, means: Means, choices: Menu, fire: Broadside, target: Course) -> Plot:
    """Return the plot of the menu that brings the ship's fire to bear best on a target that drifts on."""
    there = drifting(target)
    following = later(there)
    wanted = fire.battery.standoff_cm
    best, most = BLANK, None
    for choice in legal(course, means, choices):
        here = after(course, choice)
        worth = score(fire, here, there, following, wanted)
        if most is None or worth > most:
            best, most = choice.plot, worth
    return best


def legal(course: Course, means: Means, choices: Menu) -> Sequence[Choice]:
    """Return the choices that keep to the speed limits."""
    return [choice for choice in choices if within_limits(course, choice, means.max_speed, means.reverse_speed)]


def score(fire: Broadside, here: Stance, there: Stance, following: Stance, wanted: int) -> int:
    """Return how good a stance is against an enemy who will be `there`, and then `following`."""
    now, now_cm = exchange(fire, here, there)
    then, then_cm = exchange(fire, later(here), following)
    return NOW * now + NEXT * then - FAR * (abs(now_cm - wanted) + abs(then_cm - wanted))

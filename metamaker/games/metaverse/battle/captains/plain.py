"""The plain captain: closes to his best distance, keeps his best arc on the enemy, fires where it hurts most."""

from collections.abc import Sequence

from metamaker.games.metaverse.battle.captains.fire_choice import fired
from metamaker.games.metaverse.battle.captains.fire_worth import Broadside
from metamaker.games.metaverse.battle.captains.geometry import Stance, after, drifting, exchange, later, within_limits
from metamaker.games.metaverse.battle.captains.mending import mended
from metamaker.games.metaverse.battle.captains.menu import Choice, Menu, Menus
from metamaker.games.metaverse.battle.captains.salvos import commanded, with_salvos
from metamaker.games.metaverse.battle.decision import Answer, Decision
from metamaker.games.metaverse.battle.fire.decisions import DeclareFire
from metamaker.games.metaverse.battle.kinematics.course import Course
from metamaker.games.metaverse.battle.kinematics.means import Means
from metamaker.games.metaverse.battle.movement.decisions import WritePlot
from metamaker.games.metaverse.battle.plot.orders import BLANK, Plot
from metamaker.games.metaverse.battle.repair.decision import AssignRepairs
from metamaker.games.metaverse.battle.state.vessel import Vessel

NOW, NEXT, FAR = 4, 3, 60
"""Weights: of fire at the end of the move, of fire a turn later, of every cm away from the best distance.

What the enemy may yet spoil counts less. Of 900 duels of nine detachments, sides changed over, captains with 2 or 8, 1 or 6,
30 or 120 instead won 49 to 51 (± 2) of a hundred, without the turn to come 48, without a wish for a distance 45: fire out of
reach is worth nothing, and little else brings ships together.
"""


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


class Plain:
    """A captain without dice, cunning or electronics."""

    def __init__(self) -> None:
        self._menus = Menus(evasives=False)

    def answer(self, decision: Decision) -> Answer:
        """Return a legal answer."""
        kind = decision.kind
        if kind == "fire" and isinstance(decision, DeclareFire):
            return with_salvos(decision, fired(decision))
        if kind == "plot" and isinstance(decision, WritePlot):
            return self._plot(decision)
        if kind == "repair" and isinstance(decision, AssignRepairs):
            return mended(decision)
        return commanded(decision)

    def _plot(self, decision: WritePlot) -> Plot:
        table = decision.table
        vessel = table.by_key[decision.key]
        enemies = [enemy for enemy in table.fighting(1 - decision.side) if not enemy.cloaked]
        choices = self._menus.of(vessel.key, decision.means, mirrored=decision.course.mirrored)
        if not enemies or not choices:
            return BLANK
        target = nearest(vessel, enemies)
        fire = Broadside(vessel, target, decision.turn)
        return steered(decision.course, decision.means, choices, fire, target.course)


def nearest(vessel: Vessel, enemies: list[Vessel]) -> Vessel:
    """Return the nearest of some enemies, the first of equal ones."""
    if len(enemies) == 1:
        return enemies[0]
    x, y = vessel.course.place
    return min(enemies, key=lambda enemy: (enemy.course.place.x - x) ** 2 + (enemy.course.place.y - y) ** 2)

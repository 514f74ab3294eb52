"""The plain captain: closes to its best distance, turns its best broadside on the enemy, shares out its fire."""

from collections.abc import Sequence
from typing import Final

from metamaker.games.metaverse.battle.ai import boarding, dogfights, starfighters
from metamaker.games.metaverse.battle.ai.fire_choice import Focus
from metamaker.games.metaverse.battle.ai.fire_worth import ARC_OF_SECTOR, Broadside
from metamaker.games.metaverse.battle.ai.geometry import (
    POINTED,
    Stance,
    after,
    drifting,
    later,
    pointed,
    sighted,
    within_limits,
)
from metamaker.games.metaverse.battle.ai.plot_candidates import CandidateCache, Candidates, Choice
from metamaker.games.metaverse.battle.ai.repairs import repair_orders
from metamaker.games.metaverse.battle.ai.salvos import defended, guided, idle_arrays, struck, with_salvos
from metamaker.games.metaverse.battle.ai.terrain import Peril, cleared, perils
from metamaker.games.metaverse.battle.aim import MURKY
from metamaker.games.metaverse.battle.decision import Answer, Decision
from metamaker.games.metaverse.battle.fire.decisions import DeclareFire
from metamaker.games.metaverse.battle.fire.orders import FireOrders
from metamaker.games.metaverse.battle.fire.screening import InterceptFire
from metamaker.games.metaverse.battle.kinematics.course import Course
from metamaker.games.metaverse.battle.kinematics.means import Means
from metamaker.games.metaverse.battle.movement.decisions import WritePlot
from metamaker.games.metaverse.battle.plot.orders import BLANK, Plot
from metamaker.games.metaverse.battle.repair.decision import AssignRepairs
from metamaker.games.metaverse.battle.salvos.decisions import DefendShip, GuideSalvos, StrikeTargets
from metamaker.games.metaverse.battle.state.vessel import Vessel
from metamaker.games.metaverse.battle.terrain.decisions import ClearRocks

NOW: Final = 4
NEXT: Final = 3
FAR: Final = 60
"""Weights of fire at the end of the move, of fire one turn later, and of each cm away from the best distance.

The enemy may still prevent the second, so its weight is lower. Against a plain captain that neither shares its fire out nor
turns broadsides it won 55% (± 4) of 600 mirrored battles of ten small fleets; with 2 or 8, with 0, 1 or 6, and with 0, 30 or
120 instead 55 to 58%: too close to tell apart.
"""

BROADSIDE: Final = 8
ROOM_CM: Final = 30
"""The cost of a broadside that bears nowhere a turn later, and the distance in cm at which a ship begins to turn it.

The cost is for each 1/1000 by which the best broadside points away from the enemy; the distance is beyond the best one.
Without it a ship that needs more than two turns to bring its guns to bear never begins: of 800 such battles 34 were draws,
instead of 19. With 20 nothing was different.
"""

SPIN: Final = 200_000
"""The cost of each 45° of a Newtonian ship's rotation beyond the first, which must be stopped before guns bear again.

It makes battles better to watch; with a fiftieth of it as many of 60 battles of Newtonian ships were won.
"""


def steered(
    course: Course,
    means: Means,
    choices: Candidates,
    stances: Sequence[Stance],
    fire: Broadside,
    target: Course,
    dangers: Sequence[Peril] | None = None,
) -> Plot:
    """Return the candidate that brings the ship's fire to bear best on a target that drifts on.

    `stances` are those after the candidates, `dangers` are the costs of terrain and of leaving the table.
    """
    there = drifting(target)
    following = later(there)
    best, most = BLANK, None
    for place, choice in enumerate(choices):
        if choice.change and not within_limits(course, choice, means.max_speed, means.reverse_speed):
            continue
        worth = score(fire, stances[place], there, following)
        if dangers is not None:
            worth -= dangers[place].cost
        if most is None or worth > most:
            best, most = choice.plot, worth
    return best


def legal(course: Course, means: Means, choices: Candidates) -> Sequence[Choice]:
    """Return the choices that keep to the speed limits."""
    return [choice for choice in choices if within_limits(course, choice, means.max_speed, means.reverse_speed)]


def score(fire: Broadside, here: Stance, there: Stance, following: Stance) -> int:
    """Return the value of a stance against an enemy that will be `there`, and then `following`."""
    then = later(here)
    seen, back, now_cm = sighted(here, there)
    now = fire.worth(seen, now_cm, ARC_OF_SECTOR[back])
    seen, back, then_cm = sighted(then, following)
    soon = fire.worth(seen, then_cm, ARC_OF_SECTOR[back])
    wanted = fire.battery.standoff_cm // (MURKY if fire.murky else 1)
    total = NOW * now + NEXT * soon - FAR * (abs(now_cm - wanted) + abs(then_cm - wanted))
    if here.spin:
        total -= spinning(here)
    if not soon and then_cm <= wanted + ROOM_CM:
        total += BROADSIDE * (pointed(then, following, fire.broadsides()) - POINTED)
    return total


def spinning(here: Stance) -> int:
    """Return the cost of a ship's rotation, which goes on until thrusters stop it."""
    return SPIN * max(0, abs(int(here.spin)) // 2 - 1)


class Plain:
    """A captain without dice, cunning or electronics."""

    def __init__(self) -> None:
        self._candidates = CandidateCache(evasives=False)
        self._focus = Focus()

    def answer(self, decision: Decision) -> Answer:
        """Return a legal answer."""
        kind = decision.kind
        if kind == "fire" and isinstance(decision, DeclareFire):
            return with_idle_weapons(decision, self._focus.fired(decision))
        if kind == "plot" and isinstance(decision, WritePlot):
            return self._plot(decision)
        if kind == "repair" and isinstance(decision, AssignRepairs):
            return repair_orders(decision)
        return commanded(decision)

    def _plot(self, decision: WritePlot) -> Plot:
        table = decision.table
        vessel = table.by_key[decision.key]
        enemies = [enemy for enemy in table.fighting(1 - decision.side) if not enemy.cloaked]
        choices = self._candidates.of(vessel.key, decision.means, mirrored=decision.course.mirrored)
        if not enemies or not choices:
            return BLANK
        target = nearest(vessel, enemies)
        fire = Broadside(vessel, target, decision.turn)
        course = decision.course
        stances = [after(course, choice) for choice in choices]
        dangers = perils(table, vessel, course, choices, stances)
        return steered(course, decision.means, choices, stances, fire, target.course, dangers)


def nearest(vessel: Vessel, enemies: list[Vessel]) -> Vessel:
    """Return the nearest of some enemies, the first of equal ones."""
    if len(enemies) == 1:
        return enemies[0]
    x, y = vessel.course.place
    return min(enemies, key=lambda enemy: (enemy.course.place.x - x) ** 2 + (enemy.course.place.y - y) ** 2)


LEFT_AS_IT_IS: Final = frozenset({"electronics", "muster"})
"""Decisions with the default answer. They are tested first, because every ship has them in every turn."""


def with_idle_weapons(decision: DeclareFire, orders: FireOrders) -> FireOrders:
    """Return fire orders with idle weapons added: indirect weapons launched, fire at salvos and at squadrons, boarders.

    Ahead of its group a ship fires only weapons, at a ship that rams it. Rule MV-2.2.2-08.
    """
    if decision.only:
        return orders
    orders = with_salvos(decision, orders)
    if decision.table.missions:
        orders = dogfights.with_fire_at_missions(decision, orders)
    return boarding.with_boarders(decision, orders, idle_arrays(decision, orders)) if decision.table.boarding else orders


def commanded(decision: Decision) -> Answer:
    """Return the answer that all captains give about salvos, squadrons, boarders and rocks; the default answer otherwise."""
    if decision.kind in LEFT_AS_IT_IS:
        return decision.default()
    if isinstance(decision, GuideSalvos):
        return guided(decision)
    if isinstance(decision, StrikeTargets):
        return struck(decision)
    if isinstance(decision, DefendShip):
        return defended(decision)
    if isinstance(decision, InterceptFire):
        return dogfights.screened(decision)
    if isinstance(decision, ClearRocks):
        return cleared(decision)
    if isinstance(decision, boarding.KINDS):
        return boarding.commanded(decision)
    if isinstance(decision, dogfights.KINDS):
        return dogfights.fought(decision)
    return starfighters.commanded(decision) if decision.table.starfighters else decision.default()

"""The values, in boxes, of effects that are not boxes: systems, parties, squadrons, missiles, criticals, whole ships."""

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Final

from metamaker.games.metaverse.battle.blueprint import WeaponPlan
from metamaker.games.metaverse.battle.damage.criticals import applicable, operating
from metamaker.games.metaverse.battle.damage.detonation import reactor_of
from metamaker.games.metaverse.battle.damage.squadrons import guard_of, losses
from metamaker.games.metaverse.battle.fire.downing import needed
from metamaker.games.metaverse.battle.fire.impact import arc_facing
from metamaker.games.metaverse.battle.places import CORE
from metamaker.games.metaverse.battle.state.battle import Table
from metamaker.games.metaverse.battle.state.salvo import Missile, Salvo
from metamaker.games.metaverse.battle.state.squadron import Squadron
from metamaker.games.metaverse.battle.state.vessel import Vessel
from metamaker.games.metaverse.review.hits import NONE, Spread, expected, spread_of
from metamaker.games.metaverse.rules.critical_chart import CHART, CREW, PRIMARY, Act, Row
from metamaker.games.metaverse.rules.pulse import quantum
from metamaker.play.geometry import distance

SYSTEM: Final = 1.0
"""A disabled system: a biological hull gives one box to repair it. Rule MV-3.1.2-05."""

PARTY: Final = 0.5
"""A party of crew or marines; our own convention."""

MELTING: Final = 0.5
"""The part of a detonation that a reactor is worth which melts, because it may be repaired; our own convention."""


def boxes_left(vessel: Vessel) -> int:
    """Return the remaining boxes of a ship."""
    return sum([section.left for section in vessel.sections])


def squadron_point(squadron: Squadron) -> float:
    """Return the value of a point of strength. A squadron is worth the boxes that grow it. Rule MV-3.1.2-06."""
    return squadron.plan.boxes / max(1, squadron.plan.strength)


def squadron_worth(squadron: Squadron) -> float:
    """Return the value of the remaining strength of a squadron."""
    return squadron.strength * squadron_point(squadron)


def raked(vessel: Vessel, section: int, amount: int) -> int:
    """Return the boxes that raking damage to a section takes there and in the core. Rule MV-1.3.6-06."""
    left = vessel.sections[section].left
    return min(amount, left if section == CORE else left + vessel.sections[CORE].left)


def detonation(vessel: Vessel, section: int) -> float:
    """Return the boxes that the reactor of a section takes when it detonates. Rule MV-3.2.3-06."""
    reactor = reactor_of(vessel, section)
    return 0.0 if reactor is None else float(raked(vessel, section, reactor.plan.rating))


def critical(vessel: Vessel, section: int, category: int, number: int, category_faces: int = 8) -> float:
    """Return the value of a critical with these dice, as it applies now; the parts of a compound one count with their means.

    Rules MV-1.3.7-04 to -16, MV-3.5.6-11.
    """
    row = CHART[category][number - 1]
    if row.act == Act.PAIR:
        return sum([critical_mean(vessel, section, each).mean for each in row.pair])
    if not applicable(vessel, section, category, row):
        if category == PRIMARY and category_faces == PRIMARY:
            return 0.0
        category += 1
        row = CHART[category][number - 1]
        if not applicable(vessel, section, category, row):
            return 0.0
    return _row(vessel, section, category, row)


def critical_mean(vessel: Vessel, section: int, category: int, rows: int = 6) -> Spread:
    """Return the mean and the variance of a critical of a category over the faces of the die for the row."""
    return spread_of([(1 / rows, critical(vessel, section, category, number)) for number in range(1, rows + 1)])


def any_critical(vessel: Vessel, section: int, category_faces: int = 8, rows: int = 6) -> Spread:
    """Return the mean and the variance of a critical before its dice are rolled; nothing in a destroyed section."""
    if not vessel.fights or not vessel.sections[section].stands:
        return NONE
    chance = 1 / (category_faces * rows)
    return spread_of(
        [
            (chance, critical(vessel, section, category, number, category_faces))
            for category in range(1, category_faces + 1)
            for number in range(1, rows + 1)
        ]
    )


def _row(vessel: Vessel, section: int, category: int, row: Row) -> float:
    hull = raked(vessel, section, row.hull * vessel.blueprint.ems)
    if row.kinds:
        return hull + _systems(vessel, section, row)
    state = vessel.sections[section]
    if category == CREW:
        there = state.crew_parties + state.marine_parties
        lost = there if row.act == Act.EVERYBODY else min(there, row.number * state.plan.life_support)
        return hull + PARTY * lost
    if row.act == Act.LAYER:
        return float(next((boxes for boxes in state.boxes if boxes), 0))
    if row.act == Act.COLLAPSE:
        return float(boxes_left(vessel) if section == CORE else state.left)
    return float(hull)


def _systems(vessel: Vessel, section: int, row: Row) -> float:
    there = len(operating(vessel, section, row.kinds))
    if row.act == Act.DETONATION:
        return detonation(vessel, section)
    if row.act == Act.MELTDOWN:
        return MELTING * detonation(vessel, section)
    if row.act == Act.ALL:
        return SYSTEM * there
    if row.act == Act.DIE:
        return SYSTEM * counted(row.number, there).mean
    number = row.number * vessel.blueprint.ems if row.act == Act.BY_EMS else max(1, row.number)
    return SYSTEM * min(number, there)


def counted(results: int, there: int) -> Spread:
    """Return the mean and the variance of a die for a number of systems, of which there are no more than `there`."""
    return spread_of([(1 / results, float(min(result, there))) for result in range(1, results + 1)])


def strength_lost(
    squadron: Squadron, plan: WeaponPlan, strength: int, loss: int = 0, less: int = 0, *, halved: bool = False
) -> Spread:
    """Return the mean and the variance of the strength, out of `strength`, that a hit takes off a squadron.

    `less` is the reduction of its defence. Rules MV-1.3.6-16, -17, MV-2.2.3-06.
    """
    guard, faces, one = guard_of(squadron, less), plan.faces or 1, dict[int, float]()
    for face in range(1, faces + 1):
        extras = range(1, faces + 1) if plan.traits.reactive and plan.traits.rolls[face - 1].odd else (0,)
        for extra in extras:
            (lost,) = losses(plan, (face,), (extra,), guard, loss, halved=halved)
            one[lost] = one.get(lost, 0.0) + 1 / (faces * len(extras))
    total = _summed(one, plan.pulse)
    return spread_of([(chance, float(min(strength, lost))) for lost, chance in total.items()])


def _summed(one: Mapping[int, float], number: int) -> dict[int, float]:
    """Return the chances of the sums of `number` independent results."""
    total = {0: 1.0}
    for _ in range(number):
        after: dict[int, float] = {}
        for known, often in total.items():
            for result, chance in one.items():
                after[known + result] = after.get(known + result, 0.0) + often * chance
        total = after
    return total


@lru_cache(maxsize=500)
def damage_to_fire(plan: WeaponPlan, loss: int = 0, *, halved: bool = False) -> Mapping[int, float]:
    """Return the chances of the damage of a weapon to weapons fire, see `rolled_damage`."""
    one: dict[int, float] = {}
    rolls = plan.traits.rolls
    for roll in rolls:
        first = quantum(roll, plan.qualities)
        extras = [other.result for other in rolls] if plan.traits.reactive and roll.odd else [None]
        for extra in extras:
            damage = sum([_stopping(plan, each, loss, halved=halved) for each in (first, extra) if each is not None])
            one[damage] = one.get(damage, 0.0) + 1 / (len(rolls) * len(extras))
    return _summed(one, plan.pulse)


def _stopping(plan: WeaponPlan, result: int, loss: int, *, halved: bool) -> int:
    pulse = max(0, result + plan.modifier - loss)
    return pulse // 2 if halved else pulse


def missile_worth(table: Table, salvo: Salvo, missile: Missile) -> float:
    """Return the mean boxes of a missile if it struck the ship in contact now, or the nearest enemy."""
    enemies = table.fighting(1 - salvo.side)
    target = table.by_key.get(salvo.contact)
    if target is None or not target.fights:
        target = min(enemies, key=lambda each: distance(each.course.place, salvo.place), default=None)
    if target is None or not missile.plan.at_starships:
        return 0.0
    return expected(target, arc_facing(target, salvo.came_from), missile.plan).mean


def downed(worths: Sequence[tuple[WeaponPlan, float]], damage: int) -> float:
    """Return the value of the weapons that damage to fire stops, in their order. Rules MV-1.3.6-18 to -22."""
    total = 0.0
    for plan, worth in worths:
        if plan.vulnerable and damage >= needed(plan):
            damage -= needed(plan)
            total += worth
    return total


def downing(
    worths: Sequence[tuple[WeaponPlan, float]], plan: WeaponPlan, before: int = 0, loss: int = 0, *, halved: bool = False
) -> Spread:
    """Return the mean and the variance of the value of the weapons that a weapon stops, with the damage `before`."""
    chances = damage_to_fire(plan, loss, halved=halved)
    return spread_of([(chance, downed(worths, before + damage)) for damage, chance in chances.items()])

"""Damage of squadrons to a ship, by their remaining weapons, and the arc where it is largest."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from metamaker.games.metaverse.battle.blueprint import FighterArm
from metamaker.games.metaverse.battle.damage.strike import guard, shields
from metamaker.games.metaverse.battle.places import ARC_WORDS
from metamaker.games.metaverse.battle.state.squadron import Squadron
from metamaker.games.metaverse.battle.state.vessel import Vessel

WORN: Final = 2
"""A squadron flies home when this fraction (one in n) of its strength is left. Other values were not tried."""


def hits_ships(squadron: Squadron) -> bool:
    """Return whether a squadron has anything left to fire at ships."""
    return any(arm.plan.at_starships and place not in squadron.spent for place, arm in enumerate(squadron.plan.weapons))


def hits_others(squadron: Squadron) -> bool:
    """Return whether a squadron has anything left to fire at squadrons, salvos and fire."""
    return any(arm.plan.at_starfighters and place not in squadron.spent for place, arm in enumerate(squadron.plan.weapons))


def is_worn(squadron: Squadron) -> bool:
    """Return whether a squadron should be recovered: weak, or without anything to fire."""
    return squadron.strength * WORN <= squadron.plan.strength or not (hits_ships(squadron) or hits_others(squadron))


def promise(arm: FighterArm) -> int:
    """Return the damage of a squadron's weapon, in halves of the mean of its dice."""
    return arm.plan.pulse * (arm.plan.highest + 1 + 2 * arm.plan.modifier)


def arms_for_ships(squadron: Squadron, most: int) -> list[FighterArm]:
    """Return the weapons that a squadron would fire at a ship: as many as its crew serves, those that do most first."""
    plans = squadron.plan.weapons
    left = [arm for place, arm in enumerate(plans) if arm.plan.at_starships and place not in squadron.spent]
    return sorted(left, key=promise, reverse=True)[:most]


def harm(vessel: Vessel, arc: int, arms: Sequence[FighterArm]) -> int:
    """Return the boxes, in halves, that weapons of squadrons take through an arc after armour and shields.

    Deflectors add to armour. Shields take a point of damage for each hit; damage to them counts half.
    """
    total = 0
    for kinetic in (False, True):
        met = guard(vessel, arc, kinetic=kinetic)
        passed = sum([_passed(arm, int(met.armour + met.deflector)) for arm in arms if arm.plan.kinetic is kinetic])
        worn = min(passed, 2 * shields(vessel.arcs[arc], kinetic=kinetic))
        total += passed - worn + worn // 2
    return total


def _passed(arm: FighterArm, armour: int) -> int:
    """Return the damage of all pulses of a weapon after armour, in halves of a box."""
    plan = arm.plan
    return _beyond(plan.pulse, plan.highest, plan.modifier - max(0, armour - plan.armour_piercing))


@lru_cache(maxsize=4096)
def _beyond(pulse: int, highest: int, more: int) -> int:
    """Return twice the mean of `pulse` dice with `highest` results, each with `more` added and at least 0."""
    return 2 * pulse * sum([max(0, result + more) for result in range(1, highest + 1)]) // highest


def weakest_arc(vessel: Vessel, arms: Sequence[FighterArm]) -> int:
    """Return the arc of a ship with most damage by weapons; among equal ones that of the smallest section."""

    def order(arc: int) -> tuple[int, int, int]:
        return -harm(vessel, arc, arms), vessel.sections[vessel.arcs[arc].plan.owner].left, arc

    return min(range(len(ARC_WORDS)), key=order)

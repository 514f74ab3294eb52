"""What fire can be expected to do, exactly, for who commands it: shield hits and boxes of a weapon at a target."""

from typing import NamedTuple

from metamaker.core.words import Words
from metamaker.games.metaverse.battle.aim import energy_loss, sight
from metamaker.games.metaverse.battle.captains.fire_worth import cover
from metamaker.games.metaverse.battle.captains.weapon_worth import MILLI, battery
from metamaker.games.metaverse.battle.fire.decisions import DeclareFire
from metamaker.games.metaverse.battle.fire.prospects import FACES
from metamaker.games.metaverse.battle.state.vessel import System, Vessel
from metamaker.games.metaverse.battle.telling.phrases import decimal


class Expected(NamedTuple):
    """The mean of one shot, its chance to hit counted in, against what stands in its way now."""

    shields: float
    boxes: float

    def plus(self, other: "Expected") -> "Expected":
        """Return what both do, as if neither changed what the other one meets."""
        return Expected(self.shields + other.shields, self.boxes + other.boxes)


def tenths(mean: float, words: Words) -> str:
    """Return a mean with one digit behind the point, as the language writes it."""
    return decimal(round(mean * 10) * 100, words)


NOTHING = Expected(0.0, 0.0)


def expected(asked: DeclareFire, array: System, weapon: System, target: Vessel) -> Expected:
    """Return what a weapon that an array guides can be expected to do to a ship."""
    guns = battery(asked.vessel.blueprint.design)
    gun = next((gun for gun in guns.guns if gun.ref == weapon.plan.ref), None)
    plan = weapon.plan.weapon
    if gun is None or plan is None:
        return NOTHING
    seen = sight(asked.vessel, target)
    met = cover(target, seen.struck, kinetic=plan.kinetic, deep=guns.deep)
    effect = gun.effect(met, energy_loss(plan, seen.counted))
    share = asked.profile(array, [weapon], target).faces / FACES / MILLI
    return Expected(effect.shields * share, effect.boxes * share)

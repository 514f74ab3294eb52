"""Surgical fire with arrays that would lie idle: it does the same damage, and may put a system out of action besides."""

from collections.abc import Sequence

from metamaker.games.metaverse.battle.captains.guns import Gun
from metamaker.games.metaverse.battle.decisions.answers import Attack, Mode
from metamaker.games.metaverse.battle.fire.bearing import bears_directly, sight
from metamaker.games.metaverse.battle.fire.surgery import named_systems
from metamaker.games.metaverse.battle.state.system import DISABLED, System
from metamaker.games.metaverse.battle.state.vessel import Vessel
from metamaker.games.metaverse.model.component import ComponentKind as Kind

WORST = 2
"""An idle array may be so much worse than the one that guides the salvo."""

_WORTH = {
    Kind.ADVANCED_STL.value: 8,
    Kind.BASIC_SHIELD_GENERATOR.value: 4,
    Kind.ADAPTIVE_SHIELD_GENERATOR.value: 4,
    Kind.MODULATED_SHIELD_GENERATOR.value: 4,
    Kind.BASIC_STL.value: 4,
    Kind.THRUSTER.value: 3,
    Kind.PRIMITIVE_STL.value: 2,
    Kind.EW_ARRAY.value: 2,
}
"""What the loss of a system is worth, in points of damage that a weapon does in a turn."""

LAST_ARRAY = 50


def surgical(vessel: Vessel, enemy: Vessel, guns: Sequence[Gun], arrays: Sequence[System], least: int) -> list[Attack]:
    """Return surgical shots for idle arrays, of the weapons that bite deepest; one weapon at least is left for the salvo.

    Arrays with a rating below `least` are not worth it.
    """
    seen = sight(vessel, enemy)
    able = [gun for gun in guns if bears_directly(vessel.blueprint.systems[gun.number], seen)]
    able.sort(key=lambda gun: -(gun.plan.highest + gun.plan.modifier))
    named = _named(vessel, enemy)
    useful = [array for array in arrays if array.plan.rating >= least]
    shots = min(len(able), len(guns) - 1, len(useful), len(named))
    return [
        Attack(useful[place].plan.ref, enemy.key, (able[place].ref,), Mode.SURGICAL, named[place].plan.ref)
        for place in range(shots)
    ]


def _named(vessel: Vessel, enemy: Vessel) -> list[System]:
    """Return the systems that are worth a shot, best first."""
    systems = [system for system in named_systems(vessel, enemy) if not system.flags & DISABLED and _worth(enemy, system)]
    return sorted(systems, key=lambda system: -_worth(enemy, system))


def _worth(enemy: Vessel, system: System) -> int:
    weapon = system.plan.weapon
    if weapon is not None:
        return weapon.pulse * (weapon.highest + 2 * weapon.modifier) if weapon.direct and weapon.at_starships else 0
    if system.plan.kind == Kind.SENSOR_ARRAY.value:
        return LAST_ARRAY // len(enemy.working(Kind.SENSOR_ARRAY.value) or (system,))
    return _WORTH.get(system.plan.kind, 0)

"""The careful captain's fire: as all captains fire, and surgically with idle arrays; its interceptions."""

from collections.abc import Sequence
from typing import Final

from metamaker.games.metaverse.battle.ai.dogfights import screened
from metamaker.games.metaverse.battle.ai.fire_choice import Focus, Piece, Salvo, attacking, grown
from metamaker.games.metaverse.battle.ai.fire_worth import covers_of
from metamaker.games.metaverse.battle.ai.weapon_worth import Gun, battery, weighed
from metamaker.games.metaverse.battle.aim import bears_directly, energy_loss, sight
from metamaker.games.metaverse.battle.blueprint import TELEPORTERS
from metamaker.games.metaverse.battle.fire.arms import free_arrays, interceptors
from metamaker.games.metaverse.battle.fire.attacks import named_systems
from metamaker.games.metaverse.battle.fire.decisions import DeclareFire, Muster
from metamaker.games.metaverse.battle.fire.orders import (
    Attack,
    FireOrders,
    InterceptOrders,
    Mode,
    MusterOrders,
    Screen,
    Teleport,
)
from metamaker.games.metaverse.battle.fire.screening import InterceptFire
from metamaker.games.metaverse.battle.state.vessel import DISABLED, System, Vessel
from metamaker.games.metaverse.model.section import ComponentKind as Kind

WORST: Final = 2
"""The maximum difference in rating between an idle array and the array that guides the salvo.

A loss of three or four twentieths of the chance to hit is too large for a shot with low odds. With 1 or 4 all of 360 duels of
an earlier careful captain ended the same.
"""

_WORTH: Final = {
    Kind.ADVANCED_STL.value: 8,
    Kind.BASIC_SHIELD_GENERATOR.value: 4,
    Kind.ADAPTIVE_SHIELD_GENERATOR.value: 4,
    Kind.MODULATED_SHIELD_GENERATOR.value: 4,
    Kind.BASIC_STL.value: 4,
    Kind.THRUSTER.value: 3,
    Kind.PRIMITIVE_STL.value: 2,
    Kind.EW_ARRAY.value: 2,
}
"""The value of a system, in points of damage that a weapon does in a turn."""

LAST_ARRAY: Final = 50
"""The value of all sensor arrays of a ship, which cannot fire without them; each array has an equal part of it.

It is more than any weapon does in a turn. With 25 or 100 all of 360 duels of an earlier careful captain ended the same.
"""


def surgical(vessel: Vessel, enemy: Vessel, guns: Sequence[Gun], arrays: Sequence[System], least: int) -> list[Attack]:
    """Return surgical shots for idle arrays, with the most effective weapons; at least one weapon is left for the salvo.

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


def carefully_fired(decision: DeclareFire, focus: Focus) -> FireOrders:
    """Return the fire of one ship; without a target, it keeps all weapons that may intercept.

    At a ship that rams it, it fires weapons and does nothing more. Rules MV-2.2.2-08, -17.
    """
    arrays = sorted(decision.arrays(), key=lambda system: -system.plan.rating)
    salvos = focus.shared(decision.table, decision.vessel, arrays, decision.targets())
    if decision.only:
        return attacking(salvos)
    if not salvos:
        held: FireOrders = decision.default()
        return held
    return _orders(decision, decision.vessel, salvos, arrays[len(salvos) :])


def _orders(decision: DeclareFire, vessel: Vessel, salvos: Sequence[Salvo], idle: list[System]) -> FireOrders:
    """Return salvos as orders. The remaining arrays guide teleporters, then surgical shots; interceptors keep one."""
    first = salvos[0]
    kept = _kept(decision, vessel, [gun.ref for salvo in salvos for gun in salvo.guns]) if idle else ()
    if kept:
        idle = idle[1:]
    beams: FireOrders = grown(decision, FireOrders(), _teleports(vessel, first.target, idle)) if idle else FireOrders()
    beaming = [teleport.array for teleport in beams.teleports]
    idle = [array for array in idle if array.plan.ref not in beaming]
    cut = surgical(vessel, first.target, first.guns, idle, first.array.plan.rating - WORST)
    away = [attack.weapons[0] for attack in cut]
    attacks = [
        Attack(salvo.array.plan.ref, salvo.target.key, tuple([gun.ref for gun in salvo.guns if gun.ref not in away]))
        for salvo in salvos
    ]
    return beams._replace(attacks=(*attacks, *cut), kept=kept)


def _teleports(vessel: Vessel, enemy: Vessel, idle: Sequence[System]) -> list[Piece]:
    return [
        Piece("teleports", Teleport(teleporter.plan.ref, array.plan.ref, enemy.key))
        for teleporter in vessel.working(*TELEPORTERS)
        for array in idle
    ]


def _kept(decision: DeclareFire, vessel: Vessel, busy: list[str]) -> tuple[str, ...]:
    return tuple([weapon.plan.ref for weapon in interceptors(vessel, decision.table.turn) if weapon.plan.ref not in busy])


def intercepted(decision: InterceptFire) -> InterceptOrders:
    """Return the fire of one weapon that may intercept; the others wait for later hits. Harmless fire is not intercepted.

    The array that already engages this fire goes on guiding, or the first free one. Rules MV-1.3.0-05, MV-2.2.2-12.
    """
    threat = decision.threat
    ready, arrays, target = decision.ready(), decision.arrays(), threat.target
    if isinstance(target, Vessel) and not hurts(threat.firer, target, threat.weapons):
        return InterceptOrders()
    if not isinstance(target, Vessel) or not ready:
        return screened(decision)
    free = {array.plan.ref for array in free_arrays(target)}
    array = next((ref for ref in arrays if ref not in free), arrays[0])
    return InterceptOrders((Screen(array, (ready[0],)),))


def hurts(firer: Vessel, target: Vessel, weapons: Sequence[System]) -> bool:
    """Return whether fire of any of these weapons, if it hits, can do anything to a ship in its present position."""
    seen = sight(firer, target)
    firing = battery(firer.blueprint.design)
    covers = covers_of(firing, target, seen.struck)
    numbers = [weapon.plan.number for weapon in weapons]
    for gun in firing.guns:
        if gun.number in numbers:
            met = covers.kinetic if gun.kinetic else covers.energy
            if weighed(gun.effect(met, energy_loss(gun.plan, seen.counted))) > 0:
                return True
    return False


def mustered(decision: Muster) -> MusterOrders:
    """Return orders to fire together for all ships that may fire with their commander."""
    own = decision.table.fighting(decision.side)
    orders: MusterOrders = grown(decision, decision.default(), [Piece("joined", vessel.key) for vessel in own])
    return orders

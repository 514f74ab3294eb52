"""How the careful captain fires: all at one enemy until that is enough; surgical fire with arrays that would lie idle."""

from collections.abc import Sequence
from typing import NamedTuple

from metamaker.games.metaverse.battle.aim import bears, bears_directly, sight
from metamaker.games.metaverse.battle.captains.fire_choice import Piece, fires, grown, worths_at
from metamaker.games.metaverse.battle.captains.fire_worth import WHOLE
from metamaker.games.metaverse.battle.captains.weapon_worth import Gun, battery, interceptors
from metamaker.games.metaverse.battle.fire.arms import free_arrays
from metamaker.games.metaverse.battle.fire.attacks import named_systems
from metamaker.games.metaverse.battle.fire.decisions import DeclareFire, InterceptFire, Muster
from metamaker.games.metaverse.battle.fire.orders import (
    Attack,
    FireOrders,
    InterceptOrders,
    Mode,
    MusterOrders,
    Screen,
    Teleport,
)
from metamaker.games.metaverse.battle.state.vessel import DISABLED, System, Vessel
from metamaker.games.metaverse.model.component import ComponentKind as Kind

WORST = 2
"""An idle array may be so much worse than the one that guides the salvo.

Three or four points in twenty of the chance to hit are too much for a shot that must be lucky as it is. With 1 or 4 all of
360 duels together came out alike.
"""

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
"""What the loss of its arrays is worth to a ship, which then fires at nobody; each of several is a part of that.

More than any weapon does in a turn. With 25 or 100 all of 360 duels together came out alike.
"""


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


TELEPORTERS = (Kind.BASIC_TELEPORTER.value, Kind.ADVANCED_TELEPORTER.value)


class Salvo(NamedTuple):
    """An array, and the weapons that it guides at a target."""

    array: System
    target: Vessel
    guns: tuple[Gun, ...]


class Focus:
    """What was promised to each enemy this turn, so that nobody is fired at in vain."""

    def __init__(self) -> None:
        self._turn = 0
        self._promised: dict[int, int] = {}

    def fired(self, decision: DeclareFire) -> FireOrders:
        """Return the fire of one ship; one that finds no target keeps all that may intercept. Rule MV-2.2.2-17."""
        table, vessel = decision.table, decision.vessel
        if table.turn != self._turn:
            self._turn, self._promised = table.turn, {}
        left = [gun for gun in battery(vessel.blueprint.design).guns if fires(vessel, gun, table.turn)]
        enemies, salvos = decision.targets(), list[Salvo]()
        arrays = sorted(decision.arrays(), key=lambda system: -system.plan.rating)
        for array in arrays:
            aimed = self._best(decision, vessel, enemies, left)
            if aimed is None:
                break
            salvos.append(Salvo(array, *aimed))
            left = [gun for gun in left if gun not in aimed[1]]
            enemies = [other for other in enemies if other is not aimed[0]]
        if not salvos:
            held: FireOrders = decision.default()
            return held
        return _orders(decision, vessel, salvos, arrays[len(salvos) :])

    def _best(
        self, decision: DeclareFire, vessel: Vessel, enemies: list[Vessel], left: list[Gun]
    ) -> tuple[Vessel, tuple[Gun, ...]] | None:
        best, most = None, -1
        for enemy in enemies:
            seen = sight(vessel, enemy)
            guns = [gun for gun in left if bears(vessel, vessel.blueprint.systems[gun.number], seen)]
            if not guns:
                continue
            worths = worths_at(decision.table, vessel, enemy, tuple(guns), morale=True)
            worth = min(sum(worths), max(1, WHOLE - self._promised.get(enemy.number, 0)))
            if worth > most:
                ordered = sorted(range(len(guns)), key=lambda place: -worths[place])
                best, most = (enemy, tuple([guns[place] for place in ordered])), worth
        if best is not None:
            number = best[0].number
            self._promised[number] = self._promised.get(number, 0) + most
        return best


def _orders(decision: DeclareFire, vessel: Vessel, salvos: Sequence[Salvo], idle: list[System]) -> FireOrders:
    """Return salvos as orders. Arrays that are left over guide teleporters, then surgical shots; interceptors keep one."""
    first, enemy, guns = salvos[0]
    kept = _kept(vessel, [gun.ref for salvo in salvos for gun in salvo.guns]) if idle else []
    if kept:
        idle = idle[1:]
    beams: FireOrders = grown(decision, FireOrders(), _teleports(vessel, enemy, idle))
    beaming = [teleport.array for teleport in beams.teleports]
    idle = [array for array in idle if array.plan.ref not in beaming]
    cut = surgical(vessel, enemy, guns, idle, first.plan.rating - WORST)
    away = [attack.weapons[0] for attack in cut]
    attacks = [
        Attack(array.plan.ref, target.key, tuple([gun.ref for gun in bearing if gun.ref not in away]))
        for array, target, bearing in salvos
    ]
    orders: FireOrders = grown(decision, beams._replace(attacks=(*attacks, *cut)), kept)
    return orders


def _teleports(vessel: Vessel, enemy: Vessel, idle: Sequence[System]) -> list[Piece]:
    return [
        Piece("teleports", Teleport(teleporter.plan.ref, array.plan.ref, enemy.key))
        for teleporter in vessel.working(*TELEPORTERS)
        for array in idle
    ]


def _kept(vessel: Vessel, busy: list[str]) -> list[Piece]:
    systems = vessel.blueprint.systems
    return [
        Piece("kept", systems[number].ref)
        for number in sorted(interceptors(vessel.blueprint.design))
        if systems[number].ref not in busy and not vessel.systems[number].flags
    ]


def intercepted(decision: InterceptFire) -> InterceptOrders:
    """Return the fire of one weapon that may intercept: the others wait for what else hits.

    The array that engages this fire already goes on guiding, else the first free one does. Rules MV-1.3.0-05, MV-2.2.2-12.
    """
    ready, arrays = decision.ready(), decision.arrays()
    if not ready:
        return InterceptOrders()
    free = {array.plan.ref for array in free_arrays(decision.threat.target)}
    array = next((ref for ref in arrays if ref not in free), arrays[0])
    return InterceptOrders((Screen(array, (ready[0],)),))


def mustered(decision: Muster) -> MusterOrders:
    """Return orders by which all fire together that may fire with their commander."""
    own = decision.table.fighting(decision.side)
    orders: MusterOrders = grown(decision, decision.default(), [Piece("joined", vessel.key) for vessel in own])
    return orders

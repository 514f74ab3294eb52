"""What firing uses up, and fire at fire that has hit: who could shoot it down, the rolls, whether it is enough (2.2.2)."""

from collections.abc import Sequence
from typing import NamedTuple

from metamaker.games.metaverse.battle import contact
from metamaker.games.metaverse.battle.aim import Profile, bears, profile_at_fire, sight
from metamaker.games.metaverse.battle.blueprint import WeaponPlan
from metamaker.games.metaverse.battle.fire.arms import free_arrays, interceptors, may_fire
from metamaker.games.metaverse.battle.fire.attacks import Fired
from metamaker.games.metaverse.battle.fire.downing import needed, rolled_damage
from metamaker.games.metaverse.battle.fire.events import InterceptorDamaged, InterceptorRolled, SquadronCovered
from metamaker.games.metaverse.battle.state.battle import Battle, Table
from metamaker.games.metaverse.battle.state.squadron import Mission, Squadron
from metamaker.games.metaverse.battle.state.vessel import EXPENDED, System, Use, Vessel
from metamaker.games.metaverse.model.words import RateOfFire, WeaponQuality


def spend(weapon: System, turn: int) -> None:
    """Remember that a weapon fires this turn; a one-shot weapon is used up. Rules MV-0.1.0-10, MV-3.6.10-02."""
    weapon.fired = turn
    plan = weapon.plan.weapon
    if plan is not None and plan.definition.rate_of_fire is RateOfFire.ONE_SHOT:
        weapon.flags |= EXPENDED


def commit(aimed: Fired, turn: int) -> None:
    """Take what a declared attack takes: its weapons, its own array, a place among the attackers of its target.

    Rules MV-1.3.1-07, MV-1.3.4-08, -11, -12, MV-2.2.2-09.
    """
    for weapon in aimed.weapons:
        spend(weapon, turn)
    if not aimed.lent:
        aimed.array.use, aimed.array.target = aimed.use, aimed.target.number
    if aimed.firer.number not in aimed.target.attackers:
        aimed.target.attackers.append(aimed.firer.number)


class Threat(NamedTuple):
    """Weapons that have hit a ship or a mission, and what could be fired at them: arrays, loaded weapons that bear, squadrons.

    The arrays are free, or engage this fire already. Rules MV-2.2.2-10, -12, -13.
    """

    firer: Vessel
    target: Vessel | Mission
    weapons: tuple[System, ...]
    arrays: tuple[System, ...]
    ready: tuple[System, ...]
    squadrons: tuple[Squadron, ...] = ()


class Pool:
    """The damage that the weapons of one array, or of one squadron, did to the fire of an array, as far as it is not used up.

    Rules MV-1.3.6-20, -21.
    """

    def __init__(self, array: System | None, squadron: Squadron | None = None) -> None:
        self.array = array
        self.squadron = squadron
        self.damage = 0


def threat(
    table: Table,
    firer: Vessel,
    target: Vessel | Mission,
    weapons: Sequence[System],
    kept: Sequence[System] | None,
    pools: Sequence[Pool],
) -> Threat | None:
    """Return the threat that a hit is, None if nothing could intercept it.

    `kept` are the weapons that the ship kept back when it declared its fire, None if it has not declared any yet.
    Rules MV-2.2.2-08 to -13, -17, MV-1.3.0-04, MV-3.6.7-02.
    """
    if not _in_danger(weapons, pools):
        return None
    squadrons = tuple(contact.screening(table, 1 - firer.side, target)) if table.missions else ()
    arrays, able = _own(firer, target, table.turn, kept, pools) if isinstance(target, Vessel) else ([], [])
    if not squadrons and not (arrays and able):
        return None
    return Threat(firer, target, tuple(weapons), tuple(arrays) if able else (), tuple(able) if arrays else (), squadrons)


def _own(
    firer: Vessel, target: Vessel, turn: int, kept: Sequence[System] | None, pools: Sequence[Pool]
) -> tuple[list[System], list[System]]:
    """Return the arrays and the weapons of a ship that may intercept fire that has hit it."""
    if not may_fire(target):
        return [], []
    able = interceptors(target, turn)
    if able:
        seen = sight(target, firer)
        able = [weapon for weapon in able if (kept is None or weapon in kept) and bears(target, weapon.plan, seen)]
    if not able:
        return [], []
    return free_arrays(target) + [pool.array for pool in pools if pool.array is not None and pool.array.works], able


def _in_danger(weapons: Sequence[System], pools: Sequence[Pool]) -> bool:
    """Whether there is any sense in intercepting: some of the weapons can be stopped, and a single one is not stopped yet."""
    plans = [weapon.plan.weapon for weapon in weapons if weapon.plan.weapon is not None and weapon.plan.weapon.vulnerable]
    if len(plans) != 1:
        return bool(plans)
    return all(pool.damage < needed(plans[0]) for pool in pools)


def fire_profile(threat: Threat, array: System) -> Profile:
    """Return the profile of interceptors on an array: the highest die face among the vulnerable weapons counts.

    Rules MV-1.3.1-19, -20, MV-2.2.2-12.
    """
    plans = [weapon.plan.weapon for weapon in threat.weapons]
    vessel = threat.target
    if not isinstance(vessel, Vessel):
        raise TypeError("no ship has been hit, and squadrons make no sensor roll")
    return profile_at_fire(
        vessel, array.plan.rating, max(plan.highest for plan in plans if plan is not None and plan.vulnerable)
    )


def stopped(pools: Sequence[Pool], weapon: WeaponPlan) -> Pool | None:
    """Return the pool that stops a weapon's fire, less what that takes; None if no one alone is enough.

    Rules MV-1.3.6-18 to -22, MV-3.6.7-02.
    """
    if weapon.vulnerable:
        for pool in pools:
            if pool.damage >= needed(weapon):
                pool.damage -= needed(weapon)
                return pool
    return None


def cover(battle: Battle, threat: Threat, squadron: Squadron, weapons: Sequence[int], pools: list[Pool]) -> None:
    """Fire weapons of a squadron at a threat: they hit for sure; it will not fire in the Starfighter Combat Step.

    Dice: weapon by weapon the damage dice, then an extra die for each odd one of a reactive weapon.
    Rules MV-1.3.3-01, -04, MV-2.2.2-13, MV-1.3.6-20.
    """
    pool = next((each for each in pools if each.squadron is squadron), None)
    if pool is None:
        pool = Pool(None, squadron)
        pools.append(pool)
    contact.spend(battle.table, squadron, tuple(weapons))
    squadron.intercepted_on = battle.table.turn
    for place in weapons:
        plan = squadron.plan.weapons[place].plan
        faces, damage = rolled_damage(battle, plan)
        pool.damage += damage
        if battle.telling:
            battle.tell(SquadronCovered(squadron.key, plan.name, threat.firer.key, faces, plan.modifier, damage))


def screen(battle: Battle, threat: Threat, array: System, weapons: Sequence[System], pools: list[Pool]) -> None:
    """Fire weapons on one array at a threat and add what they do to its pool.

    Dice: weapon by weapon a D20, another one if a temporal weapon misses, the damage dice of one that hits, then an extra
    die for each odd one of a reactive weapon. Rules MV-2.2.2-09, -12, MV-3.6.14-16, -20.
    """
    pool = next((each for each in pools if each.array is array), None)
    if pool is None:
        pool = Pool(array)
        pools.append(pool)
    array.use, array.target = Use.OTHER, threat.firer.number
    profile, vessel = fire_profile(threat, array), threat.target
    if not isinstance(vessel, Vessel):
        return
    for weapon in weapons:
        spend(weapon, battle.table.turn)
        plan = weapon.plan.weapon
        if plan is None:
            continue
        hit = _roll(battle, vessel, array, weapon, profile, again=False)
        if not hit and WeaponQuality.TEMPORAL in plan.qualities:
            hit = _roll(battle, vessel, array, weapon, profile, again=True)
        if hit:
            pool.damage += _damage(battle, vessel, weapon, plan)


def _roll(battle: Battle, vessel: Vessel, array: System, weapon: System, profile: Profile, *, again: bool) -> bool:
    face = battle.dice.roll(20)
    hit = profile.hits(face)
    if battle.telling and weapon.plan.weapon is not None:
        ref, name = weapon.plan.ref, weapon.plan.weapon.name
        battle.tell(InterceptorRolled(vessel.key, array.plan.ref, ref, name, *profile, face, hit, again))
    return hit


def _damage(battle: Battle, vessel: Vessel, weapon: System, plan: WeaponPlan) -> int:
    """Roll the damage of an interceptor."""
    faces, damage = rolled_damage(battle, plan)
    if battle.telling:
        battle.tell(InterceptorDamaged(vessel.key, weapon.plan.ref, faces, damage))
    return damage

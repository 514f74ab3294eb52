"""Use of weapons and arrays, and interception of direct fire that has hit: firers, rolls, results (2.2.2)."""

from collections.abc import Sequence
from typing import NamedTuple

from metamaker.games.metaverse.battle.aim import Profile, bears, profile_at_fire, sight
from metamaker.games.metaverse.battle.blueprint import WeaponPlan
from metamaker.games.metaverse.battle.fire.arms import free_arrays, interceptors, may_fire
from metamaker.games.metaverse.battle.fire.at_missions import AtMission, touches
from metamaker.games.metaverse.battle.fire.at_salvos import AtSalvo
from metamaker.games.metaverse.battle.fire.attacks import Aimed
from metamaker.games.metaverse.battle.fire.downing import needed, rolled_damage
from metamaker.games.metaverse.battle.fire.events import InterceptorDamaged, InterceptorRolled, SquadronScreened
from metamaker.games.metaverse.battle.state.battle import Battle, Table
from metamaker.games.metaverse.battle.state.squadron import Mission, Squadron
from metamaker.games.metaverse.battle.state.vessel import EXPENDED, System, Use, Vessel
from metamaker.games.metaverse.model.words import WeaponQuality


def spend(weapon: System, turn: int) -> None:
    """Mark a weapon as fired this turn; a one-shot weapon is used up. Rules MV-0.1.0-10, MV-3.6.10-02."""
    weapon.fired = turn
    plan = weapon.plan.weapon
    if plan is not None and plan.one_shot:
        weapon.flags |= EXPENDED


def commit(aimed: Aimed | AtSalvo | AtMission, turn: int) -> None:
    """Use up the weapons and own array of a declared attack, and take a place among the target's attackers.

    Rules MV-1.3.1-07, MV-1.3.4-08, -11, -12, MV-2.2.2-09.
    """
    for weapon in aimed.weapons:
        spend(weapon, turn)
    if not aimed.lent:
        aimed.array.use, aimed.array.target = aimed.use, aimed.target.number
    if aimed.firer.number not in aimed.target.attackers:
        aimed.target.attackers.append(aimed.firer.number)


class Threat(NamedTuple):
    """Weapons that hit a ship or a mission, and the possible interceptors: arrays, loaded weapons that bear, squadrons.

    The arrays are free, or already engage this fire. Rules MV-2.2.2-10, -12, -13.
    """

    firer: Vessel
    target: Vessel | Mission
    weapons: tuple[System, ...]
    arrays: tuple[System, ...]
    ready: tuple[System, ...]
    squadrons: tuple[Squadron, ...] = ()


class Pool:
    """The unused damage that the weapons of one array, or one squadron, did to the fire of an array.

    `by` is the reference of the array, or the key of the squadron. Rules MV-1.3.6-20, -21.
    """

    def __init__(self, by: str, array: System | None) -> None:
        self.by = by
        self.array = array
        self.damage = 0


def threat(
    table: Table,
    firer: Vessel,
    target: Vessel | Mission,
    weapons: Sequence[System],
    kept: Sequence[System] | None,
    pools: Sequence[Pool],
) -> Threat | None:
    """Return the threat of a hit, None if nothing can intercept it.

    `kept` are the weapons that the ship kept back when it declared its fire, None if it has not declared any yet. Rules
    MV-2.2.2-08 to -13, -17, MV-1.3.0-04, MV-3.6.7-02.
    """
    if not _in_danger(weapons, pools):
        return None
    able: list[System] = []
    arrays: list[System] = []
    if isinstance(target, Vessel) and may_fire(target):
        able = interceptors(target, table.turn)
        if able:
            seen = sight(target, firer)
            able = [weapon for weapon in able if (kept is None or weapon in kept) and bears(target, weapon.plan, seen)]
        if able:
            arrays = free_arrays(target) + [pool.array for pool in pools if pool.array is not None and pool.array.works]
    squadrons = screening(table, target) if table.missions else []
    if not arrays and not squadrons:
        return None
    return Threat(firer, target, tuple(weapons), tuple(arrays), tuple(able) if arrays else (), tuple(squadrons))


def screening(table: Table, target: Vessel | Mission) -> list[Squadron]:
    """Return the squadrons that may intercept fire at a target: their own mission, or a ship of their side in contact.

    Rules MV-1.3.3-04, MV-2.2.2-13.
    """
    if isinstance(target, Mission):
        missions = [target]
    else:
        missions = [mission for mission in table.missions_of(target.side) if touches(mission, target)]
    return [each for mission in missions for each in mission.squadrons if may_screen(table, each)]


def may_screen(table: Table, squadron: Squadron) -> bool:
    """Return whether a squadron has a usable weapon against fire. Rules MV-1.3.3-05, MV-2.1.5-02, MV-3.7.6-06."""
    return (
        table.quality_of(squadron) > 0
        and squadron.fired_on < table.turn
        and not squadron.outrun
        and bool(screening_weapons(squadron))
    )


def screening_weapons(squadron: Squadron) -> list[int]:
    """Return the unspent weapons of a squadron that fire at fire, by their indexes. Rule MV-3.7.6-04."""
    arms = squadron.plan.weapons
    return [place for place, arm in enumerate(arms) if arm.plan.at_direct and place not in squadron.spent]


def screen_by_squadron(battle: Battle, threat: Threat, squadron: Squadron, weapons: Sequence[int], pools: list[Pool]) -> None:
    """Fire weapons of a squadron at a threat; they hit without a roll, and the squadron does not fire again this turn.

    Dice: the damage of each. Rules MV-1.3.3-01, -04, MV-1.3.6-20, MV-2.2.2-13.
    """
    pool = Pool(squadron.key, None)
    pools.append(pool)
    squadron.fired_on = battle.table.turn
    for place in weapons:
        arm = squadron.plan.weapons[place]
        if arm.one_shot:
            squadron.spent.append(place)
        faces, damage = rolled_damage(battle, arm.plan)
        pool.damage += damage
        if battle.telling:
            fire = threat.firer.key
            battle.tell(SquadronScreened(squadron.key, arm.plan.name, arm.plan.highest, arm.plan.modifier, fire, faces, damage))


def _in_danger(weapons: Sequence[System], pools: Sequence[Pool]) -> bool:
    """Return whether interception is useful: some weapons can be stopped, and a single one is not stopped yet."""
    plans = [weapon.plan.weapon for weapon in weapons if weapon.plan.weapon is not None and weapon.plan.weapon.vulnerable]
    if len(plans) != 1:
        return bool(plans)
    return all(pool.damage < needed(plans[0]) for pool in pools)


def fire_profile(vessel: Vessel, fire: Sequence[System], array: System) -> Profile:
    """Return the profile of a ship's interceptors on an array; the highest die face of the vulnerable weapons counts.

    Rules MV-1.3.1-19, -20, MV-2.2.2-12.
    """
    plans = [weapon.plan.weapon for weapon in fire]
    return profile_at_fire(
        vessel, array.plan.rating, max(plan.highest for plan in plans if plan is not None and plan.vulnerable)
    )


def stopped(pools: Sequence[Pool], weapon: WeaponPlan) -> Pool | None:
    """Return the pool that stops a weapon's fire, and deduct the damage; None if no single pool is enough.

    Rules MV-1.3.6-18 to -22, MV-3.6.7-02.
    """
    if weapon.vulnerable:
        for pool in pools:
            if pool.damage >= needed(weapon):
                pool.damage -= needed(weapon)
                return pool
    return None


def screen(battle: Battle, threat: Threat, array: System, weapons: Sequence[System], pools: list[Pool]) -> None:
    """Fire weapons on one array at a threat and add their damage to its pool.

    Dice: weapon by weapon a D20, another one if a temporal weapon misses, the damage dice of one that hits, then an extra die
    for each odd one of a reactive weapon. Rules MV-2.2.2-09, -12, MV-3.6.14-16, -20.
    """
    target = threat.target
    pool = next((each for each in pools if each.array is array), None)
    if pool is None:
        pool = Pool(array.plan.ref, array)
        pools.append(pool)
    if not isinstance(target, Vessel):
        return
    array.use, array.target = Use.OTHER, threat.firer.number
    profile = fire_profile(target, threat.weapons, array)
    for weapon in weapons:
        spend(weapon, battle.table.turn)
        plan = weapon.plan.weapon
        if plan is None:
            continue
        hit = _roll(battle, target, array, weapon, profile, again=False)
        if not hit and WeaponQuality.TEMPORAL in plan.qualities:
            hit = _roll(battle, target, array, weapon, profile, again=True)
        if hit:
            pool.damage += _damage(battle, target, weapon, plan)


def _roll(battle: Battle, vessel: Vessel, array: System, weapon: System, profile: Profile, *, again: bool) -> bool:
    face = battle.dice.roll(20)
    hit = profile.hits(face)
    if battle.telling and weapon.plan.weapon is not None:
        ref, name = weapon.plan.ref, weapon.plan.weapon.name
        battle.tell(InterceptorRolled(vessel.key, array.plan.ref, ref, name, *profile.numbers, face, hit, again))
    return hit


def _damage(battle: Battle, vessel: Vessel, weapon: System, plan: WeaponPlan) -> int:
    """Roll the damage of an interceptor."""
    faces, damage = rolled_damage(battle, plan)
    if battle.telling:
        battle.tell(InterceptorDamaged(vessel.key, weapon.plan.ref, faces, damage))
    return damage

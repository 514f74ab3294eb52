"""Fire of ships' weapons without range at squadrons in contact, before the squadrons fire (2.2.3)."""

from collections.abc import Iterator, Sequence
from typing import Final

from metamaker.games.metaverse.battle.aim import Profile
from metamaker.games.metaverse.battle.decision import Refusal
from metamaker.games.metaverse.battle.electronics.signature import emits
from metamaker.games.metaverse.battle.fire import at_missions
from metamaker.games.metaverse.battle.fire.arms import SENSOR_ARRAY, free_arrays, loaded, may_fire
from metamaker.games.metaverse.battle.fire.at_missions import AtMission
from metamaker.games.metaverse.battle.fire.at_salvos import toward
from metamaker.games.metaverse.battle.fire.attacks import named, twice
from metamaker.games.metaverse.battle.fire.events import SensorRolled
from metamaker.games.metaverse.battle.fire.impact import land_on_mission
from metamaker.games.metaverse.battle.fire.interception import commit
from metamaker.games.metaverse.battle.starfighters.orders import FlakOrders, FlakShot
from metamaker.games.metaverse.battle.state.battle import Battle, Table
from metamaker.games.metaverse.battle.state.squadron import Mission
from metamaker.games.metaverse.battle.state.vessel import System, Use, Vessel
from metamaker.games.metaverse.messages import message
from metamaker.games.metaverse.model.words import WeaponQuality
from metamaker.games.metaverse.rules.hit import D20

_ROLLED: Final = ("MV-2.2.3-02", "MV-2.2.4-07")


def attackers(table: Table, vessel: Vessel) -> list[Mission]:
    """Return the enemy missions in contact with a ship that it may fire at. Rules MV-1.3.4-04, -09, MV-3.6.6-03."""
    return [
        mission
        for mission in table.missions
        if mission.side != vessel.side
        and at_missions.touches(mission, vessel)
        and at_missions.has_place(table, mission, vessel.number)
    ]


def weapons_on(table: Table, vessel: Vessel, mission: Mission) -> list[System]:
    """Return the 0 cm weapons that may fire at a mission in contact: those of the attacked arc, or all. Rule MV-2.1.5-09."""
    seen = toward(vessel, mission.place)
    return [
        weapon
        for number in vessel.blueprint.flak
        if not (weapon := vessel.systems[number]).flags
        and loaded(weapon, table.turn)
        and at_missions.bears_on(vessel, weapon.plan, mission, seen)
    ]


def can_fire(table: Table, vessel: Vessel) -> bool:
    """Return whether a ship has 0 cm weapons, an array to guide them, and squadrons in contact."""
    if not vessel.blueprint.flak or not may_fire(vessel) or not free_arrays(vessel):
        return False
    return any(weapons_on(table, vessel, mission) for mission in attackers(table, vessel))


def profile_on(vessel: Vessel, array: System, mission: Mission, squadron: str) -> Profile:
    """Return the profile of a weapon guided by an array at a squadron. Rule MV-2.2.4-07."""
    some = [each for each in mission.squadrons if each.key == squadron] or mission.squadrons[:1]
    return at_missions.mission_profile(vessel, array.plan.rating, mission, some, (), 0)


def refusals(table: Table, vessel: Vessel, orders: FlakOrders) -> Iterator[Refusal]:
    """Yield every reason why a ship may not fire like this."""
    unknown: list[Refusal] = []
    used: list[System] = []
    for shot in orders.shots:
        arrays, weapons = named(vessel, (shot.array,), unknown), named(vessel, shot.weapons, unknown)
        yield from _shot_refusals(table, vessel, shot, arrays, weapons)
        used += [*arrays, *weapons]
    yield from unknown
    yield from twice(used)


def _shot_refusals(
    table: Table, vessel: Vessel, shot: FlakShot, arrays: Sequence[System], weapons: Sequence[System]
) -> Iterator[Refusal]:
    mission = table.mission(shot.mission)
    if mission is None or mission not in attackers(table, vessel):
        yield Refusal("MV-3.6.6-03", message("refusal-flak-mission", mission=shot.mission, ship=vessel.key))
        return
    keys = [squadron.key for squadron in mission.squadrons]
    if not shot.weapons or len(shot.squadrons) != len(shot.weapons) or any(key not in keys for key in shot.squadrons):
        yield Refusal("MV-1.3.6-17", message("refusal-fire-aims", mission=shot.mission))
    for array in arrays:
        if array.plan.kind != SENSOR_ARRAY or array not in free_arrays(vessel):
            yield Refusal("MV-2.2.4-07", message("refusal-fire-array-used", system=array.plan.ref))
    able = weapons_on(table, vessel, mission)
    for weapon in weapons:
        if weapon not in able:
            yield Refusal("MV-2.2.3-02", message("refusal-flak-weapon", system=weapon.plan.ref, mission=shot.mission))


def take_places(table: Table, vessel: Vessel, orders: FlakOrders) -> None:
    """Take a place among the attackers of each target mission of a ship. Rules MV-1.3.4-09, -12."""
    for shot in orders.shots:
        mission = table.mission(shot.mission)
        if mission is not None and vessel.number not in mission.attackers:
            mission.attackers.append(vessel.number)


def fire(battle: Battle, vessel: Vessel, orders: FlakOrders) -> None:
    """Fire the 0 cm weapons of a ship at squadrons.

    Dice: weapon by weapon a D20, another one if a temporal weapon misses, the damage of one that hits.
    Rules MV-2.2.3-02, MV-2.2.4-07, MV-1.3.6-16, -17, MV-3.6.14-20.
    """
    table = battle.table
    for shot in orders.shots:
        mission, array = table.mission(shot.mission), vessel.system(shot.array)
        if mission is None:
            continue
        weapons = tuple([vessel.system(ref) for ref in shot.weapons])
        squadrons = tuple([each for key in shot.squadrons for each in mission.squadrons if each.key == key])
        if len(squadrons) != len(weapons):
            continue
        aimed = AtMission(vessel, mission, vessel, array, weapons, squadrons, Use.SALVO)
        commit(aimed, table.turn)
        for weapon in weapons:
            plan = weapon.plan.weapon
            if plan is None or not aimed.aim(weapon).flies:
                continue
            again = WeaponQuality.TEMPORAL in plan.qualities
            if _hits(battle, aimed, weapon, again=False) or (again and _hits(battle, aimed, weapon, again=True)):
                land_on_mission(battle, aimed, weapon, plan)
    emits(table, vessel)


def _hits(battle: Battle, aimed: AtMission, weapon: System, *, again: bool) -> bool:
    vessel, squadron, plan = aimed.firer, aimed.aim(weapon), weapon.plan.weapon
    profile = profile_on(vessel, aimed.array, aimed.target, squadron.key)
    face = battle.dice.roll(D20)
    hit = profile.hits(face)
    if battle.telling and plan is not None:
        array, ref = aimed.array.plan.ref, weapon.plan.ref
        rolled = SensorRolled(
            vessel.key, squadron.key, array, (ref,), (plan.name,), 0, *profile.numbers, face, hit, again, _ROLLED
        )
        battle.tell(rolled)
    return hit

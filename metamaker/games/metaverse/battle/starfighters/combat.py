"""Fire of squadrons: possible targets, weapons and effects (1.3.3, 2.2.3, 3.7.6)."""

from collections.abc import Collection, Container, Iterator, Sequence
from typing import Final

from metamaker.games.metaverse.battle.aim import exposed_section
from metamaker.games.metaverse.battle.boarding.events import PartiesUnloaded
from metamaker.games.metaverse.battle.boarding.parties import land
from metamaker.games.metaverse.battle.damage.hull import Cause, disable
from metamaker.games.metaverse.battle.damage.squadrons import strike_squadron
from metamaker.games.metaverse.battle.damage.strike import Shot, entry, shields, strike
from metamaker.games.metaverse.battle.decision import Refusal
from metamaker.games.metaverse.battle.electronics.signature import base_ems
from metamaker.games.metaverse.battle.fire.at_missions import ems, in_contact, touches
from metamaker.games.metaverse.battle.fire.at_salvos import is_vulnerable, touched
from metamaker.games.metaverse.battle.fire.attacks import is_primary
from metamaker.games.metaverse.battle.fire.downing import rolled_damage, shoot_down
from metamaker.games.metaverse.battle.fire.events import SquadronFires
from metamaker.games.metaverse.battle.places import ARC_NUMBER, ARC_WORDS, SECTION_WORDS
from metamaker.games.metaverse.battle.starfighters.events import (
    SquadronFireWasted,
    SquadronStruckSalvo,
    SquadronSurgery,
)
from metamaker.games.metaverse.battle.starfighters.orders import SquadronShot
from metamaker.games.metaverse.battle.state.battle import Battle, Table
from metamaker.games.metaverse.battle.state.salvo import MARK, Salvo
from metamaker.games.metaverse.battle.state.squadron import GENERALISED, WING, Mission, Squadron, Task, rated
from metamaker.games.metaverse.battle.state.vessel import DESTROYED, Boarders, System, Vessel
from metamaker.games.metaverse.messages import message
from metamaker.games.metaverse.model.arc import Arc

Prey = Vessel | Squadron | Salvo
"""A possible target of a squadron."""

ONE_LESS: Final = 1
"""Reduction of a target's defence if the firing squadron is harder to hit than its target. Rule MV-2.2.3-06."""

_BY_SQUADRON: Final = -1
"""The ship number in sources of damage to salvos, because each squadron is its own source. Rule MV-1.3.6-20."""


def ship_attacked(table: Table, mission: Mission) -> Vessel | None:
    """Return the enemy ship in contact with a mission, None if there is none. Rule MV-1.3.3-02."""
    vessel = table.by_key.get(mission.contact)
    if vessel is None or vessel.side == mission.side or not vessel.fights or vessel.cloaked:
        return None
    return vessel if touches(mission, vessel) else None


def opponents(table: Table, mission: Mission) -> list[Mission]:
    """Return the enemy missions that may exchange fire with a mission: in contact, or CAP and strike at the same ship.

    Rules MV-1.3.4-05, MV-2.1.4-27, MV-2.2.3-07.
    """
    return [
        other
        for other in table.missions
        if other.side != mission.side and (in_contact(mission, other) or _meets(mission, other) or _meets(other, mission))
    ]


def _meets(cap: Mission, strike: Mission) -> bool:
    """Return whether a CAP and a strike meet at the ship of the CAP. Rule MV-2.1.4-27."""
    if cap.task is not Task.CAP or strike.task is not Task.STRIKE:
        return False
    return cap.place == strike.place and cap.contact == strike.contact != ""


def salvos_met(table: Table, mission: Mission) -> list[Salvo]:
    """Return the enemy salvos that a mission may fire at: the one in contact; for CAP, those in contact with its ship.

    Only a ship and its CAP may fire at a salvo in contact with the ship. Rules MV-1.3.3-03, MV-2.1.2-06, -08, MV-2.1.4-27, -35.
    """
    ship = table.by_key.get(mission.contact) if mission.task is Task.CAP else None
    return [
        salvo
        for salvo in table.salvos
        if salvo.side != mission.side
        and is_vulnerable(salvo)
        and (
            touched(table, salvo) is ship
            if ship is not None
            else salvo.key == mission.contact and salvo.place == mission.place and touched(table, salvo) is None
        )
    ]


def element(table: Table, it: Prey) -> Vessel | Mission | Salvo | None:
    """Return the owner of a target's EMS: for a squadron its mission, None once that is gone."""
    return table.mission_of(it) if isinstance(it, Squadron) else it


def has_place(table: Table, mission: Mission, it: Prey, others: Collection[int] = ()) -> bool:
    """Return whether EMS lets a mission fire at a target if the missions with these numbers do so first.

    EMS does not matter inside a furball. Rules MV-1.3.4-05, -09, -12, MV-3.1.9-02.
    """
    target = element(table, it)
    return target is not None and has_room(table, mission, target, others)


def has_room(table: Table, mission: Mission, target: Vessel | Mission | Salvo, others: Collection[int] = ()) -> bool:
    """Return whether `has_place` is true for targets with the EMS of a ship, a mission or a salvo."""
    if isinstance(target, Mission):
        if in_contact(mission, target):
            return True
        most = ems(table, target)
    else:
        most = target.pulses if isinstance(target, Salvo) else base_ems(table, target)
    if most <= 0:
        return False
    taken = {*target.attackers, *others} if others else target.attackers
    return mission.number in taken or len(taken) < most


def prey(table: Table, squadron: Squadron) -> list[Prey]:
    """Return the possible targets of a squadron and its mission: the attacked ship, squadrons of opponents, salvos."""
    mission = table.mission_of(squadron)
    if mission is None:
        return []
    found: list[Prey] = []
    ship = ship_attacked(table, mission)
    if ship is not None and has_room(table, mission, ship):
        found.append(ship)
    for other in opponents(table, mission):
        if has_room(table, mission, other):
            found += other.squadrons
    return found + [salvo for salvo in salvos_met(table, mission) if has_room(table, mission, salvo)]


def weapons_at(squadron: Squadron, it: Prey, *, indirect: bool | None = None) -> list[int]:
    """Return the weapons of a squadron for a target, by index: suitable, neither spent nor used this turn.

    `indirect` selects those that fire before the groups of strength (True), the others (False), or all (None). Rules
    MV-3.7.6-03, -04, -08.
    """
    ship = isinstance(it, Vessel)
    return [
        place
        for place, arm in enumerate(squadron.plan.weapons)
        if (arm.plan.at_starships if ship else arm.plan.at_starfighters)
        and place not in squadron.spent
        and place not in squadron.used
        and (indirect is None or arm.indirect is indirect)
    ]


def shots_left(table: Table, squadron: Squadron) -> int:
    """Return the number of weapons that a squadron may still fire this turn: its crew quality, less the used ones.

    Rules MV-1.3.3-05, MV-2.2.3-10, MV-2.1.5-02, MV-2.1.4-30.
    """
    if squadron.outrun or squadron.fired_on == table.turn:
        return 0
    return max(0, table.quality_of(squadron) - len(squadron.used))


def firing(table: Table, done: Container[int], *, indirect: bool) -> list[Squadron]:
    """Return the squadrons that have weapons and targets to fire at, except those with the numbers in `done`."""
    found: list[Squadron] = []
    targets: dict[str, list[Prey]] = {}
    for squadron in table.squadrons:
        if not squadron.mission or squadron.number in done or not shots_left(table, squadron):
            continue
        if indirect and not any(arm.indirect for arm in squadron.plan.weapons):
            continue
        if squadron.mission not in targets:
            targets[squadron.mission] = prey(table, squadron)
        if _can_fire(table, squadron, targets[squadron.mission], indirect=indirect):
            found.append(squadron)
    return found


def _can_fire(table: Table, squadron: Squadron, some: Sequence[Prey], *, indirect: bool) -> bool:
    if not some:
        return False
    # A ship comes first, and the other targets all allow the same weapons.
    first = some[0]
    if weapons_at(squadron, first, indirect=indirect) or weapons_at(squadron, some[-1], indirect=indirect):
        return True
    return not indirect and bool(unloads_through(table, squadron, first))


def unloads_through(table: Table, squadron: Squadron, it: Prey) -> list[int]:
    """Return the arcs of a ship through which a squadron may unload its parties instead of firing.

    A squadron that may not fire, or has fired this turn, does not unload. Rule MV-3.7.5-07.
    """
    if not isinstance(it, Vessel) or not squadron.marines + squadron.crew or squadron.used or not shots_left(table, squadron):
        return []
    return [arc for arc in arcs_open(table, squadron) if not shields(it.arcs[arc], kinetic=True)]


def arcs_open(table: Table, squadron: Squadron) -> tuple[int, ...]:
    """Return the arcs of the attacked ship through which a squadron may fire. Rules MV-2.2.3-08, -09."""
    mission = table.mission_of(squadron)
    if mission is None or mission.arc == GENERALISED:
        return tuple(range(len(ARC_WORDS)))
    return (mission.arc,)


def systems_open(target: Vessel, arc: int) -> list[System]:
    """Return the systems that a surgical strike through an arc may name. Rule MV-1.3.3-06."""
    section = exposed_section(target, arc)
    return [
        system
        for number in target.blueprint.by_section[section]
        if not (system := target.systems[number]).flags & DESTROYED and not is_primary(system)
    ]


def found(table: Table, key: str) -> Prey | None:
    """Return the ship, squadron or salvo with a key, None if there is none."""
    if MARK in key:
        return table.salvo(key)
    return table.squadron(key) if WING in key else table.by_key.get(key)


def shot_refusals(table: Table, squadron: Squadron, shot: SquadronShot, *, indirect: bool) -> Iterator[Refusal]:
    """Yield every reason why a squadron may not fire like this, except the total number of weapons that it fires."""
    it = found(table, shot.target)
    if it is None or it not in prey(table, squadron):
        target = message("refusal-squadron-target", squadron=shot.squadron, target=shot.target)
        yield Refusal("MV-1.3.3-02", target)
        return
    if shot.unloads:
        arcs = () if indirect else unloads_through(table, squadron, it)
        if shot.weapons or shot.system or shot.arc not in [ARC_WORDS[arc] for arc in arcs]:
            yield Refusal("MV-3.7.5-07", message("refusal-squadron-unload", squadron=shot.squadron, target=shot.target))
        return
    able = weapons_at(squadron, it, indirect=indirect)
    if not shot.weapons or any(place not in able for place in shot.weapons):
        yield Refusal("MV-3.7.6-04", message("refusal-squadron-weapon", squadron=shot.squadron))
    if not isinstance(it, Vessel):
        if shot.arc or shot.system:
            yield Refusal("MV-2.2.3-08", message("refusal-flight-arc", arc=shot.arc or shot.system))
    elif shot.arc not in ARC_WORDS or ARC_NUMBER[Arc(shot.arc)] not in arcs_open(table, squadron):
        yield Refusal("MV-2.2.3-08", message("refusal-squadron-arc", squadron=shot.squadron, arc=shot.arc))
    elif shot.system and shot.system not in [each.plan.ref for each in systems_open(it, ARC_NUMBER[Arc(shot.arc)])]:
        yield Refusal("MV-1.3.3-06", message("refusal-squadron-system", system=shot.system, target=shot.target))


def crowded(table: Table, shooting: Sequence[tuple[Squadron, str]]) -> Iterator[Refusal]:
    """Yield why not all squadrons may fire at the targets with these keys: each mission needs a place under EMS.

    Rules MV-1.3.4-09, -11, -12.
    """
    declared: dict[str, list[int]] = {}
    for squadron, key in shooting:
        it, mission = found(table, key), table.mission_of(squadron)
        target = None if it is None else element(table, it)
        if it is None or target is None or mission is None:
            continue
        others = declared.setdefault(target.key, [])
        if has_place(table, mission, it) and not has_place(table, mission, it, others):
            count = len({*target.attackers, *others})
            yield Refusal("MV-1.3.4-09", message("refusal-fire-ems", count=count, ship=target.key))
        others.append(mission.number)


def take_places(battle: Battle, squadron: Squadron, shots: Sequence[SquadronShot]) -> None:
    """Use up the weapons of declared shots and the places under EMS; one-shot weapons are spent.

    Rules MV-1.3.4-08, MV-3.7.6-03.
    """
    mission = battle.table.mission_of(squadron)
    for shot in shots:
        squadron.used += shot.weapons
        squadron.spent += [place for place in shot.weapons if squadron.plan.weapons[place].one_shot]
        it = found(battle.table, shot.target)
        target = None if it is None else element(battle.table, it)
        if mission is not None and target is not None and mission.number not in target.attackers:
            target.attackers.append(mission.number)


def unload(battle: Battle, squadron: Squadron, shot: SquadronShot) -> None:
    """Put the parties of a squadron into the attacked section. No dice. Rules MV-3.7.5-07, MV-2.2.5-19."""
    target = battle.table.by_key[shot.target]
    section = entry(target, ARC_NUMBER[Arc(shot.arc)])
    marines, crew = squadron.marines, squadron.crew
    land(target.sections[section], Boarders(squadron.carrier, marines, crew, battle.table.turn))
    squadron.marines = squadron.crew = 0
    target.changed()
    if battle.telling:
        battle.tell(PartiesUnloaded(squadron.key, target.key, SECTION_WORDS[section], marines, crew))


Struck = list[tuple[Squadron, Vessel, System]]
"""Systems struck by surgical strikes, until the end of the group."""


def fire(battle: Battle, squadron: Squadron, shot: SquadronShot, struck: Struck, less: int = 0) -> None:
    """Resolve a declared shot, weapon by weapon; a squadron that is lost meanwhile still fires.

    `less` is the reduction of a target squadron's defence (`advantage`).

    Dice: those of the damage. Rules MV-1.3.3-01, -06 to -08, MV-2.2.3-05, -06, MV-3.7.6-07.
    """
    it = found(battle.table, shot.target)
    for place in shot.weapons:
        plan = squadron.plan.weapons[place].plan
        if it is None or not _is_there(it):
            battle.tell(SquadronFireWasted(squadron.key, shot.target))
            return
        if battle.telling:
            battle.tell(SquadronFires(squadron.key, plan.name, shot.target, shot.arc, shot.system))
        if isinstance(it, Vessel):
            _at_ship(battle, squadron, place, it, shot, struck)
        elif isinstance(it, Squadron):
            strike_squadron(battle, it, plan, less=less)
        else:
            at_salvo(battle, squadron, place, it)


def _is_there(it: Prey) -> bool:
    return it.flies if isinstance(it, Squadron) else it.fights


def advantage(table: Table, squadron: Squadron, shot: SquadronShot) -> int:
    """Return the reduction of a target squadron's defence if it is easier to hit than the firing one.

    Both are compared before their group fires. Rules MV-2.2.3-05, -06, MV-3.7.5-08.
    """
    target = found(table, shot.target)
    own, other = table.mission_of(squadron), table.mission_of(target) if isinstance(target, Squadron) else None
    if not isinstance(target, Squadron) or own is None or other is None:
        return 0
    return ONE_LESS if rated(own, squadron) > rated(other, target) else 0


def _at_ship(battle: Battle, squadron: Squadron, place: int, target: Vessel, shot: SquadronShot, struck: Struck) -> None:
    plan = squadron.plan.weapons[place].plan
    arc = ARC_NUMBER[Arc(shot.arc)]
    wounds = strike(battle, Shot(plan, squadron.carrier, target, arc, surgical=bool(shot.system)))
    if wounds.operated and target.fights:
        struck.append((squadron, target, target.system(shot.system)))
        battle.tell(SquadronSurgery(squadron.key, target.key, shot.system))


def at_salvo(battle: Battle, squadron: Squadron, place: int, salvo: Salvo) -> None:
    """Deal the damage of a squadron's weapon to a salvo, which it hits without a roll. Dice: the damage.

    Rules MV-1.3.3-01, -03, MV-1.3.6-18 to -21.
    """
    plan = squadron.plan.weapons[place].plan
    faces, damage = rolled_damage(battle, plan)
    if battle.telling:
        told = SquadronStruckSalvo(squadron.key, plan.name, plan.highest, plan.modifier, salvo.key, faces, damage)
        battle.tell(told)
    shoot_down(battle, salvo, (_BY_SQUADRON, squadron.number), damage)


def operate(battle: Battle, struck: Struck) -> None:
    """Disable the systems struck by surgical strikes; called at the end of their group. Rules MV-1.3.3-07, MV-2.2.2-16."""
    for squadron, target, system in struck:
        if target.fights and not system.flags & DESTROYED:
            disable(battle, target, system, Cause("fire", squadron.carrier, squadron.plan.name))
    struck.clear()

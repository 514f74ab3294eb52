"""What squadrons may fire at in the Starfighter Combat Step, and with what (1.3.3, 1.3.4, 2.2.3)."""

from collections.abc import Iterator, Sequence

from metamaker.games.metaverse.battle import contact
from metamaker.games.metaverse.battle.aim import exposed_section
from metamaker.games.metaverse.battle.decision import Refusal
from metamaker.games.metaverse.battle.dogfights.orders import WingAttack
from metamaker.games.metaverse.battle.electronics.signature import base_ems
from metamaker.games.metaverse.battle.fire import at_salvos
from metamaker.games.metaverse.battle.fire.attacks import is_primary
from metamaker.games.metaverse.battle.places import ARC_NUMBER, ARC_WORDS
from metamaker.games.metaverse.battle.state.battle import Table
from metamaker.games.metaverse.battle.state.salvo import MARK, Salvo
from metamaker.games.metaverse.battle.state.squadron import GENERALISED, Mission, Squadron, Task
from metamaker.games.metaverse.battle.state.vessel import DESTROYED, System, Vessel
from metamaker.games.metaverse.messages import message
from metamaker.games.metaverse.model.arc import Arc


def prey(table: Table, mission: Mission) -> Vessel | None:
    """Return the ship on which the squadrons of a mission may fire: strike missions alone do, under its EMS.

    Rules MV-2.1.4-27, -33, -34, MV-2.2.3-08, MV-1.3.4-09, -12.
    """
    ship = contact.attacked(table, mission) if mission.task is Task.STRIKE else None
    return ship if ship is not None and not ship.cloaked and ship_has_place(table, ship, mission) else None


def ship_has_place(table: Table, ship: Vessel, mission: Mission, others: int = 0) -> bool:
    """Whether a mission has a place among the attackers of a ship, or one is left when `others` more have taken theirs."""
    return mission.number in ship.attackers or len(ship.attackers) + others < base_ems(table, ship)


def arcs(mission: Mission) -> tuple[str, ...]:
    """Return the arcs of its target that a mission may attack: the declared one, or any. Rules MV-2.2.3-08, -09."""
    return ARC_WORDS if mission.arc == GENERALISED else (ARC_WORDS[mission.arc],)


def systems(ship: Vessel, arc: str) -> list[System]:
    """Return the systems of a ship that a surgical strike on an arc may name. Rule MV-1.3.3-06."""
    section = exposed_section(ship, ARC_NUMBER[Arc(arc)])
    return [
        system
        for number in ship.blueprint.by_section[section]
        if not (system := ship.systems[number]).flags & DESTROYED and not is_primary(system)
    ]


def within(table: Table, mission: Mission) -> list[Salvo]:
    """Return the salvos of the enemy on which the squadrons of a mission may fire: what it was moved onto, what comes at CAP.

    A salvo in contact with a ship is shot at by the CAP of that ship alone. Rules MV-1.3.3-03, MV-2.1.2-06, -08, MV-2.1.4-35.
    """
    found: list[Salvo] = []
    for salvo in table.flying(1 - mission.side):
        ship = at_salvos.touched(table, salvo)
        near = contact.caught(mission, salvo) if ship is None else mission in contact.guarding(table, ship)
        if near and at_salvos.is_vulnerable(salvo) and at_salvos.has_place(salvo, mission.number):
            found.append(salvo)
    return found


def arms(table: Table, squadron: Squadron, *, first: bool) -> list[int]:
    """Return the weapons that a squadron may fire now, by their places: indirect ones `first`, the others in its group.

    None if it shot at direct fire this turn. Rules MV-2.2.3-03, MV-3.7.6-08, MV-2.2.2-13.
    """
    if squadron.intercepted_on == table.turn:
        return []
    return [place for place in contact.loaded(table, squadron) if squadron.plan.weapons[place].indirect is first]


def at_ships(squadron: Squadron, places: Sequence[int]) -> list[int]:
    """Return those of these weapons that fire at starships. Rules MV-1.3.0-03, MV-3.7.6-04."""
    return [place for place in places if squadron.plan.weapons[place].plan.at_starships]


def at_others(squadron: Squadron, places: Sequence[int]) -> list[int]:
    """Return those of these weapons that fire at everything else."""
    return [place for place in places if squadron.plan.weapons[place].plan.at_starfighters]


def foes(table: Table, mission: Mission) -> list[Squadron]:
    """Return the squadrons on which those of a mission may fire. Rules MV-2.2.3-07, MV-1.3.4-05."""
    return [squadron for other in contact.opponents(table, mission) for squadron in other.squadrons]


def has_work(table: Table, squadron: Squadron, *, first: bool) -> bool:
    """Whether a squadron has weapons to fire now and anything to fire them at."""
    places = arms(table, squadron, first=first)
    mission = table.mission_of(squadron) if places else None
    if mission is None:
        return False
    if at_ships(squadron, places) and prey(table, mission) is not None:
        return True
    return bool(at_others(squadron, places)) and bool(foes(table, mission) or within(table, mission))


def attack_refusals(table: Table, squadron: Squadron, attack: WingAttack, earlier: Sequence[int]) -> Iterator[Refusal]:
    """Yield why a squadron may not attack like this, its weapons apart from what they may fire at.

    `earlier` are the numbers of the missions that are told to fire on the same target before.
    """
    mission = table.mission_of(squadron)
    ship = table.by_key.get(attack.target)
    if mission is None:
        yield Refusal("MV-2.2.3-01", message("refusal-dogfight-squadron", squadron=attack.squadron))
    elif ship is not None:
        yield from _ship_refusals(table, mission, ship, attack, earlier)
    else:
        yield from _other_refusals(table, mission, attack, earlier)
    fit = (at_ships if ship is not None else at_others)(squadron, range(len(squadron.plan.weapons)))
    for place in attack.weapons:
        if place not in fit:
            yield Refusal("MV-1.3.0-03", message("refusal-dogfight-weapon", squadron=squadron.key, weapon=place + 1))


def _ship_refusals(
    table: Table, mission: Mission, ship: Vessel, attack: WingAttack, earlier: Sequence[int]
) -> Iterator[Refusal]:
    if mission.task is not Task.STRIKE or ship is not contact.attacked(table, mission) or ship.cloaked:
        yield Refusal("MV-1.3.3-02", message("refusal-dogfight-contact", squadron=attack.squadron, target=attack.target))
        return
    if not ship_has_place(table, ship, mission, len({*earlier} - {mission.number, *ship.attackers})):
        yield Refusal("MV-1.3.4-09", message("refusal-fire-ems", count=len(ship.attackers), ship=ship.key))
    if attack.arc not in arcs(mission):
        rule = "MV-2.2.3-09" if mission.arc == GENERALISED else "MV-2.2.3-08"
        yield Refusal(rule, message("refusal-dogfight-arc", squadron=attack.squadron))
    elif attack.system and attack.system not in [system.plan.ref for system in systems(ship, attack.arc)]:
        yield Refusal("MV-1.3.3-06", message("refusal-dogfight-system", system=attack.system, ship=ship.key))


def _other_refusals(table: Table, mission: Mission, attack: WingAttack, earlier: Sequence[int]) -> Iterator[Refusal]:
    if attack.arc or attack.system:
        yield Refusal("MV-2.2.3-08", message("refusal-dogfight-arc", squadron=attack.squadron))
    salvo = table.salvo(attack.target) if MARK in attack.target else None
    known = within(table, mission) if salvo is not None else foes(table, mission)
    if attack.target not in [each.key for each in known]:
        yield Refusal("MV-1.3.3-02", message("refusal-dogfight-contact", squadron=attack.squadron, target=attack.target))
        return
    if not _has_place(table, mission, salvo, attack.target, earlier):
        yield Refusal("MV-1.3.4-09", message("refusal-dogfight-ems", target=attack.target))


def _has_place(table: Table, mission: Mission, salvo: Salvo | None, target: str, earlier: Sequence[int]) -> bool:
    if salvo is not None:
        others = {*earlier} - {mission.number, *salvo.attackers}
        return mission.number in salvo.attackers or len(salvo.attackers) + len(others) < salvo.pulses
    squadron = table.squadron(target)
    theirs = None if squadron is None else table.mission_of(squadron)
    if theirs is None or theirs in contact.furball(table, mission):
        return True
    return contact.has_place(table, theirs, mission.number, len({*earlier} - {mission.number, *theirs.attackers}))

"""Who of the starfighters touches whom, and what squadrons may fire with now (1.3.3, 1.3.4, 2.2.3, 3.7)."""

from collections.abc import Iterator

from metamaker.games.metaverse.battle.decision import Refusal
from metamaker.games.metaverse.battle.kinematics.course import momentum
from metamaker.games.metaverse.battle.state.battle import Table
from metamaker.games.metaverse.battle.state.salvo import Salvo
from metamaker.games.metaverse.battle.state.squadron import Mission, Squadron, Task
from metamaker.games.metaverse.battle.state.vessel import NOBODY, Vessel
from metamaker.games.metaverse.messages import message


def crew_quality(table: Table, squadron: Squadron) -> int:
    """Return the crew quality of a squadron: its carrier's, or its own without one. Rules MV-2.2.3-11, MV-3.7.6-06."""
    return squadron.crew_quality if squadron.carrier == NOBODY else table.vessels[squadron.carrier].crew_quality


def touches(mission: Mission, vessel: Vessel) -> bool:
    """Whether a mission is in contact with a ship: moved onto it, and neither has moved since; CAP always is with its own.

    Rules MV-0.1.0-05, MV-2.1.4-28.
    """
    return (
        mission.contact == vessel.key and vessel.fights and (mission.task is Task.CAP or mission.place == vessel.course.place)
    )


def attacks(mission: Mission, vessel: Vessel) -> bool:
    """Whether a mission is in contact with a ship of the enemy. Rule MV-2.1.5-09."""
    return mission.side != vessel.side and touches(mission, vessel)


def attacked(table: Table, mission: Mission) -> Vessel | None:
    """Return the ship of the enemy that a mission is in contact with, None if there is none."""
    vessel = table.by_key.get(mission.contact)
    return vessel if vessel is not None and attacks(mission, vessel) else None


def attacking(table: Table, vessel: Vessel) -> list[Mission]:
    """Return the missions of the enemy in contact with a ship, in their order."""
    return [mission for mission in table.missions if attacks(mission, vessel)]


def guarding(table: Table, vessel: Vessel) -> list[Mission]:
    """Return the missions on CAP of a ship. Rule MV-2.1.2-08."""
    return [mission for mission in table.missions if mission.task is Task.CAP and touches(mission, vessel)]


def caught(mission: Mission, salvo: Salvo) -> bool:
    """Whether a mission has been moved onto a salvo, and neither has moved since. Rule MV-1.3.3-03."""
    return mission.contact == salvo.key and mission.place == salvo.place


def _engaged(one: Mission, other: Mission) -> bool:
    """Whether one of two opposing missions has been moved onto the other one. Rule MV-1.3.4-05."""
    if one.side == other.side or one.place != other.place:
        return False
    return one.contact == other.key or other.contact == one.key


def furball(table: Table, mission: Mission) -> list[Mission]:
    """Return the missions of the furball in which a mission is, itself first; it alone if it is in none. Rule MV-1.3.4-05."""
    members = [mission]
    for member in members:
        members += [other for other in table.missions if other not in members and _engaged(member, other)]
    return members


def ems(table: Table, mission: Mission) -> int:
    """Return the EMS of a mission: its squadrons, 0 in a furball. Rules MV-1.3.4-03, -04."""
    return 0 if len(furball(table, mission)) > 1 else mission.mass


def has_place(table: Table, mission: Mission, attacker: int, others: int = 0) -> bool:
    """Whether an attacker, by its number, may fire on a mission as far as its EMS goes; `others` are about to take places.

    Rules MV-1.3.4-03, -04, -09.
    """
    most = ems(table, mission)
    return most > 0 and (attacker in mission.attackers or len(mission.attackers) + others < most)


def opponents(table: Table, mission: Mission) -> list[Mission]:
    """Return the missions on which the squadrons of a mission may fire, in the order in which they were established.

    Those of its furball; CAP and the strike missions that are in contact with its ship, on each other.
    Rules MV-1.3.3-02, MV-2.1.4-27, MV-2.2.3-07.
    """
    found = [other for other in furball(table, mission) if other.side != mission.side]
    found += [other for other in _across(table, mission) if other not in found and has_place(table, other, mission.number)]
    return sorted(found, key=lambda other: other.number)


def _across(table: Table, mission: Mission) -> list[Mission]:
    if mission.task is Task.CAP:
        ship = table.by_key.get(mission.contact)
        return [] if ship is None else [other for other in attacking(table, ship) if other.task is Task.STRIKE]
    ship = attacked(table, mission) if mission.task is Task.STRIKE else None
    return [] if ship is None else guarding(table, ship)


def able(table: Table, squadron: Squadron) -> bool:
    """Whether a squadron may fire at all this turn.

    Not with crew quality 0, not after moving farther than its speed, not on CAP of a ship that is faster than itself.
    Rules MV-2.2.3-10, MV-2.1.5-02, MV-3.7.2-02, MV-2.1.4-30, -31.
    """
    if not squadron.flies or squadron.outrun or not crew_quality(table, squadron):
        return False
    mission = table.mission_of(squadron)
    if mission is None or mission.task is not Task.CAP:
        return mission is not None
    ship = table.by_key.get(mission.contact)
    return ship is None or abs(momentum(ship.course)) <= squadron.plan.speed_cm


def fired_now(table: Table, squadron: Squadron) -> list[int]:
    """Return the weapons that a squadron has fired this turn, by their places."""
    return squadron.fired if squadron.fired_on == table.turn else []


def shots_left(table: Table, squadron: Squadron) -> int:
    """Return with how many weapons a squadron may still fire this turn. Rules MV-1.3.3-05, MV-2.2.3-10, MV-3.7.6-06."""
    if not able(table, squadron):
        return 0
    return max(0, crew_quality(table, squadron) - len(fired_now(table, squadron)))


def loaded(table: Table, squadron: Squadron) -> list[int]:
    """Return the weapons with which a squadron may fire now, by their places: neither fired this turn nor spent.

    None if it has fired as many as it may. Rules MV-3.7.6-03, -06.
    """
    if not shots_left(table, squadron):
        return []
    used = fired_now(table, squadron)
    return [place for place in range(len(squadron.plan.weapons)) if place not in used and place not in squadron.spent]


def arms_refusals(table: Table, squadron: Squadron, weapons: tuple[int, ...]) -> Iterator[Refusal]:
    """Yield why a squadron may not fire so many weapons, or these. Rules MV-1.3.3-05, MV-3.7.6-03, -06."""
    ready, most = loaded(table, squadron), shots_left(table, squadron)
    if not weapons:
        yield Refusal("MV-1.3.3-05", message("refusal-dogfight-no-weapon", squadron=squadron.key))
    if len(weapons) > most:
        yield Refusal("MV-1.3.3-05", message("refusal-dogfight-most", squadron=squadron.key, most=most))
    for place, number in enumerate(weapons):
        if number in weapons[:place] or number not in ready:
            yield Refusal("MV-3.7.6-06", message("refusal-dogfight-weapon", squadron=squadron.key, weapon=number + 1))


def spend(table: Table, squadron: Squadron, weapons: tuple[int, ...]) -> None:
    """Remember that a squadron fires weapons this turn; one-shot weapons are used up. Rule MV-3.7.6-03."""
    squadron.fired = [*fired_now(table, squadron), *weapons]
    squadron.fired_on = table.turn
    squadron.spent += [place for place in weapons if squadron.plan.weapons[place].one_shot]


def interceptors(table: Table, squadron: Squadron) -> list[int]:
    """Return the weapons with which a squadron may fire at direct fire. Rules MV-1.3.0-03, MV-2.2.2-13, MV-3.7.6-04."""
    return [place for place in loaded(table, squadron) if squadron.plan.weapons[place].plan.at_direct]


def screening(table: Table, side: int, target: Vessel | Mission) -> list[Squadron]:
    """Return the squadrons of a side that may intercept direct fire at a ship that they touch, or at their mission.

    Rules MV-1.3.3-04, MV-2.2.2-13.
    """
    missions = [mission for mission in table.missions if touches(mission, target)] if isinstance(target, Vessel) else [target]
    return [
        squadron
        for mission in missions
        if mission.side == side
        for squadron in mission.squadrons
        if interceptors(table, squadron)
    ]

"""Moves of missions: distances and contacts; CAP that follows its ship (2.1.4, 2.1.5)."""

from collections.abc import Iterator

from metamaker.games.metaverse.battle.decision import Refusal
from metamaker.games.metaverse.battle.fire.launches import LINE_ERROR
from metamaker.games.metaverse.battle.kinematics.course import momentum
from metamaker.games.metaverse.battle.places import ARC_NUMBER, ARC_WORDS
from metamaker.games.metaverse.battle.starfighters.events import CapOutrun, MissionMoved
from metamaker.games.metaverse.battle.starfighters.missions import remove
from metamaker.games.metaverse.battle.starfighters.orders import Flight
from metamaker.games.metaverse.battle.state.battle import Battle, Table
from metamaker.games.metaverse.battle.state.salvo import MARK, Salvo
from metamaker.games.metaverse.battle.state.squadron import FASTEST, GENERALISED, MISSION, Berth, Mission, Task
from metamaker.games.metaverse.battle.state.vessel import NOBODY, Status, Vessel
from metamaker.games.metaverse.messages import message
from metamaker.games.metaverse.model.arc import Arc
from metamaker.play.geometry import CIRCLE, CM, Point, bearing, distance, travelled, turned

Thing = Vessel | Mission | Salvo
"""A possible contact of a mission."""


def thing(table: Table, key: str) -> Thing | None:
    """Return the possible contact with a key, None if it is off the table or under cloak."""
    if MARK in key:
        return table.salvo(key)
    if MISSION in key:
        return table.mission(key)
    vessel = table.by_key.get(key)
    return vessel if vessel is not None and vessel.fights and not vessel.cloaked else None


def whereabouts(it: Thing) -> Point:
    """Return the place of a ship, a mission or a salvo."""
    return it.course.place if isinstance(it, Vessel) else it.place


def may_touch(mission: Mission, it: Thing) -> bool:
    """Return whether a mission may move onto a target: to join or pass its own side, or to begin combat by its task.

    Rules MV-2.1.4-33 to -35, MV-2.1.5-08.
    """
    if it is mission:
        return False
    if it.side == mission.side:
        return not isinstance(it, Salvo)
    return isinstance(it, Vessel) == (mission.task is Task.STRIKE)


def touchable(table: Table, mission: Mission) -> list[Thing]:
    """Return the possible contacts of a mission this turn: ships, missions, salvos, in their order."""
    all_there: list[Thing] = [vessel for vessel in table.fighting() if not vessel.cloaked]
    all_there += table.missions
    all_there += table.salvos
    most = FASTEST * mission.speed_cm * CM
    return [it for it in all_there if may_touch(mission, it) and distance(mission.place, whereabouts(it)) <= most]


def flight_refusals(table: Table, side: int, order: Flight) -> Iterator[Refusal]:
    """Yield every reason why a mission may not move like this."""
    mission = table.mission(order.mission)
    if mission is None or mission.side != side:
        yield Refusal("MV-2.1.5-01", message("refusal-mission-none", mission=order.mission))
        return
    if not 0 <= order.direction < CIRCLE:
        yield Refusal("MV-2.1.5-01", message("refusal-salvo-direction"))
    elif not 0 <= order.length <= FASTEST * mission.speed_cm * CM:
        yield Refusal("MV-2.1.5-02", message("refusal-salvo-length", most=FASTEST * mission.speed_cm))
    elif order.contact:
        yield from _contact_refusals(table, mission, order)
    it = thing(table, order.contact) if order.contact else None
    if order.arc and (order.arc not in ARC_WORDS or not isinstance(it, Vessel) or it.side == side):
        yield Refusal("MV-2.1.5-09", message("refusal-flight-arc", arc=order.arc))


def _contact_refusals(table: Table, mission: Mission, order: Flight) -> Iterator[Refusal]:
    it = thing(table, order.contact)
    if it is None:
        yield Refusal("MV-0.1.0-05", message("refusal-flight-nothing", target=order.contact))
        return
    if not may_touch(mission, it):
        rule = "MV-2.1.4-33" if mission.task is Task.STRIKE else "MV-2.1.4-34"
        yield Refusal(rule, message("refusal-flight-task", mission=mission.key, task=mission.task.value, target=order.contact))
    here, there = mission.place, whereabouts(it)
    aside = turned(bearing(here, there), order.direction) if here != there else 0
    if distance(here, there) != order.length or aside > LINE_ERROR:
        yield Refusal("MV-0.1.0-05", message("refusal-flight-onto", target=order.contact))


def fly(battle: Battle, mission: Mission, order: Flight) -> None:
    """Move a mission by a legal order. Squadrons that go farther than their own speed do not fire. No dice.

    If its goal has moved since the order was written, the mission goes its way and touches nothing. Rules MV-2.1.5-01, -02, -08
    to -11, MV-0.1.0-05.
    """
    it = thing(battle.table, order.contact) if order.contact else None
    start = mission.place
    if it is not None and distance(start, whereabouts(it)) != order.length:
        it = None
    mission.came_from = start
    mission.stand(travelled(start, order.direction, order.length) if it is None else whereabouts(it))
    mission.moved, mission.contact = order.length, "" if it is None else it.key
    mission.arc = ARC_NUMBER[Arc(order.arc)] if order.arc and it is not None else GENERALISED
    outrun = [squadron for squadron in mission.squadrons if order.length > squadron.plan.speed_cm * CM]
    for squadron in outrun:
        squadron.outrun = True
    if battle.telling:
        end, keys = mission.place, tuple([squadron.key for squadron in outrun])
        arc = order.arc if it is not None else ""
        told = MissionMoved(mission.key, start.x, start.y, end.x, end.y, order.length, mission.contact, arc, keys)
        battle.tell(told)


def new_turn(table: Table) -> None:
    """Clear the values of the last turn: attackers, moves and attempts of missions, used weapons."""
    for mission in table.missions:
        mission.attackers.clear()
        mission.moved, mission.tried, mission.came_from = 0, False, mission.place
    for squadron in table.squadrons:
        squadron.outrun = False
        squadron.used.clear()


def unscreen(table: Table) -> None:
    """End the effects of destroyed ECM squadrons for their missions, after a group of fire. Rule MV-2.2.2-04."""
    for mission in table.missions:
        mission.screened = False


def part(table: Table) -> None:
    """End contacts of missions with targets that are gone or at another place. Rule MV-0.1.0-05."""
    for mission in table.missions:
        if mission.contact and mission.task is not Task.CAP:
            it = thing(table, mission.contact)
            if it is None or whereabouts(it) != mission.place:
                mission.contact, mission.arc = "", GENERALISED


def follow(battle: Battle) -> None:
    """Let CAP follow its ships after their moves, jumps, departures and returns; fast ships lose or hinder it. No dice.

    Rules MV-2.1.4-27 to -32.
    """
    table = battle.table
    for mission in [each for each in table.missions if each.task is Task.CAP and each.ship != NOBODY]:
        vessel = table.vessels[mission.ship]
        if vessel.fights:
            mission.stand(vessel.course.place)
            mission.contact = vessel.key
            _keep_up(battle, mission, vessel)
    _return(battle)
    bereave(battle)


def _keep_up(battle: Battle, mission: Mission, vessel: Vessel) -> None:
    """Lose squadrons on CAP much slower than their ship; others that are too slow do not fire. Rules MV-2.1.4-29 to -32."""
    fast = abs(momentum(vessel.course)) if not vessel.cloaked else 0
    outrun: list[str] = []
    for squadron in list(mission.squadrons):
        if fast > 2 * squadron.plan.speed_cm:
            remove(battle, squadron, "outrun", ("MV-2.1.4-29", "MV-2.1.4-31"))
        elif fast > squadron.plan.speed_cm:
            squadron.outrun = True
            outrun.append(squadron.key)
    if outrun:
        battle.tell(CapOutrun(vessel.key, tuple(outrun), fast))


def _return(battle: Battle) -> None:
    """Put the CAP of ships that have returned on the table again. Rule MV-2.1.4-28."""
    table = battle.table
    for vessel in table.vessels:
        along = [each for each in table.squadrons if each.berth is Berth.ALONG and each.carrier == vessel.number]
        if along and vessel.fights:
            mission = table.establish(vessel.side, vessel, Task.CAP, along, vessel.course.place)
            mission.contact = vessel.key


def bereave(battle: Battle) -> None:
    """Update squadrons after the loss or departure of their ships, or the loss of their bays.

    CAP goes with a ship that leaves. If a ship is destroyed, its CAP and its squadrons aboard are removed. Other missions go
    on. Rules MV-2.1.4-25, -26, -28, MV-1.3.6-24.
    """
    table = battle.table
    for mission in [each for each in table.missions if each.task is Task.CAP and each.ship != NOBODY]:
        vessel = table.vessels[mission.ship]
        if vessel.status is Status.DESTROYED:
            for squadron in list(mission.squadrons):
                remove(battle, squadron, "bereft", ("MV-2.1.4-26",))
        elif not vessel.fights:
            for squadron in mission.squadrons:
                squadron.berth = Berth.ALONG
            table.missions.remove(mission)
    for squadron in table.squadrons:
        if squadron.aboard and _is_wrecked(table, squadron.carrier, squadron.bay):
            remove(battle, squadron, "wrecked", ("MV-1.3.6-24",))
        elif squadron.berth is Berth.ALONG and table.vessels[squadron.carrier].status is Status.DESTROYED:
            remove(battle, squadron, "bereft", ("MV-2.1.4-26",))


def _is_wrecked(table: Table, carrier: int, bay: int) -> bool:
    """Return whether a bay is lost with its section, or with the whole ship. Rule MV-1.3.6-24."""
    vessel = table.vessels[carrier]
    return vessel.status is Status.DESTROYED or not vessel.sections[vessel.systems[bay].plan.section].stands

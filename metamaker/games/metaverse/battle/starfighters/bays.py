"""Hangar bays: working bays, launches and recoveries, squadrons aboard (2.1.4, 3.7.7)."""

from typing import Final

from metamaker.games.metaverse.battle.blueprint import HANGAR_BAY, BayPlan
from metamaker.games.metaverse.battle.damage.reactors import usable
from metamaker.games.metaverse.battle.damage.strike import shields
from metamaker.games.metaverse.battle.places import CORE
from metamaker.games.metaverse.battle.state.battle import Table
from metamaker.games.metaverse.battle.state.squadron import Berth, Squadron
from metamaker.games.metaverse.battle.state.vessel import System, Vessel
from metamaker.games.metaverse.model.words import HullType
from metamaker.play.geometry import CM, distance

HOME: Final = 10 * CM
"""The largest distance of a squadron from its carrier for a recovery. Rule MV-2.1.4-14."""

Traffic = dict[tuple[int, int], int]
"""Launches and recoveries of this turn by the numbers of ship and bay. Rules MV-2.1.4-15, MV-3.7.7-02."""


def is_open(vessel: Vessel) -> bool:
    """Return whether squadrons can pass the shields of a ship: at least one arc without shields against kinetic fire.

    Rules MV-2.1.4-05, -06, -16.
    """
    return any(shields(arc, kinetic=True) == 0 for arc in vessel.arcs)


def operates(vessel: Vessel) -> bool:
    """Return whether a ship can launch and recover: on the table, a bridge, not under cloak. Rules MV-3.2.1-03, MV-3.4.8-03."""
    return vessel.fights and not vessel.cloaked and usable(vessel, HANGAR_BAY)


def bay_plan(vessel: Vessel, number: int) -> BayPlan:
    """Return a bay by the number of its system."""
    return vessel.blueprint.bays[number]


def working_bays(vessel: Vessel) -> list[System]:
    """Return the working bays of a ship, in record-sheet order."""
    return vessel.working(HANGAR_BAY)


def free_traffic(vessel: Vessel, bay: System, traffic: Traffic) -> int:
    """Return the number of squadrons that a bay may still launch or recover this turn. Rules MV-2.1.4-02, -15."""
    plan = bay_plan(vessel, bay.plan.number)
    return plan.launch - traffic.get((vessel.number, bay.plan.number), 0)


def count(traffic: Traffic, vessel: Vessel, bay: int) -> None:
    """Count a launch or a recovery of a bay."""
    traffic[vessel.number, bay] = traffic.get((vessel.number, bay), 0) + 1


def held(table: Table, vessel: Vessel, bay: int) -> int:
    """Return the number of squadrons in a bay. Rule MV-3.7.7-02."""
    return sum([squadron.bay == bay for squadron in table.aboard(vessel)])


def launchable(table: Table, vessel: Vessel, traffic: Traffic) -> list[Squadron]:
    """Return the squadrons that a ship may launch now, in their order, only from bays with free launches.

    Rules MV-2.1.4-02, -05, -13.
    """
    if not operates(vessel) or not is_open(vessel):
        return []
    bays = [bay.plan.number for bay in working_bays(vessel) if free_traffic(vessel, bay, traffic) > 0]
    return [squadron for squadron in table.aboard(vessel) if squadron.berth is Berth.READY and squadron.bay in bays]


def leaves_outboard(vessel: Vessel, squadron: Squadron) -> bool:
    """Return whether a squadron has a free move at launch: its bay is in an outboard section. Rules MV-2.1.4-03, -04."""
    return vessel.systems[squadron.bay].plan.section != CORE


def recoverable(table: Table, vessel: Vessel) -> list[Squadron]:
    """Return the squadrons of a ship on the table that are near enough for a recovery. Rules MV-2.1.4-14, -16."""
    if not operates(vessel) or not is_open(vessel):
        return []
    return [
        squadron
        for mission in table.missions_of(vessel.side)
        if distance(mission.place, vessel.course.place) <= HOME
        for squadron in mission.squadrons
        if squadron.carrier == vessel.number
    ]


def accepts(vessel: Vessel, bay: System, squadron: Squadron) -> bool:
    """Return whether a bay accepts this type of squadron. Rule MV-3.7.7-03."""
    return squadron.plan.id in bay_plan(vessel, bay.plan.number).accepts


def has_room(table: Table, vessel: Vessel, bay: System) -> bool:
    """Return whether a bay can hold one more squadron. Rule MV-3.7.7-02."""
    return held(table, vessel, bay.plan.number) < bay_plan(vessel, bay.plan.number).carry


def is_biological(vessel: Vessel) -> bool:
    """Return whether the hull of a ship grows and absorbs squadrons. Rules MV-3.1.2-06, -08."""
    return vessel.blueprint.hull_type is HullType.BIOLOGICAL

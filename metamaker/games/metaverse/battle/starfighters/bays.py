"""Hangar bays: which of them work, what they may launch and take in, what is aboard (2.1.4, 3.7.7)."""

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
"""How near its carrier a squadron is taken in. Rule MV-2.1.4-14."""

Traffic = dict[tuple[int, int], int]
"""Launches and recoveries of this turn by the numbers of ship and bay. Rules MV-2.1.4-15, MV-3.7.7-02."""


def is_open(vessel: Vessel) -> bool:
    """Whether squadrons can pass the shields of a ship: one arc at least has none up that stop kinetic fire.

    Rules MV-2.1.4-05, -06, -16.
    """
    return any(shields(arc, kinetic=True) == 0 for arc in vessel.arcs)


def operates(vessel: Vessel) -> bool:
    """Whether a ship can launch and take in at all: on the table, a bridge, not under cloak. Rules MV-3.2.1-03, MV-3.4.8-03."""
    return vessel.fights and not vessel.cloaked and usable(vessel, HANGAR_BAY)


def bay_plan(vessel: Vessel, number: int) -> BayPlan:
    """Return a bay by the number of its system."""
    return vessel.blueprint.bays[number]


def working_bays(vessel: Vessel) -> list[System]:
    """Return the bays of a ship that work, in record-sheet order."""
    return vessel.working(HANGAR_BAY)


def free_traffic(vessel: Vessel, bay: System, traffic: Traffic) -> int:
    """Return how many squadrons a bay may still launch or take in this turn. Rules MV-2.1.4-02, -15."""
    plan = bay_plan(vessel, bay.plan.number)
    return plan.launch - traffic.get((vessel.number, bay.plan.number), 0)


def count(traffic: Traffic, vessel: Vessel, bay: int) -> None:
    """Note a launch or a recovery of a bay."""
    traffic[vessel.number, bay] = traffic.get((vessel.number, bay), 0) + 1


def held(table: Table, vessel: Vessel, bay: int) -> int:
    """Return how many squadrons are in a bay. Rule MV-3.7.7-02."""
    return sum([squadron.bay == bay for squadron in table.aboard(vessel)])


def launchable(table: Table, vessel: Vessel, traffic: Traffic) -> list[Squadron]:
    """Return the squadrons that a ship may launch now, in their order; each bay may launch some of its own.

    Rules MV-2.1.4-02, -05, -13.
    """
    if not operates(vessel) or not is_open(vessel):
        return []
    bays = [bay.plan.number for bay in working_bays(vessel) if free_traffic(vessel, bay, traffic) > 0]
    return [squadron for squadron in table.aboard(vessel) if squadron.berth is Berth.READY and squadron.bay in bays]


def leaves_outboard(vessel: Vessel, squadron: Squadron) -> bool:
    """Whether a squadron has a free move when it is launched: its bay is in an outboard section. Rules MV-2.1.4-03, -04."""
    return vessel.systems[squadron.bay].plan.section != CORE


def recoverable(table: Table, vessel: Vessel) -> list[Squadron]:
    """Return the squadrons on the table that belong to a ship and are near enough to be taken in. Rules MV-2.1.4-14, -16."""
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
    """Whether a bay is built for a squadron. Rule MV-3.7.7-03."""
    return squadron.plan.id in bay_plan(vessel, bay.plan.number).accepts


def has_room(table: Table, vessel: Vessel, bay: System) -> bool:
    """Whether a bay can hold one squadron more. Rule MV-3.7.7-02."""
    return held(table, vessel, bay.plan.number) < bay_plan(vessel, bay.plan.number).carry


def is_biological(vessel: Vessel) -> bool:
    """Whether the hull of a ship grows and absorbs squadrons. Rules MV-3.1.2-06, -08."""
    return vessel.blueprint.hull_type is HullType.BIOLOGICAL

"""Execution of legal orders to squadrons: launch, readying, combination, recovery, absorption, growth (2.1.4, 3.1.2)."""

from collections.abc import Sequence
from typing import Final

from metamaker.games.metaverse.battle.boarding.parties import join, withdraw
from metamaker.games.metaverse.battle.places import NUMBER
from metamaker.games.metaverse.battle.repair.hull import restore, sacrifice
from metamaker.games.metaverse.battle.starfighters.bays import Traffic, count
from metamaker.games.metaverse.battle.starfighters.events import (
    SquadronAbsorbed,
    SquadronGrown,
    SquadronLaunched,
    SquadronReadied,
    SquadronRecovered,
    SquadronsCombined,
)
from metamaker.games.metaverse.battle.starfighters.orders import Combination, Recovery, Sortie
from metamaker.games.metaverse.battle.state.battle import Battle, Table
from metamaker.games.metaverse.battle.state.squadron import WING, Berth, Squadron
from metamaker.games.metaverse.battle.state.vessel import System, Vessel
from metamaker.games.metaverse.model.arc import SectionName
from metamaker.play.geometry import travelled

_FROM_CORE: Final = ("MV-2.1.4-02", "MV-2.1.4-04")


def launch(battle: Battle, vessel: Vessel, squadron: Squadron, order: Sortie, traffic: Traffic) -> None:
    """Launch a squadron: load its passengers, make its free move. No dice. Rules MV-2.1.4-02 to -04, MV-3.7.5-05."""
    for load in order.loads:
        withdraw(vessel.sections[NUMBER[SectionName(load.section)]], load.marines, load.crew)
        squadron.marines += load.marines
        squadron.crew += load.crew
    start = vessel.course.place
    mission = battle.table.mission(order.contact)
    squadron.place = mission.place if mission is not None else travelled(start, order.direction, order.length)
    squadron.contact = order.contact
    squadron.berth = Berth.FLYING
    count(traffic, vessel, squadron.bay)
    if battle.telling:
        bay = vessel.systems[squadron.bay].plan.ref
        told = SquadronLaunched(
            vessel.key,
            squadron.key,
            bay,
            squadron.place.x,
            squadron.place.y,
            order.length,
            order.contact,
            squadron.marines,
            squadron.crew,
        )
        battle.tell(told if order.length else told._replace(rules=_FROM_CORE))


def ready(battle: Battle, vessel: Vessel) -> None:
    """Ready all squadrons of a ship from recoveries in earlier turns; their spent weapons are reloaded.

    Rules MV-2.1.4-08, -12, -13.
    """
    for squadron in battle.table.aboard(vessel):
        if squadron.berth is Berth.RECOVERED and squadron.recovered_on < battle.table.turn:
            squadron.berth = Berth.READY
            reloaded = len(squadron.spent)
            squadron.spent.clear()
            if battle.telling:
                battle.tell(SquadronReadied(vessel.key, squadron.key, reloaded))


def combinable(table: Table, vessel: Vessel) -> list[list[Squadron]]:
    """Return the ready, damaged squadrons of a ship, by type, if they are enough for a full one. Rule MV-2.1.4-09."""
    by_type: dict[str, list[Squadron]] = {}
    for squadron in table.aboard(vessel):
        if squadron.berth is Berth.READY and squadron.strength < squadron.plan.strength:
            by_type.setdefault(squadron.plan.id, []).append(squadron)
    return [alike for alike in by_type.values() if sum([each.strength for each in alike]) >= alike[0].plan.strength]


def combine(battle: Battle, vessel: Vessel, order: Combination) -> None:
    """Make full squadrons of damaged ones; remaining strength is lost. Rules MV-2.1.4-09, -10."""
    table = battle.table
    some = [squadron for key in order.squadrons if (squadron := table.squadron(key)) is not None]
    whole = some[0].plan.strength
    full, left = divmod(sum([each.strength for each in some]), whole)
    for squadron in some[:full]:
        squadron.strength = whole
    for squadron in some[full:]:
        squadron.strength, squadron.berth = 0, Berth.GONE
    if battle.telling:
        keys = [each.key for each in some]
        battle.tell(SquadronsCombined(vessel.key, tuple(keys[:full]), tuple(keys[full:]), left))


def recover(battle: Battle, vessel: Vessel, squadron: Squadron, order: Recovery, traffic: Traffic) -> None:
    """Take a squadron off the table and into a bay, its passengers into the bay's section.

    An absorbed squadron is gone, and the section of the bay regains its cost in boxes. No dice. Rules MV-2.1.4-14, -15,
    MV-3.1.2-08, MV-2.2.5-19.
    """
    bay = vessel.system(order.bay)
    battle.table.detach(squadron)
    count(traffic, vessel, bay.plan.number)
    marines, crew = squadron.marines, squadron.crew
    join(vessel.sections[bay.plan.section], marines, crew)
    squadron.marines = squadron.crew = 0
    if order.absorbed:
        squadron.berth = Berth.GONE
        if battle.telling:
            battle.tell(SquadronAbsorbed(vessel.key, squadron.key, squadron.plan.boxes))
        restore(battle, vessel, bay.plan.section, squadron.plan.boxes, ("MV-3.1.2-08",))
        return
    squadron.berth, squadron.bay, squadron.recovered_on = Berth.RECOVERED, bay.plan.number, battle.table.turn
    squadron.contact = ""
    if battle.telling:
        battle.tell(SquadronRecovered(vessel.key, squadron.key, order.bay, marines, crew))


def grow(battle: Battle, vessel: Vessel, bay: System, kind: str) -> None:
    """Give boxes of hull for a new squadron in a bay, at full strength and ready. Rule MV-3.1.2-06."""
    table, plan = battle.table, vessel.blueprint.squadrons[kind]
    own = [squadron.key for squadron in table.squadrons if squadron.key.startswith(f"{vessel.key}{WING}")]
    key = f"{vessel.key}{WING}{len(own) + 1}"
    squadron = Squadron(len(table.squadrons), vessel.side, key, plan, vessel.number, bay.plan.number)
    sacrifice(battle, vessel, bay, max(1, plan.boxes))
    table.enlist([squadron])
    if battle.telling:
        battle.tell(SquadronGrown(vessel.key, squadron.key, bay.plan.ref))


def named(table: Table, keys: Sequence[str]) -> list[Squadron]:
    """Return the squadrons with these keys, without unknown keys."""
    return [squadron for key in keys if (squadron := table.squadron(key)) is not None]

"""Legality of launches, recoveries and growth, each reason with its rule (2.1.4, 3.1.2, 3.7.5, 3.7.7)."""

from collections.abc import Iterator
from typing import Final

from metamaker.games.metaverse.battle.boarding.parties import party_refusals
from metamaker.games.metaverse.battle.decision import Refusal
from metamaker.games.metaverse.battle.fire.launches import LINE_ERROR, along_line
from metamaker.games.metaverse.battle.places import SECTION_WORDS
from metamaker.games.metaverse.battle.starfighters.bays import (
    Traffic,
    accepts,
    bay_plan,
    free_traffic,
    has_room,
    held,
    is_biological,
    launchable,
    leaves_outboard,
    recoverable,
    working_bays,
)
from metamaker.games.metaverse.battle.starfighters.orders import (
    GrowOrders,
    Growth,
    LaunchOrders,
    RecoverOrders,
    Recovery,
    Sortie,
)
from metamaker.games.metaverse.battle.state.battle import Table
from metamaker.games.metaverse.battle.state.squadron import Mission, Squadron
from metamaker.games.metaverse.battle.state.vessel import Vessel
from metamaker.games.metaverse.messages import message
from metamaker.play.geometry import CIRCLE, CM, HEADINGS, bearing, distance, turned

_QUARTER: Final = CIRCLE // 4
_SIDES: Final = (1, 3)


def sector(vessel: Vessel, squadron: Squadron) -> tuple[int, int]:
    """Return the first and the last direction, clockwise, in which a squadron may leave its outboard bay.

    Borders belong to the fore and aft arcs. Rules MV-2.1.4-03, MV-0.0.0-03.
    """
    section = vessel.systems[squadron.bay].plan.section
    shown = -section if vessel.course.mirrored else section
    middle = vessel.course.heading * (CIRCLE // HEADINGS) + shown * _QUARTER
    inward = 1 if section in _SIDES else 0
    return (middle - _QUARTER // 2 + inward) % CIRCLE, (middle + _QUARTER // 2 - inward) % CIRCLE


def leads_out(vessel: Vessel, squadron: Squadron, direction: int) -> bool:
    """Return whether a direction on the table lies in the arc of the section of a squadron's bay. Rule MV-2.1.4-03."""
    return along_line(vessel, direction).arc == vessel.systems[squadron.bay].plan.section


def onto(table: Table, vessel: Vessel, squadron: Squadron) -> list[Mission]:
    """Return the ship's missions onto which a squadron may be launched from an outboard bay. Rule MV-2.1.4-18."""
    start = vessel.course.place
    return [
        mission
        for mission in table.missions_of(vessel.side)
        if mission.ship == vessel.number
        and 0 < distance(start, mission.place) <= squadron.plan.speed_cm * CM
        and leads_out(vessel, squadron, bearing(start, mission.place))
    ]


def launch_refusals(table: Table, vessel: Vessel, orders: LaunchOrders, traffic: Traffic) -> Iterator[Refusal]:
    """Yield every reason why a ship may not launch like this."""
    able = {squadron.key: squadron for squadron in launchable(table, vessel, traffic)}
    keys = [order.squadron for order in orders.sorties]
    for order in orders.sorties:
        squadron = able.get(order.squadron)
        if squadron is None:
            yield Refusal("MV-2.1.4-02", message("refusal-launch-squadron", squadron=order.squadron, ship=vessel.key))
        else:
            yield from _way_refusals(table, vessel, squadron, order)
            yield from _load_refusals(squadron, order)
    for key in sorted({key for key in keys if keys.count(key) > 1}):
        yield Refusal("MV-2.1.4-02", message("refusal-twice", system=key))
    for bay in working_bays(vessel):
        number = sum([key in able and able[key].bay == bay.plan.number for key in keys])
        most = free_traffic(vessel, bay, traffic)
        if number > most:
            yield Refusal("MV-2.1.4-02", message("refusal-bay-launch", system=bay.plan.ref, most=most))
    yield from party_refusals(vessel, [load for order in orders.sorties for load in order.loads])


def _way_refusals(table: Table, vessel: Vessel, squadron: Squadron, order: Sortie) -> Iterator[Refusal]:
    most = squadron.plan.speed_cm if leaves_outboard(vessel, squadron) else 0
    if not 0 <= order.direction < CIRCLE:
        yield Refusal("MV-2.1.4-03", message("refusal-salvo-direction"))
    elif not 0 <= order.length <= most * CM:
        rule = "MV-2.1.4-03" if most else "MV-2.1.4-04"
        yield Refusal(rule, message("refusal-salvo-length", most=most))
    elif order.length and not leads_out(vessel, squadron, order.direction):
        yield Refusal("MV-2.1.4-03", message("refusal-launch-arc", squadron=order.squadron))
    if not order.contact:
        return
    mission = table.mission(order.contact)
    if mission is None or mission not in onto(table, vessel, squadron):
        yield Refusal("MV-2.1.4-18", message("refusal-mission-none", mission=order.contact))
        return
    here, there = vessel.course.place, mission.place
    if distance(here, there) != order.length or turned(bearing(here, there), order.direction) > LINE_ERROR:
        yield Refusal("MV-0.1.0-05", message("refusal-flight-onto", target=order.contact))


def _load_refusals(squadron: Squadron, order: Sortie) -> Iterator[Refusal]:
    if order.loads and not squadron.plan.breaching:
        yield Refusal("MV-3.7.5-05", message("refusal-load-breaching", squadron=order.squadron))
    elif any(load.marines < 0 or load.crew < 0 for load in order.loads):
        yield Refusal("MV-3.7.5-05", message("refusal-load-count"))
    elif squadron.marines + squadron.crew + sum([load.marines + load.crew for load in order.loads]) > squadron.strength:
        yield Refusal("MV-3.7.5-05", message("refusal-load-most", squadron=order.squadron, most=squadron.strength))


def growable(table: Table, vessel: Vessel) -> list[Growth]:
    """Return the squadrons that a biological hull can grow: a bay has room and its section enough boxes.

    The last box of a section stays. Rules MV-3.1.2-06, -11.
    """
    if not is_biological(vessel):
        return []
    return [
        Growth(bay.plan.ref, kind)
        for bay in working_bays(vessel)
        if has_room(table, vessel, bay)
        for kind in bay_plan(vessel, bay.plan.number).accepts
        if growth_cost(vessel, kind) < vessel.sections[bay.plan.section].left
    ]


def growth_cost(vessel: Vessel, kind: str) -> int:
    """Return the cost in boxes to grow a squadron of a type. Rule MV-3.1.2-06."""
    return max(1, vessel.blueprint.squadrons[kind].boxes)


def grow_refusals(table: Table, vessel: Vessel, orders: GrowOrders) -> Iterator[Refusal]:
    """Yield every reason why a ship may not grow squadrons like this: too little room in bays, or too little hull."""
    able = growable(table, vessel)
    cost = [0] * len(vessel.sections)
    for order in orders.growths:
        if order in able:
            cost[vessel.system(order.bay).plan.section] += growth_cost(vessel, order.starfighter)
        else:
            yield Refusal("MV-3.1.2-06", message("refusal-grow", system=order.bay, squadron=order.starfighter))
    for ref in sorted({order.bay for order in orders.growths if order in able}):
        plan = bay_plan(vessel, vessel.system(ref).plan.number)
        if held(table, vessel, plan.number) + sum([order.bay == ref for order in orders.growths]) > plan.carry:
            yield Refusal("MV-3.7.7-02", message("refusal-bay-room", system=ref, most=plan.carry))
    for section, boxes in enumerate(cost):
        left = vessel.sections[section].left
        if boxes and boxes >= left:
            place = message("refusal-section", place=SECTION_WORDS[section])
            yield Refusal("MV-3.1.2-11", message("refusal-repair-overspent", boxes=boxes, section=place, left=left))


def recover_refusals(table: Table, vessel: Vessel, orders: RecoverOrders, traffic: Traffic) -> Iterator[Refusal]:
    """Yield every reason why a ship may not recover squadrons like this."""
    able = {squadron.key: squadron for squadron in recoverable(table, vessel)}
    keys = [order.squadron for order in orders.recoveries]
    refs = [bay.plan.ref for bay in working_bays(vessel)]
    for order in orders.recoveries:
        squadron = able.get(order.squadron)
        if squadron is None:
            yield Refusal("MV-2.1.4-14", message("refusal-recover-squadron", squadron=order.squadron, ship=vessel.key))
        elif order.bay not in refs:
            yield Refusal("MV-2.1.4-14", message("refusal-recover-bay", system=order.bay))
        elif not accepts(vessel, vessel.system(order.bay), squadron):
            yield Refusal("MV-3.7.7-03", message("refusal-recover-type", system=order.bay, squadron=order.squadron))
        if order.absorbed and not is_biological(vessel):
            yield Refusal("MV-3.1.2-08", message("refusal-recover-absorb", ship=vessel.key))
    for key in sorted({key for key in keys if keys.count(key) > 1}):
        yield Refusal("MV-2.1.4-14", message("refusal-twice", system=key))
    for bay in working_bays(vessel):
        some = [order for order in orders.recoveries if order.bay == bay.plan.ref]
        yield from _bay_refusals(table, vessel, bay.plan.number, some, free_traffic(vessel, bay, traffic))


def _bay_refusals(table: Table, vessel: Vessel, bay: int, some: list[Recovery], free: int) -> Iterator[Refusal]:
    """Yield the surplus of a bay: more recoveries than in a turn, or more squadrons than it holds.

    Rules MV-2.1.4-15, MV-3.7.7-02.
    """
    plan, ref = bay_plan(vessel, bay), vessel.systems[bay].plan.ref
    if len(some) > free:
        yield Refusal("MV-2.1.4-15", message("refusal-bay-launch", system=ref, most=max(0, free)))
    stored = sum([not order.absorbed for order in some])
    if stored and held(table, vessel, bay) + stored > plan.carry:
        yield Refusal("MV-3.7.7-02", message("refusal-bay-room", system=ref, most=plan.carry))

"""Squadrons at the start of a battle: aboard ships, without a carrier, and FTL ones on the table (3.7.5, 3.7.7)."""

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from metamaker.games.metaverse.battle.blueprint import NOWHERE, Blueprint, SquadronPlan, loads, squadron_plan
from metamaker.games.metaverse.battle.decision import Refusal
from metamaker.games.metaverse.battle.starfighters.events import MissionFormed
from metamaker.games.metaverse.battle.starfighters.missions import CLOSE, command_limit
from metamaker.games.metaverse.battle.starfighters.operations import named
from metamaker.games.metaverse.battle.starfighters.orders import Deployment, DeployOrders
from metamaker.games.metaverse.battle.state.battle import Battle, Table
from metamaker.games.metaverse.battle.state.squadron import WING, Squadron, Task
from metamaker.games.metaverse.battle.state.vessel import NOBODY, Vessel
from metamaker.games.metaverse.messages import message
from metamaker.games.metaverse.model.design import definitions
from metamaker.games.metaverse.model.fleet import Fleet
from metamaker.games.metaverse.model.ship import Ship
from metamaker.games.metaverse.model.starfighter import IndependentSquadron
from metamaker.games.metaverse.model.words import Die
from metamaker.games.metaverse.rules.roll import thrown_faces
from metamaker.play.geometry import distance

_RULES: Final = ("MV-3.7.5-02", "MV-3.7.5-04")


def deployable(table: Table, side: int) -> list[Squadron]:
    """Return the squadrons of a side that may begin on the table. Rules MV-3.7.5-02, -03."""
    return [
        squadron
        for squadron in table.squadrons
        if squadron.side == side and not squadron.flies and (squadron.carrier == NOBODY or squadron.plan.ftl)
    ]


def independents(table: Table, side: int) -> list[Squadron]:
    """Return the squadrons of a side without a carrier, which must begin on the table. Rule MV-3.7.5-04."""
    return [squadron for squadron in deployable(table, side) if squadron.carrier == NOBODY]


def unnamed(table: Table, side: int, orders: DeployOrders) -> tuple[Deployment, ...]:
    """Return the deployment of unnamed squadrons without a carrier: a fixed strike at the place of the first ship."""
    named_ones = [key for order in orders.deployments for key in order.squadrons]
    keys = tuple([squadron.key for squadron in independents(table, side) if squadron.key not in named_ones])
    ships = table.fighting(side)
    return (Deployment(keys, Task.STRIKE, "", ships[0].key),) if keys and ships else ()


def deploy(battle: Battle, side: int, orders: DeployOrders) -> None:
    """Put squadrons on the table by legal orders. No dice. Rules MV-3.7.5-02, -04, MV-4.0.2-03."""
    table = battle.table
    for order in (*orders.deployments, *unnamed(table, side, orders)):
        some, ship = named(table, order.squadrons), table.by_key.get(order.ship)
        place = table.by_key[order.at].course.place if ship is None or order.task is not Task.CAP else ship.course.place
        mission = table.establish(side, ship, order.task, some, place)
        mission.fixed = ship is None
        for squadron in some:
            if ship is not None and squadron.carrier == NOBODY:
                squadron.carrier, squadron.bay = ship.number, NOWHERE
        if order.task is Task.CAP and ship is not None:
            mission.contact = ship.key
        if battle.telling:
            keys = tuple([squadron.key for squadron in some])
            battle.tell(MissionFormed(mission.key, order.task.value, keys, order.ship, place.x, place.y, _RULES))


def deploy_refusals(table: Table, side: int, orders: DeployOrders) -> Iterator[Refusal]:
    """Yield every reason why squadrons may not begin like this."""
    able = [squadron.key for squadron in deployable(table, side)]
    keys = [key for order in orders.deployments for key in order.squadrons]
    for order in orders.deployments:
        yield from _deployment_refusals(table, side, order, able)
    for key in sorted(set(keys)):
        if keys.count(key) > 1:
            yield Refusal("MV-2.1.4-17", message("refusal-twice", system=key))
    for vessel in table.fighting(side):
        running = sum([order.ship == vessel.key and order.task is not Task.CAP for order in orders.deployments])
        if running > command_limit(vessel):
            most = command_limit(vessel)
            yield Refusal("MV-2.1.4-22", message("refusal-mission-command", ship=vessel.key, most=most, count=running))


def _deployment_refusals(table: Table, side: int, order: Deployment, able: list[str]) -> Iterator[Refusal]:
    if not order.squadrons or any(key not in able for key in order.squadrons):
        yield Refusal("MV-3.7.5-02", message("refusal-deploy-squadrons"))
        return
    beside, ship = table.by_key.get(order.at), table.by_key.get(order.ship)
    if beside is None or beside.side != side or not beside.fights:
        yield Refusal("MV-4.0.2-03", message("refusal-no-ship", ship=order.at))
        return
    some = named(table, order.squadrons)
    if order.ship == "":
        if order.task is Task.CAP or any(squadron.carrier != NOBODY for squadron in some):
            yield Refusal("MV-3.7.5-04", message("refusal-deploy-free"))
        return
    if ship is None or ship.side != side or not ship.fights:
        yield Refusal("MV-3.7.5-04", message("refusal-no-ship", ship=order.ship))
        return
    if any(squadron.carrier not in {NOBODY, ship.number} for squadron in some):
        yield Refusal("MV-3.7.5-02", message("refusal-mission-carrier", ship=order.ship))
    if order.task is Task.CAP and distance(beside.course.place, ship.course.place) > CLOSE:
        yield Refusal("MV-2.1.4-28", message("refusal-mission-far", ship=order.ship))
    if any(squadron.carrier == NOBODY for squadron in some) and command_limit(ship) == 0:
        yield Refusal("MV-3.7.5-04", message("refusal-deploy-command", ship=order.ship))


class Loaded(NamedTuple):
    """A squadron aboard: its type, and the number of its hangar bay system."""

    plan: SquadronPlan
    bay: int


class Brought(NamedTuple):
    """An entry of FTL squadrons without a carrier. Rule MV-3.7.5-03."""

    entry: IndependentSquadron
    plan: SquadronPlan


def aboard(fleet: Fleet, ship: Ship, blueprint: Blueprint) -> tuple[Loaded, ...]:
    """Return the squadrons in the bays of a ship at the start. Rules MV-3.0.1-15, MV-3.7.7-02, -03.

    Copies of a bay are filled one after another; the last one holds all surplus squadrons, which a check reports as an error.
    """
    chosen = {loadout.bay: loads(loadout.squadrons) for loadout in ship.loadouts}
    found: list[Loaded] = []
    for fit in dict.fromkeys([bay.fit for bay in blueprint.bays.values()]):
        copies = [bay for bay in blueprint.bays.values() if bay.fit == fit]
        ids = chosen.get(fit, ()) if copies[0].aboard is None else copies[0].aboard
        places = [bay.number for bay in copies for _ in range(bay.carry)]
        for place, name in enumerate(ids):
            found.append(Loaded(_plan(fleet, blueprint, name), places[place] if place < len(places) else copies[-1].number))
    return tuple(found)


def _plan(fleet: Fleet, blueprint: Blueprint, name: str) -> SquadronPlan:
    known = blueprint.squadrons.get(name)
    if known is not None:
        return known
    all_known = definitions(fleet)
    return squadron_plan(all_known.starfighters[name], all_known.house)


def brought(fleet: Fleet) -> tuple[Brought, ...]:
    """Return the entries of squadrons without a carrier."""
    known = definitions(fleet)
    return tuple(
        [Brought(entry, squadron_plan(known.starfighters[entry.starfighter], known.house)) for entry in fleet.squadrons]
    )


def embarked(vessel: Vessel, squadrons: Sequence[Loaded], first: int) -> list[Squadron]:
    """Return the squadrons of a ship at the beginning of a battle, numbered from `first`."""
    return [
        Squadron(first + place, vessel.side, f"{vessel.key}{WING}{place + 1}", loaded.plan, vessel.number, loaded.bay)
        for place, loaded in enumerate(squadrons)
    ]


def independent(side: int, entries: Sequence[Brought], first: int) -> list[Squadron]:
    """Return the squadrons of a side without a carrier, breaching ones with their marines. Rules MV-3.7.5-03, -06."""
    found: list[Squadron] = []
    for entry, plan in entries:
        die = Die(entry.command_quality.value)
        for copy in range(1, entry.count + 1):
            key = f"{'ab'[side]}/{entry.id}{WING}{copy}"
            squadron = Squadron(first + len(found), side, key, plan, NOBODY, NOWHERE)
            squadron.crew_quality = entry.crew_quality
            squadron.command_faces, squadron.command_thrown = die.faces, thrown_faces(die)
            if entry.marines_aboard and plan.breaching:
                squadron.marines = plan.strength
            found.append(squadron)
    return found

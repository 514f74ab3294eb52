"""Carrying out what a ship does in the EW Step (2.2.1)."""

from typing import TYPE_CHECKING

from metamaker.games.metaverse.battle.blueprint.places import ARC_NUMBER, ARCS
from metamaker.games.metaverse.battle.electronics.kinds import AIM_RULES, STEALTH
from metamaker.games.metaverse.battle.electronics.options import droppable
from metamaker.games.metaverse.battle.events.electronics import (
    ArrayAimed,
    PodActivated,
    ShieldsDropped,
    ShieldsRaised,
    ShipsSupported,
    SystemsSwitched,
)
from metamaker.games.metaverse.battle.state.battle import Battle
from metamaker.games.metaverse.battle.state.system import OFF
from metamaker.games.metaverse.battle.state.vessel import Vessel

if TYPE_CHECKING:
    from metamaker.games.metaverse.battle.decisions.answers import ElectronicOrders


def carry_out(battle: Battle, vessel: Vessel, orders: "ElectronicOrders") -> None:
    """Carry out legal orders: switch, activate, aim, support, then drop and raise shields. No dice."""
    _switch(battle, vessel, orders)
    for name in orders.pods:
        pod = vessel.system(name)
        pod.active = True
        battle.tell(PodActivated(vessel.key, name, pod.plan.rating))
    _aim(battle, vessel, orders)
    for arc in orders.dropped:
        drop(battle, vessel, ARC_NUMBER[arc])
    for arc in orders.raised:
        state = vessel.arcs[ARC_NUMBER[arc]]
        state.up = True
        battle.tell(ShieldsRaised(vessel.key, arc.value, state.shield_hits))


def _switch(battle: Battle, vessel: Vessel, orders: "ElectronicOrders") -> None:
    for name in orders.on:
        vessel.system(name).flags &= ~OFF
    for name in orders.off:
        vessel.system(name).flags |= OFF
    if orders.on or orders.off:
        battle.tell(SystemsSwitched(vessel.key, orders.on, orders.off))
    vessel.stealth = vessel.best(STEALTH) > 0
    if any(vessel.system(name).plan.kind == STEALTH for name in orders.on):
        for arc in droppable(vessel):
            drop(battle, vessel, arc)


def _aim(battle: Battle, vessel: Vessel, orders: "ElectronicOrders") -> None:
    ships = battle.table.by_key
    for aim in orders.aims:
        array = vessel.system(aim.system)
        array.aim = ships[aim.target].number
        kind = array.plan.kind
        battle.tell(ArrayAimed(vessel.key, aim.system, kind, array.plan.rating, aim.target, AIM_RULES[kind]))
    for support in orders.supports:
        vessel.system(support.system).serves = tuple([ships[key].number for key in support.ships])
        battle.tell(ShipsSupported(vessel.key, support.system, support.ships))


def drop(battle: Battle, vessel: Vessel, arc: int) -> None:
    """Drop the shields of an arc; one that is down stays as it is. Rules MV-3.1.5-06, -08."""
    state = vessel.arcs[arc]
    if not state.up:
        return
    state.up = False
    state.dropped_on = battle.table.turn
    battle.tell(ShieldsDropped(vessel.key, ARCS[arc].value, state.shield_hits))

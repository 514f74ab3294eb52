"""The effects of EW orders, and the effects of losses and use on electronics at the end of a group (2.2.1, 3.4)."""

from typing import TYPE_CHECKING, Final

from metamaker.games.metaverse.battle.electronics.events import (
    ArrayAimed,
    PodActivated,
    PodSpent,
    ShieldsDropped,
    ShieldsRaised,
    ShipsSupported,
    StealthCompromised,
    SystemsSwitched,
)
from metamaker.games.metaverse.battle.electronics.rules import droppable
from metamaker.games.metaverse.battle.electronics.signature import (
    AIM_RULES,
    AIMED,
    ANSIBLE,
    ECM,
    EJ,
    ELINT,
    EW,
    POD,
    STEALTH,
    TARGETING,
    compromised,
)
from metamaker.games.metaverse.battle.places import ARC_NUMBER, ARCS
from metamaker.games.metaverse.battle.state.battle import Battle, Step, Table
from metamaker.games.metaverse.battle.state.vessel import EXPENDED, NOBODY, OFF, Vessel

if TYPE_CHECKING:
    from metamaker.games.metaverse.battle.electronics.orders import ElectronicOrders


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
    """Drop the shields of an arc; dropped shields stay as they are. Rules MV-3.1.5-06, -08."""
    state = vessel.arcs[arc]
    if not state.up:
        return
    state.up = False
    state.dropped_on = battle.table.turn
    battle.tell(ShieldsDropped(vessel.key, ARCS[arc].value, state.shield_hits))


def spend_pods(battle: Battle) -> None:
    """Cross off for good every pod activated this turn: part 6 of the Repair Step. Rules MV-3.4.10-03, MV-2.3.1-14."""
    for vessel in battle.table.carriers.get(POD, ()):
        for pod in vessel.of(POD):
            if pod.active:
                pod.active = False
                pod.flags |= EXPENDED
                if vessel.fights:
                    battle.tell(PodSpent(vessel.key, pod.plan.ref))


HEARD: Final = (EW, ECM)
"""Arrays that work without a bridge, and give a stealthy ship away. Rules MV-3.2.1-03, MV-3.4.9-04."""


def settle(battle: Battle) -> None:
    """Apply the events of a group to electronics: call it at the end of a group, of the EW Step and of the turn.

    Arrays and ansibles that no longer work lose their targets; the stealth of a ship that used another EW system is
    compromised. Rules MV-2.2.2-04, MV-3.2.1-03, MV-3.4.9-04.
    """
    table = battle.table
    for kind in (*AIMED, ANSIBLE):
        for vessel in table.carriers.get(kind, ()):
            _cut_off(vessel, kind)
    for vessel in table.carriers.get(STEALTH, ()):
        _compromise(battle, vessel)


def forget_targets(table: Table) -> None:
    """End all aims and supports: they hold until the next EW Step. Rules MV-3.4.0-05, -06."""
    for kind in (*AIMED, ANSIBLE):
        for vessel in table.carriers.get(kind, ()):
            vessel.supports = []
            for system in vessel.of(kind):
                system.aim, system.serves = NOBODY, ()


def _cut_off(vessel: Vessel, kind: str) -> None:
    able = vessel.fights and vessel.bridged and not vessel.cloaked
    systems = vessel.of(kind)
    for system in systems:
        if not (able and system.flags == 0):
            system.aim, system.serves = NOBODY, ()
    if kind == ANSIBLE:
        vessel.supports = list(dict.fromkeys([number for ansible in systems for number in ansible.serves]))


def _compromise(battle: Battle, vessel: Vessel) -> None:
    table = battle.table
    vessel.stealth = vessel.fights and vessel.best(STEALTH) > 0
    # systems count as used only in the combat phase, because before it they can still be switched off (MV-3.4.9-05)
    watched = vessel.stealth or compromised(table, vessel)
    in_use = Step.ELECTRONIC_WARFARE <= table.step <= Step.BOARDING_COMBAT and watched and radiates(vessel)
    if vessel.emits or in_use:
        if vessel.stealth and not compromised(table, vessel):
            battle.tell(StealthCompromised(vessel.key, vessel.best(STEALTH)))
        vessel.last_emission = table.turn
    vessel.emits = False


def radiates(vessel: Vessel) -> bool:
    """Return whether a ship uses any EW system except stealth and sensor arrays. Rule MV-3.4.9-04."""
    if vessel.working(*HEARD):
        return True
    if not vessel.bridged:
        return False
    return (
        bool(vessel.working(EJ))
        or any(pod.active for pod in vessel.working(POD))
        or any(array.aim != NOBODY for array in vessel.working(ELINT, TARGETING))
        or any(ansible.serves for ansible in vessel.working(ANSIBLE))
    )

"""Everything that is wrong with what a ship is to do in the EW Step, all at once (2.2.1, 3.4, 3.1.5)."""

from collections import Counter
from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING

from metamaker.games.metaverse.battle.blueprint.places import ARC_NUMBER
from metamaker.games.metaverse.battle.decisions.decision import Refusal
from metamaker.games.metaverse.battle.electronics.kinds import (
    AIM_CM,
    AIM_RULES,
    AIMED,
    ANSIBLE,
    POD,
    STEALTH,
    SUPPORT_CM,
    SWITCHED,
)
from metamaker.games.metaverse.battle.electronics.options import (
    acts,
    aims_at,
    droppable,
    may_go_off,
    may_go_on,
    raisable,
    serves,
)
from metamaker.games.metaverse.battle.state.battle import Table
from metamaker.games.metaverse.battle.state.system import DESTROYED, OFF, System
from metamaker.games.metaverse.battle.state.vessel import Vessel

if TYPE_CHECKING:
    from metamaker.games.metaverse.battle.decisions.answers import ElectronicOrders


def refusals(table: Table, vessel: Vessel, orders: "ElectronicOrders") -> tuple[Refusal, ...]:
    """Return every reason why a ship may not do all this; none if it may. Rules MV-2.2.1-01, -05, MV-3.4.0-05."""
    if not any(orders):
        return ()
    if not acts(vessel):
        return (Refusal("MV-3.2.1-03", f"{vessel.key} is under cloak, off the table or without a working bridge"),)
    return (
        *_named_twice(orders),
        *_switches(vessel, orders),
        *_pods(vessel, orders),
        *_aims(table, vessel, orders),
        *_supports(table, vessel, orders),
        *_shields(table, vessel, orders),
    )


def _named_twice(orders: "ElectronicOrders") -> Iterator[Refusal]:
    """Each system gets one order, and each arc."""
    systems = [*orders.on, *orders.off, *orders.pods, *(aim.system for aim in orders.aims)]
    systems += [support.system for support in orders.supports]
    for name in _repeated(systems):
        yield Refusal("MV-2.2.1-02", f"{name} is named twice")
    for arc in _repeated([arc.value for arc in (*orders.dropped, *orders.raised)]):
        yield Refusal("MV-3.1.5-06", f"the shields of the {arc} arc are named twice")


def _repeated(names: Iterable[str]) -> list[str]:
    return [name for name, times in Counter(names).items() if times > 1]


def _find(vessel: Vessel, name: str, kinds: tuple[str, ...]) -> System | None:
    number = vessel.blueprint.by_ref.get(name)
    system = None if number is None else vessel.systems[number]
    return system if system is not None and system.plan.kind in kinds else None


def _unknown(vessel: Vessel, name: str, rule: str, what: str) -> Refusal:
    return Refusal(rule, f"{vessel.key} has no {what} {name}")


def _switches(vessel: Vessel, orders: "ElectronicOrders") -> Iterator[Refusal]:
    """Rules MV-3.4.0-05, -06: EW, ECM and EJ arrays, stealth generators, gravity well projectors."""
    for names, may, word in ((orders.on, may_go_on, "on"), (orders.off, may_go_off, "off")):
        for name in names:
            system = _find(vessel, name, SWITCHED)
            if system is None:
                yield _unknown(vessel, name, "MV-3.4.0-06", "system to switch")
            elif not may(system):
                yield Refusal("MV-3.4.0-05", f"{name} cannot be switched {word}: {_state(system)}")


def _state(system: System) -> str:
    if system.flags == 0:
        return "it is on"
    return "it is off" if system.flags == OFF else "it does not work"


def _pods(vessel: Vessel, orders: "ElectronicOrders") -> Iterator[Refusal]:
    for name in orders.pods:
        pod = _find(vessel, name, (POD,))
        if pod is None:
            yield _unknown(vessel, name, "MV-3.4.10-02", "countermeasure pod")
        elif not pod.works:
            yield Refusal("MV-3.4.10-03", f"{name} does not work or was used up")


def _aims(table: Table, vessel: Vessel, orders: "ElectronicOrders") -> Iterator[Refusal]:
    for aim in orders.aims:
        array, target = _find(vessel, aim.system, AIMED), table.by_key.get(aim.target)
        if array is None:
            yield _unknown(vessel, aim.system, "MV-3.4.3-02", "ELINT or targeting array")
            continue
        (rule,) = AIM_RULES[array.plan.kind]
        if not array.works:
            yield Refusal(rule, f"{aim.system} does not work")
        if target is None or not aims_at(vessel, target):
            yield Refusal(rule, f"{aim.target} is no enemy ship in sight within {AIM_CM} cm")


def _supports(table: Table, vessel: Vessel, orders: "ElectronicOrders") -> Iterator[Refusal]:
    for support in orders.supports:
        ansible = _find(vessel, support.system, (ANSIBLE,))
        if ansible is None:
            yield _unknown(vessel, support.system, "MV-3.4.7-02", "ansible")
            continue
        if not ansible.works:
            yield Refusal("MV-3.4.7-02", f"{support.system} does not work")
        if len(support.ships) > ansible.plan.rating:
            yield Refusal("MV-3.4.7-01", f"{support.system} serves at most {ansible.plan.rating} ships")
        for key in _repeated(support.ships):
            yield Refusal("MV-3.4.7-01", f"{support.system} serves {key} twice")
        for key in support.ships:
            friend = table.by_key.get(key)
            if friend is None or not serves(vessel, friend):
                yield Refusal("MV-3.4.7-02", f"{key} is no other friendly ship within {SUPPORT_CM} cm")


def _shields(table: Table, vessel: Vessel, orders: "ElectronicOrders") -> Iterator[Refusal]:
    down, up = droppable(vessel), raisable(table, vessel)
    for arc in orders.dropped:
        if ARC_NUMBER[arc] not in down:
            yield Refusal("MV-3.1.5-06", f"there are no shields up in the {arc} arc")
    for arc in orders.raised:
        if ARC_NUMBER[arc] not in up:
            yield Refusal("MV-3.1.5-06", f"no shields were dropped in the {arc} arc in an earlier turn")
    if orders.raised and _has_stealth(vessel, orders):
        yield Refusal("MV-3.1.5-08", "with stealth on, or only now switched off, shields stay down")


def _has_stealth(vessel: Vessel, orders: "ElectronicOrders") -> bool:
    """Whether stealth is on, or would be as soon as a generator that is switched on works again. Rule MV-3.4.9-02."""
    for generator in vessel.of(STEALTH):
        name = generator.plan.ref
        switched_on = name not in orders.off and not generator.flags & (OFF | DESTROYED)
        if generator.works or switched_on or name in orders.on:
            return True
    return False

"""Possible orders of a ship in the EW Step, and all reasons against illegal ones at once (2.2.1, 3.4, 3.1.5)."""

from collections import Counter
from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING, Final

from metamaker.games.metaverse.battle.decision import Refusal
from metamaker.games.metaverse.battle.electronics.signature import (
    AIM_CM,
    AIM_RULES,
    AIMED,
    ANSIBLE,
    POD,
    STEALTH,
    SUPPORT_CM,
    SWITCHED,
    near,
)
from metamaker.games.metaverse.battle.places import ARC_NUMBER, ARCS, place_named
from metamaker.games.metaverse.battle.state.battle import Table
from metamaker.games.metaverse.battle.state.vessel import DESTROYED, EXPENDED, OFF, System, Vessel
from metamaker.games.metaverse.messages import message
from metamaker.games.metaverse.model.arc import Arc

if TYPE_CHECKING:
    from metamaker.games.metaverse.battle.electronics.orders import ElectronicOrders


def acts(vessel: Vessel) -> bool:
    """Return whether a ship can act: on the table, not under cloak, with a bridge. Rules MV-3.2.1-03, MV-3.4.8-03."""
    return vessel.fights and vessel.bridged and not vessel.cloaked


def may_go_on(system: System) -> bool:
    """Return whether a system can be switched on: it is off and has no other defect. Rules MV-0.0.0-07, MV-3.4.0-05."""
    return system.flags == OFF and system.plan.kind in SWITCHED


def may_go_off(system: System) -> bool:
    """Return whether a system can be switched off; a disabled one can, so that it stays off once repaired. Rule MV-0.0.0-07."""
    return not system.flags & (OFF | DESTROYED | EXPENDED) and system.plan.kind in SWITCHED


def aims_at(vessel: Vessel, target: Vessel) -> bool:
    """Return whether ELINT and targeting arrays of a ship can aim at another. Rules MV-3.4.3-02, MV-3.4.4-02, MV-3.4.8-03."""
    return (
        target.side != vessel.side
        and target.fights
        and not target.cloaked
        and near(vessel.course.place, target.course.place, AIM_CM)
    )


def serves(vessel: Vessel, friend: Vessel) -> bool:
    """Return whether an ansible of a ship can support another. Rules MV-3.4.7-02, MV-3.4.8-03."""
    return (
        friend.side == vessel.side
        and friend is not vessel
        and friend.fights
        and not friend.cloaked
        and near(vessel.course.place, friend.course.place, SUPPORT_CM)
    )


def targets(table: Table, vessel: Vessel) -> list[Vessel]:
    """Return the ships at which its ELINT and targeting arrays can be aimed."""
    return [each for each in table.vessels if aims_at(vessel, each)]


def friends(table: Table, vessel: Vessel) -> list[Vessel]:
    """Return the ships that its ansibles can support."""
    return [each for each in table.vessels if serves(vessel, each)]


def stealth_stays_off(vessel: Vessel) -> bool:
    """Return whether all stealth generators are off or destroyed. Rule MV-3.4.9-02."""
    return all(generator.flags & (OFF | DESTROYED) for generator in vessel.of(STEALTH))


def droppable(vessel: Vessel) -> list[int]:
    """Return the arcs with shields that can be dropped. Rule MV-3.1.5-06."""
    return [number for number, arc in enumerate(vessel.arcs) if arc.up and arc.plan.shield_hits > 0 and not arc.bare]


def raisable(table: Table, vessel: Vessel) -> list[int]:
    """Return the arcs with shields that can be raised: dropped in an earlier turn. Rules MV-2.2.1-05, MV-3.1.5-06."""
    return [number for number, arc in enumerate(vessel.arcs) if not arc.up and arc.dropped_on < table.turn and not arc.bare]


def has_options(table: Table, vessel: Vessel) -> bool:
    """Return whether a ship has any choice in the EW Step."""
    if not acts(vessel):
        return False
    kinds = vessel.blueprint.kinds
    if any(may_go_on(system) or may_go_off(system) for kind in SWITCHED if kind in kinds for system in vessel.of(kind)):
        return True
    if droppable(vessel) or raisable(table, vessel) or (POD in kinds and vessel.working(POD)):
        return True
    if any(vessel.working(kind) for kind in AIMED if kind in kinds) and targets(table, vessel):
        return True
    return ANSIBLE in kinds and bool(vessel.working(ANSIBLE)) and bool(friends(table, vessel))


def refusals(table: Table, vessel: Vessel, orders: "ElectronicOrders") -> tuple[Refusal, ...]:
    """Return every reason why these orders are illegal; none if they are legal. Rules MV-2.2.1-01, -05, MV-3.4.0-05."""
    if not any(orders):
        return ()
    if not acts(vessel):
        return (Refusal("MV-3.2.1-03", message("refusal-ew-unable", ship=vessel.key)),)
    return (
        *_named_twice(orders),
        *_switches(vessel, orders),
        *_pods(vessel, orders),
        *_aims(table, vessel, orders),
        *_supports(table, vessel, orders),
        *_shields(table, vessel, orders),
    )


def _named_twice(orders: "ElectronicOrders") -> Iterator[Refusal]:
    """Each system and each arc gets one order."""
    systems = [*orders.on, *orders.off, *orders.pods, *(aim.system for aim in orders.aims)]
    systems += [support.system for support in orders.supports]
    for name in _repeated(systems):
        yield Refusal("MV-2.2.1-02", message("refusal-twice", system=name))
    for arc in _repeated([arc.value for arc in (*orders.dropped, *orders.raised)]):
        yield Refusal("MV-3.1.5-06", message("refusal-ew-arc-twice", arc=place_named(arc)))


def _repeated(names: Iterable[str]) -> list[str]:
    return [name for name, times in Counter(names).items() if times > 1]


def _find(vessel: Vessel, name: str, kinds: tuple[str, ...]) -> System | None:
    number = vessel.blueprint.by_ref.get(name)
    system = None if number is None else vessel.systems[number]
    return system if system is not None and system.plan.kind in kinds else None


def _unknown(vessel: Vessel, name: str, rule: str, kind: str) -> Refusal:
    return Refusal(rule, message("refusal-has-none", ship=vessel.key, kind=kind, system=name))


def _switches(vessel: Vessel, orders: "ElectronicOrders") -> Iterator[Refusal]:
    """Rules MV-3.4.0-05, -06: EW, ECM and EJ arrays, stealth generators, gravity well projectors."""
    for names, may, way in ((orders.on, may_go_on, "on"), (orders.off, may_go_off, "off")):
        for name in names:
            system = _find(vessel, name, SWITCHED)
            if system is None:
                yield _unknown(vessel, name, "MV-3.4.0-06", "switch")
            elif not may(system):
                yield Refusal("MV-3.4.0-05", message("refusal-ew-switch", system=name, way=way, state=_state(system)))


def _state(system: System) -> str:
    if system.flags == 0:
        return "on"
    return "off" if system.flags == OFF else "broken"


def _pods(vessel: Vessel, orders: "ElectronicOrders") -> Iterator[Refusal]:
    for name in orders.pods:
        pod = _find(vessel, name, (POD,))
        if pod is None:
            yield _unknown(vessel, name, "MV-3.4.10-02", "pod")
        elif not pod.works:
            yield Refusal("MV-3.4.10-03", message("refusal-ew-pod", system=name))


def _aims(table: Table, vessel: Vessel, orders: "ElectronicOrders") -> Iterator[Refusal]:
    for aim in orders.aims:
        array, target = _find(vessel, aim.system, AIMED), table.by_key.get(aim.target)
        if array is None:
            yield _unknown(vessel, aim.system, "MV-3.4.3-02", "aimed")
            continue
        (rule,) = AIM_RULES[array.plan.kind]
        if not array.works:
            yield Refusal(rule, message("refusal-broken", system=aim.system))
        if target is None or not aims_at(vessel, target):
            yield Refusal(rule, message("refusal-ew-target", target=aim.target, distance=AIM_CM))


def _supports(table: Table, vessel: Vessel, orders: "ElectronicOrders") -> Iterator[Refusal]:
    for support in orders.supports:
        ansible = _find(vessel, support.system, (ANSIBLE,))
        if ansible is None:
            yield _unknown(vessel, support.system, "MV-3.4.7-02", "ansible")
            continue
        if not ansible.works:
            yield Refusal("MV-3.4.7-02", message("refusal-broken", system=support.system))
        if len(support.ships) > ansible.plan.rating:
            yield Refusal("MV-3.4.7-01", message("refusal-ew-served", system=support.system, most=ansible.plan.rating))
        for key in _repeated(support.ships):
            yield Refusal("MV-3.4.7-01", message("refusal-ew-served-twice", system=support.system, ship=key))
        for key in support.ships:
            friend = table.by_key.get(key)
            if friend is None or not serves(vessel, friend):
                yield Refusal("MV-3.4.7-02", message("refusal-ew-friend", ship=key, distance=SUPPORT_CM))


def _of_arcs(key: str) -> dict[Arc, Refusal]:
    return {arc: Refusal("MV-3.1.5-06", message(key, arc=place_named(arc.value))) for arc in ARCS}


_NOTHING_UP: Final = _of_arcs("refusal-ew-nothing-up")
_NOTHING_DROPPED: Final = _of_arcs("refusal-ew-nothing-dropped")


def _shields(table: Table, vessel: Vessel, orders: "ElectronicOrders") -> Iterator[Refusal]:
    down, up = droppable(vessel), raisable(table, vessel)
    for arc in orders.dropped:
        if ARC_NUMBER[arc] not in down:
            yield _NOTHING_UP[arc]
    for arc in orders.raised:
        if ARC_NUMBER[arc] not in up:
            yield _NOTHING_DROPPED[arc]
    if orders.raised and _has_stealth(vessel, orders):
        yield Refusal("MV-3.1.5-08", message("refusal-ew-stealth"))


def _has_stealth(vessel: Vessel, orders: "ElectronicOrders") -> bool:
    """Return whether stealth is on, or comes on as soon as a switched-on generator works again. Rule MV-3.4.9-02."""
    for generator in vessel.of(STEALTH):
        name = generator.plan.ref
        switched_on = name not in orders.off and not generator.flags & (OFF | DESTROYED)
        if generator.works or switched_on or name in orders.on:
            return True
    return False

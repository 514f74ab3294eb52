"""Orders as a person would type them, so that a captain can answer in a person's place and be read like one."""

from collections.abc import Iterator

from metamaker.games.metaverse.battle.decisions.answers import (
    Arrival,
    Attack,
    ElectronicOrders,
    FireOrders,
    InterceptOrders,
    JumpChoice,
    Mode,
    MusterOrders,
    RepairOrders,
)
from metamaker.games.metaverse.battle.decisions.decision import Answer, Decision
from metamaker.games.metaverse.battle.plot.orders import Plot
from metamaker.games.metaverse.battle.plot.printer import printed
from metamaker.games.metaverse.battle.state.vessel import Vessel
from metamaker.games.metaverse.tabletop.asking.signs import number


def typed(decision: Decision, answer: Answer) -> str:
    """Return a legal answer as text that reads as this very answer; empty if it is the default one."""
    if answer == decision.default():
        return ""
    if isinstance(answer, Plot):
        return printed(answer)
    return "; ".join(_clauses(decision, answer))


def _clauses(decision: Decision, answer: Answer) -> Iterator[str]:
    if isinstance(answer, Arrival):
        yield f"{answer.x / 1000} {answer.y / 1000} {answer.heading * 22.5}"
    elif isinstance(answer, JumpChoice):
        yield f"more {answer.more}" if answer.more else f"discard {' '.join(str(each + 1) for each in answer.discard)}"
    elif isinstance(answer, MusterOrders):
        yield from (f"wait {each.ship} {each.crew_quality}" for each in answer.delayed)
        yield from (f"join {key}" for key in answer.joined)
    else:
        yield from _of_ship(decision, answer, decision.table.by_key[decision.key])


def _of_ship(decision: Decision, answer: Answer, vessel: Vessel) -> Iterator[str]:
    if isinstance(answer, ElectronicOrders):
        yield from _electronics(answer, vessel)
    elif isinstance(answer, FireOrders):
        yield from _fire(decision, answer, vessel)
    elif isinstance(answer, InterceptOrders):
        yield from (f"{_numbers(vessel, each.weapons)} by {number(vessel, each.array)}" for each in answer.screens)
    elif isinstance(answer, RepairOrders):
        yield from _repairs(answer, vessel)


def _numbers(vessel: Vessel, refs: tuple[str, ...]) -> str:
    return " ".join(str(number(vessel, ref)) for ref in refs)


def _electronics(orders: ElectronicOrders, vessel: Vessel) -> Iterator[str]:
    for verb, refs in (("on", orders.on), ("off", orders.off), ("pod", orders.pods)):
        if refs:
            yield f"{verb} {_numbers(vessel, refs)}"
    yield from (f"aim {number(vessel, each.system)} at {each.target}" for each in orders.aims)
    yield from (f"serve {number(vessel, each.system)} at {' '.join(each.ships)}" for each in orders.supports)
    for verb, arcs in (("drop", orders.dropped), ("raise", orders.raised)):
        if arcs:
            yield f"{verb} {' '.join(arcs)}"


def _fire(decision: Decision, orders: FireOrders, vessel: Vessel) -> Iterator[str]:
    by_key = decision.table.by_key
    for attack in orders.attacks:
        yield _attack(attack, vessel, by_key[attack.target], by_key.get(attack.lender, vessel))
    for teleport in orders.teleports:
        yield f"teleport {number(vessel, teleport.teleporter)} at {teleport.target} by {number(vessel, teleport.array)}"
    for grapple in orders.grapples:
        toward = f" toward {grapple.east} {grapple.north}" if grapple.east or grapple.north else ""
        itself = " itself" if grapple.pulls_itself else ""
        refs = _numbers(vessel, grapple.grapplers)
        yield f"grapple {refs} at {grapple.target} by {number(vessel, grapple.array)}{toward}{itself}"
    yield f"keep {_numbers(vessel, orders.kept) or 'none'}"


def _attack(attack: Attack, vessel: Vessel, target: Vessel, guide: Vessel) -> str:
    how = {Mode.SALVO: "", Mode.VOLLEY: " volley", Mode.SURGICAL: " surgical"}[Mode(attack.mode)]
    system = f" {number(target, attack.system)}" if attack.system else ""
    lent = f" lent {attack.lender}" if attack.lender else ""
    return f"{_numbers(vessel, attack.weapons)} at {attack.target} by {number(guide, attack.array)}{how}{system}{lent}"


def _repairs(orders: RepairOrders, vessel: Vessel) -> Iterator[str]:
    yield from (f"{number(vessel, each.system)} {each.crew}" for each in orders.works)
    yield from (f"hull {each.section.value} {each.crew}" for each in orders.restorations)
    for verb, refs in (("heal", orders.healed), ("reload", orders.reloaded)):
        if refs:
            yield f"{verb} {_numbers(vessel, refs)}"
    yield from (f"turn {number(vessel, each.generator)} {each.arc.value}" for each in orders.modulations)

"""Decisions as questions in words, typed answers as orders, orders as a person would type them, and what is final."""

from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

from metamaker.games.metaverse.battle.decision import Answer, Decision
from metamaker.games.metaverse.battle.electronics.decision import SwitchElectronics
from metamaker.games.metaverse.battle.electronics.dialogue import (
    ELECTRONICS_HELP,
    ask_electronics,
    electronics_outcome,
    read_electronics,
)
from metamaker.games.metaverse.battle.electronics.orders import ElectronicOrders
from metamaker.games.metaverse.battle.fire.decisions import DeclareFire, InterceptFire, Muster
from metamaker.games.metaverse.battle.fire.dialogue import (
    FIRE_HELP,
    INTERCEPT_HELP,
    MUSTER_HELP,
    ask_fire,
    ask_intercept,
    ask_muster,
    fire_outcome,
    intercept_outcome,
    muster_outcome,
    read_fire,
    read_intercept,
    read_muster,
)
from metamaker.games.metaverse.battle.fire.orders import Attack, FireOrders, InterceptOrders, Mode, MusterOrders
from metamaker.games.metaverse.battle.movement.decisions import AnnounceArrival, ChooseJumpDice, WritePlot
from metamaker.games.metaverse.battle.movement.dialogue import (
    ARRIVAL_HELP,
    JUMP_HELP,
    arrival_outcome,
    ask_arrival,
    ask_jump,
    ask_plot,
    jump_outcome,
    plot_help,
    plot_outcome,
    read_arrival,
    read_jump,
    read_plot,
)
from metamaker.games.metaverse.battle.plot.orders import Arrival, JumpChoice, Plot
from metamaker.games.metaverse.battle.plot.text import printed
from metamaker.games.metaverse.battle.repair.decision import AssignRepairs
from metamaker.games.metaverse.battle.repair.dialogue import REPAIR_HELP, ask_repair, read_repair, repair_outcome
from metamaker.games.metaverse.battle.repair.orders import RepairOrders
from metamaker.games.metaverse.battle.state.battle import Battle
from metamaker.games.metaverse.battle.state.vessel import Vessel
from metamaker.games.metaverse.battle.telling.names import Names
from metamaker.games.metaverse.battle.telling.signs import number
from metamaker.games.metaverse.battle.turn.starship_combat import Stage, StarshipCombatStep
from metamaker.play.match import Question


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


def is_final(battle: Battle, decision: Decision) -> bool:
    """Whether anything but another declaration of the same side follows the answer. Rule MV-2.2.2-17."""
    running = battle.running
    if not isinstance(decision, DeclareFire) or not isinstance(running, StarshipCombatStep):
        return True
    waiting, joined = running.line.waiting, running.line.joined
    surely = [vessel for vessel in waiting[decision.side] if vessel.number not in joined]
    return running.stage is not Stage.DECLARATION or bool(waiting[1 - decision.side]) or not surely


class Talk(NamedTuple):
    """How a decision is put to a person, how a typed answer is read and told back, and all that can be typed."""

    ask: Callable[[Any, Names], Question]
    read: Callable[[Any, str], Answer]
    outcome: Callable[[Any, Any, Names], str]
    help: Callable[[Any], tuple[str, ...]]


TALKS: dict[type[Decision], Talk] = {
    WritePlot: Talk(ask_plot, read_plot, lambda asked, plot, _: plot_outcome(asked, plot), plot_help),
    AnnounceArrival: Talk(
        ask_arrival,
        lambda _, text: read_arrival(text),
        lambda asked, arrival, _: arrival_outcome(asked, arrival),
        lambda _: ARRIVAL_HELP,
    ),
    ChooseJumpDice: Talk(
        ask_jump,
        lambda _, text: read_jump(text),
        lambda asked, choice, _: jump_outcome(asked, choice),
        lambda _: JUMP_HELP,
    ),
    SwitchElectronics: Talk(ask_electronics, read_electronics, electronics_outcome, lambda _: ELECTRONICS_HELP),
    Muster: Talk(ask_muster, read_muster, muster_outcome, lambda _: MUSTER_HELP),
    DeclareFire: Talk(ask_fire, read_fire, fire_outcome, lambda _: FIRE_HELP),
    InterceptFire: Talk(ask_intercept, read_intercept, intercept_outcome, lambda _: INTERCEPT_HELP),
    AssignRepairs: Talk(ask_repair, read_repair, repair_outcome, lambda _: REPAIR_HELP),
}
"""How each kind of decision is talked about."""


def question(decision: Decision, names: Names) -> Question:
    """Return a decision as a question."""
    return TALKS[type(decision)].ask(decision, names)


def outcome_of(decision: Decision, text: str, names: Names) -> str:
    """Return what a legal answer means: where a plot takes a ship, who fires what with which chance."""
    return TALKS[type(decision)].outcome(decision, answer_of(decision, text), names)


def help_of(decision: Decision) -> tuple[str, ...]:
    """Return all that can be answered to a decision, a line for each form."""
    return TALKS[type(decision)].help(decision)


def answer_of(decision: Decision, text: str) -> Answer:
    """Return the orders that a typed answer means; an empty one means to do nothing. Raises Unreadable."""
    return TALKS[type(decision)].read(decision, text) if text.strip() else decision.default()

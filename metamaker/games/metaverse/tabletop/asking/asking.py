"""Decisions as questions in words, and typed answers as orders."""

from collections.abc import Callable
from typing import Any, NamedTuple

from metamaker.fighting import Question
from metamaker.games.metaverse.battle.decisions.decision import Answer, Decision
from metamaker.games.metaverse.battle.decisions.electronics import SwitchElectronics
from metamaker.games.metaverse.battle.decisions.fire import DeclareFire, InterceptFire, Muster
from metamaker.games.metaverse.battle.decisions.plotting import AnnounceArrival, ChooseJumpDice, WritePlot
from metamaker.games.metaverse.battle.decisions.repair import AssignRepairs
from metamaker.games.metaverse.battle.story.names import Names
from metamaker.games.metaverse.tabletop.asking.electronics import (
    ELECTRONICS_HELP,
    ask_electronics,
    electronics_outcome,
    read_electronics,
)
from metamaker.games.metaverse.tabletop.asking.fire_orders import read_fire, read_intercept, read_muster
from metamaker.games.metaverse.tabletop.asking.fire_outcome import fire_outcome, intercept_outcome, muster_outcome
from metamaker.games.metaverse.tabletop.asking.firing import (
    FIRE_HELP,
    INTERCEPT_HELP,
    MUSTER_HELP,
    ask_fire,
    ask_intercept,
    ask_muster,
)
from metamaker.games.metaverse.tabletop.asking.mending import REPAIR_HELP, ask_repair, read_repair, repair_outcome
from metamaker.games.metaverse.tabletop.asking.moving import (
    ARRIVAL_HELP,
    JUMP_HELP,
    arrival_outcome,
    ask_arrival,
    ask_jump,
    jump_outcome,
    read_arrival,
    read_jump,
)
from metamaker.games.metaverse.tabletop.asking.plotting import ask_plot, plot_help, plot_outcome, read_plot


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

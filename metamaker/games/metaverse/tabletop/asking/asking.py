"""Decisions as questions in words, and typed answers as orders."""

from collections.abc import Callable
from typing import Any

from metamaker.fighting import Question
from metamaker.games.metaverse.battle.decisions.decision import Answer, Decision
from metamaker.games.metaverse.battle.decisions.electronics import SwitchElectronics
from metamaker.games.metaverse.battle.decisions.fire import DeclareFire, InterceptFire, Muster
from metamaker.games.metaverse.battle.decisions.plotting import AnnounceArrival, ChooseJumpDice, WritePlot
from metamaker.games.metaverse.battle.decisions.repair import AssignRepairs
from metamaker.games.metaverse.battle.story.names import Names
from metamaker.games.metaverse.tabletop.asking.electronics import ask_electronics, read_electronics
from metamaker.games.metaverse.tabletop.asking.firing import (
    ask_fire,
    ask_intercept,
    ask_muster,
    read_fire,
    read_intercept,
    read_muster,
)
from metamaker.games.metaverse.tabletop.asking.mending import ask_repair, read_repair
from metamaker.games.metaverse.tabletop.asking.moving import (
    ask_arrival,
    ask_jump,
    ask_plot,
    plot_outcome,
    read_arrival,
    read_jump,
    read_plot,
)

ASKED: dict[type[Decision], Callable[[Any, Names], Question]] = {
    WritePlot: ask_plot,
    AnnounceArrival: ask_arrival,
    ChooseJumpDice: ask_jump,
    SwitchElectronics: ask_electronics,
    Muster: ask_muster,
    DeclareFire: ask_fire,
    InterceptFire: ask_intercept,
    AssignRepairs: ask_repair,
}
"""How each decision is put to a person."""

READ: dict[type[Decision], Callable[[Any, str], Answer]] = {
    WritePlot: lambda asked, text: read_plot(text),  # noqa: ARG005 - a plot reads alike for all ships
    AnnounceArrival: lambda asked, text: read_arrival(text),  # noqa: ARG005
    ChooseJumpDice: lambda asked, text: read_jump(text),  # noqa: ARG005
    SwitchElectronics: read_electronics,
    Muster: read_muster,
    DeclareFire: read_fire,
    InterceptFire: read_intercept,
    AssignRepairs: read_repair,
}
"""How a typed answer to each decision is read."""


def question(decision: Decision, names: Names) -> Question:
    """Return a decision as a question."""
    return ASKED[type(decision)](decision, names)


def outcome_of(decision: Decision, text: str) -> str:
    """Return where a plot takes a ship; nothing of other answers, whose outcome the dice decide."""
    return plot_outcome(decision, answer_of(decision, text)) if isinstance(decision, WritePlot) else ""


def answer_of(decision: Decision, text: str) -> Answer:
    """Return the orders that a typed answer means; an empty one means to do nothing. Raises Unreadable."""
    return READ[type(decision)](decision, text) if text.strip() else decision.default()

"""Comparisons of orders: battles from a decision that differ only in one order, with the same dice."""

from typing import Any, NamedTuple

from metamaker.play.decision import IllegalAnswer
from metamaker.play.documents import Choice
from metamaker.play.results import Outcome
from metamaker.play.review.chances import chances_in, model_of
from metamaker.play.serialization import read_answer
from metamaker.play.table import Table
from metamaker.review.rollouts import fight_on, winners
from metamaker.review.source import Source

UNIT = 1_000
"""Chances are counted in thousandths, because totals are whole numbers."""

GIVEN = "given"
"""The label of the sum of chances with the given order."""


class Order(NamedTuple):
    """Another order: its place among the choices of the match, the choices before all open decisions, the side, the turn."""

    at: int
    made: int
    side: int
    turn: int
    choice: Choice


class Trial(NamedTuple):
    """The payload of a comparison: the match, other answers to decisions of one side at one time, the captains of all sides.

    With a `last_turn`, the battles stop after it, and the quick chances count.
    """

    source: Source
    orders: tuple[Order, ...]
    captains: tuple[str, ...]
    last_turn: int = 0


def fight_trial(trial: Trial, seed: int, mirrored: bool, /) -> Outcome:  # noqa: ARG001 - sides do not change
    """Fight a battle with the given order and one with each other order: a Fight of `metamaker.play.results`.

    Its counts are the sums of the chances with each order, and the squares of the gains.
    """
    given, turn = _chance(trial, seed, None)
    counts = [(GIVEN, given)]
    for place, order in enumerate(trial.orders):
        better, _ = _chance(trial, seed, order)
        counts += [(f"{place} better", better), (f"{place} squares", (better - given) ** 2)]
    return Outcome(None, turn, tuple(counts))


def _chance(trial: Trial, seed: int, order: Order | None) -> tuple[int, int]:
    """Return the chance of the side in thousandths after a battle with an order, None for the given one; and the last turn.

    An order that is illegal together with the other answers counts as lost.
    """
    source, (first, *_) = trial.source, trial.orders
    table = source.table(first.made)
    decisions = table.pending()
    answers = source.answers(decisions, first.made)
    if order is not None:
        answers[order.at - order.made] = read_answer(decisions[order.at - order.made], order.choice)
    table.reseed(seed)
    try:
        table.apply(answers)
    except IllegalAnswer:
        return 0, table.turn
    fight_on(table, source.hired(trial.captains, seed), trial.last_turn)
    return round(UNIT * _value(table, source, first.side)), table.turn


def _value(table: Table, source: Source, side: int) -> float:
    """Return the chance of a side to win: its share of the result, or its quick chance while there is none."""
    if table.result is not None or not table.pending():
        sharing = winners(table, source)
        return 1 / len(sharing) if side in sharing else 0.0
    moment: Any = source.match(table).views.moments(())[-1][1]
    chances = chances_in(moment, table.turn - 1, model_of(source.ready.key))
    return chances[side] if chances else 1 / source.sides

"""The words for orders of a match, from the texts of its game."""

from collections.abc import Sequence
from typing import NamedTuple

from metamaker.play.documents import Choice
from metamaker.play.serialization import read_answer
from metamaker.review.source import Source


class OrderText(NamedTuple):
    """A decision in words: its subject, such as a ship, and the answers."""

    subject: str
    answers: tuple[str, ...]


def order_text(source: Source, made: int, at: int, choices: Sequence[Choice]) -> OrderText:
    """Return answers to the decision number `at` of a match, of which `made` choices come before all open ones."""
    table = source.table(made)
    decision = table.pending()[at - made]
    talks = table.talks(source.match(table)).plain()
    answers = tuple(talks.outcome(decision, read_answer(decision, choice)) for choice in choices)
    return OrderText(talks.question(decision).of, answers)

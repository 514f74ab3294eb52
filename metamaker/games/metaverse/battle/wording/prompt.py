"""Prompts: the question of a kind of decision, and the notation and description of its answers."""

from collections.abc import Callable, Iterable, Iterator
from typing import Any, NamedTuple

from metamaker.core.messages import TextValue
from metamaker.games.metaverse.battle.decision import Decision
from metamaker.games.metaverse.battle.wording.names import Names, labels
from metamaker.play.dialogue import Question, Unreadable
from metamaker.play.grammar import Notation


class Prompt(NamedTuple):
    """The question of a decision, the notation of its answers, and the description of an answer."""

    ask: Callable[[Any, Names], Question]
    notation: Notation
    outcome: Callable[[Any, Any, Names], str]


Prompts = dict[type[Decision], Prompt]
"""The prompts of kinds of decisions."""


def question(
    asked: Decision,
    names: Names,
    topic: str,
    facts: Iterable[str],
    hint: str,
    *,
    prompt: str = "",
    idle: bool = False,
    weighty: bool = True,
    **values: TextValue,
) -> Question:
    """Return a question to a ship, or to a side, in the words of `talk-<topic>-question` and `talk-<prompt>-prompt`."""
    sign = labels(asked.table).get(asked.key)
    side = names.sides[asked.side]
    return Question(
        side if sign is None else names.ship(asked.key),
        names.text(f"talk-{topic}-question", **values),
        tuple(facts),
        hint,
        names.text(f"talk-{prompt or topic}-prompt", ship=sign or side),
        asked.kind,
        idle,
        weighty=weighty,
    )


def hint(asked: Decision, names: Names, notation: Notation, examples: Iterable[str], nothing: str) -> str:
    """Return the legal examples and the effect of an empty answer: `on 4; drop fore; empty: as it is`."""
    return "; ".join((*legal(asked, notation, examples), names.text("talk-empty", otherwise=names.words[f"talk-{nothing}"])))


def legal(asked: Decision, notation: Notation, clauses: Iterable[str]) -> Iterator[str]:
    """Yield the clauses that are legal answers."""
    for clause in clauses:
        try:
            if not asked.refusals(notation.read(asked, clause)):
                yield clause
        except Unreadable:
            continue

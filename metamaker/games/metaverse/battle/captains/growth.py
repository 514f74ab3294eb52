"""Orders that grow piece by piece: whatever the rules refuse is left out, so what remains is legal."""

from collections.abc import Iterable
from typing import Any, NamedTuple

from metamaker.games.metaverse.battle.decisions.decision import Answer, Decision


class Piece(NamedTuple):
    """Something to add to one of the lists of an answer: the name of the list, and what is added."""

    part: str
    value: Any


def grown(decision: Decision, start: Answer, pieces: Iterable[Piece]) -> Answer:
    """Return `start`, which is legal, with every piece in turn that leaves it legal."""
    answer = start
    for part, value in pieces:
        more = answer._replace(**{part: (*getattr(answer, part), value)})
        if not decision.refusals(more):
            answer = more
    return answer

"""Examples of answers, made from what the ship has, so that each of them could be typed as it stands."""

from collections.abc import Callable, Iterable, Iterator
from typing import Any

from metamaker.fighting import Unreadable
from metamaker.games.metaverse.battle.decisions.decision import Answer, Decision

Read = Callable[[Any, str], Answer]

NOTHING_ELSE = "empty"


def hint(asked: Decision, read: Read, clauses: Iterable[str], otherwise: str) -> str:
    """Return the legal ones of these clauses, and what an empty answer does: `on 4; drop fore; empty: as it is`."""
    return "; ".join((*legal(asked, read, clauses), f"{NOTHING_ELSE}: {otherwise}"))


def legal(asked: Decision, read: Read, clauses: Iterable[str]) -> Iterator[str]:
    """Yield those clauses that are legal alone."""
    for clause in clauses:
        try:
            if not asked.refusals(read(asked, clause)):
                yield clause
        except Unreadable:
            continue

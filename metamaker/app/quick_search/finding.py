"""Search targets of any kind, and their ranking for a typed text."""

from collections.abc import Callable, Iterable
from typing import NamedTuple

from metamaker.core.elements.search import fitness

MOST_SHOWN = 60
"""Longer lists are never read to the end. The user types more letters instead."""


class Finding(NamedTuple):
    """A search target: title, kind, place and action.

    `weight` decides between equal matches, so that open documents come before others.
    """

    title: str
    kind: str
    place: str
    go: Callable[[], object]
    weight: int = 0


def best(findings: Iterable[Finding], search: str) -> list[Finding]:
    """Return up to MOST_SHOWN matches of a search, the best first, shorter titles before longer ones."""
    fitting = [(fit, each) for each in findings if (fit := fitness(search, each.title, f"{each.kind} {each.place}"))]
    if search.strip():
        fitting.sort(key=lambda pair: (-pair[0], -pair[1].weight, len(pair[1].title)))
    return [each for _, each in fitting[:MOST_SHOWN]]

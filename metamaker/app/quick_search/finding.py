"""What can be found and gone to, whatever it is, and how well each fits what somebody types."""

from collections.abc import Callable, Iterable
from typing import NamedTuple

from metamaker.core.elements.search import fitness

MOST_SHOWN = 60
"""More are never looked through; who does not see it types on."""


class Finding(NamedTuple):
    """Something to go to: what it is called, what kind it is, where it is, and how to go there.

    `weight` comes before others that fit as well: what is open before what is not.
    """

    title: str
    kind: str
    place: str
    go: Callable[[], object]
    weight: int = 0


def best(findings: Iterable[Finding], search: str) -> list[Finding]:
    """Return what fits a search, the best first, shorter titles before longer ones; at most MOST_SHOWN."""
    fitting = [(fit, each) for each in findings if (fit := fitness(search, each.title, f"{each.kind} {each.place}"))]
    if search.strip():
        fitting.sort(key=lambda pair: (-pair[0], -pair[1].weight, len(pair[1].title)))
    return [each for _, each in fitting[:MOST_SHOWN]]

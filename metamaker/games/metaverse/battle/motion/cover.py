"""The search behind payments: systems, each good for one job, are spread over jobs until nothing is lacking.

A lack is a tuple of what each job still needs. Only lacks that no other one undercuts are kept, so the search is exact
and stays small: with one job there is one lack.
"""

from collections.abc import Iterable, Sequence
from typing import NamedTuple

Lack = tuple[int, ...]


class Use(NamedTuple):
    """One system and the job that it pays for in this turn."""

    ref: str
    action: str


Covers = dict[Lack, tuple[Use, ...]]
"""What may still be lacking, each with the uses that bring it about."""


class Choice(NamedTuple):
    """A job that a system may take: place in the lack, points for it, points added to the lack's last place instead."""

    place: int
    action: str
    points: int
    price: int = 0


def spread(covers: Covers, ref: str, choices: Sequence[Choice]) -> Covers:
    """Return the covers once a system has taken any one of its choices, or none."""
    found: Covers = {}
    for lack, uses in covers.items():
        useful = [choice for choice in choices if lack[choice.place] > 0 and choice.points > 0]
        if not useful or any(choice.price for choice in useful):
            found.setdefault(lack, uses)
        for choice in useful:
            found.setdefault(_less(lack, choice), (*uses, Use(ref, choice.action)))
    return best(found)


def _less(lack: Lack, choice: Choice) -> Lack:
    needs = list(lack)
    needs[choice.place] = max(0, needs[choice.place] - choice.points)
    needs[-1] += choice.price
    return tuple(needs)


def added(parts: Iterable[Covers], lengths: int) -> Covers:
    """Return the covers of several separate groups of systems, their lacks of `lengths` jobs added up place by place."""
    total: Covers = {(0,) * lengths: ()}
    for part in parts:
        total = best(
            {
                tuple(a + b for a, b in zip(one, other, strict=True)): uses + more
                for one, uses in total.items()
                for other, more in part.items()
            }
        )
    return total


def best(covers: Covers) -> Covers:
    """Return the covers without those whose lack another one undercuts or equals in every place."""
    if len(covers) == 1:
        return covers
    kept: Covers = {}
    for lack in sorted(covers, key=sum):
        if not any(_within(other, lack) for other in kept):
            kept[lack] = covers[lack]
    return kept


def _within(one: Lack, other: Lack) -> bool:
    return all(a <= b for a, b in zip(one, other, strict=True))

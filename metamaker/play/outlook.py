"""A win rate in words and whole numbers: the likely winner, decided by the interval of the rate."""

from collections.abc import Sequence
from math import ceil, floor
from typing import Literal, NamedTuple, get_args

from metamaker.core.messages import Message, message
from metamaker.play.statistics import Share

Word = Literal["certain", "very_likely", "likely", "edge", "even", "open"]
"""How sure the result is, from almost certain to unknown."""

WORDS: tuple[Word, ...] = get_args(Word)

SURE: dict[Word, float] = {"certain": 0.95, "very_likely": 0.75, "likely": 0.5, "edge": 0.45}
"""The lower limit of the win rate of a favourite, by word."""

EVEN = 0.4, 0.6
"""A rate is even if its whole interval is between these, so it is known to within ten points."""


class Outlook(NamedTuple):
    """The word for a win rate, and the favourite: side 0 or 1. “Even” and “open” have no favourite."""

    word: Word
    side: int


def outlook(rate: Share) -> Outlook:
    """Return the outlook for a win rate of the first side."""
    if rate.low >= EVEN[0] and rate.high <= EVEN[1]:
        return Outlook("even", 0)
    side = 0 if rate.found >= 0.5 else 1
    least = rate.low if side == 0 else 1 - rate.high
    return Outlook(next((word for word, limit in SURE.items() if least >= limit), "open"), side)


def outlook_text(rate: Share, names: Sequence[str]) -> Message:
    """Return the outlook in words: “likely: Ninewater”."""
    found = outlook(rate)
    return word_text(found.word, names[found.side])


def word_text(word: Word, name: str) -> Message:
    """Return a word for a win rate, with the name of the favourite."""
    return message("play-outlook", word=word, name=name)


def ratio(rate: float) -> tuple[int, int]:
    """Return a win rate as two whole numbers with the sum of 100; only a side that wins all or no battles has 100 or 0."""
    one = round(100 * rate)
    if 0 < rate < 1:
        one = min(99, max(1, one))
    return one, 100 - one


def ratio_text(rate: float) -> Message:
    """Return a win rate as a ratio: “62 : 38”."""
    one, other = ratio(rate)
    return message("play-ratio", one=one, other=other)


def limits(rate: Share) -> tuple[int, int]:
    """Return an interval in whole percent, rounded to the outside, so that it never shrinks to a point."""
    return floor(100 * rate.low), ceil(100 * rate.high)


def interval_text(rate: Share) -> Message:
    """Return an interval in words: “48 to 75%”."""
    low, high = limits(rate)
    return message("play-between", low=low, high=high)

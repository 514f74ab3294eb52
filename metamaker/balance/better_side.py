"""The sequential test of the question “which side is better?”: it stops as soon as the pairs of battles so far answer it.

A generalised sequential probability ratio test on pentanomial results: a pair of battles with the same dice and swapped sides
gives 0 to 4 half points, and the pairs are independent. The likelihood ratio compares two mean win rates, each with the
distribution of pair results that fits best (M. Van den Bergh, A practical introduction to the GSPRT; Fishtest uses the same
test). There are two tests, even against each side being better, with Wald's limits.
"""

from collections.abc import Sequence
from math import log
from typing import Literal

from metamaker.play.outlook import EVEN
from metamaker.play.results import Tally

FALSE_CLAIM = 0.05
"""The probability that the test calls one of two exactly even sides better, half of it for each side."""

MISSED = 0.05
"""The probability that the test does not find the better side if that wins 60% of battles."""

CLAIMED, REJECTED = log((1 - MISSED) / (FALSE_CLAIM / 2)), log(MISSED / (1 - FALSE_CLAIM / 2))
"""The limits of the logarithm of the likelihood ratio (A. Wald, Sequential Analysis, 1947)."""

RARE = 1e-3
"""The number of pairs with a result that was not seen yet, because a zero would forbid that result. Fishtest uses the same."""

HALVINGS = 30
"""The tilt is found to a billionth."""

Decision = Literal["first", "second", "even", "open"]
"""The better side, or even, or unknown so far."""


def decision(tally: Tally) -> Decision:
    """Return the answer of the test after these pairs of battles."""
    results = [RARE] * 5
    for pair, times in tally.pairs:
        results[pair.half_points] += times
    for side, pairs in (("first", results), ("second", results[::-1])):
        if log_ratio(pairs, EVEN[1], 0.5) >= CLAIMED:
            return side  # type: ignore[return-value]  # one of these two words
    is_even = all(log_ratio(pairs, EVEN[1], 0.5) <= REJECTED for pairs in (results, results[::-1]))
    return "even" if is_even else "open"


def is_decided(tally: Tally) -> bool:
    """Return whether more battles are not needed."""
    return decision(tally) != "open"


def log_ratio(results: Sequence[float], one: float, other: float) -> float:
    """Return the logarithm of the likelihood of win rate `one` over that of `other`, for pairs counted by half points."""
    tilts = [(_tilt(results, rate), rate) for rate in (one, other)]
    (tilt, rate), (other_tilt, other_rate) = tilts
    return sum(
        number * log((1 + other_tilt * (points / 4 - other_rate)) / (1 + tilt * (points / 4 - rate)))
        for points, number in enumerate(results)
    )


def _tilt(results: Sequence[float], rate: float) -> float:
    """Return the number x for which the probabilities n / (1 + x (points - rate)) have this mean.

    These are the most likely ones with that mean (empirical likelihood). The mean falls with x.
    """
    low, high = -1 / (1 - rate), 1 / rate
    for _ in range(HALVINGS):
        x = (low + high) / 2
        off = sum(number * (points / 4 - rate) / (1 + x * (points / 4 - rate)) for points, number in enumerate(results))
        low, high = (x, high) if off > 0 else (low, x)
    return (low + high) / 2

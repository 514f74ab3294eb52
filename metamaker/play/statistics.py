"""Estimates from many battles: shares with their intervals, means with their errors."""

from collections.abc import Iterable
from math import sqrt
from statistics import NormalDist
from typing import NamedTuple

from metamaker.play.results import Tally

CONFIDENCE = 0.95
"""The usual confidence: an interval misses the true value one time in twenty."""


class Share(NamedTuple):
    """An observed share, 0 to 1, and the interval that contains the true one at the requested confidence."""

    found: float
    low: float
    high: float


def reversed_share(share: Share) -> Share:
    """Return the share of the other side."""
    return Share(1 - share.found, 1 - share.high, 1 - share.low)


class Mean(NamedTuple):
    """An observed mean, and its standard error: 0 for a single value, which gives no information about it."""

    found: float
    error: float


def wilson(successes: float, trials: float, confidence: float = CONFIDENCE) -> Share:
    """Return the share of successes with Wilson’s score interval; without trials the interval is 0 to 1.

    E. B. Wilson, Probable inference, the law of succession, and statistical inference, JASA 22 (1927): with p the observed
    share, n the trials and z the quantile of the normal distribution, (p + z²/2n ± z √(p(1-p)/n + z²/4n²)) / (1 + z²/n). Both
    may be fractions: the effective size of another sample design. Raises ValueError if there are more successes than trials.
    """
    if not 0 <= successes <= trials:
        raise ValueError(f"0 to {trials:g} successes were expected, found {successes:g}")
    if trials == 0:
        return Share(0.5, 0.0, 1.0)
    found = successes / trials
    z = NormalDist().inv_cdf((1 + confidence) / 2)
    square = z * z / trials
    middle, scale = found + square / 2, 1 + square
    spread = z * sqrt(found * (1 - found) / trials + square / (4 * trials))
    # At both ends the formula gives 0 and 1 but for the last digits.
    low = 0.0 if successes == 0 else (middle - spread) / scale
    high = 1.0 if successes == trials else (middle + spread) / scale
    return Share(found, low, high)


def win_rate(tally: Tally, confidence: float = CONFIDENCE) -> Share:
    """Return the share of contestant 0, a draw being half a win; the interval is a little wide if there are draws.

    Halves vary less than wins and losses do, for which the interval is made. The battles of a mirrored series count for as
    many as they are worth: their number through `design_effect`.
    """
    worth = tally.fought / design_effect(tally)
    found = (tally.wins + tally.draws / 2) / tally.fought if tally.fought else 0.5
    return wilson(found * worth, worth, confidence)


def design_effect(tally: Tally) -> float:
    """Return the design effect of paired battles: 1, and up to 2 if the battles of a pair are alike.

    L. Kish, Survey Sampling (1965), 8.2: the variance of a mean of clusters divided by that of as many single elements, for
    pairs 1 + ρ. With v the variance of the wins of a pair and p the observed share, it is 2v / p(1-p). Values below 1, which
    are also possible at random, count as 1. The effect is 2 if it cannot be estimated: with a single pair, or if one contestant
    won all battles.
    """
    number = sum(times for _, times in tally.pairs)
    if number == 0:
        return 1.0
    points = sum(pair.half_points * times for pair, times in tally.pairs)
    if number == 1 or points in {0, 4 * number}:
        return 2.0
    squares = sum(pair.half_points**2 * times for pair, times in tally.pairs)
    found = points / (4 * number)
    variance = (number * squares - points * points) / (16 * number * (number - 1))
    return min(2.0, max(1.0, 2 * variance / (found * (1 - found))))


def decided_rate(tally: Tally, confidence: float = CONFIDENCE) -> Share:
    """Return the share of contestant 0 of the decided battles, without draws."""
    return wilson(tally.wins, tally.wins + tally.losses, confidence)


def mean(values: Iterable[tuple[int, int]]) -> Mean:
    """Return the mean of whole numbers, each given with its frequency, and its standard error.

    Sums are exact. Raises ValueError without numbers.
    """
    number = total = squares = 0
    for value, times in values:
        number += times
        total += value * times
        squares += value * value * times
    if number == 0:
        raise ValueError("one value at least was expected")
    if number == 1:
        return Mean(float(total), 0.0)
    # The variance of the sample is (Σv² - (Σv)²/n) / (n-1), that of the mean the n-th part of it.
    return Mean(total / number, sqrt((number * squares - total * total) / (number * number * (number - 1))))


def mean_turns(tally: Tally) -> Mean:
    """Return the mean length of the battles in turns. Raises ValueError if none was fought.

    The pairs of a mirrored series are one observation each for the error.
    """
    found = mean(tally.turns)
    if not tally.pairs:
        return found
    return found._replace(error=mean((pair.turns, times) for pair, times in tally.pairs).error / 2)

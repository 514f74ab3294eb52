"""What many battles say of the chances behind them: shares with their intervals, means with their errors."""

from collections.abc import Iterable
from math import sqrt
from statistics import NormalDist
from typing import NamedTuple

from metamaker.battle.tally import Tally

CONFIDENCE = 0.95


class Share(NamedTuple):
    """A share that was found, 0 to 1, and the interval that holds the true one at the confidence that was asked for."""

    found: float
    low: float
    high: float


class Mean(NamedTuple):
    """A mean that was found, and its standard error: 0 if there was only one value, since nothing is known of it then."""

    found: float
    error: float


def wilson(successes: float, trials: int, confidence: float = CONFIDENCE) -> Share:
    """Return the share of successes with Wilson's score interval; without trials it may be anything.

    E. B. Wilson, Probable inference, the law of succession, and statistical inference, JASA 22 (1927): with p the share
    found, n the trials and z the quantile of the normal distribution, (p + z²/2n ± z √(p(1-p)/n + z²/4n²)) / (1 + z²/n).
    Raises ValueError if there are more successes than trials.
    """
    if not 0 <= successes <= trials:
        raise ValueError(f"0 to {trials} successes were expected, found {successes}")
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

    Halves vary less than wins and losses do, for which the interval is made.
    """
    return wilson(tally.wins + tally.draws / 2, tally.fought, confidence)


def decided_rate(tally: Tally, confidence: float = CONFIDENCE) -> Share:
    """Return the share of contestant 0 of the battles that somebody won; draws are left out."""
    return wilson(tally.wins, tally.wins + tally.losses, confidence)


def mean(values: Iterable[tuple[int, int]]) -> Mean:
    """Return the mean of whole numbers, each given with how often it was found, and its standard error.

    Sums are exact. Raises ValueError if there is none.
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
    """Return the mean length of the battles in turns. Raises ValueError if none was fought."""
    return mean(tally.turns)

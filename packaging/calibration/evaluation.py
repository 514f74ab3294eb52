"""The distance of match-ups from even, with the effect of the dice subtracted."""

from collections.abc import Sequence
from math import sqrt
from statistics import NormalDist
from typing import NamedTuple

from metamaker.play.results import Tally
from metamaker.play.statistics import CONFIDENCE

EVEN = 0.5
FAIR = 0.35, 0.65
"""Win rates that players still call fair."""


class Distance(NamedTuple):
    """The mean distance of win rates from one half, in percentage points, and the share of fair match-ups.

    `raw` is measured, `corrected` is without the effect of the dice, and `low` to `high` is the interval of `corrected`.
    """

    raw: float
    low: float
    high: float
    corrected: float
    fair: float
    match_ups: int


class Result(NamedTuple):
    """The win rate of the first fleet of a match-up, and its variance because of the dice."""

    won: float
    noise: float


def result_of(tally: Tally) -> Result:
    """Return the result of a mirrored series. Raises ValueError without pairs."""
    number = sum(times for _, times in tally.pairs)
    if not number:
        raise ValueError("a series needs battles in pairs")
    won = sum(pair.half_points * times for pair, times in tally.pairs) / (4 * number)
    if number == 1:
        return Result(won, won * (1 - won) / 2)
    squares = sum((pair.half_points / 4 - won) ** 2 * times for pair, times in tally.pairs)
    return Result(won, squares / (number - 1) / number)


def distance(results: Sequence[Result]) -> Distance:
    """Return the distance of match-ups from even. Raises ValueError for none.

    On average the square of a measured distance is the square of the true one plus the variance of the dice. The mean distance
    is scaled like the root mean square, which is exact if dice do not change the shape of the distribution.
    """
    if not results:
        raise ValueError("at least one match-up is needed")
    far = [abs(each.won - EVEN) for each in results]
    mean = sum(far) / len(far)
    square = sum(each * each for each in far) / len(far)
    noise = sum(each.noise for each in results) / len(results)
    part = sqrt(max(0.0, 1 - noise / square)) if square else 1.0
    spread = sqrt(max(0.0, square - mean * mean) / len(far)) * NormalDist().inv_cdf((1 + CONFIDENCE) / 2)
    fair = sum(FAIR[0] <= each.won <= FAIR[1] for each in results) / len(results)
    low, high = (100 * part * each for each in (mean - spread, mean + spread))
    return Distance(100 * mean, low, high, 100 * part * mean, fair, len(results))

"""How far from even fights of equals are, without what dice alone make of it."""

from collections.abc import Sequence
from math import sqrt
from statistics import NormalDist
from typing import NamedTuple

from metamaker.play.statistics import CONFIDENCE
from metamaker.play.tally import Tally

EVEN = 0.5
FAIR = 0.35, 0.65
"""What players still call a fair fight."""


class Distance(NamedTuple):
    """The mean distance of win rates from one half, in points (of a hundred), and the share of fair match-ups.

    `raw` is as found, `corrected` is without the luck of the dice, and `low` to `high` is the interval of `corrected`.
    """

    raw: float
    low: float
    high: float
    corrected: float
    fair: float
    match_ups: int


class Result(NamedTuple):
    """A match-up that was fought in pairs: what the first won in parts, and the variance of that by dice alone."""

    won: float
    noise: float


def result_of(tally: Tally) -> Result:
    """Return what came of a mirrored series. Raises ValueError without pairs."""
    number = sum(times for _, times in tally.pairs)
    if not number:
        raise ValueError("battles in pairs were expected")
    won = sum(pair.half_points * times for pair, times in tally.pairs) / (4 * number)
    if number == 1:
        return Result(won, won * (1 - won) / 2)
    squares = sum((pair.half_points / 4 - won) ** 2 * times for pair, times in tally.pairs)
    return Result(won, squares / (number - 1) / number)


def distance(results: Sequence[Result]) -> Distance:
    """Return how far from even some match-ups were. Raises ValueError for none.

    The square of a distance that was found is on average that of the true one and the variance by dice; the mean distance is
    taken to shrink as the root of the mean square does, which holds if dice do not change the shape of the distribution.
    """
    if not results:
        raise ValueError("one match-up at least was expected")
    far = [abs(each.won - EVEN) for each in results]
    mean = sum(far) / len(far)
    square = sum(each * each for each in far) / len(far)
    noise = sum(each.noise for each in results) / len(results)
    part = sqrt(max(0.0, 1 - noise / square)) if square else 1.0
    spread = sqrt(max(0.0, square - mean * mean) / len(far)) * NormalDist().inv_cdf((1 + CONFIDENCE) / 2)
    fair = sum(FAIR[0] <= each.won <= FAIR[1] for each in results) / len(results)
    low, high = (100 * part * each for each in (mean - spread, mean + spread))
    return Distance(100 * mean, low, high, 100 * part * mean, fair, len(results))

"""Quick looks, evaluated: the distance of their win rates from those of many battles, and how often intervals contain these."""

from collections.abc import Mapping, Sequence
from math import sqrt
from statistics import NormalDist, fmean, pstdev
from typing import NamedTuple

from calibration.recording import Record
from metamaker.balance.quick_look import combined
from metamaker.games.metaverse.forecast.coefficients import Coefficients
from metamaker.games.metaverse.forecast.forecast import expected_rate, weighted_sum
from metamaker.play.results import Tally
from metamaker.play.statistics import CONFIDENCE

NINE_IN_TEN = 0.9
"""The confidence of the intervals that a goal is set for. The app shows those of `CONFIDENCE`."""


class Battles(NamedTuple):
    """Battles of a match-up: the result of many, and several quick looks."""

    result: Record
    looks: tuple[Record, ...]


class Looked(NamedTuple):
    """A match-up with its terms and its battles."""

    terms: Mapping[str, float]
    battles: Battles


class Mean(NamedTuple):
    """A mean over match-ups with its interval, in percentage points or percent."""

    found: float
    low: float
    high: float


class LookError(NamedTuple):
    """The evaluation of quick looks of a design set and size.

    Mean distances from the result of many battles: of quick looks, of forecasts, and of the few battles without a forecast. The
    share of results inside the intervals of quick looks, and inside those of 95%, which the app shows.
    """

    looked: Mean
    forecast: Mean
    battles: Mean
    inside: Mean
    inside_shown: Mean
    match_ups: int


class _Look(NamedTuple):
    """The figures of one quick look; booleans are 1 and 0."""

    looked: float
    forecast: float
    battles: float
    inside: float
    inside_shown: float


def look_error(match_ups: Sequence[Looked], fit: Coefficients) -> LookError:
    """Return the evaluation of the quick looks of these match-ups."""
    means = [_Look(*map(fmean, zip(*_looks(each, fit), strict=True))) for each in match_ups]
    looked, forecast, battles, inside, inside_shown = (mean_of(of) for of in zip(*means, strict=True))
    return LookError(looked, forecast, battles, inside, inside_shown, len(means))


def _looks(match_up: Looked, fit: Coefficients) -> list[_Look]:
    whole, looks = match_up.battles
    prior, result = weighted_sum(match_up.terms, fit, len(whole.one), len(whole.other)), whole.won
    found = []
    for battles in looks:
        look, wide = (combined(*prior, _tally(battles), confidence) for confidence in (NINE_IN_TEN, CONFIDENCE))
        found.append(
            _Look(
                abs(look.found - result),
                abs(expected_rate(*prior) - result),
                abs(battles.won - result),
                look.low <= result <= look.high,
                wide.low <= result <= wide.high,
            )
        )
    return found


def _tally(batch: Record) -> Tally:
    """Return the totals of a batch. Draws count as half a win each."""
    wins = round(batch.won * batch.battles - batch.draws / 2)
    return Tally(wins, batch.battles - wins - batch.draws, batch.draws)


def mean_of(values: Sequence[float]) -> Mean:
    """Return the mean of values of independent match-ups, in hundredths; looks at one match-up are not independent."""
    spread = NormalDist().inv_cdf((1 + CONFIDENCE) / 2) * pstdev(values) / sqrt(len(values))
    middle = fmean(values)
    return Mean(100 * middle, 100 * max(0.0, middle - spread), 100 * min(1.0, middle + spread))

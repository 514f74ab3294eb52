"""The posterior of the win rates of all changes, from the battles of some.

A Gaussian process over logits (C. E. Rasmussen and C. K. I. Williams, Gaussian Processes for Machine Learning, 2006). The
prior mean of a change is its forecast. The error of the forecast is a sum of independent parts with the standard deviations
below. Battles are binomial counts, and the posterior is Laplace's approximation (algorithms 3.1 and 3.2).
"""

from collections.abc import Sequence
from functools import lru_cache
from math import exp, log, sqrt
from operator import mul
from statistics import NormalDist
from typing import Any, NamedTuple

from metamaker.game_api.odds import Change
from metamaker.play.results import Tally

SHARED = 1.2
"""Standard deviation, in logits, of the error that all changes of a match-up share: the forecast misjudges the two fleets.

These five were fitted to 60 battles each of 290 changes of 12 random match-ups, by the likelihood of their win rates. With
`SMOOTH` and `OWN`, this one makes 1.3, near the error of forecasts (`Forecast.error`). Battles of the match-up as it is come
first and soon outweigh it: with 1.5, the probabilities of changes would differ by less than 0.01.
"""

SLOPE = 0.25
"""Standard deviation of the relative error of the effect of a change: the forecast is too timid, or too bold."""

KIND = 0.3
"""Standard deviation, in logits, of the error that changes of one kind share: for example, crews count for more."""

SMOOTH, REACH = 0.2, 0.7
"""Standard deviation, in logits, of an error that changes share more, the nearer their forecasts are, and that distance."""

OWN = 0.5
"""Standard deviation, in logits, of the error of a single change."""

SETTLED = 1e-3
"""Newton's method ends with a step below this, in logits; three to six steps are usual."""

MOST_STEPS = 30
"""A limit for Newton's method; the likelihood is concave, so it is never reached in practice."""

Matrix = list[list[float]]


class Belief(NamedTuple):
    """The present knowledge about a change: the mean and the standard deviation of its logits."""

    mean: float
    deviation: float

    def within(self, limits: tuple[float, float]) -> float:
        """Return the probability that the win rate of the first side is between these limits, from 0 to 1."""
        of = NormalDist(self.mean, max(self.deviation, 1e-9))
        low, high = (of.cdf(log(rate / (1 - rate))) for rate in limits)
        return high - low


class Posterior:
    """The posterior of the changes of a match-up; `base` is the match-up without changes."""

    def __init__(self, base: Change) -> None:
        self._base = base
        self._fought: tuple[Change, ...] = ()
        self._rows: dict[Any, list[float]] = {}
        self._error: list[float] = []
        self._weights: list[float] = []
        self._roots: list[float] = []
        self._lower: Matrix = []

    def learn(self, fought: Sequence[tuple[Change, Tally]]) -> None:
        """Replace the battles by these. The changes of earlier calls come first, in the same order."""
        self._fought = tuple(change for change, _ in fought)
        alike = design_effect_of([tally for _, tally in fought])
        trials = [tally.fought / alike for _, tally in fought]
        wins = [(tally.wins + tally.draws / 2) / alike for _, tally in fought]
        self._error += [0.0] * (len(fought) - len(self._error))
        prior = [self._row(change) for change in self._fought]
        for _ in range(MOST_STEPS):
            before = self._error
            self._step(prior, trials, wins)
            if all(abs(now - was) < SETTLED for now, was in zip(self._error, before, strict=True)):
                return

    def _step(self, prior: Matrix, trials: Sequence[float], wins: Sequence[float]) -> None:
        """Do one step of Newton's method towards the mode. Rasmussen and Williams, algorithm 3.1."""
        rates = [_rate(change.expected + off) for change, off in zip(self._fought, self._error, strict=True)]
        roots = [sqrt(number * rate * (1 - rate)) for number, rate in zip(trials, rates, strict=True)]
        lower = _cholesky(
            [[(i == j) + roots[i] * row[j] * roots[j] for j in range(i + 1)] for i, row in enumerate(prior)],
        )
        slopes = [won - number * rate for won, number, rate in zip(wins, trials, rates, strict=True)]
        pull = [root * root * off + slope for root, off, slope in zip(roots, self._error, slopes, strict=True)]
        solved = _backward(lower, _forward(lower, [root * _dot(row, pull) for root, row in zip(roots, prior, strict=True)]))
        self._weights = [each - root * part for each, root, part in zip(pull, roots, solved, strict=True)]
        self._error = [_dot(row, self._weights) for row in prior]
        self._roots, self._lower = roots, lower

    def _row(self, change: Change) -> list[float]:
        """Return the covariances of a change with the fought ones; they stay the same during a search."""
        row = self._rows.setdefault(change.recipe, [])
        row += [self._covariance(change, other) for other in self._fought[len(row) :]]
        return row

    def _covariance(self, one: Change, other: Change) -> float:
        """Return the prior covariance of the errors of the forecast for two changes."""
        far = (one.expected - self._base.expected) * (other.expected - self._base.expected)
        gap = (one.expected - other.expected) / REACH
        alike = (
            SHARED**2 + SLOPE**2 * far + KIND**2 * len(_kinds(one.kind) & _kinds(other.kind)) + SMOOTH**2 * exp(-gap * gap / 2)
        )
        return alike + OWN**2 if one.recipe == other.recipe else alike

    def mean(self, change: Change) -> float:
        """Return the expected logits of a change, fought or not."""
        return change.expected + _dot(self._row(change), self._weights)

    def belief(self, change: Change) -> Belief:
        """Return the posterior of a change, fought or not. Rasmussen and Williams, algorithm 3.2."""
        part = _forward(self._lower, [root * each for root, each in zip(self._roots, self._row(change), strict=True)])
        variance = self._covariance(change, change) - _dot(part, part)
        return Belief(self.mean(change), sqrt(max(variance, 0.0)))


@lru_cache(maxsize=128)
def _kinds(kind: str) -> frozenset[str]:
    """Return the kinds of a change: two for a pair of changes, none for the match-up as it is."""
    return frozenset(kind.split("+")) - {"none"}


def design_effect_of(tallies: Sequence[Tally]) -> float:
    """Return the common design effect of the paired battles of several match-ups, from 1 to 2; see `design_effect`.

    They are estimated together, because a short batch is not enough, and the match-ups of one search are similar.
    """
    found = expected = 0.0
    for tally in tallies:
        number = sum(times for _, times in tally.pairs)
        if number > 1:
            middle = sum(pair.half_points * times for pair, times in tally.pairs) / (4 * number)
            found += sum((pair.half_points / 4 - middle) ** 2 * times for pair, times in tally.pairs)
            expected += (number - 1) * middle * (1 - middle) / 2
    return min(2.0, max(1.0, found / expected)) if expected else 1.0


def _rate(logits: float) -> float:
    return 1 / (1 + exp(-max(-30.0, min(30.0, logits))))


def _dot(one: Sequence[float], other: Sequence[float]) -> float:
    return sum(map(mul, one, other), 0.0)


def _cholesky(rows: Matrix) -> Matrix:
    """Return the factor L of a positive definite matrix L Lᵀ; both are lower triangles."""
    lower: Matrix = []
    for row in rows:
        now: list[float] = []
        for j, value in enumerate(row[:-1]):
            now.append((value - _dot(now, lower[j])) / lower[j][j])
        now.append(sqrt(row[-1] - _dot(now, now)))
        lower.append(now)
    return lower


def _forward(lower: Matrix, right: Sequence[float]) -> list[float]:
    """Return x with L x = right."""
    found: list[float] = []
    for row, value in zip(lower, right, strict=True):
        found.append((value - _dot(found, row)) / row[-1])
    return found


def _backward(lower: Matrix, right: Sequence[float]) -> list[float]:
    """Return x with Lᵀ x = right."""
    found = list(right)
    for j in range(len(lower) - 1, -1, -1):
        found[j] /= lower[j][j]
        for i in range(j):
            found[i] -= lower[j][i] * found[j]
    return found

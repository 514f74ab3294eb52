"""The fit of numbers to the results of battles."""

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

import numpy as np
from scipy.optimize import minimize

from calibration.coefficients import COEFFICIENTS, DIGITS
from calibration.measuring import Slopes

ALIKE = 0.3
"""Correlation of battles of one match-up, which share effects that no value describes. With it a match-up of 8 battles counts
for 2.6 independent ones; between 0.2 and 0.5 the fits differed by less than their errors."""

FREE = 0.3
"""Standard deviation of the best number of a design from its value; battles showed 0.2."""

_PATIENT = {"maxiter": 2000, "ftol": 1e-13, "gtol": 1e-9}
"""Tolerances below the last written digit."""

STEEPNESS = 3.5
"""The initial steepness of each size class."""


class Fought(NamedTuple):
    """A match-up for the fit: rows of designs on both sides, battles, win rate of the first fleet, size class."""

    one: tuple[int, ...]
    other: tuple[int, ...]
    battles: int
    won: float
    size: int

    @property
    def weight(self) -> float:
        """The equivalent number of independent battles."""
        return self.battles / (1 + ALIKE * (self.battles - 1))


class Fit(NamedTuple):
    """The result of a fit: numbers by entry, the steepness of each size class, the mean log loss of a match-up."""

    values: dict[str, float]
    steepness: tuple[float, ...]
    loss: float


def fitted(slopes: Slopes, at: Mapping[str, float], match_ups: Sequence[Fought], sizes: int) -> Fit:
    """Return the best numbers near `at`, where the slopes were taken, and the steepness of each size class."""
    logs, rows = np.array(slopes.logs), np.array(slopes.rows)
    start = np.array([at[each.entry] for each in COEFFICIENTS])
    spread = np.array([each.spread for each in COEFFICIENTS])
    before = np.array([each.before for each in COEFFICIENTS])
    data = _Data(match_ups, len(logs), sizes)

    def loss(point: Any) -> tuple[float, Any]:
        numbers, steepness = point[: len(start)], np.exp(point[len(start) :])
        log_worth = logs + rows @ ((numbers - start / spread) * spread)
        total, by_design, by_size = data.loss(log_worth, steepness)
        strayed = numbers - before / spread
        gradient = np.concatenate([by_design @ rows * spread + strayed, by_size * steepness])
        return total + 0.5 * float(strayed @ strayed), gradient

    bounds = [(each.least / each.spread, each.most / each.spread) for each in COEFFICIENTS] + [(-1.0, 3.0)] * sizes
    first = np.concatenate([start / spread, np.full(sizes, np.log(STEEPNESS))])
    found = minimize(loss, first, jac=True, method="L-BFGS-B", bounds=bounds, options=_PATIENT)
    numbers = found.x[: len(start)] * spread
    values = {each.entry: round(float(number), DIGITS) for each, number in zip(COEFFICIENTS, numbers, strict=True)}
    steepness = np.exp(found.x[len(start) :])
    plain, _, _ = data.loss(logs + rows @ (numbers - start), steepness)
    return Fit(values, tuple(round(float(each), DIGITS) for each in steepness), plain / data.weight)


def best_numbers(worths: Sequence[float], match_ups: Sequence[Fought], sizes: int) -> list[float]:
    """Return the best free number for each design, near its value."""
    logs = np.log(np.array(worths))
    data = _Data(match_ups, len(logs), sizes)

    def loss(point: Any) -> tuple[float, Any]:
        off, steepness = point[: len(logs)], np.exp(point[len(logs) :])
        total, by_design, by_size = data.loss(logs + off, steepness)
        strayed = off / FREE
        return total + 0.5 * float(strayed @ strayed), np.concatenate([by_design + strayed / FREE, by_size * steepness])

    first = np.concatenate([np.zeros(len(logs)), np.full(sizes, np.log(STEEPNESS))])
    bounds = [(-FREE * 6, FREE * 6)] * len(logs) + [(-1.0, 3.0)] * sizes
    found = minimize(loss, first, jac=True, method="L-BFGS-B", bounds=bounds, options=_PATIENT)
    return [round(float(each), DIGITS) for each in np.exp(logs + found.x[: len(logs)])]


class _Data:
    """Match-ups as matrices: the copies of each design on each side."""

    def __init__(self, match_ups: Sequence[Fought], designs: int, sizes: int) -> None:
        self.one, self.other = (np.zeros((len(match_ups), designs)) for _ in range(2))
        for row, each in enumerate(match_ups):
            for number in each.one:
                self.one[row, number] += 1
            for number in each.other:
                self.other[row, number] += 1
        self.weights = np.array([each.weight for each in match_ups])
        self.weight = float(self.weights.sum())
        self.won = np.array([each.won for each in match_ups])
        self.size = np.array([each.size for each in match_ups])
        self.sizes = sizes

    def loss(self, log_worth: Any, steepness: Any) -> tuple[float, Any, Any]:
        """Return the log loss, and its gradients by the logarithm of each design's value and by the steepness of each size."""
        worth = np.exp(log_worth)
        one, other = self.one @ worth, self.other @ worth
        steep = steepness[self.size]
        lead = np.log(one / other)
        chance = 1 / (1 + np.exp(-steep * lead))
        safe = np.clip(chance, 1e-12, 1 - 1e-12)
        total = -float(self.weights @ (self.won * np.log(safe) + (1 - self.won) * np.log(1 - safe)))
        wrong = self.weights * (chance - self.won)
        slope = wrong * steep
        by_design = ((slope / one) @ self.one - (slope / other) @ self.other) * worth
        by_size = np.bincount(self.size, wrong * lead, self.sizes)
        return total, by_design, by_size

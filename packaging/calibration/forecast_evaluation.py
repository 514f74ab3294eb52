"""The forecast, fitted to the battles of a study and evaluated on others."""

from collections.abc import Mapping, Sequence
from itertools import pairwise
from math import sqrt
from typing import Any, NamedTuple

import numpy as np
from scipy.optimize import minimize

from calibration.coefficients import DIGITS
from calibration.recording import Record
from calibration.ships import random_fleet
from metamaker.games.metaverse.forecast.coefficients import Coefficients, hats
from metamaker.games.metaverse.forecast.forecast import expected_rate
from metamaker.games.metaverse.forecast.terms import TERMS, Line, line, terms_of

_OF_VALUE = ("value", "value_of_many", "concentration")

SHAPES: Mapping[str, tuple[str, ...]] = {
    "value": _OF_VALUE,
    "parts": tuple(name for name in TERMS if name not in {*_OF_VALUE, "edge"}),
    "edge": ("edge",),
    "all": TERMS,
}
"""The fitted shapes of the forecast, with their terms."""

OURS = "all"
"""The shape used by the app."""

SHIPS = (1.0, 2.5, 5.7)
"""Mean numbers of ships on a side, for the scales and errors: those of a duel, a small squadron and a fleet."""

RIDGE = 0.5
"""Strength of the ridge, in match-ups of one standard deviation each. It keeps correlated terms from getting large opposite
weights, and is too weak to matter for a term with thousands of match-ups."""

TENTHS = (50, 60, 70, 80, 90, 100)
"""Limits of the classes of predictions, in percent for the favourite."""

_NODES, _NODE_WEIGHTS = np.polynomial.hermite_e.hermegauss(31)
"""For means over a normal distribution. More nodes change no written digit."""


class ForecastError(NamedTuple):
    """The error of a forecast for a design set, shape and size; see `Distance`. `loss` is the log loss."""

    loss: float
    raw: float
    corrected: float
    match_ups: int


class Tenth(NamedTuple):
    """Match-ups predicted from `least` to `most` percent: the mean prediction and the mean win rate, in percent."""

    least: int
    most: int
    foretold: float
    fought: float
    match_ups: int


class ForecastFit(NamedTuple):
    """The fitted forecast and its errors, by design set, shape and size."""

    fit: Coefficients
    distances: Mapping[tuple[str, str, str], ForecastError]
    tenths: tuple[Tenth, ...]


class Sample(NamedTuple):
    """The terms of a match-up and its result."""

    terms: Mapping[str, float]
    record: Record


class Terms:
    """The terms of match-ups of a design set, with `worths` by design number."""

    def __init__(self, field: str, seed: int, worths: Mapping[int, float]) -> None:
        self._field = field
        self._seed = seed
        self._worths = worths

    def samples(self, records: Sequence[Record]) -> list[Sample]:
        """Return match-ups with their terms."""
        return [Sample(terms_of(self._line(each.one), self._line(each.other)), each) for each in records]

    def _line(self, numbers: Sequence[int]) -> Line:
        ships = [line(random_fleet(self._field, self._seed, number)) for number in numbers]
        return Line(
            tuple(each.designs[0] for each in ships),
            tuple(self._worths[number] for number in numbers),
            tuple(each.crews[0] for each in ships),
            sum(self._worths[number] for number in numbers),
            sum(each.squadrons for each in ships),
        )


def fitted_forecast(learnt: Sequence[Sample], unseen: Mapping[tuple[str, str], Sequence[Sample]]) -> ForecastFit:
    """Fit the forecast to `learnt` samples, and evaluate it on `unseen` ones by design set and size."""
    fits = {shape: fitted(learnt, names) for shape, names in SHAPES.items()}
    distances = {
        (field, shape, size): forecast_error(match_ups, fits[shape])
        for (field, size), match_ups in unseen.items()
        for shape in SHAPES
    }
    return ForecastFit(fits[OURS], distances, tenths([seen for each in unseen.values() for seen in each], fits[OURS]))


class _Data:
    """Samples as matrices: terms, win rates of the first side, numbers of battles, the parts of the sizes."""

    def __init__(self, match_ups: Sequence[Sample], names: Sequence[str]) -> None:
        self.rows = np.array([[seen.terms[name] for name in names] for seen in match_ups])
        self.won = np.array([seen.record.won for seen in match_ups])
        self.battles = np.array([seen.record.battles for seen in match_ups])
        self.sizes = np.array([hats(SHIPS, len(seen.record.one), len(seen.record.other)) for seen in match_ups])


def fitted(match_ups: Sequence[Sample], names: Sequence[str]) -> Coefficients:
    """Return the forecast with these terms that makes the battles most likely, with a ridge.

    The true win rate of a match-up is normally distributed in logits around the weighted sum of its terms, multiplied by a
    scale. Scale and standard deviation depend on the number of ships; the scale of duels is 1. Battles of one match-up count as
    independent: pairs with the same dice differ more than they seem to.
    """
    data, terms = _Data(match_ups, names), len(names)
    spread = np.sqrt((data.rows * data.rows).mean(axis=0)) + 1e-9
    rows = data.rows / spread

    def loss(point: Any) -> tuple[float, Any]:
        weights, scales, errors = point[:terms], np.exp([0.0, *point[terms : terms + 2]]), np.exp(point[terms + 2 :])
        lead, scale = rows @ weights, data.sizes @ scales
        total, by_middle, by_error = _likelihood(data, scale * lead, data.sizes @ errors)
        gradient = np.concatenate(
            [
                rows.T @ (by_middle * scale) + RIDGE * weights,
                (data.sizes.T @ (by_middle * lead) * scales)[1:],
                data.sizes.T @ by_error * errors,
            ]
        )
        return total + 0.5 * RIDGE * float(weights @ weights), gradient

    found = minimize(loss, np.zeros(terms + 5), jac=True, method="L-BFGS-B", options={"maxiter": 2000}).x
    return Coefficients(
        {name: round(float(number), DIGITS) for name, number in zip(names, found[:terms] / spread, strict=True)},
        SHIPS,
        tuple(round(float(number), 2) for number in np.exp([0.0, *found[terms : terms + 2]])),
        tuple(round(float(number), 2) for number in np.exp(found[terms + 2 :])),
        len(match_ups),
        int(data.battles.sum()),
    )


def _likelihood(data: _Data, middle: Any, error: Any) -> tuple[float, Any, Any]:
    """Return the negative log likelihood of the battles, and its gradients by the middle and the error of each match-up."""
    chance = _chance(middle[:, None] + error[:, None] * _NODES)
    logs = -data.battles[:, None] * _losses(data.won[:, None], chance) + np.log(_NODE_WEIGHTS)
    highest = logs.max(axis=1, keepdims=True)
    likely = np.exp(logs - highest)
    total = likely.sum(axis=1, keepdims=True)
    slopes = likely / total * data.battles[:, None] * (chance - data.won[:, None])
    return -float((np.log(total) + highest).sum()), slopes.sum(axis=1), slopes @ _NODES


def predicted(match_ups: Sequence[Sample], fit: Coefficients) -> Any:
    """Return the expected win rates of the first sides."""
    data = _Data(match_ups, tuple(fit.weights))
    middle = data.rows @ np.array(list(fit.weights.values())) * (data.sizes @ np.array(fit.scales))
    error = data.sizes @ np.array(fit.errors)
    return np.array([expected_rate(*each) for each in zip(middle, error, strict=True)])


def forecast_error(match_ups: Sequence[Sample], fit: Coefficients) -> ForecastError:
    """Return the error of a forecast, without the effect of the dice as in `distance`."""
    won, chance = np.array([seen.record.won for seen in match_ups]), predicted(match_ups, fit)
    far = np.abs(won - chance)
    square, noise = float((far * far).mean()), float(np.mean([seen.record.noise for seen in match_ups]))
    part = sqrt(max(0.0, 1 - noise / square)) if square else 1.0
    raw = 100 * float(far.mean())
    return ForecastError(float(_losses(won, chance).mean()), raw, raw * part, len(match_ups))


def tenths(match_ups: Sequence[Sample], fit: Coefficients) -> tuple[Tenth, ...]:
    """Return match-ups by predicted win rate of the favourite."""
    won, chance = np.array([seen.record.won for seen in match_ups]), predicted(match_ups, fit)
    better = chance >= 0.5
    foretold, fought = 100 * np.where(better, chance, 1 - chance), 100 * np.where(better, won, 1 - won)
    found = []
    for least, most in pairwise(TENTHS):
        these = (foretold >= least) & ((foretold < most) | (most == TENTHS[-1]))
        if these.any():
            found.append(Tenth(least, most, float(foretold[these].mean()), float(fought[these].mean()), int(these.sum())))
    return tuple(found)


def _chance(logits: Any) -> Any:
    return 1 / (1 + np.exp(-np.clip(logits, -60, 60)))


def _losses(won: Any, chance: Any) -> Any:
    safe = np.clip(chance, 1e-12, 1 - 1e-12)
    return -(won * np.log(safe) + (1 - won) * np.log(1 - safe))

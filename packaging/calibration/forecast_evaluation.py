"""The forecast, fitted to the battles of a study and evaluated on others."""

from collections.abc import Mapping, Sequence
from itertools import pairwise
from math import sqrt
from typing import Any, NamedTuple

import numpy as np
from scipy.optimize import minimize, minimize_scalar

from calibration.coefficients import DIGITS
from calibration.fitting import ALIKE
from calibration.recording import Record
from calibration.ships import random_fleet
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
    """The fitted forecast: weights by term, standard deviation of the rest in logits, amount of data, and errors.

    `distances` are by design set, shape and size.
    """

    weights: dict[str, float]
    error: float
    match_ups: int
    battles: int
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


def fitted_forecast(learnt: Mapping[str, Sequence[Sample]], unseen: Mapping[tuple[str, str], Sequence[Sample]]) -> ForecastFit:
    """Fit the forecast to `learnt` samples by design set, and evaluate it on `unseen` ones by design set and size."""
    known = [seen for each in learnt.values() for seen in each]
    weights = {shape: weighted(known, names) for shape, names in SHAPES.items()}
    best = weights[OURS]
    distances = {
        (field, shape, size): forecast_error(match_ups, weights[shape])
        for (field, size), match_ups in unseen.items()
        for shape in SHAPES
    }
    return ForecastFit(
        best,
        unexplained(known, best),
        len(known),
        sum(seen.record.battles for seen in known),
        distances,
        tenths([seen for each in unseen.values() for seen in each], best),
    )


def weighted(match_ups: Sequence[Sample], names: Sequence[str]) -> dict[str, float]:
    """Return the best weights of terms, by logistic regression with a ridge."""
    rows, won, weights = _matrix(match_ups, names)
    scale = np.sqrt((rows * rows).mean(axis=0)) + 1e-9

    def loss(point: Any) -> tuple[float, Any]:
        chance = _chance(rows / scale @ point)
        gradient = (rows / scale).T @ (weights * (chance - won))
        return float(weights @ _losses(won, chance)) + 0.5 * RIDGE * float(point @ point), gradient + RIDGE * point

    found = minimize(loss, np.zeros(len(names)), jac=True, method="L-BFGS-B", options={"maxiter": 2000})
    return {name: round(float(number), DIGITS) for name, number in zip(names, found.x / scale, strict=True)}


def unexplained(match_ups: Sequence[Sample], weights: Mapping[str, float]) -> float:
    """Return the standard deviation of true win rates from the forecast, in logits, by maximum likelihood.

    Battles of one match-up count as independent: pairs with the same dice differ more than they seem to.
    """
    rows, won, _ = _matrix(match_ups, tuple(weights))
    battles = np.array([seen.record.battles for seen in match_ups])
    middle = rows @ np.array(list(weights.values()))

    def loss(spread: float) -> float:
        chance = _chance(middle[:, None] + spread * _NODES)
        likely = np.exp(-battles[:, None] * _losses(won[:, None], chance)) @ _NODE_WEIGHTS
        return -float(np.log(np.maximum(likely, 1e-300)).sum())

    return round(float(minimize_scalar(loss, bounds=(0.05, 3.0), method="bounded").x), 2)


def forecast_error(match_ups: Sequence[Sample], weights: Mapping[str, float]) -> ForecastError:
    """Return the error of a forecast, without the effect of the dice as in `distance`."""
    rows, won, _ = _matrix(match_ups, tuple(weights))
    chance = _chance(rows @ np.array(list(weights.values())))
    far = np.abs(won - chance)
    square, noise = float((far * far).mean()), float(np.mean([seen.record.noise for seen in match_ups]))
    part = sqrt(max(0.0, 1 - noise / square)) if square else 1.0
    raw = 100 * float(far.mean())
    return ForecastError(float(_losses(won, chance).mean()), raw, raw * part, len(match_ups))


def tenths(match_ups: Sequence[Sample], weights: Mapping[str, float]) -> tuple[Tenth, ...]:
    """Return match-ups by predicted win rate of the favourite."""
    rows, won, _ = _matrix(match_ups, tuple(weights))
    chance = _chance(rows @ np.array(list(weights.values())))
    better = chance >= 0.5
    foretold, fought = 100 * np.where(better, chance, 1 - chance), 100 * np.where(better, won, 1 - won)
    found = []
    for least, most in pairwise(TENTHS):
        these = (foretold >= least) & ((foretold < most) | (most == TENTHS[-1]))
        if these.any():
            found.append(Tenth(least, most, float(foretold[these].mean()), float(fought[these].mean()), int(these.sum())))
    return tuple(found)


def _matrix(match_ups: Sequence[Sample], names: Sequence[str]) -> tuple[Any, Any, Any]:
    """Return terms as rows, the win rates of the first side, and the equivalent numbers of independent battles."""
    rows = np.array([[seen.terms[name] for name in names] for seen in match_ups])
    won = np.array([seen.record.won for seen in match_ups])
    battles = np.array([seen.record.battles for seen in match_ups])
    return rows, won, battles / (1 + ALIKE * (battles - 1))


def _chance(logits: Any) -> Any:
    return 1 / (1 + np.exp(-np.clip(logits, -60, 60)))


def _losses(won: Any, chance: Any) -> Any:
    safe = np.clip(chance, 1e-12, 1 - 1e-12)
    return -(won * np.log(safe) + (1 - won) * np.log(1 - safe))

"""The forecast, fitted to the battles of a study and judged on those that no fit has seen."""

from collections.abc import Mapping, Sequence
from itertools import pairwise
from math import sqrt
from typing import Any, NamedTuple

import numpy as np
from scipy.optimize import minimize, minimize_scalar

from metamaker.games.metaverse.calibration.coefficients import DIGITS
from metamaker.games.metaverse.calibration.fitting import ALIKE
from metamaker.games.metaverse.calibration.recording import Record
from metamaker.games.metaverse.calibration.ships import yard
from metamaker.games.metaverse.odds.terms import TERMS, Line, line, terms_of

_OF_VALUE = ("value", "value_of_many", "concentration")

SHAPES: Mapping[str, tuple[str, ...]] = {
    "value": _OF_VALUE,
    "parts": tuple(name for name in TERMS if name not in {*_OF_VALUE, "edge"}),
    "edge": ("edge",),
    "all": TERMS,
}
"""The shapes of the forecast that are fitted, by the terms that they have."""

OURS = "all"
"""The shape that the program has."""

RIDGE = 0.5
"""How strongly weights are drawn to 0, as that many match-ups of one standard deviation each: it keeps terms that go together
from being played off against each other, and is too weak to show in one that thousands of match-ups speak for."""

TENTHS = (50, 60, 70, 80, 90, 100)
"""Bounds of what was foretold, in percent, for the side that it was better for."""

_NODES, _NODE_WEIGHTS = np.polynomial.hermite_e.hermegauss(31)
"""For means over a normal distribution; more of them change no digit that is written down."""


class Foretold(NamedTuple):
    """How far a forecast is from what was fought, for a field, a shape and a size: see `Distance`; `loss` is logarithmic."""

    loss: float
    raw: float
    corrected: float
    match_ups: int


class Tenth(NamedTuple):
    """Meetings that were foretold from so many to so many percent: what was foretold on the mean, and fought, in percent."""

    least: int
    most: int
    foretold: float
    fought: float
    match_ups: int


class Forecasting(NamedTuple):
    """The forecast of a study: weights by term, the spread of what they leave open in logits, on how much; how true it is.

    `distances` are by field, shape and size.
    """

    weights: dict[str, float]
    error: float
    match_ups: int
    battles: int
    distances: Mapping[tuple[str, str, str], Foretold]
    tenths: tuple[Tenth, ...]


class Seen(NamedTuple):
    """A match-up as the forecast sees it: its terms, and what was fought."""

    terms: Mapping[str, float]
    record: Record


class Terms:
    """The terms of the match-ups of a field; designs are worth what `worths` says, by number."""

    def __init__(self, field: str, seed: int, worths: Mapping[int, float]) -> None:
        self._field = field
        self._seed = seed
        self._worths = worths

    def seen(self, records: Sequence[Record]) -> list[Seen]:
        """Return match-ups with their terms."""
        return [Seen(terms_of(self._line(each.one), self._line(each.other)), each) for each in records]

    def _line(self, numbers: Sequence[int]) -> Line:
        ships = [line(yard(self._field, self._seed, number)) for number in numbers]
        return Line(
            tuple(each.designs[0] for each in ships),
            tuple(self._worths[number] for number in numbers),
            tuple(each.crews[0] for each in ships),
            sum(self._worths[number] for number in numbers),
            sum(each.squadrons for each in ships),
        )


def forecasting(learnt: Mapping[str, Sequence[Seen]], unseen: Mapping[tuple[str, str], Sequence[Seen]]) -> Forecasting:
    """Return the forecast of match-ups that were learnt from, by field, judged on `unseen` ones, by field and size."""
    known = [seen for each in learnt.values() for seen in each]
    weights = {shape: weighted(known, names) for shape, names in SHAPES.items()}
    best = weights[OURS]
    distances = {
        (field, shape, size): judged(match_ups, weights[shape])
        for (field, size), match_ups in unseen.items()
        for shape in SHAPES
    }
    return Forecasting(
        best,
        left_open(known, best),
        len(known),
        sum(seen.record.battles for seen in known),
        distances,
        by_tenths([seen for each in unseen.values() for seen in each], best),
    )


def weighted(match_ups: Sequence[Seen], names: Sequence[str]) -> dict[str, float]:
    """Return the weights under which terms foretell these match-ups best: a logistic regression with a ridge."""
    rows, won, weights = _matrix(match_ups, names)
    scale = np.sqrt((rows * rows).mean(axis=0)) + 1e-9

    def loss(point: Any) -> tuple[float, Any]:
        chance = _chance(rows / scale @ point)
        gradient = (rows / scale).T @ (weights * (chance - won))
        return float(weights @ _losses(won, chance)) + 0.5 * RIDGE * float(point @ point), gradient + RIDGE * point

    found = minimize(loss, np.zeros(len(names)), jac=True, method="L-BFGS-B", options={"maxiter": 2000})
    return {name: round(float(number), DIGITS) for name, number in zip(names, found.x / scale, strict=True)}


def left_open(match_ups: Sequence[Seen], weights: Mapping[str, float]) -> float:
    """Return the standard deviation, in logits, of true win rates about the forecast, by maximum likelihood.

    Battles of one match-up are taken for independent: pairs with the same dice are less alike than they look.
    """
    rows, won, _ = _matrix(match_ups, tuple(weights))
    battles = np.array([seen.record.battles for seen in match_ups])
    middle = rows @ np.array(list(weights.values()))

    def loss(spread: float) -> float:
        chance = _chance(middle[:, None] + spread * _NODES)
        likely = np.exp(-battles[:, None] * _losses(won[:, None], chance)) @ _NODE_WEIGHTS
        return -float(np.log(np.maximum(likely, 1e-300)).sum())

    return round(float(minimize_scalar(loss, bounds=(0.05, 3.0), method="bounded").x), 2)


def judged(match_ups: Sequence[Seen], weights: Mapping[str, float]) -> Foretold:
    """Return how far a forecast is from what was fought; the part of dice is taken out as `distance` does."""
    rows, won, _ = _matrix(match_ups, tuple(weights))
    chance = _chance(rows @ np.array(list(weights.values())))
    far = np.abs(won - chance)
    square, noise = float((far * far).mean()), float(np.mean([seen.record.noise for seen in match_ups]))
    part = sqrt(max(0.0, 1 - noise / square)) if square else 1.0
    raw = 100 * float(far.mean())
    return Foretold(float(_losses(won, chance).mean()), raw, raw * part, len(match_ups))


def by_tenths(match_ups: Sequence[Seen], weights: Mapping[str, float]) -> tuple[Tenth, ...]:
    """Return what came of meetings by what was foretold of them, seen from the side that it was better for."""
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


def _matrix(match_ups: Sequence[Seen], names: Sequence[str]) -> tuple[Any, Any, Any]:
    """Return terms as rows, what the first side won in parts, and for how many independent battles each counts."""
    rows = np.array([[seen.terms[name] for name in names] for seen in match_ups])
    won = np.array([seen.record.won for seen in match_ups])
    battles = np.array([seen.record.battles for seen in match_ups])
    return rows, won, battles / (1 + ALIKE * (battles - 1))


def _chance(logits: Any) -> Any:
    return 1 / (1 + np.exp(-np.clip(logits, -60, 60)))


def _losses(won: Any, chance: Any) -> Any:
    safe = np.clip(chance, 1e-12, 1 - 1e-12)
    return -(won * np.log(safe) + (1 - won) * np.log(1 - safe))

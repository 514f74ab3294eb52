"""The forecast of a match-up: the predicted win rate, its uncertainty, the most important terms and reasons."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from math import exp, pi, sqrt
from statistics import NormalDist
from typing import NamedTuple

from metamaker.core.amounts import at_most
from metamaker.core.messages import Message
from metamaker.game_api.odds import Forecast, Reason
from metamaker.games.metaverse.forecast.coefficients import Coefficients, coefficients
from metamaker.games.metaverse.forecast.fire import Exchange, guns
from metamaker.games.metaverse.forecast.terms import Line, Matrix, line, meeting, reach, terms, thrust, weighed
from metamaker.games.metaverse.messages import message
from metamaker.games.metaverse.model.arc import Arc
from metamaker.games.metaverse.model.fleet import Fleet
from metamaker.games.metaverse.stats.power import hull_hits
from metamaker.play.statistics import CONFIDENCE, Share
from metamaker.play.story import LETTERS


class Means(NamedTuple):
    """A fleet in a match-up: damage a turn before defences, percent of shots that hit, of hits that pass, of guns that bear.

    `value`: points; `concentration`: the mean points of a ship, weighted by points; `shields`: the factor by which shields make
    its ships last longer; `hull`: hull hits; `crew`: mean quality; `numbers`: ships; `reach`: cm; `speed`: thrust points;
    `squadrons`: points; `armour`: the highest rating of a fore arc.
    """

    value: float
    concentration: float
    fire: float
    hits: float
    passing: float
    bearing: float
    shields: float
    hull: float
    crew: float
    numbers: float
    reach: float
    speed: float
    squadrons: float
    armour: float


def means(one: Fleet, other: Fleet) -> Means:
    """Return the averages of a fleet against another."""
    met = meeting(line(one), line(other))
    ours = met.ours

    def percent(part: Callable[[Exchange], float]) -> float:
        return 100 * exp(weighed(ours, met.our_fire, part))

    return Means(
        value=ours.value,
        concentration=ours.concentration,
        fire=sum(guns(known).damage for known in ours.designs),
        hits=percent(lambda each: each.hits),
        passing=percent(lambda each: each.passing),
        bearing=percent(lambda each: each.bearing),
        shields=_lasting(met.theirs, met.their_fire),
        hull=sum(float(hull_hits(known)) for known in ours.designs),
        crew=sum(ours.crews) / len(ours.crews),
        numbers=len(ours.designs),
        reach=reach(ours),
        speed=sum(map(thrust, ours.designs)) / len(ours.designs),
        squadrons=ours.squadrons,
        armour=max(known.ship.arcs[Arc.FORE].armour_rating for known in ours.designs),
    )


def _lasting(firing: Line, fire: Matrix) -> float:
    """Return the factor by which shields make a fleet last longer under this fire, after the effect of armour."""
    return exp(-weighed(firing, fire, lambda each: each.rate / (each.open_rate * each.passing)))


EDGE = "edge"

EDGE_PARTS = frozenset({"fire", "hits", "passing", "bearing", "shields", "hull"})
"""The parts of the edge, each with about the same weight: e times the fire moves it by one."""

REASONS = 3
"""The number of reasons to show; players do not compare longer lists."""

LEAST_POINTS = 1.0
"""The smallest effect of a reason, in percentage points of the win rate."""

UNITS = {"hits": "percent", "passing": "percent", "bearing": "percent", "reach": "cm", "shields": "times"}
"""The units of terms that have one."""

HARDLY = 0.2
"""If less than one of five shots passes or hits, a counter is named: the side needs another plan, not more of the same."""


class Prior(NamedTuple):
    """The distribution of the true win rate before a battle: normal in logits, with its mean and standard deviation."""

    logits: float
    error: float


def weighted_sum(found: Mapping[str, float], fit: Coefficients, one: int, other: int) -> Prior:
    """Return the forecast of these terms, for `one` against `other` ships."""
    scale, error = fit.of_sizes(one, other)
    return Prior(scale * sum(weight * found[name] for name, weight in fit.weights.items()), error)


def expected_rate(logits: float, error: float) -> float:
    """Return the expected win rate, the mean over the distribution of the true one.

    It is nearer to even than the rate for the mean logits. With the approximation of D. J. C. MacKay, The evidence framework
    applied to classification networks, Neural Computation 4 (1992), which is exact to a percentage point.
    """
    return logistic(logits / sqrt(1 + pi * error * error / 8))


def rate(prior: Prior) -> Share:
    """Return the expected win rate, with the interval of the true one."""
    spread = NormalDist().inv_cdf((1 + CONFIDENCE) / 2) * prior.error
    low, high = (logistic(prior.logits + sign * spread) for sign in (-1, 1))
    return Share(expected_rate(*prior), low, high)


def prior_of(forces: Sequence[Fleet]) -> Prior:
    """Return the forecast for the first of two fleets."""
    one, other = forces
    return weighted_sum(terms(one, other), coefficients(), len(one.ships), len(other.ships))


def logits(forces: Sequence[Fleet]) -> float:
    """Return the forecast for the first of two fleets, in logits."""
    return prior_of(forces).logits


def logistic(value: float) -> float:
    """Return the win rate for a value in logits."""
    return 1 / (1 + exp(-max(-60.0, min(60.0, value))))


def told_apart(one: Fleet, other: Fleet) -> tuple[str, str]:
    """Return the names of two fleets for sentences about both.

    If the fleets have the same name, the names are those of their ships if each has one, otherwise the fleets get the letters
    of their sides.
    """
    if one.name != other.name:
        return one.name, other.name
    if len(one.ships) == len(other.ships) == 1 and one.ships[0].name != other.ships[0].name:
        return one.ships[0].name, other.ships[0].name
    return f"{LETTERS[0]} {one.name}", f"{LETTERS[1]} {other.name}"


def of_fleets(forces: Sequence[Fleet]) -> Forecast:
    """Return the forecast of a match-up of two fleets, with its most important reasons."""
    one, other = forces
    found, fit = terms(one, other), coefficients()
    whole = weighted_sum(found, fit, len(one.ships), len(other.ships))
    scale, _ = fit.of_sizes(len(one.ships), len(other.ships))
    sides = means(one, other), means(other, one)
    names = told_apart(one, other)
    likely = expected_rate(*whole)
    told = [
        _reason(name, 0 if weight > 0 else 1, points, sides)
        for name, weight in _weighed(found, fit)
        if (points := 100 * abs(likely - expected_rate(whole.logits - scale * weight, whole.error))) >= LEAST_POINTS
    ]
    told.sort(key=lambda reason: -reason.points)
    basis = message("odds-basis", matchups=fit.matchups, battles=fit.battles)
    return Forecast(rate(whole), *whole, tuple(told[:REASONS]), tuple(_counters(names, sides)), basis, names)


def _weighed(found: Mapping[str, float], weights: Coefficients) -> Iterator[tuple[str, float]]:
    """Yield the terms that can be explained, each with its total effect in logits, with its part of the edge; value as one."""
    added = {name: weight * found[name] for name, weight in weights.weights.items()}
    added["value"] += added.pop("value_of_many")
    edge = weights.weights[EDGE]
    for name, logits_added in added.items():
        if name != EDGE:
            yield name, logits_added + (edge * found[name] if name in EDGE_PARTS else 0.0)


def _reason(name: str, side: int, points: float, sides: tuple[Means, Means]) -> Reason:
    """Return a term as a reason: its name, and the figures of both sides."""
    one, other = (float(getattr(each, name)) for each in sides)
    figures = _figure(name, one), _figure(name, other)
    return Reason(side, points, message(f"odds-reason-{name}"), (one, other), figures)


def _figure(name: str, value: float) -> Message:
    """Return a number with its unit: whole if it is large, otherwise with a decimal."""
    return message("odds-figure", amount=at_most(value, 0 if abs(value) >= 10 else 1), unit=UNITS.get(name, "none"))


def _counters(names: tuple[str, str], sides: tuple[Means, Means]) -> Iterator[Message]:
    """Yield the defences that a side can hardly overcome."""
    for side, own in enumerate(sides):
        words = {"fleet": names[side], "other": names[1 - side]}
        if own.passing < 100 * HARDLY:
            yield message("odds-counter-armour", **words, part=round(own.passing), armour=round(sides[1 - side].armour))
        if own.hits < 100 * HARDLY:
            yield message("odds-counter-hits", **words, part=round(own.hits))
        if own.bearing < 100 * HARDLY:
            yield message("odds-counter-bearing", **words, part=round(own.bearing))

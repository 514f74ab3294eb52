"""Battles that confirm the combat value of a class: single ships and threes against reference ships (3.1.15)."""

import tomllib
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from math import exp, log, sqrt
from statistics import NormalDist
from typing import NamedTuple

from metamaker.core.paths import resource
from metamaker.game_api.confirming import ValueBattles
from metamaker.games.metaverse.battle.ai.registry import captain
from metamaker.games.metaverse.battle.ai.self_play import decided_on_trust, line
from metamaker.games.metaverse.battle.start import NORTH, SOUTH, Entrant, Place, Setup, begun, formation
from metamaker.games.metaverse.battle.turn.engine import DRAW
from metamaker.games.metaverse.edits.structure import alone
from metamaker.games.metaverse.match.force import force
from metamaker.games.metaverse.model.design import design
from metamaker.games.metaverse.model.fleet import Fleet
from metamaker.games.metaverse.model.ship import HIGHEST_PERCENT, LOWEST_PERCENT, WIDEST_MARGIN
from metamaker.games.metaverse.model.words import MassFactorFormula, ValueKind
from metamaker.games.metaverse.stats.confirmed import content
from metamaker.games.metaverse.stats.estimate.reference import reference_fleet
from metamaker.games.metaverse.stats.value import standard_value
from metamaker.play.dice import SeededDice
from metamaker.play.geometry import CM, HEADINGS
from metamaker.play.results import Outcome, Tally
from metamaker.play.simulation.batches import seed_of
from metamaker.play.simulation.runner import Bout

BATTLES = 20
"""The battles of each series: with 30 series 600, after which the dice move a factor by about 3%."""

PROTOCOL = "combat value"
"""The name of these battles. There is no seed to choose, so everybody gets the same result for the same design."""

CAPTAIN = "plain"
NEAREST = 12
"""The number of opponents of a single ship: half of the reference ships, those with the nearest values."""

TRIPLES = 6
"""The number of opponents of three ships."""

_UNEQUAL = ((1, 1), (1, 2), (1, 3), (2, 1), (3, 1))
"""Numbers of ships on both sides. A very large ship meets several reference ships, and a very small one comes with others."""

_UNEQUAL_COST = 0.5
"""The logarithm of the ratio of values that unequal numbers must save."""

NEAREST_CM, FARTHEST_CM = 30, 96
"""Distances of the lines of a scattered start; 96 cm is the usual distance."""

_CONFIDENCE = 0.9


class Format(NamedTuple):
    """The fitted numbers of single combat, or of battles of threes.

    `steepness`: logits for each unit of the logarithm of a ratio of values. `strengths`: logarithms of the strengths of the
    reference ships, relative to their combat values. `weight`: the part of the result in the factor.
    """

    steepness: float
    strengths: Mapping[str, float]
    weight: float


class Fitted(NamedTuple):
    """All fitted numbers.

    `spread`: the standard deviation of logarithms of strengths before any battle. `independent`: the number of independent
    battles that one counts for.
    """

    alone: Format
    threes: Format
    spread: float
    independent: float


class Clash(NamedTuple):
    """Two forces, and whether they start scattered instead of in two lines: the payload of a battle."""

    one: Fleet
    other: Fleet
    scattered: bool


class Series(NamedTuple):
    """Battles of a class: whether three of it fight, and both sides as numbers and as reference ships."""

    is_of_threes: bool
    copies: int
    opponents: tuple[str, ...]
    scattered: bool


class Strength(NamedTuple):
    """The logarithm of the strength of a class relative to its value, and its standard error."""

    found: float
    error: float


@cache
def fitted() -> Fitted:
    """Return the built-in fitted numbers."""
    data = tomllib.loads(resource("metaverse", "value_battles.toml").read_text(encoding="utf-8"))
    factor = data["factor"]
    of = {name: Format(data[name]["steepness"], data[name]["strengths"], factor[name]) for name in ("alone", "threes")}
    return Fitted(of["alone"], of["threes"], factor["spread"], factor["independent"])


@cache
def reference_values() -> dict[str, float]:
    """Return the standard values of the reference ships."""
    fleet = reference_fleet()
    return {each.id: standard_value(design(fleet, each)) for each in fleet.classes}


def series(value: float) -> tuple[Series, ...]:
    """Return the series of a class with a standard value: 24 of single ships, 6 of threes."""
    single = [
        Series(False, copies, (each,) * number, scattered)
        for copies, number, each in _nearest(value)
        for scattered in (False, True)
    ]
    threes = [Series(True, 3, triple, bool(place % 2)) for place, triple in enumerate(_triples(value))]
    return (*single, *threes)


def _nearest(value: float) -> list[tuple[int, int, str]]:
    """Return the opponents of a single ship: the ships of its class, the number of reference ships, and which."""

    def cost(option: tuple[int, int, str]) -> float:
        copies, number, each = option
        return abs(log(number * reference_values()[each] / (copies * value))) + _UNEQUAL_COST * (copies != number)

    options = [(copies, number, each) for copies, number in _UNEQUAL for each in reference_values()]
    return sorted(options, key=cost)[:NEAREST]


def _triples(value: float) -> Iterator[tuple[str, ...]]:
    """Yield the opponents of three ships: the reference ships nearest in value, a weak, a middle and a strong one each."""
    known = reference_values()
    nearest = sorted(known, key=lambda each: abs(log(known[each] / value)))[: 3 * TRIPLES]
    nearest.sort(key=known.__getitem__)
    for place in range(TRIPLES):
        yield nearest[place], nearest[TRIPLES + place], nearest[3 * TRIPLES - 1 - place]


def value_battles(fleet: Fleet, ref: str) -> ValueBattles:
    """Return the battles of a class, in pairs with exchanged sides; their dice depend only on its content."""
    subject = _subject(fleet, ref)
    of = design(subject, subject.classes[0])
    bouts = tuple(
        Bout(fight, _clash(subject, each), f"{content(of)} {place}", mirrored=True)
        for place, each in enumerate(series(standard_value(of)))
    )
    return ValueBattles(bouts, BATTLES, PROTOCOL)


def _subject(fleet: Fleet, ref: str) -> Fleet:
    """Return a fleet of only this class, with standard values."""
    part = alone(fleet, (ref,))
    return part.with_(name="", value_kind=ValueKind.STANDARD)


def _clash(subject: Fleet, of: Series) -> Clash:
    one = force(subject, (subject.classes[0].ref(),) * of.copies)
    return Clash(one, _opponents(subject.mass_factor, of.opponents), of.scattered)


@cache
def _opponents(mass_factor: MassFactorFormula, ships: tuple[str, ...]) -> Fleet:
    """Return reference ships as a fleet that uses this mass factor."""
    refs = [f"classes/{each}" for each in ships]
    return force(alone(reference_fleet(), refs), refs).with_(mass_factor=mass_factor)


def fight(clash: Clash, seed: int, mirrored: bool, /) -> Outcome:
    """Fight one battle. A `Fight` of `metamaker.play.simulation`."""
    order = (1, 0) if mirrored else (0, 1)
    sides = [line((clash.one, clash.other)[contestant], clash.one.mass_factor) for contestant in order]
    setup = _scattered(sides, order, seed) if clash.scattered else Setup()
    battle = begun((sides[0], sides[1]), ("A", "B"), SeededDice(seed), setup, telling=False)
    result = decided_on_trust(battle, (captain(CAPTAIN, seed, 0), captain(CAPTAIN, seed, 1)))
    return Outcome(None if result == DRAW else result ^ int(mirrored), battle.table.turn)


def _scattered(sides: Sequence[Sequence[Entrant]], order: Sequence[int], seed: int) -> Setup:
    """Return a start with a random distance; half of the ships have random headings, the same in both battles of a pair."""
    dice = SeededDice(seed_of("distance", "start", seed))
    common = Setup(distance_cm=NEAREST_CM - 1 + dice.roll(FARTHEST_CM - NEAREST_CM + 1))
    places: list[tuple[str, Place]] = []
    for side, (entrants, contestant) in enumerate(zip(sides, order, strict=True)):
        dice = SeededDice(seed_of("headings", "ab"[contestant], seed))
        stations = formation([entry.ship for entry in entrants], common.distance_cm, common.spacing_cm, common.table_cm)
        sign, ahead = (1, NORTH) if side == 0 else (-1, SOUTH)
        for entry, station in zip(entrants, stations, strict=True):
            # Newtonian ships have only even headings.
            turn = 2 * dice.roll(HEADINGS // 2) if dice.roll(2) == 1 else 0
            place = Place(sign * (station.x // CM), sign * (station.y // CM), (ahead + turn) % HEADINGS)
            places.append((f"{'ab'[side]}/{entry.ship.id}", place))
    return common._replace(places=tuple(places))


def percent(of: Strength) -> int:
    """Return a factor in percent more or less, within its limits."""
    return max(LOWEST_PERCENT, min(HIGHEST_PERCENT, round(100 * (exp(of.found) - 1))))


def margin(of: Strength) -> int:
    """Return the error of such a percentage at 90% confidence, at least 1."""
    error = 100 * exp(of.found) * of.error * NormalDist().inv_cdf((1 + _CONFIDENCE) / 2)
    return max(1, min(WIDEST_MARGIN, round(error)))


def factor(value: float, tallies: Sequence[Tally], known: Fitted) -> Strength:
    """Return the logarithm of the factor of a class with a standard value, and its standard error because of the dice."""
    met = tuple(zip(series(value), tallies, strict=True))
    parts = [
        (of.weight, strength(value, [each for each in met if each[0].is_of_threes is threes], of, known))
        for threes, of in ((False, known.alone), (True, known.threes))
    ]
    return Strength(
        sum(weight * each.found for weight, each in parts), sqrt(sum((weight * each.error) ** 2 for weight, each in parts))
    )


_LIMIT, _HALVINGS = 3.0, 50
"""Limits of the logarithm of a strength, and the steps until its error is far below any rounding."""


def strength(value: float, met: Sequence[tuple[Series, Tally]], of: Format, known: Fitted) -> Strength:
    """Return the strength of a class by the battles of one format.

    The probability to win is logistic in the logarithm of the ratio of strengths (Bradley and Terry, Biometrika 39, 1952).
    Before the battles, strengths are normally distributed around the values. The result is the maximum of the posterior
    distribution, with the standard deviation of its normal approximation.
    """
    data = [
        (log(each.copies * value / _opposing(each, of)), wins * known.independent, tally.fought * known.independent)
        for each, tally in met
        for wins in (tally.wins + tally.draws / 2,)
    ]
    precision = 1 / known.spread**2

    def slope(at: float) -> float:
        return (
            sum(of.steepness * (won - fought * _logistic(of.steepness * (lead + at))) for lead, won, fought in data)
            - precision * at
        )

    low, high = -_LIMIT, _LIMIT
    for _ in range(_HALVINGS):
        middle = (low + high) / 2
        low, high = (middle, high) if slope(middle) > 0 else (low, middle)
    rates = [(fought, _logistic(of.steepness * (lead + low))) for lead, _, fought in data]
    curve = precision + sum(of.steepness**2 * fought * rate * (1 - rate) for fought, rate in rates)
    return Strength(low, 1 / sqrt(curve))


def _opposing(of: Series, known: Format) -> float:
    """Return the strength of the reference ships of a series together, in points."""
    return sum(reference_values()[each] * exp(known.strengths[each]) for each in of.opponents)


def _logistic(value: float) -> float:
    return 1 / (1 + exp(-value))

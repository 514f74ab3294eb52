"""Battles that confirm combat values: opponents, dice, and the strength that follows from results."""

from math import exp, log

import pytest

from metamaker.core.paths import sample_fleets
from metamaker.games.metaverse.match.value_battles import (
    BATTLES,
    PROTOCOL,
    Fitted,
    Format,
    Series,
    Strength,
    factor,
    fitted,
    margin,
    percent,
    reference_values,
    series,
    strength,
    value_battles,
)
from metamaker.games.metaverse.model.fleet import Fleet
from metamaker.opening import open_file
from metamaker.play.results import Tally
from metamaker.play.simulation.runner import all_fought

EVEN_HAND: Fleet = open_file(str(sample_fleets("metaverse") / "the-even-hand.json")).document
ELL = EVEN_HAND.classes[0]


@pytest.mark.parametrize("value", [0.1, 4.0, 60.0, 270.0, 5_000.0])
def test_a_class_of_any_value_has_600_battles(value: float) -> None:
    found = series(value)
    assert len(found) * BATTLES == 600
    assert sum(each.is_of_threes for each in found) == 6
    assert sum(each.scattered for each in found) == 15
    assert all(set(each.opponents) <= reference_values().keys() for each in found)


def test_single_ships_meet_the_reference_ships_nearest_in_value() -> None:
    met = {each.opponents for each in series(60.0) if not each.is_of_threes}
    assert ("reference-cruiser",) in met
    values = [sum(reference_values()[ship] for ship in each) for each in met]
    assert max(abs(log(value / 60)) for value in values) < log(2)


def test_the_same_design_has_the_same_battles_whatever_its_name() -> None:
    renamed = EVEN_HAND.with_(
        classes=(ELL.with_(name="Zebra", notes="Other."), *EVEN_HAND.classes[1:]), name="Others", author="Others"
    )
    known = [bouts(fleet) for fleet in (EVEN_HAND, renamed)]
    assert [each.match_up for each in known[0]] == [each.match_up for each in known[1]]
    some = slice(20, 26)  # single ships in both starts, and threes in both
    first, second = (all_fought(each[some], 2, protocol=PROTOCOL, workers=1) for each in known)
    assert [each._replace(counts=(), fates=()) for each in first] == [each._replace(counts=(), fates=()) for each in second]


def bouts(fleet: Fleet) -> tuple:  # type: ignore[type-arg]
    return value_battles(fleet, ELL.ref()).bouts


def test_these_battles_are_the_same_everywhere() -> None:
    """If this fails, the battles have changed: raise PROTOCOL of `stats.confirmed`, so that old results are outdated."""
    every = value_battles(EVEN_HAND, ELL.ref()).bouts
    tallies = all_fought([every[place] for place in (0, 1, 24, 25)], 4, protocol=PROTOCOL, workers=1)
    turns = [sum(turns * times for turns, times in tally.turns) for tally in tallies]
    assert [(tally.wins, tally.losses, tally.draws) for tally in tallies] == [(2, 2, 0), (1, 3, 0), (0, 4, 0), (0, 4, 0)]
    assert turns == [18, 13, 18, 15]


FLAT = Format(4.0, dict.fromkeys(reference_values(), 0.0), 0.5)
EVEN = Fitted(FLAT, FLAT, spread=0.35, independent=1.0)


def results(value: float, true: float, battles: int) -> list[tuple[Series, Tally]]:
    """Return the expected results of a class that is `true` stronger, as a logarithm."""
    met = []
    for each in series(value):
        lead = log(each.copies * value / sum(reference_values()[ship] for ship in each.opponents))
        wins = round(battles / (1 + exp(-FLAT.steepness * (lead + true))))
        met.append((each, Tally(wins, battles - wins)))
    return met


@pytest.mark.parametrize("true", [-0.3, 0.0, 0.2])
def test_the_strength_of_a_class_is_found_from_its_results(true: float) -> None:
    met = results(60.0, true, 1_000)
    assert strength(60.0, met, FLAT, EVEN).found == pytest.approx(true, abs=0.01)


def test_more_battles_give_a_smaller_error() -> None:
    few, many = (strength(60.0, results(60.0, 0.1, number), FLAT, EVEN).error for number in (10, 1_000))
    assert many == pytest.approx(few / 10, rel=0.1)


def test_a_class_that_always_loses_or_wins_has_a_factor_within_limits() -> None:
    for tally, low, high in ((Tally(0, 20), -50, -20), (Tally(20, 0), 20, 100)):
        found = factor(60.0, [tally] * len(series(60.0)), fitted())
        assert low <= percent(found) <= high
    assert percent(Strength(9.0, 0.1)) == 100
    assert percent(Strength(-9.0, 0.1)) == -50
    assert margin(Strength(0.0, 9.0)) == 100
    assert margin(Strength(0.0, 0.0)) == 1


def test_600_battles_move_a_factor_by_about_3_percent() -> None:
    found = factor(60.0, [tally for _, tally in results(60.0, 0.0, BATTLES)], fitted())
    assert 2 <= margin(found) <= 5

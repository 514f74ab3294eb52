"""The fit of the forecast finds planted weights, and is evaluated on battles."""

from collections.abc import Iterator
from math import exp
from random import Random

import pytest
from calibration.evaluation import distance
from calibration.forecast_evaluation import SHIPS, Sample, fitted, fitted_forecast, forecast_error, tenths
from calibration.look_evaluation import Battles, Looked, look_error
from calibration.recording import Record

from metamaker.games.metaverse.forecast.coefficients import Coefficients
from metamaker.games.metaverse.forecast.terms import TERMS

Terms = dict[str, float]
PLANTED = {"value": 2.0, "edge": 0.8}
BATTLES = 24


def chances(number: int, spread: float, seed: int, ships: int = 1, scale: float = 1.0) -> Iterator[tuple[Random, Terms, float]]:
    """Yield dice, terms and the true win rate: it follows planted weights, and something that no term knows."""
    dice = Random(seed)  # noqa: S311  repeatable, not secret
    for _ in range(number):
        terms = dict.fromkeys(TERMS, 0.0) | {name: dice.gauss(0, 0.5) for name in PLANTED}
        logits = scale * sum(weight * terms[name] for name, weight in PLANTED.items()) + dice.gauss(0, spread)
        yield dice, terms, 1 / (1 + exp(-logits))


def record(dice: Random, chance: float, battles: int, ships: int = 1) -> Record:
    won = sum(dice.random() < chance for _ in range(battles)) / battles
    return Record((0,) * ships, (1,) * ships, won, won * (1 - won) / battles, battles, 0, 9)


def match_ups(number: int, spread: float, seed: int, ships: int = 1, scale: float = 1.0) -> list[Sample]:
    planted = chances(number, spread, seed, ships, scale)
    return [Sample(terms, record(dice, chance, BATTLES, ships)) for dice, terms, chance in planted]


def looked(number: int, spread: float, looks: int, seed: int) -> list[Looked]:
    return [
        Looked(terms, Battles(record(dice, chance, 400), tuple(record(dice, chance, 20) for _ in range(looks))))
        for dice, terms, chance in chances(number, spread, seed)
    ]


def forecast(weights: dict[str, float], error: float = 0.0) -> Coefficients:
    return Coefficients(weights, SHIPS, (1.0,) * 3, (error,) * 3, 1, 1)


def test_planted_weights_are_found_again_and_what_they_leave_open() -> None:
    fit = fitted(match_ups(1500, 0.6, 1), tuple(PLANTED))
    assert fit.weights == pytest.approx(PLANTED, abs=0.2)
    assert fit.errors[0] == pytest.approx(0.6, abs=0.1)


def test_fleets_have_a_scale_and_an_error_of_their_own() -> None:
    fit = fitted((*match_ups(900, 0.6, 1), *match_ups(900, 1.2, 2, ships=6, scale=1.5)), tuple(PLANTED))
    assert fit.weights == pytest.approx(PLANTED, abs=0.2)
    assert (fit.scales[0], fit.scales[2]) == pytest.approx((1.0, 1.5), abs=0.15)
    assert (fit.errors[0], fit.errors[2]) == pytest.approx((0.6, 1.2), abs=0.15)


def test_a_forecast_that_knows_all_is_off_by_dice_alone() -> None:
    assert forecast_error(match_ups(800, 0.0, 2), forecast(PLANTED)).corrected < 2.5
    assert forecast_error(match_ups(800, 0.0, 2), forecast(dict.fromkeys(PLANTED, 0.0))).corrected > 15


def test_a_forecast_with_an_error_is_calibrated() -> None:
    """The expected rate is nearer to even than that of the mean logits, so favourites win as often as predicted."""
    for each in tenths(match_ups(3000, 1.2, 7), forecast(PLANTED, 1.2)):
        assert each.foretold == pytest.approx(each.fought, abs=4)


@pytest.mark.parametrize("spread", [0.6, 1.2])
def test_quick_looks_are_nearer_than_forecast_and_battles_and_their_intervals_are_true(spread: float) -> None:
    assert look_error(looked(60, 1.2, 3, 9), forecast(PLANTED, 0.2)).inside.found < 70


def test_a_forecast_of_even_fights_is_as_far_off_as_these_are_from_even() -> None:
    seen = match_ups(100, 0.5, 3)
    far, even = forecast_error(seen, forecast({"value": 0.0})), distance([each.record.result for each in seen])
    assert (far.raw, far.corrected) == pytest.approx((even.raw, even.corrected))


def test_tenths_hold_every_meeting_from_the_side_that_is_ahead() -> None:
    seen = match_ups(600, 0.0, 4)
    found = tenths(seen, forecast(PLANTED))
    assert sum(each.match_ups for each in found) == len(seen)
    assert all(each.least <= each.foretold <= each.most for each in found)
    assert all(abs(each.foretold - each.fought) < 6 for each in found)


def test_the_forecast_is_judged_on_what_it_did_not_learn_from() -> None:
    found = fitted_forecast(match_ups(400, 0.3, 5), {("tame", "1"): match_ups(60, 0.3, 6)})
    assert (found.fit.matchups, found.fit.battles) == (400, 400 * BATTLES)
    assert found.distances["tame", "all", "1"].match_ups == sum(each.match_ups for each in found.tenths) == 60
    assert found.distances["tame", "all", "1"].loss < found.distances["tame", "parts", "1"].loss
    assert set(found.fit.weights) == set(TERMS)

"""The fit of the forecast finds planted weights, and is evaluated on battles."""

from math import exp
from random import Random

import pytest
from calibration.evaluation import distance
from calibration.forecast_evaluation import Sample, fitted_forecast, forecast_error, tenths, unexplained, weighted
from calibration.recording import Record

from metamaker.games.metaverse.forecast.terms import TERMS

PLANTED = {"value": 2.0, "edge": 0.8}
BATTLES = 24


def match_ups(number: int, spread: float, seed: int) -> list[Sample]:
    """Match-ups whose win rates follow planted weights, and something that no term knows."""
    dice = Random(seed)  # noqa: S311  repeatable, not secret
    found = []
    for _ in range(number):
        terms = dict.fromkeys(TERMS, 0.0) | {name: dice.gauss(0, 0.5) for name in PLANTED}
        logits = sum(weight * terms[name] for name, weight in PLANTED.items()) + dice.gauss(0, spread)
        chance = 1 / (1 + exp(-logits))
        won = sum(dice.random() < chance for _ in range(BATTLES)) / BATTLES
        found.append(Sample(terms, Record((0,), (1,), won, won * (1 - won) / BATTLES, BATTLES, 0, 9)))
    return found


def test_planted_weights_are_found_again_and_what_they_leave_open() -> None:
    seen = match_ups(1500, 0.6, 1)
    weights = weighted(seen, tuple(PLANTED))
    assert weights == pytest.approx(PLANTED, abs=0.15)
    assert unexplained(seen, weights) == pytest.approx(0.6, abs=0.1)


def test_a_forecast_that_knows_all_is_off_by_dice_alone() -> None:
    assert forecast_error(match_ups(800, 0.0, 2), PLANTED).corrected < 2.5
    assert forecast_error(match_ups(800, 0.0, 2), dict.fromkeys(PLANTED, 0.0)).corrected > 15


def test_a_forecast_of_even_fights_is_as_far_off_as_these_are_from_even() -> None:
    seen = match_ups(100, 0.5, 3)
    far, even = forecast_error(seen, {"value": 0.0}), distance([each.record.result for each in seen])
    assert (far.raw, far.corrected) == pytest.approx((even.raw, even.corrected))


def test_tenths_hold_every_meeting_from_the_side_that_is_ahead() -> None:
    seen = match_ups(600, 0.0, 4)
    found = tenths(seen, PLANTED)
    assert sum(each.match_ups for each in found) == len(seen)
    assert all(each.least <= each.foretold <= each.most for each in found)
    assert all(abs(each.foretold - each.fought) < 6 for each in found)


def test_the_forecast_is_judged_on_what_it_did_not_learn_from() -> None:
    found = fitted_forecast({"tame": match_ups(400, 0.3, 5)}, {("tame", "1"): match_ups(60, 0.3, 6)})
    assert found.match_ups == 400
    assert found.battles == 400 * BATTLES
    assert found.distances["tame", "all", "1"].match_ups == 60
    assert found.distances["tame", "all", "1"].loss < found.distances["tame", "parts", "1"].loss
    assert set(found.weights) == set(TERMS)

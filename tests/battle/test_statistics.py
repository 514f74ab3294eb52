"""Shares with their intervals, means with their errors."""

from math import sqrt
from statistics import NormalDist, fmean, stdev

import pytest
from hypothesis import given
from hypothesis import strategies as st

from metamaker.battle.statistics import decided_rate, mean, mean_turns, wilson, win_rate
from metamaker.battle.tally import Tally

trials = st.integers(1, 5000).flatmap(lambda number: st.tuples(st.integers(0, number), st.just(number)))


@pytest.mark.parametrize(
    ("successes", "number", "low", "high"),
    # Newcombe (1998), Two-sided confidence intervals for the single proportion, table I: method 3.
    [(81, 263, 0.2553, 0.3662), (15, 148, 0.0624, 0.1605), (0, 20, 0.0, 0.1611), (1, 29, 0.0061, 0.1718)],
)
def test_published_intervals(successes: int, number: int, low: float, high: float) -> None:
    found = wilson(successes, number)
    assert (round(found.low, 4), round(found.high, 4)) == (low, high)


@given(trials)
def test_the_ends_are_where_the_found_share_is_just_credible(trial: tuple[int, int]) -> None:
    """The interval is defined by that: at its ends, the share found lies z standard deviations away."""
    successes, number = trial
    found = wilson(successes, number)
    z = NormalDist().inv_cdf(0.975)
    assert 0 <= found.low <= found.found <= found.high <= 1
    for end in (found.low, found.high):
        if 0 < end < 1:
            assert abs(found.found - end) == pytest.approx(z * sqrt(end * (1 - end) / number), rel=1e-6)


@given(trials)
def test_losses_mirror_wins_and_more_confidence_is_wider(trial: tuple[int, int]) -> None:
    successes, number = trial
    found, other, sure = wilson(successes, number), wilson(number - successes, number), wilson(successes, number, 0.99)
    assert (other.low, other.high) == pytest.approx((1 - found.high, 1 - found.low), abs=1e-12)
    assert sure.low <= found.low <= found.high <= sure.high


def test_nothing_is_known_without_trials_and_too_many_successes_are_refused() -> None:
    assert wilson(0, 0) == (0.5, 0.0, 1.0)
    with pytest.raises(ValueError, match="0 to 3 successes"):
        wilson(4, 3)


def test_a_draw_is_half_a_win_or_none_at_all() -> None:
    tally = Tally(wins=6, losses=2, draws=4)
    assert win_rate(tally) == wilson(8, 12)
    assert decided_rate(tally) == wilson(6, 8)


@given(st.lists(st.integers(0, 1000), min_size=2, max_size=60))
def test_the_mean_and_its_error_are_those_of_the_library(values: list[int]) -> None:
    found = mean((value, 1) for value in values)
    assert found.found == pytest.approx(fmean(values))
    assert found.error == pytest.approx(stdev(values) / sqrt(len(values)), abs=1e-9)


def test_means_count_how_often_a_value_was_found() -> None:
    assert mean_turns(Tally(turns=((4, 3), (8, 1)))) == (5.0, 1.0)
    assert mean([(7, 1)]) == (7.0, 0.0)
    with pytest.raises(ValueError, match="one value"):
        mean([])

"""Shares with their intervals, means with their errors."""

from collections import Counter
from math import sqrt
from statistics import NormalDist, fmean, stdev

import pytest
from hypothesis import given
from hypothesis import strategies as st

from metamaker.play.results import Pair, Tally
from metamaker.play.statistics import decided_rate, design_effect, mean, mean_turns, wilson, win_rate

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


def mirrored(*half_points: int, turns: int = 10) -> Tally:
    """Pairs of battles in which contestant 0 won so many half points; a draw is in those with an odd number."""
    draws = sum(number % 2 for number in half_points)
    wins = (sum(half_points) - draws) // 2
    pairs = Counter(Pair(number, turns) for number in half_points)
    return Tally(wins, 2 * len(half_points) - wins - draws, draws, pairs=tuple(sorted(pairs.items())))


def test_pairs_that_end_alike_count_for_one_battle() -> None:
    """Whoever wins, wins from both sides: the pairs are the observations."""
    tally = mirrored(*[4, 0] * 20)
    assert design_effect(tally) == 2.0
    assert win_rate(tally) == wilson(20, 40)


def test_pairs_of_independent_battles_count_for_both() -> None:
    """A quarter, a half and a quarter of the pairs, as two throws of a coin come out."""
    tally = mirrored(*[4] * 100, *[2] * 200, *[0] * 100)
    assert design_effect(tally) == pytest.approx(1.0, abs=0.01)
    assert win_rate(tally).low == pytest.approx(wilson(400, 800).low, abs=1e-3)


def test_pairs_in_which_the_side_decides_do_not_make_the_interval_narrower_than_battles_would() -> None:
    assert design_effect(mirrored(*[2] * 50)) == 1.0


@pytest.mark.parametrize("pairs", [[2], [4] * 30, [0] * 30])
def test_where_nothing_tells_how_alike_pairs_are_they_count_for_one(pairs: list[int]) -> None:
    assert design_effect(mirrored(*pairs)) == 2.0


@given(st.lists(st.integers(0, 4), min_size=2, max_size=60))
def test_the_design_effect_is_the_variance_of_the_mean_of_pairs_over_that_of_battles(half_points: list[int]) -> None:
    shares = [number / 4 for number in half_points]
    found = fmean(shares)
    effect = design_effect(mirrored(*half_points))
    assert 1.0 <= effect <= 2.0
    if 0 < found < 1:
        of_pairs = stdev(shares) ** 2 / len(shares)
        of_battles = found * (1 - found) / (2 * len(shares))
        assert effect == pytest.approx(min(2.0, max(1.0, of_pairs / of_battles)))


def test_battles_that_are_no_pairs_count_each() -> None:
    assert design_effect(Tally(3, 4, 5)) == 1.0


def test_the_error_of_the_turns_takes_a_pair_for_one() -> None:
    """Four battles of 4, 4, 8, 8 turns in two pairs: means 4 and 8, an error of 2; singly it would be 1.2."""
    tally = Tally(2, 2, 0, turns=((4, 2), (8, 2)), pairs=((Pair(2, 8), 1), (Pair(2, 16), 1)))
    assert mean_turns(tally) == (6.0, 2.0)
    assert mean_turns(tally._replace(pairs=())).error == pytest.approx(sqrt(16 / 12))

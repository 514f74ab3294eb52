"""The sequential test: its error rates over many simulated match-ups, what it saves, and the likelihoods behind it."""

from collections import Counter
from math import log

import pytest

from metamaker.balance.better_side import FALSE_CLAIM, MISSED, decision, log_ratio
from metamaker.play.results import Pair, Tally, merged
from tests.balance.drills import dice_of

LOOK, MOST = 20, 1000


def ended(seed: int, rate: float, alike: float) -> tuple[str, int]:
    """Return the decision and the number of battles; `alike`: the part of pairs whose second battle ends like the first."""
    dice, tally = dice_of(seed), Tally()
    while decision(tally) == "open" and tally.fought < MOST:
        pairs: Counter[Pair] = Counter()
        for _ in range(LOOK // 2):
            first = dice.random() < rate
            second = first if dice.random() < alike else dice.random() < rate
            pairs[Pair(2 * first + 2 * second, 8)] += 1
        wins = sum(pair.half_points * times for pair, times in pairs.items()) // 2
        tally = merged(tally, Tally(wins, LOOK - wins, pairs=tuple(pairs.items())))
    return decision(tally), tally.fought


def shares(rate: float, alike: float, number: int = 100) -> tuple[dict[str, float], float]:
    """Return the share of each decision, and the mean number of battles."""
    found = [ended(seed, rate, alike) for seed in range(number)]
    counts = Counter(word for word, _ in found)
    return {word: counts[word] / number for word in ("first", "second", "even")}, sum(count for _, count in found) / number


NOISE = 0.055
"""Two and a half standard deviations of a share of 5% in 100 match-ups."""


@pytest.mark.parametrize("alike", [0.0, 0.4])
def test_even_sides_are_seldom_called_better(alike: float) -> None:
    found, _ = shares(0.5, alike)
    assert found["first"] + found["second"] <= FALSE_CLAIM + NOISE
    assert found["even"] > 0.9


@pytest.mark.parametrize("alike", [0.0, 0.4])
def test_the_better_side_is_seldom_missed(alike: float) -> None:
    found, _ = shares(0.6, alike)
    assert found["first"] >= 1 - MISSED - NOISE
    assert found["second"] == 0


def test_clear_cases_take_a_fraction_of_200_battles() -> None:
    found, battles = shares(0.25, 0.0)
    assert found["second"] == 1
    assert battles < 80


def test_both_sides_are_treated_alike() -> None:
    pairs = (Pair(4, 8), 20), (Pair(2, 8), 9), (Pair(0, 8), 2)
    swapped = tuple((Pair(4 - pair.half_points, pair.turns), times) for pair, times in pairs)
    assert decision(Tally(49, 13, pairs=pairs)) == "first"
    assert decision(Tally(13, 49, pairs=swapped)) == "second"
    assert decision(Tally()) == "open"


def test_the_likelihood_of_two_results_is_that_of_a_coin() -> None:
    """With only won and lost pairs, the best distribution with a mean is the coin with that chance."""
    results = [30.0, 0.0, 0.0, 0.0, 50.0]
    coin = 50 * log(0.6 / 0.5) + 30 * log(0.4 / 0.5)
    assert log_ratio(results, 0.6, 0.5) == pytest.approx(coin, abs=1e-6)
    assert log_ratio(results, 0.5, 0.6) == pytest.approx(-coin, abs=1e-6)

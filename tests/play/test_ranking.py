"""Scores against a field: means, differences, places, and whether the intervals hold what they promise."""

import random
from math import hypot

import pytest

from metamaker.play.ranking import Pairing, Ranking, for_all, pairings
from metamaker.play.results import Pair, Tally
from metamaker.play.statistics import Share, win_rate


def won(wins: int, losses: int, draws: int = 0) -> Tally:
    return Tally(wins, losses, draws, asked=wins + losses + draws)


FIELD = ("a", "b", "c")
TALLIES = {("a", "b"): won(60, 40), ("a", "c"): won(90, 10), ("b", "c"): won(50, 30, 20)}
LADDER = Ranking(FIELD, TALLIES)


def test_everybody_meets_the_field_once_and_nobody_itself() -> None:
    assert pairings(("x", "a"), ("a", "b")) == (("a", "x"), ("b", "x"), ("a", "b"))


def test_a_score_is_the_mean_over_the_field_with_a_half_against_itself() -> None:
    assert [round(LADDER.score(one).found, 6) for one in FIELD] == [0.666667, 0.5, 0.333333]


def test_rates_turn_round_with_the_sides() -> None:
    assert LADDER.rate("b", "a").found == pytest.approx(0.4)
    assert (LADDER.rate("b", "a").low, LADDER.rate("b", "a").high) == pytest.approx(
        (1 - LADDER.rate("a", "b").high, 1 - LADDER.rate("a", "b").low)
    )
    assert LADDER.rate("c", "c") == Share(0.5, 0.5, 0.5)
    assert (LADDER.won("a", "b"), LADDER.won("b", "a")) == (60, 40)


def test_against_one_opponent_the_interval_is_that_of_the_meeting() -> None:
    assert Ranking(("b",), TALLIES).score("a") == pytest.approx(win_rate(TALLIES["a", "b"]))


def test_the_distances_of_the_meetings_are_added_up_as_squares() -> None:
    one, other = win_rate(TALLIES["a", "b"]), win_rate(TALLIES["a", "c"])
    share = LADDER.score("a")
    assert share.found - share.low == pytest.approx(hypot(one.found - one.low, other.found - other.low) / 3)
    assert share.high - share.found == pytest.approx(hypot(one.high - one.found, other.high - other.found) / 3)


def test_what_two_met_each_other_in_counts_twice_for_their_difference() -> None:
    both, mine, theirs = (win_rate(TALLIES[pairing]) for pairing in (("a", "b"), ("a", "c"), ("b", "c")))
    lead = LADDER.lead("a", "b")
    assert lead.found == pytest.approx(1 / 6)
    above = hypot(2 * (both.high - both.found), mine.high - mine.found, theirs.found - theirs.low) / 3
    assert lead.high - lead.found == pytest.approx(above)


def test_pairs_that_are_alike_make_intervals_wider() -> None:
    pairs = ((Pair(0, 4), 20), (Pair(4, 4), 30))
    alike = {**TALLIES, ("a", "b"): TALLIES["a", "b"]._replace(pairs=pairs)}
    assert Ranking(FIELD, alike).score("a").high > LADDER.score("a").high


def test_without_a_loss_nothing_is_thought_certain() -> None:
    ladder = Ranking(("b",), {("a", "b"): won(20, 0)})
    assert ladder.score("a").found == ladder.score("a").high == 1.0
    assert ladder.score("a").low < 0.9


def test_without_battles_anything_may_be() -> None:
    ladder = Ranking(("b",), {("a", "b"): won(0, 0)})
    assert ladder.score("a").found == 0.5
    assert ladder.score("a").high - ladder.score("a").low > 0.9


def test_places_leave_open_what_is_not_sure() -> None:
    tallies = {("a", "x"): won(900, 100), ("b", "x"): won(505, 495), ("c", "x"): won(500, 500)}
    ladder = Ranking(("x",), tallies)
    assert ladder.ranked(("c", "b", "a")) == ("a", "b", "c")
    assert [ladder.places(one, FIELD) for one in FIELD] == [(1, 1), (2, 3), (2, 3)]
    assert not ladder.lead("b", "c").is_sure
    assert ladder.lead("c", "a").is_sure


def test_many_comparisons_are_each_made_more_carefully() -> None:
    assert for_all(1) == pytest.approx(0.95)
    assert for_all(10) == pytest.approx(0.995)
    assert for_all(0) == pytest.approx(0.95)


def test_intervals_hold_the_truth_as_often_as_they_say() -> None:
    """Of 400 studies with known chances about 95 of 100 intervals hold the true difference; fewer than 92 would be wrong."""
    dice = random.Random(1)  # noqa: S311 - repeatable, not secret
    chances: dict[Pairing, float] = {("a", "b"): 0.7, ("a", "c"): 0.97, ("a", "x"): 0.5, ("b", "c"): 0.6, ("b", "x"): 0.2}
    truth = ((0.5 + 0.7 + 0.97) - (0.3 + 0.5 + 0.6)) / 3
    held = 0
    for _ in range(400):
        tallies = {}
        for pairing, chance in chances.items():
            wins = sum(dice.random() < chance for _ in range(40))
            tallies[pairing] = won(wins, 40 - wins)
        lead = Ranking(FIELD, tallies).lead("a", "b")
        held += lead.low <= truth <= lead.high
    assert held >= 368

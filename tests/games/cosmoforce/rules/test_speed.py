"""Who is faster, and what breaks ties."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from metamaker.games.cosmoforce.rules.editions import ROSTER, WEB, PlayedRules
from metamaker.games.cosmoforce.rules.speed import is_slower, order, settled, whole
from metamaker.play.dice import FixedDice, SeededDice


@pytest.mark.rule("CF-SPD-02", "CF-RND-01")
def test_the_lower_mass_is_faster_without_a_roll() -> None:
    assert settled([300, 300], [10, 4], [1, 1], ROSTER, FixedDice([])) == ([300, 300], [])
    assert order([300, 300, 400], [10, 4, 30], ROSTER) == [2, 1, 0]


@pytest.mark.rule("CF-SPD-03")
def test_equal_ships_roll_a_die_and_one_for_each_thrust() -> None:
    dice = FixedDice([4, 8, 2, 7])
    assert settled([300, 300], [6, 6], [2, 0], ROSTER, dice) == ([302, 300], [(0, (4, 8, 2)), (1, (7,))])
    dice.finish()


@pytest.mark.rule("CF-SPD-03")
def test_ships_that_are_still_tied_roll_again() -> None:
    dice = FixedDice([4, 5, 8, 3])
    rolls = [(0, (4,)), (1, (5,)), (0, (8,)), (1, (3,))]
    assert settled([300, 300], [6, 6], [0, 0], ROSTER, dice) == ([301, 302], rolls)
    dice.finish()


@pytest.mark.rule("CF-SPD-03", "CF-SPD-09")
def test_hundredths_lift_a_ship_above_a_lighter_one() -> None:
    speeds = settled([300, 300, 300], [6, 6, 2], [0, 0, 0], ROSTER, FixedDice([4, 8])).speeds
    assert speeds == [301, 300, 300]
    assert order(speeds, [6, 6, 2], ROSTER) == [0, 2, 1]


@pytest.mark.rule("CF-SPD-04")
def test_engines_roll_in_the_web_edition_whatever_the_mass() -> None:
    dice = FixedDice([2, 8, 3, 7])
    assert settled([300, 300], [4, 10], [3, 1], WEB, dice).speeds == [302, 300]
    dice.finish()


@pytest.mark.rule("CF-SPD-05")
def test_ships_without_engines_roll_one_die_each() -> None:
    dice = FixedDice([8, 6])
    assert settled([100, 100], [4, 10], [0, 0], WEB, dice).speeds == [100, 101]
    dice.finish()


@pytest.mark.rule("CF-SPD-07")
def test_a_new_tie_with_a_third_ship_is_broken_too() -> None:
    dice = FixedDice([2, 8, 8, 3])
    assert settled([300, 300, 301], [6, 6, 6], [0, 0, 0], ROSTER, dice).speeds == [301, 300, 302]
    dice.finish()


@pytest.mark.rule("CF-SPD-06")
def test_whole_speed_is_rounded_down() -> None:
    assert [whole(speed) for speed in (99, 100, 402)] == [0, 1, 4]


@pytest.mark.rule("CF-SPD-09")
def test_the_full_ranking_says_who_is_slower() -> None:
    assert is_slower(301, 9, 302, 9, ROSTER)
    assert is_slower(300, 9, 300, 8, ROSTER)
    assert not is_slower(300, 8, 300, 9, ROSTER)
    assert not is_slower(300, 9, 300, 8, WEB)


@pytest.mark.rule("CF-SPD-01")
@pytest.mark.parametrize("rules", [ROSTER, WEB], ids=["roster", "web"])
@given(
    seed=st.integers(0, 10**6), ships=st.lists(st.tuples(st.integers(0, 3), st.integers(1, 3), st.integers(0, 2)), max_size=6)
)
def test_no_two_ships_rank_equal(rules: PlayedRules, seed: int, ships: list[tuple[int, int, int]]) -> None:
    masses = [mass for _, mass, _ in ships]
    before = [100 * speed for speed, _, _ in ships]
    speeds = settled(before, masses, [thrust for *_, thrust in ships], rules, SeededDice(seed)).speeds
    ranks = [(speed, mass) if rules is ROSTER else (speed, 0) for speed, mass in zip(speeds, masses, strict=True)]
    assert len(set(ranks)) == len(ranks)
    assert all(new >= old for new, old in zip(speeds, before, strict=True))

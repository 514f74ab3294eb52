"""Rolling dice."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from metamaker.games.cosmoforce.rules.shot import FACES, effective, rolled
from metamaker.play.dice import FixedDice, SeededDice


@pytest.mark.rule("CF-DICE-02", "CF-DICE-01", "CF-EX-06")
def test_ones_add_dice_which_add_dice_and_seven_and_eight_are_discarded() -> None:
    dice = FixedDice([1, 1, 8, 4, 7])
    faces = rolled(dice, 3)
    dice.finish()
    assert faces == [1, 1, 8, 4, 7]
    assert effective(faces) == [1, 1, 4]


@pytest.mark.rule("CF-DICE-03")
def test_added_dice_count_like_the_others() -> None:
    dice = FixedDice([1, 7, 1, 8, 6])
    assert rolled(dice, 3) == [1, 7, 1, 8, 6]
    dice.finish()


@pytest.mark.rule("CF-DICE-05")
def test_no_dice_give_nothing() -> None:
    assert rolled(FixedDice([]), 0) == effective([]) == []


@pytest.mark.rule("CF-MAT-02")
@given(seed=st.integers(0, 10**6), count=st.integers(0, 30))
def test_every_die_has_eight_faces_and_every_one_adds_a_die(seed: int, count: int) -> None:
    faces = rolled(SeededDice(seed), count)
    assert all(1 <= face <= FACES for face in faces)
    assert len(faces) == count + faces.count(1)

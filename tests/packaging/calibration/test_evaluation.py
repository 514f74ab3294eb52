"""Distances from even, with the effect of the dice subtracted."""

from statistics import fmean

import pytest
from calibration.evaluation import distance, result_of

from metamaker.play.dice import SeededDice
from metamaker.play.results import Outcome, Tally, paired

PAIRS = 20


def fought(chance: float, dice: SeededDice) -> Tally:
    """Battles of a match-up that the first wins with this chance."""
    return paired([Outcome(0 if dice.roll(100) <= 100 * chance else 1, 3) for _ in range(2 * PAIRS)])


def test_even_match_ups_are_told_as_nearly_even_however_the_dice_fall() -> None:
    dice = SeededDice(5)
    found = distance([result_of(fought(0.5, dice)) for _ in range(200)])
    assert found.raw > 5
    assert found.corrected < 2
    assert found.fair > 0.9


@pytest.mark.parametrize("chances", [(0.3, 0.7), (0.1, 0.5, 0.9), (0.05, 0.95)])
def test_without_dice_the_distance_is_that_of_the_chances(chances: tuple[float, ...]) -> None:
    dice = SeededDice(6)
    found = distance([result_of(fought(chances[each % len(chances)], dice)) for each in range(300)])
    true = 100 * fmean(abs(chance - 0.5) for chance in chances)
    assert found.corrected == pytest.approx(true, abs=2)
    assert found.low < found.corrected < found.high
    assert found.high - found.low < 10
    assert found.corrected < found.raw


def test_what_never_varies_is_not_corrected() -> None:
    sure = result_of(paired([Outcome(0, 3)] * 8))
    assert sure == (1.0, 0.0)
    assert distance([sure]).corrected == distance([sure]).raw == 50


def test_sides_that_decide_say_nothing_of_the_fleets() -> None:
    """Whoever begins as A wins: each pair is one win each, so the fleets are even, for sure."""
    assert result_of(paired([Outcome(0, 3), Outcome(1, 3)] * 4)) == (0.5, 0.0)


def test_without_pairs_nothing_can_be_told() -> None:
    with pytest.raises(ValueError, match="pairs"):
        result_of(Tally())
    with pytest.raises(ValueError, match="at least one match-up"):
        distance([])

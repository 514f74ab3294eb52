"""Fleets of a match-up: nearly equal, never with a design on both sides, the same from the same seed."""

import pytest
from calibration.match_ups import SIZES, Size, random_match_ups

WORTH = {number: 10.0 * 1.05**number for number in range(40)}


@pytest.mark.parametrize("size", SIZES, ids=lambda size: size.name)
def test_fleets_are_of_their_size_and_nearly_equal(size: Size) -> None:
    for one, other in random_match_ups("a test", 30, size, WORTH, 6):
        assert size.least <= len(one) <= size.most
        assert size.least <= len(other) <= size.most
        assert not set(one) & set(other)
        ratio = sum(WORTH[each] for each in one) / sum(WORTH[each] for each in other)
        assert ratio * (1 + 1e-12) >= 1 / 1.06
        assert ratio <= 1.06 * (1 + 1e-12)


def test_the_same_words_draw_the_same_and_more_of_them_change_none() -> None:
    few = random_match_ups("a test", 5, SIZES[1], WORTH, 6)
    assert random_match_ups("a test", 9, SIZES[1], WORTH, 6)[:5] == few
    assert random_match_ups("another", 5, SIZES[1], WORTH, 6) != few


def test_designs_that_cannot_meet_as_equals_are_refused() -> None:
    with pytest.raises(ValueError, match="too different"):
        random_match_ups("a test", 1, SIZES[0], {1: 1.0, 2: 100.0}, 3)

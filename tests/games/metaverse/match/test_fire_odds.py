"""What fire is likely to destroy: chances of single shots go together as they do at the table."""

from fractions import Fraction

import pytest

from metamaker.games.metaverse.match.fire_odds import _at_least, _together, percentage

HALF = Fraction(1, 2)
ONE_OR_TWO = {1: HALF, 2: HALF}


def test_boxes_of_shots_that_hit_by_themselves_add_up() -> None:
    # Two shots, each hits with 1/2 and takes 1 or 2 boxes: three are taken if both hit, but for 1 + 1.
    found = _together([(ONE_OR_TWO, 0.5)] * 2, 3)
    assert _at_least(found, 3) == pytest.approx(0.25 * 0.75)
    assert _at_least(found, 1) == pytest.approx(0.75)
    assert sum(found) == pytest.approx(1.0)


@pytest.mark.parametrize(("chance", "told"), [(0.0, 0), (0.001, 1), (0.5, 50), (0.999, 99), (1.0, 100)])
def test_what_can_be_is_never_told_as_impossible(chance: float, told: int) -> None:
    assert percentage(chance) == told

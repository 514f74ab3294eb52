"""Going from box to box over a page."""

import pytest

from metamaker.rendering.hit_testing import Towards, neighbour
from metamaker.rendering.proof import Area

GRID = {
    f"{row}{column}": Area(20.0 * column, 20.0 * row, 20.0 * column + 10, 20.0 * row + 10)
    for row in range(3)
    for column in range(3)
}


@pytest.mark.parametrize(
    ("towards", "found"),
    [(Towards.LEFT, "10"), (Towards.RIGHT, "12"), (Towards.UP, "01"), (Towards.DOWN, "21")],
)
def test_of_a_grid_the_box_straight_ahead_comes_next(towards: Towards, found: str) -> None:
    others = {ref: box for ref, box in GRID.items() if ref != "11"}
    assert neighbour(others, GRID["11"], towards) == found


def test_nothing_lies_beyond_the_last_box() -> None:
    others = {ref: box for ref, box in GRID.items() if ref != "02"}
    assert neighbour(others, GRID["02"], Towards.RIGHT) is None
    assert neighbour(others, GRID["02"], Towards.UP) is None


def test_a_box_a_little_aside_is_nearer_than_one_far_ahead() -> None:
    others = {"aside": Area(14.0, 12.0, 24.0, 22.0), "ahead": Area(90.0, 0.0, 100.0, 10.0)}
    assert neighbour(others, Area(0.0, 0.0, 10.0, 10.0), Towards.RIGHT) == "aside"

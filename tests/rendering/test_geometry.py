"""Lengths, areas and insides of outlines."""

import math

import pytest

from metamaker.rendering.shapes import box, circle, contains, enclosed_area, length

RING = (*circle(0, 0, 3), *(("M", 2.0, 0.0), ("L", 0.0, -2.0), ("L", -2.0, 0.0), ("L", 0.0, 2.0), ("Z",)))


def test_boxes_are_exact_and_circles_nearly_so() -> None:
    assert (length(box(1, 2, 3, 4)), enclosed_area(box(1, 2, 3, 4))) == (14, 12)
    assert length(circle(5, 5, 2)) == pytest.approx(4 * math.pi, rel=0.01)
    assert enclosed_area(circle(5, 5, 2)) == pytest.approx(4 * math.pi, rel=0.03)


def test_an_open_line_has_no_closing_side() -> None:
    assert length((("M", 0, 0), ("L", 3, 0), ("L", 3, 4))) == 7
    assert length((("M", 0, 0), ("L", 3, 0), ("M", 9, 9), ("L", 9, 10))) == 4


def test_holes_that_run_the_other_way_are_left_out() -> None:
    assert enclosed_area(RING) == pytest.approx(enclosed_area(circle(0, 0, 3)) - 8)
    assert [contains(RING, x, 0.1) for x in (0, 1.5, 2.5, 3.5)] == [False, False, True, False]


def test_nothing_lies_in_a_line() -> None:
    assert not contains((("M", 0, 0), ("L", 3, 0)), 1, 0)
    assert enclosed_area(()) == length(()) == 0

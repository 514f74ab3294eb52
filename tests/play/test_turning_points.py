"""The course of a match: a balance around one half, and the moments that changed it most."""

from collections.abc import Sequence

import pytest

from metamaker.core.messages import message
from metamaker.play.recording import Frame
from metamaker.play.snapshot import Pictured, Strength
from metamaker.play.turning_points import balances, remaining, turning_points
from metamaker.rendering.drawing import Drawing, Page


def film(*sides: Sequence[float]) -> list[Frame]:
    """Return frames with these strengths; the last one is the end."""
    found = []
    for place, each in enumerate(sides):
        strengths = (Strength(message("battle-strength-hull"), tuple(each)),) if each else ()
        moment = Pictured(Page(Drawing(1.0, 1.0, ())), strengths=strengths)
        found.append(Frame(1, place, "", (), (), moment))
    return [*found[:-1], found[-1]._replace(made=-1)]


def test_the_balance_is_even_while_both_are_equally_weakened() -> None:
    assert balances(film((20, 40), (10, 20), (5, 40), (0, 40), (0, 0))) == pytest.approx([0.5, 0.5, 0.2, 0.0, 0.5])


def test_matches_without_two_counted_sides_have_no_course() -> None:
    for frames in ([], film((), ()), film((3,), (2,)), film((3, 3, 3), (2, 3, 3)), film((0, 4), (0, 4))):
        assert balances(frames) == []
        assert turning_points(frames) == []


def test_the_two_largest_changes_turn_a_match_in_their_order() -> None:
    frames = film((20, 20), (19, 20), (19, 10), (19, 9.9), (4, 9.9), (4, 9.9))
    assert [(point.place, point.change > 0) for point in turning_points(frames)] == [(2, True), (4, False)]


def test_small_changes_and_the_end_itself_turn_nothing() -> None:
    assert turning_points(film((100, 100), (99, 100), (99, 100))) == []
    assert turning_points(film((100, 100), (100, 100), (100, 20))) == []


def test_sides_keep_a_part_of_their_strength() -> None:
    frames = film((20, 40), (15, 60))
    assert remaining(frames[1], frames[0]) == (0.75, 1.0)
    assert remaining(*film((), ())) == ()

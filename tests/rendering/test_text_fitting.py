"""Text is shrunk, then wrapped, and never cut."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from metamaker.rendering.drawing import BOLD, REGULAR
from metamaker.rendering.metrics import text_width
from metamaker.rendering.text_fitting import SMALLEST, Align, fit, line, lines, wrap

LETTERS = st.text(st.characters(exclude_categories=("Cc", "Cs", "Zl", "Zp")), max_size=120)
WEIGHTS = st.sampled_from([REGULAR, BOLD])


def test_what_fits_keeps_its_size() -> None:
    assert fit("Heron", 40.0, 4.0) == (("Heron",), 4.0)


def test_what_is_a_little_too_wide_shrinks() -> None:
    fitted = fit("Heron", text_width("Heron", 4.0) * 0.8, 4.0)
    assert fitted.lines == ("Heron",)
    assert fitted.size == pytest.approx(3.2)


def test_what_is_far_too_wide_wraps_at_the_smallest_size() -> None:
    assert fit("one two three", text_width("three", 2.0) * 1.2, 8.0, smallest=2.0) == (("one", "two", "three"), 2.0)


def test_a_word_without_spaces_breaks_anywhere() -> None:
    fitted = fit("W" * 120, 20.0, 10.0, smallest=5.0)
    assert "".join(fitted.lines) == "W" * 120
    assert len(fitted.lines) > 10


def test_blanks_that_do_not_break_hold_a_sign_to_its_word() -> None:
    width = text_width("one two", 3.0) + 0.1
    assert wrap("one two\u00a0; three\u202f!", width, 3.0).lines == ("one", "two\u00a0;", "three\u202f!")


@given(LETTERS, st.floats(2.0, 100.0), st.floats(SMALLEST, 12.0), WEIGHTS)
def test_nothing_is_lost_and_nothing_is_too_wide(text: str, width: float, size: float, weight: str) -> None:
    fitted = fit(text, width, size, weight)
    assert "".join("".join(fitted.lines).split()) == "".join(text.split())
    assert SMALLEST - 1e-9 <= fitted.size <= size
    assert all(text_width(each, fitted.size, weight) <= width + 1e-6 for each in fitted.lines if len(each) > 1)


@given(LETTERS, st.floats(2.0, 100.0), WEIGHTS)
def test_wrapping_keeps_the_size(text: str, width: float, weight: str) -> None:
    fitted = wrap(text, width, 3.0, weight)
    assert fitted.size == 3.0
    assert "".join("".join(fitted.lines).split()) == "".join(text.split())


@pytest.mark.parametrize(("align", "left"), [(Align.LEFT, 50.0), (Align.CENTRE, 45.0), (Align.RIGHT, 40.0)])
def test_alignment_moves_the_left_end(align: Align, left: float) -> None:
    size = 10.0 / text_width("Heron", 1.0)
    assert line(50.0, 0.0, "Heron", size, align=align).x == pytest.approx(left)


def test_lines_stand_below_each_other() -> None:
    first, second = lines(0.0, 10.0, wrap("one two", text_width("one", 3.0) + 0.1, 3.0))
    assert [first.y, second.y] == pytest.approx([10.0, 10.0 + 3.0 * 1.18])

"""Proof-reading finds what it is meant to find."""

import pytest

from metamaker.rendering.drawing import Drawing, Group, Op, Path, Symbol
from metamaker.rendering.ink import INK, PAPER
from metamaker.rendering.proof import Area, findings, marks, missing_glyphs
from metamaker.rendering.shapes import box, circle
from metamaker.rendering.text_fitting import line
from tests.rendering.drafts import STAR, page, specimen

DOT = Drawing(3.0, 3.0, (Path(circle(1.5, 1.5, 1.4), stroke=INK, width=0.2),))


def faults(*ops: Op) -> list[str]:
    return [finding.fault for finding in findings(page(*ops), 1.9)]


def test_a_clean_page() -> None:
    assert findings(specimen().pages[0], 1.9) == ()


@pytest.mark.parametrize(
    "op",
    [
        line(200.0, 50.0, "much too long", 8.0),
        Path(box(-5.0, 10.0, 10.0, 10.0), fill=INK),
        Symbol(208.0, 10.0, 4.0, STAR, INK, PAPER),
        Path(box(10.0, 290.0, 10.0, 10.0), fill=INK),
    ],
)
def test_marks_outside_the_paper(op: Op) -> None:
    assert "outside the paper" in faults(op)


def test_a_text_wider_than_its_box() -> None:
    assert faults(Group(10.0, 10.0, Drawing(5.0, 10.0, (line(0.0, 8.0, "wide", 4.0),)))) == ["outside its box"]


def test_a_group_outside_its_box() -> None:
    assert faults(Group(10.0, 10.0, Drawing(9.0, 9.0, (Group(7.0, 0.0, DOT, "dot"),)))) == ["outside its box"]


def test_texts_upon_each_other() -> None:
    assert faults(line(10.0, 20.0, "one", 4.0), line(12.0, 21.0, "two", 4.0)) == ["overlapping"]
    assert faults(line(10.0, 20.0, "one", 4.0), line(10.0, 26.0, "two", 4.0)) == []


def test_a_text_upon_a_bubble() -> None:
    assert faults(line(10.0, 20.0, "15", 4.0), Group(11.0, 17.0, DOT)) == ["overlapping"]


def test_a_number_in_its_own_bubble_is_meant() -> None:
    assert faults(Group(10.0, 10.0, Drawing(3.0, 3.0, (*DOT.ops, line(1.0, 2.2, "V", 1.9))))) == []


def test_small_type() -> None:
    assert faults(line(10.0, 20.0, "tiny", 1.5)) == ["too small"]
    assert faults(Group(10.0, 10.0, Drawing(20.0, 20.0, (line(1.0, 9.0, "tiny", 3.0),)), None, 0.5)) == ["too small"]


def test_marks_know_where_they_land_and_what_they_show() -> None:
    inner = Drawing(5.0, 5.0, (Group(1.0, 1.0, DOT, "#2"),))
    (mark,) = marks(page(Group(10.0, 20.0, inner, "classes/heron", 2.0)))
    assert mark.refs == ("classes/heron", "classes/heron#2")
    assert mark.area == pytest.approx(Area(12.2, 22.2, 17.8, 27.8))


def test_counting_signs_may_be_smaller_than_text() -> None:
    small = page(line(10.0, 20.0, "X", 1.8), line(10.0, 30.0, "Y", 1.8))
    assert [finding.what for finding in findings(small, 2.1, 1.5)] == ["Y"]
    assert [finding.what for finding in findings(small, 2.1)] == ["X", "Y"]


def test_letters_that_the_font_lacks_are_found_with_their_element() -> None:
    named = Drawing(50.0, 10.0, (line(0.0, 8.0, "Χίρων Цапля 鷺", 4.0),))
    (found,) = missing_glyphs(page(Group(10.0, 10.0, named, "ships/heron"), line(10.0, 40.0, "Heron", 4.0)))
    assert found.fault == "missing glyph"
    assert found.what.startswith("ships/heron: Χίρων Цапля ")

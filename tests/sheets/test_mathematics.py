"""Formulas as mathematics in drawings."""

import pytest

from metamaker.formulas.book import Book
from metamaker.formulas.typeset import equation
from metamaker.games.metaverse.stats.book import stock_book
from metamaker.sheets.drawing import Group, Outline, Path
from metamaker.sheets.mathematics import DEEPEST, MOST_LETTERS, depth, mathematics
from metamaker.sheets.shapes import polygons


def outline_box(outline: Outline) -> tuple[float, float, float, float]:
    """Left, top, right, bottom of what an outline encloses."""
    points = [point for polygon, _ in polygons(outline) for point in polygon]
    across, down = zip(*points, strict=True)
    return min(across), min(down), max(across), max(down)


@pytest.fixture(scope="module")
def book() -> Book:
    return stock_book()


def test_a_fraction_stands_on_a_line_in_its_box() -> None:
    drawing = mathematics(r"\frac{a}{b}", 4.0)
    assert drawing is not None
    (whole,) = drawing.ops
    assert isinstance(whole, Group)
    marks = [op for op in whole.drawing.ops if isinstance(op, Path)]
    assert len(marks) == 3
    boxes = [outline_box(mark.outline) for mark in marks]
    assert all(left >= 0 and top >= 0 for left, top, _, _ in boxes)
    assert all(right <= whole.drawing.width and bottom <= whole.drawing.height for _, _, right, bottom in boxes)
    above, line, below = sorted(boxes, key=lambda found: found[1])
    assert above[3] < line[1] < line[3] < below[1]
    small = mathematics(r"\frac{a}{b}", 2.0)
    assert small is not None
    assert small.width == pytest.approx(drawing.width / 2, rel=0.01)


def test_most_formulas_of_the_book_can_be_set(book: Book) -> None:
    entries = list(book.entries())[::6]
    for entry in entries:
        drawing = mathematics(equation(entry.symbol, entry.formula.tree), 3.4)
        assert drawing is not None, entry.name
        assert drawing.width > 3.4


def test_every_formula_of_the_book_is_flat_enough_to_be_set(book: Book) -> None:
    deep = {entry.name: depth(equation(entry.symbol, entry.formula.tree)) for entry in book.entries()}
    assert 4 < max(deep.values()) <= DEEPEST


def test_brackets_within_brackets_are_not_set_without_end() -> None:
    assert depth(r"\left(\frac{a}{\sqrt{b}}\right) + \{c\}") == 3
    assert mathematics(r"\left(" * 30 + "a" + r"\right)" * 30, 4.0) is None


def test_what_cannot_be_set_is_no_drawing() -> None:
    assert mathematics("", 4.0) is None
    assert mathematics(r"\frac{a", 4.0) is None
    assert mathematics("a + " * MOST_LETTERS, 4.0) is None

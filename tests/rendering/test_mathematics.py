"""Formulas as mathematics in drawings."""

from typing import Any

import pytest
import ziamath
from ziamath.nodes import Mnode, Mrow

from metamaker.formulas.book import Book
from metamaker.formulas.typeset import equation
from metamaker.games.metaverse.stats.book import stock_book
from metamaker.rendering import mathematics as typesetting
from metamaker.rendering.drawing import Group, Outline, Path
from metamaker.rendering.mathematics import DEEPEST, MOST_LETTERS, depth, mathematics
from metamaker.rendering.shapes import polygons


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


ROWS = (
    r"\mathrm{a\ b} = \left(\frac{\left(x + 1\right) \cdot y}{\left(2 + \frac{a}{b}\right)}\right)^{\left(\frac{1}{2}\right)}",
    r"x_{\max{\left(1,\frac{y}{2}\right)}} - \left\lfloor{\sqrt{\frac{a}{\left|b\right|}}}\right\rfloor",
    r"\begin{cases} 1 & \text{for}\: \mathrm{a} > 0 \\ \left(\begin{cases} 2 & a \\3 & b \end{cases}\right) & x \end{cases}",
    r"\operatorname{max}{\left(0,\log_{2}{\left(\frac{\mathrm{hull\ hits}}{8} \right)} \right)} \cdot e^{- x}",
)
"""Brackets that grow with what stands in them, in fractions, powers, indices, roots and cases."""


def nested(deep: int) -> str:
    return r"\frac{a}{\left(1 + " * deep + "b" + r"\right)}" * deep


@pytest.mark.parametrize("latex", ROWS)
def test_rows_are_set_as_the_typesetter_sets_them_itself(latex: str) -> None:
    ours = typesetting.typesetter().Latex(latex).svg()
    type("Own", (Mrow,), {}, tag="mrow")
    try:
        assert ziamath.Latex(latex).svg() == ours
    finally:
        typesetting.typesetter.cache_clear()
        typesetting.typesetter()


def test_brackets_in_brackets_are_not_set_again_for_each(monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[str] = []
    make = Mnode.fromelement

    def counting(element: Any, parent: Any, **how: Any) -> Any:
        made.append(element.tag)
        return make(element, parent, **how)

    monkeypatch.setattr(Mnode, "fromelement", counting)
    mathematics(nested(2), 4.0)
    few = len(made)
    mathematics(nested(4), 4.0)
    assert 0 < len(made) - few < 4 * few

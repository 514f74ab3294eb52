"""The way of a formula by its derivative, where no other proof decides."""

from itertools import pairwise

import pytest
from hypothesis import HealthCheck, assume, given, settings
from hypothesis import strategies as st

from metamaker.formulas.book import read_book
from metamaker.formulas.compiled import bare_function
from metamaker.formulas.derivatives import way_by_slope
from metamaker.formulas.monotonicity import way
from tests.examples import examples

BOOK = read_book(
    """
[s.inputs]
a = { unit = "", range = [0, 5], whole = false, meaning = "" }
b = { unit = "", range = [1, 4], whole = false, meaning = "" }
[s.entries]
x = { expression = "7", unit = "", meaning = "", rule = "" }
y = { expression = "a + 1", unit = "", meaning = "", rule = "" }
held = { expression = "x", least = 0, unit = "", meaning = "", rule = "" }
"""
)


@pytest.mark.parametrize(
    ("text", "known", "expected"),
    [
        ("a / (a + 10)", None, 1),
        ("(a + 10) / y", None, -1),
        ("a - sqrt(a + 9) / 9", None, None),
        ("a * a - a * a", None, 0),
        ("a * a * b - a * a", None, 1),
        ("a ** 2 - 6 * a", None, None),
        ("a / y - floor(a)", None, None),
        ("a / y if a < b else 3", None, None),
        ("a / y if b < 2 else a", None, 1),
        ("max(a / y, b)", None, 1),
        ("1 / (a - 2)", None, None),
        ("2 * a", 1, 1),
        ("(a + 1) ** 5 / y", None, None),
    ],
)
def test_ways_by_derivatives(text: str, known: int | None, expected: int | None) -> None:
    book, refused = BOOK.with_house({"s.x": text})
    assert refused == ()
    assert way(book, "s.x", "a") == known
    assert way_by_slope(book, "s.x", "a") == expected


def test_long_formulas_are_left_undecided() -> None:
    book, _ = BOOK.with_house({"s.x": " + ".join(["a / y"] * 12)})
    assert way_by_slope(book, "s.x", "a") is None
    book, _ = BOOK.with_house({"s.x": " + ".join(["a / y"] * 4)})
    assert (way_by_slope(book, "s.x", "a"), way_by_slope(book, "s.held", "a")) == (1, 1)


def bent(numbers: st.SearchStrategy[str]) -> st.SearchStrategy[str]:
    return st.one_of(
        st.builds("({} {} {})".format, numbers, st.sampled_from("+-*/"), numbers),
        st.builds("sqrt({} + 9)".format, numbers),
        st.builds("max({}, {})".format, numbers, numbers),
    )


BENT = st.recursive(st.sampled_from(["a", "a", "b", "y", "2", "0.5"]), bent, max_leaves=6)


@settings(deadline=None, max_examples=examples(80), suppress_health_check=[HealthCheck.filter_too_much])
@given(BENT.filter(lambda text: "a" in text.replace("max", "") or "y" in text), st.sampled_from([1.0, 2.5, 4.0]))
def test_a_formula_never_goes_against_its_derivative(text: str, b: float) -> None:
    book, _ = BOOK.with_house({"s.x": text})
    found = way_by_slope(book, "s.x", "a")
    assume(found is not None)
    assert found is not None
    values = [bare_function(book, "s.x")(step / 16, b) for step in range(81)]
    slack = 1e-9 * max(1.0, *map(abs, values))
    for before, after in pairwise(values):
        assert (after - before) * found >= -slack
        assert found or abs(after - before) <= slack

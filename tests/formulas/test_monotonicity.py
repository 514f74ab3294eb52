"""Which way formulas go, against what they give and against their derivatives by sympy."""

from fractions import Fraction
from itertools import pairwise

import pytest
import sympy
from hypothesis import HealthCheck, assume, given, settings
from hypothesis import strategies as st

from metamaker.formulas.algebra import built, fraction, smooth_operations
from metamaker.formulas.book import Book, read_book
from metamaker.formulas.compiled import bare_function
from metamaker.formulas.monotonicity import way
from tests.examples import examples
from tests.formulas.test_agreement import FORMULAS, accepted

BOOK = read_book(
    """
[s.inputs]
a = { unit = "", range = [-3, 5], meaning = "" }
b = { unit = "", range = [1, 4], meaning = "" }
[s.entries]
x = { expression = "7", unit = "", meaning = "", rule = "" }
held = { expression = "x", least = 0, unit = "", meaning = "", rule = "" }
"""
)
QUARTERS = [number / 4 for number in range(-12, 21)]


def way_of(text: str, by: str = "a", symbol: str = "x") -> int | None:
    book, refused = BOOK.with_house({"s.x": text})
    assert refused == ()
    return way(book, f"s.{symbol}", by)


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("a * b", 1),
        ("-a / b", -1),
        ("3 - floor(a / 2) + b", -1),
        ("(a + 3) * (a + 4)", 1),
        ("a * a", None),
        ("b - b + 0 * a", 0),
        ("a ** 3", 1),
        ("a ** 2", None),
        ("(a + 3) ** 2", 1),
        ("0.5 ** a", -1),
        ("b ** a", 1),
        ("sqrt(a + 3)", 1),
        ("sqrt(a)", None),
        ("ln(a + 3)", None),
        ("ln(a + 4) + log2(b) + exp(a)", 1),
        ("1 / (a - 6)", -1),
        ("1 / a", None),
        ("abs(a + 3)", 1),
        ("abs(a - 6)", -1),
        ("abs(a)", None),
        ("max(a, 9)", 0),
        ("max(a, 2, b)", 1),
        ("min(a, b) - min(b, -a)", 1),
        ("2 if a > b else 1", 1),
        ("2 if a > b and a > 0 else 1", 1),
        ("2 if a > b or a < 0 else 1", None),
        ("2 if not a >= b else 1", -1),
        ("1 if a < b else a + 9", 1),
        ("1 if a == 2 else 3", None),
        ("1 if a != 6 else 3", 0),
        ("a if b > 2 else -a", None),
        ("a if b > 0 else 1 / 0", 1),
        ("a if 1 / a > 5 and 1 > 2 else 3", None),
        ("1e12 ** 20 * a * 1e12 ** 20", None),
        ("exp(1e6 * a)", None),
        ("a + 0 * log2(a)", None),
    ],
)
def test_ways(text: str, expected: int | None) -> None:
    assert way_of(text) == expected


def test_a_result_below_the_least_counts_as_the_least() -> None:
    assert (way_of("-4 - b", "b"), way_of("-4 - b", "b", "held")) == (-1, 0)
    assert way_of("1 / a", "b", "held") is None


@settings(deadline=None, max_examples=examples(300), suppress_health_check=[HealthCheck.filter_too_much])
@given(FORMULAS.filter(lambda text: "a" in text and accepted(text)), st.integers(1, 4))
def test_a_formula_never_goes_against_its_way(text: str, b: int) -> None:
    its_way = way_of(text)
    assume(its_way is not None)
    book, _ = BOOK.with_house({"s.x": text})
    values = [bare_function(book, "s.x")(a, b) for a in QUARTERS]
    slack = 1e-9 * max(map(abs, values))
    for before, after in pairwise(values):
        assert its_way is not None
        assert (after - before) * its_way >= -slack
        assert its_way or abs(after - before) <= slack


@pytest.mark.parametrize("scope", ["draw", "reactor", "ship", "squadron", "brought", "bay", "rate", "value", "utility"])
def test_stock_formulas_have_the_sign_of_their_derivatives(stock: Book, scope: str) -> None:
    """Roundings never turn a way, so that the formula without them goes the same one."""
    compared = 0
    for entry in stock.scopes[scope].entries.values():
        if set(entry.formula.uses) - set(stock.scopes[scope].inputs):
            continue
        symbols = {name: sympy.Symbol(name, positive=True) for name in entry.formula.uses}
        made = built(entry.formula.tree, symbols, fraction, smooth_operations())
        for name, symbol in symbols.items():
            slope = sympy.diff(made, symbol)
            sign = None if slope.is_zero else 1 if slope.is_nonnegative else -1 if slope.is_nonpositive else None
            decided = way(stock, entry.name, name)
            if decided and sign:
                compared += 1
                assert (entry.name, name, decided) == (entry.name, name, sign)
    assert compared >= 1


def test_most_of_the_stock_book_is_decided(stock: Book) -> None:
    ways = [
        way(stock, entry.name, name)
        for entry in stock.entries()
        for name in stock.scopes[entry.scope].inputs_of(stock.scopes[entry.scope].needed((entry.symbol,)))
    ]
    assert len(ways) > 250
    assert ways.count(None) < len(ways) / 10
    assert ways.count(-1) > 10
    assert Fraction(ways.count(1), len(ways)) > Fraction(1, 2)

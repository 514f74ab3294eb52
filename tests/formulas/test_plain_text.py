"""Formulas in a line for people."""

import pytest

from metamaker.formulas.plain_text import readable
from metamaker.formulas.syntax import parse
from metamaker.games.metaverse.stats.book import stock_book


@pytest.mark.parametrize(
    ("expression", "expected"),
    [
        ("a_b * 2 - c / 4", "a b · 2 − c / 4"),
        ("(a + b) * c", "(a + b) · c"),
        ("a - (b - c)", "a − (b − c)"),
        ("a / (b / c)", "a / (b / c)"),
        ("hull ** 2 + x ** 0.5 + (a + 1) ** -1", "hull² + x^0.5 + (a + 1)⁻¹"),
        ("fire ** fire_weight + a ** -b", "fire^(fire weight) + a^(−b)"),
        ("-(a + b) + sqrt(c) * abs(d)", "−(a + b) + √(c) · |d|"),
        ("floor(a / 2) + ceil(b) + max(1, log2(c))", "⌊a / 2⌋ + ⌈b⌉ + max(1, log₂(c))"),
        ("1 + (a if b >= 2 and not c == 1 else 0)", "1 + (a if (b ≥ 2) and (not (c = 1)), otherwise 0)"),
    ],
)
def test_formulas_for_people(expression: str, expected: str) -> None:
    names = ["a", "b", "c", "d", "a_b", "hull", "x", "fire", "fire_weight"]
    assert readable(parse("entry", expression, names).tree) == expected


def test_all_formulas_of_the_book_can_be_told() -> None:
    for scope in stock_book().scopes.values():
        for entry in scope.entries.values():
            text = readable(entry.formula.tree)
            assert not set("*_") & set(text), entry.name

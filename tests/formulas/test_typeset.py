"""Formulas as mathematics."""

import pytest

from metamaker.formulas.book import Book
from metamaker.formulas.errors import FormulaError
from metamaker.formulas.typeset import derivative, pretty, simplified, typeset


def test_a_formula_is_typeset_as_it_is_written(stock: Book) -> None:
    assert typeset(stock.entry("draw.sensor_array")) == r"\frac{\mathrm{n} \cdot \mathrm{r}}{8}"
    assert typeset(stock.entry("ship.mass_factor")) == (
        r"\operatorname{max}{\left(1,\left\lceil{\frac{\mathrm{hull\ hits}}{10}}\right\rceil \right)}"
    )
    assert pretty(stock.entry("ship.target_rating")).splitlines() == [
        "       ⎛   ⎢    ⎛hull hits⎞⎥⎞",
        "3 - max⎜0, ⎢log₂⎜─────────⎟⎥⎟",
        "       ⎝   ⎣    ⎝    8    ⎠⎦⎠",
    ]


def test_every_stock_formula_has_all_forms(stock: Book) -> None:
    for entry in stock.entries():
        assert typeset(entry)
        assert pretty(entry)
        assert simplified(stock, entry.name)
        for symbol in entry.formula.uses:
            assert derivative(stock, entry.name, symbol)


def test_simplifying_leaves_out_what_the_ranges_of_inputs_rule_out(stock: Book) -> None:
    assert "max" in pretty(stock.entry("squadron.strike"))
    assert "max" not in simplified(stock, "squadron.strike")


@pytest.mark.parametrize(
    ("name", "by", "slope"),
    [
        ("bay.cost", "launch", "n\n─\n2"),
        ("ship.max_speed", "tech_level", "4"),
        ("ship.reverse_speed", "max_speed", "1/2"),
        ("ship.reverse_speed", "ems", "0"),
    ],
)
def test_a_derivative_leaves_roundings_out(stock: Book, name: str, by: str, slope: str) -> None:
    assert derivative(stock, name, by) == slope


@pytest.mark.parametrize("text", ["floor(exp(1e12)) * ems", "1e12 ** 64", "1 / (max_speed * 0) + log2(0)"])
def test_constants_that_no_memory_would_hold_are_refused(stock: Book, text: str) -> None:
    book, refused = stock.with_house({"ship.reverse_speed": text})
    assert refused == ()
    with pytest.raises(FormulaError, match="gives no finite real number"):
        simplified(book, "ship.reverse_speed")


def test_what_sympy_cannot_show_is_shown_as_it_is_written(stock: Book) -> None:
    text = "(1 / (0 if 1 > 2 else hull_hits)) ** 2"
    book, _ = stock.with_house({"ship.ems": f"(2 if ems_continuous > 1 else 3) ** 2 + {text}", "ship.max_speed": text})
    for name in ("ship.ems", "ship.max_speed"):
        assert typeset(book.entry(name))
        assert pretty(book.entry(name))


def test_formulas_of_too_many_cases_are_not_simplified(stock: Book) -> None:
    book, _ = stock.with_house({"ship.ems": " * ".join(["max(1, tech_level)"] * 5)})
    with pytest.raises(FormulaError, match="more than 16 cases"):
        simplified(book, "ship.ems")
    with pytest.raises(FormulaError, match="more than 16 cases"):
        derivative(book, "ship.ems", "tech_level")


def test_a_derivative_names_the_conditions_of_its_cases(stock: Book) -> None:
    assert derivative(stock, "ship.ems_continuous", "power_total").splitlines()[0].strip(" ⎧").startswith("0")
    assert "(1 >= power total/(2*tech level))" in derivative(stock, "ship.ems_continuous", "power_total")

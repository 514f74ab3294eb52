"""The formula book: what it refuses, and house formulas in place of its own."""

import subprocess
import sys

import pytest

from metamaker.formulas.book import Book, chapters, function_words, read_book
from metamaker.formulas.compiled import evaluator, part_failures, part_function
from metamaker.formulas.errors import FormulaError
from metamaker.formulas.tree import CALLS, FUNCTIONS

ROW = 'unit = "", meaning = "", rule = ""'
SHIP = {"hull_hits": 60, "tech_level": 5, "reactor_total": 25, "power_total": 25.344}


def written(*entries: str) -> str:
    rows = "\n".join(f"{entry}, {ROW} }}" for entry in entries)
    return f'[s.inputs]\na = {{ unit = "", range = [0, 9], meaning = "" }}\n[s.entries]\n{rows}\n'


@pytest.mark.parametrize(
    ("text", "place", "reason"),
    [
        ("[s", "book", "not TOML"),
        ("s = 1", "s", "a table was expected"),
        ("[s]\nmeaning = ''", "s", "entries is missing"),
        ("[s]\nentrys = 1", "s", "the key entrys is unknown"),
        (written('x = { expression = "a"', 'X = { expression = "a"'), "s.X", "cannot be a symbol"),
        (written('pow = { expression = "a"'), "s.pow", "cannot be a symbol"),
        (written('lambda = { expression = "a"'), "s.lambda", "cannot be a symbol"),
        (written('a = { expression = "1"'), "s.a", "the symbol of an input"),
        (written("x = { expression = 1"), "s.x", "expression is missing"),
        (written('x = { expression = "c"'), "s.x", "c is not known here"),
        (written('x = { expression = "a", uses = ["c"]'), "s.x", "no input of s"),
        (written('x = { expression = "a", uses = []'), "s.x", "a is not known here"),
        (written('x = { expression = "a"', 'y = { expression = "x", uses = []'), "s.y", "x is not known here"),
        (written('x = { expression = "y"', 'y = { expression = "x"'), "s.x", "it depends on itself"),
        (written('x = { expression = "x"'), "s.x", "it depends on itself: x → x"),
    ],
)
def test_a_book_with_a_fault_is_refused_with_its_place(text: str, place: str, reason: str) -> None:
    with pytest.raises(FormulaError) as caught:
        read_book(text)
    assert caught.value.formula == place
    assert reason in str(caught.value.reason)


def test_a_result_or_an_input_below_its_least_counts_as_that() -> None:
    book = read_book(written('x = { expression = "a - 5", least = 2', 'p = { expression = "a - 5", uses = ["a"], least = 2'))
    assert [evaluator(book, "s")({"a": a}).values["x"] for a in (-3, 6, 9)] == [2, 2, 4]
    assert [part_function(book, "s.p")(a) for a in (-3, 6, 9)] == [2, 2, 4]
    assert part_function(book.with_house({"s.p": "a"})[0], "s.p")(-3) == 2


def test_house_formulas_stand_in_place_of_stock_ones_and_dependants_follow(stock: Book) -> None:
    book, refused = stock.with_house({"ship.max_speed": "3 * tech_level + 1"})
    assert refused == ()
    assert book.house == {"ship.max_speed"}
    values = evaluator(book, "ship")(SHIP).values
    assert (values["max_speed"], values["reverse_speed"]) == (16, 8)
    assert evaluator(stock, "ship")(SHIP).values["max_speed"] == 20


@pytest.mark.parametrize(
    ("name", "text", "column", "reason"),
    [
        ("ship.ems", "ceil(", 5, "never closed"),
        ("ship.ems", "hul_hits", 1, "did you mean hull_hits?"),
        ("ship.ems", "1 + ems", 5, "it depends on itself: ems → ems"),
        ("ship.emss", "1", 0, "did you mean ship.ems?"),
        ("shipp.ems", "1", 0, "did you mean ship.ems?"),
        ("ems", "1", 0, "there is no such formula"),
        ("ship.hull_hits", "1", 0, "measured from the design"),
        ("ship.mass_factor_literal", "1", 0, "the rules fix this value"),
        ("draw.guns", "hull_hits", 1, "hull_hits is not known here"),
        ("rate.immune", "sectors", 1, "sectors is not known here"),
    ],
)
def test_a_house_formula_that_cannot_be_accepted_is_reported_and_the_stock_stays(
    stock: Book, name: str, text: str, column: int, reason: str
) -> None:
    book, refused = stock.with_house({name: text})
    assert [(error.formula, error.column) for error in refused] == [(name, column)]
    assert reason in str(refused[0].reason)
    assert evaluator(book, "ship")(SHIP) == evaluator(stock, "ship")(SHIP)


def test_all_house_formulas_of_a_cycle_are_left_out_and_the_others_stay(stock: Book) -> None:
    book, refused = stock.with_house({"ship.max_speed": "ems + 1", "ship.ems": "1 + reverse_speed", "ship.mass_factor": "7"})
    assert {(error.formula, error.column) for error in refused} == {("ship.max_speed", 1), ("ship.ems", 5)}
    assert book.house == {"ship.mass_factor"}


def test_equal_house_formulas_give_the_same_book_and_none_give_the_stock(stock: Book) -> None:
    house = {"ship.ems": "4"}
    book, _ = stock.with_house(house)
    assert stock.with_house(dict(house))[0] is book
    assert book.with_house({})[0] is stock
    assert book.with_house({"ship.max_speed": "9"})[0].house == {"ship.max_speed"}


def test_an_entry_that_is_missing_is_named(stock: Book) -> None:
    for name in ("draw.cargo_bay", "cargo.bay"):
        with pytest.raises(KeyError, match=f"{name} is no entry of the formula book"):
            stock.entry(name)


def test_part_failures_are_none_without_house_formulas(stock: Book) -> None:
    assert part_failures(stock, "draw.sensor_array", 1, 15, 60) == ()


def test_compiled_functions_see_the_listed_functions_and_nothing_else(stock: Book) -> None:
    part = part_function(stock, "draw.sensor_array")
    for run in (evaluator(stock, "ship").run, part):
        seen = run.__globals__
        assert seen == {"__builtins__": {}, **CALLS}
        assert seen["__builtins__"] == {}
    assert set(CALLS) == {*FUNCTIONS, "pow"}


def test_sympy_is_not_imported_until_it_is_needed() -> None:
    modules = ("algebra", "book", "compiled", "explain", "typeset")
    names = ", ".join(f"metamaker.formulas.{module}" for module in modules)
    ask = f"import sys, {names}; sys.exit('sympy' in sys.modules)"
    subprocess.run([sys.executable, "-c", ask], check=True)


def test_the_documentation_lists_every_word_with_unit_and_meaning(stock: Book) -> None:
    words = [word for chapter in chapters(stock) for word in (*chapter.inputs, *chapter.entries)]
    assert all(word.unit and word.meaning for word in words)
    assert {chapter.name for chapter in chapters(stock)} == set(stock.scopes)
    assert [word.written for word in function_words()][:2] == ["min(a, b, …)", "max(a, b, …)"]

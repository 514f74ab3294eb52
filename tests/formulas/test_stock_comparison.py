"""House formulas that go against the stock one, and those of which nothing may be said."""

import random
import subprocess
import sys

import pytest

from metamaker.formulas.book import Book
from metamaker.formulas.compiled import bare_function
from metamaker.formulas.monotonicity import way
from metamaker.formulas.stock_comparison import MOST_POINTS, contrary, courses, places


@pytest.mark.parametrize(
    ("name", "text", "by", "values"),
    [
        ("ship.ems", "100 - reactor_total", "reactor_total", (100, 99)),
        ("ship.max_speed", "tech_level * (20 - tech_level)", "tech_level", (100, 99)),
        ("ship.reverse_speed", "40 - max_speed", "tech_level", (36, 32)),
        ("ship.target_rating", "floor(log2(hull_hits)) - 6", "hull_hits", (-6, -5)),
        ("reactor.rating", "power * tech_level / 5", "tech_level", (1, 1.2)),
        ("bay.cost", "n * (launch - carry)", "carry", (1, 0)),
        ("rate.plates", "4 - n", "n", (4, 3)),
    ],
)
def test_where_a_formula_goes_the_other_way(stock: Book, name: str, text: str, by: str, values: tuple[float, float]) -> None:
    found = contrary(stock, name, text)
    assert found is not None
    assert (found.by, found.value_before, found.value_after) == (by, *map(pytest.approx, values))
    assert found.falls == (values[1] < values[0])
    assert found.before < found.after


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("ship.ems", "max(1, ceil(reactor_total / 8))"),
        ("ship.ems", "3"),
        ("ship.ems", "max(1, ceil(reactor_total / 10) + 5 - min(5, tech_level))"),
        ("ship.max_speed", "5 * tech_level"),
        ("ship.max_speed", "4 * tech_level - 1e-8 * tech_level * tech_level"),
        ("draw.primitive_ftl", "n * (5 - r)"),
        ("draw.ansible", "1 / (r - 3)"),
        ("draw.ansible", "0 if n > 9000 and 1 / (r - 99) < 0 else 9 - n"),
        ("utility.drive_points", "0.1 * min(points, hull_hits / 4)"),
        ("ship.ems", "ems + 1"),
        ("ship.ems", "100 - reactors"),
    ],
)
def test_nothing_is_said_where_nothing_is_certain(stock: Book, name: str, text: str) -> None:
    assert contrary(stock, name, text) is None


def test_no_stock_formula_goes_against_itself(stock: Book) -> None:
    assert [name for name in names(stock) if contrary(stock, name, stock.entry(name).expression)] == []


def test_what_is_taken_for_the_way_of_a_stock_formula_holds_everywhere(stock: Book) -> None:
    """Where no proof is found it is seen on a few lines; here on many, at places in between too."""
    undecided = [
        (name, course) for name in names(stock) for course in courses(stock, name) if way(stock, name, course.by) is None
    ]
    assert len(undecided) > 10
    chance = random.Random(7)  # noqa: S311
    for name, course in undecided:
        entry = stock.entry(name)
        inputs = [stock.scopes[entry.scope].inputs[symbol] for symbol in entry.inputs]
        for _ in range(400):
            first = [chance.choice(places(one)) * chance.choice((1, 1, 0.01)) // 1 for one in inputs]
            then = [value + chance.randint(1, 50) * (one.symbol == course.by) for value, one in zip(first, inputs, strict=True)]
            change = bare_function(stock, name)(*then) - bare_function(stock, name)(*first)
            assert change * course.turn >= -1e-9, (name, course.by, first)


def names(stock: Book) -> list[str]:
    return [entry.name for entry in stock.entries() if not entry.fixed]


def test_what_is_said_is_what_the_formula_gives(stock: Book) -> None:
    text = "100 - strength * speed_cm"
    found = contrary(stock, "squadron.strike", text)
    assert found is not None
    assert found.by == "strength"
    book, _ = stock.with_house({"squadron.strike": text})
    of_house = bare_function(book, "squadron.strike")
    inputs = dict.fromkeys(stock.entry("squadron.strike").inputs, 1.0)
    given = [of_house(*{**inputs, "strength": at}.values()) for at in (found.before, found.after)]
    assert given == [found.value_before, found.value_after] == [100, 99]


def test_places_reach_from_end_to_end(stock: Book) -> None:
    inputs = [one for scope in stock.scopes.values() for one in scope.inputs.values()]
    for one in inputs:
        found = places(one)
        assert (found[0], found[-1]) == (one.least, min(one.most, 1e9))
        assert list(found) == sorted(set(found))
        assert all(place.is_integer() for place in found) or not one.whole
        assert one.most - one.least > MOST_POINTS or not one.whole or len(found) == one.most - one.least + 1


def test_nothing_slow_is_imported_for_it() -> None:
    code = (
        "import sys; from metamaker.games.metaverse.stats.book import stock_book; "
        "from metamaker.formulas.stock_comparison import contrary; "
        "assert contrary(stock_book(), 'ship.ems', '5 - reactor_total'); assert 'sympy' not in sys.modules"
    )
    subprocess.run([sys.executable, "-c", code], check=True)

"""Which input reaches a wanted value: the answer does by the compiled formula, and what is nearer does not."""

import math
from fractions import Fraction

import pytest
from hypothesis import HealthCheck, assume, given, settings
from hypothesis import strategies as st

from metamaker.formulas.book import Book, read_book
from metamaker.formulas.compiled import bare_function
from metamaker.formulas.errors import FormulaError
from metamaker.formulas.piecewise import NotStraight, piece
from metamaker.formulas.solving import Answer, Calculation, reaching
from metamaker.formulas.syntax import parse
from tests.examples import examples
from tests.formulas.test_agreement import FORMULAS

BOOK = read_book(
    """
[s.inputs]
a = { unit = "", range = [-30, 40], meaning = "" }
b = { unit = "", range = [-30, 40], whole = false, meaning = "" }
c = { unit = "", range = [0, 1e9], meaning = "" }
[s.entries]
x = { expression = "7", unit = "", meaning = "", rule = "" }
[fraction.inputs]
a = { unit = "", range = [-30, 40], whole = false, meaning = "" }
b = { unit = "", range = [-30, 40], meaning = "" }
[fraction.entries]
x = { expression = "7", unit = "", meaning = "", rule = "" }
"""
)
NOW = {"a": 3.0, "b": 3.0, "c": 3.0}


def asked(text: str, scope: str = "s", **inputs: float) -> Calculation:
    book, refused = BOOK.with_house({f"{scope}.x": text})
    assert refused == ()
    return Calculation(book, scope, "x", {**NOW, **inputs})


def ship(stock: Book, symbol: str, **inputs: float) -> Calculation:
    return Calculation(
        stock, "ship", symbol, {"hull_hits": 60, "tech_level": 5, "reactor_total": 26, "power_total": 25.344} | inputs
    )


def reactor(stock: Book, power: float = 25.344) -> Calculation:
    return Calculation(stock, "reactor", "rating", {"power": power, "tech_level": 5})


@pytest.mark.parametrize(
    ("symbol", "name", "wanted", "answer"),
    [
        ("max_speed", "tech_level", 32, Answer(8, 32)),
        ("max_speed", "tech_level", 30, Answer(8, 32)),
        ("max_speed", "tech_level", 9, Answer(2, 8)),
        ("max_speed", "tech_level", 20, Answer(5, 20)),
        ("max_speed", "tech_level", 400, Answer(99, 396, reached=False)),
        ("max_speed", "tech_level", 3, Answer(1, 4, reached=False)),
        ("reverse_speed", "tech_level", 15, Answer(8, 16)),
        ("mass_factor", "hull_hits", 7, Answer(61, 7)),
        ("mass_factor", "hull_hits", 5, Answer(50, 5)),
        ("target_rating", "hull_hits", 0, Answer(64, 0)),
        ("target_rating", "hull_hits", 2, Answer(31, 2)),
        ("target_rating", "hull_hits", 4, Answer(15, 3, reached=False)),
        ("ems", "reactor_total", 4, Answer(31, 4)),
        ("ems", "reactor_total", 1e7, Answer(99_999_991, 1e7)),
        ("ems", "reactor_total", 1e9, Answer(1e9, 1e8, reached=False)),
        ("ems", "reactor_total", 0, Answer(0, 1, reached=False)),
        ("ems_continuous", "power_total", 4, Answer(40, 4)),
        ("ems_continuous", "power_total", 4.05, Answer(40.5, 4.05)),
        ("ems_continuous", "tech_level", 1.2, Answer(11, 25.344 / 22)),
    ],
)
def test_answers_for_a_ship(stock: Book, symbol: str, name: str, wanted: float, answer: Answer) -> None:
    found = reaching(ship(stock, symbol), name, wanted)
    assert (found.value, found.reached, found.beyond, found.certain) == (
        answer.value,
        answer.reached,
        answer.beyond,
        answer.certain,
    )
    assert found.gives == pytest.approx(answer.gives)


def test_halves_are_reached_as_roundings_are_nudged(stock: Book) -> None:
    assert reaching(reactor(stock), "power", 30) == Answer(29.5, 30)
    assert reaching(reactor(stock), "power", 20) == Answer(20.5, 20, beyond=-1)
    assert reaching(reactor(stock), "tech_level", 30) == Answer(4, 32)
    assert reaching(reactor(stock), "power", 2e9) == Answer(1e9, 1e9, reached=False)


def test_what_lies_just_beyond_a_place_is_told_so() -> None:
    assert reaching(asked("ceil(b / 10)"), "b", 3) == Answer(20, 3, beyond=1)
    assert reaching(asked("ceil(b / 10)"), "b", 0) == Answer(0, 0)
    assert reaching(asked("floor(b / 10)"), "b", 3) == Answer(30, 3)
    assert reaching(asked("round(b)", b=4.5), "b", 4) == Answer(4.5, 4, beyond=-1)
    assert reaching(asked("5 if b > 3.3 else 1"), "b", 2) == Answer(3.3, 5, beyond=1)


@pytest.mark.parametrize(
    ("text", "name", "wanted", "answer"),
    [
        # up and down again: the nearest of several places, on whichever side
        ("abs(b - 1)", "b", 4, Answer(5, 4)),
        ("abs(b - 4)", "b", 4, Answer(0, 4)),
        ("min(b, 10 - b)", "b", 6, Answer(5, 5, reached=False)),
        ("b - 3 * floor(b / 3)", "b", 2.5, Answer(3, 3, beyond=-1)),
        ("c - 100 * floor(c / 100)", "c", 99, Answer(99, 99)),
        ("c - 100 * floor(c / 100) if c > 1000 else 0", "c", 50, Answer(1050, 50)),
        # bent, but known to go one way
        ("sqrt(c)", "c", 1000, Answer(1_000_000, 1000)),
        ("sqrt(c) + 1e-9 * c", "c", 1e6, Answer(1e9, 31_623.7766, reached=False)),
        ("c / (c + 10)", "c", 0.5, Answer(10, 0.5)),
        ("exp(b / 10)", "b", 10, Answer(23.02585, 10)),
    ],
)
def test_answers_for_any_formula(text: str, name: str, wanted: float, answer: Answer) -> None:
    found = reaching(asked(text), name, wanted)
    assert (found.certain, found.reached, found.beyond) == (True, answer.reached, answer.beyond)
    assert found.value == pytest.approx(answer.value)
    assert found.gives == pytest.approx(answer.gives, rel=1e-5)


def test_only_what_may_change_the_result_can_be_asked_for() -> None:
    question = asked("a + 2 + 0 * b")
    assert [one.symbol for one in question.asked_for] == ["a"]
    assert question.now == 5
    with pytest.raises(KeyError):
        reaching(question, "b", 3)


def test_what_is_found_by_trying_says_so() -> None:
    found = reaching(asked("b * b - 4 * b"), "b", 60)
    assert (found.value, found.certain, found.reached) == (10, False, True)
    none = reaching(asked("b - b * b"), "b", 60)
    assert (none.certain, none.reached) == (False, False)
    assert none.gives == pytest.approx(0.25, abs=0.01)


def test_a_house_formula_that_fails_somewhere_has_its_stock_value_there() -> None:
    found = reaching(asked("1 / (a - 20)"), "a", 7)
    assert found == Answer(20, 7)


def reached(question: Calculation, name: str, value: float, wanted: float) -> bool:
    now = question.with_input(name, question.inputs[name])
    there = question.with_input(name, value)
    return there >= wanted - 1e-9 if now <= wanted else there <= wanted + 1e-9


def uses_a(text: str) -> bool:
    try:
        return "a" in parse("s.x", text, ("a", "b")).uses
    except FormulaError:
        return False


TEXTS = FORMULAS.filter(uses_a)
WANTED = st.integers(-80, 80).map(lambda n: n / 4)


@settings(deadline=None, max_examples=examples(200), suppress_health_check=[HealthCheck.filter_too_much])
@given(TEXTS, WANTED, st.integers(-20, 20))
def test_of_whole_numbers_the_nearest_is_found_and_no_nearer_one_would_do(text: str, wanted: float, a: int) -> None:
    question = asked(text, a=float(a), b=2.0)
    assume(question.asked_for[:1] and question.asked_for[0].symbol == "a")
    found = reaching(question, "a", wanted)
    assert found.certain
    assert found.value.is_integer()
    assert question.with_input("a", found.value) == found.gives
    far = abs(found.value - a) if found.reached else math.inf
    nearer = [value for value in range(-30, 41) if abs(value - a) < far]
    assert not any(reached(question, "a", value, wanted) for value in nearer)
    assert found.reached == reached(question, "a", found.value, wanted)


@settings(deadline=None, max_examples=examples(200), suppress_health_check=[HealthCheck.filter_too_much])
@given(TEXTS, WANTED, st.integers(-80, 80).map(lambda n: n / 4))
def test_of_fractions_the_answer_reaches_it_and_no_nearer_place_does(text: str, wanted: float, a: float) -> None:
    question = asked(text, "fraction", a=a, b=2.0)
    assume(question.asked_for[:1] and question.asked_for[0].symbol == "a")
    found = reaching(question, "a", wanted)
    near = abs(found.value - a)
    if found.reached and not found.beyond:
        assert reached(question, "a", found.value, wanted)
        assert question.with_input("a", found.value) == found.gives
    if found.beyond:
        assert not reached(question, "a", found.value, wanted)
        assert reached(question, "a", found.value + found.beyond * 1e-5 * max(1, abs(found.value)), wanted)
    if found.certain:
        nearer = near - 1e-5 * max(1.0, abs(found.value)) if found.reached else math.inf
        grid = [step / 16 for step in range(-480, 641)]
        assert not any(reached(question, "a", value, wanted) for value in grid if abs(value - a) < nearer)


@settings(deadline=None, max_examples=examples(100), suppress_health_check=[HealthCheck.filter_too_much])
@given(TEXTS, st.integers(-80, 80).map(lambda n: Fraction(n, 4)), st.sampled_from([-1, 0, 1]))
def test_pieces_are_what_the_formula_gives(text: str, place: Fraction, side: int) -> None:
    """Halfway to the edge of a piece, or near its place where it has none, the compiled formula gives what the line says."""
    question = asked(text, "fraction")
    scope = question.book.scopes["fraction"]
    try:
        found = piece(scope, "x", question.inputs, "a", place, side)
    except NotStraight:
        assume(False)
    far = Fraction(side, 1000) if found.edge is None else (found.edge - place) / 2
    line = found.value.at + found.value.slope * far
    run = bare_function(question.book, "fraction.x")
    assert run(float(place + far), 3.0) == pytest.approx(float(line), rel=1e-6, abs=1e-6)

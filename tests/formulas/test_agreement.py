"""Three ways to evaluate a formula agree: the compiled function, sympy's exact numbers, and a reference read from the text."""

import ast
import math
import operator
from collections.abc import Callable, Mapping
from fractions import Fraction
from typing import Any

import pytest
from hypothesis import HealthCheck, assume, given, settings
from hypothesis import strategies as st

from metamaker.formulas.algebra import exact
from metamaker.formulas.book import read_book
from metamaker.formulas.compiled import evaluator, part_failures, part_function
from metamaker.formulas.errors import FormulaError
from metamaker.formulas.syntax import parse
from tests.examples import examples

BOOK = read_book(
    """
[s.inputs]
a = { unit = "", range = [-100, 100], meaning = "" }
b = { unit = "", range = [-100, 100], meaning = "" }
[s.entries]
x = { expression = "7", unit = "", meaning = "", rule = "" }
y = { expression = "x + 1", unit = "", meaning = "", rule = "" }
part = { expression = "7", uses = ["b", "a"], unit = "", meaning = "", rule = "" }
"""
)
FAR = 1e6
NEAR = 1e-7


class Unclear(Exception):
    """A value so near a step, or so large, that floats and fractions may rightly differ."""


FUNCTIONS: Mapping[str, Callable[..., float]] = {
    "min": lambda *x: sorted(x)[0],
    "max": lambda *x: sorted(x)[-1],
    "floor": lambda x: math.floor(x + 1e-9),
    "ceil": lambda x: math.ceil(x - 1e-9),
    "round": lambda x: math.floor(x + 0.5 + 1e-9),
    "sqrt": math.sqrt,
    "log2": math.log2,
    "ln": math.log,
    "exp": math.exp,
    "abs": abs,
}
ARITHMETIC: Mapping[type, Callable[[Any, Any], Any]] = {
    ast.Add: operator.add,
    ast.Sub: operator.sub,
    ast.Mult: operator.mul,
    ast.Div: operator.truediv,
    ast.Pow: operator.pow,
}
COMPARE: Mapping[type, Callable[[Any, Any], bool]] = {
    ast.Lt: operator.lt,
    ast.LtE: operator.le,
    ast.Gt: operator.gt,
    ast.GtE: operator.ge,
    ast.Eq: operator.eq,
    ast.NotEq: operator.ne,
}


class Reference:
    """A formula's value by Python's own meaning of its text."""

    def __init__(self, values: Mapping[str, float]) -> None:
        self.values = values

    def __call__(self, text: str) -> float:
        return float(self.number(ast.parse(text, mode="eval").body))

    def number(self, node: ast.expr) -> Any:
        match node:
            case ast.Constant(value=int() | float() as number):
                return float(number)
            case ast.Name(id=name):
                return self.values[name]
            case ast.BinOp(left, sign, right):
                return self.seen(ARITHMETIC[type(sign)](self.number(left), self.number(right)))
            case ast.UnaryOp(ast.USub(), operand):
                return -self.number(operand)
            case ast.IfExp(test, yes, no):
                return self.either(test, yes, no)
            case ast.Call(ast.Name(id=name), arguments, []):
                return self.seen(self.called(name, [self.number(argument) for argument in arguments]))
        raise AssertionError(ast.dump(node))

    def condition(self, node: ast.expr) -> bool:
        match node:
            case ast.UnaryOp(ast.Not(), operand):
                return not self.condition(operand)
            case ast.BoolOp(ast.And(), [left, right]):
                return self.condition(left) and self.condition(right)
            case ast.BoolOp(ast.Or(), [left, right]):
                return self.condition(left) or self.condition(right)
            case ast.Compare(left, [sign], [right]):
                return self.compared(COMPARE[type(sign)], self.number(left), self.number(right))
        raise AssertionError(ast.dump(node))

    def either(self, test: ast.expr, yes: ast.expr, no: ast.expr) -> Any:
        return self.number(yes) if self.condition(test) else self.number(no)

    def called(self, name: str, arguments: list[float]) -> float:
        return FUNCTIONS[name](*arguments)

    def compared(self, sign: Callable[[Any, Any], bool], left: float, right: float) -> bool:
        return sign(left, right)

    def seen(self, found: Any) -> Any:
        if isinstance(found, complex):
            raise ValueError("complex")
        return found


class ClearReference(Reference):
    """Evaluates both sides of every choice and raises Unclear near a step, where floats and fractions may differ."""

    def either(self, test: ast.expr, yes: ast.expr, no: ast.expr) -> Any:
        both = self.number(yes), self.number(no)
        return both[0] if self.condition(test) else both[1]

    def condition(self, node: ast.expr) -> bool:
        if isinstance(node, ast.BoolOp):
            for side in node.values:
                self.condition(side)
        return super().condition(node)

    def called(self, name: str, arguments: list[float]) -> float:
        if name in ("floor", "ceil", "round"):
            past = arguments[0] * 2
            if 1e-10 < abs(past - round(past)) < NEAR:
                raise Unclear
        return super().called(name, arguments)

    def compared(self, sign: Callable[[Any, Any], bool], left: float, right: float) -> bool:
        if 0 < abs(left - right) < NEAR:
            raise Unclear
        return super().compared(sign, left, right)

    def seen(self, found: Any) -> Any:
        found = super().seen(found)
        if abs(found) > FAR or 0 < abs(found) < NEAR:
            raise Unclear
        return found


def combined(numbers: st.SearchStrategy[str]) -> st.SearchStrategy[str]:
    conditions = st.builds("{} {} {}".format, numbers, st.sampled_from(["<", "<=", ">", ">=", "==", "!="]), numbers)
    tests = st.one_of(
        conditions,
        st.builds("not {}".format, conditions),
        st.builds("({}) {} ({})".format, conditions, st.sampled_from(["and", "or"]), conditions),
    )
    one = st.sampled_from(["floor", "ceil", "round", "sqrt", "log2", "ln", "exp", "abs"])
    return st.one_of(
        st.builds("({} {} {})".format, numbers, st.sampled_from("+-*/"), numbers),
        st.builds("({}) ** {}".format, numbers, st.sampled_from(["2", "3", "-1", "0.5", "0.37", "b"])),
        st.builds("(-{})".format, numbers),
        st.builds("{}({})".format, one, numbers),
        st.builds("{}({}, {})".format, st.sampled_from(["min", "max"]), numbers, numbers),
        st.builds("({} if {} else {})".format, numbers, tests, numbers),
    )


NUMBERS = st.sampled_from(["a", "b", "0", "1", "2", "10", "0.1", "0.25", "2.5", "3.7"])
FORMULAS = st.recursive(NUMBERS, combined, max_leaves=8)
INPUTS = st.integers(-40, 40).map(lambda n: Fraction(n, 4))


def accepted(text: str) -> bool:
    try:
        parse("s.x", text, ("a", "b"))
    except FormulaError:
        return False
    return True


@settings(deadline=None)
@given(FORMULAS.filter(accepted), INPUTS, INPUTS)
def test_compiled_formulas_mean_what_their_text_means(text: str, a: Fraction, b: Fraction) -> None:
    inputs = {"a": float(a), "b": float(b)}
    book, refused = BOOK.with_house({"s.x": text, "s.part": text})
    found = evaluator(book, "s")(inputs)
    by_part = part_function(book, "s.part")(float(b), float(a))
    reasons = part_failures(book, "s.part", float(b), float(a))
    try:
        expected = Reference(inputs)(text)
        assume(math.isfinite(expected))
    except (ArithmeticError, ValueError):
        expected = 7.0
        assert [failure.formula for failure in found.failures] == ["s.x"]
        assert [failure.formula for failure in reasons] == ["s.part"]
        assert 1 <= found.failures[0].column <= len(text)
    else:
        assert (found.failures, reasons) == ((), ())
    assert refused == ()
    assert found.values["x"] == pytest.approx(expected, rel=1e-12)
    assert found.values["y"] == found.values["x"] + 1
    assert by_part == found.values["x"]


@settings(deadline=None, suppress_health_check=[HealthCheck.filter_too_much], max_examples=examples(60))
@given(FORMULAS.filter(accepted), INPUTS, INPUTS)
def test_exact_numbers_give_what_floats_give(text: str, a: Fraction, b: Fraction) -> None:
    try:
        expected = ClearReference({"a": float(a), "b": float(b)})(text)
    except (ArithmeticError, ValueError, Unclear):
        assume(False)
    exactly = exact(parse("s.x", text, ("a", "b")).tree, {"a": a, "b": b})
    assert float(exactly) == pytest.approx(expected, rel=1e-6, abs=1e-6)


@pytest.mark.parametrize(
    ("text", "column", "reason"),
    [
        ("1 + a / (b - b)", 10, "division by zero"),
        ("2 * log2(0 * a)", 5, "log2 gives no finite real number for 0"),
        ("sqrt(0 - b * b)", 1, "sqrt gives no finite real number for −9"),
        ("(0 - 8) ** 0.5", 1, "** gives no finite real number for −8, 0.5"),
        ("0 ** (0 - 1)", 1, "** gives no finite real number for 0, −1"),
        ("1 + exp(1000)", 5, "exp gives no finite real number for 1000"),
        ("1 + (1e12**20 * a) * 1e12**20", 5, "not a finite number"),
        ("1e12 ** 64", 1, "** gives no finite real number"),
    ],
)
def test_a_house_formula_that_fails_names_column_and_reason_and_the_stock_value_stands(
    text: str, column: int, reason: str
) -> None:
    book, refused = BOOK.with_house({"s.x": text, "s.part": text})
    found = evaluator(book, "s")({"a": 2, "b": 3})
    assert refused == ()
    assert found.values == {"x": 7, "y": 8}
    assert [(f.formula, f.column) for f in found.failures] == [("s.x", column)]
    assert reason in str(found.failures[0].reason)
    assert part_function(book, "s.part")(3, 2) == 7
    assert [(f.formula, f.column) for f in part_failures(book, "s.part", 3, 2)] == [("s.part", column)]


def test_a_stock_formula_that_fails_because_of_a_house_formula_has_its_stock_value_too() -> None:
    stock = read_book(
        """
[s.entries]
x = { expression = "2", unit = "", meaning = "", rule = "" }
y = { expression = "1 / x", unit = "", meaning = "", rule = "" }
z = { expression = "y + x", unit = "", meaning = "", rule = "" }
"""
    )
    found = evaluator(stock.with_house({"s.x": "0"})[0], "s")({})
    assert found.values == {"x": 0, "y": 0.5, "z": 0.5}
    assert [str(failure) for failure in found.failures] == ["formula s.y, column 5: division by zero"]


def test_only_the_chosen_side_and_the_needed_conditions_are_evaluated() -> None:
    book, _ = BOOK.with_house({"s.x": "1 / a if a != 0 and 1 / a < 9 else 5 if a == 0 or 1 / a > 9 else 6"})
    assert [evaluator(book, "s")({"a": a, "b": 0}) for a in (0, 2)] == [
        ({"x": 5, "y": 6}, ()),
        ({"x": 0.5, "y": 1.5}, ()),
    ]

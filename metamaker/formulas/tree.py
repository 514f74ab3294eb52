"""The language of formulas: the nodes of a checked formula, and the functions that it may call."""

import math
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import TypeAlias


@dataclass(frozen=True, slots=True)
class Number:
    """A number as written; always a float, so that no whole number grows without bound."""

    value: float
    column: int


@dataclass(frozen=True, slots=True)
class Symbol:
    """The value of an input or of another entry."""

    name: str
    column: int


@dataclass(frozen=True, slots=True)
class Apply:
    """An operator, comparison, logical word or function (`operation`) applied to its operands."""

    operation: str
    operands: tuple["Tree", ...]
    column: int


@dataclass(frozen=True, slots=True)
class Choose:
    """`yes if test else no`; only the chosen side is evaluated."""

    test: "Tree"
    yes: "Tree"
    no: "Tree"
    column: int


Tree: TypeAlias = Number | Symbol | Apply | Choose

NEGATIVE = "negative"
COMPARISONS = frozenset({"<", "<=", ">", ">=", "==", "!="})
LOGIC = frozenset({"and", "or", "not"})


def children(tree: Tree) -> tuple[Tree, ...]:
    """Return the nodes directly below, in the order of their meaning."""
    match tree:
        case Apply(_, operands, _):
            return operands
        case Choose(test, yes, no, _):
            return (test, yes, no)
        case _:
            return ()


def nodes(tree: Tree) -> Iterator[Tree]:
    """Every node, those below before those above."""
    for child in children(tree):
        yield from nodes(child)
    yield tree


def symbols(tree: Tree) -> dict[str, int]:
    """Return the names that a formula uses, each with the column of its first use."""
    found: dict[str, int] = {}
    for node in nodes(tree):
        if isinstance(node, Symbol):
            found[node.name] = min(node.column, found.get(node.name, node.column))
    return found


NUDGE = 1e-9
"""The tolerance of rounding.

Sums of tenths are off by far less (0.1 + 0.2 by 5e-17), and no formula of the book has steps as fine as this.
"""


@dataclass(frozen=True, slots=True)
class Function:
    """A function of formulas: how it is called, how many arguments it takes (`most` None: any number)."""

    name: str
    call: Callable[..., float]
    least: int
    most: int | None
    signature: str
    meaning: str


def floor(x: float) -> float:
    """Return the largest integer up to `x`; binary floats give the result of exact fractions."""
    return float(math.floor(x + NUDGE))


def ceil(x: float) -> float:
    """Return the smallest integer from `x`; binary floats give the result of exact fractions."""
    return float(math.ceil(x - NUDGE))


def half_up(x: float) -> float:
    """Return the nearest integer, with halves rounded up. Rule MV-0.0.0-01."""
    return float(math.floor(x + 0.5 + NUDGE))


_ALL = (
    Function("min", min, 2, None, "min(a, b, …)", "the smallest of two or more numbers"),
    Function("max", max, 2, None, "max(a, b, …)", "the largest of two or more numbers"),
    Function("floor", floor, 1, 1, "floor(a)", "`a` rounded down to a whole number"),
    Function("ceil", ceil, 1, 1, "ceil(a)", "`a` rounded up to a whole number"),
    Function("round", half_up, 1, 1, "round(a)", "`a` rounded to the nearest whole number, halves upwards"),
    Function("sqrt", math.sqrt, 1, 1, "sqrt(a)", "the square root of a number of at least 0"),
    Function("log2", math.log2, 1, 1, "log2(a)", "the logarithm to base 2 of a number above 0"),
    Function("ln", math.log, 1, 1, "ln(a)", "the natural logarithm of a number above 0"),
    Function("exp", math.exp, 1, 1, "exp(a)", "e to the power of a"),
    Function("abs", math.fabs, 1, 1, "abs(a)", "the absolute value of a number"),
)

FUNCTIONS: Mapping[str, Function] = MappingProxyType({function.name: function for function in _ALL})

# `**` runs as math.pow: always a float, and an error instead of a complex number
CALLS: Mapping[str, Callable[..., float]] = MappingProxyType({f.name: f.call for f in _ALL} | {"pow": math.pow})

"""Which way a formula goes as one of its inputs grows, proved node by node over the whole ranges of its inputs.

Every node has bounds and a way. Sums, products, roundings and choices pass both on where that is certain; nothing is tried.
"""

import math
from collections.abc import Callable, Iterable, Mapping
from functools import lru_cache
from typing import NamedTuple, TypeAlias

from metamaker.formulas.book import Book
from metamaker.formulas.compiled import KEPT
from metamaker.formulas.interpreter import UNDEFINED
from metamaker.formulas.scope import Scope
from metamaker.formulas.tree import CALLS, COMPARISONS, NEGATIVE, Apply, Choose, Number, Symbol, Tree

Way: TypeAlias = int | None
"""1: never falls, −1: never rises, 0: stays as it is, None: not decided."""


class Shape(NamedTuple):
    """The smallest and largest value of a node over all inputs, and its direction; a condition is 1 if true, otherwise 0."""

    low: float
    high: float
    way: Way

    @property
    def sign(self) -> Way:
        """1 where nothing is below 0, −1 where nothing is above it, 0 for zero itself."""
        if self.low == self.high == 0:
            return 0
        return 1 if self.low >= 0 else -1 if self.high <= 0 else None


UNKNOWN = Shape(-math.inf, math.inf, None)


@lru_cache(maxsize=KEPT)
def way(book: Book, name: str, by: str) -> Way:
    """Return the direction of the entry `name` of `book` as the input `by` grows, for all values of the other inputs.

    A known direction also means that the formula has a finite value for all inputs in their ranges. Raises KeyError for an
    unknown entry.
    """
    return shape(book, name, by).way


def shape(book: Book, name: str, by: str) -> Shape:
    """Return the limits of the entry `name` of `book` and its direction as the input `by` grows.

    Returns `UNKNOWN` where it may have no value. Raises KeyError for an unknown entry.
    """
    entry = book.entry(name)
    scope = book.scopes[entry.scope]
    needed = scope.needed((entry.symbol,))
    shapes = _of_inputs(scope, needed, by)
    for symbol in needed:
        least = scope.entries[symbol].least
        made = _shape(scope.entries[symbol].formula.tree, shapes)
        shapes[symbol] = made if least is None else _at_least(made, least)
    return shapes[entry.symbol]


def _of_inputs(scope: Scope, needed: Iterable[str], by: str) -> dict[str, Shape]:
    inputs = [scope.inputs[name] for name in scope.inputs_of(needed)]
    return {one.symbol: Shape(one.least, one.most, int(one.symbol == by)) for one in inputs}


def _at_least(made: Shape, least: float) -> Shape:
    return made if made == UNKNOWN else _greatest(made, Shape(least, least, 0))


def _shape(tree: Tree, shapes: Mapping[str, Shape]) -> Shape:
    match tree:
        case Number(value, _):
            return Shape(value, value, 0)
        case Symbol(name, _):
            return shapes[name]
        case Choose(test, yes, no, _):
            return _chosen(_shape(test, shapes), _shape(yes, shapes), _shape(no, shapes))
        case Apply(operation, operands, _):
            return _applied(operation, [_shape(operand, shapes) for operand in operands])


def _applied(operation: str, operands: list[Shape]) -> Shape:
    if UNKNOWN in operands:
        return UNKNOWN
    try:
        made = _made(operation, operands)
    except UNDEFINED:
        return UNKNOWN
    # infinite only where an input may be; otherwise the number is too large and has no value
    is_endless = any(math.isinf(bound) for one in operands for bound in one[:2])
    is_wrong = math.isnan(made.low) or math.isnan(made.high) or (math.isinf(made.high - made.low) and not is_endless)
    return UNKNOWN if is_wrong else made


def _made(operation: str, operands: list[Shape]) -> Shape:
    if operation in _SHAPES:
        return _SHAPES[operation](*operands)
    return _compared(operation, *operands) if operation in COMPARISONS else _followed(operation, *operands)


def _both(first: Way, second: Way) -> Way:
    """Return the direction of a combination of both directions."""
    if first == 0 or first == second:
        return second
    return first if second == 0 else None


def _times(way_of_one: Way, sign: Way) -> Way:
    """Return the direction of a product with a factor of this sign."""
    if way_of_one == 0 or sign == 0:
        return 0
    return None if way_of_one is None or sign is None else way_of_one * sign


def _sum(left: Shape, right: Shape) -> Shape:
    return Shape(left.low + right.low, left.high + right.high, _both(left.way, right.way))


def _product(left: Shape, right: Shape) -> Shape:
    found = tuple(a * b for a in left[:2] for b in right[:2])
    its_way = _both(_times(left.way, right.sign), _times(right.way, left.sign))
    return UNKNOWN if any(map(math.isnan, found)) else Shape(min(found), max(found), its_way)


def _negated(one: Shape) -> Shape:
    return Shape(-one.high, -one.low, _times(one.way, -1))


def _inverse(one: Shape) -> Shape:
    return Shape(1 / one.high, 1 / one.low, _times(one.way, -1)) if one.low > 0 or one.high < 0 else UNKNOWN


def _size(one: Shape) -> Shape:
    if one.sign is not None:
        return one if one.sign >= 0 else _negated(one)
    return Shape(0.0, max(-one.low, one.high), 0 if one.way == 0 else None)


def _power(base: Shape, exponent: Shape) -> Shape:
    corners = tuple(math.pow(a, b) for a in base[:2] for b in exponent[:2])
    if base.low > 0 or (base.low == 0 and exponent.low > 0):
        grows = 1 if base.low >= 1 else -1 if base.high <= 1 else None
        its_way = _both(_times(base.way, exponent.sign), _times(exponent.way, grows))
        return Shape(min(corners), max(corners), its_way)
    if exponent.low == exponent.high >= 1 and exponent.low.is_integer():
        if exponent.low % 2:
            return Shape(min(corners), max(corners), base.way)
        size = _size(base)
        return Shape(math.pow(size.low, exponent.low), math.pow(size.high, exponent.low), size.way)
    return UNKNOWN


def _greatest(first: Shape, *others: Shape) -> Shape:
    """Return the maximum of all operands, without those that never matter."""
    made = first
    for other in others:
        if made.high <= other.low or other.high <= made.low:
            made = other if made.high <= other.low else made
        else:
            made = Shape(max(made.low, other.low), max(made.high, other.high), _both(made.way, other.way))
    return made


def _compared(operation: str, left: Shape, right: Shape) -> Shape:
    if operation in {"<", "<="}:
        return _compared({"<": ">", "<=": ">="}[operation], right, left)
    apart = left.low > right.high or left.high < right.low
    if operation in {"==", "!="}:
        is_steady = left.way == right.way == 0
        return _certain(operation == "!=") if apart else Shape(0, 1, 0 if is_steady else None)
    above = left.low > right.high or (operation == ">=" and left.low >= right.high)
    below = left.high < right.low or (operation == ">" and left.high <= right.low)
    return _certain(above) if above or below else Shape(0, 1, _both(left.way, _times(right.way, -1)))


def _certain(holds: bool) -> Shape:
    return Shape(float(holds), float(holds), 0)


def _chosen(test: Shape, yes: Shape, no: Shape) -> Shape:
    """Either side; where the test changes with the input, the step from one to the other has a way too."""
    if test == UNKNOWN:
        return UNKNOWN
    if test.low == test.high:
        return yes if test.low else no
    either = _both(yes.way, no.way)
    if test.way != 0:
        first, then = (no, yes) if test.way == 1 else (yes, no)
        step = 1 if first.high <= then.low else -1 if first.low >= then.high else None
        either = None if test.way is None else _both(step, either)
    return Shape(min(yes.low, no.low), max(yes.high, no.high), either)


def _followed(operation: str, one: Shape) -> Shape:
    """Functions that never fall as their operand grows: rounding, roots, logarithms, `exp`."""
    if one.low < 0 and operation == "sqrt":
        return UNKNOWN
    if one.low <= 0 and operation in {"ln", "log2"}:
        return UNKNOWN
    low, high = (CALLS[operation](bound) if math.isfinite(bound) else bound for bound in one[:2])
    return Shape(max(0.0, low) if operation == "exp" else low, high, one.way)


_SHAPES: Mapping[str, Callable[..., Shape]] = {
    "+": _sum,
    "-": lambda left, right: _sum(left, _negated(right)),
    "*": _product,
    "/": lambda left, right: _product(left, one_over) if (one_over := _inverse(right)) != UNKNOWN else UNKNOWN,
    "**": _power,
    NEGATIVE: _negated,
    "abs": _size,
    "min": lambda *all_of: _negated(_greatest(*map(_negated, all_of))),
    "max": _greatest,
    "and": lambda *all_of: _negated(_greatest(*map(_negated, all_of))),
    "or": _greatest,
    "not": lambda test: _sum(_certain(True), _negated(test)),
}
"""Shapes of operations, except comparisons and functions that follow their operand.

`and` is the minimum of its conditions, `or` the maximum.
"""

"""Formulas along one input, piece by piece, in exact fractions: where they are straight, and where the next piece begins.

Along an input a formula of sums, multiples, roundings, `min`, `max` and conditions is a chain of straight pieces. One piece
at a time is worked out, on one side of a place, together with the place where the first of its choices changes.
"""

import math
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from fractions import Fraction
from typing import NamedTuple

from metamaker.formulas.interpreter import UNDEFINED
from metamaker.formulas.scope import Scope
from metamaker.formulas.tree import CALLS, COMPARISONS, NEGATIVE, NUDGE, Apply, Choose, Number, Symbol, Tree

MOST_DIGITS = 4096
"""The longest fraction in binary digits: untrusted formulas could double the digits at each step."""

_NUDGE = Fraction(repr(NUDGE))
_HALF = Fraction(1, 2)


class NotStraight(Exception):
    """The formula bends along the input, has no value there, or more pieces than are looked at."""


class Straight(NamedTuple):
    """A value at a place of the input, or directly beside it, and its growth from there."""

    at: Fraction
    slope: Fraction


class Piece(NamedTuple):
    """A straight piece beside a place of the input; `edge` is its end, None without one."""

    value: Straight
    edge: Fraction | None


def exactly(number: float) -> Fraction:
    """Return the fraction of the decimals of a number."""
    return Fraction(repr(float(number)))


def piece(scope: Scope, symbol: str, inputs: Mapping[str, float], by: str, place: Fraction, side: int) -> Piece:
    """Return the piece of the entry `symbol` directly above `place` of the input `by` (side 1), or below it (side −1).

    With side 0 it is the value at the place itself. The other inputs are those of `inputs`. Raises NotStraight.
    """
    walk = _Place(place, side)
    needed = scope.needed((symbol,))
    values = {
        name: Straight(max(exactly(scope.inputs[name].least), exactly(inputs[name])), Fraction(0))
        for name in scope.inputs_of(needed)
        if name != by
    }
    values[by] = Straight(place, Fraction(1))
    for name in needed:
        least = scope.entries[name].least
        made = walk.number(scope.entries[name].formula.tree, values)
        values[name] = made if least is None else walk.greater(made, _constant(exactly(least)))
    return Piece(values[symbol], walk.edge)


def _constant(value: Fraction) -> Straight:
    return Straight(value, Fraction(0))


@dataclass
class _Place:
    """Works out trees on one side of a place, and keeps the nearest place where a choice of theirs changes."""

    place: Fraction
    side: int
    edge: Fraction | None = field(default=None)

    def number(self, tree: Tree, values: Mapping[str, Straight]) -> Straight:
        match tree:
            case Number(value, _):
                return _constant(exactly(value))
            case Symbol(name, _):
                return values[name]
            case Choose(test, yes, no, _):
                return self.number(yes if self.holds(test, values) else no, values)
            case Apply(operation, operands, _):
                return _short(self.applied(operation, [self.number(operand, values) for operand in operands]))

    def applied(self, operation: str, operands: list[Straight]) -> Straight:
        first, last = operands[0], operands[-1]
        if operation in {"min", "max"}:
            for other in operands[1:]:
                first = self.greater(first, other) if operation == "max" else self.lesser(first, other)
            return first
        if operation in _EXACT:
            return _EXACT[operation](self, first, last)
        if any(operand.slope for operand in operands):
            raise NotStraight
        return _by_floats(operation, operands)

    def holds(self, test: Tree, values: Mapping[str, Straight]) -> bool:
        match test:
            case Apply("and", operands, _):
                return all(self.holds(operand, values) for operand in operands)
            case Apply("or", operands, _):
                return any(self.holds(operand, values) for operand in operands)
            case Apply("not", (operand,), _):
                return not self.holds(operand, values)
            case Apply(operation, (left, right), _) if operation in COMPARISONS:
                sign = self.sign(_less(self.number(left, values), self.number(right, values)))
                return _SIGNS[operation](sign)
        raise NotStraight

    def sign(self, value: Straight) -> int:
        """Return the sign of a value on this side; a later zero is an edge."""
        if value.slope:
            self.note(-value.at / value.slope)
        decides = value.at or value.slope * self.side
        return (decides > 0) - (decides < 0)

    def greater(self, left: Straight, right: Straight) -> Straight:
        return left if self.sign(_less(left, right)) >= 0 else right

    def lesser(self, left: Straight, right: Straight) -> Straight:
        return left if self.sign(_less(left, right)) <= 0 else right

    def down(self, value: Straight) -> Straight:
        """Return a value rounded down, with the tolerance of all rounding."""
        nudged = value.at + _NUDGE
        whole = math.floor(nudged)
        falls = value.slope * self.side < 0
        if falls and whole == nudged:
            whole -= 1
        if value.slope:
            self.note((whole + (not falls) - nudged) / value.slope)
        return _constant(Fraction(whole))

    def note(self, way_to_edge: Fraction) -> None:
        """Keep an edge, so far from the place, if it lies on this side and no other is nearer."""
        if way_to_edge * self.side > 0:
            there = self.place + way_to_edge
            self.edge = there if self.edge is None else min(self.edge, there) if self.side > 0 else max(self.edge, there)


def _short(value: Straight) -> Straight:
    numbers = (value.at.numerator, value.at.denominator, value.slope.numerator, value.slope.denominator)
    if any(number.bit_length() > MOST_DIGITS for number in numbers):
        raise NotStraight
    return value


def _by_floats(operation: str, operands: list[Straight]) -> Straight:
    """Constant parts are calculated as the compiled formulas do."""
    call = CALLS["pow" if operation == "**" else operation]
    try:
        found = call(*(float(operand.at) for operand in operands))
    except UNDEFINED:
        raise NotStraight from None
    if not math.isfinite(found):
        raise NotStraight
    return _constant(exactly(found))


def _sum(left: Straight, right: Straight) -> Straight:
    return Straight(left.at + right.at, left.slope + right.slope)


def _negated(value: Straight) -> Straight:
    return Straight(-value.at, -value.slope)


def _less(left: Straight, right: Straight) -> Straight:
    return _sum(left, _negated(right))


def _product(left: Straight, right: Straight) -> Straight:
    if left.slope and right.slope:
        raise NotStraight
    return Straight(left.at * right.at, left.slope * right.at + right.slope * left.at)


def _quotient(left: Straight, right: Straight) -> Straight:
    if right.slope or not right.at:
        raise NotStraight
    return Straight(left.at / right.at, left.slope / right.at)


_EXACT: Mapping[str, Callable[[_Place, Straight, Straight], Straight]] = {
    "+": lambda _, left, right: _sum(left, right),
    "-": lambda _, left, right: _less(left, right),
    "*": lambda _, left, right: _product(left, right),
    "/": lambda _, left, right: _quotient(left, right),
    NEGATIVE: lambda _, value, __: _negated(value),
    "floor": lambda place, value, _: place.down(value),
    "ceil": lambda place, value, _: _negated(place.down(_negated(value))),
    "round": lambda place, value, _: place.down(_sum(value, _constant(_HALF))),
    "abs": lambda place, value, _: place.greater(value, _negated(value)),
}

_SIGNS: Mapping[str, Callable[[int], bool]] = {
    "<": lambda sign: sign < 0,
    "<=": lambda sign: sign <= 0,
    ">": lambda sign: sign > 0,
    ">=": lambda sign: sign >= 0,
    "==": lambda sign: sign == 0,
    "!=": lambda sign: sign != 0,
}

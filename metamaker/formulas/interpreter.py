"""Evaluates checked trees node by node: slower than the compiled functions, but it knows where a formula fails."""

import math
import operator
from collections.abc import Callable, Iterable, Mapping

from metamaker.core.amounts import significant
from metamaker.core.messages import Listing, message
from metamaker.formulas.book import Book
from metamaker.formulas.errors import FormulaError
from metamaker.formulas.scope import Entry, Scope
from metamaker.formulas.tree import CALLS, NEGATIVE, Apply, Choose, Number, Symbol, Tree, nodes

# all errors of arithmetic on floats; a checked tree raises no others
UNDEFINED = (ArithmeticError, ValueError)

LARGEST = 1e15
"""Of the numbers that formulas give: beyond it floats have no fractions, and no page has room for its digits."""

_OPERATIONS: Mapping[str, Callable[..., float]] = {
    **CALLS,
    "+": operator.add,
    "-": operator.sub,
    "*": operator.mul,
    "/": operator.truediv,
    "**": math.pow,
    NEGATIVE: operator.neg,
    "<": operator.lt,
    "<=": operator.le,
    ">": operator.gt,
    ">=": operator.ge,
    "==": operator.eq,
    "!=": operator.ne,
    "not": operator.not_,
}


def evaluate(
    book: Book, scope: str, symbols: Iterable[str], inputs: Mapping[str, float]
) -> tuple[dict[str, float], tuple[FormulaError, ...]]:
    """Return the values of the inputs and entries that `symbols` need, and the custom formulas that failed.

    A failing custom formula, and formulas that fail because of it, get the value of the standard book. Raises FormulaError if
    the standard book itself fails.
    """
    scope_of = book.scopes[scope]
    needed = scope_of.needed(symbols)
    values = _counted(scope_of, needed, inputs)
    failures = []
    for symbol in needed:
        entry = scope_of.entries[symbol]
        try:
            values[symbol] = result(entry, values)
        except FormulaError as failure:
            if book.stock is None:
                raise
            failures.append(failure)
            values[symbol] = evaluate(book.stock, scope, (symbol,), inputs)[0][symbol]
    return values, tuple(failures)


def usable(found: float) -> bool:
    """Return whether a result is a possible number of the game: finite, and up to `LARGEST` in size."""
    return -LARGEST <= found <= LARGEST


def result(entry: Entry, values: Mapping[str, float]) -> float:
    """Return the value of only `entry`, with all values that it uses in `values`. Raises FormulaError."""
    found = value(entry.name, entry.formula.tree, values)
    if not math.isfinite(found):
        raise FormulaError(entry.name, _first_infinite(entry, values), message("formula-not_finite"))
    if not usable(found):
        raise FormulaError(entry.name, 0, message("formula-too_large"))
    return found if entry.least is None else max(entry.least, found)


def _counted(scope: Scope, needed: Iterable[str], inputs: Mapping[str, float]) -> dict[str, float]:
    return {name: max(scope.inputs[name].least, float(inputs[name])) for name in scope.inputs_of(needed)}


def value(formula: str, tree: Tree, values: Mapping[str, float]) -> float:
    """Return the value of `tree`, a part of the named formula. Raises FormulaError; may return an infinity."""
    match tree:
        case Number(number, _):
            return number
        case Symbol(name, _):
            return values[name]
        case Choose(test, yes, no, _):
            return value(formula, yes if value(formula, test, values) else no, values)
        case Apply("and", operands, _):
            return all(value(formula, operand, values) for operand in operands)
        case Apply("or", operands, _):
            return any(value(formula, operand, values) for operand in operands)
        case Apply(_, operands, _):
            return _applied(formula, tree, [value(formula, operand, values) for operand in operands])


def _applied(formula: str, tree: Apply, operands: list[float]) -> float:
    try:
        return _OPERATIONS[tree.operation](*operands)
    except ZeroDivisionError:
        raise FormulaError(formula, tree.operands[-1].column, message("formula-division_by_zero")) from None
    except UNDEFINED:
        shown = Listing(tuple(map(significant, operands)), "unit")
        reason = message("formula-undefined", operation=tree.operation, numbers=shown)
        raise FormulaError(formula, tree.column, reason) from None


def _first_infinite(entry: Entry, values: Mapping[str, float]) -> int:
    """Return the column of the innermost operation whose result is not finite."""
    for node in nodes(entry.formula.tree):
        try:
            if not math.isfinite(value(entry.name, node, values)):
                return node.column
        except FormulaError:
            continue
    return entry.formula.tree.column

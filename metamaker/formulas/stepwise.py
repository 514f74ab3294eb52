"""Evaluates checked trees node by node: slower than the compiled functions, but it knows where a formula fails."""

import math
import operator
from collections.abc import Callable, Iterable, Mapping

from metamaker.core.amounts import significant
from metamaker.core.words import Listing, message
from metamaker.formulas.book import Book
from metamaker.formulas.errors import FormulaError
from metamaker.formulas.functions import CALLS
from metamaker.formulas.scope import Entry, Scope
from metamaker.formulas.tree import NEGATIVE, Apply, Choose, Number, Symbol, Tree, nodes

# what arithmetic on floats can raise; nothing else can come out of a checked tree
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
    """The values of the inputs and entries that `symbols` need, and the house formulas that failed.

    A house formula that fails, and a formula that fails because of one, gets the value that the stock book gives.
    Raises FormulaError where the stock book itself fails.
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
    """Whether a result can be a number of the game: finite, and of at most `LARGEST` either way."""
    return -LARGEST <= found <= LARGEST


def result(entry: Entry, values: Mapping[str, float]) -> float:
    """The value of `entry` alone, all that it uses being in `values`. Raises FormulaError."""
    found = value(entry.name, entry.formula.tree, values)
    if not math.isfinite(found):
        raise FormulaError(entry.name, _first_infinite(entry, values), message("formula-not_finite"))
    if not usable(found):
        raise FormulaError(entry.name, 0, message("formula-too_large"))
    return found if entry.least is None else max(entry.least, found)


def _counted(scope: Scope, needed: Iterable[str], inputs: Mapping[str, float]) -> dict[str, float]:
    return {name: max(scope.inputs[name].least, float(inputs[name])) for name in scope.inputs_of(needed)}


def value(formula: str, tree: Tree, values: Mapping[str, float]) -> float:
    """The value of `tree`, a part of the formula called so. Raises FormulaError; may give an infinity."""
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
    """The column of the innermost operation whose result left the finite numbers."""
    for node in nodes(entry.formula.tree):
        try:
            if not math.isfinite(value(entry.name, node, values)):
                return node.column
        except FormulaError:
            continue
    return entry.formula.tree.column

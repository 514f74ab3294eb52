"""Compiles checked formulas to Python functions, a whole scope to one; the only place that executes made text.

The text is written here from checked trees, never taken from a file. Its globals are the listed functions and nothing
else: no builtins, no modules.
"""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, NamedTuple

from metamaker.formulas.book import Book
from metamaker.formulas.errors import FormulaError
from metamaker.formulas.interpreter import UNDEFINED, evaluate, usable
from metamaker.formulas.scope import Scope
from metamaker.formulas.tree import CALLS, NEGATIVE, Apply, Choose, Number, Symbol, Tree

KEPT = 512
"""The number of formulas that stay compiled. The book of the samples needs 155, so three books have room."""

BOOKS_KEPT = 16
"""Books whose part entries stay compiled: each open fleet with house formulas has one, and each edit of one makes another."""


class Values(NamedTuple):
    """The results of a scope: a value per entry, and the custom formulas that failed and were replaced."""

    values: dict[str, float]
    failures: tuple[FormulaError, ...]


@dataclass(frozen=True, eq=False, slots=True)
class Evaluator:
    """All entries of a scope but its part entries, as one function of its inputs."""

    book: Book
    scope: str
    run: Callable[[Mapping[str, float]], dict[str, float]]
    has_house: bool

    def __call__(self, inputs: Mapping[str, float]) -> Values:
        """Return the values for these inputs. Every declared input must be there (KeyError).

        If a custom formula fails, it and everything that depends on it get their standard values.
        """
        if not self.has_house:
            return Values(self.run(inputs), ())
        try:
            found = self.run(inputs)
        except UNDEFINED:
            return self._stepwise(inputs)
        return Values(found, ()) if all(map(usable, found.values())) else self._stepwise(inputs)

    def _stepwise(self, inputs: Mapping[str, float]) -> Values:
        symbols = self.book.scopes[self.scope].together
        found, failures = evaluate(self.book, self.scope, symbols, inputs)
        return Values({symbol: found[symbol] for symbol in symbols}, failures)


@lru_cache(maxsize=KEPT)
def evaluator(book: Book, scope: str) -> Evaluator:
    """Return the compiled entries of a scope. Raises KeyError for an unknown scope."""
    this = book.scopes[scope]
    symbols = this.together
    lines = ["def run(_inputs):"]
    for name in this.inputs_of(symbols):
        # + 0.0 makes a float of a whole number, as whole numbers could be given
        lines += [f"    {name} = _inputs[{name!r}] + 0.0", *_at_least(name, this.inputs[name].least)]
    lines += _assignments(this, this.needed(symbols))
    lines += [f"    return {{{', '.join(f'{symbol!r}: {symbol}' for symbol in symbols)}}}"]
    has_house = any(this.entries[symbol].house for symbol in symbols)
    return Evaluator(book, scope, _function(lines, "run"), has_house)


@lru_cache(maxsize=KEPT)
def bare_function(book: Book, name: str) -> Callable[..., float]:
    """Return the entry `name` as a function of its own inputs, in declared order, without a replacement.

    Where a formula fails, it raises one of `UNDEFINED`, or returns no finite number.
    """
    entry = book.entry(name)
    this = book.scopes[entry.scope]
    needed = this.needed((entry.symbol,))
    lines = [f"def run({', '.join(entry.inputs)}):"]
    for used in this.inputs_of(needed):
        lines += _at_least(used, this.inputs[used].least)
    lines += [*_assignments(this, needed), f"    return {entry.symbol}"]
    run: Callable[..., float] = _function(lines, "run")
    return run


class Formulas(dict[str, Callable[..., float]]):
    """The part entries of a book by name, as functions of their inputs by position. Each is compiled at first use.

    A house formula that fails gives the stock value; `part_failures` reports why.
    """

    def __init__(self, book: Book) -> None:
        super().__init__()
        self.book = book

    def __missing__(self, name: str) -> Callable[..., float]:
        """Compile the entry. Raises KeyError if the book does not have it."""
        function = self[name] = _guarded(self.book, name)
        return function


@lru_cache(maxsize=BOOKS_KEPT)
def formulas(book: Book) -> Formulas:
    """Return the part entries of a book, compiled once."""
    return Formulas(book)


def part_function(book: Book, name: str) -> Callable[..., float]:
    """Return one part entry of a book; see `Formulas`."""
    return formulas(book)[name]


def _guarded(book: Book, name: str) -> Callable[..., float]:
    run = bare_function(book, name)
    this = book.scopes[book.entry(name).scope]
    if book.stock is None or not any(this.entries[symbol].house for symbol in this.needed((book.entry(name).symbol,))):
        return run
    stock = part_function(book.stock, name)

    def guarded(*inputs: float) -> float:
        try:
            found = run(*inputs)
        except UNDEFINED:
            return stock(*inputs)
        return found if usable(found) else stock(*inputs)

    return guarded


def part_failures(book: Book, name: str, *inputs: float) -> tuple[FormulaError, ...]:
    """Return the custom formulas that fail when the part entry `name` is evaluated for these inputs."""
    entry = book.entry(name)
    if not book.house:
        return ()
    return evaluate(book, entry.scope, (entry.symbol,), dict(zip(entry.inputs, inputs, strict=True)))[1]


def _assignments(scope: Scope, symbols: Iterable[str]) -> list[str]:
    lines = []
    for symbol in symbols:
        entry = scope.entries[symbol]
        lines.append(f"    {symbol} = {_text(entry.formula.tree)}")
        if entry.least is not None:
            lines += _at_least(symbol, entry.least)
    return lines


def _at_least(name: str, least: float) -> list[str]:
    return [f"    if {name} < {least!r}:", f"        {name} = {least!r}"]


def _text(tree: Tree) -> str:
    match tree:
        case Number(value, _):
            return repr(value)
        case Symbol(name, _):
            return name
        case Choose(test, yes, no, _):
            return f"({_text(yes)} if {_text(test)} else {_text(no)})"
        case Apply(operation, operands, _):
            return _applied(operation, [_text(operand) for operand in operands])


def _applied(operation: str, operands: list[str]) -> str:
    if operation == NEGATIVE:
        return f"(-{operands[0]})"
    if operation == "not":
        return f"(not {operands[0]})"
    if operation == "**":
        return f"pow({', '.join(operands)})"
    if operation in CALLS:
        return f"{operation}({', '.join(operands)})"
    return f"({f' {operation} '.join(operands)})"


def _function(lines: Iterable[str], name: str) -> Any:
    made: dict[str, Any] = {}
    exec("\n".join(lines), {"__builtins__": {}, **CALLS}, made)  # noqa: S102 - written above, from checked trees only
    return made[name]

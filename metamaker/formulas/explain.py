"""Explanations of values: the formula, its inputs with their values, and the source of each input."""

from collections.abc import Mapping
from dataclasses import dataclass, replace

from metamaker.core.amounts import significant
from metamaker.core.messages import Text, message
from metamaker.formulas.book import Book
from metamaker.formulas.errors import FormulaError
from metamaker.formulas.interpreter import evaluate
from metamaker.formulas.scope import Entry, Input
from metamaker.formulas.tree import Tree

STEP = 1.0
"""One more of a thing: inputs of formulas are counts and ratings, which come in whole numbers."""


@dataclass(frozen=True, slots=True)
class Given:
    """An input: a measured value, with a sentence about its source."""

    symbol: str
    value: float
    unit: str
    meaning: Text
    origin: Text


@dataclass(frozen=True, slots=True)
class Explanation:
    """A calculated value with everything used for it.

    `house` marks a custom formula. `failure` is the reason why the custom formula was not used; then everything else describes
    the standard formula. `formula` is the checked expression, None for a sum of lines.
    """

    name: str
    symbol: str
    value: float
    unit: str
    meaning: Text
    rule: str
    expression: Text
    house: bool
    failure: FormulaError | None
    inputs: tuple["Explanation | Given", ...]
    formula: Tree | None = None

    def steps(self) -> tuple["Explanation", ...]:
        """Every calculated value once, in the order of calculation; this one is the last."""
        found: dict[str, Explanation] = {}
        _collect(self, found)
        return tuple(found.values())


@dataclass(frozen=True, slots=True)
class Sensitivity:
    """The change of a value when the input `symbol` changes by `by`: one more, or one less at the end of its range."""

    symbol: str
    by: float
    change: float


def explain(book: Book, scope: str, symbol: str, inputs: Mapping[str, float], origins: Mapping[str, Text]) -> Explanation:
    """Return the explanation of the entry `symbol` of `scope` for these inputs; `origins` has sentences for inputs.

    A value used several times is one shared object: use `steps()` to walk through untrusted formulas. Raises KeyError for an
    unknown scope or entry, and for a missing input.
    """
    this = book.scopes[scope]
    values, failed = evaluate(book, scope, (symbol,), inputs)
    failures = {failure.formula: failure for failure in failed}
    given = {
        name: _given(this.inputs[name], inputs[name], origins.get(name, "")) for name in this.inputs_of(this.needed((symbol,)))
    }
    made: dict[str, Explanation] = {}
    for name in this.needed((symbol,)):
        entry = this.entries[name]
        if entry.name in failures and book.stock is not None:
            made[name] = replace(explain(book.stock, scope, name, inputs, origins), failure=failures[entry.name])
        else:
            sources = tuple(made[used] if used in made else given[used] for used in entry.formula.uses)
            made[name] = _explained(entry, values[name], sources)
    return made[symbol]


def sensitivity(book: Book, scope: str, symbol: str, inputs: Mapping[str, float]) -> tuple[Sensitivity, ...]:
    """Return the effect of one more of each input on the value of the entry, with all others unchanged."""
    this = book.scopes[scope]
    now = evaluate(book, scope, (symbol,), inputs)[0][symbol]
    found = []
    for name in this.inputs_of(this.needed((symbol,))):
        by = STEP if inputs[name] + STEP <= this.inputs[name].most else -STEP
        then = evaluate(book, scope, (symbol,), {**inputs, name: inputs[name] + by})[0][symbol]
        found.append(Sensitivity(name, by, then - now))
    return tuple(found)


def _given(variable: Input, value: float, origin: Text) -> Given:
    if value < variable.least:
        counts = message("formula-counts_as", value=significant(value), least=significant(variable.least))
        origin = message("formula-origin_counts_as", origin=origin, counts=counts) if origin else counts
    return Given(variable.symbol, max(variable.least, float(value)), variable.unit, variable.meaning, origin)


def _explained(entry: Entry, value: float, sources: tuple[Explanation | Given, ...]) -> Explanation:
    return Explanation(
        name=entry.name,
        symbol=entry.symbol,
        value=value,
        unit=entry.unit,
        meaning=entry.meaning,
        rule=entry.rule,
        expression=entry.expression,
        house=entry.house,
        failure=None,
        inputs=sources,
        formula=entry.formula.tree,
    )


def _collect(explanation: Explanation, found: dict[str, Explanation]) -> None:
    for source in explanation.inputs:
        if isinstance(source, Explanation) and source.name not in found:
            _collect(source, found)
    found[explanation.name] = explanation

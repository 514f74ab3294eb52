"""Why a value is what it is: the formula, its inputs with their values, and where each of them comes from."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace

from metamaker.formulas.book import Book
from metamaker.formulas.errors import FormulaError
from metamaker.formulas.scope import Input
from metamaker.formulas.stepwise import evaluate

STEP = 1.0


@dataclass(frozen=True, slots=True)
class Given:
    """An input: a measured value, with the sentence that says where it comes from."""

    symbol: str
    value: float
    unit: str
    meaning: str
    origin: str


@dataclass(frozen=True, slots=True)
class Explanation:
    """A calculated value with all that it was calculated from.

    `house` marks a house formula. `failure` is why the house formula could not be used; everything else then
    describes the stock formula, which took its place.
    """

    name: str
    symbol: str
    value: float
    unit: str
    meaning: str
    rule: str
    expression: str
    house: bool
    failure: FormulaError | None
    inputs: tuple["Explanation | Given", ...]

    def steps(self) -> Iterator["Explanation"]:
        """Every calculated value once, in the order of calculation; this one is the last."""
        seen: dict[str, Explanation] = {}
        for source in self.inputs:
            if isinstance(source, Explanation):
                seen.update((step.name, step) for step in source.steps() if step.name not in seen)
        yield from seen.values()
        yield self


@dataclass(frozen=True, slots=True)
class Sensitivity:
    """What a value changes by when the input `symbol` changes by `by`: one more, or one less at the end of its range."""

    symbol: str
    by: float
    change: float


def explain(book: Book, scope: str, symbol: str, inputs: Mapping[str, float], origins: Mapping[str, str]) -> Explanation:
    """Explain the entry `symbol` of `scope` for these inputs; `origins` has a sentence for each input that has one.

    Raises KeyError for an unknown scope or entry and for an input that the entry needs and is not there.
    """
    values, failed = evaluate(book, scope, (symbol,), inputs)
    failures = {failure.formula: failure for failure in failed}
    entry = book.scopes[scope].entries[symbol]
    if entry.name in failures and book.stock is not None:
        return replace(explain(book.stock, scope, symbol, inputs, origins), failure=failures[entry.name])
    sources: list[Explanation | Given] = []
    for name in entry.formula.uses:
        if name in book.scopes[scope].entries:
            sources.append(explain(book, scope, name, inputs, origins))
        else:
            sources.append(_given(book.scopes[scope].inputs[name], inputs[name], origins.get(name, "")))
    return Explanation(
        name=entry.name,
        symbol=symbol,
        value=values[symbol],
        unit=entry.unit,
        meaning=entry.meaning,
        rule=entry.rule,
        expression=entry.expression,
        house=entry.house,
        failure=None,
        inputs=tuple(sources),
    )


def sensitivity(book: Book, scope: str, symbol: str, inputs: Mapping[str, float]) -> tuple[Sensitivity, ...]:
    """What one more of each input that the entry depends on does to its value, the others staying as they are."""
    this = book.scopes[scope]
    now = evaluate(book, scope, (symbol,), inputs)[0][symbol]
    found = []
    for name in this.inputs_of(this.needed((symbol,))):
        by = STEP if inputs[name] + STEP <= this.inputs[name].most else -STEP
        then = evaluate(book, scope, (symbol,), {**inputs, name: inputs[name] + by})[0][symbol]
        found.append(Sensitivity(name, by, then - now))
    return tuple(found)


def _given(variable: Input, value: float, origin: str) -> Given:
    if value < variable.least:
        origin = f"{origin}; {value:g} counts as {variable.least:g}".removeprefix("; ")
    return Given(variable.symbol, max(variable.least, float(value)), variable.unit, variable.meaning, origin)

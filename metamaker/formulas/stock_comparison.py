"""Find custom formulas that contradict the standard one: they fall in an input in which it never falls, or the reverse.

The custom formula is calculated along lines through the ranges of its inputs, to find a place where it goes the other way. That
the standard formula never does is proved, or at least true on all these lines.
"""

import math
import random
from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import pairwise
from typing import NamedTuple, TypeAlias

from metamaker.formulas.book import Book
from metamaker.formulas.compiled import KEPT, bare_function
from metamaker.formulas.interpreter import UNDEFINED
from metamaker.formulas.monotonicity import way
from metamaker.formulas.scope import Entry, Input, Scope

MOST_POINTS = 200
"""Of ranges with no more whole numbers than these all are tried."""

FINEST = 0.25
WIDENING = 1.1
"""The first step of a fractional input with a long range, and the factor between the lengths of steps."""

LINES = 6
"""How many lines there are along each input."""

FARTHEST = 1e9
"""How far a range without end is tried."""


class Contrary(NamedTuple):
    """Where a house formula goes against the stock one: the value at two places of the input `by`, the others staying."""

    by: str
    before: float
    after: float
    value_before: float
    value_after: float

    @property
    def falls(self) -> bool:
        """Whether it falls where the standard formula never falls; otherwise it rises where that never rises."""
        return self.value_after < self.value_before


Line: TypeAlias = tuple[tuple[float, ...], ...]
"""Inputs of an entry that differ in one of them, which grows."""


@lru_cache(maxsize=KEPT)
def contrary(stock: Book, name: str, text: str) -> Contrary | None:
    """Return a place where the formula `text` contradicts the standard entry `name`; None if that is not certain.

    Returns None for an unusable formula, and for one that fails anywhere on the lines. Raises KeyError for an unknown entry.
    """
    book, refused = stock.with_house({name: text})
    if refused:
        return None
    found: list[Contrary] = []
    for by, lines, turn in courses(stock, name):
        values = _values(book, name, lines)
        if values is None:
            return None
        found += _against(by, stock.entry(name).inputs.index(by), turn, lines, values)
    return found[0] if found else None


class Course(NamedTuple):
    """Lines along one input, and the direction of the standard formula on them: 1 only rises, −1 only falls, 0 otherwise."""

    by: str
    lines: tuple[Line, ...]
    turn: int


@lru_cache(maxsize=KEPT)
def courses(stock: Book, name: str) -> tuple[Course, ...]:
    """Return the lines along every input that a standard entry depends on. Raises KeyError for an unknown entry."""
    entry, scope = stock.entry(name), stock.scopes[stock.entry(name).scope]
    found = []
    for by in scope.inputs_of(scope.needed((entry.symbol,))):
        lines = tuple(_lines(scope, entry, by))
        found.append(Course(by, lines, _turn(stock, name, by, lines)))
    return tuple(found)


def _turn(stock: Book, name: str, by: str, lines: Sequence[Line]) -> int:
    steps = {_step(*pair) for along in _values(stock, name, lines) or () for pair in pairwise(along)} - {0}
    seen = steps.pop() if len(steps) == 1 else 0
    return seen if way(stock, name, by) in {seen, None} else 0


def _step(before: float, after: float) -> int:
    """Return whether the change of a value is larger than the inaccuracy of floats."""
    # a zero may have a sign, which adding one takes away
    return 0 if f"{before + 0.0:g}" == f"{after + 0.0:g}" else 1 if after > before else -1


def _against(by: str, place: int, turn: int, lines: Sequence[Line], values: Sequence[Sequence[float]]) -> tuple[Contrary, ...]:
    """Return the first place on the lines where values go against a direction."""
    for line, along in zip(lines, values, strict=True):
        for (before, after), (first, then) in zip(pairwise(line), pairwise(along), strict=True):
            if turn and _step(first, then) == -turn:
                return (Contrary(by, before[place], after[place], first + 0.0, then + 0.0),)
    return ()


def _values(book: Book, name: str, lines: Sequence[Line]) -> list[list[float]] | None:
    """Return the results of an entry along the lines; None if it fails anywhere on them."""
    function = bare_function(book, name)
    try:
        found = [[function(*inputs) for inputs in line] for line in lines]
    except UNDEFINED:
        return None
    return found if all(math.isfinite(value) for along in found for value in along) else None


def _lines(scope: Scope, entry: Entry, by: str) -> Iterator[Line]:
    """Return lines along the input `by`: with ones for the others, with medium and with maximum values, then mixed ones."""
    inputs = [scope.inputs[name] for name in entry.inputs]
    choices = {one.symbol: places(one) for one in inputs}
    mixture = random.Random(0)  # noqa: S311 - the same mixture each time, as what is said must not change
    for number in range(LINES):
        chosen = [_chosen(one, choices[one.symbol], number, mixture) for one in inputs]
        yield tuple(
            tuple(value if one.symbol == by else other for one, other in zip(inputs, chosen, strict=True))
            for value in choices[by]
        )


def _chosen(one: Input, values: Sequence[float], number: int, mixture: random.Random) -> float:
    match number:
        case 0:
            return min(max(1.0, one.least), one.most)
        case 1:
            return values[len(values) // 2]
        case 2:
            return values[-1]
    return mixture.choice(values)


def places(one: Input) -> tuple[float, ...]:
    """Return values of an input from its minimum to its maximum: all integers of a short range, otherwise in growing steps."""
    most = min(one.most, FARTHEST)
    wide = most - one.least
    if one.whole and wide <= MOST_POINTS:
        return tuple(one.least + step for step in range(int(wide) + 1))
    found, past = [one.least], 1.0 if one.whole else min(FINEST, wide / MOST_POINTS)
    while past < wide:
        found.append(one.least + past)
        past = max(past * WIDENING, past + 1) // 1 if one.whole else past * WIDENING
    return (*found, most)

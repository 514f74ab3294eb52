"""Goal seek: the value of an input, nearest to its current one, with which a formula reaches a wanted value.

It tries all integers of a short range. Otherwise it follows the straight pieces of the formula in exact fractions. If the
formula is curved but goes in one direction, it bisects. If nothing is known, it tries values in growing steps.
"""

import math
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from fractions import Fraction
from typing import NamedTuple

from metamaker.formulas.book import Book
from metamaker.formulas.compiled import evaluator, part_function
from metamaker.formulas.derivatives import way_by_slope
from metamaker.formulas.monotonicity import way
from metamaker.formulas.piecewise import NotStraight, Piece, Straight, exactly, piece
from metamaker.formulas.scope import Input
from metamaker.formulas.tree import NUDGE

MOST_TRIED = 10_000
"""Of ranges with no more whole numbers than these every one is tried."""

MOST_PIECES = 2_000
DIGITS = 7
"""The number of digits of a fractional result: more than anyone reads, fewer than the tolerance of rounding."""

LEAST_JUMP = 1e-4
"""A formula that changes by less between two neighbouring values of so many digits is only curved there."""

FARTHEST = 1e12
FIRST_STEP = 1e-3
WIDENING = 1.05


@dataclass(frozen=True)
class Calculation:
    """An entry of a book, by scope and symbol, and the inputs that it is calculated for."""

    book: Book
    scope: str
    symbol: str
    inputs: Mapping[str, float]

    @property
    def name(self) -> str:
        """The name `scope.symbol` of the entry."""
        return self.book.scopes[self.scope].entries[self.symbol].name

    @property
    def now(self) -> float:
        """The current result of the entry."""
        return self.with_input("", 0.0)

    @property
    def asked_for(self) -> tuple[Input, ...]:
        """Return the inputs that may change the result of the entry, in declared order."""
        scope = self.book.scopes[self.scope]
        names = scope.inputs_of(scope.needed((self.symbol,)))
        return tuple(scope.inputs[name] for name in names if way(self.book, self.name, name) != 0)

    def with_input(self, name: str, value: float) -> float:
        """Return the result of the entry with another value of one input, from the compiled formulas."""
        inputs = {**self.inputs, name: value}
        entry = self.book.entry(self.name)
        if entry.part:
            return part_function(self.book, self.name)(*(inputs[each] for each in entry.inputs))
        return evaluator(self.book, self.scope)(inputs).values[self.symbol]


@dataclass(frozen=True, slots=True)
class Answer:
    """The value of an input that reaches the wanted value, and the result of the formula there.

    `beyond`: the value itself does not reach it, but values directly above (1) or below it (−1) do. Not `reached`: no value
    does, and this one comes nearest. Not `certain`: it was found by trying in growing steps, so a nearer value may exist.
    """

    value: float
    gives: float
    reached: bool = True
    beyond: int = 0
    certain: bool = True


def reaching(asked: Calculation, name: str, wanted: float) -> Answer:
    """Return the value of the input `name`, nearest to its own, that reaches `wanted` or, from above, falls to it.

    Only integers are tried if the input is an integer, and only values in its range. Values less than 1e-9 apart count as
    equal. Raises KeyError for an input without influence.
    """
    one = {each.symbol: each for each in asked.asked_for}[name]
    search = _Search(asked, one, wanted)
    if search.is_reached(search.now):
        return Answer(search.start, search.now)
    if one.whole and one.most - one.least <= MOST_TRIED:
        return search.every()
    try:
        return search.by_pieces()
    except NotStraight:
        return search.by_floats()


class _Reach(NamedTuple):
    """The first place of a walk along the pieces that reaches the wanted value; `beyond`: not at this place itself."""

    place: Fraction
    beyond: bool


class _Search:
    """One search: `goal` is 1 if the result must rise to the wanted value, −1 if it must fall."""

    def __init__(self, asked: Calculation, one: Input, wanted: float) -> None:
        self.asked = asked
        self.one = one
        self.wanted = wanted
        self.start = max(one.least, float(asked.inputs[one.symbol]))
        self.most = max(one.most, self.start)
        self.now = self.value(self.start)
        self.goal = 1 if self.now <= wanted else -1

    def value(self, place: float) -> float:
        return self.asked.with_input(self.one.symbol, place)

    def is_reached(self, value: float) -> bool:
        return (value - self.wanted) * self.goal >= -NUDGE

    def every(self) -> Answer:
        """Try all whole numbers, the nearest first, of two as near the greater."""
        tried = []
        for place in self.outwards():
            value = self.value(place)
            if self.is_reached(value):
                return Answer(place, value)
            tried.append((place, value))
        return self.nearest(tried)

    def outwards(self) -> Iterator[float]:
        whole = float(round(self.start))
        for step in range(int(self.most - self.one.least) + 1):
            for place in dict.fromkeys((whole + step, whole - step)):
                if self.one.least <= place <= self.most:
                    yield place

    def nearest(self, tried: list[tuple[float, float]], certain: bool = True) -> Answer:
        """Return the nearest of all tried values, as no value reaches the wanted one."""
        place, value = max(tried, key=lambda found: found[1] * self.goal)
        return Answer(place, value, reached=False, certain=certain)

    def by_pieces(self) -> Answer:
        """Walk along the straight pieces in both directions. Raises NotStraight where that cannot decide."""
        walks = [_Walk(self, side) for side in (1, -1)]
        found = [reach for walk in walks if (reach := walk.first()) is not None]
        if not found:
            return self.nearest([(place, self.value(place)) for walk in walks for place in walk.seen])
        start = exactly(self.start)
        return self.answer(min(found, key=lambda reach: abs(reach.place - start)).place)

    def by_floats(self) -> Answer:
        """Look for it where nothing is straight, or a spike is too narrow for a few digits."""
        question = (self.asked.book, self.asked.name, self.one.symbol)
        turn = way(*question)
        turn = way_by_slope(*question) if turn is None else turn
        return self.by_trying() if turn is None else self.by_halving(turn)

    def by_halving(self, turn: int) -> Answer:
        """Find the only place where a formula of one direction passes the wanted value."""
        end = self.most if turn * self.goal >= 0 else self.one.least
        before, past = self.start, min(end, FARTHEST)
        value = self.value(past)
        if not turn or not self.is_reached(value):
            return Answer(past, value, reached=False)
        return self.halved(before, past)

    def by_trying(self) -> Answer:
        """Try places ever farther, both ways at once, and halve between the first that reaches and the one before."""
        tried = [(self.start, self.now)]
        ends = {1: min(self.most, FARTHEST), -1: self.one.least}
        before = {1: self.start, -1: self.start}
        step = 1.0 if self.one.whole else FIRST_STEP
        while any(before[side] != ends[side] for side in ends):
            for side, end in ends.items():
                place = min(self.start + step, end) if side > 0 else max(self.start - step, end)
                value = self.value(place)
                if self.is_reached(value):
                    return replace(self.halved(before[side], place), certain=False)
                tried.append((place, value))
                before[side] = place
            step = max(step * WIDENING, step + 1) // 1 if self.one.whole else step * WIDENING
        return self.nearest(tried, certain=False)

    def halved(self, before: float, past: float) -> Answer:
        """Return the first value that reaches the goal, between `before` (not reached) and `past` (reached)."""
        while True:
            middle = (before + past) / 2
            if self.one.whole:
                middle = float(math.floor(middle)) if past > before else float(math.ceil(middle))
            if middle in {before, past}:
                return self.answer(exactly(past))
            if self.is_reached(self.value(middle)):
                past = middle
            else:
                before = middle

    def answer(self, place: Fraction) -> Answer:
        """Return the answer for the first place that reaches it, in a few digits. Raises NotStraight if floats miss it."""
        exact = float(place)
        digits = DIGITS - 1 - int(math.log10(max(1.0, abs(exact))))
        short = exact if self.one.whole else round(exact, digits)
        ahead = short if self.one.whole else round(short + math.copysign(10.0**-digits, exact - self.start), digits)
        values = {at: self.value(at) for at in (short, ahead, exact)}
        first = next((at for at, value in values.items() if self.is_reached(value)), None)
        if first is None:
            raise NotStraight
        is_jump = abs(values[first] - values[short]) > LEAST_JUMP * max(1.0, abs(values[short]))
        if first == ahead != short and is_jump:
            return Answer(short, values[first], beyond=1 if ahead > short else -1)
        return Answer(first, values[first])


class _Walk:
    """A walk along the straight pieces on one side of where an input is now, in exact fractions."""

    def __init__(self, search: _Search, side: int) -> None:
        self.search = search
        self.side = side
        self.one = search.one
        self.wanted = exactly(search.wanted) - search.goal * exactly(NUDGE)
        self.end = search.most if side > 0 else search.one.least
        self.seen: list[float] = []
        """Where it looked, as far as it came."""

    def first(self) -> _Reach | None:
        """Return the first place that reaches the wanted value; None if there is none. Raises NotStraight."""
        place = exactly(self.search.start)
        for _ in range(MOST_PIECES):
            self.seen.append(float(place))
            value, edge = self.piece(place, self.side)
            if self.is_past(edge):
                edge = None
            found = self.within(place, value, edge)
            if found is not None:
                return found
            if edge is None:
                return self.at_end()
            place = edge
            if self.fits(place) and self.reaches(self.piece(place, 0).value.at):
                return _Reach(place, beyond=False)
        raise NotStraight

    def piece(self, place: Fraction, side: int) -> Piece:
        asked = self.search.asked
        return piece(asked.book.scopes[asked.scope], asked.symbol, asked.inputs, self.one.symbol, place, side)

    def is_past(self, place: Fraction | None) -> bool:
        """Return whether a place is at or after the end of the range."""
        return place is None or (math.isfinite(self.end) and (place - exactly(self.end)) * self.side >= 0)

    def fits(self, place: Fraction) -> bool:
        return not self.one.whole or place.denominator == 1

    def reaches(self, value: Fraction) -> bool:
        return (value - self.wanted) * self.search.goal >= 0

    def within(self, place: Fraction, value: Straight, edge: Fraction | None) -> _Reach | None:
        """Return the first place strictly between `place` and `edge` that reaches the wanted value."""
        towards = value.slope * self.side * self.search.goal
        if self.reaches(value.at) and (towards >= 0 or value.at != self.wanted):
            found = _Reach(place, beyond=True)
        elif towards > 0:
            found = _Reach(place + (self.wanted - value.at) / value.slope, beyond=False)
        else:
            return None
        if self.one.whole:
            found = _Reach(self.next_whole(found), beyond=False)
            if not self.reaches(value.at + value.slope * (found.place - place)):
                return None
        is_here = edge is None or (found.place - edge) * self.side < 0
        return found if is_here and not self.is_beyond(found) else None

    def next_whole(self, found: _Reach) -> Fraction:
        near = found.place * self.side
        return Fraction(math.floor(near) + 1 if found.beyond else math.ceil(near)) * self.side

    def is_beyond(self, found: _Reach) -> bool:
        """Return whether it lies beyond the end of the range, which is checked separately."""
        return math.isfinite(self.end) and (found.place - exactly(self.end)) * self.side >= 0

    def at_end(self) -> _Reach | None:
        if not math.isfinite(self.end):
            return None
        end = exactly(self.end)
        self.seen.append(self.end)
        return _Reach(end, beyond=False) if self.reaches(self.piece(end, 0).value.at) else None

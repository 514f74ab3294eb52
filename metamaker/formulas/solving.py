"""Which value of an input makes a formula reach a wanted value: the one nearest to what the input is now.

Every whole number of a short range is tried. Else the straight pieces of the formula are walked in exact fractions; where it
bends but goes one way only, it is halved in; and only where nothing of that is known it is tried at places ever farther.
"""

import math
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from fractions import Fraction
from typing import NamedTuple

from metamaker.formulas.book import Book
from metamaker.formulas.compiled import evaluator, part_function
from metamaker.formulas.functions import NUDGE
from metamaker.formulas.monotony import way
from metamaker.formulas.pieces import NotStraight, Piece, Straight, exactly, piece
from metamaker.formulas.scope import Input
from metamaker.formulas.slopes import way_by_slope

MOST_TRIED = 10_000
"""Of ranges with no more whole numbers than these every one is tried."""

MOST_PIECES = 2_000
DIGITS = 7
"""How many digits are told of a value that may be a fraction: more than anybody reads, fewer than the nudge of roundings."""

LEAST_JUMP = 1e-4
"""A formula that changes by less from one place to the next, as told in so many digits, only bends there."""

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
        """`scope.symbol`, as the book names the entry."""
        return self.book.scopes[self.scope].entries[self.symbol].name

    @property
    def now(self) -> float:
        """What the entry gives."""
        return self.with_input("", 0.0)

    @property
    def asked_for(self) -> tuple[Input, ...]:
        """The inputs that may change what the entry gives, in declared order."""
        scope = self.book.scopes[self.scope]
        names = scope.inputs_of(scope.needed((self.symbol,)))
        return tuple(scope.inputs[name] for name in names if way(self.book, self.name, name) != 0)

    def with_input(self, name: str, value: float) -> float:
        """What the entry gives with another value of one input, by the compiled formulas."""
        inputs = {**self.inputs, name: value}
        entry = self.book.entry(self.name)
        if entry.part:
            return part_function(self.book, self.name)(*(inputs[each] for each in entry.inputs))
        return evaluator(self.book, self.scope)(inputs).values[self.symbol]


@dataclass(frozen=True, slots=True)
class Answer:
    """The value of an input that reaches what is wanted, and what the formula gives there.

    `beyond`: the value itself does not reach it, but what is just above (1) or below it (−1) does. Not `reached`: nothing
    does, and of what was looked at this value comes nearest. Not `certain`: it was found by trying at places ever farther, so
    that a nearer one may have been missed.
    """

    value: float
    gives: float
    reached: bool = True
    beyond: int = 0
    certain: bool = True


def reaching(asked: Calculation, name: str, wanted: float) -> Answer:
    """The value of the input `name`, nearest to its own, with which the result is at least `wanted`, or at most if it is above.

    Whole numbers alone are looked at where the input has no others, and only what lies in its range. Values that are less
    than 1e-9 apart count as equal. Raises KeyError for an input that changes nothing.
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
    """Where a walk along the pieces first reaches what is wanted; `beyond`: not at this place itself."""

    place: Fraction
    beyond: bool


class _Search:
    """One question: `goal` is 1 where the result has to rise to what is wanted, −1 where it has to fall."""

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
        """Nothing reaches it: what comes nearest of all that was tried, the first of equals."""
        place, value = max(tried, key=lambda found: found[1] * self.goal)
        return Answer(place, value, reached=False, certain=certain)

    def by_pieces(self) -> Answer:
        """Walk the straight pieces both ways. Raises NotStraight where that cannot tell."""
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
        """Find the one place where a formula that goes one way only passes what is wanted."""
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
        """Where what is not reached `before` and is reached at `past` begins to be reached, nearest to `before`."""
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
        """The answer for the first place that reaches it, in a few digits. Raises NotStraight where floats do not reach it."""
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
        """The first place that reaches what is wanted; None where none does. Raises NotStraight."""
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
        """Whether a place is not before the end of the range."""
        return place is None or (math.isfinite(self.end) and (place - exactly(self.end)) * self.side >= 0)

    def fits(self, place: Fraction) -> bool:
        return not self.one.whole or place.denominator == 1

    def reaches(self, value: Fraction) -> bool:
        return (value - self.wanted) * self.search.goal >= 0

    def within(self, place: Fraction, value: Straight, edge: Fraction | None) -> _Reach | None:
        """The first place between `place` and `edge`, neither of them counted, that reaches what is wanted."""
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
        """Whether it lies beyond the end of the range, which is looked at by itself."""
        return math.isfinite(self.end) and (found.place - exactly(self.end)) * self.side >= 0

    def at_end(self) -> _Reach | None:
        if not math.isfinite(self.end):
            return None
        end = exactly(self.end)
        self.seen.append(self.end)
        return _Reach(end, beyond=False) if self.reaches(self.piece(end, 0).value.at) else None

"""The random captain: chooses among the legal options at random, as far as the rules allow them together."""

from collections import defaultdict
from collections.abc import Iterator, Sequence
from typing import Any, Final, TypeVar

from metamaker.games.metaverse.battle.decision import Answer, Decision
from metamaker.games.metaverse.battle.movement.decisions import WritePlot
from metamaker.games.metaverse.battle.plot.orders import DEPARTURES, Code, Order
from metamaker.play.decision import Composed, Form, Option, Part, Span
from metamaker.play.dice import Dice

Item = TypeVar("Item")
Values = tuple[Any, ...]

MOST_VALUES: Final = 6
"""The maximum number of values drawn for one part. It limits the time of a large ship; other limits were not tried."""

FACES: Final = 20
"""The die that decides whether a plot has an order of a certain code."""

RARELY: Final = 1
USUALLY: Final = 4
LEAVING: Final = 7
GOING_ON: Final = 17
"""How many of the 20 faces include an order, by kind: see `_faces`.

They balance rare orders, which tests and battles should see, against ships that leave or ram before a shot is fired.
Other numbers were not tried.
"""

_RARE: Final = frozenset(
    (Code.CHARGE, Code.RAM, Code.CLOAK, Code.UNCLOAK, Code.EMERGENCY_POWER, Code.EMERGENCY_THRUST),
)


class Chance:
    """A captain with its own dice, which knows nothing but the legal options."""

    def __init__(self, dice: Dice) -> None:
        self._dice = dice

    def answer(self, decision: Decision) -> Answer:
        """Return a random legal answer, or the default answer if the rules allow none of the random values."""
        legal = decision.legal()
        if not isinstance(legal, Composed):
            return self._one(legal.options).value
        form = self._one(legal.forms)
        drawn = {part.name: self._values(decision, part) for part in form.parts}
        found = decision.composed(form, drawn)
        if decision.refusals(found):
            found = self._allowed(decision, form, drawn)
        return decision.default() if decision.refusals(found) else found

    def _allowed(self, decision: Decision, form: Form, drawn: dict[str, Values]) -> Answer:
        """Return an answer with the minimum of each part, and one by one each further value that the rules allow."""
        chosen = {part.name: drawn[part.name][: part.least] for part in form.parts}
        answer = decision.composed(form, chosen)
        for part in form.parts:
            for value in drawn[part.name][part.least :]:
                more = {**chosen, part.name: (*chosen[part.name], value)}
                larger = decision.composed(form, more)
                if not decision.refusals(larger):
                    chosen, answer = more, larger
        return answer

    def _values(self, decision: Decision, part: Part) -> Values:
        """Return different random values of a part, at least as many as it needs unless it has too few options."""
        if not part.domain:
            return ()
        if isinstance(decision, WritePlot):
            return tuple(self._orders(part))
        most = MOST_VALUES if part.most is None else min(part.most, MOST_VALUES)
        number = part.least + self._dice.roll(max(part.least, most) - part.least + 1) - 1
        return tuple(dict.fromkeys([self._value(decision, part) for _ in range(number)]))

    def _value(self, decision: Decision, part: Part) -> Any:
        """Return a random value of a part; a composed value is made of random values of its own parts."""
        if isinstance(part.domain, Span):
            return part.domain.least + self._dice.roll(part.domain.most - part.domain.least + 1) - 1
        entries: Sequence[Option | Form] = part.domain
        names = [getattr(entry, "name", "") for entry in entries]
        name = self._one(list(dict.fromkeys(names)))  # so that one form to hit is drawn as often as many to miss
        entry = self._one([entry for entry, other in zip(entries, names, strict=True) if other == name])
        if isinstance(entry, Option):
            return entry.value
        return decision.composed(entry, {each.name: self._values(decision, each) for each in entry.parts})

    def _orders(self, part: Part) -> Iterator[Order]:
        """Yield orders for some of the legal codes, jumps first, because most moves exclude them."""
        by_code: dict[Code, list[Order]] = defaultdict(list)
        for entry in part.domain if isinstance(part.domain, tuple) else ():
            if isinstance(entry, Option):
                by_code[entry.value.code].append(entry.value)
        for orders in reversed(by_code.values()):
            begun = [order for order in orders if order.code is Code.CHARGE and order.amount > 1]
            order = self._one(begun or orders)
            if self._dice.roll(FACES) <= _faces(order):
                yield order

    def _one(self, items: Sequence[Item]) -> Item:
        return items[self._dice.roll(len(items)) - 1]


def _faces(order: Order) -> int:
    """Return how many of the 20 faces include an order: a drive that began to charge usually goes on, and then leaves."""
    if order.code in DEPARTURES:
        return LEAVING
    if order.code is Code.CHARGE and order.amount > 1:
        return GOING_ON
    return RARELY if order.code in _RARE else USUALLY

"""What is to be weighed and by which terms, and the figures that are known of it while battles are fought."""

from collections.abc import Mapping
from typing import Any, NamedTuple

from PySide6.QtCore import QObject, Signal

from metamaker.app.settings.settings import Settings
from metamaker.balance.round_robin import Study
from metamaker.game_api.weighing import Weighing
from metamaker.play.ranking import Ladder, Pairing
from metamaker.play.results import Tally

_TELLING_PART = 4
"""Rates jump about at first. From a fourth of the battles on, what is shown errs by twice what it will in the end."""

_TELLING_NUMBER = 50
"""Of fifty battles a rate errs by up to 14 points of a hundred: enough to see who is far ahead, however many were asked for."""


class Order(NamedTuple):
    """What is to be weighed, by the rules of which document, in how many battles of each two, who leads, the seed."""

    scales: Weighing
    document: Any
    study: Study
    number: int
    captain: str
    seed: int

    def is_like(self, other: "Order") -> bool:
        """Whether another order asks for the same battles, whatever ships and documents are called."""
        is_same = self.study.pairs == other.study.pairs and self.study.opponents == other.study.opponents
        has_same_terms = (self.number, self.captain, self.seed) == (other.number, other.captain, other.seed)
        return is_same and has_same_terms and self.scales.same_rules(self.document, other.document)


class Figures(NamedTuple):
    """What is known so far: the ladder, how many battles were fought of those that are wanted, what a view reads from that."""

    order: Order
    ladder: Ladder
    fought: int
    reading: Any = None

    @property
    def asked(self) -> int:
        """How many battles are wanted."""
        return self.order.number * len(self.order.study.pairs)

    @property
    def is_whole(self) -> bool:
        """Whether all battles were fought."""
        return self.fought == self.asked

    @property
    def is_telling(self) -> bool:
        """Whether rates say something: everybody met, in a fourth of the battles that are wanted or in fifty of each two."""
        each = min(-(-self.order.number // _TELLING_PART), _TELLING_NUMBER)
        has_enough = self.fought >= each * len(self.order.study.pairs)
        return self.is_whole or (has_enough and all(self.has_met(ship.sign) for ship in self.order.study.given))

    def is_better_than(self, other: "Figures | None") -> bool:
        """Whether these should be shown in place of others, be those out of date: not before they say more."""
        if other is None or self.is_whole:
            return True
        if other.order._replace(number=self.order.number).is_like(self.order):
            return self.fought >= other.fought
        return self.is_telling

    def has_met(self, sign: str) -> bool:
        """Whether a ship met everybody of the field at least once, so that its mean rate says something."""
        others = (other for other in self.order.study.opponents if other != sign)
        return all(self.ladder.tally(sign, other).fought for other in others)


def figures_of(order: Order, tallies: Mapping[Pairing, Tally]) -> Figures:
    """Return the figures that follow from what came of some meetings; those of the others are empty."""
    every = {pair: tallies.get(pair, Tally()) for pair in order.study.pairs}
    return Figures(order, Ladder(order.study.opponents, every), sum(tally.fought for tally in every.values()))


NUMBERS = (20, 50, 100, 200, 500, 1000, 2000, 5000)
"""How many battles of each two can be asked for."""

MOST_SEED = 999_999_999
"""Nine digits fit into the field and into the numbers of Qt."""

_USUAL_SEED = 1
"""Any would do. The same for all, so that two people who weigh the same ships get the same figures."""


class Habit(NamedTuple):
    """How many battles are fought where nobody chose: the name under which the choice is kept, the usual number."""

    key: str
    usual: int


OF_SHIPS = Habit("balance.number", 200)
"""A rate of 200 battles errs by up to 7 points of a hundred, which is less than most ships differ by."""

OF_CHOICES = Habit("balance.slot_number", 50)
"""What a slot may hold is so much that each choice is first asked for few battles."""


class Terms(NamedTuple):
    """How many battles of each two, the captain by name, the seed."""

    number: int
    captain: str
    seed: int


class BalanceTerms(QObject):
    """The terms as they are `now`; numbers follow a habit. `changed` is sent when they became others, in whichever window."""

    changed = Signal()

    def __init__(self, settings: Settings, scales: Weighing, parent: QObject, habit: Habit = OF_SHIPS) -> None:
        super().__init__(parent)
        self._settings = settings
        self._scales = scales
        self._usual = habit.usual
        self._keys = (habit.key, "balance.captain", "balance.seed")
        self.now = self._read()
        settings.changed.connect(self._follow)

    def choose(self, terms: Terms) -> None:
        """Keep other terms. What stays as it is stays the usual one if it was not chosen."""
        for key, value, before in zip(self._keys, terms, self.now, strict=True):
            if value != before:
                self._settings.keep(key, value)

    def _follow(self, name: str) -> None:
        if name == "kept" and self._read() != self.now:
            self.now = self._read()
            self.changed.emit()

    def _read(self) -> Terms:
        """Return what is kept, or what is usual in place of what cannot be."""
        number, captain, seed = (self._settings.kept(key) for key in self._keys)
        return Terms(
            number if number in NUMBERS else self._usual,
            captain if captain in self._scales.captains else self._scales.usual_captain,
            seed if isinstance(seed, int) and not isinstance(seed, bool) and 0 <= seed <= MOST_SEED else _USUAL_SEED,
        )

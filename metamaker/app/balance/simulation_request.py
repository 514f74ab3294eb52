"""A requested simulation with its terms, and its results so far."""

from collections.abc import Mapping
from typing import Any, NamedTuple

from PySide6.QtCore import QObject, Signal

from metamaker.app.settings.settings import Settings
from metamaker.balance.better_side import is_decided
from metamaker.balance.round_robin import Study
from metamaker.game_api.weighing import Weighing
from metamaker.play.ranking import Pairing, Ranking
from metamaker.play.results import Tally

_TELLING_PART = 4
"""Rates vary strongly at first. From a fourth of the battles on, the error is twice the final one."""

_TELLING_NUMBER = 50
"""After fifty battles, a rate errs by up to 14 percentage points: enough to see a clear leader, however many were requested."""


UNTIL_DECIDED = 0
"""In place of a number of battles: as many as are needed to know the better of two sides."""

MOST_BATTLES = 5_000
"""The limit of battles until the better side is known. Two even sides rarely need a fifth of that."""


class Order(NamedTuple):
    """A request: the study, the document with the rules, the battles per pair, the captain, the seed.

    The number `UNTIL_DECIDED` needs a study of one pair.
    """

    scales: Weighing
    document: Any
    study: Study
    number: int
    captain: str
    seed: int

    @property
    def is_decision(self) -> bool:
        """Whether battles end as soon as the better side is known."""
        return self.number == UNTIL_DECIDED

    @property
    def most(self) -> int:
        """The largest number of battles per pair."""
        return MOST_BATTLES if self.is_decision else self.number

    def is_like(self, other: "Order") -> bool:
        """Return whether another order means the same battles, regardless of the names of ships and documents."""
        is_same = self.study.pairs == other.study.pairs and self.study.opponents == other.study.opponents
        has_same_terms = (self.number, self.captain, self.seed) == (other.number, other.captain, other.seed)
        return is_same and has_same_terms and self.scales.same_rules(self.document, other.document)


class Figures(NamedTuple):
    """The results so far: the ranking, the number of finished battles, and the evaluation for a view."""

    order: Order
    ladder: Ranking
    fought: int
    reading: Any = None

    @property
    def asked(self) -> int:
        """The requested number of battles."""
        return self.order.most * len(self.order.study.pairs)

    @property
    def is_whole(self) -> bool:
        """Whether all battles were fought, or the better side is known."""
        return self.fought == self.asked or (self.order.is_decision and is_decided(self.tally))

    @property
    def tally(self) -> Tally:
        """The totals of a study of one pair."""
        (pair,) = self.order.study.pairs
        return self.ladder.tally(*pair)

    @property
    def is_telling(self) -> bool:
        """Whether rates are meaningful: all pairs have fought a fourth of their battles, or fifty each."""
        each = min(-(-self.order.most // _TELLING_PART), _TELLING_NUMBER)
        has_enough = self.fought >= each * len(self.order.study.pairs)
        return self.is_whole or (has_enough and all(self.has_met(ship.sign) for ship in self.order.study.given))

    def is_better_than(self, other: "Figures | None") -> bool:
        """Return whether to replace `other` results, even outdated ones, by these: not before these are meaningful."""
        if other is None or self.is_whole:
            return True
        if other.order._replace(number=self.order.number).is_like(self.order):
            return self.fought >= other.fought
        return self.is_telling

    def has_met(self, sign: str) -> bool:
        """Return whether a ship fought each opponent at least once, so that its mean rate is meaningful."""
        others = (other for other in self.order.study.opponents if other != sign)
        return all(self.ladder.tally(sign, other).fought for other in others)


def figures_of(order: Order, tallies: Mapping[Pairing, Tally]) -> Figures:
    """Return the results for some known match-ups; the others are empty."""
    every = {pair: tallies.get(pair, Tally()) for pair in order.study.pairs}
    return Figures(order, Ranking(order.study.opponents, every), sum(tally.fought for tally in every.values()))


NUMBERS = (20, 50, 100, 200, 500, 1000, 2000, 5000)
"""The choices for the number of battles per pair."""

MOST_SEED = 999_999_999
"""Nine digits fit into the field and into Qt's integers."""

_USUAL_SEED = 1
"""Any seed would do. It is the same for everyone, so that two people get the same results for the same ships."""


class Habit(NamedTuple):
    """The default number of battles: the key of the stored choice, the usual number, and the other choices."""

    key: str
    usual: int
    numbers: tuple[int, ...] = NUMBERS


OF_SHIPS = Habit("balance.number", 200)
"""A rate from 200 battles errs by up to 7 percentage points, which is less than most differences between ships."""

OF_CHOICES = Habit("balance.slot_number", 50)
"""With many choices for a slot, each gets only a few battles at first."""


class Terms(NamedTuple):
    """The number of battles per pair, the captain by name, the seed."""

    number: int
    captain: str
    seed: int


class BalanceTerms(QObject):
    """The terms as they are `now`; numbers follow a habit. `changed` is sent after a change in any window."""

    changed = Signal()

    def __init__(self, settings: Settings, scales: Weighing, parent: QObject, habit: Habit = OF_SHIPS) -> None:
        super().__init__(parent)
        self._settings = settings
        self._scales = scales
        self._usual = habit.usual
        self.numbers = habit.numbers
        self._keys = (habit.key, "balance.captain", "balance.seed")
        self.now = self._read()
        settings.changed.connect(self._follow)

    def choose(self, terms: Terms) -> None:
        """Keep other terms. Unchanged terms keep following the default."""
        for key, value, before in zip(self._keys, terms, self.now, strict=True):
            if value != before:
                self._settings.keep(key, value)

    def _follow(self, name: str) -> None:
        if name == "kept" and self._read() != self.now:
            self.now = self._read()
            self.changed.emit()

    def _read(self) -> Terms:
        """Return the stored terms, with defaults in place of invalid ones."""
        number, captain, seed = (self._settings.kept(key) for key in self._keys)
        return Terms(
            number if number in self.numbers else self._usual,
            captain if captain in self._scales.captains else self._scales.usual_captain,
            seed if isinstance(seed, int) and not isinstance(seed, bool) and 0 <= seed <= MOST_SEED else _USUAL_SEED,
        )

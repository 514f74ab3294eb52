"""Making a meeting fair beside the window: what is known grows, stops when nobody wants it, and is remembered."""

from collections import OrderedDict
from collections.abc import Sequence
from typing import Any, NamedTuple

from PySide6.QtCore import QObject, Signal

from metamaker.app.background import Background, Job
from metamaker.app.balance.balance_runner import BattleRoom
from metamaker.game.odds import Odds
from metamaker.play.many.fought import BattleProblem
from metamaker.weighing.evening import SECONDS, Evened, Terms, evened
from metamaker.weighing.evening_battles import by_workers

MOST_KEPT = 50
"""Meetings of which the proposals stay known: an evening of one person."""


class EveningOrder(NamedTuple):
    """What is to be made fair: the key by which it is known again, who meets, who leads both, the seed."""

    key: str
    odds: Odds[Any]
    forces: Sequence[Any]
    captain: str
    seed: int

    @property
    def memory_key(self) -> tuple[str, str, int]:
        """What stays the same as long as the battles are the same."""
        return self.key, self.captain, self.seed


class EveningRunner(QObject):
    """One search at a time. `found(Evened)` comes as more is known, `failed(sentence)`, `progressed(done, all)`.

    Progress is in seconds.
    """

    found = Signal(object)
    failed = Signal(str)
    progressed = Signal(int, int)
    busy_changed = Signal(bool)

    def __init__(self, background: Background, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.room: BattleRoom = BattleRoom.beside(background)
        self._job: Job | None = None
        self._latest: Evened | None = None
        self._known: OrderedDict[tuple[str, str, int], Evened] = OrderedDict()

    @property
    def is_busy(self) -> bool:
        """Whether battles are being fought."""
        return self._job is not None

    def known(self, order: EveningOrder) -> Evened | None:
        """Return what was found before."""
        return self._known.get(order.memory_key)

    def begin(self, order: EveningOrder) -> None:
        """Search, for another meeting no more."""
        self.cancel()
        self.room.busy()
        self._job = self.room.work.run(
            lambda job: self._search(order, job),
            lambda found: self._end(order, found),
            self._fail,
            self._grow,
            owner=self,
        )
        self.busy_changed.emit(True)
        self.progressed.emit(0, round(SECONDS))

    def cancel(self) -> None:
        """Stop the search; what was found so far stays."""
        if self._job is not None:
            self._job.cancel()
            self._job = None
            self.busy_changed.emit(False)

    def _search(self, order: EveningOrder, job: Job) -> Evened | None:
        """Search in a thread. Raises Cancelled, BattleProblem."""
        terms = Terms((order.captain, order.captain))
        begun = terms.clock()
        found: Evened | None = None
        with self.room.crew.study() as crew:
            fight = by_workers(order.seed, crew)
            for found in evened(order.odds, order.forces, terms, fight, lambda: job.cancelled):
                self._latest = found
                job.report(min(round(SECONDS), round(terms.clock() - begun)), round(SECONDS))
        return found

    def _grow(self, done: int, every: int) -> None:
        self.room.busy()
        self.progressed.emit(done, every)
        if self._latest is not None:
            self.found.emit(self._latest)

    def _end(self, order: EveningOrder, found: Evened | None) -> None:
        self._job = None
        self.busy_changed.emit(False)
        if found is not None:
            self._known[order.memory_key] = found
            if len(self._known) > MOST_KEPT:
                self._known.popitem(last=False)
            self.found.emit(found)

    def _fail(self, problem: Exception) -> None:
        self._job = None
        self.busy_changed.emit(False)
        if not isinstance(problem, BattleProblem):
            raise problem
        self.failed.emit(str(problem))

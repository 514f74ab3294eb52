"""Battles for a view: results grow while battles run in other processes, are remembered, and can be cancelled."""

from collections import OrderedDict
from collections.abc import Callable, Mapping
from functools import partial
from itertools import count
from time import monotonic
from typing import Any, NamedTuple

from PySide6.QtCore import QObject, Signal

from metamaker.app.background import Background, Job
from metamaker.app.balance.simulation_request import Figures, Order, figures_of
from metamaker.app.overrides import override
from metamaker.app.process_pool import WorkerPool
from metamaker.balance.better_side import is_decided
from metamaker.balance.round_robin import bouts, protocol
from metamaker.game_api.weighing import Weighing
from metamaker.play.ranking import Pairing
from metamaker.play.results import Tally
from metamaker.play.simulation.executors import cores
from metamaker.play.simulation.pool import ProcessPool
from metamaker.play.simulation.runner import BattleProblem, all_fought

_MOST_MEETINGS = 20_000
"""The number of remembered match-ups: forty classes against each other with a dozen settings. The oldest is dropped first."""

_MOST_RULES = 16
"""The number of documents with different rules to be remembered.

Each keeps its document alive; one session does not open more.
"""


_MOST_LOOKS = 1_000
"""The number of remembered quick looks, each of a hundred bytes or so: every edit of an hour makes one."""


class Conditions(NamedTuple):
    """The key of equal battles: the rules by their number in a memory, the captain, the protocol, the number of battles."""

    rules: int
    captain: str
    protocol: str
    number: int


class Memory:
    """The latest totals of whole batches by conditions and pairing, and those of quick looks by match-up."""

    def __init__(self) -> None:
        self._looks: OrderedDict[str, Tally] = OrderedDict()
        self._tallies: OrderedDict[tuple[Conditions, Pairing], Tally] = OrderedDict()
        self._rules: OrderedDict[int, tuple[Weighing, Any]] = OrderedDict()
        self._next = count()

    def rules(self, scales: Weighing, document: Any) -> int:
        """Return the number of a document's rules: documents with the same rules have the same number."""
        known = self.known_rules(scales, document)
        if known is not None:
            self._rules.move_to_end(known)
            return known
        if len(self._rules) == _MOST_RULES:
            self._rules.popitem(last=False)
        number = next(self._next)
        self._rules[number] = (scales, document)
        return number

    def known_rules(self, scales: Weighing, document: Any) -> int | None:
        """Return that number; None for rules without any battles, which are not added."""
        same = (
            number for number, (game, other) in self._rules.items() if game is scales and scales.same_rules(other, document)
        )
        return next(same, None)

    def tally(self, conditions: Conditions, pair: Pairing) -> Tally | None:
        """Return the totals of a match-up; None if they are not known."""
        key = (conditions, pair)
        if key in self._tallies:
            self._tallies.move_to_end(key)
        return self._tallies.get(key)

    def keep(self, conditions: Conditions, pair: Pairing, tally: Tally, *, counts: bool = False) -> None:
        """Keep the totals of a match-up as far as ratings need them. Only a whole batch is worth keeping.

        `counts`: keep those too; there are many of them in battles between ships.
        """
        if tally.is_partial:
            return
        self._tallies[(conditions, pair)] = tally._replace(turns=(), counts=tally.counts if counts else (), fates=())
        if len(self._tallies) > _MOST_MEETINGS:
            self._tallies.popitem(last=False)

    def look(self, key: str) -> Tally | None:
        """Return the totals of a quick look; None if they are not known."""
        if key in self._looks:
            self._looks.move_to_end(key)
        return self._looks.get(key)

    def keep_look(self, key: str, tally: Tally) -> None:
        """Keep the totals of a quick look."""
        self._looks[key] = tally._replace(turns=(), counts=(), fates=())
        if len(self._looks) > _MOST_LOOKS:
            self._looks.popitem(last=False)


class BattleRoom(WorkerPool):
    """Shared by all views of a program: `crew` fights the battles, and the results are remembered."""

    def __init__(self, background: Background) -> None:
        super().__init__(background)
        self.crew = ProcessPool(cores())
        self.memory = Memory()

    @override
    def close(self, *, for_good: bool) -> None:
        if for_good:
            self.crew.end()
        else:
            self.crew.close(wait=False)


SHOWN_SECONDS = 0.15
"""The shortest time between two updates of the results."""

READING_PART = 6
"""Results are read again only after this multiple of the time that the last reading took."""

Read = Callable[[Figures], Any]


class BalanceJob:
    """The battles of an order, fought in a thread. `latest` are the results to be shown next, `missing` the open pairings.

    `tallies` are all known totals; `read` does the slow evaluation of the results.
    """

    def __init__(self, crew: ProcessPool, order: Order, known: Mapping[Pairing, Tally], read: Read | None) -> None:
        self.order = order
        self.missing = tuple(pair for pair in order.study.pairs if pair not in known)
        self.tallies = dict(known)
        self.latest: Figures | None = None
        self._crew = crew
        self._read = read
        self._next = monotonic() + SHOWN_SECONDS

    def figures(self) -> Figures:
        """Return the current results, with their reading."""
        found = figures_of(self.order, self.tallies)
        return found if self._read is None else found._replace(reading=self._read(found))

    def fight(self, job: Job) -> Figures:
        """Fight all missing battles. Raises Cancelled, BattleProblem."""
        order = self.order
        if self.missing:
            with self._crew.study() as workers:
                found = all_fought(
                    bouts(order.scales, order.study, self.missing, order.captain),
                    order.most,
                    protocol=protocol(order.seed),
                    crew=workers,
                    seen=self._see,
                    progress=partial(self._tell, job),
                    stop=lambda: job.cancelled,
                    until=is_decided if order.is_decision else None,
                )
            job.check()
            self._see(found)
        return self.figures()

    def _see(self, tallies: tuple[Tally, ...]) -> None:
        self.tallies.update(zip(self.missing, tallies, strict=True))

    def _tell(self, job: Job, done: int, every: int) -> None:
        job.check()
        begun = monotonic()
        if begun < self._next or done == every:
            return
        self.latest = self.figures()
        now = monotonic()
        self._next = now + max(SHOWN_SECONDS, READING_PART * (now - begun))
        job.report(done, every)


class BalanceRunner(QObject):
    """Runs one rating at a time. `found(Figures)`, `failed(sentence)`, `progressed(done, all)`, `busy_changed`.

    `found` is sent repeatedly with more and more results; `read` does their slow evaluation in a thread.
    """

    found = Signal(object)
    failed = Signal(str)
    progressed = Signal(int, int)
    busy_changed = Signal(bool)

    def __init__(self, background: Background, parent: QObject | None = None, read: Read | None = None) -> None:
        super().__init__(parent)
        self.room: BattleRoom = BattleRoom.beside(background)
        self._read = read
        self._job: Job | None = None

    @property
    def is_busy(self) -> bool:
        """Whether battles are being fought."""
        return self._job is not None

    def known(self, order: Order) -> Figures | None:
        """Return the results of battles that are all known, with their reading; otherwise None."""
        known = self._known(order)
        balance_job = BalanceJob(self.room.crew, order, known, self._read)
        return balance_job.figures() if known and not balance_job.missing else None

    def begin(self, order: Order) -> None:
        """Start the battles of an order and stop those of the previous one. Known results without a reading come at once."""
        self._stop()
        balance_job = BalanceJob(self.room.crew, order, self._known(order), self._read)
        if not balance_job.missing and self._read is None:
            self._tell_busy()
            self.found.emit(balance_job.figures())
            return
        self.room.busy()
        self._job = self.room.work.run(
            balance_job.fight,
            lambda figures: self._end(balance_job, figures),
            self._fail,
            lambda *at: self._grow(balance_job, *at),
            owner=self,
        )
        self._tell_busy()
        self.progressed.emit(0, order.most * len(balance_job.missing))

    def cancel(self) -> None:
        """Cancel the study; results so far stay valid."""
        if self._job is not None:
            self._stop()
            self._tell_busy()

    def _stop(self) -> None:
        if self._job is not None:
            self._job.cancel()
            self._job = None

    def _tell_busy(self) -> None:
        self.busy_changed.emit(self.is_busy)

    def _conditions(self, order: Order) -> Conditions:
        rules = self.room.memory.rules(order.scales, order.document)
        return Conditions(rules, order.captain, protocol(order.seed), order.number)

    def _known(self, order: Order) -> dict[Pairing, Tally]:
        conditions = self._conditions(order)
        found = {pair: self.room.memory.tally(conditions, pair) for pair in order.study.pairs}
        return {pair: tally for pair, tally in found.items() if tally is not None}

    def _grow(self, balance_job: BalanceJob, done: int, every: int) -> None:
        self.progressed.emit(done, every)
        if balance_job.latest is not None:
            self.found.emit(balance_job.latest)

    def _end(self, balance_job: BalanceJob, figures: Figures) -> None:
        self._job = None
        conditions = self._conditions(balance_job.order)
        for pair in balance_job.missing:
            self.room.memory.keep(conditions, pair, balance_job.tallies[pair])
        self._tell_busy()
        self.found.emit(figures)

    def _fail(self, problem: Exception) -> None:
        self._job = None
        self._tell_busy()
        if not isinstance(problem, BattleProblem):
            raise problem
        self.failed.emit(str(problem))

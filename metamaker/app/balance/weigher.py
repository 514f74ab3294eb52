"""Weighing for a view: figures that grow while battles are fought in other processes, and stop when nobody wants them."""

from collections.abc import Callable, Mapping
from functools import partial
from time import monotonic
from typing import Any, NamedTuple

from PySide6.QtCore import QObject, Signal

from metamaker.app.background import Background, Job
from metamaker.app.balance.battle_room import BattleRoom, battle_room
from metamaker.app.balance.memory import Conditions
from metamaker.battle.ladder import Ladder, Pairing
from metamaker.battle.many.fought import BattleProblem, all_fought
from metamaker.battle.tally import Tally
from metamaker.fighting import Scales
from metamaker.weighing.study import Study, bouts, protocol

SHOWN_SECONDS = 0.15
"""Figures are not shown more often than that."""

READING_PART = 6
"""At least so many times as long as it took to read figures passes until they are read anew."""


class Order(NamedTuple):
    """What is to be weighed, by the rules of which document, in how many battles of each two, who leads, the seed."""

    scales: Scales[Any]
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

    def has_met(self, sign: str) -> bool:
        """Whether a ship met everybody of the field at least once, so that its mean rate says something."""
        others = (other for other in self.order.study.opponents if other != sign)
        return all(self.ladder.tally(sign, other).fought for other in others)


Read = Callable[[Figures], Any]


class Weigher(QObject):
    """One study at a time. `found(Figures)` comes as they grow, `failed(sentence)`, `progressed(done, all)`, `busy_changed`.

    `read` makes of figures what takes a while, in a thread.
    """

    found = Signal(object)
    failed = Signal(str)
    progressed = Signal(int, int)
    busy_changed = Signal(bool)

    def __init__(self, background: Background, parent: QObject | None = None, read: Read | None = None) -> None:
        super().__init__(parent)
        self.room: BattleRoom = battle_room(background)
        self._read = read
        self._job: Job | None = None

    @property
    def is_busy(self) -> bool:
        """Whether battles are being fought."""
        return self._job is not None

    def known(self, order: Order) -> Figures | None:
        """Return figures of battles that were all fought before; None if some were not."""
        pairs, known = order.study.pairs, self._known(order)
        return _figures(order, known) if pairs and len(known) == len(pairs) else None

    def weigh(self, order: Order) -> None:
        """Begin to weigh, in place of what was being weighed. Figures that are known and need no reading come at once."""
        self._stop()
        course = _Course(self.room, order, self._known(order), self._read)
        if not course.missing and self._read is None:
            self._tell_busy()
            self.found.emit(course.figures())
            return
        self.room.busy()
        self._job = self.room.work.run(
            course.fight,
            lambda figures: self._end(course, figures),
            self._fail,
            lambda *at: self._grow(course, *at),
            owner=self,
        )
        self._tell_busy()
        self.progressed.emit(0, order.number * len(course.missing))

    def cancel(self) -> None:
        """Stop; what was found so far stays with whoever has it."""
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

    def _grow(self, course: "_Course", done: int, every: int) -> None:
        self.progressed.emit(done, every)
        if course.latest is not None:
            self.found.emit(course.latest)

    def _end(self, course: "_Course", figures: Figures) -> None:
        self._job = None
        conditions = self._conditions(course.order)
        for pair in course.missing:
            self.room.memory.keep(conditions, pair, course.tallies[pair])
        self._tell_busy()
        self.found.emit(figures)

    def _fail(self, problem: Exception) -> None:
        self._job = None
        self._tell_busy()
        if not isinstance(problem, BattleProblem):
            raise problem
        self.failed.emit(str(problem))


class _Course:
    """An order under way, in a thread. `latest` are the figures to be shown next; `missing` is who has to fight."""

    def __init__(self, room: BattleRoom, order: Order, known: Mapping[Pairing, Tally], read: Read | None) -> None:
        self.order = order
        self.missing = tuple(pair for pair in order.study.pairs if pair not in known)
        self.tallies = dict(known)
        self.latest: Figures | None = None
        self._room = room
        self._read = read
        self._next = monotonic() + SHOWN_SECONDS

    def figures(self) -> Figures:
        """Return the figures as they are now, with their reading."""
        found = _figures(self.order, self.tallies)
        return found if self._read is None else found._replace(reading=self._read(found))

    def fight(self, job: Job) -> Figures:
        """Fight all battles that are missing. Raises Cancelled, BattleProblem."""
        order = self.order
        if self.missing:
            with self._room.crew.study() as workers:
                found = all_fought(
                    bouts(order.scales, order.study, self.missing, order.captain),
                    order.number,
                    protocol=protocol(order.seed),
                    crew=workers,
                    seen=self._see,
                    progress=partial(self._tell, job),
                    stop=lambda: job.cancelled,
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


def _figures(order: Order, tallies: Mapping[Pairing, Tally]) -> Figures:
    every = {pair: tallies.get(pair, Tally()) for pair in order.study.pairs}
    return Figures(order, Ladder(order.study.opponents, every), sum(tally.fought for tally in every.values()))

"""Weighing for a view: figures that grow while battles are fought in other processes, and stop when nobody wants them."""

from PySide6.QtCore import QObject, Signal

from metamaker.app.background import Background, Job
from metamaker.app.balance.battle_room import BattleRoom, battle_room
from metamaker.app.balance.course import Course, Read
from metamaker.app.balance.memory import Conditions
from metamaker.app.balance.order import Figures, Order
from metamaker.battle.ladder import Pairing
from metamaker.battle.many.fought import BattleProblem
from metamaker.battle.tally import Tally
from metamaker.weighing.study import protocol


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
        """Return figures of battles that were all fought before, with their reading; None if some were not."""
        known = self._known(order)
        course = Course(self.room.crew, order, known, self._read)
        return course.figures() if known and not course.missing else None

    def weigh(self, order: Order) -> None:
        """Begin to weigh, in place of what was being weighed. Figures that are known and need no reading come at once."""
        self._stop()
        course = Course(self.room.crew, order, self._known(order), self._read)
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

    def _grow(self, course: Course, done: int, every: int) -> None:
        self.progressed.emit(done, every)
        if course.latest is not None:
            self.found.emit(course.latest)

    def _end(self, course: Course, figures: Figures) -> None:
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

"""The runner of battles for a view in the process pool: one order at a time, with growing results, can be cancelled."""

from abc import abstractmethod
from typing import Any, Generic, TypeVar

from PySide6.QtCore import QObject, Signal

from metamaker.app.background import Background, Job
from metamaker.app.balance.balance_runner import BattleRoom
from metamaker.play.simulation.runner import BattleProblem

Order = TypeVar("Order")


class RoomRunner(QObject, Generic[Order]):
    """One order at a time. `found(latest)`, `failed(sentence)`, `progressed(done, all)`, `busy_changed`.

    Subclasses define the work in the thread, which updates `Job.latest` and reports progress, and the handling of its result.
    """

    found = Signal(object)
    failed = Signal(str)
    progressed = Signal(int, int)
    busy_changed = Signal(bool)

    problems: tuple[type[Exception], ...] = (BattleProblem,)
    """Exceptions reported in a sentence; all others are internal errors."""

    def __init__(self, background: Background, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.room = BattleRoom.beside(background)
        self._job: Job | None = None

    @abstractmethod
    def work(self, order: Order, job: Job) -> Any:
        """Do the work of an order in a thread. Raises Cancelled, and `problems`."""

    @abstractmethod
    def finished(self, order: Order, result: Any) -> Any:
        """Remember the result of an order, and return the part to show; None if there is nothing."""

    @abstractmethod
    def size(self, order: Order) -> int:
        """Return the amount of work of an order, in the unit of progress."""

    @property
    def is_busy(self) -> bool:
        """Whether battles are being fought."""
        return self._job is not None

    def begin(self, order: Order) -> None:
        """Start an order and cancel the previous one."""
        self.cancel()
        self.room.busy()
        self._job = self.room.work.run(
            lambda job: self.work(order, job),
            lambda result: self._end(order, result),
            self._fail,
            self._grow,
            owner=self,
        )
        self.busy_changed.emit(True)
        self.progressed.emit(0, self.size(order))

    def cancel(self) -> None:
        """Cancel the order; results shown so far stay valid."""
        if self._job is not None:
            self._job.cancel()
            self._job = None
            self.busy_changed.emit(False)

    def _grow(self, done: int, every: int) -> None:
        self.room.busy()
        self.progressed.emit(done, every)
        if self._job is not None and self._job.latest is not None:
            self.found.emit(self._job.latest)

    def _end(self, order: Order, result: Any) -> None:
        self._job = None
        shown = self.finished(order, result)
        self.busy_changed.emit(False)
        if shown is not None:
            self.found.emit(shown)

    def _fail(self, problem: Exception) -> None:
        self._job = None
        self.busy_changed.emit(False)
        if not isinstance(problem, self.problems):
            raise problem
        self.failed.emit(str(problem))

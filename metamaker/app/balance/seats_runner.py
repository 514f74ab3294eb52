"""Games that tell what each seat wins: played in other processes, shown as they grow, remembered, stopped when not wanted."""

from time import monotonic
from typing import Any, NamedTuple

from PySide6.QtCore import QObject, Signal

from metamaker.app.background import Background, Job
from metamaker.app.balance.balance_runner import SHOWN_SECONDS, BattleRoom, Conditions
from metamaker.core.problem import FileProblem
from metamaker.game.documents import NotInDocument
from metamaker.game.weighing import Weighing
from metamaker.play.many.fought import BattleProblem, all_fought
from metamaker.play.tally import Tally
from metamaker.weighing.seats import SeatsWon, bout_of, seats_won
from metamaker.weighing.study import protocol


class SeatsOrder(NamedTuple):
    """On which document games are played, how many, by which captain, the seed."""

    scales: Weighing[Any]
    document: Any
    number: int
    captain: str
    seed: int

    @property
    def seats(self) -> int:
        """How many play."""
        return self.scales.seats(self.document)


class SeatsRunner(QObject):
    """One order at a time. `found(SeatsWon)` comes as it grows, `failed(sentence)`, `progressed(done, all)`, `busy_changed`."""

    found = Signal(object)
    failed = Signal(str)
    progressed = Signal(int, int)
    busy_changed = Signal(bool)

    def __init__(self, background: Background, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.room: BattleRoom = BattleRoom.beside(background)
        self._job: Job | None = None
        self._latest: SeatsWon | None = None

    @property
    def is_busy(self) -> bool:
        """Whether games are being played."""
        return self._job is not None

    def known(self, order: SeatsOrder) -> SeatsWon | None:
        """Return what came of games that were all played before; None if they were not."""
        memory = self.room.memory
        rules = memory.known_rules(order.scales, order.document)
        tally = None if rules is None else memory.tally(_conditions(rules, order), _pair(order))
        return None if tally is None else seats_won(order.seats, tally)

    def begin(self, order: SeatsOrder) -> None:
        """Play the games of an order, those of another no more."""
        self.cancel()
        self._latest = None
        self.room.busy()
        self._job = self.room.work.run(
            lambda job: self._play(order, job),
            lambda tally: self._end(order, tally),
            self._fail,
            self._grow,
            owner=self,
        )
        self.busy_changed.emit(True)
        self.progressed.emit(0, order.number)

    def cancel(self) -> None:
        """Stop; what was shown so far stays true."""
        if self._job is not None:
            self._job.cancel()
            self._job = None
            self.busy_changed.emit(False)

    def _play(self, order: SeatsOrder, job: Job) -> Tally:
        """Play in a thread. Raises Cancelled, BattleProblem, FileProblem for what cannot be played on, NotInDocument."""
        seating, due = order.scales.seating(order.document, order.seats, order.captain), monotonic() + SHOWN_SECONDS

        def seen(tallies: tuple[Tally, ...]) -> None:
            nonlocal due
            job.check()
            if monotonic() >= due:
                due = monotonic() + SHOWN_SECONDS
                self._latest = seats_won(seating.seats, tallies[0])
                job.report(tallies[0].fought, order.number)

        with self.room.crew.study() as workers:
            (tally,) = all_fought(
                (bout_of(seating),),
                order.number,
                protocol=protocol(order.seed),
                crew=workers,
                seen=seen,
                stop=lambda: job.cancelled,
            )
        job.check()
        return tally

    def _grow(self, done: int, every: int) -> None:
        self.room.busy()
        self.progressed.emit(done, every)
        if self._latest is not None:
            self.found.emit(self._latest)

    def _end(self, order: SeatsOrder, tally: Tally) -> None:
        self._job = None
        memory = self.room.memory
        memory.keep(_conditions(memory.rules(order.scales, order.document), order), _pair(order), tally, counts=True)
        self.busy_changed.emit(False)
        self.found.emit(seats_won(order.seats, tally))

    def _fail(self, problem: Exception) -> None:
        self._job = None
        self.busy_changed.emit(False)
        if not isinstance(problem, BattleProblem | FileProblem | NotInDocument):
            raise problem
        self.failed.emit(str(problem))


def _conditions(rules: int, order: SeatsOrder) -> Conditions:
    return Conditions(rules, order.captain, protocol(order.seed), order.number)


def _pair(order: SeatsOrder) -> tuple[str, str]:
    """Return the place of an order among the meetings that are remembered."""
    return "seats", str(order.seats)

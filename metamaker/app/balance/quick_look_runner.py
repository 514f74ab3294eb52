"""Quick looks in the background: a few battles, remembered for all views of the program, can be cancelled."""

from typing import NamedTuple

from metamaker.app.background import Job
from metamaker.app.balance.simulation_runner import RoomRunner
from metamaker.app.overrides import override
from metamaker.balance.quick_look import BATTLES, QuickLook
from metamaker.play.results import Tally
from metamaker.play.statistics import Share


class Looked(NamedTuple):
    """A quick look with its battles."""

    look: QuickLook
    tally: Tally

    @property
    def rate(self) -> Share:
        """The win rate of the first side, from the forecast and the battles."""
        return self.look.rate(self.tally)


class QuickLookRunner(RoomRunner[QuickLook]):
    """See RoomRunner; results are `Looked`."""

    def show(self, look: QuickLook | None) -> None:
        """Cancel the previous look, and send the result of this one, at once if its battles are known; None only cancels."""
        self.cancel()
        if look is None:
            return
        known = self.room.memory.look(look.key)
        if known is None:
            self.begin(look)
        else:
            self.found.emit(Looked(look, known))

    @override
    def size(self, order: QuickLook) -> int:
        return BATTLES

    @override
    def work(self, order: QuickLook, job: Job) -> Tally:
        """Fight the battles. Raises Cancelled, BattleProblem."""
        with self.room.crew.study() as crew:
            tally = order.fought(crew=crew, stop=lambda: job.cancelled)
        job.check()
        return tally

    @override
    def finished(self, order: QuickLook, result: Tally) -> Looked:
        self.room.memory.keep_look(order.key, result)
        return Looked(order, result)

"""An order under way: battles are fought in other processes, and figures are made of them as they end."""

from collections.abc import Callable, Mapping
from functools import partial
from time import monotonic
from typing import Any

from metamaker.app.background import Job
from metamaker.app.balance.order import Figures, Order, figures_of
from metamaker.battle.ladder import Pairing
from metamaker.battle.many.crew import Crew
from metamaker.battle.many.fought import all_fought
from metamaker.battle.tally import Tally
from metamaker.weighing.study import bouts, protocol

SHOWN_SECONDS = 0.15
"""Figures are not shown more often than that."""

READING_PART = 6
"""At least so many times as long as it took to read figures passes until they are read anew."""

Read = Callable[[Figures], Any]


class Course:
    """For a thread. `latest` are the figures to be shown next; `missing` is who has to fight, `tallies` what is known.

    `read` makes of figures what takes a while.
    """

    def __init__(self, crew: Crew, order: Order, known: Mapping[Pairing, Tally], read: Read | None) -> None:
        self.order = order
        self.missing = tuple(pair for pair in order.study.pairs if pair not in known)
        self.tallies = dict(known)
        self.latest: Figures | None = None
        self._crew = crew
        self._read = read
        self._next = monotonic() + SHOWN_SECONDS

    def figures(self) -> Figures:
        """Return the figures as they are now, with their reading."""
        found = figures_of(self.order, self.tallies)
        return found if self._read is None else found._replace(reading=self._read(found))

    def fight(self, job: Job) -> Figures:
        """Fight all battles that are missing. Raises Cancelled, BattleProblem."""
        order = self.order
        if self.missing:
            with self._crew.study() as workers:
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

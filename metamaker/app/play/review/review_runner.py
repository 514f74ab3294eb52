"""The background work of a review: it counts dice and damage, fights on from each turn, and looks for better orders."""

from collections.abc import Callable
from concurrent.futures import BrokenExecutor, CancelledError, wait
from typing import NamedTuple, TypeVar

from metamaker.app.background import Job
from metamaker.app.balance.simulation_runner import RoomRunner
from metamaker.app.overrides import override
from metamaker.core.errors import FileProblem
from metamaker.core.messages import message
from metamaker.play.review.chances import Chances
from metamaker.play.simulation.executors import Workers
from metamaker.play.simulation.runner import BattleProblem, WorkersLost
from metamaker.review.counting import counted
from metamaker.review.orders import CostlyOrder, costly_orders
from metamaker.review.report import Report
from metamaker.review.rollouts import Point, Refined, refined
from metamaker.review.source import Source

_CHECK_SECONDS = 0.1
"""How often a job that waits for another process checks whether it was cancelled."""

ORDER_BATTLES = 40
"""Battles for each answer to a decision: differences from about 20 points are certain."""

Result = TypeVar("Result")
Task = TypeVar("Task")


class Wanted(NamedTuple):
    """A match to review: up to which choices, its points with their quick chances, the battles for each point.

    `counts`: whether its game counts dice and damage; `judges`: whether orders are compared, which would be advice in a match
    that goes on.
    """

    source: Source
    points: tuple[Point, ...]
    quick: tuple[Chances, ...]
    battles: int
    counts: bool
    judges: bool


class Findings(NamedTuple):
    """The results so far. `step` is the present work: “count”, “chances” or “orders”, empty at the end."""

    step: str
    report: Report | None = None
    refined: tuple[Refined, ...] = ()
    orders: tuple[CostlyOrder, ...] | None = None


class ReviewRunner(RoomRunner[Wanted]):
    """See RoomRunner; results are `Findings`. Progress is counted in battles from the points of a match."""

    problems = (BattleProblem, FileProblem)

    @override
    def size(self, order: Wanted) -> int:
        return order.battles * len(order.points)

    @override
    def work(self, order: Wanted, job: Job) -> Findings:
        """Do all parts of a review, the quick ones first. Raises Cancelled, BattleProblem, FileProblem."""
        every, found = self.size(order), Findings("count")

        def see(done: int, **new: object) -> None:
            nonlocal found
            job.latest = found = found._replace(**new)  # type: ignore[arg-type]  # mypy does not know the keys
            job.report(done, every)

        def stop() -> bool:
            return job.cancelled

        with self.room.crew.study() as crew:
            if order.counts:
                see(0, report=elsewhere(job, crew, counted, order.source))
            if order.points:
                see(0, step="chances")
                shares = refined(
                    order.source,
                    order.points,
                    order.battles,
                    quick=order.quick,
                    crew=crew,
                    seen=lambda now: see(sum(each.battles for each in now), refined=now),
                    stop=stop,
                )
                see(every, refined=shares)
            if order.judges and order.points and order.quick:
                see(every, step="orders")
                orders = costly_orders(
                    order.source,
                    order.points,
                    order.quick,
                    ORDER_BATTLES,
                    crew=crew,
                    seen=lambda now: see(every, orders=now),
                    stop=stop,
                )
                see(every, orders=orders)
        job.check()
        return found._replace(step="")

    @override
    def finished(self, order: Wanted, result: Findings) -> Findings:
        return result


def elsewhere(job: Job, crew: Workers, work: Callable[[Task], Result], task: Task) -> Result:
    """Return the result of `work(task)` in another process. Raises Cancelled, WorkersLost, and the exceptions of the work."""
    try:
        future = crew.executor.submit(work, task)
        while not wait((future,), _CHECK_SECONDS).done:
            if job.cancelled:
                future.cancel()
            job.check()
        return future.result()
    except (BrokenExecutor, CancelledError, RuntimeError) as problem:
        job.check()
        raise WorkersLost(message("play-many-lost", reason=str(problem))) from None

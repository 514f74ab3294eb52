"""Fighting a series of battles on many processes, so that nobody can tell from the result on how many."""

import pickle
from collections import deque
from collections.abc import Callable
from concurrent.futures import FIRST_COMPLETED, Future, wait
from contextlib import suppress
from typing import NamedTuple, TypeVar

from metamaker.battle.many.chunk import Chunk, Failure, Series, chunk
from metamaker.battle.many.pace import Pace
from metamaker.battle.many.workers import Workers, cores, dask_cluster, processes
from metamaker.battle.outcome import Fight
from metamaker.battle.tally import Tally, merged

Payload = TypeVar("Payload")
Progress = Callable[[int, int], None]
Stop = Callable[[], bool]

LOOK_SECONDS = 0.1
"""How often `stop` is asked."""

RUNS_AHEAD = 2
"""Runs for each worker that are given out at a time: one is fought, one waits."""


class BattleProblem(Exception):
    """A battle that could not be fought, in one sentence; `details` tell where in the program."""

    def __init__(self, text: str, details: str = "") -> None:
        super().__init__(text, details)
        self.text = text
        self.details = details

    def __str__(self) -> str:
        """Return the one sentence."""
        return self.text


def fought(
    fight: Fight[Payload],
    payload: Payload,
    number: int,
    *,
    protocol: str,
    match_up: str,
    mirrored: bool = False,
    workers: int | None = None,
    cluster: str | None = None,
    progress: Progress | None = None,
    stop: Stop | None = None,
) -> Tally:
    """Fight `number` battles and return their tally: the same for any number of workers, here or on a cluster.

    `protocol` and `match_up` name the series: seeds come from them and the battle's number. With `mirrored`, battles 2k and
    2k + 1 share a seed and the contestants change sides. `workers`: processes, as many as there are cores if None; with 1
    the battles are fought in this process. `cluster` is the address of a dask cluster, whose workers take their place.
    `progress(done, number)` is called as battles end.

    When `stop()` says so, or the user interrupts, the tally is that of the first battles and `is_partial`. Raises
    BattleProblem if a battle cannot be fought, ClusterProblem if the cluster cannot be used.
    """
    series = Series(fight, pickle.dumps(payload), protocol, match_up, mirrored)
    course = _Course(series, number, progress, stop or _never)
    with suppress(KeyboardInterrupt):
        if cluster is not None:
            with dask_cluster(cluster) as crew:
                course.share_out(crew)
        elif (workers or cores()) == 1 or number <= 1:
            course.run_here()
        else:
            with processes(min(workers or cores(), number)) as crew:
                course.share_out(crew)
    return course.tally._replace(asked=number)


def _never() -> bool:
    return False


class _Run(NamedTuple):
    """Battles that were given to a worker."""

    first: int
    number: int
    future: Future[Chunk]


class _Course:
    """A series under way. Runs are taken in the order of their battles, so what is counted are always the first ones."""

    def __init__(self, series: Series, number: int, progress: Progress | None, stop: Stop) -> None:
        self.tally = Tally()
        self._series = series
        self._number = number
        self._progress = progress
        self._stop = stop

    def run_here(self) -> None:
        """Fight all battles in this process."""
        pace, interrupted = Pace(1), False
        while self.tally.fought < self._number and not interrupted:
            first = self.tally.fought
            run = chunk(self._series, first, self._size(pace, first), self._stop)
            pace.learn(max(1, run.tally.fought), run.seconds)
            interrupted = self._stop()
            self._take(run)

    def share_out(self, crew: Workers) -> None:
        """Fight all battles by a crew."""
        pace, given = Pace(crew.number), 0
        runs: deque[_Run] = deque()
        while runs or given < self._number:
            waiting = sum(not run.future.done() for run in runs)
            while given < self._number and waiting < RUNS_AHEAD * crew.number:
                size = self._size(pace, given)
                runs.append(_Run(given, size, crew.executor.submit(chunk, self._series, given, size)))
                given, waiting = given + size, waiting + 1
            ended, _ = wait([run.future for run in runs if not run.future.done()], LOOK_SECONDS, FIRST_COMPLETED)
            if not ended and not crew.are_there():
                raise BattleProblem(f"all workers are lost, the first {self.tally.fought} battles were fought")
            while runs and runs[0].future.done():
                result = _ended(runs.popleft())
                pace.learn(result.tally.fought, result.seconds)
                self._take(result)
            if self._stop():
                for run in runs:
                    run.future.cancel()
                return

    def _size(self, pace: Pace, first: int) -> int:
        """Return the battles of the run from this one on: pairs are not taken apart."""
        left = self._number - first
        size = pace.size(left)
        return min(size + size % 2, left) if self._series.mirrored else size

    def _take(self, run: Chunk) -> None:
        if run.failure is not None:
            raise _problem(run.failure)
        self.tally = merged(self.tally, run.tally)
        if self._progress is not None:
            self._progress(self.tally.fought, self._number)


def _problem(failure: Failure) -> BattleProblem:
    return BattleProblem(
        f"battle {failure.battle} (seed {failure.seed}) could not be fought: {failure.reason}", failure.details
    )


def _ended(run: _Run) -> Chunk:
    """Return what came of a run. Raises BattleProblem if the worker did not live to tell."""
    if not run.future.cancelled() and run.future.exception() is None:
        return run.future.result()
    reason = "it was cut off" if run.future.cancelled() else run.future.exception()
    raise BattleProblem(f"the worker that fought battles {run.first} to {run.first + run.number - 1} is lost: {reason}")

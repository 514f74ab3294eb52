"""Series of battles on many processes; the results do not depend on their number."""

import pickle
from collections import deque
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import FIRST_COMPLETED, BrokenExecutor, Future, wait
from contextlib import suppress
from typing import Any, NamedTuple

from typing_extensions import TypeVar, override

from metamaker.core.messages import Text, message
from metamaker.play.results import Fight, Tally, merged
from metamaker.play.simulation.batches import BLOCK, Chunk, Failure, Pace, Schedule, Series, Stretch, Study, chunk
from metamaker.play.simulation.executors import Workers, cores, dask_cluster, processes

Payload = TypeVar("Payload", default=Any)
Progress = Callable[[int, int], None]
Stop = Callable[[], bool]
Seen = Callable[[tuple[Tally, ...]], None]
Until = Callable[[Tally], bool]

LOOK_SECONDS = 0.1
"""Seconds between calls of `stop`."""

RUNS_AHEAD = 2
"""Runs submitted for each worker at a time: one is fought, one waits."""


class BattleProblem(Exception):
    """A failed battle, in one sentence; `details` is the traceback."""

    def __init__(self, text: Text, details: str = "") -> None:
        super().__init__(text, details)
        self.text = text
        self.details = details

    @override
    def __str__(self) -> str:
        """Return the one sentence."""
        return str(self.text)


class WorkersLost(BattleProblem):
    """Battles with lost workers: other workers may still be able to fight them."""


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
    """Fight `number` battles and return their totals: the same for any number of workers, here or on a cluster.

    `protocol` and `match_up` name the series: seeds come from them and the battle's number. With `mirrored`, battles 2k and 2k
    + 1 share a seed and the contestants change sides. `workers`: the number of processes, by default one for each core; with 1
    the battles are fought in this process. `cluster` is the address of a dask cluster, whose workers take their place.
    `progress(done, number)` is called as battles end.

    If `stop()` returns True, or the user interrupts, the totals are those of the first battles and `is_partial`. Raises
    BattleProblem for a failed battle, ClusterProblem for an unusable cluster.
    """
    bout = Bout(fight, payload, match_up, mirrored)
    return all_fought((bout,), number, protocol=protocol, workers=workers, cluster=cluster, progress=progress, stop=stop)[0]


class Bout(NamedTuple):
    """A series among several: its function, its payload, the name of its match-up, and whether sides change."""

    fight: Fight
    payload: Any
    match_up: str
    mirrored: bool = False


def all_fought(
    bouts: Sequence[Bout],
    number: int,
    *,
    protocol: str,
    workers: int | None = None,
    cluster: str | None = None,
    crew: Workers | None = None,
    progress: Progress | None = None,
    seen: Seen | None = None,
    stop: Stop | None = None,
    until: Until | None = None,
) -> tuple[Tally, ...]:
    """Fight `number` battles of each of several series by the same workers, and return the totals of each: see `fought`.

    Seeds come from `protocol`, the bout's `match_up` and the battle's number, so they do not depend on other bouts.
    `progress(done, all)` counts the battles of all of them. A few battles of each are fought at a time, so that after a stop
    all have about the same number. `seen(tallies)` is called with the first battles of each, before `progress`. `crew` are
    existing workers, in place of new ones.

    `until(tally)` ends a single series as complete when it returns True. It is asked after every `BLOCK` battles, so the number
    of workers changes nothing. Raises ValueError for `until` with several series.
    """
    if until is not None and len(bouts) != 1:
        raise ValueError("only a single series can end early")
    series = tuple(Series(bout.fight, bout.match_up, bout.mirrored) for bout in bouts)
    study = Study(protocol, series, pickle.dumps(tuple(bout.payload for bout in bouts)))
    course = _Course(study, number, progress, seen, stop or _never, until)
    whole = number * len(bouts)
    with suppress(KeyboardInterrupt):
        if crew is not None:
            course.share_out(crew)
        elif cluster is not None:
            with dask_cluster(cluster) as crew:
                course.share_out(crew)
        elif (workers or cores()) == 1 or whole <= 1:
            course.run_here()
        else:
            with processes(min(workers or cores(), whole)) as crew:
                course.share_out(crew)
    return tuple(each._replace(asked=each.fought if course.is_decided else number) for each in course.tallies)


def _never() -> bool:
    return False


class _Run(NamedTuple):
    """Battles submitted to a worker."""

    stretches: tuple[Stretch, ...]
    future: Future[Chunk]


class _Course:
    """Series in progress. Runs are counted in the order of their battles, so the totals are always those of the first ones."""

    def __init__(
        self, study: Study, number: int, progress: Progress | None, seen: Seen | None, stop: Stop, until: Until | None = None
    ) -> None:
        self.tallies = [Tally() for _ in study.series]
        self.is_decided = False
        self._study = study
        self._until = until
        self._schedule = Schedule([series.mirrored for series in study.series], number, in_blocks=until is not None)
        self._whole = number * len(study.series)
        self._fought = 0
        self._progress = progress
        self._seen = seen
        self._stop = stop

    def run_here(self) -> None:
        """Fight all battles in this process."""
        pace, interrupted = Pace(1), False
        while self._schedule.left and not interrupted and not self.is_decided:
            stretches = self._schedule.give(pace.size(self._schedule.left))
            run = chunk(self._study, stretches, self._stop)
            pace.learn(max(1, run.fought), run.seconds)
            interrupted = run.fought < _number(stretches) or self._stop()
            self._take(stretches, run)

    def share_out(self, crew: Workers) -> None:
        """Fight all battles on these workers."""
        pace, schedule = Pace(crew.number), self._schedule
        runs: deque[_Run] = deque()
        while runs or schedule.left:
            waiting = sum(not run.future.done() for run in runs)
            while schedule.left and waiting < RUNS_AHEAD * crew.number:
                stretches = schedule.give(pace.size(schedule.left))
                runs.append(_Run(stretches, self._submitted(crew, stretches, runs)))
                waiting += 1
            ended, _ = wait([run.future for run in runs if not run.future.done()], LOOK_SECONDS, FIRST_COMPLETED)
            if not ended and not crew.are_there():
                raise WorkersLost(message("play-many-all_lost", fought=self._fought))
            while runs and runs[0].future.done():
                run = runs.popleft()
                result = self._ended(run)
                pace.learn(result.fought, result.seconds)
                self._take(run.stretches, result)
                if self.is_decided:
                    break
                if result.fought < _number(run.stretches):  # after a stop, the following battles would not be the next ones
                    return
            if self.is_decided or self._stop():
                for run in runs:
                    run.future.cancel()
                return

    def _submitted(self, crew: Workers, stretches: Sequence[Stretch], out: Iterable[_Run]) -> Future[Chunk]:
        """Submit a run. Raises WorkersLost for the first lost run, if possible one of those in `out`."""
        try:
            return crew.executor.submit(crew.fight, self._study, stretches)
        except BrokenExecutor as problem:
            # The executor notices its failure a little before its runs, which end then; asking a run waits for that.
            for run in out:
                self._ended(run)
            raise WorkersLost(message("play-many-lost", reason=str(problem))) from None

    def _take(self, stretches: Sequence[Stretch], run: Chunk) -> None:
        if run.failure is not None:
            raise self._problem(run.failure)
        for stretch, fought_now in zip(stretches, run.tallies, strict=False):
            now = self.tallies[stretch.series] = merged(self.tallies[stretch.series], fought_now)
            self._fought += fought_now.fought
            if self._until is not None and now.fought % BLOCK == 0 and self._until(now):
                self.is_decided = True
                break
        if self._seen is not None:
            self._seen(tuple(self.tallies))
        if self._progress is not None:
            self._progress(self._fought, self._whole)

    def _problem(self, failure: Failure) -> BattleProblem:
        sentence = message(
            "play-many-failed",
            battle=failure.battle,
            of=self._of(failure.series),
            seed=str(failure.seed),
            reason=failure.reason,
        )
        return BattleProblem(sentence, failure.details)

    def _of(self, series: int) -> str:
        """Return the match-up of a battle, the word “none” if there is only one series."""
        return self._study.series[series].match_up if len(self._study.series) > 1 else "none"

    def _ended(self, run: _Run) -> Chunk:
        """Return the results of a run. Raises WorkersLost for a lost run."""
        if not run.future.cancelled() and run.future.exception() is None:
            return run.future.result()
        reason = message("play-many-cut_off") if run.future.cancelled() else str(run.future.exception())
        series, first, number = run.stretches[0]
        sentence = message(
            "play-many-worker_lost",
            first=first,
            last=first + number - 1,
            of=self._of(series),
            more="yes" if len(run.stretches) > 1 else "no",
            reason=reason,
        )
        raise WorkersLost(sentence)


def _number(stretches: Sequence[Stretch]) -> int:
    return sum(stretch.number for stretch in stretches)

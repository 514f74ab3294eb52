"""A pool of processes for several studies at a time, each of which can be stopped by itself."""

import os
import threading
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from functools import partial
from multiprocessing import get_context
from time import sleep
from typing import Any

from metamaker.core.messages import message
from metamaker.play.simulation.batches import Chunk, Stretch, Study, chunk
from metamaker.play.simulation.executors import Workers, obey_parent
from metamaker.play.simulation.runner import WorkersLost

PLACES = 64
"""The largest number of studies at a time."""

_DROP_SECONDS = 0.1
"""Seconds for the executor to drop waiting runs: before Python 3.12, it fails at cancelled runs of killed processes."""

_KILLED_SECONDS = 1.0
"""The longest wait for a killed process, which usually ends within milliseconds."""

KINDNESS = 5
"""The niceness of these processes on systems that have it, so that the app stays responsive."""


class ProcessPool:
    """A pool of `number` processes, started when first needed. Several threads can run studies at a time."""

    def __init__(self, number: int) -> None:
        self.number = number
        self._context = get_context("spawn")
        self._running = self._context.RawArray("q", PLACES)
        self._lock = threading.Lock()
        self._last = 0
        self._is_over = False
        self._pool: ProcessPoolExecutor | None = None

    @property
    def is_begun(self) -> bool:
        """Whether the processes are running."""
        return self._pool is not None

    @contextmanager
    def study(self) -> Iterator[Workers]:
        """Provide workers for one study. On exit, battles of the study that are still running are the last ones.

        Raises WorkersLost after `end`.
        """
        with self._lock:
            if self._is_over:
                raise WorkersLost(message("play-many-ended"))
            pool = self._pool = self._pool or self._begun()
            self._last += 1
            number = self._last
            self._running[number % PLACES] = number
        try:
            yield Workers(pool, self.number, lambda: True, partial(_while_running, number))
        except WorkersLost:
            self._forget(pool)
            raise
        finally:
            if self._running[number % PLACES] == number:
                self._running[number % PLACES] = 0

    def close(self, *, wait: bool = True) -> None:
        """Stop all studies and end the processes after their present battles; they start again when needed."""
        if (pool := self._let_go()) is not None:
            pool.shutdown(wait=wait, cancel_futures=True)

    def end(self) -> None:
        """End the processes at once and for good, for a program that ends. Running studies fail with WorkersLost."""
        self._is_over = True
        if (pool := self._let_go()) is not None:
            # `kill_workers` exists only since Python 3.14. The dictionary also gets the processes that are just being started.
            processes = pool._processes
            pool.shutdown(wait=False, cancel_futures=True)
            sleep(_DROP_SECONDS)
            ending = tuple(processes.values())
            for process in ending:
                process.kill()
            for process in ending:
                process.join(_KILLED_SECONDS)

    def _let_go(self) -> ProcessPoolExecutor | None:
        with self._lock:
            pool, self._pool = self._pool, None
            for place in range(PLACES):
                self._running[place] = 0
        return pool

    def _begun(self) -> ProcessPoolExecutor:
        return ProcessPoolExecutor(self.number, self._context, _begin, (self._running,))

    def _forget(self, pool: ProcessPoolExecutor) -> None:
        with self._lock:
            if self._pool is pool:
                self._pool = None
        pool.shutdown(wait=False, cancel_futures=True)


_running: list[Any] = []
"""In a process of a pool, one item: the numbers of the running studies, in shared memory."""


def _begin(running: object) -> None:
    """Make this process part of a pool."""
    _running[:] = [running]
    obey_parent()
    if hasattr(os, "nice"):
        os.nice(KINDNESS)


def _while_running(number: int, study: Study, stretches: Sequence[Stretch]) -> Chunk:
    """Fight a run of a study, or fewer battles if the study is stopped."""
    running, place = _running[0], number % PLACES
    return chunk(study, stretches, lambda: bool(running[place] != number))

"""Processes of this machine that stay for many studies, each of which can be stopped at once without the others."""

import os
import threading
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from functools import partial
from multiprocessing import get_context
from typing import Any

from metamaker.play.many.fought import WorkersLost
from metamaker.play.many.processes import Workers, obey_parent
from metamaker.play.many.series import Chunk, Stretch, Study, chunk

PLACES = 64
"""How many studies may be fought at a time."""

KINDNESS = 5
"""By how much these processes give way to others, such as the one with the window, where that can be said."""


class ProcessPool:
    """As many processes as `number`, begun when first needed. For threads: several may fight their studies at a time."""

    def __init__(self, number: int) -> None:
        self.number = number
        self._context = get_context("spawn")
        self._running = self._context.RawArray("q", PLACES)
        self._lock = threading.Lock()
        self._last = 0
        self._pool: ProcessPoolExecutor | None = None

    @property
    def is_begun(self) -> bool:
        """Whether there are processes now."""
        return self._pool is not None

    @contextmanager
    def study(self) -> Iterator[Workers]:
        """Give workers for one study; whatever they still fight when it is left stops after the present battle."""
        with self._lock:
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
        """Stop all studies and end the processes; they begin anew when they are needed."""
        with self._lock:
            pool, self._pool = self._pool, None
            for place in range(PLACES):
                self._running[place] = 0
        if pool is not None:
            pool.shutdown(wait=wait, cancel_futures=True)

    def _begun(self) -> ProcessPoolExecutor:
        return ProcessPoolExecutor(self.number, self._context, _begin, (self._running,))

    def _forget(self, pool: ProcessPoolExecutor) -> None:
        with self._lock:
            if self._pool is pool:
                self._pool = None
        pool.shutdown(wait=False, cancel_futures=True)


_running: list[Any] = []
"""In a process of a crew, one thing: the numbers of the studies that are being fought, in memory that all of them see."""


def _begin(running: Any) -> None:
    """Make this process one of a crew."""
    _running[:] = [running]
    obey_parent()
    if hasattr(os, "nice"):
        os.nice(KINDNESS)


def _while_running(number: int, study: Study, stretches: Sequence[Stretch]) -> Chunk:
    """Fight a run of a study, or less if it is stopped."""
    running, place = _running[0], number % PLACES
    return chunk(study, stretches, lambda: bool(running[place] != number))

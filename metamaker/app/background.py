"""Background work: it runs in threads and reports to the main thread."""

import contextlib
import ctypes
import sys
import threading
import weakref
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor, wait
from dataclasses import dataclass
from functools import partial
from itertools import count
from queue import SimpleQueue
from typing import Any

from PySide6.QtCore import QCoreApplication, QEvent, QObject, Signal
from shiboken6 import isValid

from metamaker.app.overrides import override

_THREADS = 2
"""One thread can be busy with a slow answer while the other gives quick ones.

More would not be faster: Python runs one at a time.
"""

GRACE_SECONDS = 1.0
"""Seconds that cancelled work gets to stop."""

_POSTED = QEvent.Type(QEvent.registerEventType())


class Cancelled(Exception):
    """Raised inside cancelled work."""


Done = Callable[[Any], None]
Failed = Callable[[Exception], None]
Progress = Callable[[int, int], None]


class Job(QObject):
    """A piece of work, passed to the work itself for reporting progress and checking for cancellation, from any thread.

    `ended` is sent at the end, successful or not. The work can put its results so far into `latest`: each job has its own, so
    that a job that is slow to stop never changes those of its successor.
    """

    ended = Signal()
    progressed = Signal(int, int)

    def __init__(self, text: str, done: Done, failed: Failed | None, progress: Progress | None, parent: "Background") -> None:
        super().__init__(parent)
        self.text = text
        self.done = 0
        self.total = 0
        self.latest: Any = None
        # A weak reference: otherwise a job could be the last owner of its parent, and delete it in the middle of its own
        # deletion.
        self._background: Background = weakref.proxy(parent)
        self._callbacks = (done, failed, progress)
        self._cancelled = threading.Event()

    @property
    def cancelled(self) -> bool:
        """Whether the job was cancelled. Its callbacks are not called then."""
        return self._cancelled.is_set()

    def cancel(self) -> None:
        """Ask the work to stop; its result is discarded."""
        self._cancelled.set()

    def check(self) -> None:
        """Raise Cancelled if the job was cancelled. Called by the work."""
        if self.cancelled:
            raise Cancelled

    def report(self, done: int, total: int) -> None:
        """Report progress from the work: `done` of `total` steps. Raises Cancelled for a cancelled job."""
        self.check()
        self._background.post(lambda: self._note(done, total))

    def _note(self, at: int, of: int) -> None:
        self.done, self.total = at, of
        self._background.show()
        self.progressed.emit(at, of)
        progress = self._callbacks[2]
        if progress is not None and not self.cancelled:
            progress(at, of)

    def end(self, result: Any, problem: Exception | None) -> None:
        """Call the callback for the result or the exception. Only the background calls this."""
        done, failed, _ = self._callbacks
        try:
            if self.cancelled:
                return
            if problem is None:
                done(result)
            elif failed is not None:
                failed(problem)
            else:
                self._background.broke.emit(problem)
        finally:
            self.ended.emit()
            self.deleteLater()


@dataclass
class _Task:
    """A job, its work and its result."""

    job: Job
    work: Callable[[Job], Any]
    result: Any = None
    problem: Exception | None = None

    def do(self) -> None:
        """Do the work, and store its result."""
        try:
            self.job.check()
            self.result = self.work(self.job)
        except Cancelled:
            self.job.cancel()
        except Exception as fault:  # noqa: BLE001  it is passed to the caller of `run`
            self.problem = fault


class Background(QObject):
    """Runs work in a few threads. `busy(text, done, total)` is meant for the status bar; an empty text means idle.

    Only work with a `text` is shown there. `broke(exception)` is sent for unexpected errors, `finishing` when all work must
    end.
    """

    busy = Signal(str, int, int)
    broke = Signal(object)
    finishing = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._pool = ThreadPoolExecutor(_THREADS, thread_name_prefix="background")
        # Threads know tasks only by number, so that the last reference to a task is always in the main thread. Otherwise a
        # worker thread could delete a closed widget that the work refers to.
        self._tasks: dict[int, _Task] = {}
        self._numbers = count()
        self._futures: set[Future[None]] = set()
        self._threads: set[int] = set()
        self._is_finished = False
        self._posted: SimpleQueue[Callable[[], None]] = SimpleQueue()

    def run(
        self,
        work: Callable[[Job], Any],
        done: Done,
        failed: Failed | None = None,
        progress: Progress | None = None,
        *,
        text: str = "",
        owner: QObject | None = None,
    ) -> Job:
        """Start `work(job)` in a thread; `done(result)` or `failed(exception)` is called in the main thread.

        So is `progress(done, total)`. `text` describes the work in the status bar. When `owner` is deleted, the job is
        cancelled. An exception without `failed` is reported as an internal error.
        """
        job = Job(text, done, failed, progress, self)
        is_gone = owner is not None and not isValid(owner)
        if self._is_finished or is_gone:
            job.cancel()
            return job
        if owner is not None:
            owner.destroyed.connect(job.cancel)
        number = next(self._numbers)
        self._tasks[number] = _Task(job, work)
        self.show()
        self._futures = {future for future in self._futures if not future.done()} | {self._pool.submit(self._do, number)}
        return job

    @property
    def jobs(self) -> tuple[Job, ...]:
        """The running jobs, the oldest first."""
        return tuple(task.job for task in self._tasks.values())

    def cancel_all(self) -> None:
        """Cancel all work."""
        for job in self.jobs:
            job.cancel()

    def finish(self) -> None:
        """Cancel all jobs and wait until they have stopped. Later jobs are cancelled at once.

        Work that does not check for cancellation is interrupted: closing the window must not wait for it.
        """
        self._is_finished = True
        self.cancel_all()
        self.finishing.emit()
        self._pool.shutdown(wait=False, cancel_futures=True)
        wait(self._futures, GRACE_SECONDS)
        for thread in tuple(self._threads):
            ctypes.pythonapi.PyThreadState_SetAsyncExc(ctypes.c_ulong(thread), ctypes.py_object(Cancelled))
        self._pool.shutdown(wait=True)

    def post(self, act: Callable[[], None]) -> None:
        """Call `act` in the main thread. For jobs, from any thread."""
        self._posted.put(act)
        # An event is safer than a signal: Qt drops it if this object is deleted before it arrives.
        with contextlib.suppress(RuntimeError):
            QCoreApplication.postEvent(self, QEvent(_POSTED))

    @override
    def customEvent(self, _event: QEvent) -> None:
        """Run one function posted by a thread; errors are reported here, because PySide would extend their message."""
        try:
            self._posted.get()()
        except Exception:  # noqa: BLE001  the exception hook reports it
            sys.excepthook(*sys.exc_info())

    def show(self) -> None:
        """Send `busy` with the current work."""
        shown = next((job for job in self.jobs if job.text and not job.cancelled), None)
        if shown is None:
            self.busy.emit("", 0, 0)
        else:
            self.busy.emit(shown.text, shown.done, shown.total)

    def _do(self, number: int) -> None:
        thread = threading.get_ident()
        self._threads.add(thread)
        try:
            self._tasks[number].do()
        finally:
            self._threads.discard(thread)
            self.post(partial(self._end, number))

    def _end(self, number: int) -> None:
        task = self._tasks.pop(number)
        self.show()
        task.job.end(task.result, task.problem)

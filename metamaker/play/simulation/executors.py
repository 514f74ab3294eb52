"""Processes for battles and other work: those of this machine, or of a dask cluster."""

import os
import re
import signal
import threading
from collections.abc import Callable, Generator, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Executor, Future, ProcessPoolExecutor, wait
from contextlib import contextmanager
from itertools import islice
from multiprocessing import get_context, parent_process
from typing import Any, NamedTuple, TypeVar

from metamaker.core.messages import message
from metamaker.play.simulation.batches import Chunk, Stretch, Study, chunk

CONNECT_SECONDS = 5
"""The longest wait for the answer of a cluster. A cluster in the same network answers at once."""


Task = TypeVar("Task")
Result = TypeVar("Result")


class ClusterProblem(Exception):
    """A cluster that cannot be used, in one sentence."""


class Workers(NamedTuple):
    """An executor, its number of workers, whether any worker is still there, and the function that fights a run."""

    executor: Executor
    number: int
    are_there: Callable[[], bool]
    fight: Callable[[Study, Sequence[Stretch]], Chunk] = chunk


def cores() -> int:
    """Return how many processes can run at the same time."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


@contextmanager
def processes(number: int) -> Iterator[Workers]:
    """Start `number` processes and end them on exit; work that has not started by then is dropped."""
    # Spawned, because a fork of a process with threads, such as the app, can block for ever.
    executor = ProcessPoolExecutor(number, get_context("spawn"), obey_parent)
    try:
        # A process pool reports a lost process itself.
        yield Workers(executor, number, lambda: True)
    finally:
        executor.shutdown(wait=True, cancel_futures=True)


FEW_TASKS = 3
"""Up to this many tasks run in this process: starting others would take longer."""

TASKS_AHEAD = 4
"""Tasks that wait for each process, so that memory does not grow with their number."""


def each_result(work: Callable[[Task], Result], tasks: Sequence[Task], workers: int = 0) -> Generator[Result, None, None]:
    """Yield the result of each task as it ends, from several processes if there are many; 0 workers: one for each core."""
    count = min(workers or cores(), len(tasks))
    if count < 2 or len(tasks) <= FEW_TASKS:
        yield from map(work, tasks)
        return
    with processes(count) as crew:
        waiting = iter(tasks)
        begun: set[Future[Result]] = {crew.executor.submit(work, task) for task in islice(waiting, count * TASKS_AHEAD)}
        while begun:
            ended, begun = wait(begun, return_when=FIRST_COMPLETED)
            for each in ended:
                yield each.result()
            begun |= {crew.executor.submit(work, task) for task in islice(waiting, len(ended))}


def obey_parent() -> None:
    """Ignore interrupts, which the parent process handles, and end with the parent, even if it is killed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    """Wait for the parent in a thread: a killed parent cannot end its processes."""
    parent = parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)


_ADDRESS = re.compile(
    r"(?:(tcp|tls|ws|wss)://)?[^\s/:]+:\d{1,5}|(?:(?:tcp|tls|ws|wss)://)?\[[0-9a-f:%.]+\]:\d{1,5}", re.IGNORECASE
)
_SECURED = ("tls", "wss")
"""Schemes with certificates. With one for another scheme, the library keeps a half-made client that warns later."""


@contextmanager
def dask_cluster(address: str) -> Iterator[Workers]:
    """Connect to the dask cluster at `address`, `tcp://host:8786`. Its workers need this version of MetaMaker.

    Raises ClusterProblem if the library is missing, there is no answer, or the cluster has no workers.
    """
    try:
        from distributed import Client, Security
    except ImportError:
        raise ClusterProblem(message("play-cluster-extra")) from None
    found = _ADDRESS.fullmatch(address)
    if found is None:
        raise ClusterProblem(message("play-cluster-address", found=address))
    try:
        # A secured cluster takes keys and certificates from the settings of dask.
        scheme = (found[1] or "").lower()
        security = Security() if scheme in _SECURED else None
        if scheme == "tls" and Security().get_connection_args("client")["ssl_context"] is None:
            raise ValueError(str(message("play-cluster-no_certificate")))
        client = Client(address, timeout=CONNECT_SECONDS, set_as_default=False, security=security)
    except (OSError, TypeError, ValueError) as problem:
        said = str(problem).strip().splitlines() or [type(problem).__name__]
        raise ClusterProblem(message("play-cluster-no_answer", address=address, reason=said[0])) from None
    with client:
        try:
            client.wait_for_workers(1, timeout=CONNECT_SECONDS)
        except TimeoutError:
            raise ClusterProblem(message("play-cluster-no_workers", address=address)) from None
        yield Workers(client.get_executor(), sum(client.ncores().values()), lambda: _has_workers(client))


def _has_workers(client: Any) -> bool:
    """Return whether a cluster has workers. Without any it would wait for new ones for ever."""
    try:
        return client.status == "running" and bool(client.ncores())
    except OSError:
        return False

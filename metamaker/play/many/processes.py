"""Where battles are fought: processes of this machine for one study or for many, or those of a dask cluster."""

import os
import re
import signal
import threading
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Executor, ProcessPoolExecutor
from contextlib import contextmanager
from multiprocessing import get_context, parent_process
from typing import Any, NamedTuple

from metamaker.core.words import message
from metamaker.play.many.series import Chunk, Stretch, Study, chunk

CONNECT_SECONDS = 5
"""How long a cluster may take to answer.

One in the same network does at once; who gave a wrong address should not wait long. Not measured.
"""


class ClusterProblem(Exception):
    """A cluster that cannot be used: one sentence."""


class Workers(NamedTuple):
    """Who fights: an executor, how many runs it fights at a time, whether somebody is still there to do so; how one does."""

    executor: Executor
    number: int
    are_there: Callable[[], bool]
    fight: Callable[[Study, Sequence[Stretch]], Chunk] = chunk


def cores() -> int:
    """Return how many processes this one may run at a time."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


@contextmanager
def processes(number: int) -> Iterator[Workers]:
    """Give `number` fresh processes of this machine, which end with it; what was not begun is not begun then."""
    # Copies of a process with threads, such as one with a window, may stand still for ever: these begin anew.
    executor = ProcessPoolExecutor(number, get_context("spawn"), obey_parent)
    try:
        # A pool that has lost a process says so by itself.
        yield Workers(executor, number, lambda: True)
    finally:
        executor.shutdown(wait=True, cancel_futures=True)


def obey_parent() -> None:
    """Leave interrupts to the first process, which the same keys reach, and end when it ends, however that came about."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    """Nobody is left to tell a process to end whose parent was killed."""
    parent = parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)


_ADDRESS = re.compile(
    r"(?:(tcp|tls|ws|wss)://)?[^\s/:]+:\d{1,5}|(?:(?:tcp|tls|ws|wss)://)?\[[0-9a-f:%.]+\]:\d{1,5}", re.IGNORECASE
)
_SECURED = ("tls", "wss")
"""The library leaves half a client behind for other addresses, which complains of itself when it is thrown away."""


@contextmanager
def dask_cluster(address: str) -> Iterator[Workers]:
    """Give the workers of the dask cluster at `address`, `tcp://host:8786`. Its workers need this version of the program.

    Raises ClusterProblem if the library is missing, nobody answers, or the cluster has no workers.
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
    """Without workers a cluster waits for new ones, for ever if need be."""
    try:
        return client.status == "running" and bool(client.ncores())
    except OSError:
        return False

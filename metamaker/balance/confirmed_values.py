"""Values of designs confirmed by battles, and the store that remembers them by the content of the design."""

import contextlib
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

from metamaker.core.errors import FileProblem
from metamaker.core.paths import cache_folder
from metamaker.core.storage import beginning, write_file
from metamaker.game_api.confirming import Confirming, Measured
from metamaker.play.simulation.executors import Workers
from metamaker.play.simulation.runner import all_fought

FILE = "confirmed-values.json"
"""The name of the store in the cache of a user."""

MOST_VALUES = 5_000
"""The number of remembered designs, some 40 bytes each. The oldest are dropped first."""

_MOST_BYTES = 100 * MOST_VALUES

_LONGEST_KEY = 64


class ConfirmedStore:
    """Results by the content of designs, in a file. A failure to read or write only costs the battles again."""

    def __init__(self, file: Path) -> None:
        self._file = file
        self._known: dict[str, Measured] = {}
        self._read_at = -1

    def get(self, key: str) -> Measured | None:
        """Return the result of a design; None if it is not known."""
        if self._changed_at() != self._read_at:
            self._known = self._read()
        return self._known.get(key)

    def keep(self, key: str, result: Measured) -> None:
        """Remember a result, together with those that other programs have written since."""
        known = self._read()
        known.pop(key, None)
        known[key] = result
        while len(known) > MOST_VALUES:
            del known[next(iter(known))]
        self._known = known
        with contextlib.suppress(FileProblem, OSError):
            self._file.parent.mkdir(parents=True, exist_ok=True)
            write_file(str(self._file), json.dumps(known).encode())
            self._read_at = self._changed_at()

    def _changed_at(self) -> int:
        """Return the time of the last change of the file, also by another program, in nanoseconds; 0 without a file."""
        try:
            return self._file.stat().st_mtime_ns
        except OSError:
            return 0

    def _read(self) -> dict[str, Measured]:
        self._read_at = self._changed_at()
        try:
            found = json.loads(beginning(self._file, _MOST_BYTES))
        except (OSError, ValueError, RecursionError):
            return dict(self._known)
        return (
            {key: Measured(*value) for key, value in found.items() if _is_result(key, value)} if isinstance(found, dict) else {}
        )


def user_store() -> ConfirmedStore:
    """Return the store of the user."""
    return ConfirmedStore(cache_folder() / FILE)


_PERCENT, _MARGIN = range(-50, 101), range(101)
"""The limits of results, as in documents."""


def _is_result(key: str, value: object) -> bool:
    """Return whether an entry of the file is a possible result."""
    if len(key) > _LONGEST_KEY or not isinstance(value, list) or len(value) != 2:
        return False
    return all(type(number) is int for number in value) and value[0] in _PERCENT and value[1] in _MARGIN


def confirmed(
    confirming: Confirming,
    document: Any,
    ref: str,
    store: ConfirmedStore,
    *,
    workers: int | None = None,
    crew: Workers | None = None,
    progress: Callable[[int, int], None] | None = None,
    stop: Callable[[], bool] | None = None,
) -> Measured | None:
    """Return the result of a design with a key: a remembered one, or that of its battles. None if they were stopped.

    Raises BattleProblem.
    """
    key = confirming.key(document, ref)
    known = store.get(key)
    if known is not None:
        return known
    ready = confirming.battles(document, ref)
    tallies = all_fought(
        ready.bouts, ready.number, protocol=ready.protocol, workers=workers, crew=crew, progress=progress, stop=stop
    )
    if any(tally.is_partial for tally in tallies):
        return None
    found = confirming.measured(document, ref, tallies)
    store.keep(key, found)
    return found

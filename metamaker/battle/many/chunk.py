"""A run of battles, fought one after the other by whichever process it is given to."""

import pickle
import traceback
from collections.abc import Callable
from functools import lru_cache
from time import perf_counter
from typing import Any, NamedTuple

from metamaker.battle.many.seeds import seed_of
from metamaker.battle.outcome import Fight, Outcome
from metamaker.battle.tally import Tally, paired, tally

PAYLOADS_KEPT = 4


class Series(NamedTuple):
    """What all battles of a series have in common; `payload` is pickled."""

    fight: Fight[Any]
    payload: bytes
    protocol: str
    match_up: str
    mirrored: bool


class Failure(NamedTuple):
    """A battle that could not be fought: why, in a line, and where, as Python tells it."""

    battle: int
    seed: int
    reason: str
    details: str


class Chunk(NamedTuple):
    """What came of a run: its battles up to a failure or a stop, and the seconds that they took."""

    tally: Tally
    seconds: float
    failure: Failure | None = None


def chunk(series: Series, first: int, number: int, stop: Callable[[], bool] | None = None) -> Chunk:
    """Fight `number` battles from number `first` on, or fewer if `stop` says so between two of them.

    In a mirrored series battles 2k and 2k + 1 have one seed, and the contestants change sides for the second; they make a
    pair of the tally if `first` is even.
    """
    payload = _payload(series.payload)
    begun = perf_counter()
    outcomes: list[Outcome] = []
    failure: Failure | None = None
    for battle in range(first, first + number):
        if stop is not None and stop():
            break
        pair, second = divmod(battle, 2) if series.mirrored else (battle, 0)
        seed = seed_of(series.protocol, series.match_up, pair)
        try:
            outcomes.append(series.fight(payload, seed, bool(second)))
        except Exception as problem:  # noqa: BLE001 - as text, since not every exception can go to another process
            reason = "".join(traceback.format_exception_only(problem)).strip()
            failure = Failure(battle, seed, reason, traceback.format_exc())
            break
    counted = paired if series.mirrored and first % 2 == 0 else tally
    return Chunk(counted(outcomes), perf_counter() - begun, failure)


@lru_cache(maxsize=PAYLOADS_KEPT)
def _payload(pickled: bytes) -> Any:
    """Unpack it once a process: what a game remembers about the very value serves all runs."""
    return pickle.loads(pickled)  # noqa: S301 - it comes from the process that started this one

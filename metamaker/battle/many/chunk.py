"""A run of battles, fought one after the other by whichever process it is given to."""

import pickle
import traceback
from collections.abc import Callable, Sequence
from functools import lru_cache
from time import perf_counter
from typing import Any, NamedTuple

from metamaker.battle.many.schedule import Stretch
from metamaker.battle.many.seeds import seed_of
from metamaker.battle.outcome import Fight, Outcome
from metamaker.battle.tally import Tally, paired, tally

PAYLOADS_KEPT = 4


class Series(NamedTuple):
    """What all battles of a series have in common, but for the payload; `match_up` says who meets whom."""

    fight: Fight[Any]
    match_up: str
    mirrored: bool


class Study(NamedTuple):
    """Series that are fought together; `payloads` are pickled, one for each."""

    protocol: str
    series: tuple[Series, ...]
    payloads: bytes


class Failure(NamedTuple):
    """A battle that could not be fought: of which series, why, in a line, and where, as Python tells it."""

    series: int
    battle: int
    seed: int
    reason: str
    details: str


class Chunk(NamedTuple):
    """What came of a run: a tally for each stretch up to a failure or a stop, and the seconds that it took."""

    tallies: tuple[Tally, ...]
    seconds: float
    failure: Failure | None = None

    @property
    def fought(self) -> int:
        """The number of battles that were fought."""
        return sum(each.fought for each in self.tallies)


class _CutShort(Exception):
    """A battle that could not be fought, or None if somebody stopped them."""

    def __init__(self, failure: Failure | None) -> None:
        super().__init__(failure)
        self.failure = failure


def chunk(study: Study, stretches: Sequence[Stretch], stop: Callable[[], bool] | None = None) -> Chunk:
    """Fight the battles of some stretches, or fewer if `stop` says so between two of them.

    In a mirrored series battles 2k and 2k + 1 have one seed, and the contestants change sides for the second; they make a
    pair of the tally if a stretch begins with an even number.
    """
    payloads = _payloads(study.payloads)
    begun = perf_counter()
    tallies: list[Tally] = []
    failure: Failure | None = None
    for stretch in stretches:
        outcomes: list[Outcome] = []
        try:
            _fight(study, payloads[stretch.series], stretch, stop, outcomes)
        except _CutShort as cut:
            failure = cut.failure
            tallies.append(_counted(study, stretch, outcomes))
            break
        tallies.append(_counted(study, stretch, outcomes))
    return Chunk(tuple(tallies), perf_counter() - begun, failure)


def _fight(study: Study, payload: Any, stretch: Stretch, stop: Callable[[], bool] | None, outcomes: list[Outcome]) -> None:
    """Add the outcomes of a stretch. Raises _CutShort after those before a failure or a stop."""
    series = study.series[stretch.series]
    for battle in range(stretch.first, stretch.first + stretch.number):
        if stop is not None and stop():
            raise _CutShort(None)
        pair, second = divmod(battle, 2) if series.mirrored else (battle, 0)
        seed = seed_of(study.protocol, series.match_up, pair)
        try:
            outcomes.append(series.fight(payload, seed, bool(second)))
        except Exception as problem:  # noqa: BLE001 - as text, since not every exception can go to another process
            reason = "".join(traceback.format_exception_only(problem)).strip()
            raise _CutShort(Failure(stretch.series, battle, seed, reason, traceback.format_exc())) from None


def _counted(study: Study, stretch: Stretch, outcomes: Sequence[Outcome]) -> Tally:
    in_pairs = study.series[stretch.series].mirrored and stretch.first % 2 == 0
    return paired(outcomes) if in_pairs else tally(outcomes)


@lru_cache(maxsize=PAYLOADS_KEPT)
def _payloads(pickled: bytes) -> Any:
    """Unpack them once a process: what a game remembers about the very value serves all runs."""
    return pickle.loads(pickled)  # noqa: S301 - it comes from the process that started this one

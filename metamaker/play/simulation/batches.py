"""Runs of battles: which come next, how many make a run that is worth sending away, the seed of each, and fighting them."""

import pickle
import traceback
from collections.abc import Callable, Sequence
from functools import lru_cache
from hashlib import blake2b
from time import perf_counter
from typing import Any, NamedTuple

from metamaker.play.results import Fight, Outcome, Tally, paired, tally

SEED_BYTES = 7
"""So that every seed has 17 digits at most: documents hold numbers of 18."""


def seed_of(protocol: str, match_up: str, battle: int) -> int:
    """Return the seed of battle number `battle` (from 0) of a match-up, 0 to 2⁵⁶ - 1, the same on every machine.

    `protocol` names what the battles are for, so that two studies of one match-up do not share their luck.
    """
    # As many letters as are counted out belong to the first word: no two pairs of words read alike.
    text = f"{len(protocol)}:{protocol}{match_up}#{battle}"
    return int.from_bytes(blake2b(text.encode(), digest_size=SEED_BYTES).digest(), "big")


BLOCK = 20
"""Battles of each series in turn where there are several: whoever stops them finds about as many of each. An even number."""

FIRST_BLOCK = 2
"""The first blocks are as small, and then twice as large each time: soon something is known of every series."""


class Stretch(NamedTuple):
    """Battles of one series: its place among the others, the first battle, how many."""

    series: int
    first: int
    number: int


class Schedule:
    """Gives out the battles of series that are all equally long, a block of each at a time, small ones first; pairs whole."""

    def __init__(self, mirrored: Sequence[bool], number: int) -> None:
        self.left = number * len(mirrored)
        self._mirrored = tuple(mirrored)
        self._number = number
        self._block = FIRST_BLOCK if len(mirrored) > 1 else number
        self._series = self._block_from = self._first = 0

    def give(self, size: int) -> tuple[Stretch, ...]:
        """Return the next battles: `size` of them, a few more where a pair would be taken apart, fewer at the end."""
        stretches: list[Stretch] = []
        while size > 0 and self.left:
            end = min(self._block_from + self._block, self._number)
            wanted = size + size % 2 if self._mirrored[self._series] else size
            number = min(wanted, end - self._first)
            stretches.append(Stretch(self._series, self._first, number))
            self._first += number
            self.left -= number
            size -= number
            if self._first == end:
                self._next_block()
        return tuple(stretches)

    def _next_block(self) -> None:
        self._series += 1
        if self._series == len(self._mirrored):
            self._series = 0
            self._block_from += self._block
            self._block = min(BLOCK, 2 * self._block)
        self._first = self._block_from


WORTHWHILE_SECONDS = 0.5
"""Sending a run there and back takes a thousandth of it."""

FIRST_RUN = 1
"""Battles of the first run: nobody knows yet how long one takes, and it may be seconds."""

GROWTH = 8
"""By how much runs grow at most from one to the next.

The first battles of a process fill its tables and say little of those to come; three such steps lead from 1 to 500.
"""

RUNS_LEFT = 2
"""Runs that every worker should still get: so that in the end none waits long for the others."""

SMALLEST_PART = 16
"""The last runs are no smaller than this part of a whole one."""


class Pace:
    """Sizes of runs, from how long battles took so far: a single one first, then enough for half a second."""

    def __init__(self, workers: int) -> None:
        self._workers = workers
        self._seconds = 0.0
        self._battles = 0
        self._largest = FIRST_RUN

    def learn(self, battles: int, seconds: float) -> None:
        """Take note of a run that ended."""
        self._battles += battles
        self._seconds += seconds
        # The first battles of a process are slow and each differs: no great leap from a few of them.
        self._largest = max(self._largest, battles * GROWTH)

    def size(self, left: int) -> int:
        """Return the battles of the next run, if `left` are still to be given out; 1 at least, `left` at most."""
        if not self._battles:
            return min(FIRST_RUN, left)
        mean = self._seconds / self._battles
        wanted = int(WORTHWHILE_SECONDS / mean) if mean > WORTHWHILE_SECONDS / self._largest else self._largest
        fair = -(-left // (self._workers * RUNS_LEFT))
        return max(1, min(wanted, max(fair, wanted // SMALLEST_PART), left))


PAYLOADS_KEPT = 4
"""Studies whose ships a process keeps: that of the present one, and a few that were stopped and may be taken up again.

Each is whole fleets with all that was worked out for them, so there are no more.
"""


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

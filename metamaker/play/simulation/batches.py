"""Runs of battles: their order, their sizes, the seed of each battle, and fighting them."""

import pickle
import traceback
from collections.abc import Callable, Sequence
from functools import lru_cache
from hashlib import blake2b
from time import perf_counter
from typing import Any, NamedTuple

from metamaker.play.results import Fight, Outcome, Tally, paired, tally

SEED_BYTES = 7
"""Limits seeds to 17 digits, because documents hold numbers of 18."""


def seed_of(protocol: str, match_up: str, battle: int) -> int:
    """Return the seed of battle number `battle` (from 0) of a match-up, 0 to 2⁵⁶ - 1, the same on every machine.

    `protocol` names the purpose of the battles, so that two studies of one match-up have different dice.
    """
    # The length of the first word makes the text unique for each pair of words.
    text = f"{len(protocol)}:{protocol}{match_up}#{battle}"
    return int.from_bytes(blake2b(text.encode(), digest_size=SEED_BYTES).digest(), "big")


BLOCK = 20
"""Battles of each of several series in turn: after a stop, all have about the same number. An even number."""

FIRST_BLOCK = 2
"""The size of the first blocks, doubled each time, so that first results of every series come soon."""


class Stretch(NamedTuple):
    """Battles of one series: its place among the others, the first battle, their number."""

    series: int
    first: int
    number: int


class Schedule:
    """The order of the battles of equally long series: a block of each at a time, small ones first, without splitting pairs.

    A single series is one block, or with `in_blocks` many of the usual size.
    """

    def __init__(self, mirrored: Sequence[bool], number: int, *, in_blocks: bool = False) -> None:
        self.left = number * len(mirrored)
        self._mirrored = tuple(mirrored)
        self._number = number
        self._block = FIRST_BLOCK if len(mirrored) > 1 else BLOCK if in_blocks else number
        self._series = self._block_from = self._first = 0

    def give(self, size: int) -> tuple[Stretch, ...]:
        """Return the next battles: `size` of them, one more if a pair would be split, fewer at the end."""
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
"""The desired duration of a run. Sending it there and back takes a thousandth of it."""

FIRST_RUN = 1
"""Battles of the first run: the duration of one is unknown, and may be seconds."""

GROWTH = 8
"""The largest growth factor from one run to the next.

The first battles of a process fill its tables and are slower than later ones; three such steps lead from 1 to 500.
"""

RUNS_LEFT = 2
"""Runs still planned for every worker, so that finally no worker waits long for the others."""

SMALLEST_PART = 16
"""The smallest part of a full run for the last runs."""


class Pace:
    """Sizes of runs, from the duration of earlier battles: a single one first, then enough for half a second."""

    def __init__(self, workers: int) -> None:
        self._workers = workers
        self._seconds = 0.0
        self._battles = 0
        self._largest = FIRST_RUN

    def learn(self, battles: int, seconds: float) -> None:
        """Record the duration of a finished run."""
        self._battles += battles
        self._seconds += seconds
        # The first battles of a process are slow and vary, so a few of them allow only a limited growth.
        self._largest = max(self._largest, battles * GROWTH)

    def size(self, left: int) -> int:
        """Return the number of battles of the next run, from 1 to `left`, the number of battles without a run."""
        if not self._battles:
            return min(FIRST_RUN, left)
        mean = self._seconds / self._battles
        wanted = int(WORTHWHILE_SECONDS / mean) if mean > WORTHWHILE_SECONDS / self._largest else self._largest
        fair = -(-left // (self._workers * RUNS_LEFT))
        return max(1, min(wanted, max(fair, wanted // SMALLEST_PART), left))


PAYLOADS_KEPT = 4
"""Studies with cached ships in a process: the present one, and a few stopped ones, which may be continued.

Each consists of whole fleets with everything calculated for them, so there are no more.
"""


class Series(NamedTuple):
    """The common part of all battles of a series, without the payload; `match_up` is the name of the match-up."""

    fight: Fight
    match_up: str
    mirrored: bool


class Study(NamedTuple):
    """Series for the same workers; `payloads` are pickled, one for each."""

    protocol: str
    series: tuple[Series, ...]
    payloads: bytes


class Failure(NamedTuple):
    """A failed battle: its series, number and seed, the reason in one line, and the traceback."""

    series: int
    battle: int
    seed: int
    reason: str
    details: str


class Chunk(NamedTuple):
    """The results of a run: totals for each stretch up to a failure or a stop, and the duration in seconds."""

    tallies: tuple[Tally, ...]
    seconds: float
    failure: Failure | None = None

    @property
    def fought(self) -> int:
        """The number of battles fought."""
        return sum(each.fought for each in self.tallies)


class _CutShort(Exception):
    """Raised with a failed battle, or with None after a stop."""

    def __init__(self, failure: Failure | None) -> None:
        super().__init__(failure)
        self.failure = failure


def chunk(study: Study, stretches: Sequence[Stretch], stop: Callable[[], bool] | None = None) -> Chunk:
    """Fight the battles of some stretches, or fewer if `stop` returns True between two of them.

    In a mirrored series battles 2k and 2k + 1 have one seed, and the contestants change sides for the second. They make a pair
    in the totals if a stretch begins with an even number.
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


def _fight(study: Study, payload: object, stretch: Stretch, stop: Callable[[], bool] | None, outcomes: list[Outcome]) -> None:
    """Add the outcomes of a stretch. Raises _CutShort at a failure or a stop."""
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
    """Unpack them once in a process, so that caches of a game for these objects serve all runs."""
    return pickle.loads(pickled)  # noqa: S301 - it comes from the process that started this one

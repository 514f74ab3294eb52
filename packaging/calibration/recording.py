"""Battles of a study, recorded in its folder, so that none is fought twice."""

import json
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import NamedTuple

from calibration.battles import MatchUp, fight
from calibration.evaluation import Result, result_of
from metamaker.play.results import Fight, Tally
from metamaker.play.simulation.executors import Workers
from metamaker.play.simulation.runner import Bout, all_fought

BATCH = 100
"""Match-ups recorded together, so that an interruption loses at most a few seconds, and no worker idles long."""

Progress = Callable[[int], None]


class Stopped(Exception):
    """The study was stopped; its battles so far are in its folder."""


class OtherStudy(Exception):
    """A file in the folder is of another study, or of an older version: it has other match-ups."""

    def __init__(self, file: str) -> None:
        super().__init__(file)
        self.file = file


class Record(NamedTuple):
    """A recorded match-up: designs, win rate of the first fleet and its variance, battles, draws, turns in total."""

    one: tuple[int, ...]
    other: tuple[int, ...]
    won: float
    noise: float
    battles: int
    draws: int
    turns: int

    @property
    def result(self) -> Result:
        """The win rate and its variance, for the evaluation."""
        return Result(self.won, self.noise)


def joined(batches: Sequence[Record]) -> Record:
    """Return the record of all batches of a match-up, which have the same number of battles."""
    first, number = batches[0], len(batches)
    won, noise = sum(each.won for each in batches) / number, sum(each.noise for each in batches) / number**2
    battles, draws, turns = (sum(of) for of in zip(*((each.battles, each.draws, each.turns) for each in batches), strict=True))
    return Record(first.one, first.other, won, noise, battles, draws, turns)


class Recorder:
    """The folder of a study and its workers; `progress(battles)` is called with new and with recorded battles.

    `stop()` returns whether to stop.
    """

    def __init__(self, folder: Path, crew: Workers | None, progress: Progress, stop: Callable[[], bool] | None = None) -> None:
        self.folder = folder
        self.crew = crew
        self.progress = progress
        self.stop = stop

    def fought(self, step: str, match_ups: Sequence[MatchUp], number: int, fight: Fight[MatchUp] = fight) -> list[Record]:
        """Return the records of match-ups, `number` battles each. Raises Stopped, OtherStudy, BattleProblem."""
        path = self.folder / f"{step}.jsonl"
        found = list(_read(path))[: len(match_ups)]
        for record, match_up in zip(found, match_ups, strict=False):
            if (record.one, record.other) != match_up.sides or record.battles != number:
                raise OtherStudy(path.name)
        self.progress(len(found) * number)
        while len(found) < len(match_ups):
            batch = match_ups[len(found) : len(found) + BATCH]
            records = [
                _record(match_up, tally)
                for match_up, tally in zip(batch, self._tallies(step, batch, number, fight), strict=True)
            ]
            with path.open("a", encoding="utf-8") as file:
                file.writelines(json.dumps(record) + "\n" for record in records)
            found += records
        return found

    def _tallies(self, step: str, batch: Sequence[MatchUp], number: int, fight: Fight[MatchUp]) -> tuple[Tally, ...]:
        bouts = tuple(Bout(fight, match_up, match_up.name, mirrored=True) for match_up in batch)
        done = 0

        def moved(fought: int, _: int) -> None:
            nonlocal done
            self.progress(fought - done)
            done = fought

        tallies = all_fought(
            bouts, number, protocol=f"calibrate {step}", workers=1, crew=self.crew, progress=moved, stop=self.stop
        )
        if any(tally.is_partial for tally in tallies):
            raise Stopped
        return tallies


def _record(match_up: MatchUp, tally: Tally) -> Record:
    result = result_of(tally)
    turns = sum(turns * times for turns, times in tally.turns)
    return Record(*match_up.sides, result.won, result.noise, tally.fought, tally.draws, turns)


def _read(path: Path) -> Iterator[Record]:
    """Yield the records of a file, and remove a line cut off by a crash."""
    if not path.is_file():
        return
    whole: list[str] = []
    for line in path.read_text(encoding="utf-8").splitlines(keepends=True):
        if not line.endswith("\n"):
            path.write_text("".join(whole), encoding="utf-8")
            return
        whole.append(line)
        one, other, *rest = json.loads(line)
        yield Record(tuple(one), tuple(other), *rest)

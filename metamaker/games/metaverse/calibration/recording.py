"""Battles of a study, kept in its folder as they are fought: what is there is never fought again."""

import json
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import NamedTuple

from metamaker.games.metaverse.calibration.judging import Result, result_of
from metamaker.games.metaverse.calibration.meetings import Meeting, fight
from metamaker.play.many.fought import Bout, all_fought
from metamaker.play.many.processes import Workers
from metamaker.play.tally import Tally

BATCH = 100
"""Match-ups that are fought together and then written down: some seconds of work are lost at most, and no worker idles long."""

Progress = Callable[[int], None]


class Stopped(Exception):
    """Somebody stopped the study; what was fought is in its folder."""


class OtherStudy(Exception):
    """A file of the folder has other match-ups: its battles are of another study, or of an older program."""

    def __init__(self, file: str) -> None:
        super().__init__(file)
        self.file = file


class Record(NamedTuple):
    """A match-up that was fought: who, what the first won in parts, the variance of that, battles, draws, turns of all."""

    one: tuple[int, ...]
    other: tuple[int, ...]
    won: float
    noise: float
    battles: int
    draws: int
    turns: int

    @property
    def result(self) -> Result:
        """What the judgement needs of it."""
        return Result(self.won, self.noise)


class Recorder:
    """The folder of a study and who fights; `progress(battles)` is told of battles that are done or were there."""

    def __init__(self, folder: Path, crew: Workers | None, progress: Progress, stop: Callable[[], bool] | None = None) -> None:
        self._folder = folder
        self._crew = crew
        self._progress = progress
        self._stop = stop

    def fought(self, step: str, meetings: Sequence[Meeting], number: int) -> list[Record]:
        """Return what came of some meetings, `number` battles each. Raises Stopped, OtherStudy, BattleProblem."""
        path = self._folder / f"{step}.jsonl"
        found = list(_read(path))[: len(meetings)]
        for record, meeting in zip(found, meetings, strict=False):
            if (record.one, record.other) != meeting.sides or record.battles != number:
                raise OtherStudy(path.name)
        self._progress(len(found) * number)
        while len(found) < len(meetings):
            batch = meetings[len(found) : len(found) + BATCH]
            records = [
                _record(meeting, tally) for meeting, tally in zip(batch, self._tallies(step, batch, number), strict=True)
            ]
            with path.open("a", encoding="utf-8") as file:
                file.writelines(json.dumps(record) + "\n" for record in records)
            found += records
        return found

    def _tallies(self, step: str, batch: Sequence[Meeting], number: int) -> tuple[Tally, ...]:
        bouts = tuple(Bout(fight, meeting, meeting.name, mirrored=True) for meeting in batch)
        done = 0

        def moved(fought: int, _: int) -> None:
            nonlocal done
            self._progress(fought - done)
            done = fought

        tallies = all_fought(
            bouts, number, protocol=f"calibrate {step}", workers=1, crew=self._crew, progress=moved, stop=self._stop
        )
        if any(tally.is_partial for tally in tallies):
            raise Stopped
        return tallies


def _record(meeting: Meeting, tally: Tally) -> Record:
    result = result_of(tally)
    turns = sum(turns * times for turns, times in tally.turns)
    return Record(*meeting.sides, result.won, result.noise, tally.fought, tally.draws, turns)


def _read(path: Path) -> Iterator[Record]:
    """Yield the records of a file; a line that was cut off by a crash ends it."""
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

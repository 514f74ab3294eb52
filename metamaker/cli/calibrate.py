"""`metamaker calibrate`: the points of a game held against battles, told as tables and written down."""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from metamaker.cli.answer import print_json
from metamaker.cli.process import FINE, INTERRUPTED
from metamaker.cli.series import fighting
from metamaker.cli.terminal import battle_bar, heading, say, table
from metamaker.cli.texts import text
from metamaker.core.json_text import laid_out
from metamaker.core.storage import write_file
from metamaker.core.words import ENGLISH, said
from metamaker.game.calibration import Calibrated, Calibration, CalibrationProblem, StudyStopped, Wish
from metamaker.play.many.processes import Workers, cores, dask_cluster, processes
from metamaker.registry import GAMES, game_called

REPORT, PAGE = "report.json", "report.md"


@dataclass(frozen=True)
class Wanted:
    """The options of the command."""

    small: bool
    seed: int
    captain: str
    workers: int
    cluster: str
    as_json: bool


def run(folder: str, options: Wanted) -> int:
    """Do a study, or go on with it; see `metamaker calibrate --help`."""
    scales = next(offered for key in GAMES if (offered := game_called(key).calibration) is not None)
    try:
        with fighting(CalibrationProblem), _crew(options) as crew:
            found = _found(scales, folder, options, crew)
    except StudyStopped:
        say(text("play-calibrate-stopped", folder=folder))
        return INTERRUPTED
    write_file(str(Path(folder) / REPORT), laid_out(dict(found.data)))
    write_file(str(Path(folder) / PAGE), _page(found).encode())
    if options.as_json:
        print_json(dict(found.data))
    else:
        show(found)
        say("", text("play-calibrate-written", folder=folder))
    return FINE


@contextmanager
def _crew(options: Wanted) -> Iterator[Workers | None]:
    """Give who fights: a cluster, processes, or nobody but this process."""
    number = options.workers or cores()
    if options.cluster:
        with dask_cluster(options.cluster) as crew:
            yield crew
    elif number > 1:
        with processes(number) as crew:
            yield crew
    else:
        yield None


def _found(scales: Calibration, folder: str, options: Wanted, crew: Workers | None) -> Calibrated:
    wish = Wish(Path(folder), options.seed, options.captain or scales.usual_captain, options.small, crew)
    whole = scales.battles(wish)
    done = 0
    with battle_bar(whole) as bar:

        def moved(battles: int) -> None:
            nonlocal done
            done += battles
            if bar is not None:
                bar(done, whole)

        return scales.calibrated(wish, moved)


def show(found: Calibrated) -> None:
    """Write the figures as tables."""
    for each in found.tables:
        say("", heading(str(each.title)))
        say("", table([str(title) for title in each.columns], [[str(cell) for cell in row] for row in each.rows]))


def _page(found: Calibrated) -> str:
    """Return the tables as a page of Markdown, in English: it goes with the data."""
    return "\n".join(_lines(found))


def _lines(found: Calibrated) -> Iterator[str]:
    for each in found.tables:
        yield from (f"## {said(each.title, ENGLISH)}", "")
        yield f"| {' | '.join(said(title, ENGLISH) for title in each.columns)} |"
        yield f"|{'---|' * len(each.columns)}"
        yield from (f"| {' | '.join(said(cell, ENGLISH) for cell in row)} |" for row in each.rows)
        yield ""

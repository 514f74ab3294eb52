"""Test the points of Metaverse in battles: `make calibrate FOLDER=study` runs this. Continues a stopped study."""

import argparse
import sys
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from calibration.protocol import LINES, Protocol, for_values, full, small
from calibration.recording import Stopped
from calibration.report import Table, data, tables, value_data, value_tables
from calibration.study import Findings
from calibration.study_folder import StudyProblem, run_study, run_value_study
from calibration.value_study import ValueFindings, battles_of
from metamaker.cli.output.messages import text
from metamaker.cli.output.process import FINE, INTERRUPTED, TERMINATED, UNUSABLE, Terminated, ending_in_order
from metamaker.cli.output.progress import bar
from metamaker.cli.output.terminal import heading, say, table
from metamaker.core.errors import FileProblem
from metamaker.core.json_text import laid_out
from metamaker.core.storage import write_file
from metamaker.games.metaverse.battle.ai.registry import CAPTAINS
from metamaker.play.simulation.executors import ClusterProblem, Workers, cores, dask_cluster, processes
from metamaker.play.simulation.runner import BattleProblem

REPORT, PAGE = "report.json", "report.md"


def main(arguments: Sequence[str] | None = None) -> int:
    """Run or continue a study, and return the exit code."""
    options = _parser().parse_args(arguments)
    protocol = (small if options.small else full)(options.seed, options.captain)
    if options.forecast:
        protocol = protocol._replace(yardsticks=(LINES,))
    if options.values:
        protocol = for_values(protocol)
    try:
        with ending_in_order(), _crew(options.workers, options.cluster) as crew:
            if options.values:
                measured = _value_findings(options.folder, protocol, crew)
                _report(options.folder, value_data(protocol, measured), value_tables(protocol, measured), as_json=options.json)
            else:
                found = _findings(options.folder, protocol, crew)
                _report(options.folder, data(protocol, found), tables(protocol, found), as_json=options.json)
    except Terminated:
        return TERMINATED
    except (Stopped, KeyboardInterrupt):
        print(f"stopped; run the same command again to continue with the battles in {options.folder}")
        return INTERRUPTED
    except (StudyProblem, BattleProblem, ClusterProblem, FileProblem, OSError) as problem:
        print(f"calibration: {problem}", file=sys.stderr)
        return UNUSABLE
    return FINE


def _report(folder: Path, report: dict[str, Any], shown: Iterable[Table], as_json: bool) -> None:
    """Write the report of a study, and print it as tables or as JSON."""
    figures, pages = laid_out(report), tuple(shown)
    write_file(str(folder / REPORT), figures)
    write_file(str(folder / PAGE), "\n".join(_lines(pages)).encode())
    if as_json:
        print(figures.decode(), end="")
    else:
        _show(pages)
        print(f"\nwrote {REPORT} and {PAGE} in {folder}")


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="calibration", description="Test the points of Metaverse in thousands of battles.")
    parser.add_argument("folder", type=Path, help="folder of the study; a stopped study continues")
    parser.add_argument("--small", action="store_true", help="run a study of two minutes, to try it")
    parser.add_argument("--forecast", action="store_true", help="fit and test only the forecast; the formulas stay")
    parser.add_argument("--values", action="store_true", help="measure combat values in battles; the formulas stay")
    parser.add_argument("--seed", type=int, default=1, metavar="N", help="random seed: the same seed gives the same figures")
    parser.add_argument("--captain", default=CAPTAINS.usual, choices=CAPTAINS, help="captain of all ships")
    parser.add_argument("--workers", type=int, default=0, metavar="N", help="number of processes (0: one per CPU core)")
    parser.add_argument("--cluster", default="", metavar="ADDRESS", help="fight on a dask cluster")
    parser.add_argument("--json", action="store_true", help="print the figures as JSON")
    return parser


@contextmanager
def _crew(number: int, cluster: str) -> Iterator[Workers | None]:
    """Give the workers of a cluster or new processes, or None to use only this process."""
    number = number or cores()
    if cluster:
        with dask_cluster(cluster) as crew:
            yield crew
    elif number > 1:
        with processes(number) as crew:
            yield crew
    else:
        yield None


def _findings(folder: Path, protocol: Protocol, crew: Workers | None) -> Findings:
    with _progress(protocol.battles) as moved:
        return run_study(folder, protocol, crew, moved)


def _value_findings(folder: Path, protocol: Protocol, crew: Workers | None) -> ValueFindings:
    with _progress(battles_of(protocol)) as moved:
        return run_value_study(folder, protocol, crew, moved)


@contextmanager
def _progress(every: int) -> Iterator[Callable[[int], None]]:
    """Show a bar, and give the function that takes the number of new battles."""
    done = 0
    with bar(text("cli-bar-battles"), every) as advance:

        def moved(battles: int) -> None:
            nonlocal done
            done += battles
            advance(done, every)

        yield moved


def _show(pages: Iterable[Table]) -> None:
    """Print the tables."""
    for each in pages:
        say("", heading(each.title))
        say("", table(each.columns, each.rows))


def _lines(pages: Iterable[Table]) -> Iterator[str]:
    """Yield the tables as lines of Markdown."""
    for each in pages:
        yield from (f"## {each.title}", "")
        yield f"| {' | '.join(each.columns)} |"
        yield f"|{'---|' * len(each.columns)}"
        yield from (f"| {' | '.join(row)} |" for row in each.rows)
        yield ""


if __name__ == "__main__":
    sys.exit(main())

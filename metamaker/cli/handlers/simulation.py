"""Simulated battles with a progress bar; their problems become problems of a command."""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager

from metamaker.cli.input.options import BalanceOptions, Simulation
from metamaker.cli.output.messages import text
from metamaker.cli.output.progress import bar
from metamaker.core.errors import FileProblem
from metamaker.play.results import Tally
from metamaker.play.simulation.executors import ClusterProblem
from metamaker.play.simulation.runner import BattleProblem, Bout, Until, all_fought


def simulated(
    bouts: Sequence[Bout], number: int, protocol: str, options: Simulation | BalanceOptions, until: Until | None = None
) -> tuple[Tally, ...]:
    """Fight `number` battles of each of several series, or of one until it is decided.

    Raises FileProblem if battles cannot be fought.
    """
    with bar(text("cli-bar-battles"), number * len(bouts)) as progress, fighting():
        return all_fought(
            bouts,
            number,
            protocol=protocol,
            workers=options.workers or None,
            cluster=options.cluster or None,
            progress=progress,
            until=until,
        )


@contextmanager
def fighting() -> Iterator[None]:
    """Turn problems of battles and clusters into FileProblem."""
    try:
        yield
    except (BattleProblem, ClusterProblem) as problem:
        raise FileProblem("", "", str(problem)) from None

"""Problems of simulated battles, as problems that a command reports."""

from collections.abc import Iterator
from contextlib import contextmanager

from metamaker.core.problem import FileProblem
from metamaker.play.many.fought import BattleProblem
from metamaker.play.many.processes import ClusterProblem


@contextmanager
def fighting() -> Iterator[None]:
    """Turn problems of battles and clusters into FileProblem."""
    try:
        yield
    except (BattleProblem, ClusterProblem) as problem:
        raise FileProblem("", "", str(problem)) from None

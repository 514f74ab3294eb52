"""Series of battles that verbs have fought: their options, and what keeps them from being fought as a sentence."""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass

from metamaker.core.problem import FileProblem
from metamaker.play.many.fought import BattleProblem
from metamaker.play.many.processes import ClusterProblem


@dataclass(frozen=True)
class Series:
    """How many battles of two forces, by which captains, with which dice, and where: 0 workers are as many as there are cores.

    `anyway`: illegal designs fight too.
    """

    number: int
    captains: str
    seed: int
    workers: int
    cluster: str
    anyway: bool
    as_json: bool


@contextmanager
def fighting() -> Iterator[None]:
    """Turn problems of battles and clusters into FileProblem."""
    try:
        yield
    except (BattleProblem, ClusterProblem) as problem:
        raise FileProblem("", "", str(problem)) from None

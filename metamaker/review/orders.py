"""Costly orders: decisions where another order of the strongest captain would have won certainly more battles."""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from metamaker.play.documents import Choice
from metamaker.play.review.chances import Chances
from metamaker.play.simulation.executors import Workers
from metamaker.play.statistics import Share
from metamaker.review.rollouts import Point
from metamaker.review.source import Source


class CostlyOrder(NamedTuple):
    """An order that cost win chance: its place among the choices of the match, the side, the turn, the better answer.

    `given` and `better` are the win chances of the side by battles with the same dice, `gain` is the difference and `error`
    the half width of its interval. `subject`, `given_text` and `better_text` are the texts of the game.
    """

    at: int
    side: int
    turn: int
    choice: Choice
    given: Share
    better: Share
    gain: float
    error: float
    battles: int
    subject: str = ""
    given_text: str = ""
    better_text: str = ""


def costly_orders(
    source: Source,
    at: Sequence[Point],
    quick: Sequence[Chances],
    battles: int,
    *,
    seed: int = 0,
    workers: int | None = None,
    crew: Workers | None = None,
    seen: Callable[[tuple[CostlyOrder, ...]], None] | None = None,
    stop: Callable[[], bool] | None = None,
) -> tuple[CostlyOrder, ...]:
    """Return up to three costly orders of each side, the most expensive first; differences that may be chance are left out."""
    raise NotImplementedError

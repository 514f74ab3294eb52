"""Refined win chances: battles fought on from moments of a match, by captains in other processes."""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from metamaker.game_api.game import Game
from metamaker.play.documents import Replay
from metamaker.play.recording import Frame
from metamaker.play.review.chances import Chances
from metamaker.play.simulation.executors import Workers
from metamaker.play.statistics import Share


class Source(NamedTuple):
    """A match to review: the function at the top of a module that loads its game, the replay, its name in messages."""

    load: Callable[[], Game]
    replay: Replay
    file: str = ""


class Point(NamedTuple):
    """A point of a match from which battles are fought on: the place of its frame, its turn, the choices made so far."""

    place: int
    turn: int
    made: int


class Refined(NamedTuple):
    """The win chances at a point by battles: for each side the share of wins with its interval; draws are shared."""

    point: Point
    battles: int
    shares: tuple[Share, ...]


def points(frames: Sequence[Frame]) -> tuple[Point, ...]:
    """Return the first moment of each turn, without the end."""
    raise NotImplementedError


def refined(
    source: Source,
    at: Sequence[Point],
    battles: int,
    *,
    quick: Sequence[Chances] = (),
    seed: int = 0,
    workers: int | None = None,
    crew: Workers | None = None,
    seen: Callable[[tuple[Refined, ...]], None] | None = None,
    stop: Callable[[], bool] | None = None,
) -> tuple[Refined, ...]:
    """Fight `battles` battles on from each point, and return the chances in the order of `at`.

    `quick` are the quick chances of all frames: points with the largest changes come first. The result depends only on the
    seed, not on the number of `workers`; `crew` are existing ones. `seen` gets the chances so far, `stop()` ends the battles.
    """
    raise NotImplementedError

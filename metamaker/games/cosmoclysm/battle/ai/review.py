"""The evaluation of moves: hints, the chances of all sides, and the cost of each made move in winning chance."""

from typing import Final, NamedTuple

from metamaker.games.cosmoclysm.battle.ai.search import Search
from metamaker.games.cosmoclysm.rules.position import MOVE, OVER, Position

POSITIONS: Final = 3_000
"""Approximate number of positions evaluated for an answer: as many as the strong captain evaluates."""


class Hint(NamedTuple):
    """A move of the position, and the chance of each side to win after it."""

    move: int
    chances: tuple[float, ...]


class Verdict(NamedTuple):
    """A made move with the best one, and the chances of its side after both; `cost` is the difference."""

    side: int
    made: int
    best: int
    chance: float
    best_chance: float

    @property
    def cost(self) -> float:
        """The cost of the move in winning chance, 0 to 1."""
        return max(0.0, self.best_chance - self.chance)


def evaluation(position: Position, positions: int = POSITIONS) -> tuple[float, ...]:
    """Return the estimated chance of each side to win, after the best move of the deciding side."""
    if position.phase == OVER:
        return tuple(float(side == position.result) for side in range(position.sides))
    if position.phase != MOVE:
        return tuple(Search(positions).value(position.copy(), 1, 0))
    return hints(position, 1, positions)[0].chances


def hints(position: Position, number: int = 3, positions: int = POSITIONS) -> tuple[Hint, ...]:
    """Return the best moves of the deciding side, the best first; in MOVE, FLY and OUT."""
    found = Search(positions).looked(position)[:number]
    return tuple(Hint(each.move, tuple(each.values)) for each in found)


def verdict(position: Position, made: int, positions: int = POSITIONS) -> Verdict:
    """Return the cost of a made move in a position."""
    search, side = Search(positions), position.actor
    best = search.looked(position)[0]
    chance = best.values[side] if made == best.move else search.weighed(position, made)[side]
    return Verdict(side, made, best.move, chance, max(best.values[side], chance))

"""What moves are worth: hints, the chances of all sides, and what each move that was made has cost in winning chance."""

from typing import Final, NamedTuple

from metamaker.games.cosmoclysm.battle.ai.search import Search
from metamaker.games.cosmoclysm.rules.position import MOVE, OVER, Position

POSITIONS: Final = 3_000
"""Positions that are looked at for an answer, about: as many as the strong captain looks at."""


class Hint(NamedTuple):
    """A move of the position, and the chance of each side to win after it."""

    move: int
    chances: tuple[float, ...]


class Verdict(NamedTuple):
    """A move that was made: the best one instead, and the chances of who made it after both; `cost` is what lies between."""

    side: int
    made: int
    best: int
    chance: float
    best_chance: float

    @property
    def cost(self) -> float:
        """What the move has cost in winning chance, 0 to 1."""
        return max(0.0, self.best_chance - self.chance)


def evaluation(position: Position, positions: int = POSITIONS) -> tuple[float, ...]:
    """Return the chance of each side to win, as it looks after the best move of who decides."""
    if position.phase == OVER:
        return tuple(float(side == position.result) for side in range(position.sides))
    if position.phase != MOVE:
        return tuple(Search(positions).value(position.copy(), 1, 0))
    return hints(position, 1, positions)[0].chances


def hints(position: Position, number: int = 3, positions: int = POSITIONS) -> tuple[Hint, ...]:
    """Return the best moves of who decides, the best first; in MOVE, FLY and OUT."""
    found = Search(positions).looked(position)[:number]
    return tuple(Hint(each.move, tuple(each.values)) for each in found)


def verdict(position: Position, made: int, positions: int = POSITIONS) -> Verdict:
    """Return what a move that was made in a position has cost."""
    search, side = Search(positions), position.actor
    best = search.looked(position)[0]
    chance = best.values[side] if made == best.move else search.weighed(position, made)[side]
    return Verdict(side, made, best.move, chance, max(best.values[side], chance))

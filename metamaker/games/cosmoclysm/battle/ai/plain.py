"""The plain captain, with a lookahead of one move and the exact odds of a fight."""

from typing_extensions import override

from metamaker.games.cosmoclysm.battle.ai.captain import Captain
from metamaker.games.cosmoclysm.battle.ai.worth import WORTH
from metamaker.games.cosmoclysm.battle.preparation import PLACES, Preparation
from metamaker.games.cosmoclysm.rules.movement import by_steps
from metamaker.games.cosmoclysm.rules.position import ANNOUNCED, OUT, PASS, TARGETS, Position, kind_of, side_of
from metamaker.games.cosmoclysm.rules.ships import REACH, TAKER, WINS
from metamaker.play.dice import Dice


def promise(position: Position, mover: int, to: int) -> float:
    """Return the expected gain of moving into a hex, in ships; it is negative for an own ship there."""
    there = position.holds[to]
    if not there:
        return 0.0
    worth = WORTH[kind_of(there)]
    if side_of(there) == side_of(mover):
        return -worth
    won = WINS[kind_of(mover)][kind_of(there)] * worth
    return 2 * won if kind_of(mover) == TAKER else won


class Plain(Captain):
    """The plain captain: makes the move with the highest immediate gain; its own dice choose among equal ones."""

    def __init__(self, dice: Dice) -> None:
        self._dice = dice

    def _one_of(self, values: list[int]) -> int:
        return values[self._dice.roll(len(values)) - 1]

    @override
    def place(self, preparation: Preparation) -> int:
        """Place any type anywhere, because this captain plans only fights."""
        return self._one_of(preparation.ships()) * PLACES + self._one_of(preparation.free_hexes())

    @override
    def bore(self, preparation: Preparation) -> int:
        return self._one_of(preparation.holes())

    @override
    def move(self, position: Position) -> int:
        best: list[int] = []
        most = -99.0
        for move in position.moves():
            gain = self._gain(position, move)
            if gain > most + 1e-9:
                most, best = gain, []
            if gain > most - 1e-9:
                best.append(move)
        return self._one_of(best)

    def _gain(self, position: Position, move: int) -> float:
        if move == PASS:
            return 0.0
        start, to = move // TARGETS, move % TARGETS
        mover = position.mover if position.phase == OUT else position.holds[start]
        if to != ANNOUNCED:
            return promise(position, mover, to)
        others = position.occupied & ~(1 << start)
        faces = range(1, REACH + 1)
        return (
            sum(max(promise(position, mover, end) for end in by_steps(position.field, others, start, face)) for face in faces)
            / REACH
        )

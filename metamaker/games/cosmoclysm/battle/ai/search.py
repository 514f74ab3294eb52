"""A lookahead with exact odds: every fight counts with its chance; each side chooses the best for itself.

A move is evaluated to the end of its chain, then the replies of the next side, each to the end of its chain. The number of
positions is given, so that the same position gives the same move on every machine.
"""

from typing import Final, NamedTuple

from metamaker.games.cosmoclysm.battle.ai.worth import chances, is_ending
from metamaker.games.cosmoclysm.rules.position import (
    ANNOUNCED,
    CAPTURE,
    FIGHT,
    LEAVE,
    MOVE,
    OUT,
    OVER,
    PASS,
    ROLL,
    SEIZE,
    TARGETS,
    Position,
    kind_of,
    side_of,
)
from metamaker.games.cosmoclysm.rules.ships import REACH, WINS, announces

LINKS: Final = 2
"""Evaluated fights of a chain; one in nine chains of Destroyers is longer (CL-ORC-06)."""

LEAST: Final = 2
"""The minimum of moves with a closer look."""

CLOSER: Final = 0.7
"""The weight of the closer look in the worth of a move; the rest is the first look.

The first look underrates threatened ships, the second overrates the last evaluated ones. Of a hundred games 0.7 won 69 (± 4)
against a plain captain and 54 (± 5) against three; half of each 69 and 49; only the closer look, with fewer positions, 64 and
43.
"""


MEAN: Final = 0.6
"""In endings, the weight of the mean over all replies against the best one: hunters close exits one after another.

An Exterminator and a Jumper hunted a Jumper that only runs. They caught it within 60 rounds in 35 of 40 games, for 30 with half
of it and 24 without. A lookahead of one more turn took three times as long in endings and caught it in 8 of 20.
"""


class RatedMove:
    """A move with the chances of all sides to win after it."""

    def __init__(self, move: int, values: list[float]) -> None:
        self.move = move
        self.values = values


class Search:
    """A search of about `most` positions; `seen` counts them. `side` decides, and prefers to fight rather than draw."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.seen = 0
        self.side = -1

    def looked(self, position: Position) -> list[RatedMove]:
        """Return the moves of the deciding side, the best first: moves with a closer look come before the others."""
        side = position.actor
        self.side = side
        found = [RatedMove(move, self.after(position, move, 0, 1)) for move in position.moves()]
        found.sort(key=lambda each: -each.values[side])
        closer: list[RatedMove] = []
        for each in found:
            if len(closer) >= LEAST and self.seen >= self.most:
                break
            closer.append(RatedMove(each.move, blended(each.values, self.after(position, each.move, 1, 0))))
        closer.sort(key=lambda each: -each.values[side])
        return closer + found[len(closer) :]

    def weighed(self, position: Position, move: int) -> list[float]:
        """Return the chances after a move, from its first and its closer look."""
        return blended(self.after(position, move, 0, 1), self.after(position, move, 1, 0))

    def after(self, position: Position, move: int, depth: int, links: int) -> list[float]:
        """Return the chances after a move; with `depth`, the replies of the next side are evaluated."""
        then = position.copy()
        then.play(move)
        return self.value(then, depth, links)

    def value(self, position: Position, depth: int, links: int) -> list[float]:
        """Return the chance of each side to win."""
        phase = position.phase
        if phase == FIGHT:
            return self._of_fight(position, depth, links)
        if phase == OUT and links < LINKS:
            return self._best(position, position.moves(), depth, links)
        if phase == ROLL:
            return self._of_roll(position, depth, links)
        if phase == CAPTURE:
            return self._of_capture(position, depth, links)
        if phase == MOVE and depth:
            return self._of_replies(position, depth - 1)
        self.seen += 1
        return chances(position, False, self.side)

    def _of_fight(self, position: Position, depth: int, links: int) -> list[float]:
        chance = WINS[kind_of(position.mover)][kind_of(position.defender)]
        won, lost = position.copy(), position
        won.fight(True)
        lost.fight(False)
        values = self.value(won, depth, links + 1)
        other = self.value(lost, depth, links + 1)
        return [chance * one + (1 - chance) * two for one, two in zip(values, other, strict=True)]

    def _best(self, position: Position, moves: list[int], depth: int, links: int) -> list[float]:
        """Return the chances after the best move of the deciding side."""
        side = position.actor
        best: list[float] = []
        for move in moves:
            values = self.after(position, move, depth, links)
            if not best or values[side] > best[side]:
                best = values
        return best

    def _of_roll(self, position: Position, depth: int, links: int) -> list[float]:
        """Return the mean over the d4. Moves of a higher face are evaluated once; at the first look, only attacks."""
        side = position.actor
        known: dict[int, list[float]] = {}
        total = [0.0] * position.sides
        for face in range(1, REACH + 1):
            rolled = position.copy()
            rolled.roll(face)
            best: list[float] = []
            for move in rolled.moves():
                if move not in known and face > 1 and not depth and not is_attack(rolled, move):
                    continue
                if move not in known:
                    known[move] = self.after(rolled, move, depth, links)
                if not best or known[move][side] > best[side]:
                    best = known[move]
            total = [one + two / REACH for one, two in zip(total, best, strict=True)]
        return total

    def _of_capture(self, position: Position, depth: int, links: int) -> list[float]:
        side = side_of(position.mover)
        left, seized = position.copy(), position
        left.capture(LEAVE)
        seized.capture(SEIZE)
        one, other = self.value(left, depth, links), self.value(seized, depth, links)
        return one if one[side] > other[side] else other

    def _of_replies(self, position: Position, depth: int) -> list[float]:
        """Return the chances after the best move of the next side, which may attack, or retreat from threats.

        Moves that need a roll are not evaluated: attacks of d4 movers count with their expected gain. In an ending a side
        without such a mover must move, and its other replies count a little.
        """
        side, ending = position.turn_side, is_ending(position)
        moves = [move for move in position.moves() if move != PASS and move % TARGETS != ANNOUNCED]
        found = [self.after(position, move, depth, 1) for move in moves]
        replies = len(found)
        if not ending or not replies or has_d4_mover(position, side):
            self.seen += 1
            found.append(chances(position, True, self.side))
        best = found[-1]
        for values in found:
            if values[side] > best[side]:
                best = values
        if not ending or side == self.side or not replies:
            return best
        means = [sum([values[place] for values in found[:replies]]) / replies for place in range(position.sides)]
        return [(1 - MEAN) * one + MEAN * mean for one, mean in zip(best, means, strict=True)]


def has_d4_mover(position: Position, side: int) -> bool:
    """Return whether a side has a ship of a type announced for a roll."""
    return any(ship and side_of(ship) == side and announces(kind_of(ship)) for ship in position.holds)


def blended(first: list[float], closer: list[float]) -> list[float]:
    """Return the chances after a move, blended from its first look and the closer one."""
    return [CLOSER * two + (1 - CLOSER) * one for one, two in zip(first, closer, strict=True)]


def is_attack(position: Position, move: int) -> bool:
    """Return whether a move of MOVE, FLY or OUT enters the hex of an enemy ship."""
    if move == PASS or move % TARGETS == ANNOUNCED:
        return False
    there = position.holds[move % TARGETS]
    return bool(there) and side_of(there) != position.actor


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

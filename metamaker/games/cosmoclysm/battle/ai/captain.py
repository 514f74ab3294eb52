"""Computer players: their decisions in numbers of the rules, the plain captain, and games between captains."""

from collections.abc import Sequence
from typing import Final

from typing_extensions import override

from metamaker.games.cosmoclysm.battle.ai.worth import WORTH, material
from metamaker.games.cosmoclysm.battle.dice import attacker_wins, rolled
from metamaker.games.cosmoclysm.battle.preparation import BORING, PLACES, PLACING, READY, ROLLING, Preparation
from metamaker.games.cosmoclysm.rules.movement import by_steps
from metamaker.games.cosmoclysm.rules.position import (
    ANNOUNCED,
    CAPTURE,
    CLAIM,
    FIGHT,
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
from metamaker.games.cosmoclysm.rules.ships import FACES, REACH, TAKER, WINS
from metamaker.play.dice import Dice

EVEN: Final = 0.02
"""Chances above an even share by less than this part count as even."""

BEHIND: Final = 0.9
"""A side with less than this part of an even share accepts a draw."""

QUIET: Final = 8
"""Full rounds without a loss after which even sides accept a draw."""


class Captain:
    """A computer player, which gets its side with every question. All its answers are legal."""

    def place(self, preparation: Preparation) -> int:
        """Return a ship type with its hex: 64 × type + hex."""
        raise NotImplementedError

    def bore(self, preparation: Preparation) -> int:
        """Return a wormhole with its hex: 64 × pair + hex."""
        raise NotImplementedError

    def move(self, position: Position) -> int:
        """Return a move of the position, in MOVE, FLY or OUT."""
        raise NotImplementedError

    def claims(self, position: Position) -> bool:
        """Return whether to claim a possible draw: only if this side's ships are not worth more than the others'.

        Rule CL-END-03.
        """
        own = material(position)[position.actor]
        return own < (1.0 + EVEN) / position.sides_left

    def accepts(self, position: Position) -> bool:
        """Return whether to accept an offered draw: if this side has too few ships, or all are even and nothing happens.

        Rule CL-END-05.
        """
        own, share = material(position)[position.actor], 1.0 / position.sides_left
        return own < share * BEHIND or (own < share * (1.0 + EVEN) and position.calm >= QUIET * position.sides_left)

    def capture(self, position: Position) -> int:  # noqa: ARG002 - others may look
        """Return whether to capture where that is optional: always, since it adds a ship."""
        return SEIZE


def set_up(preparation: Preparation, captains: Sequence[Captain], dice: Dice) -> None:
    """Let captains set up a game; dice are rolled in the same order as in a match."""
    while preparation.phase != READY:
        captain = captains[preparation.side]
        if preparation.phase == ROLLING:
            preparation.roll(dice.roll(FACES))
        elif preparation.phase == PLACING:
            placing = captain.place(preparation)
            preparation.place(placing // PLACES, placing % PLACES)
        elif preparation.phase == BORING:
            hole = captain.bore(preparation)
            preparation.bore(hole // PLACES, hole % PLACES)


def played_out(position: Position, captains: Sequence[Captain], dice: Dice) -> None:
    """Let captains play a position to its end."""
    while position.phase != OVER:
        advance(position, captains, dice)


def advance(position: Position, captains: Sequence[Captain], dice: Dice) -> None:
    """Advance by one answer, or one roll."""
    if position.phase == FIGHT:
        position.fight(attacker_wins(rolled(position, dice)))
    elif position.phase == ROLL:
        position.roll(dice.roll(REACH))
    elif position.phase == CAPTURE:
        position.capture(captains[position.actor].capture(position))
    elif position.draw_reason and captains[position.actor].claims(position):
        position.play(CLAIM)
    else:
        position.play(captains[position.actor].move(position))


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

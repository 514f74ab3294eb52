"""The decisions of a computer player, in numbers of the rules, and its answers to the decisions of a match."""

from collections.abc import Sequence
from typing import Final

from metamaker.games.cosmoclysm.battle.ai.worth import material
from metamaker.games.cosmoclysm.battle.dice import attacker_wins, rolled
from metamaker.games.cosmoclysm.battle.preparation import BORING, PLACES, PLACING, READY, ROLLING, Preparation
from metamaker.games.cosmoclysm.rules.position import CAPTURE, CLAIM, FIGHT, OVER, ROLL, SEIZE, Position
from metamaker.games.cosmoclysm.rules.ships import FACES, REACH
from metamaker.play.dice import Dice

EVEN: Final = 0.02
"""Chances above an even share by less than this part count as even."""


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

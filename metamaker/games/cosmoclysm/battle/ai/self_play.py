"""Games between captains, from the first roll to the last ship, without a report, for measurements."""

from collections.abc import Sequence

from metamaker.games.cosmoclysm.battle.ai.captain import Captain
from metamaker.games.cosmoclysm.battle.dice import attacker_wins, rolled
from metamaker.games.cosmoclysm.battle.preparation import BORING, PLACES, PLACING, READY, ROLLING, Preparation
from metamaker.games.cosmoclysm.rules.position import CAPTURE, CLAIM, FIGHT, OVER, ROLL, Position
from metamaker.games.cosmoclysm.rules.ships import FACES, REACH
from metamaker.play.dice import Dice


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

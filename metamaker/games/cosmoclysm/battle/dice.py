"""The dice of a fight: rolled, sorted and compared. Rules CL-FGT-02, -03."""

from typing import NamedTuple

from metamaker.games.cosmoclysm.rules.position import Position, kind_of
from metamaker.games.cosmoclysm.rules.ships import ATTACK, DEFENCE, FACES
from metamaker.play.dice import Dice


class FightDice(NamedTuple):
    """The rolls of both sides, highest first."""

    attack: tuple[int, ...]
    defence: tuple[int, ...]


def numbers(position: Position) -> tuple[int, int]:
    """Return the numbers of dice of attacker and defender in the current fight."""
    return ATTACK[kind_of(position.mover)], DEFENCE[kind_of(position.defender)]


def rolled(position: Position, dice: Dice) -> FightDice:
    """Return the dice of the current fight. The attacker's are rolled first."""
    attack, defence = numbers(position)
    faces = [dice.roll(FACES) for _ in range(attack + defence)]
    return FightDice(tuple(sorted(faces[:attack], reverse=True)), tuple(sorted(faces[attack:], reverse=True)))


def attacker_wins(dice: FightDice) -> bool:
    """Return whether the attacker's highest die is above the defender's. Rule CL-FGT-03."""
    return max(dice.attack) > max(dice.defence)

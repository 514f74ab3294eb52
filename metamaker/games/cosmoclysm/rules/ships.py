"""The six types by their numbers, 0 to 5: dice, movement, the exact chances of a fight."""

from fractions import Fraction
from typing import Final

CRUISER: Final = 0
DESTROYER: Final = 1
EXTERMINATOR: Final = 2
FIGHTER: Final = 3
JUMPER: Final = 4
TAKER: Final = 5

KINDS: Final = 6

ATTACK: Final = (2, 5, 5, 3, 3, 1)
"""Attack dice by type. Rules CL-SHIP-01, -02."""

DEFENCE: Final = (4, 2, 4, 2, 3, 2)
"""Defence dice by type. Rules CL-SHIP-01, -02."""

FACES: Final = 20
"""Faces of a fight die."""

REACH: Final = 4
"""Faces of the die of Fighter and Taker."""


def announces(kind: int) -> bool:
    """Return whether ships of a type roll a d4 for their move. Rule CL-TURN-02."""
    return kind in (FIGHTER, TAKER)


def highest_at_most(dice: int, face: int) -> Fraction:
    """Return the chance that the highest of a number of d20 is up to `face`, 0 to 20. Rule CL-ORC-02."""
    return Fraction(face, FACES) ** dice


def highest_is(dice: int, face: int) -> Fraction:
    """Return the chance that the highest of a number of d20 is `face`, 1 to 20."""
    return highest_at_most(dice, face) - highest_at_most(dice, face - 1)


def dice_chance(attack: int, defence: int) -> Fraction:
    """Return the chance that the attacker's highest die is above the defender's. Rules CL-FGT-02, -03, CL-ORC-01."""
    return sum((highest_is(attack, face) * highest_at_most(defence, face - 1) for face in range(1, FACES + 1)), Fraction(0))


def tie_chance(attack: int, defence: int) -> Fraction:
    """Return the chance that both have the same highest die."""
    return sum((highest_is(attack, face) * highest_is(defence, face) for face in range(1, FACES + 1)), Fraction(0))


def win_chance(attacker: int, defender: int) -> Fraction:
    """Return the exact chance that a ship of the first type wins an attack on one of the second."""
    return dice_chance(ATTACK[attacker], DEFENCE[defender])


WINS: Final = [[float(win_chance(attacker, defender)) for defender in range(KINDS)] for attacker in range(KINDS)]
"""The chances of the attacker by both types, attacker first."""

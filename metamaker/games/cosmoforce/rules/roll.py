"""Rolling dice: what is discarded, and the dice that ones add (CF-DICE)."""

from collections.abc import Iterable

from metamaker.battle.dice import Dice

FACES = 8
"""Every die has eight faces. Rule CF-MAT-02."""

HIGHEST = 6
"""The highest face that is effective. Rule CF-DICE-01."""


def rolled(dice: Dice, count: int) -> list[int]:
    """Return the faces of `count` dice and of all that ones add, in the order thrown; nothing for none.

    Dice order: one after the other; the die that a 1 adds follows it at once, and may add another. Rules CF-DICE-02, -03, -05.
    """
    faces = []
    left = count
    while left > 0:
        face = dice.roll(FACES)
        faces.append(face)
        if face != 1:
            left -= 1
    return faces


def effective(faces: Iterable[int]) -> list[int]:
    """Return the faces that count: 1 to 6, in their order. Rule CF-DICE-01."""
    return [face for face in faces if face <= HIGHEST]

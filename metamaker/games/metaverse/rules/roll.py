"""Damage dice: what is thrown for each, and what its face means."""

from dataclasses import dataclass

from metamaker.battle.dice import Dice
from metamaker.games.metaverse.model.dice import Die

_THROWN = {Die.D2: 4, Die.D3: 6, Die.D5: 10}
"""Dice that are thrown as one of twice the faces and halved. Rule MV-1.3.5-09."""


@dataclass(frozen=True, slots=True)
class Roll:
    """One damage die as it fell: its result before anything is added, and whether the thrown face was odd."""

    result: int
    odd: bool


def rolled(die: Die, face: int) -> Roll:
    """Return what `face` of the die thrown for `die` means; a D1 is not thrown and is even. Rules MV-1.3.5-02, -07, -09."""
    if die is Die.D1:
        return Roll(1, odd=False)
    result = (face + 1) // 2 if die in _THROWN else face
    return Roll(result, odd=face % 2 == 1)


def thrown_faces(die: Die) -> int:
    """Return the number of faces of the die that is thrown for `die`: 4 for a D2, 1 for a D1."""
    return _THROWN.get(die, die.faces)


def roll_damage(die: Die, dice: Dice) -> Roll:
    """Throw one damage die. Rules MV-1.3.5-02, MV-1.3.5-09."""
    return rolled(die, 1 if die is Die.D1 else dice.roll(thrown_faces(die)))


def mean_result(die: Die) -> float:
    """Return the mean result of a damage die."""
    return (die.faces + 1) / 2

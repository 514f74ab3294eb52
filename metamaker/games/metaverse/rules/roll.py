"""Damage dice: the die to roll for each, and the result of its face."""

from typing import Final, NamedTuple

from metamaker.games.metaverse.model.words import Die
from metamaker.play.dice import Dice

_THROWN: Final = {Die.D2: 4, Die.D3: 6, Die.D5: 10}
"""Faces of the dice that are rolled with twice the faces and halved. Rule MV-1.3.5-09."""


class Roll(NamedTuple):
    """A rolled damage die: its result before any bonus, and whether the rolled face was odd."""

    result: int
    odd: bool


def _meaning(die: Die, face: int) -> Roll:
    if die is Die.D1:
        return Roll(1, odd=False)
    return Roll((face + 1) // 2 if die in _THROWN else face, odd=face % 2 == 1)


_ROLLS: Final = {die: tuple(_meaning(die, face) for face in range(1, _THROWN.get(die, die.faces) + 1)) for die in Die}
"""The results of the rolled faces of each die, from face 1."""


def rolled(die: Die, face: int) -> Roll:
    """Return the result of `face` of the die rolled for `die`; a D1 is not rolled and is even. Rules MV-1.3.5-02, -07, -09."""
    return _ROLLS[die][face - 1]


def rolls_of(die: Die) -> tuple[Roll, ...]:
    """Return the results of the rolled faces of a die, from face 1. Rules MV-1.3.5-02, -07, -09."""
    return _ROLLS[die]


def thrown_faces(die: Die) -> int:
    """Return the number of faces of the rolled die for `die`: 4 for a D2, 1 for a D1."""
    return len(_ROLLS[die])


def roll_damage(die: Die, dice: Dice) -> Roll:
    """Roll one damage die. Rules MV-1.3.5-02, MV-1.3.5-09."""
    return rolled(die, 1 if die is Die.D1 else dice.roll(thrown_faces(die)))


HALVED: Final = (2, 3, 5)
"""Numbers of results for which there is no die: one of twice the faces is halved. Rule MV-0.0.0-10."""


class Throw(NamedTuple):
    """Any die of the game other than damage dice: the face rolled, and its result."""

    face: int
    result: int


def faces_for(results: int) -> int:
    """Return the faces of the die to roll for a number of results. Rule MV-0.0.0-10."""
    return 2 * results if results in HALVED else results


def throw(faces: int, dice: Dice) -> Throw:
    """Roll a die with a number of results: a D2, D3 or D5 is a D4, D6 or D10 halved up; one face is not rolled.

    Rules MV-0.0.0-10, MV-1.3.7-14.
    """
    if faces <= 1:
        return _NOT_ROLLED
    thrown = _THROWS.get(faces)
    if thrown is None:
        halves = 2 if faces in HALVED else 1
        thrown = _THROWS[faces] = tuple([Throw(face, -(-face // halves)) for face in range(1, faces_for(faces) + 1)])
    return thrown[dice.roll(len(thrown)) - 1]


_NOT_ROLLED: Final = Throw(1, 1)

_THROWS: Final[dict[int, tuple[Throw, ...]]] = {}
"""All rolls of a die by its number of results; no die has more of them than a ship has systems."""


def mean_result(die: Die) -> float:
    """Return the mean result of a damage die."""
    return (die.faces + 1) / 2

"""The odds of boarding: how likely parties that land clear a section in that very round, by the dice of both sides."""

from collections import Counter
from collections.abc import Iterator
from functools import lru_cache
from math import factorial
from typing import Final

from metamaker.games.metaverse.battle.boarding.combat import ATTACK_FACES, DEFENCE_FACES
from metamaker.games.metaverse.model.words import BoardingTie

PARTS: Final = 1000
"""Chances are told in so many parts of a whole."""

MOST_DEFENDERS: Final = 5
"""Against more than so many nobody is sent: their dice are thousands of throws, and help is near where so many are."""

MOST_LANDING: Final = 10
"""More than so many parties count as so many: those without a partner do nothing (MV-2.2.5-05)."""


@lru_cache(maxsize=4096)
def clearing(landing: int, marines: int, crew: int, crew_faces: int, tie: BoardingTie) -> int:
    """Return the chance, in `PARTS`, that so many marines that land take every defender of a section in one round.

    A defender is taken by a higher die, or an equal one where that takes both. Rules MV-2.2.5-03 to -07.
    """
    landing = min(landing, MOST_LANDING)
    defenders = marines + crew
    if not landing or defenders > min(landing, MOST_DEFENDERS):
        return 0
    if not defenders:
        return PARTS
    equal = int(tie is BoardingTie.MUTUAL)
    attacks: Counter[tuple[int, ...]] = Counter()
    for shown, ways in _throws(landing, ATTACK_FACES):
        attacks[shown[:defenders]] += ways
    defences: Counter[tuple[int, ...]] = Counter()
    for shown, ways in _throws(marines, DEFENCE_FACES):
        for other, more in _throws(crew, crew_faces):
            defences[tuple(sorted((*shown, *other), reverse=True))] += ways * more
    won = sum(
        [
            ways * more
            for defence, ways in defences.items()
            for attack, more in attacks.items()
            if all(one < two + equal for one, two in zip(defence, attack, strict=True))
        ]
    )
    return PARTS * won // (attacks.total() * defences.total())


def _throws(dice: int, faces: int) -> Iterator[tuple[tuple[int, ...], int]]:
    """Yield the results of so many dice, high to low, each with the number of throws that give it."""
    for shown in _descending(dice, faces):
        ways = factorial(dice)
        for face in range(1, faces + 1):
            ways //= factorial(shown.count(face))
        yield shown, ways


def _descending(dice: int, most: int) -> Iterator[tuple[int, ...]]:
    if not dice:
        yield ()
        return
    for face in range(most, 0, -1):
        for rest in _descending(dice - 1, face):
            yield (face, *rest)


def landed(loads: tuple[int, ...], faces: int, of: int) -> dict[int, int]:
    """Return how likely so many marines land, by number, in parts of `of ** len(loads)`.

    Each of the loads lands whole with `faces` of the `of` faces of its own roll.
    """
    found = {0: 1}
    for load in loads:
        after: dict[int, int] = {}
        for count, ways in found.items():
            after[count] = after.get(count, 0) + ways * (of - faces)
            after[count + load] = after.get(count + load, 0) + ways * faces
        found = after
    return found

"""The dice of takeovers, culture and research, and their exact chances."""

from fractions import Fraction
from typing import Final

D10: Final = 10
"""The faces of the die; 0 is written for 10."""

NEEDED: Final = 6
"""The total that takes a system. Rule CC-TKO-02."""

PROTECTION: Final = 2
"""The modifier of a Nebula or of a Home of the defender. Rules CC-TKO-03, CC-TKO-05."""


def takes(face: int, net: int) -> bool:
    """Return whether a roll with these modifiers takes a system. Rule CC-TKO-02."""
    return face + net >= NEEDED


def taking_tenths(net: int) -> int:
    """Return the number of faces, of ten, that take a system. Rule CC-TKO-06."""
    return min(D10, max(0, D10 - NEEDED + 1 + net))


def roll_needed(net: int) -> int:
    """Return the least face that takes a system: 1 if any does, 11 if none does."""
    return D10 + 1 - taking_tenths(net)


def taking_chance(net: int, tries: int = 1) -> Fraction:
    """Return the chance to take a system in a number of tries. Rules CC-TKO-06, CC-TKO-08."""
    return 1 - (1 - Fraction(taking_tenths(net), D10)) ** tries


def mean_tries(net: int) -> Fraction | None:
    """Return the average number of tries; None if success is impossible."""
    tenths = taking_tenths(net)
    return Fraction(D10, tenths) if tenths else None


CULTURE: Final = (1, 1, 1, 1, 2, 2, 2, 3, 3, 4)
"""The Victory Tokens of an achievement by the face, from 1. Rule CC-CUL-01."""


def culture_chances(actions: int = 1) -> dict[int, Fraction]:
    """Return the chance of each number of Victory Tokens from a number of achievements."""
    found = {0: Fraction(1)}
    for _ in range(actions):
        after: dict[int, Fraction] = {}
        for total, chance in found.items():
            for gained in CULTURE:
                after[total + gained] = after.get(total + gained, Fraction(0)) + chance / D10
        found = after
    return found


TOKEN: Final = 6
"""The result of research that is a Victory Token; 0 to 5 are levels in their order, 5 military technology."""

RESULTS: Final = 7

RESEARCH: Final = (1, 3, 0, 4, 2, 5, 5, TOKEN, TOKEN, TOKEN)
"""The result of research by the face, from 1. Rule CC-RES-01."""

RUINS_ROLLS: Final = 2
"""Rolls on the Research Table in Ruins. Rule CC-SYS-07."""


def research_chance(result: int, rolls: int = 1) -> Fraction:
    """Return the average number of times that a result occurs in a number of rolls of research."""
    return Fraction(RESEARCH.count(result) * rolls, D10)

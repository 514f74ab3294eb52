"""Exact chances of hits in an attack, when the lowest dice are kept (CF-SHOT-02): tables for captains, oracles for tests."""

from collections.abc import Mapping
from fractions import Fraction
from functools import cache

from metamaker.games.cosmoforce.rules.chances import LAST_FACES, binomial, mean_effective, ones_chance
from metamaker.games.cosmoforce.rules.roll import HIGHEST

Chances = Mapping[int, Fraction]
"""Chances by the number of hits."""


@cache
def hit_chances(dice: int, mass: int) -> Chances:
    """Return the chances of hits of `dice` dice on a target of this mass. There are never more hits than mass.

    Ones are the lightest dice: they are kept first, and the last faces of all dice share what mass is left.
    """
    chances: dict[int, Fraction] = {}
    too_many = Fraction(1)
    for ones in range(mass):
        chance = ones_chance(dice, ones)
        too_many -= chance
        for more, of_more in _kept(2, dice, mass - ones).items():
            chances[ones + more] = chances.get(ones + more, Fraction(0)) + chance * of_more
    chances[mass] = chances.get(mass, Fraction(0)) + too_many
    return {count: chance for count, chance in sorted(chances.items()) if chance}


@cache
def expected_hits(dice: int, mass: int | None) -> Fraction:
    """Return the mean number of hits of `dice` dice on a target of this mass; None for one that all effective dice hit."""
    if mass is None:
        return mean_effective(dice)
    return sum((count * chance for count, chance in hit_chances(dice, mass).items()), Fraction(0))


@cache
def expected_drone_hits(dice: int, mass: int | None) -> Fraction:
    """Return the mean number of hits where ones weigh nothing, and so all hit. Rule CF-ATK-10."""
    if mass is None:
        return mean_effective(dice)
    ones = Fraction(dice, LAST_FACES)
    return ones + sum((count * chance for count, chance in _kept(2, dice, mass).items()), Fraction(0))


def miss_chance(dice: int, mass: int | None) -> Fraction:
    """Return the chance that no die of an attack hits. Rule CF-EX-20."""
    return Fraction(1, 4) ** dice if mass is None else hit_chances(dice, mass).get(0, Fraction(0))


@cache
def _kept(lowest: int, dice: int, mass: int) -> Chances:
    """Return the chances of dice kept of `dice` last faces that show `lowest` or more, by the mass that is left for them."""
    if lowest > HIGHEST or lowest > mass or not dice:
        return {0: Fraction(1)}
    chances: dict[int, Fraction] = {}
    showing = Fraction(1, LAST_FACES + 2 - lowest)
    room = mass // lowest
    for count in range(dice + 1):
        chance = binomial(dice, count, showing)
        if count > room:
            chances[room] = chances.get(room, Fraction(0)) + chance
            continue
        for more, of_more in _kept(lowest + 1, dice - count, mass - count * lowest).items():
            chances[count + more] = chances.get(count + more, Fraction(0)) + chance * of_more
    return chances

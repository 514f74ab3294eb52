"""Exact chances: of effective dice without a limit, and of hits (CF-EX-19, CF-SHOT-02)."""

from collections.abc import Mapping
from fractions import Fraction
from functools import cache
from math import comb

from metamaker.games.cosmoforce.rules.shot import HIGHEST

LAST_FACES = 7
"""The faces that end a chain of ones: 2 to 8."""

LAST_EFFECTIVE = 5
"""The effective ones among them: 2 to 6."""


def ones_chance(dice: int, ones: int) -> Fraction:
    """Return the chance that `dice` dice and the dice they add show exactly a number of ones."""
    if not dice:
        return Fraction(not ones)
    return comb(dice + ones - 1, ones) * Fraction(1, 8) ** ones * Fraction(7, 8) ** dice


@cache
def effective_chance(dice: int, effective: int) -> Fraction:
    """Return the chance that `dice` dice give exactly a number of effective ones."""
    return sum(
        (
            binomial(dice, last, Fraction(LAST_EFFECTIVE, LAST_FACES)) * ones_chance(dice, effective - last)
            for last in range(min(dice, effective) + 1)
        ),
        Fraction(0),
    )


def at_least(dice: int, effective: int) -> Fraction:
    """Return the chance of at least a number of effective dice."""
    return 1 - sum((effective_chance(dice, fewer) for fewer in range(effective)), Fraction(0))


def mean_effective(dice: int) -> Fraction:
    """Return the mean of effective dice, for conserved heat, rams and collisions. Rule CF-EX-19."""
    return Fraction(6 * dice, 7)


def mean_recoil(dice: int) -> Fraction:
    """Return the mean damage of a ram to the rammer; ones spare it. Rule CF-EX-22."""
    return Fraction(5 * dice, 7)


def mean_own_heat(dice: int) -> Fraction:
    """Return the mean heat of Lasers for their own ship: that of faces 7 and 8. Rule CF-EX-22."""
    return Fraction(2 * dice, 7)


def depletion_chance(missiles: int) -> Fraction:
    """Return the chance that an attack of this many Missiles shows at least two 8s. Rules CF-ATK-05, CF-EX-21."""
    dice = 3 * missiles
    eight = Fraction(1, LAST_FACES)
    return 1 - binomial(dice, 0, eight) - binomial(dice, 1, eight)


def binomial(trials: int, successes: int, chance: Fraction) -> Fraction:
    """Return the chance of exactly a number of successes in independent trials."""
    return comb(trials, successes) * chance**successes * (1 - chance) ** (trials - successes)


Chances = Mapping[int, Fraction]
"""Chances by the number of hits."""


@cache
def hit_chances(dice: int, mass: int) -> Chances:
    """Return the chances of hits of `dice` dice on a target of this mass. There are never more hits than mass.

    Ones are the lightest dice: they are kept first, and the last faces of all dice share the rest of the mass.
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
    """Return the mean number of hits of `dice` dice on a target of this mass; None for one hit by all effective dice."""
    if mass is None:
        return mean_effective(dice)
    return sum((count * chance for count, chance in hit_chances(dice, mass).items()), Fraction(0))


@cache
def expected_drone_hits(dice: int, mass: int | None) -> Fraction:
    """Return the mean number of hits if ones have no mass, so that all of them hit. Rule CF-ATK-10."""
    if mass is None:
        return mean_effective(dice)
    ones = Fraction(dice, LAST_FACES)
    return ones + sum((count * chance for count, chance in _kept(2, dice, mass).items()), Fraction(0))


@cache
def hit_chance(dice: int, mass: int | None, hits: int, drones: bool = False) -> Fraction:
    """Return the chance of exactly a number of hits; `drones`: ones have no mass. Rules CF-SHOT-02, CF-SHOT-05, CF-ATK-10."""
    if mass is None:
        return effective_chance(dice, hits)
    if not drones:
        return hit_chances(dice, mass).get(hits, Fraction(0))
    kept = _kept(2, dice, mass).items()
    return sum((chance * ones_chance(dice, hits - count) for count, chance in kept if count <= hits), Fraction(0))


def miss_chance(dice: int, mass: int | None) -> Fraction:
    """Return the chance that no die of an attack hits. Rule CF-EX-20."""
    return Fraction(1, 4) ** dice if mass is None else hit_chances(dice, mass).get(0, Fraction(0))


@cache
def _kept(lowest: int, dice: int, mass: int) -> Chances:
    """Return the chances of dice kept of `dice` last faces that show `lowest` or more, by the remaining mass."""
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

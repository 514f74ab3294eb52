"""Exact chances of effective dice: nothing is cut off, however long ones go on adding dice (CF-EX-19).

Every die thrown ends, after the ones that it begins with, in one face from 2 to 8, each as likely as the others. How many ones
come before, and what the last faces are, has nothing to do with one another.
"""

from fractions import Fraction
from functools import cache
from math import comb

LAST_FACES = 7
"""The faces that end a chain of ones: 2 to 8."""

LAST_EFFECTIVE = 5
"""Those of them that are effective: 2 to 6."""


def ones_chance(dice: int, ones: int) -> Fraction:
    """Return the chance that `dice` dice and what they add show exactly so many ones."""
    if not dice:
        return Fraction(not ones)
    return comb(dice + ones - 1, ones) * Fraction(1, 8) ** ones * Fraction(7, 8) ** dice


@cache
def effective_chance(dice: int, effective: int) -> Fraction:
    """Return the chance that `dice` dice give exactly so many effective ones."""
    return sum(
        (
            binomial(dice, last, Fraction(LAST_EFFECTIVE, LAST_FACES)) * ones_chance(dice, effective - last)
            for last in range(min(dice, effective) + 1)
        ),
        Fraction(0),
    )


def at_least(dice: int, effective: int) -> Fraction:
    """Return the chance of so many effective dice or more."""
    return 1 - sum((effective_chance(dice, fewer) for fewer in range(effective)), Fraction(0))


def mean_effective(dice: int) -> Fraction:
    """Return the mean of effective dice, which is that of conserved heat, ram and collision damage. Rule CF-EX-19."""
    return Fraction(6 * dice, 7)


def mean_recoil(dice: int) -> Fraction:
    """Return the mean damage of a ram to the rammer, whom ones spare. Rule CF-EX-22."""
    return Fraction(5 * dice, 7)


def mean_own_heat(dice: int) -> Fraction:
    """Return the mean heat that Lasers bring their shooter: that of faces 7 and 8. Rule CF-EX-22."""
    return Fraction(2 * dice, 7)


def depletion_chance(missiles: int) -> Fraction:
    """Return the chance that an attack of so many Missiles shows two 8s or more. Rules CF-ATK-05, CF-EX-21."""
    dice = 3 * missiles
    eight = Fraction(1, LAST_FACES)
    return 1 - binomial(dice, 0, eight) - binomial(dice, 1, eight)


def heat_rolls_to_death(heat: int, harm: int) -> Fraction:
    """Return the mean number of rolls with so many heat dice until `harm` harms are done. Rule CF-EX-23.

    A lone ready crew takes two harms. Raises ValueError without heat, which never kills.
    """
    if heat <= 0:
        raise ValueError("a ship without heat does not die of it")
    if harm <= 0:
        return Fraction(0)
    none = effective_chance(heat, 0)
    later = sum((effective_chance(heat, done) * heat_rolls_to_death(heat, harm - done) for done in range(1, harm)), Fraction(0))
    return (1 + later) / (1 - none)


def binomial(trials: int, successes: int, chance: Fraction) -> Fraction:
    """Return the chance of exactly so many successes in independent trials."""
    return comb(trials, successes) * chance**successes * (1 - chance) ** (trials - successes)

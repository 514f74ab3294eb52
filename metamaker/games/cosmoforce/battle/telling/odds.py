"""Exact chances in words: of rams, heat, and sums of effective dice (CF-EX-19 to -22)."""

from fractions import Fraction

from metamaker.core.naming import counted
from metamaker.games.cosmoforce.rules.chances import (
    at_least,
    mean_effective,
    mean_recoil,
)


def percent(chance: Fraction) -> str:
    """Return `92.0 %`; `over 99.9 %` for what is not quite certain."""
    return "over 99.9 %" if Fraction(9995, 10000) <= chance < 1 else f"{float(100 * chance):.1f} %"


def mean(value: Fraction) -> str:
    """Return a mean with two decimals."""
    return f"{float(value):.2f}"


def ram_text(dice: int) -> str:
    """Return the damage of a ram on average, to the target and to the rammer."""
    both = f"{mean(mean_effective(dice))} damage to the target, {mean(mean_recoil(dice))} to the rammer on average"
    return f"{counted(dice, 'die', 'dice')} on contact: {both}"


def heat_text(heat: int) -> str:
    """Return what a roll for so much heat may do."""
    if heat <= 0:
        return "no roll for heat"
    harm = f"{percent(at_least(heat, 1))} to harm crew, {percent(at_least(heat, 2))} to harm it twice"
    return f"{counted(heat, 'die', 'dice')} for heat: {harm}"


def sum_text(dice: int, what: str) -> str:
    """Return the mean of effective dice."""
    return f"{counted(dice, 'die', 'dice')}: {mean(mean_effective(dice))} {what} on average"

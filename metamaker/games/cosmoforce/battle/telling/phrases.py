"""Speeds, dice and other numbers as the story writes them."""

from collections.abc import Sequence
from fractions import Fraction

from metamaker.core.words import Words

HUNDRED = 100

NEARLY_SURE = Fraction(9995, 10000)
"""A chance that is at least so high, and not quite certain, is shown as over 99.9%."""


def decimal_text(value: float | Fraction, places: int, words: Words) -> str:
    """Return a number that is not negative with so many decimals: `0.57`."""
    whole, _, rest = f"{float(value):.{places}f}".partition(".")
    return words.text("names-decimal", whole=whole, rest=rest)


def mean(value: Fraction, words: Words) -> str:
    """Return a mean with two decimals."""
    return decimal_text(value, 2, words)


def percent(chance: Fraction, words: Words) -> str:
    """Return `92.0%`; `over 99.9%` for what is not quite certain."""
    is_nearly_sure = NEARLY_SURE <= chance < 1
    number = words.text("names-percent", number=decimal_text(99.9 if is_nearly_sure else 100 * chance, 1, words))
    return words.text("names-over", chance=number) if is_nearly_sure else number


def speed_text(speed: int, words: Words) -> str:
    """Return a speed given in hundredths: `4`, `4.02`."""
    return decimal_text(Fraction(speed, HUNDRED), 2, words) if speed % HUNDRED else str(speed // HUNDRED)


def dice_text(faces: Sequence[int], words: Words) -> str:
    """Return what was rolled: `2 dice: 6, 8`; `2 dice and 1 added: 1, 6, 8` with what ones add; `no dice` for none."""
    added = faces.count(1)
    return words.text("names-dice", count=len(faces) - added, added=added, faces=", ".join(map(str, faces)))

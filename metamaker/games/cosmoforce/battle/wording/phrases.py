"""Speeds, dice and other numbers in the form of the story."""

from collections.abc import Sequence
from fractions import Fraction

from metamaker.core.amounts import at_most
from metamaker.core.messages import Words, percentage

HUNDRED = 100

NEARLY_SURE = Fraction(9995, 10000)
"""The smallest chance, below certainty, that is shown as over 99.9%."""


def percent(chance: Fraction, words: Words) -> str:
    """Return `92.0%`; `over 99.9%` for almost certain results."""
    if NEARLY_SURE <= chance < 1:
        return words.text("names-over", chance=percentage(0.999, 1))
    return words.percent(chance, 1)


def speed_text(speed: int, words: Words) -> str:
    """Return a speed given in hundredths: `4`, `4.02`."""
    return words.number(at_most(speed / HUNDRED, 2))


def dice_text(faces: Sequence[int], words: Words) -> str:
    """Return the roll: `2 dice: 6, 8`; `2 dice and 1 added: 1, 6, 8` with dice added by ones; `no dice` for none."""
    added = faces.count(1)
    return words.text("names-dice", count=len(faces) - added, added=added, faces=", ".join(map(str, faces)))

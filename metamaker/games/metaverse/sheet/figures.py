"""Numbers as sheets print them."""

import math

LONGEST = 1_000_000
"""From here on numbers are written in powers of ten; only house formulas lead there."""


def figure(number: float) -> str:
    """Return `number` rounded half up to an integer, with a real minus sign."""
    text = f"{number:.2e}" if abs(number) >= LONGEST else str(math.floor(number + 0.5))
    return text.replace("-", "−")


def price(points: float) -> str:
    """Return a cost in points with one decimal."""
    return figure(points) if points >= LONGEST else f"{points:.1f}"

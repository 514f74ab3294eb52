"""Numbers and lists as graphs say them."""

from collections.abc import Sequence
from fractions import Fraction

from metamaker.core.words import Words
from metamaker.sheets.charts.axes import figure, short_figure

_FAINT = 0.001
"""Less would be shown as 0.0 %."""


def percent(chance: Fraction | float) -> str:
    """Return a probability in per cent; the smallest as such, never as nothing."""
    if 0 < chance < _FAINT:
        return "< 0.1 %"
    return f"{figure(100 * float(chance), 0 if chance in {0, 1} else 1)} %"


def mean(value: Fraction | float) -> str:
    """Return a mean with about three figures that matter."""
    return short_figure(float(value))


def joined(parts: Sequence[str], words: Words) -> str:
    """Return “fore, port and aft”."""
    if len(parts) < 2:
        return "".join(parts)
    return words.text("graphs-and", first=", ".join(parts[:-1]), second=parts[-1])

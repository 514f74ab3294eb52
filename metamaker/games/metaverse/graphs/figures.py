"""Numbers and lists as graphs show them."""

from collections.abc import Sequence
from fractions import Fraction

from metamaker.core.words import Words
from metamaker.sheets.charts.axes import short_figure

_FAINT = 0.001
"""A smaller chance would be shown as 0%."""


def percent(chance: Fraction | float, words: Words) -> str:
    """Return a probability in percent, with at most one decimal; a tiny one as below 0.1%."""
    if 0 < chance < _FAINT:
        return words["graphs-percent_faint"]
    whole, tenths = divmod(round(1000 * float(chance)), 10)
    return words.text("graphs-percent", whole=whole, tenths=tenths)


def mean(value: Fraction | float) -> str:
    """Return a mean with about three figures that matter."""
    return short_figure(float(value))


def joined(parts: Sequence[str], words: Words) -> str:
    """Return “fore, port and aft”."""
    if len(parts) < 2:
        return "".join(parts)
    return words.text("graphs-and", first=", ".join(parts[:-1]), second=parts[-1])

"""Good numbers along an axis: steps of 1, 2 or 5 times a power of ten."""

import math
from decimal import ROUND_HALF_UP, Decimal
from typing import NamedTuple

_STEPS = (1.0, 2.0, 5.0, 10.0)
_ROUNDING = 1e-9


class Ticks(NamedTuple):
    """Evenly spaced numbers that cover a range, with as many decimals as their step needs."""

    values: tuple[float, ...]
    step: float
    decimals: int

    @property
    def low(self) -> float:
        """The first number."""
        return self.values[0]

    @property
    def high(self) -> float:
        """The last number."""
        return self.values[-1]

    def text(self, value: float) -> str:
        """Return a number as the axis writes it."""
        return figure(value, self.decimals)


def ticks(low: float, high: float, most: int = 6, *, whole: bool = False) -> Ticks:
    """Return at most `most` (2 or more) good numbers from at or below `low` to at or above `high`; `whole`: no fractions.

    An empty range becomes one of length 1.
    """
    if not high > low:
        high = low + 1.0
    step = _good((high - low) / max(1, most - 1), whole=whole)
    first, last = _covered(low, high, step)
    while last - first + 1 > max(2, most):
        step = _good(step * (1 + 2 * _ROUNDING), whole=whole)
        first, last = _covered(low, high, step)
    values = tuple(place * step for place in range(first, last + 1))
    return Ticks(values, step, max(0, -math.floor(math.log10(step) + _ROUNDING)))


def _covered(low: float, high: float, step: float) -> tuple[int, int]:
    first = math.floor(low / step + _ROUNDING)
    return first, max(first + 1, math.ceil(high / step - _ROUNDING))


def _good(least: float, *, whole: bool) -> float:
    """Return the smallest good step that is not below `least`."""
    power = 10.0 ** math.floor(math.log10(least))
    step = next((each * power for each in _STEPS if each * power >= least * (1 - _ROUNDING)), 10 * power)
    return max(1.0, step) if whole else step


def figure(value: float, decimals: int) -> str:
    """Return a number with that many decimals, halves rounded away from zero, a true minus sign, and none before a zero."""
    # by its digits: Python's own rounding makes 3.62 of 3.625 and 3.38 of 3.375
    rounded = Decimal(repr(value)).quantize(Decimal(1).scaleb(-decimals), ROUND_HALF_UP) if math.isfinite(value) else value
    text = f"{rounded:,.{decimals}f}"
    if not text.strip("-0.,"):
        text = text.removeprefix("-")
    return text.replace("-", "−")


def short_figure(value: float) -> str:
    """Return a number with about three figures that matter."""
    size = abs(value)
    decimals = 0 if size >= 100 or value == int(value) else 1 if size >= 10 else 2 if size >= 0.095 else 3
    text = figure(value, decimals)
    return text.rstrip("0").rstrip(".") if "." in text else text

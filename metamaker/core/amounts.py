"""Amounts, rounded so that they agree with the sums and comparisons that are printed next to them.

A `Decimal` has exactly the digits to show; `core/words` writes it with the signs of a language.
"""

import math
from collections.abc import Callable, Sequence
from decimal import ROUND_HALF_UP, Decimal
from fractions import Fraction
from typing import NamedTuple

from metamaker.core.display_names import minus

Amount = int | float | Decimal | Fraction

MOST_DECIMALS = 9
"""Differences below this many decimals are those of floating-point sums."""

USUAL_DECIMALS = 2
"""The decimals of a limit that its value shows as well: as many as can be typed in the app."""

NUDGE = 1e-9
"""The largest difference between a sum of floating-point numbers and the exact sum, for formulas of this size."""

LARGEST = 1_000_000
"""From here on amounts are written in powers of ten."""

LONGEST = 1e12
"""From here on all numbers are written in powers of ten."""


class Signs(NamedTuple):
    """How a language writes numbers: the decimal sign, the sign between thousands, and from how many digits on it is used."""

    decimal: str
    group: str
    grouped_from: int


class Compared(NamedTuple):
    """A value, its limit with all its digits, and the difference between these two as they are shown."""

    value: Decimal
    limit: Decimal
    difference: Decimal
    decimals: int


class Column(NamedTuple):
    """Amounts below each other, and the total that they add up to as they are shown."""

    parts: tuple[Decimal, ...]
    total: Decimal


def written(amount: Decimal, signs: Callable[[], Signs]) -> str:
    """Return a number with the digits that it has; one that ends before its ones is written in powers of ten.

    `signs` is called only for numbers with such signs, because it may have to load them.
    """
    if not amount.is_finite() or decimals_of(amount) < 0:
        return minus(f"{float(amount):.2e}".replace(".", signs().decimal))
    ones, point, rest = f"{abs(amount):,f}".partition(".")
    if "," in ones:
        digits = len(ones) - ones.count(",")
        ones = ones.replace(",", signs().group if digits >= signs().grouped_from else "")
    return f"{'−' if amount < 0 else ''}{ones}{signs().decimal if point else ''}{rest}"


def exact(value: Amount) -> Decimal:
    """Return a number with all its digits: 437, 437.35; a `Decimal` as it is."""
    if isinstance(value, Decimal | int):
        return Decimal(value)
    return _digits(float(value)) if abs(float(value)) < LONGEST else _in_powers(value)


def rounded(value: Amount, decimals: int) -> Decimal:
    """Return a number rounded by its digits, halves away from zero."""
    if not math.isfinite(value) or abs(float(value)) >= LONGEST:
        return _in_powers(value)
    # by its digits: Python's own rounding makes 3.62 of 3.625 and 3.38 of 3.375
    digits = value if isinstance(value, Decimal) else Decimal(value if isinstance(value, int) else repr(float(value)))
    return digits.quantize(Decimal(1).scaleb(-decimals), ROUND_HALF_UP)


def at_most(value: Amount, decimals: int) -> Decimal:
    """Return a number with this many decimals or fewer: none that are zero at its end."""
    return _trimmed(rounded(value, decimals))


def short(value: Amount) -> Decimal:
    """Return a number with about three significant figures, and with up to three decimals."""
    size = abs(float(value))
    return at_most(value, 0 if size >= 100 else 1 if size >= 10 else 2 if size >= 0.095 else 3)


def significant(value: Amount, figures: int = 6) -> Decimal:
    """Return a number with as many decimals as leave it this many figures that matter."""
    if not value or not math.isfinite(value):
        return exact(value)
    return at_most(value, min(MOST_DECIMALS, max(0, figures - 1 - math.floor(math.log10(abs(float(value)))))))


def decimals_of(amount: Decimal) -> int:
    """Return how many decimals a number has; less than 0 if it ends before its ones."""
    exponent = amount.as_tuple().exponent
    return -exponent if isinstance(exponent, int) else 0


def compared(value: float, limit: float, fewest: int = 0) -> Compared:
    """Return `value` with as many decimals as show on which side of `limit` it is, `fewest` or more; equal within `NUDGE`."""
    if max(abs(value), abs(limit)) >= LARGEST or not math.isfinite(value):
        return Compared(whole(value), exact(limit), whole(abs(value - limit)), 0)
    bound = _digits(limit)
    decimals = max(fewest, min(USUAL_DECIMALS, decimals_of(bound)))
    while decimals < MOST_DECIMALS and not _is_apart(value, limit, decimals):
        decimals += 1
    shown = bound if abs(value - limit) <= NUDGE else rounded(value, decimals)
    return Compared(shown, bound, _trimmed(round(abs(shown - bound), decimals)), decimals)


def _is_apart(value: float, limit: float, decimals: int) -> bool:
    return abs(value - limit) <= NUDGE or round(abs(rounded(value, decimals) - _digits(limit)), decimals) != 0


def adding_up(values: Sequence[float], fewest: int = 0) -> Column:
    """Return amounts with `fewest` decimals, or with one if whole numbers do not add up to their rounded total.

    If decimals do not add up either, the amounts that lost most by rounding are shown one digit up or down.
    """
    total = math.fsum(values)
    if any(not math.isfinite(value) or abs(value) >= LARGEST for value in (*values, total)):
        return Column(tuple(map(whole, values)), whole(total))
    shown = sum(rounded(value, 0) for value in values)
    decimals = fewest if fewest or shown == rounded(total, 0) else 1
    parts = _shared_out(values, rounded(total, decimals), decimals)
    return Column(tuple(parts), sum(parts, rounded(0, decimals)))


def _shared_out(values: Sequence[float], total: Decimal, decimals: int) -> list[Decimal]:
    """Return amounts that add up to `total`: those with the largest remainders are a digit higher than the others."""
    step = Decimal(1).scaleb(-decimals)
    parts = [rounded(value, decimals) for value in values]
    missing = int((total - sum(parts)) / step)
    sign = 1 if missing > 0 else -1
    furthest = sorted(range(len(values)), key=lambda place: sign * (float(parts[place]) - values[place]))
    for place in furthest[: abs(missing)]:
        parts[place] += sign * step
    return parts


def _digits(value: float) -> Decimal:
    return _trimmed(round(Decimal(repr(value)), MOST_DECIMALS))


def _trimmed(amount: Decimal) -> Decimal:
    return amount if decimals_of(amount) <= 0 else Decimal(f"{amount.normalize():f}")


def whole(value: Amount) -> Decimal:
    """Return a number rounded to a whole one, from `LARGEST` on in powers of ten: only house formulas lead there."""
    return _in_powers(value) if abs(float(value)) >= LARGEST or not math.isfinite(value) else rounded(value, 0)


def _in_powers(value: Amount) -> Decimal:
    return Decimal(f"{float(value):.2e}")

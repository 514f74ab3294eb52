"""Amounts as people read them: rounded so that what they are compared with or add up to agrees with what is shown."""

import math
from collections.abc import Iterable, Sequence
from decimal import ROUND_HALF_UP, Decimal
from typing import NamedTuple

from metamaker.core.naming import minus

MOST_DECIMALS = 9
"""Differences below this many decimals are those of floating-point sums."""

USUAL_DECIMALS = 2
"""The decimals of a limit that its value shows as well: as many as can be typed in the app."""

NUDGE = 1e-9
"""A sum of floating-point numbers may miss by this much what exact fractions give, as in every formula of the book."""

LARGEST = 1_000_000
"""From here on amounts are written in powers of ten, which nobody adds up."""

LONGEST = 1e12
"""From here on limits are written in powers of ten."""


class Compared(NamedTuple):
    """A value, its limit with all its digits, and the difference between these two as they are shown."""

    value: str
    limit: str
    difference: str
    decimals: int


class Column(NamedTuple):
    """Amounts below each other, and the total that they add up to as they are shown."""

    parts: tuple[str, ...]
    total: str


def exact(value: float) -> str:
    """Return a number with all its digits: “437”, “437.35”."""
    return minus(f"{_digits(value):f}") if abs(value) < LONGEST else _written(value, 0)


def _digits(value: float) -> Decimal:
    return Decimal(f"{round(Decimal(repr(value)), MOST_DECIMALS).normalize():f}")


def compared(value: float, limit: float, fewest: int = 0) -> Compared:
    """Return `value` with as many decimals as show on which side of `limit` it is, `fewest` or more; equal within `NUDGE`."""
    if max(abs(value), abs(limit)) >= LARGEST or not math.isfinite(value):
        return Compared(_written(value, 0), exact(limit), _written(abs(value - limit), 0), 0)
    bound = _digits(limit)
    decimals = max(fewest, min(USUAL_DECIMALS, len(f"{bound:f}".partition(".")[2])))
    while decimals < MOST_DECIMALS and not _is_apart(value, limit, decimals):
        decimals += 1
    shown = bound if abs(value - limit) <= NUDGE else _rounded(value, decimals)
    difference = round(abs(shown - bound), decimals).normalize()
    return Compared(minus(f"{shown:f}"), exact(limit), f"{difference:f}", decimals)


def _is_apart(value: float, limit: float, decimals: int) -> bool:
    return abs(value - limit) <= NUDGE or round(abs(_rounded(value, decimals) - _digits(limit)), decimals) != 0


def adding_up(values: Sequence[float], fewest: int = 0) -> Column:
    """Return amounts with `fewest` decimals, or with one if whole numbers do not add up to their rounded total.

    If decimals do not add up either, the amounts that lost most by rounding are shown one digit up or down.
    """
    total = math.fsum(values)
    if any(not math.isfinite(value) or abs(value) >= LARGEST for value in (*values, total)):
        return Column(tuple(_written(value, 0) for value in values), _written(total, 0))
    whole = [_rounded(value, 0) for value in values]
    decimals = fewest if fewest or sum(whole) == _rounded(total, 0) else 1
    parts = _shared_out(values, _rounded(total, decimals), decimals)
    return Column(tuple(_text(part, decimals) for part in parts), _text(sum(parts, Decimal()), decimals))


def added(parts: Iterable[str]) -> str:
    """Return the sum of amounts as they are shown, with as many decimals as they have."""
    return minus(f"{sum((Decimal(part.replace('−', '-')) for part in parts), Decimal()):f}")


def _shared_out(values: Sequence[float], total: Decimal, decimals: int) -> list[Decimal]:
    """Return amounts that add up to `total`: those with the largest remainders are a digit higher than the others."""
    step = Decimal(1).scaleb(-decimals)
    parts = [_rounded(value, decimals) for value in values]
    missing = int((total - sum(parts)) / step)
    sign = 1 if missing > 0 else -1
    furthest = sorted(range(len(values)), key=lambda place: sign * (float(parts[place]) - values[place]))
    for place in furthest[: abs(missing)]:
        parts[place] += sign * step
    return parts


def _text(amount: Decimal, decimals: int) -> str:
    return minus(f"{amount:.{decimals}f}")


def _written(value: float, decimals: int) -> str:
    text = f"{value:.2e}" if abs(value) >= LARGEST or not math.isfinite(value) else f"{_rounded(value, decimals):f}"
    return minus(text)


def _rounded(value: float, decimals: int) -> Decimal:
    """Return a number rounded by its digits, halves away from zero."""
    return Decimal(repr(value)).quantize(Decimal(1).scaleb(-decimals), ROUND_HALF_UP)

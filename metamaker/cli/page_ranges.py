"""Ranges of pages as people write them: `1-3,7,10-`."""

import re
from collections.abc import Callable

import typer

_RANGE = re.compile(r"(\d{1,6})?(-)?(\d{1,6})?")


def page_filter(text: str) -> Callable[[int], bool]:
    """Return the test whether a page (from 1) is wanted; an empty text wants all. Raises BadParameter for other words."""
    if not text.strip():
        return lambda _: True
    bounds = [_bounds(part.strip(), text) for part in text.split(",")]
    return lambda page: any(first <= page <= last for first, last in bounds)


def _bounds(part: str, text: str) -> tuple[float, float]:
    found = _RANGE.fullmatch(part)
    if not part or part == "-" or found is None:
        raise typer.BadParameter(f"expected page ranges such as 1-3,7, found “{text}”")
    first, dash, last = found.groups()
    low = float(first or 1)
    high = float(last) if last else float("inf") if dash else low
    if low < 1 or high < low:
        raise typer.BadParameter(f"expected page ranges that rise from 1, found “{text}”")
    return low, high

"""Legends: what each series is called, with its value."""

import math
from collections.abc import Sequence
from typing import NamedTuple

from metamaker.sheets.charts.marker import marker
from metamaker.sheets.charts.pattern import patterned
from metamaker.sheets.charts.told import telling
from metamaker.sheets.drawing import BOLD, REGULAR, Drawing, Op, Path
from metamaker.sheets.ink import INK
from metamaker.sheets.lettering import Align, fit, line, lines
from metamaker.sheets.metrics import text_width
from metamaker.sheets.series import edge

SIZE = 2.7
_SWATCH, _GAP, _BETWEEN = 2.4, 1.2, 5.0
_ROW = 1.55
"""Height of a line as a multiple of the type size."""

DASHES = (0.0, 1.6, 0.7, 2.6)
"""Dashes of the lines of series in turn."""


class Entry(NamedTuple):
    """A line of a legend: the series that it is for, its name, its value if it tells one, what pointing at it says."""

    series: int
    name: str
    value: str = ""
    told: str = ""


def legend(entries: Sequence[Entry], width: float, *, as_lines: bool = False, size: float = SIZE) -> Drawing:
    """Return a legend in as many columns as fit into `width` mm; names too long for a line are made smaller, then wrapped.

    `as_lines` shows how the series are drawn as lines rather than as areas.
    """
    swatch = 2 * _SWATCH if as_lines else _SWATCH
    beside = swatch + _GAP
    widest = max((_natural(entry, size) for entry in entries), default=0.0)
    columns = max(1, min(len(entries), int((width + _BETWEEN) / (beside + widest + _BETWEEN))))
    if not any(entry.value for entry in entries):
        column = min(beside + widest, width)
    else:
        column = (width - (columns - 1) * _BETWEEN) / columns
    rows = math.ceil(len(entries) / columns) if entries else 0
    drawn = [_entry(entry, column, swatch, size, as_lines=as_lines) for entry in entries]
    ops: list[Op] = []
    y = 0.0
    for row in range(rows):
        # read across: the order of the entries is that of the bar above
        here = list(range(row * columns, min(len(entries), (row + 1) * columns)))
        for place in here:
            x = (place - here[0]) * (column + _BETWEEN)
            drawing = drawn[place]
            ops.append(telling(x, y, drawing.width, drawing.height, drawing.ops, entries[place].told))
        y += max(drawn[place].height for place in here)
    return Drawing(width, y, tuple(ops))


def _natural(entry: Entry, size: float) -> float:
    value = text_width(entry.value, size, BOLD) + 2 * _GAP if entry.value else 0.0
    return text_width(entry.name, size) + value


def _entry(entry: Entry, width: float, swatch: float, size: float, *, as_lines: bool) -> Drawing:
    value = text_width(entry.value, size, BOLD) + 2 * _GAP if entry.value else 0.0
    text = fit(entry.name, max(1.0, width - swatch - _GAP - value), size, REGULAR)
    height = max(size * _ROW, text.height + size * _ROW)
    middle = size * _ROW / 2
    ops: list[Op] = list(line_sample(entry.series, swatch, middle)) if as_lines else []
    if not as_lines:
        ops += patterned(0.0, middle - swatch / 2, swatch, swatch, entry.series)
    ops += lines(swatch + _GAP, text.baseline(middle + text.height / 2), text)
    if entry.value:
        ops.append(line(width, middle + size * 0.3555, entry.value, size, weight=BOLD, role=INK, align=Align.RIGHT))
    return Drawing(width, height, tuple(ops))


def line_sample(series: int, width: float, y: float) -> tuple[Path, ...]:
    """Return a piece of the line of a series with its mark."""
    outline = (("M", 0.0, y), ("L", width, y))
    return (Path(outline, stroke=edge(series), width=0.45, dash=dash(series)), marker(series, width / 2, y))


def dash(series: int) -> float:
    """Return the dash of the line of a series."""
    return DASHES[series % len(DASHES)]

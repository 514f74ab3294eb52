"""Bars lying below each other, one or several to a row, with their names at the left and their numbers at the right."""

from collections.abc import Sequence
from typing import NamedTuple

from metamaker.sheets.charts.label import label
from metamaker.sheets.charts.legend import Entry, legend
from metamaker.sheets.charts.pattern import patterned
from metamaker.sheets.charts.scale import Scale
from metamaker.sheets.charts.told import telling
from metamaker.sheets.drawing import BOLD, Drawing, Group, Op
from metamaker.sheets.ink import LINE
from metamaker.sheets.lettering import Align, line
from metamaker.sheets.metrics import text_width
from metamaker.sheets.shapes import upright

SIZE = 2.7
_GAP = 1.6
_NAMES = 0.42
"""The part of the width that names take at most."""

_THICKEST = 5.0
_FILLED = 0.88
_LEAST_ROW, _LEAST_SLOT = 1.7 * SIZE, 1.25 * SIZE


class Bar(NamedTuple):
    """A bar: its length, its number as text, what pointing at it says; `series` gives its look."""

    value: float
    text: str
    series: int = 0
    told: str = ""


class Row(NamedTuple):
    """Bars under one name."""

    name: str
    bars: tuple[Bar, ...]


def bars(
    width: float,
    height: float,
    rows: Sequence[Row],
    *,
    names: Sequence[str] = (),
    looks: Sequence[int] = (),
    per_row: bool = False,
) -> Drawing:
    """Return rows of bars, higher than `height` if they need it. `names` of the series make a legend.

    `looks` are the series of the names, the first ones if none are given; `per_row`: each row has a scale of its own.
    """
    ops: list[Op] = []
    top = 0.0
    if names:
        series = looks or range(len(names))
        key = legend([Entry(look, name) for look, name in zip(series, names, strict=True)], width)
        ops.append(Group(0.0, 0.0, key))
        top = key.height + _GAP
    if not rows:
        return Drawing(width, height, tuple(ops))
    left = min(_NAMES * width, max(text_width(row.name, SIZE) for row in rows)) + _GAP
    right = max(text_width(bar.text, SIZE, BOLD) for row in rows for bar in row.bars) + _GAP
    most_bars = max(len(row.bars) for row in rows)
    height = max(height, top + len(rows) * max(_LEAST_ROW, most_bars * _LEAST_SLOT / _FILLED))
    each = (height - top) / len(rows)
    longest = max((abs(bar.value) for row in rows for bar in row.bars), default=0.0)
    room = max(1.0, width - left - right)
    for number, row in enumerate(rows):
        most = max((abs(bar.value) for bar in row.bars), default=0.0) if per_row else longest
        drawing = _row(row, width, each, left, Scale(0.0, most or 1.0, 0.0, room))
        ops.append(Group(0.0, top + number * each, drawing))
    ops.append(upright(left, top, height - top, LINE))
    return Drawing(width, height, tuple(ops))


def _row(row: Row, width: float, height: float, left: float, scale: Scale) -> Drawing:
    ops: list[Op] = list(label(0.0, height / 2, row.name, left - _GAP, height, SIZE))
    slot = min(_THICKEST / 0.8, height * _FILLED / max(1, len(row.bars)))
    thick = min(_THICKEST, slot * 0.8)
    first = height / 2 - slot * len(row.bars) / 2
    for number, bar in enumerate(row.bars):
        long = scale.at(abs(bar.value))
        inside: tuple[Op, ...] = patterned(0.0, (slot - thick) / 2, long, thick, bar.series)
        inside += (line(long + _GAP / 2, slot / 2 + 0.3555 * SIZE, bar.text, SIZE, weight=BOLD, align=Align.LEFT),)
        ops.append(telling(left, first + number * slot, width - left, slot, inside, bar.told))
    return Drawing(width, height, tuple(ops))

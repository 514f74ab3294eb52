"""Horizontal bars, one or several in each row; one bar made of pieces, with a legend; small multiples."""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from metamaker.core.messages import Words, message
from metamaker.rendering.charts.axes import Scale
from metamaker.rendering.charts.marks import Entry, label, legend, patterned, telling
from metamaker.rendering.drawing import BOLD, Drawing, Group, Op
from metamaker.rendering.ink import LINE
from metamaker.rendering.metrics import text_width
from metamaker.rendering.shapes import upright
from metamaker.rendering.text_fitting import Align, line

SIZE = 2.7
_GAP = 1.6
_NAMES = 0.42
"""The largest part of the width for names."""

_THICKEST = 5.0
_FILLED = 0.88
_LEAST_ROW, _LEAST_SLOT = 1.7 * SIZE, 1.25 * SIZE


class Bar(NamedTuple):
    """A bar: its length, its number as text and its tooltip; `series` gives its style."""

    value: float
    text: str
    series: int = 0
    tip: str = ""


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
        ops.append(telling(left, first + number * slot, width - left, slot, inside, bar.tip))
    return Drawing(width, height, tuple(ops))


_BAR = 5.0
_APART = 0.35
_PIECE_GAP = 2.4


class Piece(NamedTuple):
    """A piece of the whole: its name, its amount and the series that gives its style."""

    name: str
    value: float
    series: int


def stacked(
    width: float, height: float, pieces: Sequence[Piece], words: Words, *, decimals: int = 1, whole: bool = False
) -> Drawing:
    """Return the bar and a legend with numbers, as high as needed; empty pieces are left out, except in a `whole` legend."""
    shown = [piece for piece in pieces if whole or piece.value > 0]
    total = sum(piece.value for piece in shown) or 1.0
    thick = min(_BAR, height / 3)
    room = width - _APART * max(0, sum(piece.value > 0 for piece in shown) - 1)
    entries = []
    ops: list[Op] = []
    x = 0.0
    for piece in shown:
        long = room * piece.value / total
        number = words.number(piece.value, decimals)
        tip = words.say(message("number-part", name=piece.name, number=number, share=words.percent(piece.value / total)))
        entries.append(Entry(piece.series, piece.name, number, tip))
        if piece.value > 0:
            ops.append(telling(x, 0.0, long, thick, patterned(0.0, 0.0, long, thick, piece.series), tip))
            x += long + _APART
    key = legend(entries, width)
    ops.append(Group(0.0, thick + _PIECE_GAP, key))
    return Drawing(width, max(height, thick + _PIECE_GAP + key.height), tuple(ops))


_PANEL_GAP = 4.0
_HEAD = 5.0
_NARROWEST = 38.0


class Panel(NamedTuple):
    """A small chart: its title, and the function that draws it in a width and height."""

    title: str
    make: Callable[[float, float], Drawing]


def multiples(width: float, height: float, panels: Sequence[Panel], *, columns: int | None = None) -> Drawing:
    """Return the panels in rows of `columns`, by default as many as leave each panel wide enough."""
    count = columns or max(1, min(len(panels), int((width + _PANEL_GAP) / (_NARROWEST + _PANEL_GAP))))
    rows = -(-len(panels) // count) or 1
    wide = (width - (count - 1) * _PANEL_GAP) / count
    high = (height - (rows - 1) * _PANEL_GAP) / rows
    ops: list[Op] = []
    for number, panel in enumerate(panels):
        inner: list[Op] = list(label(0.0, SIZE / 2, panel.title, wide, SIZE, SIZE, weight=BOLD))
        inner.append(Group(0.0, _HEAD, panel.make(wide, high - _HEAD)))
        ops.append(
            Group(
                number % count * (wide + _PANEL_GAP), number // count * (high + _PANEL_GAP), Drawing(wide, high, tuple(inner))
            )
        )
    return Drawing(width, height, tuple(ops))

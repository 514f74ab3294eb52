"""Column charts: the frequency of each whole number, with their mean."""

from collections.abc import Sequence
from typing import NamedTuple

from metamaker.rendering.charts.axes import (
    FOOT,
    HEADROOM,
    SIZE,
    TITLE_ROW,
    Scale,
    UpAxis,
    axis_title,
    labels_below,
    marker_line,
    upright_plot,
)
from metamaker.rendering.charts.marks import patterned, telling
from metamaker.rendering.drawing import Drawing, Op, Path
from metamaker.rendering.ink import PAPER
from metamaker.rendering.metrics import text_width
from metamaker.rendering.shapes import box
from metamaker.rendering.text_fitting import Align, line

_WIDEST = 9.0
_SHARE = 0.78


class Bar(NamedTuple):
    """A column: the label below it, its height, the series that gives its style, its tooltip and its text."""

    label: str
    value: float
    series: int = 0
    tip: str = ""
    text: str = ""


class Mark(NamedTuple):
    """A dashed line across the columns: its column, as a number with fractions, and the text above it."""

    place: float
    text: str


def columns(
    width: float, height: float, bars: Sequence[Bar], up: UpAxis, *, across_title: str = "", mark: Mark | None = None
) -> Drawing:
    """Return a column for each bar, with as many labels as fit; `text`s are above them if all have room."""
    foot = FOOT + (TITLE_ROW if across_title else 0.0)
    plot = upright_plot(width, height, up, (0.0, 1.0), top=HEADROOM if mark else 0.0, foot=foot)
    step = plot.width / max(1, len(bars))
    thick = min(_WIDEST, step * _SHARE)
    middles = Scale(0.0, 1.0, plot.left + step / 2, plot.left + 1.5 * step)
    written = all(text_width(bar.text, SIZE) <= step - 0.6 for bar in bars)
    ops: list[Op] = list(plot.ops)
    if mark and bars:
        ops += marker_line(plot, middles.start + min(max(mark.place, -0.5), len(bars) - 0.5) * step, mark.text)
    places = []
    for number, bar in enumerate(bars):
        x = middles.start + number * step
        y = plot.up.at(bar.value)
        inside: tuple[Op, ...] = patterned(step / 2 - thick / 2, y - plot.top, thick, plot.bottom - y, bar.series)
        if written and bar.text:
            inside += _written(bar.text, step / 2, y - plot.top)
        ops.append(telling(x - step / 2, plot.top, step, plot.height, inside, bar.tip))
        places.append((x, bar.label))
    ops += labels_below(plot, places)
    if across_title:
        ops.append(axis_title(across_title, plot, height))
    return Drawing(width, height, tuple(ops))


def _written(text: str, x: float, top: float) -> tuple[Op, ...]:
    """Return the text above a column, or inside it if there is no room above; its ground hides a line below it."""
    base = top - _CLEAR if top >= SIZE * 1.2 else top + SIZE
    wide = text_width(text, SIZE) + 0.6
    ground = Path(box(x - wide / 2, base - 0.8 * SIZE, wide, SIZE), fill=PAPER)
    return ground, line(x, base, text, SIZE, align=Align.CENTRE)


_CLEAR = 0.35 * SIZE
"""Millimetres between a column and the text above it."""

"""A document as one picture for screens: lines in columns, as many as there is room for, and the line at its foot."""

import math
from collections.abc import Callable, Sequence
from typing import TypeVar

from metamaker.sheets.drawing import BOLD, Drawing, Group
from metamaker.sheets.ink import QUIET
from metamaker.sheets.lettering import Align, line

FOOT = 8.0
"""The height of the foot in mm."""

_MOST_ROWS, _MOST_COLUMNS = 6, 3
_BETWEEN_COLUMNS = 6.0
_TALLEST_ROW = 9.0

Row = TypeVar("Row")


def in_columns(
    rows: Sequence[Row],
    width: float,
    room: float,
    draw: Callable[[Row, float, float, bool], Drawing],
    left_out: Callable[[int, float, float], Drawing],
) -> Drawing:
    """Return a line for each row, in columns where there are many; the last tells how many are left out.

    `draw(row, width, height, full)` draws one, `full` where there is a single column; `left_out(count, width, height)` the
    last one.
    """
    columns = min(_MOST_COLUMNS, math.ceil(len(rows) / _MOST_ROWS)) or 1
    places = columns * _MOST_ROWS
    shown = rows if len(rows) <= places else rows[: places - 1]
    height = min(_TALLEST_ROW, room / min(_MOST_ROWS, len(rows) or 1))
    each = (width - (columns - 1) * _BETWEEN_COLUMNS) / columns
    drawn = [draw(row, each, height, columns == 1) for row in shown]
    if len(shown) < len(rows):
        drawn.append(left_out(len(rows) - len(shown), each, height))
    groups = (
        Group(place // _MOST_ROWS * (each + _BETWEEN_COLUMNS), place % _MOST_ROWS * height, row)
        for place, row in enumerate(drawn)
    )
    return Drawing(width, room, tuple(groups))


def foot(opens: str, made: str, width: float) -> Drawing:
    """Return the line at the foot: that the picture opens as a document, and what made it."""
    ops = (
        line(0.0, 4.6, opens, 2.8, role=QUIET),
        line(width, 4.6, made, 2.8, weight=BOLD, role=QUIET, align=Align.RIGHT),
    )
    return Drawing(width, FOOT, ops)

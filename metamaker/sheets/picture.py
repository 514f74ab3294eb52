"""A document as one picture for screens: lines in columns, as many as there is room for, and the line at its foot."""

import math
from collections.abc import Callable, Sequence
from typing import TypeVar

from metamaker.sheets.boxes import aligned, blank, column, fitted, framed, layered, padded, row
from metamaker.sheets.drawing import BOLD, Drawing, Group
from metamaker.sheets.ink import QUIET, TINT, TINT_EDGE
from metamaker.sheets.lettering import Align, line
from metamaker.sheets.raster import CARD_HEIGHT, CARD_WIDTH
from metamaker.sheets.texts import paragraph, term

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


_EDGE = 5.0


def side_card(about: Drawing, picture: Drawing, opens: str = "") -> Drawing:
    """Return a card of 160 × 90 mm: a picture next to a text on tinted ground; at the foot, that the card `opens`."""
    width, height = about.width, CARD_HEIGHT - 2 * _EDGE
    made = term("MetaMaker", width, 2.8, weight=BOLD, role=QUIET, align=Align.RIGHT)
    below = column((paragraph(opens, width, 2.6, role=QUIET), made)) if opens else blank(width)
    texts = layered(aligned(about, height=height, down=0.0), aligned(below, height=height, down=1.0))
    side = framed(padded(texts, _EDGE, _EDGE), fill=TINT, stroke=TINT_EDGE)
    return row((side, padded(fitted(picture, CARD_WIDTH - side.width - 2 * _EDGE, height), _EDGE, _EDGE)))

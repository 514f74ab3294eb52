"""A document as one picture for screens: lines in as many columns as fit, and the line at its foot."""

import math
from collections.abc import Callable, Iterable, Sequence
from typing import NamedTuple, TypeVar

from metamaker.rendering.boxes import aligned, blank, column, fitted, framed, layered, padded, row, symbol
from metamaker.rendering.drawing import BOLD, Drawing, Icon
from metamaker.rendering.ink import BAR, INK, ON_BAR, QUIET, TINT, TINT_EDGE
from metamaker.rendering.raster import CARD_HEIGHT, CARD_WIDTH
from metamaker.rendering.text_fitting import Align, line
from metamaker.rendering.texts import name, paragraph, term

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
    """Return a line for each row, in columns if there are many; the last line gives the number of omitted rows.

    `draw(row, width, height, full)` draws one, `full` if there is a single column; `left_out(count, width, height)` the last
    one.
    """
    columns = min(_MOST_COLUMNS, math.ceil(len(rows) / _MOST_ROWS)) or 1
    places = columns * _MOST_ROWS
    shown = rows if len(rows) <= places else rows[: places - 1]
    height = min(_TALLEST_ROW, room / min(_MOST_ROWS, len(rows) or 1))
    each = (width - (columns - 1) * _BETWEEN_COLUMNS) / columns
    drawn = [draw(item, each, height, columns == 1) for item in shown]
    if len(shown) < len(rows):
        drawn.append(left_out(len(rows) - len(shown), each, height))
    lists = (column(drawn[first : first + _MOST_ROWS]) for first in range(0, len(drawn), _MOST_ROWS))
    return aligned(row(lists, _BETWEEN_COLUMNS, down=0.0), width, room, across=0.0, down=0.0)


def foot(opens: str, made: str, width: float) -> Drawing:
    """Return the line at the foot: a note that the picture opens as a document, and the name of the program."""
    ops = (
        line(0.0, 4.6, opens, 2.8, role=QUIET),
        line(width, 4.6, made, 2.8, weight=BOLD, role=QUIET, align=Align.RIGHT),
    )
    return Drawing(width, FOOT, ops)


def total(value: str, caption: str, size: float = 8.0) -> Drawing:
    """Return a figure in large type over its caption."""
    base = 0.82 * size
    texts = line(0.0, base, value, size, weight=BOLD), line(0.1, base + 4.6, caption, 3.2, role=QUIET)
    return Drawing(max(text.x + text.width for text in texts), base + 5.6, texts)


_SIDE = 8.0
_HEAD, _TOTALS = 28.0, 18.0


class CardHead(NamedTuple):
    """The dark head of a card: a title, a line below it if there is one, and an emblem at the right."""

    title: str
    below: str = ""
    emblem: Icon | None = None

    def drawn(self) -> Drawing:
        """Return the head, as wide as the card."""
        width = CARD_WIDTH - 2 * _SIDE - (26.0 if self.emblem else 0.0)
        title = paragraph(self.title, width, 12.5, smallest=5.0, weight=BOLD, role=ON_BAR, most=2)
        below = name(self.below, width, 4.1, role=ON_BAR) if self.below else None
        emblem = symbol(self.emblem, 20.0, ON_BAR, BAR) if self.emblem else None
        inside = aligned(row((column((title, below), -4.8), emblem), 6.0), height=_HEAD)
        return framed(padded(inside, _SIDE, 0.0), fill=BAR, stroke=INK, width=0.3)


def list_card(
    head: CardHead, totals: Iterable[Drawing], roster: Callable[[float, float], Drawing], opens: str = "", made: str = ""
) -> Drawing:
    """Return a card of 160 × 90 mm: head, totals, and `roster(width, height)`; at the foot, the text `opens`."""
    width = CARD_WIDTH - 2 * _SIDE
    figures = aligned(row(totals, 10.0, down=1.0), width, _TOTALS, across=0.0)
    listed = roster(width, CARD_HEIGHT - _HEAD - _TOTALS - FOOT - 0.5)
    below = foot(opens, made, width) if opens else blank(width, FOOT)
    body = padded(column((listed, below)), _SIDE, 0.5, bottom=0.0)
    return column((head.drawn(), framed(padded(figures, _SIDE, 0.0), fill=TINT), body))


_EDGE = 5.0


def side_card(about: Drawing, picture: Drawing, opens: str = "") -> Drawing:
    """Return a card of 160 × 90 mm: a picture next to a text on tinted ground; at the foot, the text `opens`."""
    width, height = about.width, CARD_HEIGHT - 2 * _EDGE
    made = term("MetaMaker", width, 2.8, weight=BOLD, role=QUIET, align=Align.RIGHT)
    below = column((paragraph(opens, width, 2.6, role=QUIET), made)) if opens else blank(width)
    texts = layered(aligned(about, height=height, down=0.0), aligned(below, height=height, down=1.0))
    side = framed(padded(texts, _EDGE, _EDGE), fill=TINT, stroke=TINT_EDGE)
    return row((side, padded(fitted(picture, CARD_WIDTH - side.width - 2 * _EDGE, height), _EDGE, _EDGE)))

"""Numbers as sheets print them, and the headings and row lines that all tables share."""

import math
from collections.abc import Iterable

from metamaker.games.metaverse.sheet.scale import CAPTION, STRONG, THIN
from metamaker.sheets.drawing import BOLD, Drawing, Op
from metamaker.sheets.ink import HAIRLINE, INK, QUIET
from metamaker.sheets.lettering import Align, line
from metamaker.sheets.shapes import rule

LONGEST = 1_000_000
"""From here on numbers are written in powers of ten; only house formulas lead there."""


def figure(number: float) -> str:
    """Return `number` rounded half up to an integer, with a real minus sign."""
    text = f"{number:.2e}" if abs(number) >= LONGEST else str(math.floor(number + 0.5))
    return text.replace("-", "−")


def price(points: float) -> str:
    """Return a cost in points with one decimal."""
    return figure(points) if points >= LONGEST else f"{points:.1f}"


ROW = 7.0
"""Height of a row with one line in it."""


def heading(title: str, width: float, captions: Iterable[tuple[float, str, Align]] = ()) -> Drawing:
    """Return a table's title with captions over its columns, and a line below."""
    ops: list[Op] = [line(0.0, 2.6, title, 2.6, weight=BOLD, role=QUIET, tracking=0.25)]
    ops += [line(x, 2.6, text, CAPTION, role=QUIET, align=align) for x, text, align in captions]
    return Drawing(width, 4.2, (*ops, rule(0.0, 3.8, width, INK, STRONG)))


def row(width: float, height: float, ops: Iterable[Op]) -> Drawing:
    """Return a row with a hairline at its foot."""
    return Drawing(width, height, (*ops, rule(0.0, height, width, HAIRLINE, THIN)))

"""Headings and row lines that all tables of a sheet share."""

from collections.abc import Iterable

from metamaker.games.metaverse.sheet.scale import CAPTION, STRONG, THIN
from metamaker.sheets.drawing import BOLD, Drawing, Op
from metamaker.sheets.ink import HAIRLINE, INK, QUIET
from metamaker.sheets.lettering import Align, line
from metamaker.sheets.shapes import rule

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

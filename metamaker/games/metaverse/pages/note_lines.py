"""Ruled lines to write on, where a page has room left."""

from metamaker.core.words import Words
from metamaker.games.metaverse.sheet.tables import heading
from metamaker.sheets.drawing import Drawing, Group, Op
from metamaker.sheets.ink import HAIRLINE
from metamaker.sheets.shapes import rule

_LINE = 8.0
_HEADING = 4.2
_STROKE = 0.2
_WORTHWHILE = 3
"""Fewer lines than these are not worth a heading."""


def note_lines(words: Words, width: float, height: float) -> Drawing | None:
    """Return a heading with as many lines as `height` mm have room for; None if that is hardly any."""
    rows = int((height - _HEADING - _STROKE) / _LINE)
    if rows < _WORTHWHILE:
        return None
    ops: list[Op] = [Group(0.0, 0.0, heading(words["pages.notes"], width))]
    ops += [rule(0.0, _HEADING + _LINE * number, width, HAIRLINE, _STROKE) for number in range(1, rows + 1)]
    return Drawing(width, _HEADING + _LINE * rows + _STROKE, tuple(ops))

"""The columns of numbers of a roster, with an icon and a word over each."""

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from metamaker.core.words import Words
from metamaker.games.metaverse.pages.edges import SMALL
from metamaker.games.metaverse.sheet.bubbles import HULL, bubble
from metamaker.games.metaverse.sheet.scale import LEAST
from metamaker.games.metaverse.sheet.tables import row
from metamaker.games.metaverse.sheet.tiles import glyph
from metamaker.sheets.drawing import BOLD, REGULAR, Drawing, Group, Op, Text
from metamaker.sheets.ink import INK, QUIET
from metamaker.sheets.lettering import Align, Fit, fit, line, lines, words_line
from metamaker.sheets.shapes import rule

ROW = 8.0
CHECK = 5.2
"""Room for the bubble that is filled when a ship or squadron is lost, in mm."""


class Field(NamedTuple):
    """A column of numbers: its word, the icon over it, its width in mm, and whether its figures are bold."""

    key: str
    icon: str
    width: float
    strong: bool = False


def numbers_width(fields: Sequence[Field]) -> float:
    """Return the width in mm of all columns together."""
    return sum(field.width for field in fields)


def number_cells(fields: Sequence[Field], cells: Sequence[str], x: float) -> list[Op]:
    """Return the numbers of a row, each in the middle of its column; a tier is shown by its icon. Rule MV-3.0.1-17."""
    ops: list[Op] = []
    for field, cell in zip(fields, cells, strict=True):
        middle = x + field.width / 2
        if field.key == "tier":
            ops.append(Group(middle - 4.0, ROW / 2 - 2.1, glyph(cell, 4.0)))
            ops.append(line(middle + 0.9, ROW / 2 + 1.25, cell[-1], 3.5))
        else:
            weight = BOLD if field.strong else REGULAR
            shown = fit(cell, field.width - 0.8, 3.8, weight, smallest=LEAST)
            ops += lines(middle, shown.baseline(ROW / 2), shown, weight=weight, align=Align.CENTRE)
        x += field.width
    return ops


@lru_cache(maxsize=500)
def columns_heading(words: Words, key: str, fields: tuple[Field, ...], last: str, after: float, width: float) -> Drawing:
    """Return the title of a table, with an icon and a word over every column and `last` over the `after` mm that follow."""
    ops: list[Op] = [
        line(0.0, 6.9, words[f"pages.roster.{key}"], 2.6, weight=BOLD, role=QUIET, tracking=0.25),
        line(width - after + 3.0, 6.9, last, SMALL, role=QUIET),
    ]
    x = width - after - numbers_width(fields)
    for field in fields:
        caption = fit(words[f"pages.roster.column.{field.key}"], field.width, SMALL, smallest=LEAST)
        ops.append(Group(x + field.width / 2 - 2.0, 0.2, glyph(field.icon, 4.0)))
        ops.append(words_line(x + field.width / 2, 6.9, caption, role=QUIET, align=Align.CENTRE))
        x += field.width
    return Drawing(width, 8.6, (*ops, rule(0.0, 8.2, width, INK, 0.3)))


def middle_baseline(text: Fit) -> float:
    """Return the first baseline of a text in the middle of a row, lower where several lines would reach out at the top."""
    return max(text.size * 0.8 + 0.4, text.baseline(ROW / 2))


def checked_row(ops: Sequence[Op], width: float) -> Drawing:
    """Return a row with a bubble before it, higher than usual where a name takes several lines."""
    bottom = max((op.y for op in ops if isinstance(op, Text)), default=0.0)
    return row(width, max(ROW, bottom + 1.4), [Group(0.0, (ROW - HULL.size) / 2, bubble(HULL)), *ops])

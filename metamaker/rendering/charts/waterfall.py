"""Waterfall charts: the parts of a number, the largest first. Each part begins at the end of the part above it."""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from metamaker.rendering.charts.axes import SIZE, Scale
from metamaker.rendering.charts.marks import label, patterned, telling
from metamaker.rendering.drawing import BOLD, REGULAR, Drawing, Op, Role, Text
from metamaker.rendering.ink import HAIRLINE, INK, LINE, QUIET
from metamaker.rendering.metrics import text_width
from metamaker.rendering.shapes import rule, upright
from metamaker.rendering.text_fitting import Align, line

_GAP = 1.6
_NAMES = 0.40
_ROW, _HIGHEST_ROW = 4.4, 6.2
_ADDED, _TAKEN, _TOTAL = 0, 5, 4
"""The series that give the styles of added pieces, subtracted pieces and the total."""


class Piece(NamedTuple):
    """A piece of a sum: its name, the amount, its number as text, and a remark for a separate column."""

    name: str
    value: float
    text: str
    remark: str = ""
    tip: str = ""


class Titles(NamedTuple):
    """The name and the text of the total, and the heading of the column of remarks."""

    total: str
    total_text: str
    remarks: str = ""


def waterfall(width: float, height: float, pieces: Sequence[Piece], titles: Titles) -> Drawing:
    """Return the pieces in the given order, then their total; see `rows_of` for the largest number of pieces."""
    rows = [*pieces, Piece(titles.total, sum(piece.value for piece in pieces), titles.total_text)]
    remarks = any(piece.remark for piece in pieces)
    head = _ROW if remarks and titles.remarks else 0.0
    each = min(_HIGHEST_ROW, (height - head) / len(rows))
    names = min(_NAMES * width, max(text_width(row.name, SIZE) for row in rows))
    numbers = max(text_width(row.text, SIZE, BOLD) for row in rows)
    beside = max((text_width(text, SIZE) for text in (titles.remarks, *(row.remark for row in rows))), default=0.0)
    right = width - (min(beside, width / 4) + _GAP if remarks else 0.0)
    scale = _scale(rows[:-1], names + _GAP, right - numbers - _GAP)
    ops: list[Op] = [upright(scale.at(0.0), head, each * len(rows), LINE)]
    if head:
        ops += label(width, head / 2, titles.remarks, width - right - _GAP, head, SIZE, role=QUIET, align=Align.RIGHT)
    reached = 0.0
    for number, row in enumerate(rows):
        total = number == len(rows) - 1
        start = 0.0 if total else reached
        reached = row.value if total else reached + row.value
        drawing = _row(row, (start, reached), width, each, names, right, scale, total=total)
        ops.append(telling(0.0, head + number * each, width, each, drawing.ops, row.tip))
        if not total:
            ops.append(upright(scale.at(reached), head + (number + 0.82) * each, each * 0.36, HAIRLINE))
    ops.append(rule(0.0, head + (len(rows) - 1) * each, right, HAIRLINE))
    return Drawing(width, height, tuple(ops))


def rows_of(height: float) -> int:
    """Return how many pieces fit above the total in a chart of this height; at least one."""
    return max(1, int((height - _ROW) / _ROW) - 1)


def largest_first(pieces: Sequence[Piece], most: int, rest: Callable[[Sequence[Piece]], Piece]) -> tuple[Piece, ...]:
    """Return the pieces by size; if there are more than `most`, `rest` combines the last ones."""
    ordered = sorted((piece for piece in pieces if piece.value), key=lambda piece: -abs(piece.value))
    if len(ordered) <= most:
        return tuple(ordered)
    return (*ordered[: most - 1], rest(ordered[most - 1 :]))


def _scale(pieces: Sequence[Piece], start: float, end: float) -> Scale:
    reached, low, high = 0.0, 0.0, 0.0
    for piece in pieces:
        reached += piece.value
        low, high = min(low, reached), max(high, reached)
    return Scale(low, high if high > low else low + 1.0, start, max(start + 1.0, end))


def _row(
    row: Piece, span: tuple[float, float], width: float, height: float, names: float, right: float, scale: Scale, *, total: bool
) -> Drawing:
    middle, thick = height / 2, height * 0.62
    ops: list[Op] = list(label(0.0, middle, row.name, names, height, SIZE, weight=BOLD if total else REGULAR))
    start, end = sorted((scale.at(span[0]), scale.at(span[1])))
    series = _TOTAL if total else _ADDED if row.value >= 0 else _TAKEN
    ops += patterned(start, middle - thick / 2, max(0.25, end - start), thick, series)
    ops += _aligned(row.text, right, middle, bold=True)
    if row.remark:
        ops += label(width, middle, row.remark, width - right - _GAP, height, SIZE, role=QUIET, align=Align.RIGHT)
    return Drawing(width, height, tuple(ops))


def _aligned(text: str, right: float, middle: float, *, bold: bool = False, role: Role = INK) -> tuple[Text, ...]:
    weight = BOLD if bold else REGULAR
    return (line(right, middle + 0.3555 * SIZE, text, SIZE, weight=weight, role=role, align=Align.RIGHT),)

"""What fills a page where the ship leaves room: a row to write plots in, then lines for notes."""

from collections.abc import Iterator

from metamaker.games.metaverse.sheet.tables import heading
from metamaker.sheets.drawing import Drawing, Group, Op, Path
from metamaker.sheets.ink import HAIRLINE, LINE, PAPER, QUIET, TINT
from metamaker.sheets.layout import Placed
from metamaker.sheets.lettering import Align, line
from metamaker.sheets.shapes import box, rule

_TURNS = 12
_PLOT = 26.5
_LINE = 7.0

LEFTOVER = _PLOT + 4 * _LINE
"""What plots and a few notes would like to have, in mm."""


def leftover(width: float, y: float, bottom: float, gap: float) -> Iterator[Placed]:
    """Yield what fits between `y` and `bottom`: plots first, then notes."""
    if bottom - y >= _PLOT:
        yield Placed(y, _plot(width))
        y += _PLOT + gap
    rows = int((bottom - y - 5.0) / _LINE)
    if rows > 0:
        yield Placed(y, _notes(width, rows))


def _plot(width: float) -> Drawing:
    pitch = width / _TURNS
    ops: list[Op] = [Group(0.0, 0.0, heading("PLOT", width))]
    for turn in range(_TURNS):
        x = turn * pitch
        ops += [
            line(x + pitch / 2, 7.3, str(turn + 1), 2.4, role=QUIET, align=Align.CENTRE),
            Path(box(x + 0.4, 8.4, pitch - 0.8, 8.6, 0.8), fill=PAPER, stroke=LINE, width=0.2),
            Path(box(x + 0.4, 17.8, pitch - 0.8, 5.4, 0.8), fill=TINT, stroke=HAIRLINE, width=0.15),
        ]
    caption = line(0.0, 25.7, "orders above, speed and electronic warfare below", 2.0, role=QUIET)
    return Drawing(width, _PLOT, (*ops, caption))


def _notes(width: float, rows: int) -> Drawing:
    ops: list[Op] = [Group(0.0, 0.0, heading("NOTES", width))]
    ops += [rule(0.0, 4.2 + _LINE * (number + 1), width, HAIRLINE, 0.2) for number in range(rows)]
    return Drawing(width, 4.6 + _LINE * rows, tuple(ops))

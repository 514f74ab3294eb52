"""What fills a page where the ship leaves room: a row to write plots in, a key to marks, then lines for notes."""

from collections.abc import Iterator

from metamaker.core.words import Words
from metamaker.games.metaverse.sheet.scale import CAPTION, FINE, GAP, THIN
from metamaker.games.metaverse.sheet.spots import WRITTEN
from metamaker.games.metaverse.sheet.tables import heading
from metamaker.sheets.drawing import BOLD, Drawing, Group, Op, Path
from metamaker.sheets.ink import HAIRLINE, LINE, PAPER, QUIET, TINT
from metamaker.sheets.layout import Placed, Table
from metamaker.sheets.lettering import Align, fit, line, lines, words_line
from metamaker.sheets.shapes import box, rule

_TURNS = 12
_TURN = 11.0
"""The width of a turn, at least: narrower sheets have fewer."""

_FEWEST = 6
_PLOT = 26.5
PLOT_ROW, _TITLE = 7.6, 10.5
"""Height of a plot in one row, for sheets with little room; what its title takes at the left."""

_LINE = 7.0
_HEADING = 4.2

LEFTOVER = _PLOT + 4 * _LINE
"""What plots and a few notes would like to have, in mm."""


def leftover(width: float, y: float, bottom: float, key: Table | None, words: Words) -> Iterator[Placed]:
    """Yield what fits between `y` and `bottom`: plots first, in one row if need be, then the key to marks, then notes."""
    turns = min(_TURNS, int(width / _TURN))
    if bottom - y >= _PLOT and turns >= _FEWEST:
        yield Placed(y, _plot(width, turns, words))
        y += _PLOT + GAP
    elif bottom - y >= PLOT_ROW:
        yield Placed(y, _plot_row(width, words))
        y += PLOT_ROW + GAP
    if key is not None and bottom - y >= key.height + GAP + _HEADING + _LINE:
        yield Placed(y, key.drawn())
        y += key.height + GAP
    rows = int((bottom - y - 5.0) / _LINE)
    if rows > 0:
        yield Placed(y, _notes(width, rows, words))


def plotted(page: Drawing) -> bool:
    """Return whether plots can be written on a page that `leftover` filled."""
    blocks = (op.drawing for op in page.ops if isinstance(op, Group))
    fields = (op.ref or "" for block in blocks for op in block.ops if isinstance(op, Group))
    return any(each.startswith(f"{WRITTEN}/plot/") for each in fields)


def _plot(width: float, turns: int, words: Words) -> Drawing:
    pitch = width / turns
    ops: list[Op] = [Group(0.0, 0.0, heading(words["sheet.plot.title"], width))]
    orders = _field(pitch - 0.8, 8.6, Path(box(0.0, 0.0, pitch - 0.8, 8.6, 0.8), fill=PAPER, stroke=LINE, width=THIN))
    speed = _field(pitch - 0.8, 5.4, Path(box(0.0, 0.0, pitch - 0.8, 5.4, 0.8), fill=TINT, stroke=HAIRLINE, width=FINE))
    for turn in range(1, turns + 1):
        x = (turn - 1) * pitch
        ops += [
            line(x + pitch / 2, 7.3, str(turn), 2.4, role=QUIET, align=Align.CENTRE),
            Group(x + 0.4, 8.4, orders, f"{WRITTEN}/plot/{turn}/orders"),
            Group(x + 0.4, 17.8, speed, f"{WRITTEN}/plot/{turn}/speed"),
        ]
    caption = fit(words["sheet.plot.caption"], width, CAPTION)
    return Drawing(width, _PLOT, (*ops, words_line(0.0, 25.8, caption, role=QUIET)))


def _plot_row(width: float, words: Words) -> Drawing:
    """A field for each turn with its number in the corner, beside the title."""
    title = fit(words["sheet.plot.title"], _TITLE - 1.0, CAPTION, BOLD)
    pitch = (width - _TITLE) / max(1, min(_TURNS, int((width - _TITLE) / _TURN)))
    orders = _field(pitch - 0.8, PLOT_ROW, Path(box(0.0, 0.0, pitch - 0.8, PLOT_ROW, 0.8), fill=PAPER, stroke=LINE, width=THIN))
    ops: list[Op] = [*lines(0.0, title.baseline(PLOT_ROW / 2), title, weight=BOLD, role=QUIET)]
    for turn in range(1, round((width - _TITLE) / pitch) + 1):
        x = _TITLE + (turn - 1) * pitch
        ops += [
            Group(x + 0.4, 0.0, orders, f"{WRITTEN}/plot/{turn}/orders"),
            line(x + 1.2, 2.6, str(turn), CAPTION, role=QUIET),
        ]
    return Drawing(width, PLOT_ROW, tuple(ops))


def _field(width: float, height: float, ground: Path) -> Drawing:
    return Drawing(width, height, (ground,))


def _notes(width: float, rows: int, words: Words) -> Drawing:
    ruled = Drawing(
        width, _LINE * rows, tuple(rule(0.0, _LINE * (number + 1), width, HAIRLINE, THIN) for number in range(rows))
    )
    return Drawing(
        width,
        _HEADING + _LINE * rows + 0.4,
        (
            Group(0.0, 0.0, heading(words["sheet.notes.title"], width)),
            Group(0.0, _HEADING, ruled, f"{WRITTEN}/notes"),
        ),
    )

"""The content below the tables of a sheet: bands, plot, modifiers of a shot, criticals, the key, and lines for notes."""

from dataclasses import dataclass
from typing import NamedTuple

from metamaker.core.messages import Words
from metamaker.games.metaverse.sheet.form import WRITTEN
from metamaker.games.metaverse.sheet.scale import CAPTION, FINE, GAP, THIN, heading, small
from metamaker.rendering.boxes import blank, column, framed, underlined
from metamaker.rendering.drawing import BOLD, Drawing, Group, Op
from metamaker.rendering.ink import HAIRLINE, LINE, PAPER, QUIET, TINT
from metamaker.rendering.layout import Placed, Strip, Table
from metamaker.rendering.note_pages import wrapped
from metamaker.rendering.text_fitting import LEADING, Align, at_most, line, lines, words_line

_TURNS = 12
_TURN = 11.0
"""The minimum width of a turn: narrower sheets have fewer turns."""

_FEWEST = 6
_PLOT = 26.5
PLOT_ROW, _TITLE = 7.6, 10.5
"""Height of a plot in one row, for sheets with little room; the width of its title."""

NOTES = "notes"
"""The reference of printed notes inside a sheet."""

_TEXT, _MOST_LINES = 2.9, 8
"""The size of printed notes in mm, and the maximum number of their lines on a sheet."""

_LINE = 7.0


@dataclass(frozen=True)
class LowerThird:
    """Optional content below the tables of a sheet, None for none; `plotted`: plots are written on the sheet.

    `notes`: the text whose first lines are printed. `short_key` and `names` replace a `key` without room: for weapons, and for
    components without a name in the column.
    """

    bands: Table | None = None
    key: Table | None = None
    short_key: Table | None = None
    names: Table | None = None
    hits: Table | None = None
    criticals: Table | None = None
    plotted: bool = True
    notes: str = ""

    @property
    def height(self) -> float:
        """The height of all content in mm, with a row of plots and the gaps."""
        tables = (self.bands, self.key, self.hits, self.criticals)
        return sum(each.height + GAP for each in tables if each is not None) + PLOT_ROW + GAP


class Leftover(NamedTuple):
    """The content below the tables, and the names of charts without room that the quick reference has."""

    placed: tuple[Placed, ...]
    left_out: tuple[str, ...]


def leftover(width: float, y: float, bottom: float, wanted: LowerThird, words: Words) -> Leftover:
    """Return the content that fits between `y` and `bottom`, in the order of its use.

    Room is given to the bands of weapons first, then to one row of plots, the key, the ship's own notes, modifiers of a shot,
    criticals, two rows of plots, and finally to lines for notes.
    """
    room = _Room(bottom - y)
    bands = room.given(wanted.bands)
    turns = min(_TURNS, int(width / _TURN))
    plot = _plot_row(width, words) if wanted.plotted and room.take(PLOT_ROW) else None
    key = room.given(wanted.key)
    names = None if key is not None else room.given(wanted.names)
    key = key or room.given(wanted.short_key)
    printed = _printed(wanted.notes, width, words)
    printed = printed if printed is not None and room.take(printed.height) else None
    hits = room.given(wanted.hits)
    criticals = room.given(wanted.criticals)
    if plot is not None and turns >= _FEWEST and room.take(_PLOT - PLOT_ROW - GAP):
        plot = _plot(width, turns, words)
    drawings = (
        each.drawn() if isinstance(each, Table) else each for each in (bands, plot, printed, hits, criticals, key, names)
    )
    placed: list[Placed] = []
    for drawing in drawings:
        if drawing is not None:
            placed.append(Placed(y, drawing))
            y += drawing.height + GAP
    rows = int((bottom - y - 5.0) / _LINE)
    if rows > 0 and (key is not None or wanted.key is None):
        placed.append(Placed(y, _notes(width, rows, words)))
    charts = {"bands": (wanted.bands, bands), "hits": (wanted.hits, hits), "criticals": (wanted.criticals, criticals)}
    left_out = tuple(name for name, (wish, given) in charts.items() if wish is not None and given is None)
    return Leftover(tuple(placed), left_out)


class _Room:
    """The remaining height of a page, in mm."""

    def __init__(self, left: float) -> None:
        self.left = left

    def take(self, height: float) -> bool:
        """Take this height with the gap below it; return False if there is not enough."""
        if height > self.left:
            return False
        self.left -= height + GAP
        return True

    def given(self, table: Table | None) -> Table | None:
        """Return the table if there is room for it."""
        return table if table is not None and self.take(table.height) else None


def has_group(page: Drawing, ref: str) -> bool:
    """Return whether a page has a group with a reference, such as `NOTES`."""
    groups = [op for op in page.ops if isinstance(op, Group)]
    return any(group.ref == ref or has_group(group.drawing, ref) for group in groups)


def plotted(page: Drawing) -> bool:
    """Return whether plots can be written on a page that `leftover` filled."""
    blocks = (op.drawing for op in page.ops if isinstance(op, Group))
    fields = (op.ref or "" for block in blocks for op in block.ops if isinstance(op, Group))
    return any(each.startswith(f"{WRITTEN}/plot/") for each in fields)


def _plot(width: float, turns: int, words: Words) -> Drawing:
    pitch = width / turns
    ops: list[Op] = [Group(0.0, 0.0, heading(words["sheet-plot-title"], width))]
    orders = framed(blank(pitch - 0.8, 8.6), fill=PAPER, stroke=LINE, radius=0.8)
    speed = framed(blank(pitch - 0.8, 5.4), fill=TINT, stroke=HAIRLINE, width=FINE, radius=0.8)
    for turn in range(1, turns + 1):
        x = (turn - 1) * pitch
        ops += [
            line(x + pitch / 2, 7.3, str(turn), CAPTION, role=QUIET, align=Align.CENTRE),
            Group(x + 0.4, 8.4, orders, f"{WRITTEN}/plot/{turn}/orders"),
            Group(x + 0.4, 17.8, speed, f"{WRITTEN}/plot/{turn}/speed"),
        ]
    caption = small(words["sheet-plot-caption"], width)
    return Drawing(width, _PLOT, (*ops, words_line(0.0, 25.8, caption, role=QUIET)))


def _plot_row(width: float, words: Words) -> Drawing:
    """Return a field for each turn with its number in the corner, next to the title."""
    title = small(words["sheet-plot-title"], _TITLE - 1.0, BOLD)
    pitch = (width - _TITLE) / max(1, min(_TURNS, int((width - _TITLE) / _TURN)))
    orders = framed(blank(pitch - 0.8, PLOT_ROW), fill=PAPER, stroke=LINE, radius=0.8)
    ops: list[Op] = [*lines(0.0, title.baseline(PLOT_ROW / 2), title, weight=BOLD, role=QUIET)]
    for turn in range(1, round((width - _TITLE) / pitch) + 1):
        x = _TITLE + (turn - 1) * pitch
        ops += [
            Group(x + 0.4, 0.0, orders, f"{WRITTEN}/plot/{turn}/orders"),
            line(x + 1.2, 2.6, str(turn), CAPTION, role=QUIET),
        ]
    return Drawing(width, PLOT_ROW, tuple(ops))


def _printed(text: str, width: float, words: Words) -> Drawing | None:
    """Return the first lines of a ship's own notes under their heading; None without any."""
    if not text.strip():
        return None
    shown = at_most(wrapped(text, width, _TEXT), _MOST_LINES, width)
    told = Drawing(width, _TEXT * LEADING * len(shown.lines), lines(0.0, _TEXT, shown))
    return column((heading(words["sheet-notes-own"], width), Strip(told, ref=NOTES)))


def _notes(width: float, rows: int, words: Words) -> Drawing:
    ruled = column((underlined(blank(width, _LINE), HAIRLINE, THIN),) * rows)
    return column((heading(words["sheet-notes-title"], width), Strip(ruled, ref=f"{WRITTEN}/notes")))

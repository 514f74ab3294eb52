"""Tables: rows of cells in columns, under titles, on plain or tinted ground; as blocks that may continue overleaf."""

from collections.abc import Container, Iterable, Sequence
from dataclasses import replace
from typing import NamedTuple

from metamaker.rendering.boxes import Part, blank, column
from metamaker.rendering.drawing import BOLD, REGULAR, Drawing, Group, Op, Path, Role
from metamaker.rendering.ink import BAR, HAIRLINE, INK, LINE, ON_BAR, QUIET, TINT
from metamaker.rendering.layout import Strip, Table
from metamaker.rendering.shapes import box, rule, upright
from metamaker.rendering.text_fitting import Align, Fit, at_most, fit, lines
from metamaker.rendering.texts import CAPTION


class Cell(NamedTuple):
    """A text with a drawing before it, or only a drawing; `below` is a second, quiet line in smaller type.

    A text takes as many lines as necessary or up to `most` lines, the last of which ends with “…”; a `name` takes one line.
    """

    text: str = ""
    bold: bool = False
    role: Role = INK
    align: Align = Align.LEFT
    drawn: Drawing | None = None
    below: str = ""
    size: float = 0.0
    name: bool = False
    most: int = 0

    @property
    def weight(self) -> str:
        """The weight of its text."""
        return BOLD if self.bold else REGULAR


class Look(NamedTuple):
    """The style of a table: type size, smallest height of a row, white at both sides of a cell, all in mm.

    `bar`: a dark bar under the titles, as high as a row; `uprights`: lines between columns; `tinted`: rows on tinted ground,
    counted from 0.
    """

    size: float = 3.0
    height: float = 0.0
    left: float = 0.0
    right: float = 1.0
    edge: Role = HAIRLINE
    bar: bool = False
    uprights: bool = False
    tinted: Container[int] = ()


PLAIN = Look()
_AFTER_SIGN = 1.4
_BELOW = 0.7
_LEAST_ROOM = 1.0


def table(
    titles: Sequence[Cell | str],
    rows: Iterable[Sequence[Cell | str]],
    widths: Sequence[float],
    look: Look = PLAIN,
    *,
    refs: Sequence[str | None] = (),
    total: float = 0.0,
) -> Table:
    """Return rows of cells in columns of these widths in mm, under titles if there are any.

    `refs` are the references of the rows. Rows share a `total` height in mm if it is larger than necessary.
    """
    every = [_cells(row) for row in rows]
    head = _heading(_cells(titles), every, widths, look)
    each = max(look.height, (total - head.height) / max(len(every), 1))
    drawn = (_row(cells, widths, look._replace(height=each), number in look.tinted) for number, cells in enumerate(every))
    strips = (Strip(row, ref=refs[number] or None if refs else None) for number, row in enumerate(drawn))
    return Table(head, tuple(strips))


def titled(above: Part, block: Table) -> Table:
    """Return a table with a drawing above its heading, repeated on every page."""
    return replace(block, heading=column((above, block.heading)))


def _cells(row: Sequence[Cell | str]) -> tuple[Cell, ...]:
    return tuple(Cell(cell) if isinstance(cell, str) else cell for cell in row)


def _heading(titles: Sequence[Cell], rows: Sequence[Sequence[Cell]], widths: Sequence[float], look: Look) -> Drawing:
    """Return the row of titles, each aligned like the first cell of its column by default."""
    if not any(cell.text or cell.drawn for cell in titles):
        return blank(sum(widths))
    first = rows[0] if rows else titles
    cells = [
        title._replace(
            bold=look.bar or title.bold,
            role=ON_BAR if look.bar else QUIET if title.role == INK and not title.bold else title.role,
            align=below.align if title.align is Align.LEFT else title.align,
        )
        for title, below in zip(titles, first, strict=True)
    ]
    if not look.bar:
        return _row(cells, widths, look._replace(size=CAPTION, height=0.0, edge=LINE), tinted=False)
    drawn = _row(cells, widths, look._replace(edge=INK, uprights=False), tinted=False)
    ground = Path(box(0.0, 0.0, drawn.width, drawn.height), fill=BAR, stroke=INK, width=0.2)
    return Drawing(drawn.width, drawn.height, (ground, Group(0.0, 0.0, drawn)))


class _Placed(NamedTuple):
    cell: Cell
    x: float
    room: float
    text: Fit
    below: Fit | None

    @property
    def height(self) -> float:
        """The necessary height in mm."""
        signed = 0.0 if self.cell.drawn is None else self.cell.drawn.height + 0.6
        if not self.cell.text:
            return signed
        return max(
            signed,
            self.text.height + 1.55 * self.text.size + (0.0 if self.below is None else 1.2 * len(self.below.lines) * CAPTION),
        )


def _placed(cell: Cell, x: float, width: float, look: Look) -> _Placed:
    beside = cell.drawn.width + _AFTER_SIGN if cell.drawn is not None and cell.text else 0.0
    room = max(width - look.left - look.right - beside, _LEAST_ROOM)
    size = cell.size or look.size
    text = fit(cell.text, room, size, cell.weight, min(size, CAPTION))
    below = fit(cell.below, room, max(CAPTION, _BELOW * size), smallest=CAPTION) if cell.below else None
    most = 1 if cell.name else cell.most
    return _Placed(cell, x + look.left + beside, room, at_most(text, most, room, cell.weight) if most else text, below)


def _ops(placed: _Placed, height: float) -> list[Op]:
    """Return the text of a cell with its drawing, in the middle of a row of this height."""
    cell, x, room, text, below = placed
    ops: list[Op] = []
    if cell.drawn is not None:
        left = x - cell.drawn.width - _AFTER_SIGN if cell.text else x + cell.align.value * (room - cell.drawn.width)
        ops.append(Group(left, (height - cell.drawn.height) / 2, cell.drawn))
    if not cell.text:
        return ops
    at = x + cell.align.value * room
    base = text.baseline(height / 2) - (0.6 * len(below.lines) * below.size if below else 0.0)
    ops += lines(at, base, text, weight=cell.weight, role=cell.role, align=cell.align)
    if below is not None:
        ops += lines(at, base + text.height + 1.4 * below.size, below, role=QUIET, align=cell.align)
    return ops


def _row(cells: Sequence[Cell], widths: Sequence[float], look: Look, tinted: bool) -> Drawing:
    starts = [sum(widths[:number]) for number in range(len(widths))]
    placed = [_placed(cell, x, width, look) for cell, x, width in zip(cells, starts, widths, strict=True)]
    width, height = sum(widths), max((look.height, *(each.height for each in placed)))
    # The ground begins below the line of the row above.
    ops: list[Op] = [Path(box(0.0, 0.1, width, height - 0.1), fill=TINT)] if tinted else []
    for each in placed:
        ops += _ops(each, height)
    if look.uprights:
        ops += (upright(x, 0.0, height, HAIRLINE) for x in starts[1:])
    return Drawing(width, height, (*ops, rule(0.0, height, width, look.edge)))

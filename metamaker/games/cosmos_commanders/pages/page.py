"""What pages of the set are made from, and the small drawings that stand on several of them."""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from metamaker.core.words import Words
from metamaker.games.cosmos_commanders.chart.signs import icon
from metamaker.games.cosmos_commanders.model.star_map import StarMap
from metamaker.sheets.drawing import BOLD, REGULAR, Drawing, Group, Op, Page, Path, Role, Symbol
from metamaker.sheets.frame import PageFrame
from metamaker.sheets.headed import Footing, Headed, Heading
from metamaker.sheets.ink import INK, LINE, PAPER, QUIET
from metamaker.sheets.layout import Strip
from metamaker.sheets.lettering import Align, Fit, fit, line, lines
from metamaker.sheets.shapes import box, rule
from metamaker.sheets.texts import CAPTION

BODY = 2.8
"""The size of running text in mm."""

THIN, OUTLINE = 0.2, 0.25


class Setting(NamedTuple):
    """A map, the frame of a page and the words to print."""

    star_map: StarMap
    frame: PageFrame
    words: Words

    @property
    def name(self) -> str:
        """What people call the map."""
        return self.star_map.name.strip() or self.words["document-nameless"]

    def headed(self, kind: str, subtitle: str = "", title: str = "") -> Headed:
        """Return the pages of a kind, under what they are called or another title."""
        words = self.words
        called = words[f"pages-title-{kind}"]
        footing = Footing(
            words.text("pages-foot-kind", kind=called),
            words["pages-foot-made"],
            lambda page, pages: words.text("pages-foot-page", page=page, pages=pages),
        )
        return Headed(self.frame, Heading(title or called, subtitle), footing)


Make = Callable[[Setting], tuple[Page, ...]]


def headline(text: str, width: float, sign: str = "") -> Drawing:
    """Return the heading of a section over a line, behind a sign if it has one."""
    size = 3.4
    left = 5.0 if sign else 0.0
    shown = fit(text, width - left, size, BOLD, CAPTION)
    height = size + shown.height + 1.2
    ops: list[Op] = [*lines(left, 3.2, shown, weight=BOLD), rule(0.0, height, width, INK, 0.35)]
    if sign:
        ops.append(Symbol(0.0, 0.1, 3.8, icon(sign), INK, PAPER))
    return Drawing(width, height + 1.0, tuple(ops))


def fitted(drawing: Drawing, width: float, height: float) -> Drawing:
    """Return a drawing as large as it fits a box, in its middle."""
    scale = min(width / drawing.width, height / drawing.height)
    x, y = (width - scale * drawing.width) / 2, (height - scale * drawing.height) / 2
    return Drawing(width, height, (Group(x, y, drawing, None, scale),))


def paragraph(text: str, width: float, size: float = BODY, *, role: Role = INK) -> Drawing:
    """Return a text in as many lines as it needs."""
    told = Fit(fit(text, width, size, smallest=size).lines, size)
    height = told.height + 1.35 * size
    return Drawing(width, height, lines(0.0, size * 0.88, told, role=role))


class Cell(NamedTuple):
    """A text of a table: bold or quiet, behind a sign; `align` where it stands in its column."""

    text: str
    bold: bool = False
    quiet: bool = False
    sign: Drawing | None = None
    align: Align = Align.LEFT


def table(
    titles: Sequence[str], rows: Sequence[Sequence[Cell]], widths: Sequence[float], size: float = BODY
) -> tuple[Strip, ...]:
    """Return rows of cells in columns of these widths, under titles if there are any."""
    strips: list[Strip] = []
    if any(titles):
        heads = [Cell(title, quiet=True, align=rows[0][place].align) for place, title in enumerate(titles)]
        strips.append(Strip(_row(heads, widths, CAPTION), keep=True))
    strips += (Strip(_row(row, widths, size)) for row in rows)
    return tuple(strips)


_PAD = 1.0


def _row(cells: Sequence[Cell], widths: Sequence[float], size: float) -> Drawing:
    texts: list[tuple[float, Cell, Fit]] = []
    x, high = 0.0, 0.0
    ops: list[Op] = []
    for cell, width in zip(cells, widths, strict=True):
        left = 0.0
        if cell.sign is not None:
            left = cell.sign.width + 1.4
            high = max(high, cell.sign.height + 0.6)
        told = fit(cell.text, width - left - _PAD, size, BOLD if cell.bold else REGULAR, min(size, CAPTION))
        at = {Align.LEFT: x + left, Align.CENTRE: x + (width - _PAD) / 2, Align.RIGHT: x + width - _PAD}[cell.align]
        texts.append((at, cell, told))
        high = max(high, told.height + 1.55 * size)
        x += width
    x = 0.0
    for (at, cell, told), width in zip(texts, widths, strict=True):
        if cell.sign is not None:
            ops.append(Group(x, (high - cell.sign.height) / 2, cell.sign))
        role = QUIET if cell.quiet else INK
        ops += lines(at, told.baseline(high / 2), told, weight=BOLD if cell.bold else REGULAR, role=role, align=cell.align)
        x += width
    return Drawing(x, high, (*ops, rule(0.0, high, x, LINE, 0.1)))


def to_write(width: float, height: float) -> Path:
    """Return a box to be written in."""
    inner = width - OUTLINE, height - OUTLINE
    return Path(box(OUTLINE / 2, OUTLINE / 2, *inner, 0.5), fill=PAPER, stroke=LINE, width=OUTLINE)


def caption(x: float, y: float, text: str, align: Align = Align.LEFT) -> Op:
    """Return a quiet line in the smallest type."""
    return line(x, y, text, CAPTION, role=QUIET, align=align)

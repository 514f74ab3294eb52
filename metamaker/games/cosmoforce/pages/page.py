"""What pages of the set are made from, and the head and the foot that they have in common."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import NamedTuple

from metamaker.core.words import Words
from metamaker.games.cosmoforce.model.fleet import Fleet
from metamaker.games.cosmoforce.sheet.edges import FOOT
from metamaker.games.cosmoforce.sheet.signs import CAPTION, RULE, THIN
from metamaker.sheets.bound_pages import Edges, Room
from metamaker.sheets.drawing import BOLD, Drawing, Op, Page
from metamaker.sheets.frame import PageFrame
from metamaker.sheets.ink import HAIRLINE, INK, QUIET
from metamaker.sheets.layout import Strips, stacked
from metamaker.sheets.lettering import Align, fit, line, lines
from metamaker.sheets.shapes import rule

_TITLE = 8.4
_BELOW_HEAD = 3.0
_ABOVE_FOOT = 2.0
_BETWEEN_COLUMNS = 6.0
_SLACK = 1e-6


class Setting(NamedTuple):
    """The documents of a game, the frame of a page and the words to print."""

    fleets: tuple[Fleet, ...]
    frame: PageFrame
    words: Words

    @property
    def names(self) -> str:
        """What people call the documents."""
        return "  ·  ".join(fleet.name.strip() or self.words["pages-nameless"] for fleet in self.fleets)


Make = Callable[[Setting], tuple[Page, ...]]


class Heading(NamedTuple):
    """What stands above a page."""

    title: str
    subtitle: str


def head(heading: Heading, width: float) -> Drawing:
    """Return title and subtitle with a line below."""
    title = fit(heading.title, width, _TITLE, BOLD, smallest=4.2)
    y = title.size * 0.78
    ops: list[Op] = list(lines(0.0, y, title, weight=BOLD))
    y += title.height
    if heading.subtitle:
        below = fit(heading.subtitle, width - 0.2, 3.3, smallest=CAPTION)
        y += below.size + 1.5
        ops += lines(0.2, y, below, role=QUIET)
        y += below.height
    y += 2.2
    return Drawing(width, y + RULE, (*ops, rule(0.0, y, width, INK, RULE)))


def foot(of: Setting, title: str, number: int, count: int, width: float) -> Drawing:
    """Return the last line of a page."""
    words = of.words
    ops: list[Op] = [
        rule(0.0, 0.0, width, HAIRLINE, THIN),
        line(0.0, 3.0, words.text("pages-foot-kind", kind=title), CAPTION, role=QUIET),
        line(width, 3.0, words["sheet-foot-made"], CAPTION, weight=BOLD, role=QUIET, align=Align.RIGHT),
    ]
    if count > 1:
        number_of = words.text("sheet-foot-page", page=number, pages=count)
        ops.append(line(width / 2, 3.0, number_of, CAPTION, role=QUIET, align=Align.CENTRE))
    return Drawing(width, FOOT, tuple(ops))


def room(of: Setting, heading: Heading) -> Room:
    """Return the room on each page under `heading`."""
    return _edges(of, heading).room(of.frame)


def bound(of: Setting, heading: Heading, bodies: Sequence[Drawing]) -> tuple[Page, ...]:
    """Return a page for each of `bodies`, with head and foot; the first one has the bookmark."""
    return _edges(of, heading).bound(of.frame, bodies, heading.title)


def _edges(of: Setting, heading: Heading) -> Edges:
    return Edges(partial(head, heading), partial(foot, of, heading.title), FOOT, _BELOW_HEAD, _ABOVE_FOOT)


def column_width(space: Room, columns: int) -> float:
    """Return the width of each of so many columns."""
    return (space.width - (columns - 1) * _BETWEEN_COLUMNS) / columns


def in_columns(sections: Sequence[Strips], space: Room, columns: int) -> tuple[Drawing, ...]:
    """Return pages of sections in columns, each section whole in one of them where it is not higher than a page."""
    pages: list[list[Op]] = [[]]
    column, y = 0, 0.0
    each = column_width(space, columns)
    for section in sections:
        height = sum(strip.drawing.height for strip in section)
        pieces = [section] if height <= space.height else [(strip,) for strip in section]
        for piece in pieces:
            needed = sum(strip.drawing.height for strip in piece)
            if y and y + needed > space.height + _SLACK:
                column, y = column + 1, 0.0
                if column == columns:
                    pages.append([])
                    column = 0
            pages[-1] += stacked(piece, column * (each + _BETWEEN_COLUMNS), y)
            y += needed
        y += _BETWEEN_SECTIONS
    return tuple(Drawing(space.width, space.height, tuple(page)) for page in pages if page)


_BETWEEN_SECTIONS = 3.0

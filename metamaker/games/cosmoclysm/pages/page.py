"""What pages of the set are made from, and the head and the foot that they have in common."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import NamedTuple

from metamaker.core.words import Words
from metamaker.games.cosmoclysm.model.board import Board
from metamaker.games.cosmoclysm.sheet.signs import CAPTION, RULE, THIN
from metamaker.sheets.bound_pages import Edges, Room
from metamaker.sheets.drawing import BOLD, Drawing, Op, Page
from metamaker.sheets.frame import PageFrame
from metamaker.sheets.ink import HAIRLINE, INK, QUIET
from metamaker.sheets.lettering import LEADING, Align, fit, line, lines, wrap
from metamaker.sheets.shapes import rule

_TITLE = 7.4
_BELOW_HEAD = 3.0
_ABOVE_FOOT = 2.0
_FOOT = 4.6


class Setting(NamedTuple):
    """A document, the frame of a page and the words to print."""

    board: Board
    frame: PageFrame
    words: Words

    @property
    def name(self) -> str:
        """What people call the document."""
        return self.board.name.strip() or self.words["document-nameless"]


Make = Callable[[Setting], tuple[Page, ...]]


class Heading(NamedTuple):
    """What stands above a page."""

    title: str
    subtitle: str = ""


def head(heading: Heading, width: float) -> Drawing:
    """Return title and subtitle with a line below."""
    title = fit(heading.title, width, _TITLE, BOLD, smallest=4.2)
    y = title.size * 0.78
    ops: list[Op] = list(lines(0.0, y, title, weight=BOLD))
    y += title.height
    if heading.subtitle:
        below = fit(heading.subtitle, width - 0.2, 3.1, smallest=CAPTION)
        y += below.size + 1.4
        ops += lines(0.2, y, below, role=QUIET)
        y += below.height
    y += 2.0
    return Drawing(width, y + RULE, (*ops, rule(0.0, y, width, INK, RULE)))


def foot(of: Setting, title: str, number: int, count: int, width: float) -> Drawing:
    """Return the last line of a page."""
    words = of.words
    ops: list[Op] = [
        rule(0.0, 0.0, width, HAIRLINE, THIN),
        line(0.0, 3.0, words.text("pages-foot-kind", kind=title), CAPTION, role=QUIET),
        line(width, 3.0, words["pages-foot-made"], CAPTION, weight=BOLD, role=QUIET, align=Align.RIGHT),
    ]
    if count > 1:
        number_of = words.text("pages-foot-page", page=number, pages=count)
        ops.append(line(width / 2, 3.0, number_of, CAPTION, role=QUIET, align=Align.CENTRE))
    return Drawing(width, _FOOT, tuple(ops))


def room(of: Setting, heading: Heading) -> Room:
    """Return the room on each page under `heading`."""
    return _edges(of, heading).room(of.frame)


def bound(of: Setting, heading: Heading, bodies: Sequence[Drawing]) -> tuple[Page, ...]:
    """Return a page for each of `bodies`, with head and foot; the first one has the bookmark."""
    return _edges(of, heading).bound(of.frame, bodies, heading.title)


def _edges(of: Setting, heading: Heading) -> Edges:
    return Edges(partial(head, heading), partial(foot, of, heading.title), _FOOT, _BELOW_HEAD, _ABOVE_FOOT)


def headline(text: str, width: float) -> Drawing:
    """Return the heading of a section, with a line below."""
    shown = fit(text, width, 3.4, BOLD, CAPTION)
    height = 3.4 + shown.height + 1.0
    return Drawing(width, height + 1.0, (*lines(0.0, 3.0, shown, weight=BOLD), rule(0.0, height, width, INK, 0.35)))


def paragraph(text: str, width: float, size: float, *, number: str = "", lead: str = "") -> Drawing:
    """Return a text in as many lines as it needs; `number` stands before it, and its bold `lead` in a line above."""
    indent = 4.2 if number else 0.0
    ops: list[Op] = []
    y = 0.0
    if lead:
        titled = fit(lead, width - indent, size, BOLD, CAPTION)
        ops += lines(indent, size * 0.86, titled, weight=BOLD)
        y = len(titled.lines) * size * LEADING
    told = wrap(text, width - indent, size)
    ops += lines(indent, y + size * 0.86, told)
    if number:
        ops.append(line(0.0, size * 0.86, number, size, weight=BOLD, role=QUIET))
    return Drawing(width, y + len(told.lines) * size * LEADING + 0.4 * size, tuple(ops))

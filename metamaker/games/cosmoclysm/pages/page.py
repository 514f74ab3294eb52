"""What pages of the set are made from, and the head and the foot that they have in common."""

from collections.abc import Callable
from typing import NamedTuple

from metamaker.core.words import Words
from metamaker.games.cosmoclysm.model.board import Board
from metamaker.games.cosmoclysm.sheet.signs import CAPTION
from metamaker.sheets.drawing import BOLD, Drawing, Op, Page
from metamaker.sheets.frame import PageFrame
from metamaker.sheets.headed import Footing, Headed, Heading
from metamaker.sheets.ink import INK, QUIET
from metamaker.sheets.lettering import LEADING, fit, line, lines, wrap
from metamaker.sheets.shapes import rule


class Setting(NamedTuple):
    """A document, the frame of a page and the words to print."""

    board: Board
    frame: PageFrame
    words: Words

    @property
    def name(self) -> str:
        """What people call the document."""
        return self.board.name.strip() or self.words["document-nameless"]

    def headed(self, heading: Heading) -> Headed:
        """Return the pages of a kind under this heading."""
        words = self.words
        footing = Footing(
            words.text("pages-foot-kind", kind=heading.title),
            words["pages-foot-made"],
            lambda page, pages: words.text("pages-foot-page", page=page, pages=pages),
        )
        return Headed(self.frame, heading, footing)


Make = Callable[[Setting], tuple[Page, ...]]


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

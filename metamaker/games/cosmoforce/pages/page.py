"""What pages of the set are made from, and the head and the foot that they have in common."""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from metamaker.core.words import Words
from metamaker.games.cosmoforce.model.fleet import Fleet
from metamaker.sheets.bound_pages import Room
from metamaker.sheets.drawing import Drawing, Op, Page
from metamaker.sheets.frame import PageFrame
from metamaker.sheets.headed import Footing, Headed, Heading
from metamaker.sheets.layout import Strips, stacked

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

    def headed(self, heading: Heading) -> Headed:
        """Return the pages of a kind under this heading."""
        words = self.words
        footing = Footing(
            words.text("pages-foot-kind", kind=heading.title),
            words["sheet-foot-made"],
            lambda page, pages: words.text("sheet-foot-page", page=page, pages=pages),
        )
        return Headed(self.frame, heading, footing)


Make = Callable[[Setting], tuple[Page, ...]]


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

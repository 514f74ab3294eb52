"""The pieces of blank sheets: boxes to write in with small captions, marks to choose from, bubbles by the row."""

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from metamaker.core.ids import copy_ref, ref
from metamaker.core.words import Words
from metamaker.games.metaverse.sheet.form import CHOICE
from metamaker.games.metaverse.sheet.scale import CAPTION, FINE, LEAST
from metamaker.games.metaverse.sheet.spots import WRITTEN
from metamaker.sheets.drawing import Drawing, Group, Op, Path
from metamaker.sheets.ink import HAIRLINE, LINE, PAPER, QUIET
from metamaker.sheets.lettering import fit, words_line
from metamaker.sheets.shapes import box, rule

BLANK = "blank"
"""References to bubbles of blank sheets begin with this."""

HEIGHT = 8.0
"""Of a row of cells."""

_CAPTION = 2.9
"""What the caption takes at the top of a cell."""

_GAP = 0.8


class Cell(NamedTuple):
    """A box to write in: its name, its width in mm at least, and the drawings of which one or several are to be marked."""

    name: str
    width: float
    choices: tuple[Drawing, ...] = ()

    @property
    def least(self) -> float:
        """The width that it needs."""
        return max(self.width, sum(choice.width + _GAP for choice in self.choices) + _GAP)


def cells(place: str, row: Iterable[Cell], width: float, words: Words, captions: str) -> Drawing:
    """Return boxes side by side in as many rows of `width` mm as they need.

    Captions are words under the key `captions`, references begin with `place`.
    """
    ops: list[Op] = []
    y = 0.0
    for some in _rows(row, width):
        # Marks need no more room than they have; what is left is for writing.
        spare = width - sum(cell.least for cell in some)
        writing = sum(cell.least for cell in some if not cell.choices)
        x = 0.0
        for cell in some:
            extra = spare * cell.least / writing if writing and not cell.choices else 0.0 if writing else spare / len(some)
            ops += _cell(cell, ref(place, cell.name), Area(x, y, cell.least + extra), words[f"{captions}.{cell.name}"])
            x += cell.least + extra
        y += HEIGHT
    return Drawing(width, y, tuple(ops))


def _rows(row: Iterable[Cell], width: float) -> list[list[Cell]]:
    rows: list[list[Cell]] = [[]]
    for cell in row:
        if rows[-1] and sum(each.least for each in rows[-1]) + cell.least > width:
            rows.append([])
        rows[-1].append(cell)
    return rows


class Area(NamedTuple):
    """Where a cell stands."""

    x: float
    y: float
    width: float


def _cell(cell: Cell, place: str, area: Area, caption: str) -> Iterator[Op]:
    x, y, width = area
    written = fit(caption, width - 1.2, CAPTION, smallest=LEAST)
    yield Path(box(x, y, width, HEIGHT), fill=PAPER, stroke=LINE, width=FINE)
    yield words_line(x + 0.7, y + 2.3, written, role=QUIET)
    if not cell.choices:
        yield space(x, y + _CAPTION, width, HEIGHT - _CAPTION, place)
    middle = y + (HEIGHT + _CAPTION - 0.5) / 2
    left = x + _GAP
    for number, choice in enumerate(cell.choices, 1):
        yield Group(left, middle - choice.height / 2, choice, copy_ref(ref(CHOICE, place), number))
        left += choice.width + _GAP


def space(x: float, y: float, width: float, height: float, place: str) -> Group:
    """Return a place to write in; it shows on the screen alone."""
    return Group(x, y, Drawing(width, height, ()), ref(WRITTEN, place))


def answer(x: float, y: float, width: float, height: float, place: str) -> tuple[Op, ...]:
    """Return a line to write on, `height` mm of room above it."""
    return rule(x, y + height, width, HAIRLINE, 0.25), space(x, y, width, height, place)


def labelled(x: float, y: float, width: float, height: float, place: str, caption: str) -> tuple[Op, ...]:
    """Return a line to write on with its caption below."""
    written = fit(caption, width, CAPTION)
    below = words_line(x, y + height + 2.7, written, role=QUIET)
    return (*answer(x, y, width, height, place), below)

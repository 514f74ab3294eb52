"""Notes of a document and its elements in full, one below the other on as many pages as necessary."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import NamedTuple

from metamaker.rendering.drawing import BOLD, Drawing, Op
from metamaker.rendering.ink import HAIRLINE
from metamaker.rendering.layout import Strip, Strips, Table, bodies, flowed, height_of, stacked
from metamaker.rendering.page_set import Room
from metamaker.rendering.shapes import rule
from metamaker.rendering.text_fitting import LEADING, Fit, fit, line, lines, wrap

_SIZE, _TITLE = 3.0, 3.6
_GAP = 5.0


class Note(NamedTuple):
    """The notes of an element, under its name."""

    title: str
    text: str
    ref: str


def written(notes: Iterable[Note]) -> tuple[Note, ...]:
    """Return the notes with a text."""
    return tuple(note for note in notes if note.text.strip())


def wrapped(text: str, width: float, size: float) -> Fit:
    """Return notes in lines of at most `width` mm, each paragraph on a separate line."""
    paragraphs = [each.replace("\t", " ") for each in text.strip().split("\n") if each.strip()]
    return Fit(tuple(each for paragraph in paragraphs for each in wrap(paragraph, width, size).lines), size)


def note_tables(notes: Iterable[Note], width: float) -> Iterator[Table]:
    """Yield a table for each note. Its lines may continue overleaf below its title."""
    for note in notes:
        title = fit(note.title, width, _TITLE, BOLD)
        height = _TITLE * 0.8 + title.height + 1.4
        head = Drawing(width, height + 1.2, (*lines(0.0, _TITLE * 0.8, title, weight=BOLD), rule(0.0, height, width, HAIRLINE)))
        step = _SIZE * LEADING
        rows = (Drawing(width, step, (line(0.0, _SIZE, each, _SIZE),)) for each in wrapped(note.text, width, _SIZE).lines)
        yield Table(head, tuple(Strip(row, ref=note.ref) for row in rows))


def note_bodies(notes: Iterable[Note], space: Room) -> list[Drawing]:
    """Return the pages of notes without head and foot; none without notes."""
    known = written(notes)
    return bodies(flowed(note_tables(known, space.width), space.height, _GAP), *space) if known else []


_BETWEEN = 6.0
_SLACK = 1e-6


def column_width(space: Room, columns: int) -> float:
    """Return the width in mm of each of `columns` columns of a page."""
    return (space.width - (columns - 1) * _BETWEEN) / columns


def in_columns(sections: Iterable[Strips], space: Room, columns: int, gap: float) -> tuple[Drawing, ...]:
    """Return pages of sections, `gap` mm apart; a section lower than a page is not split."""
    pages: list[list[Op]] = [[]]
    column, y = 0, 0.0
    step = column_width(space, columns) + _BETWEEN
    for section in sections:
        pieces = [section] if height_of(section) <= space.height else [(strip,) for strip in section]
        for piece in pieces:
            height = height_of(piece)
            if y and y + height > space.height + _SLACK:
                column, y = column + 1, 0.0
                if column == columns:
                    pages.append([])
                    column = 0
            pages[-1] += stacked(piece, column * step, y)
            y += height
        y += gap
    return tuple(Drawing(space.width, space.height, tuple(page)) for page in pages if page)


def on_one_page(sizes: Sequence[float], pages: Callable[[float], tuple[Drawing, ...]]) -> tuple[Drawing, ...]:
    """Return the pages in the first of these type sizes that needs only one, otherwise in the last size."""
    every = (pages(size) for size in sizes)
    return next((drawn for drawn in every if len(drawn) == 1), None) or pages(sizes[-1])

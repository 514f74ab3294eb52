"""Notes of a document and its elements in full, one below the other on as many pages as necessary."""

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from metamaker.rendering.drawing import BOLD, Drawing
from metamaker.rendering.ink import HAIRLINE
from metamaker.rendering.layout import Strip, Table, bodies, flowed
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

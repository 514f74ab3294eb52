"""The page of notes: those of a board."""

from metamaker.games.cosmoclysm.pages.page import Setting
from metamaker.rendering.drawing import Page
from metamaker.rendering.note_pages import Note, note_bodies


def note_pages(of: Setting) -> tuple[Page, ...]:
    """Return the notes of a board; no page without any."""
    headed = of.headed(of.words["pages-title-notes"], of.name)
    return headed.bound(note_bodies((Note(of.name, of.board.notes, "board"),), headed.room()))

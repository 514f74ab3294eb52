"""The page of notes: those of a map."""

from metamaker.games.cosmos_commanders.pages.page import Setting
from metamaker.rendering.drawing import Page
from metamaker.rendering.note_pages import Note, note_bodies


def note_pages(of: Setting) -> tuple[Page, ...]:
    """Return the notes of a map; no page without any."""
    headed = of.headed("notes", of.name)
    return headed.bound(note_bodies((Note(of.name, of.star_map.notes, "map"),), headed.room()))

"""The page of notes: those of a document and of its designs."""

from metamaker.core.display_names import called
from metamaker.games.cosmoforce.pages.page import Setting
from metamaker.rendering.drawing import Page
from metamaker.rendering.note_pages import Note, note_bodies


def note_pages(of: Setting) -> tuple[Page, ...]:
    """Return the notes of each document; no page for a document without notes."""
    pages: tuple[Page, ...] = ()
    for fleet in of.fleets:
        name = fleet.name.strip() or of.words["pages-nameless"]
        headed = of.headed(of.words["pages-title-notes"], name)
        designs = (Note(called(each), each.notes, each.ref()) for each in fleet.designs)
        pages += headed.bound(note_bodies((Note(name, fleet.notes, "fleet"), *designs), headed.room()))
    return pages

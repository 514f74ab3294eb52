"""The page of notes: those of the fleet, its classes and its ships in full, of which sheets and roster print what fits."""

from metamaker.core.naming import called
from metamaker.games.metaverse.checks.names import class_called
from metamaker.games.metaverse.model.fleet import Fleet
from metamaker.games.metaverse.pages.context import PagesContext
from metamaker.games.metaverse.pages.edges import Heading, fleet_called, flowing, room
from metamaker.sheets.drawing import Page
from metamaker.sheets.note_pages import Note, note_tables, written

_GAP = 5.0


def note_pages(context: PagesContext) -> tuple[Page, ...]:
    """Return the notes of every fleet; no page for a fleet without any."""
    return tuple(page for each in context.each() for page in _pages(each, each.fleets[0]))


def _pages(context: PagesContext, fleet: Fleet) -> tuple[Page, ...]:
    kind, notes = context.words["pages-notes_page-title"], written(_notes(context, fleet))
    if not notes:
        return ()
    heading = Heading(fleet_called(context, fleet), kind, kind, fleet.emblem)
    return flowing(context, heading, note_tables(notes, room(context, heading).width), _GAP)


def _notes(context: PagesContext, fleet: Fleet) -> tuple[Note, ...]:
    words = context.words
    classes = (Note(words.text("pages-class", name=class_called(each)), each.notes, each.ref()) for each in fleet.classes)
    ships = (Note(called(each), each.notes, each.ref()) for each in fleet.ships)
    return (Note(fleet_called(context, fleet), fleet.notes, "fleet"), *classes, *ships)

"""The setting of pages about fleets, and the page of notes."""

from collections.abc import Callable
from typing import NamedTuple

from metamaker.core.display_names import called
from metamaker.core.messages import Words
from metamaker.games.cosmoforce.model.fleet import Fleet
from metamaker.rendering.drawing import Page
from metamaker.rendering.frame import PageFrame
from metamaker.rendering.note_pages import Note, note_bodies
from metamaker.rendering.page_set import Headed, Heading, footing


class Setting(NamedTuple):
    """The documents of a game, the frame of a page and the words to print."""

    fleets: tuple[Fleet, ...]
    frame: PageFrame
    words: Words

    @property
    def names(self) -> str:
        """The display names of the documents."""
        return "  ·  ".join(fleet.name.strip() or self.words["pages-nameless"] for fleet in self.fleets)

    def headed(self, title: str, about: str) -> Headed:
        """Return pages under a title, with a line about them."""
        return Headed(self.frame, Heading(title, about), footing(self.words, title, "sheet-foot"))


Make = Callable[[Setting], tuple[Page, ...]]


def note_pages(of: Setting) -> tuple[Page, ...]:
    """Return the notes of each document; no page for a document without notes."""
    pages: tuple[Page, ...] = ()
    for fleet in of.fleets:
        name = fleet.name.strip() or of.words["pages-nameless"]
        headed = of.headed(of.words["pages-title-notes"], name)
        designs = (Note(called(each), each.notes, each.ref()) for each in fleet.designs)
        pages += headed.bound(note_bodies((Note(name, fleet.notes, "fleet"), *designs), headed.room()))
    return pages

"""The setting of pages about a board, and the page of notes."""

from typing import NamedTuple

from metamaker.core.messages import Words
from metamaker.games.cosmoclysm.model.board import Board
from metamaker.rendering.drawing import Page
from metamaker.rendering.frame import PageFrame
from metamaker.rendering.note_pages import Note, note_bodies
from metamaker.rendering.page_set import Headed, Heading, footing


class Setting(NamedTuple):
    """A document, the frame of a page and the words to print."""

    board: Board
    frame: PageFrame
    words: Words

    @property
    def name(self) -> str:
        """The display name of the document."""
        return self.board.name.strip() or self.words["document-nameless"]

    def headed(self, title: str, about: str) -> Headed:
        """Return pages under a title, with a line about them."""
        return Headed(self.frame, Heading(title, about), footing(self.words, title))


def note_pages(of: Setting) -> tuple[Page, ...]:
    """Return the notes of a board; no page without any."""
    headed = of.headed(of.words["pages-title-notes"], of.name)
    return headed.bound(note_bodies((Note(of.name, of.board.notes, "board"),), headed.room()))

"""The setting of pages about a map, and the page of notes."""

from typing import NamedTuple

from metamaker.core.messages import Words
from metamaker.games.cosmos_commanders.model.star_map import StarMap
from metamaker.rendering.drawing import Page
from metamaker.rendering.frame import PageFrame
from metamaker.rendering.note_pages import Note, note_bodies
from metamaker.rendering.page_set import Headed, Heading, footing


class Setting(NamedTuple):
    """A map, the frame of a page and the words to print."""

    star_map: StarMap
    frame: PageFrame
    words: Words

    @property
    def name(self) -> str:
        """The display name of the map."""
        return self.star_map.name.strip() or self.words["document-nameless"]

    def headed(self, kind: str, subtitle: str = "", title: str = "") -> Headed:
        """Return the pages of a kind, under its name or another title."""
        name = self.words[f"pages-title-{kind}"]
        return Headed(self.frame, Heading(title or name, subtitle), footing(self.words, name))


def note_pages(of: Setting) -> tuple[Page, ...]:
    """Return the notes of a map; no page without any."""
    headed = of.headed("notes", of.name)
    return headed.bound(note_bodies((Note(of.name, of.star_map.notes, "map"),), headed.room()))

"""The input of pages of a tournament, and small drawings used by several of them."""

from collections.abc import Callable
from typing import NamedTuple

from metamaker.core.messages import COMMON, Text, Words, words_in
from metamaker.game_api.game import Game
from metamaker.rendering.boxes import blank, framed, layered
from metamaker.rendering.drawing import Drawing, Outline, Page, Path, Role
from metamaker.rendering.frame import PageFrame
from metamaker.rendering.ink import ALERT, INK, LINE, PAPER
from metamaker.rendering.layout import Strip, Table
from metamaker.rendering.page_set import Footing, Headed, Heading
from metamaker.rendering.tables import Look, titled
from metamaker.rendering.texts import headline, paragraph
from metamaker.tournaments.model import Event

BODY = 3.0
"""The size of running text in mm."""

LARGE = 5.2
"""The size of lists on a wall in mm; long ones are smaller, so that they stay on one page."""

LOOK = Look(BODY, 5.8, 1.2, 1.2)
GAP = 5.0
"""Millimetres between the blocks of a page."""

_LONG_LIST = 20


class Setting(NamedTuple):
    """The game, the tournament, the frame of a page, the language."""

    game: Game
    event: Event
    frame: PageFrame
    language: str

    @property
    def words(self) -> Words:
        """The words of events."""
        return words_in(COMMON, self.language)

    @property
    def name(self) -> str:
        """The displayed name of the tournament."""
        return self.event.name or self.words["event-kind"]

    def say(self, text: Text) -> str:
        """Return a sentence of the game in the language of the page."""
        return self.words.say(text)

    def headed(self, kind: str, title: str, subtitle: str) -> Headed:
        """Return the pages of a kind under a title."""
        words = self.words
        footing = Footing(
            f"{words[f'event-page_{kind}']} · {self.name}",
            words["event-made"],
            lambda number, count: words.text("event-page_of", number=number, count=count),
        )
        return Headed(self.frame, Heading(title, subtitle), footing)


Make = Callable[[Setting], tuple[Page, ...]]


def section(title: str, block: Table) -> Table:
    """Return a block under a heading that stays with its beginning."""
    return titled(headline(title, block.heading.width), block)


def list_look(count: int) -> Look:
    """Return the look of a list of `count` lines."""
    size = max(BODY, LARGE * min(1.0, _LONG_LIST / max(count, 1)))
    return LOOK._replace(size=size, height=1.9 * size)


def text_block(text: str, width: float, size: float = BODY, role: Role = INK) -> Table:
    """Return a text in lines that continue overleaf if there is no room."""
    parts = (part.replace("\t", " ") for part in text.split("\n"))
    return Table(blank(width), tuple(Strip(paragraph(part, width, size, role=role)) for part in parts))


_SIDE = 4.0
_TICK: Outline = (("M", 0.6, 2.1), ("L", 1.6, 3.1), ("L", 3.5, 0.7))
_CROSS: Outline = (("M", 0.8, 0.8), ("L", 3.2, 3.2), ("M", 3.2, 0.8), ("L", 0.8, 3.2))


def tick_box(ticked: bool = False) -> Drawing:
    """Return a box to be ticked by hand, empty or with the tick that was made."""
    empty = framed(blank(_SIDE, _SIDE), fill=PAPER, stroke=LINE, width=0.25, radius=0.5)
    return layered(empty, verdict(True)) if ticked else empty


def verdict(keeps: bool) -> Drawing:
    """Return a tick or a cross for a result of the program."""
    return Drawing(_SIDE, _SIDE, (Path(_TICK if keeps else _CROSS, stroke=INK if keeps else ALERT, width=0.55),))

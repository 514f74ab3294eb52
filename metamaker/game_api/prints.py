"""What is printed of a document: record sheets of ships and classes, pages for the table, one picture to be shared."""

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import NamedTuple, Protocol

from metamaker.core.messages import ENGLISH
from metamaker.game_api.documents import Document_contra
from metamaker.rendering.drawing import Page
from metamaker.rendering.frame import UPRIGHT, PageFrame
from metamaker.rendering.imposition import Slots
from metamaker.rendering.ink import Ink

SHEETS = "sheets"
"""The kind of page that stands for the sheets, in games that have any; pages for the table alone go without it."""


class Embed(StrEnum):
    """What a print carries inside: the whole document, the printed ships alone, or nothing."""

    FLEET = "fleet"
    SHIP = "ship"
    NONE = "none"


@dataclass(frozen=True)
class PrintOptions:
    """How sheets are printed: the frame of a page, and one of the game's formats.

    `state`: a play state that the game has read, to be pencilled in; `fillable`: with fields for the screen; `codes`: with
    share codes for cameras; `language`: that of the words, English where the game has none in it.
    """

    frame: PageFrame = UPRIGHT
    format: str = "full"
    state: object = None
    fillable: bool = False
    codes: bool = True
    language: str = ENGLISH


@dataclass(frozen=True)
class Sheet:
    """The leaves of one ship or class, to be put on pages; `ref` is the element that they show.

    `notes` lists the parts that were left out; `lacks_code` whether the share code is one of them.
    """

    ref: str
    name: str
    leaves: tuple[Page, ...]
    notes: tuple[str, ...] = ()
    lacks_code: bool = False


class Pack(NamedTuple):
    """Pages for the table, and the kinds of which there are some, in the order of print.

    `two_sided`: backs lie behind their fronts when the paper is turned over like the page of a book.
    """

    pages: tuple[Page, ...]
    kinds: tuple[str, ...]
    two_sided: bool = False


class Sheets(Protocol[Document_contra]):
    """The record sheets of a game's ships and classes. Nothing here raises on a document that was read."""

    @property
    def formats(self) -> tuple[str, ...]:
        """The formats of sheets, the usual one first."""

    @property
    def coded_formats(self) -> tuple[str, ...]:
        """The formats of sheets that have room for share codes for cameras."""

    @property
    def turn_word(self) -> str:
        """What the play states of the game call the turn."""

    def sheet(self, document: Document_contra, ref: str, /, options: PrintOptions) -> Sheet:
        """Return the record sheet of a ship or class that is in the document."""

    def extra_sheets(self, document: Document_contra, options: PrintOptions, /) -> tuple[Sheet, ...]:
        """Return sheets in this format of what stands beside the ships, if it has a sheet of its own."""

    def blanks(self, options: PrintOptions) -> tuple[Page, ...]:
        """Return blank sheets for designs by hand, on pages."""

    def slots(self, options: PrintOptions) -> Slots:
        """Return how leaves in a format lie on a page."""

    def play_state(self, document: Document_contra, /, value: object, file: str) -> object:
        """Return the play state in the JSON value of a file. Raises FileProblem if it is none, or not one of the document."""

    def filled_state(self, document: Document_contra, /, values: Mapping[str, str]) -> object:
        """Return the JSON value of the play state that the fields of filled sheets say: what each holds, by its name.

        Ticks are any letter. Fields of other names say nothing.
        """


class Prints(Protocol[Document_contra]):
    """Pages for the table and pictures of documents. Nothing here raises."""

    @property
    def inks(self) -> Mapping[str, Ink]:
        """The print styles by key, the usual one first."""

    def page_kinds(self, language: str = ENGLISH) -> Mapping[str, str]:
        """Return the kinds of pages with titles, in the order of print; `SHEETS` among them if they hold sheets, too."""

    def on_request(self, documents: int = 1) -> frozenset[str]:
        """Return the kinds of pages that are printed of so many documents only when they are asked for by name."""

    def pages(self, documents: Sequence[Document_contra], /, kinds: Collection[str], options: PrintOptions) -> Pack:
        """Return the pages of these kinds for one document or several opposing ones."""

    def card(self, document: Document_contra, /, language: str = ENGLISH, is_shared: bool = True) -> Page:
        """Return the document as one picture for screens; one that is shared says that it opens as the document."""

"""Printouts of a document: record sheets of ships and classes, pages for the table, one picture to share."""

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, replace
from enum import StrEnum
from typing import Any, Generic, NamedTuple, Protocol

from typing_extensions import TypeVar, override

from metamaker.core.messages import ENGLISH, Words, words_in
from metamaker.game_api.documents import Document, Document_contra
from metamaker.rendering.drawing import Drawing, Page
from metamaker.rendering.frame import UPRIGHT, PageFrame
from metamaker.rendering.imposition import Slots, add_bound
from metamaker.rendering.ink import Ink

SHEETS = "sheets"
"""The kind of page for record sheets, in games that have any; without it only pages for the table are printed."""


class Embed(StrEnum):
    """The data inside a printout: the whole document, only the printed ships, or nothing."""

    FLEET = "fleet"
    SHIP = "ship"
    NONE = "none"


@dataclass(frozen=True)
class PrintOptions:
    """Options of printouts: the frame of a page, and one of the game's formats.

    `state`: a play state read by the game, with damage to mark; `fillable`: with form fields; `codes`: with share codes for
    cameras; `language`: that of the words, English where the game lacks it; `carried`: with share codes as invisible text;
    `logs`: with the logs of ships after their sheets.
    """

    frame: PageFrame = UPRIGHT
    format: str = "full"
    state: object = None
    fillable: bool = False
    codes: bool = True
    language: str = ENGLISH
    carried: bool = True
    logs: bool = False


@dataclass(frozen=True)
class Sheet:
    """The record sheets of one ship or class, to be put on pages; `ref` is its element.

    `notes` lists the omitted parts; `lacks_code`: whether the share code is one of them.
    """

    ref: str
    name: str
    leaves: tuple[Page, ...]
    notes: tuple[str, ...] = ()
    lacks_code: bool = False


class Pack(NamedTuple):
    """Pages for the table, and their kinds in the order of print.

    `two_sided`: backs match their fronts when the paper is turned over like the page of a book.
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
        """The formats of sheets with room for share codes."""

    @property
    def turn_word(self) -> str:
        """The name of the turn in play states of the game."""

    def sheet(self, document: Document_contra, ref: str, /, options: PrintOptions) -> Sheet:
        """Return the record sheet of a ship or class that is in the document."""

    def extra_sheets(self, document: Document_contra, options: PrintOptions, /) -> tuple[Sheet, ...]:
        """Return sheets in this format of elements that are not ships, if they have sheets of their own."""

    def blanks(self, options: PrintOptions) -> tuple[Page, ...]:
        """Return blank sheets for designs by hand, on pages."""

    def slots(self, options: PrintOptions) -> Slots:
        """Return the places of record sheets of a format on a page."""

    def play_state(self, document: Document_contra, /, value: object, file: str) -> object:
        """Return the play state in the JSON value of a file. Raises FileProblem for other content, and for other documents."""

    def filled_state(self, document: Document_contra, /, values: Mapping[str, str]) -> object:
        """Return the JSON value of the play state in the fields of filled-in sheets: values by the names of fields.

        Any letter is a tick. Fields of other names are ignored.
        """


class Prints(Protocol[Document_contra]):
    """Pages for the table and pictures of documents. Nothing here raises."""

    @property
    def inks(self) -> Mapping[str, Ink]:
        """The print styles by key, the usual one first."""

    def page_kinds(self, language: str = ENGLISH) -> Mapping[str, str]:
        """Return the kinds of pages with titles, in the order of print; `SHEETS` among them if they hold sheets, too."""

    def on_request(self, documents: int = 1) -> frozenset[str]:
        """Return the kinds of pages printed only on request, for this number of documents."""

    def pages(self, documents: Sequence[Document_contra], /, kinds: Collection[str], options: PrintOptions) -> Pack:
        """Return the pages of these kinds for one document or several opposing ones."""

    def card(self, document: Document_contra, /, language: str = ENGLISH, is_shared: bool = True) -> Page:
        """Return the document as one picture for screens; a shared one shows that it opens as the document."""

    def miniatures(self, document: Document_contra, /, most: int) -> tuple[Drawing, ...]:  # noqa: ARG002 - a default
        """Return small pictures of a document: up to `most` of its largest designs, or its board. By default none."""
        return ()

    def miniature(self, document: Document_contra, ref: str, /, side: int = 0) -> Drawing | None:  # noqa: ARG002 - a default
        """Return a ship or class from above in the colour of a side; None for other elements, and by default."""
        return None


Setting = TypeVar("Setting", default=Any)


class BoardPrints(Prints[Document], Generic[Document, Setting]):
    """See `Prints`. Pages are made for each document, or once for all documents if their kind is `shared`.

    `kinds` are the makers in the order of print; `rare` kinds are printed only on request. The makers of `two_sided` kinds
    return fronts and backs together. They come first, so that every front is on the front of a sheet of paper. `board` draws a
    document without words, for small pictures.
    """

    def __init__(
        self,
        game: str,
        inks: Mapping[str, Ink],
        kinds: Mapping[str, Callable[[Setting], tuple[Page, ...]]],
        setting: Callable[[Document, PageFrame, Words], Setting],
        card: Callable[[Document, Words, bool], Page],
        *,
        rare: Collection[str],
        shared: Collection[str],
        two_sided: Collection[str] = (),
        board: Callable[[Document], Drawing] | None = None,
    ) -> None:
        self._game, self._inks, self._kinds, self._setting, self._card = game, inks, kinds, setting, card
        self._rare, self._shared, self._two_sided, self._board = frozenset(rare), shared, two_sided, board

    @property
    @override
    def inks(self) -> Mapping[str, Ink]:
        return self._inks

    @override
    def page_kinds(self, language: str = ENGLISH) -> Mapping[str, str]:
        return {key: words_in(self._game, language)[f"pages-title-{key}"] for key in self._kinds}

    @override
    def on_request(self, documents: int = 1) -> frozenset[str]:
        return self._rare

    @override
    def pages(self, documents: Sequence[Document], kinds: Collection[str], options: PrintOptions) -> Pack:
        """Return the pages of these kinds. Raises KeyError for an unknown kind."""
        if unknown := set(kinds) - set(self._kinds):
            raise KeyError(min(unknown))
        words = words_in(self._game, options.language)
        fronts = replace(options.frame, mirrored=False)
        made: list[Page] = []
        printed: dict[str, bool] = {}
        for key in (key for key in self._kinds if key in kinds):
            for document in documents[:1] if key in self._shared else documents:
                before = len(made)
                if key in self._two_sided:
                    made += self._kinds[key](self._setting(document, options.frame, words))
                else:
                    add_bound(made, self._kinds[key](self._setting(document, fronts, words)), options.frame)
                if len(made) > before:
                    printed[key] = key in self._two_sided
        return Pack(tuple(made), tuple(printed), options.frame.mirrored or any(printed.values()))

    @override
    def card(self, document: Document, language: str = ENGLISH, is_shared: bool = True) -> Page:
        return self._card(document, words_in(self._game, language), is_shared)

    @override
    def miniatures(self, document: Document, most: int) -> tuple[Drawing, ...]:
        return () if self._board is None else (self._board(document),)

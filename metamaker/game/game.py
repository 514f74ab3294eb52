"""A game, as the command line and the window see it."""

from collections.abc import Collection, Mapping, Sequence
from typing import Any, Protocol

from metamaker.core.difference import Difference
from metamaker.core.envelope import Body, Format, compact, wrap
from metamaker.core.issue import Issue
from metamaker.core.json_text import laid_out
from metamaker.core.property import Property, Summary
from metamaker.core.words import ENGLISH
from metamaker.game.designs import Account, Fix, Report, Roster
from metamaker.game.documents import Document, StatText, Terms
from metamaker.game.graphs import Graph
from metamaker.game.play import Battles
from metamaker.game.prints import PrintOptions, Sheet
from metamaker.game.weighing import Scales
from metamaker.sheets.drawing import Page
from metamaker.sheets.ink import Ink


class Game(Protocol[Document]):
    """A game: its documents, and what is worked out from them. Nothing here raises on a document that was read."""

    @property
    def key(self) -> str:
        """The word for the game in files and folders."""

    @property
    def name(self) -> str:
        """The name of the game for people."""

    @property
    def format(self) -> Format:
        """The format of its documents."""

    def new(self, name: str, file: str, template: str = "", language: str = ENGLISH) -> Document:
        """Return a legal document to begin with: the usual small one, or that of a template by its key.

        Raises FileProblem, which names `file`, for a name that cannot be.
        """

    def templates(self, language: str = ENGLISH) -> Mapping[str, str]:
        """Return what a document can begin with: keys of templates with their titles, the usual one first."""

    def terms(self, language: str = ENGLISH) -> Terms:
        """Return what people call its documents and what is in them."""

    def read(self, body: Body, file: str) -> Document:
        """Return the document of a body in the present format. Raises FileProblem, which names `file` and the place."""

    def body(self, document: Document) -> Body:
        """Return the document as JSON values, keys in their order."""

    def brief(self, document: Document) -> Body:
        """Return the body without what it has by default; `read` makes the same document of it."""

    def schema(self) -> dict[str, Any]:
        """Return the JSON Schema of a body."""

    def title(self, document: Document) -> str:
        """Return what people call the document."""

    def author(self, document: Document) -> str:
        """Return who made the document; may be empty."""

    def issues(self, document: Document) -> tuple[Issue, ...]:
        """Return all problems of the document."""

    def report(self, document: Document, classes: bool) -> Report:
        """Return the numbers of every ship, or of every class; of the classes also where there is no ship."""

    def account(self, document: Document, ship: str, stat: str) -> Account:
        """Explain a stat of a ship or class, given by id or name.

        The stat is given by its symbol or label, in any case; `core.power` is one of a part. Raises NotInDocument.
        """

    def roster(self, document: Document) -> Roster:
        """Return the roster with its totals."""

    def stat_text(self, document: Document, ref: str, language: str = ENGLISH) -> StatText:
        """Return a ship or class that is in the document in words."""

    def document_texts(self, document: Document, language: str = ENGLISH) -> tuple[StatText, ...]:
        """Return what is told of the document as a whole above the texts of its ships; nothing where these say it all."""

    def card(self, document: Document, language: str = ENGLISH, is_shared: bool = True) -> Page:
        """Return the document as one picture for screens; one that is shared says that it opens as the document."""

    def printable(self, document: Document, classes: bool) -> tuple[str, ...]:
        """Return the references of what has a sheet: every ship, or every class; the classes also where there is no ship."""

    @property
    def formats(self) -> tuple[str, ...]:
        """The formats of sheets, the usual one first."""

    @property
    def inks(self) -> Mapping[str, Ink]:
        """The ways to print, the usual one first."""

    def play_state(self, document: Document, value: object, file: str) -> object:
        """Return the play state in the JSON value of a file. Raises FileProblem if it is none, or not one of the document."""

    def sheet(self, document: Document, ref: str, options: PrintOptions) -> Sheet:
        """Return the record sheet of a ship or class that is in the document."""

    def beside(self, document: Document, options: PrintOptions) -> tuple[Sheet, ...]:
        """Return sheets in this format of what stands beside the ships, if it has a sheet of its own."""

    def blanks(self, options: PrintOptions) -> tuple[Page, ...]:
        """Return blank sheets for designs by hand, on pages."""

    def imposed(self, leaves: Sequence[Page], options: PrintOptions) -> tuple[Page, ...]:
        """Return the pages that leaves in a format fill."""

    def leaves_a_page(self, options: PrintOptions) -> int:
        """Return how many leaves of a format a page has room for."""

    def page_kinds(self, language: str = ENGLISH) -> Mapping[str, str]:
        """Return the kinds of pages that a game needs on the table, sheets included, with titles, in the order of print."""

    def pages(self, documents: Sequence[Document], kinds: Collection[str], options: PrintOptions) -> tuple[Page, ...]:
        """Return the pages of these kinds for one document or several opposing ones."""

    def alone(self, document: Document, printed: tuple[str, ...]) -> Document:
        """Return the document cut to the ships or classes with these references: what goes to an opponent."""

    def differences(self, old: Document, new: Document) -> tuple[Difference, ...]:
        """Return what differs; two documents of one design each are compared part by part, whatever their ids are."""

    def difference_texts(self, old: Document, new: Document, language: str) -> tuple[str, ...]:
        """Return what differs between two documents as sentences for people."""

    def find(self, document: Document, name: str) -> str:
        """Return the reference of the ship or class with this id or name. Raises NotInDocument."""

    def made_of(self, document: Document, ref: str) -> tuple[str, ...]:
        """Return the references of a ship or class and of all that it is made of: its class, what is defined for it.

        Problems with these concern it. () for what is neither.
        """

    def properties(self, document: Document, ref: str, language: str) -> tuple[Property, ...]:
        """Return what can be changed about an element; nothing for a reference that names nothing."""

    def changed(self, document: Document, ref: str, key: str, value: object) -> Document:
        """Return the document with another value of a property of an element. Raises EditProblem for what cannot be."""

    def changed_name(self, document: Document, ref: str, key: str, language: str) -> str:
        """Return what a change of a property is called in a list of steps. Raises EditProblem if there is no such property."""

    def handle(self, document: Document, ref: str, language: str) -> Property | None:
        """Return the property that is edited in place when an element is opened; None where there is none."""

    def stepped(self, document: Document, ref: str, by: int) -> Document:
        """Return the document with so many more, or fewer, of an element; the same document where that means nothing."""

    def fixes(self, document: Document, issue: Issue, language: str) -> tuple[Fix, ...]:
        """Return the cures of a problem, where there are obvious ones."""

    def summary(self, document: Document, ref: str, language: str) -> Summary:
        """Return what an element is and does, for a tool tip."""

    def title_of(self, document: Document, ref: str, language: str) -> str:
        """Return the title of its summary alone, which takes no time; empty for what names nothing."""

    def graphs(self, document: Document, ref: str, width: float, height: float, language: str) -> tuple[Graph, ...]:
        """Return the charts of an element, each of this size in mm or higher; nothing for one that has none."""

    def waterfall(self, account: Account, width: float, height: float, language: str) -> Graph:
        """Return a chart of the lines that a number adds up from, of this size in mm or higher."""

    @property
    def battles(self) -> Battles[Document] | None:
        """Its battles, None for a game that has none yet."""

    @property
    def scales(self) -> Scales[Document] | None:
        """What weighs its ships, None for a game that has nothing to do so."""


def brief_bytes(game: Game[Document], document: Document) -> bytes:
    """Return the shortest content of a file that holds `document`, which is what share codes hold."""
    return compact(wrap(game.key, game.format, game.brief(document)))


def file_bytes(game: Game[Document], document: Document) -> bytes:
    """Return the content of a file that holds `document`; equal documents give identical bytes."""
    return laid_out(wrap(game.key, game.format, game.body(document)))

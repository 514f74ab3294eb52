"""What a game must offer to the command line and the window, and the neutral values in which it answers."""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import Any, Protocol, TypeVar

from metamaker.core.difference import Difference
from metamaker.core.envelope import Body, Format, wrap
from metamaker.core.issue import Issue
from metamaker.core.json_layout import laid_out
from metamaker.core.stat import Stat, StatBlock
from metamaker.formulas.explain import Explanation, Sensitivity
from metamaker.sheets.drawing import Page
from metamaker.sheets.ink import Ink
from metamaker.sheets.paper import Paper

Document = TypeVar("Document")


class NotInDocument(LookupError):
    """A ship, class or stat that was asked for by name and is not there; the text is one sentence."""


@dataclass(frozen=True)
class Numbers:
    """The numbers of one ship or class: of the whole, and of its parts by kind and name (`sections` → `core` → its numbers)."""

    id: str
    name: str
    design: str
    stats: StatBlock
    parts: Mapping[str, Mapping[str, StatBlock]]


@dataclass(frozen=True)
class Report:
    """The numbers of all ships of a document, and of the document as a whole; `headline`: the symbols of an overview."""

    ships: tuple[Numbers, ...]
    fleet: StatBlock
    headline: tuple[str, ...]


@dataclass(frozen=True)
class Share:
    """A line that a number comes from: the element, what it is for people, its part, and what one more of it would add."""

    where: str
    text: str
    value: float
    one_more: float | None


@dataclass(frozen=True)
class Account:
    """Why a stat has its value: its formula if one gives it, the lines that it comes from, what one more of an input does."""

    of: str
    stat: Stat
    explanation: Explanation | None
    shares: tuple[Share, ...]
    sensitivity: tuple[Sensitivity, ...] = ()
    notes: tuple[str, ...] = ()


@dataclass(frozen=True)
class RosterLine:
    """A ship of the roster, or a group beside the ships; `commander` and `level` are its place in the chain of command."""

    id: str
    name: str
    design: str
    commander: str | None
    level: str | None
    stats: StatBlock


@dataclass(frozen=True)
class Miniatures:
    """How many pieces of one kind go on the table."""

    kind: str
    name: str
    count: int


@dataclass(frozen=True)
class Roster:
    """Who comes to the table, what all of it adds up to, and the pieces that are needed."""

    name: str
    totals: StatBlock
    ships: tuple[RosterLine, ...]
    others: tuple[RosterLine, ...]
    miniatures: tuple[Miniatures, ...]


class Embed(StrEnum):
    """What a print carries inside: the whole document, the printed ships alone, or nothing."""

    FLEET = "fleet"
    SHIP = "ship"
    NONE = "none"


@dataclass(frozen=True)
class Sheet:
    """The pages of one ship or class; `ref` is the element that they show."""

    ref: str
    name: str
    pages: tuple[Page, ...]


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

    def new(self, name: str, file: str) -> Document:
        """Return a small legal document to begin with. Raises FileProblem, which names `file`, for a name that cannot be."""

    def read(self, body: Body, file: str) -> Document:
        """Return the document of a body in the present format. Raises FileProblem, which names `file` and the place."""

    def body(self, document: Document) -> Body:
        """Return the document as JSON values, keys in their order."""

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
        """Explain a stat of a ship or class, given by id or name; `core.power` is one of a part. Raises NotInDocument."""

    def roster(self, document: Document) -> Roster:
        """Return the roster with its totals."""

    def printable(self, document: Document, classes: bool) -> tuple[str, ...]:
        """Return the references of what has a sheet: every ship, or every class; the classes also where there is no ship."""

    def sheet(self, document: Document, ref: str, paper: Paper) -> Sheet:
        """Return the record sheet of a ship or class that is in the document."""

    @property
    def ink(self) -> Ink:
        """The colours of the sheets."""

    def alone(self, document: Document, printed: tuple[str, ...]) -> Document:
        """Return the document cut to the ships or classes with these references: what goes to an opponent."""

    def differences(self, old: Document, new: Document) -> tuple[Difference, ...]:
        """Return what differs; two documents of one design each are compared part by part, whatever their ids are."""

    def find(self, document: Document, name: str) -> str:
        """Return the reference of the ship or class with this id or name. Raises NotInDocument."""


def file_bytes(game: Game[Document], document: Document) -> bytes:
    """Return the content of a file that holds `document`; equal documents give identical bytes."""
    return laid_out(wrap(game.key, game.format, game.body(document)))

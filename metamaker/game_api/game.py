"""Games: documents and further parts, each with its own protocol."""

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any, Generic, TypedDict, Unpack

from typing_extensions import TypeVar

from metamaker.core.envelope import Format, compact, wrap
from metamaker.core.json_text import laid_out

if TYPE_CHECKING:  # a game is registered without its parts, which need the libraries of formulas and drawings
    from metamaker.core.difference import Difference
    from metamaker.game_api.checks import Checks
    from metamaker.game_api.confirming import Confirming
    from metamaker.game_api.designs import Designs
    from metamaker.game_api.documents import Documents
    from metamaker.game_api.edits import Building, Edits
    from metamaker.game_api.filling import Filling
    from metamaker.game_api.firing import Firing
    from metamaker.game_api.graphs import Graphs
    from metamaker.game_api.limits import Limits
    from metamaker.game_api.logs import Logs
    from metamaker.game_api.odds import Odds
    from metamaker.game_api.play import Play
    from metamaker.game_api.prints import Prints, Sheets
    from metamaker.game_api.tabletop import Tabletop
    from metamaker.game_api.universes import Universes
    from metamaker.game_api.weighing import Weighing
    from metamaker.play.documents import Contingent

Document = TypeVar("Document", default=Any)
"""The type of a game's documents. `Game` without it is a game with any documents."""

Kind = TypeVar("Kind")

Load = Callable[[], Kind]
"""Imports and returns a part of a game."""


class Parts(TypedDict, Generic[Document], total=False):
    """The functions that load the parts of a game; see the attributes of `Game`."""

    checks: "Load[Checks[Document]]"
    designs: "Load[Designs[Document]]"
    edits: "Load[Edits[Document]]"
    building: "Load[Building[Document]]"
    filling: "Load[Filling[Document]]"
    firing: "Load[Firing[Document]]"
    sheets: "Load[Sheets[Document]]"
    prints: "Load[Prints[Document]]"
    tabletop: "Load[Tabletop[Document]]"
    graphs: "Load[Graphs[Document]]"
    play: "Load[Play[Document]]"
    weighing: "Load[Weighing[Document]]"
    confirming: "Load[Confirming[Document]]"
    odds: "Load[Odds[Document]]"
    limits: "Load[Limits[Document]]"
    universes: "Load[Universes[Document]]"
    logs: "Load[Logs[Document]]"


class Part(Generic[Kind]):
    """A part of a game: loaded when it is first used, None if the game does not have it."""

    def __set_name__(self, _owner: type, name: str) -> None:
        self._name = name

    def __get__(self, game: "Game", _owner: type) -> Kind | None:
        """Return the part and keep it in the game, where it is found from then on."""
        part: Kind | None = game.load(self._name)
        game.__dict__[self._name] = part
        return part


class Game(Generic[Document]):
    """Documents of a game and its other parts. Parts may be absent; MetaMaker then does not offer their functions.

    `key` is the name of the game in files and folders, `name` the one that users see, `format` that of its documents.
    """

    checks: "Part[Checks[Document]]" = Part()
    """Problems of documents and their quick fixes."""
    designs: "Part[Designs[Document]]" = Part()
    """Ships and classes with their numbers."""
    edits: "Part[Edits[Document]]" = Part()
    """Changes of elements."""
    building: "Part[Building[Document]]" = Part()
    """New elements by name; a game with this has edits, too."""
    filling: "Part[Filling[Document]]" = Part()
    """Rosters from designs up to a limit; a game with this has designs and checks."""
    firing: "Part[Firing[Document]]" = Part()
    """The odds of attacks at the table; a game with this has designs and play."""
    sheets: "Part[Sheets[Document]]" = Part()
    """Record sheets of ships and classes; a game with sheets has designs."""
    prints: "Part[Prints[Document]]" = Part()
    """Pages for the table, pictures; a game with sheets has these, too."""
    tabletop: "Part[Tabletop[Document]]" = Part()
    """Pieces for virtual tabletops; a game with this has prints, too."""
    graphs: "Part[Graphs[Document]]" = Part()
    """Charts of elements."""
    play: "Part[Play[Document]]" = Part()
    """Battles and matches."""
    weighing: "Part[Weighing[Document]]" = Part()
    """Rating of single ships."""
    confirming: "Part[Confirming[Document]]" = Part()
    """Battles that confirm the values of designs; a game with this has designs."""
    odds: "Part[Odds[Document]]" = Part()
    """Forecasts and balanced match-ups; a game with odds has play and encounters."""
    limits: "Part[Limits[Document]]" = Part()
    """Limits of tournaments for documents; a game with limits has designs and tournaments."""
    universes: "Part[Universes[Document]]" = Part()
    """Packs of parts that many documents use."""
    logs: "Part[Logs[Document]]" = Part()
    """Logs of ships; a game with this has play and sheets."""

    def __init__(
        self,
        key: str,
        name: str,
        format: Format,  # noqa: A002 - the usual word
        documents: "Documents[Document]",
        **parts: Unpack[Parts[Document]],
    ) -> None:
        self.key = key
        self.name = name
        self.format = format
        self.documents = documents
        self._parts: Mapping[str, Any] = parts

    def has(self, name: str) -> bool:
        """Return whether the game has a part of this name, without loading it."""
        return name in self._parts

    def load(self, name: str) -> Any:
        """Return a part by name, None if the game does not have it."""
        return self._parts[name]() if name in self._parts else None


class NotOffered(LookupError):
    """A part that a game does not have was used."""


def required(part: Kind | None) -> Kind:
    """Return a part that the caller cannot do without. Raises NotOffered if the game does not have it."""
    if part is None:
        raise NotOffered("this game has no such part")
    return part


def title_of(game: Game[Document], document: Document, ref: str, language: str) -> str:
    """Return the display name of an element of a document."""
    if game.edits is not None:
        return game.edits.title_of(document, ref, language)
    return next((text.title for text in game.documents.texts(document, ref, language)), ref)


def differences(game: Game[Document], old: Document, new: Document) -> "tuple[Difference, ...]":
    """Return the differences between two documents: of their designs, or of their files for games without designs."""
    if game.designs is not None:
        return game.designs.differences(old, new)
    from metamaker.core.difference import differences as differences_of

    return differences_of(game.documents.body(old), game.documents.body(new))


def difference_texts(game: Game[Document], old: Document, new: Document, language: str) -> tuple[str, ...]:
    """Return the differences between two documents in sentences; for games without designs, only their places."""
    if game.designs is not None:
        return game.designs.difference_texts(old, new, language)
    return tuple(dict.fromkeys(found.where for found in differences(game, old, new)))


def brief_bytes(game: Game[Document], document: Document) -> bytes:
    """Return the shortest content of a file with `document`, as in share codes."""
    return compact(wrap(game.key, game.format, game.documents.minimal_body(document)))


def contingent(game: Game[Document], document: Document) -> "Contingent":
    """Return a document as part of another one: its format and its body."""
    from metamaker.play.documents import Contingent

    body = game.documents.body(document)
    return Contingent(format=game.format.needed(body), body=body)


def file_bytes(game: Game[Document], document: Document) -> bytes:
    """Return the content of a file that holds `document`; equal documents give identical bytes."""
    return laid_out(wrap(game.key, game.format, game.documents.body(document)))

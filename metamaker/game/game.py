"""A game: its documents, and what it can do with them, each part of that a protocol of its own."""

from collections.abc import Callable
from functools import cached_property
from typing import Any, Generic

from typing_extensions import TypeVar

from metamaker.core.difference import Difference
from metamaker.core.difference import differences as differences_of
from metamaker.core.envelope import Format, compact, wrap
from metamaker.core.json_text import laid_out
from metamaker.game.building import Building
from metamaker.game.checks import Checks
from metamaker.game.designs import Designs
from metamaker.game.documents import Documents
from metamaker.game.edits import Edits
from metamaker.game.graphs import Graphs
from metamaker.game.limits import Limits
from metamaker.game.odds import Odds
from metamaker.game.play import Play
from metamaker.game.prints import Prints, Sheets
from metamaker.game.universes import Universes
from metamaker.game.weighing import Weighing

Document = TypeVar("Document", default=Any)
"""The type of a game's documents. `Game` alone is a game of any."""

Part = TypeVar("Part")

Load = Callable[[], Part] | None
"""What imports and returns a part of a game when it is first asked for; None where a game has no such part."""


class Game(Generic[Document]):
    """What a game can do. Every part but the documents may be absent, and what is built on it is then not offered.

    `key` is the word for the game in files and folders, `name` that for people, `format` that of its documents.
    """

    def __init__(
        self,
        key: str,
        name: str,
        format: Format,  # noqa: A002 - the word for it everywhere
        documents: Documents[Document],
        *,
        checks: Load[Checks[Document]] = None,
        designs: Load[Designs[Document]] = None,
        edits: Load[Edits[Document]] = None,
        building: Load[Building[Document]] = None,
        sheets: Load[Sheets[Document]] = None,
        prints: Load[Prints[Document]] = None,
        graphs: Load[Graphs[Document]] = None,
        play: Load[Play[Document]] = None,
        weighing: Load[Weighing[Document]] = None,
        odds: Load[Odds[Document]] = None,
        limits: Load[Limits[Document]] = None,
        universes: Load[Universes[Document]] = None,
    ) -> None:
        self.key = key
        self.name = name
        self.format = format
        self.documents = documents
        self._checks = checks
        self._designs = designs
        self._edits = edits
        self._building = building
        self._sheets = sheets
        self._prints = prints
        self._graphs = graphs
        self._play = play
        self._weighing = weighing
        self._odds = odds
        self._limits = limits
        self._universes = universes

    @cached_property
    def checks(self) -> Checks[Document] | None:
        """Problems of documents and their cures."""
        return _loaded(self._checks)

    @cached_property
    def designs(self) -> Designs[Document] | None:
        """Ships and classes with their numbers."""
        return _loaded(self._designs)

    @cached_property
    def edits(self) -> Edits[Document] | None:
        """What can be changed about elements."""
        return _loaded(self._edits)

    @cached_property
    def building(self) -> Building[Document] | None:
        """What is put into documents by word; a game with this has edits, too."""
        return _loaded(self._building)

    @cached_property
    def sheets(self) -> Sheets[Document] | None:
        """Record sheets of ships and classes; a game with sheets has designs."""
        return _loaded(self._sheets)

    @cached_property
    def prints(self) -> Prints[Document] | None:
        """Pages for the table, pictures; a game with sheets has these too."""
        return _loaded(self._prints)

    @cached_property
    def graphs(self) -> Graphs[Document] | None:
        """Charts of elements."""
        return _loaded(self._graphs)

    @cached_property
    def play(self) -> Play[Document] | None:
        """Battles, matches."""
        return _loaded(self._play)

    @cached_property
    def weighing(self) -> Weighing[Document] | None:
        """Single ships against a field of others."""
        return _loaded(self._weighing)

    @cached_property
    def odds(self) -> Odds[Document] | None:
        """How forces that meet fare, and what would make that even; a game with odds has play and encounters."""
        return _loaded(self._odds)

    @cached_property
    def limits(self) -> Limits[Document] | None:
        """What organisers of events ask of documents; a game with limits has designs, and events."""
        return _loaded(self._limits)

    @cached_property
    def universes(self) -> Universes[Document] | None:
        """Packs of parts that many documents use."""
        return _loaded(self._universes)


def _loaded(load: Load[Part]) -> Part | None:
    return None if load is None else load()


class NotOffered(LookupError):
    """A part that a game does not have was used."""


def required(part: Part | None) -> Part:
    """Return a part of a game that whoever uses it cannot do without; who offers that has looked before. Raises NotOffered."""
    if part is None:
        raise NotOffered("this game has no such part")
    return part


def title_of(game: Game[Document], document: Document, ref: str, language: str) -> str:
    """Return what people call an element of a document."""
    if game.edits is not None:
        return game.edits.title_of(document, ref, language)
    return next((text.title for text in game.documents.texts(document, ref, language)), ref)


def differences(game: Game[Document], old: Document, new: Document) -> tuple[Difference, ...]:
    """Return what differs between two documents: by their designs where a game has any, else as their files differ."""
    if game.designs is not None:
        return game.designs.differences(old, new)
    return differences_of(game.documents.body(old), game.documents.body(new))


def difference_texts(game: Game[Document], old: Document, new: Document, language: str) -> tuple[str, ...]:
    """Return what differs between two documents in sentences for people; where a game has no designs, the places alone."""
    if game.designs is not None:
        return game.designs.difference_texts(old, new, language)
    return tuple(dict.fromkeys(found.where for found in differences(game, old, new)))


def brief_bytes(game: Game[Document], document: Document) -> bytes:
    """Return the shortest content of a file that holds `document`, which is what share codes hold."""
    return compact(wrap(game.key, game.format, game.documents.minimal_body(document)))


def file_bytes(game: Game[Document], document: Document) -> bytes:
    """Return the content of a file that holds `document`; equal documents give identical bytes."""
    return laid_out(wrap(game.key, game.format, game.documents.body(document)))

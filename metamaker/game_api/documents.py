"""Documents of a game: reading, writing, templates, search and descriptions. Every game has them."""

from collections.abc import Collection, Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any, Generic, Protocol

from typing_extensions import TypeVar, override

from metamaker.core.errors import FileProblem
from metamaker.core.frozen import Frozen
from metamaker.core.messages import COMMON, ENGLISH, Words, language_in_force, message, words_in
from metamaker.core.schema_errors import JsonObject
from metamaker.core.validation import validated

Document = TypeVar("Document", default=Any)
Document_contra = TypeVar("Document_contra", contravariant=True, default=Any)
Model = TypeVar("Model", bound=Frozen)

SEED_MARK = "#"
"""Separates the key of a random template from its seed."""


class NotInDocument(LookupError):
    """A name of a ship, class or stat is not in the document; the text is one sentence."""


@dataclass(frozen=True)
class Passage:
    """Lines under a heading."""

    heading: str
    lines: tuple[str, ...]


@dataclass(frozen=True)
class StatText:
    """A ship or class in words: its title, figures by their captions, and passages. Its names are untrusted: escape them."""

    ref: str
    title: str
    subtitle: str
    figures: tuple[tuple[str, str], ...]
    passages: tuple[Passage, ...]


class Documents(Protocol[Document]):
    """The documents of a game. Nothing here raises on a document that was read."""

    def words(self, language: str = ENGLISH) -> Words:
        """Return the messages of the game in a language, in English if it has none in that language.

        `document-kind` names the kind of document (“Fleet”), `-new` an unnamed new one, `-designs` the designs in it, and
        `-about` describes the game in a sentence.
        """

    def templates(self, language: str = ENGLISH) -> Mapping[str, str]:
        """Return the keys of templates with their titles, the default first."""

    def is_by_dice(self, template: str) -> bool:  # noqa: ARG002 - most templates are what they are
        """Return whether a template is random: `new` then also takes its key with `#` and a seed."""
        return False

    def new(self, name: str, file: str, template: str = "", language: str = ENGLISH) -> Document:
        """Return a new legal document: the default small one, or that of a template by its key.

        Raises FileProblem, which names `file`, for an illegal name.
        """

    def read(self, body: JsonObject, file: str) -> Document:
        """Return the document of a body in the present format. Raises FileProblem, which names `file` and the place."""

    def body(self, document: Document) -> JsonObject:
        """Return the document as JSON values, keys in their order."""

    def minimal_body(self, document: Document) -> JsonObject:
        """Return the body without default values; `read` makes the same document of it."""

    def schema(self) -> JsonObject:
        """Return the JSON Schema of a body."""

    def completed(self, body: JsonObject) -> JsonObject:
        """Return the body of a share code with the entries omitted by older versions."""

    def title(self, document: Document) -> str:
        """Return the title of the document."""

    def author(self, document: Document) -> str:
        """Return the author of the document; may be empty."""

    def notes(self, document: Document) -> str:
        """Return the author's notes on the document; may be empty."""

    def find(self, document: Document, name: str) -> str:
        """Return the reference of the element with this id or name, such as a ship. Raises NotInDocument."""

    def present(self, document: Document) -> Document:
        """Return the document without its ships at home and without logs; the same document if it has neither.

        Matches, printouts, totals, problems, share codes and live pages are about this document. Files have all ships.
        """
        return document

    def everyone(self, document: Document) -> Document:
        """Return the document with no ship at home."""
        return document

    def texts(self, document: Document, ref: str, language: str = ENGLISH) -> tuple[StatText, ...]:
        """Return the description of an element, or of the whole document for an empty reference; may be empty."""


def called_otherwise(words: Words, kind: str, new: str) -> Words:
    """Return messages with another kind of document and title of a new one; all others stay the same."""
    return Words(words.language, {"document": [f"document-kind = {kind}", f"document-new = {new}"]}, lacking=words)


class ModelDocuments(Documents[Model], Generic[Model]):
    """Base class for documents as frozen models. Their fields `name`, `author` and `notes` are used if they exist.

    `grouping`: keys of a file between an element and its parts that are not in the references of the parts. A game adds
    templates, texts and the search for elements.
    """

    nameless = "document-kind"
    """The id of the message for the title of a document without a name."""

    def __init__(self, game: str, model: type[Model], grouping: Collection[str] = frozenset()) -> None:
        self._game = game
        self._model = model
        self._grouping = frozenset(grouping)

    @override
    def words(self, language: str = ENGLISH) -> Words:
        return words_in(self._game, language)

    @override
    def read(self, body: JsonObject, file: str) -> Model:
        return validated(self._model, body, file, self._grouping)

    @override
    def body(self, document: Model) -> JsonObject:
        """Absent values stay absent; all others are written, so that a file does not depend on defaults."""
        return document.model_dump(mode="json", exclude_none=True)

    @override
    def minimal_body(self, document: Model) -> JsonObject:
        return document.model_dump(mode="json", exclude_defaults=True)

    @override
    def title(self, document: Model) -> str:
        return str(getattr(document, "name", "")) or self.words(language_in_force())[self.nameless]

    @override
    def author(self, document: Model) -> str:
        return str(getattr(document, "author", ""))

    @override
    def notes(self, document: Model) -> str:
        return str(getattr(document, "notes", ""))

    @override
    def completed(self, body: JsonObject) -> JsonObject:
        return body

    @override
    def schema(self) -> JsonObject:
        return self._model.model_json_schema()


class CompanionDocuments(ModelDocuments[Model]):
    """Further documents of the game `of`, such as its matches, with the messages of the game.

    `kind`, `new`: ids of common messages for the kind of document and an unnamed new one; `unmade` is the sentence of
    `new()` for documents without an empty one.
    """

    def __init__(self, game: str, of: Documents, model: type[Model], kind: str, new: str, unmade: str = "") -> None:
        super().__init__(game, model)
        self._unmade = unmade
        self._words = cache(lambda language: _called_by_messages(of.words(language), language, kind, new))

    @override
    def words(self, language: str = ENGLISH) -> Words:
        return self._words(language)

    @override
    def templates(self, language: str = ENGLISH) -> Mapping[str, str]:
        return {}

    @override
    def new(self, name: str, file: str, template: str = "", language: str = ENGLISH) -> Model:
        """Raise FileProblem: such documents are made from others."""
        raise FileProblem(file, "", message(self._unmade))


def _called_by_messages(words: Words, language: str, kind: str, new: str) -> Words:
    own = words_in(COMMON, language)
    return called_otherwise(words, own[kind], own[new])

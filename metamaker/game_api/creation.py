"""Creation of elements from text commands: new elements of a document, and parts of its ships."""

from collections.abc import Mapping
from typing import Generic, NamedTuple, Protocol

from metamaker.core.edits import Edited
from metamaker.game_api.documents import Document


class Merged(NamedTuple, Generic[Document]):
    """A document with all elements of another one; taken names of it, with their replacements."""

    document: Document
    renamed: tuple[tuple[str, str], ...]


class Building(Protocol[Document]):
    """Edits that add to documents of a game."""

    def offers(self, document: Document, /, language: str) -> Mapping[str, str]:
        """Return the keys of all elements that can be added to a document or its ships, with their display names."""

    def put(self, document: Document, what: str, onto: str, /, name: str, language: str) -> Edited[Document]:
        """Return the document with one more element, given by a key or by the reference of a class, type or ship.

        Its name is `name`. `onto` is the reference of its new parent, or empty. Raises EditProblem for an impossible addition.
        """

    def merged(self, document: Document, other: Document, /) -> Merged[Document]:
        """Return the document with all elements of another one. Raises EditProblem."""

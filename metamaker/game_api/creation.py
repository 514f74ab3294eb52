"""What a document is built of, put into it by word: new elements of its own, and what goes into its ships."""

from collections.abc import Mapping
from typing import Generic, NamedTuple, Protocol

from metamaker.core.edits import Edited
from metamaker.game_api.documents import Document


class Merged(NamedTuple, Generic[Document]):
    """A document with all of another one; the names there that were taken, with those that they have now."""

    document: Document
    renamed: tuple[tuple[str, str], ...]


class Building(Protocol[Document]):
    """Edits that add to documents of a game."""

    def offers(self, document: Document, /, language: str) -> Mapping[str, str]:
        """Return the keys of all that can be put into a document or its ships, with what people call it."""

    def put(self, document: Document, what: str, onto: str, /, name: str, language: str) -> Edited[Document]:
        """Return the document with one more of what a key, or the reference of a class, type or ship, names.

        It is called `name`. `onto` is the reference of where it goes, empty where it is put by itself.
        Raises EditProblem for what cannot be.
        """

    def merged(self, document: Document, other: Document, /) -> Merged[Document]:
        """Return the document with all elements of another one. Raises EditProblem."""

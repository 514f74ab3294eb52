"""What can be changed about the elements of a document, in a form that any editor can show."""

from typing import Protocol

from metamaker.core.property import Listed, Property, Summary
from metamaker.game_api.documents import Document


class Edits(Protocol[Document]):
    """The elements of a game's documents by their references, and changes of them."""

    def properties(self, document: Document, ref: str, /, language: str) -> tuple[Property, ...]:
        """Return what can be changed about an element; nothing for a reference that names nothing."""

    def changed(self, document: Document, ref: str, /, key: str, value: object) -> Document:
        """Return the document with another value of a property of an element. Raises EditProblem for what cannot be."""

    def changed_name(self, document: Document, ref: str, /, key: str, language: str) -> str:
        """Return what a change of a property is called in a list of steps. Raises EditProblem if there is no such property."""

    def inline_property(self, document: Document, ref: str, /, language: str) -> Property | None:
        """Return the property that is edited in place when an element is opened; None where there is none."""

    def stepped(self, document: Document, ref: str, /, by: int) -> Document:
        """Return the document with so many more, or fewer, of an element; the same document where that means nothing."""

    def summary(self, document: Document, ref: str, /, language: str) -> Summary:
        """Return what an element is and does, for a tool tip."""

    def listed(self, document: Document, /, language: str) -> tuple[Listed, ...]:
        """Return all elements that people look for, in their order."""

    def title_of(self, document: Document, ref: str, /, language: str) -> str:
        """Return the title of its summary alone, which takes no time; empty for what names nothing."""

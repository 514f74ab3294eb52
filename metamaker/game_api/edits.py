"""Editable properties of the elements of a document, in a form for any editor."""

from typing import Protocol

from metamaker.core.property import Listed, Property, Summary
from metamaker.game_api.documents import Document


class Edits(Protocol[Document]):
    """The elements of a game's documents by their references, and changes of them."""

    def properties(self, document: Document, ref: str, /, language: str) -> tuple[Property, ...]:
        """Return the editable properties of an element; empty for an unknown reference."""

    def changed(self, document: Document, ref: str, /, key: str, value: object) -> Document:
        """Return the document with another value of a property of an element. Raises EditProblem for an impossible one."""

    def changed_name(self, document: Document, ref: str, /, key: str, language: str) -> str:
        """Return the name of a change of a property in the list of steps. Raises EditProblem for an unknown property."""

    def inline_property(self, document: Document, ref: str, /, language: str) -> Property | None:
        """Return the property for editing in place when an element is opened; None without one."""

    def stepped(self, document: Document, ref: str, /, by: int) -> Document:
        """Return the document with `by` more (or fewer) of an element; unchanged if it cannot be counted."""

    def summary(self, document: Document, ref: str, /, language: str) -> Summary:
        """Return the name and the description of an element for a tooltip."""

    def listed(self, document: Document, /, language: str) -> tuple[Listed, ...]:
        """Return all elements that people look for, in their order."""

    def title_of(self, document: Document, ref: str, /, language: str) -> str:
        """Return only the title of the summary, which is fast; empty for an unknown reference."""

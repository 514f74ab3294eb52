"""What an organiser may ask of the documents that come to an event, and whether a document keeps to it."""

from dataclasses import dataclass
from typing import Any, Protocol

from metamaker.core.issue import Issue
from metamaker.core.property import Property
from metamaker.core.words import Text
from metamaker.game.documents import Document_contra
from metamaker.play.replay import Record


@dataclass(frozen=True)
class Examined:
    """One limit held against a document: what is asked, what was found, and every breach of it, placed in the document."""

    asked: Text
    found: Text
    issues: tuple[Issue, ...]


class Limits(Protocol[Document_contra]):
    """The limits that a game knows. They travel as a JSON value; an empty one asks for what is usual."""

    def schema(self) -> dict[str, Any]:
        """Return the JSON Schema of the limits."""

    def read(self, record: Record, file: str, /) -> Record:
        """Return the limits of a file as they are kept. Raises FileProblem, which names `file` and the place."""

    def properties(self, record: Record, /, language: str) -> tuple[Property, ...]:
        """Return what can be asked for, in a form that any editor can show."""

    def changed(self, record: Record, /, key: str, value: object) -> Record:
        """Return limits with another value of a property. Raises EditProblem for what cannot be."""

    def asked(self, record: Record, /) -> tuple[Text, ...]:
        """Return what is asked for, a line for each limit that is set."""

    def doubts(self, record: Record, /) -> tuple[Issue, ...]:
        """Return what is wrong with the limits themselves: what no document can keep to."""

    def examined(self, document: Document_contra, record: Record, /) -> tuple[Examined, ...]:
        """Return a line for each limit that is set, as `asked` does."""

    def worth(self, document: Document_contra, /) -> tuple[Text, ...]:
        """Return what a document brings in a few figures, such as its value and the number of its ships."""

"""Problems of a document, all at once, and their quick fixes."""

from dataclasses import dataclass
from typing import Any, Protocol

from metamaker.core.issue import Issue
from metamaker.game_api.documents import Document_contra


@dataclass(frozen=True)
class Fix:
    """A quick fix of a problem: a sentence without its full stop, and the fleet (any document) after it."""

    text: str
    fleet: Any


class Checks(Protocol[Document_contra]):
    """Problems of documents of a game. Nothing here raises on a document that was read."""

    def issues(self, document: Document_contra, /) -> tuple[Issue, ...]:
        """Return all problems of the document."""

    def fixes(self, document: Document_contra, /, issue: Issue, language: str) -> tuple[Fix, ...]:
        """Return the quick fixes of a problem, if there are obvious ones."""

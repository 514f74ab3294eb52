"""The one kind of step that can be undone: a document was one value and became another."""

from typing import TYPE_CHECKING, Any

from PySide6.QtGui import QUndoCommand

if TYPE_CHECKING:
    from metamaker.app.document import Document

_MERGING = 1
"""Qt offers to merge neighbours with equal ids; whether they do is for the merge key to say."""


_LONGEST = 60
"""Letters of a step's name that menus and buttons show."""


def _for_menus(text: str) -> str:
    """Return the name of a step for menus: not too long, and without an ampersand that would mark a key."""
    short = text if len(text) <= _LONGEST else f"{text[: _LONGEST - 1]}…"
    return short.replace("&", "&&")


class Change(QUndoCommand):
    """The document becomes `after`, called `text`. Neighbours with the same merge key, if not empty, become one step."""

    def __init__(self, document: "Document", text: str, after: Any, merge: str) -> None:
        super().__init__(f"{text}\n{_for_menus(text)}")
        self._document = document
        self._before = document.value
        self._after = after
        self._merge = merge

    def redo(self) -> None:
        """Put the new value in place."""
        self._document.put(self._after)

    def undo(self) -> None:
        """Put the old value in place."""
        self._document.put(self._before)

    def id(self) -> int:
        """Return what Qt compares before it asks for a merge."""
        return _MERGING if self._merge else -1

    def mergeWith(self, other: QUndoCommand) -> bool:  # noqa: N802
        """Take the step that follows into this one, if it goes on with the same thing; back at the start, none is left."""
        if not isinstance(other, Change) or other._merge != self._merge:
            return False
        self._after = other._after
        self.setText(f"{other.text()}\n{other.actionText()}")  # a name that is typed is told as it is at last
        self.setObsolete(self._after == self._before)
        return True

"""The one kind of step that can be undone: a document was one value and became another."""

from typing import TYPE_CHECKING, Any

from PySide6.QtGui import QUndoCommand

if TYPE_CHECKING:
    from metamaker.app.document import Document

_MERGING = 1
"""Qt offers to merge neighbours with equal ids; whether they do is for the merge key to say."""


class Change(QUndoCommand):
    """The document becomes `after`, called `text`. Neighbours with the same merge key, if not empty, become one step."""

    def __init__(self, document: "Document", text: str, after: Any, merge: str) -> None:
        super().__init__(text)
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
        self.setObsolete(self._after == self._before)
        return True

"""An open document: the value, its undo steps, and the one undo command, from value to value."""

from typing import Any, Generic
from uuid import uuid4

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QUndoCommand, QUndoStack
from typing_extensions import TypeVar

from metamaker.app.overrides import override
from metamaker.game_api.game import Game

Value = TypeVar("Value", default=Any)
"""The type of a document's values. Code for any game leaves it out."""

_MERGING = 1
"""Qt offers to merge neighbouring commands with equal ids; the merge key decides."""


_LONGEST = 60
"""The number of characters of a step's name in menus and buttons."""


def _for_menus(text: str) -> str:
    """Return the name of a step for menus: shortened, and without ampersands, which would mark a key."""
    short = text if len(text) <= _LONGEST else f"{text[: _LONGEST - 1]}…"
    return short.replace("&", "&&")


class Change(QUndoCommand):
    """The document becomes `after`, called `text`. Neighbours with the same non-empty merge key become one step."""

    def __init__(self, document: "Document", text: str, after: Any, merge: str) -> None:
        super().__init__(f"{text}\n{_for_menus(text)}")
        self._document = document
        self._before = document.value
        self._after = after
        self._merge = merge

    @override
    def redo(self) -> None:
        """Put the new value in place."""
        self._document.put(self._after)

    @override
    def undo(self) -> None:
        """Put the old value in place."""
        self._document.put(self._before)

    @override
    def id(self) -> int:
        """Return the id that Qt compares before it tries to merge."""
        return _MERGING if self._merge else -1

    @override
    def mergeWith(self, other: QUndoCommand) -> bool:
        """Merge the following step into this one if it continues the same edit; a step back to the start becomes obsolete."""
        if not isinstance(other, Change) or other._merge != self._merge:
            return False
        self._after = other._after
        self.setText(f"{other.text()}\n{other.actionText()}")  # a typed name is described by its latest value
        self.setObsolete(self._after == self._before)
        return True


class Document(QObject, Generic[Value]):
    """A document of a game that is being edited. Every change replaces one frozen value with another.

    `changed(old, new)` is sent after each change, undo and redo included; views of a part check whether it is another object.
    `went_on` is sent after a change for good, without undo; `noted` after a change outside the undo history. `mark` is unique
    to the document: a clipboard outlives documents and programs, and references are valid in only one document.
    """

    changed = Signal(object, object)
    went_on = Signal()
    noted = Signal()

    def __init__(self, game: Game[Value], value: Value, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.game = game
        self.mark = uuid4().hex
        self.steps = QUndoStack(self)
        self._value = value

    @property
    def value(self) -> Value:
        """The current document."""
        return self._value

    def apply(self, text: str, value: Value, merge: str = "") -> None:
        """Replace the document with `value` in a step called `text`; an equal value does nothing.

        Consecutive steps with the same non-empty `merge` become one: typing a name is one step.
        """
        if value is not self._value and value != self._value:
            self.steps.push(Change(self, text, value, merge))

    def put(self, value: Value) -> None:
        """Replace the value without a step. Only steps and reloaded files use this."""
        old, self._value = self._value, value
        if value is not old:
            self.changed.emit(old, value)

    def go_on(self, value: Value) -> None:
        """Replace the value for good, for example after dice were rolled in a match: the undo history is cleared."""
        differs = value != self._value
        is_new = differs or not self.steps.isClean()  # recovered work counts as a step that no file has
        self.steps.clear()
        if differs:
            self.put(value)
        if is_new:
            self.went_on.emit()

    def note(self, value: Value) -> None:
        """Replace the value outside the undo history and keep that: for a match with orders in progress."""
        if value != self._value:
            self.put(value)
            self.noted.emit()

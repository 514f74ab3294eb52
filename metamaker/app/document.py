"""An open document: its frozen value, and the steps that led to it."""

from typing import Any
from uuid import uuid4

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QUndoStack

from metamaker.app.command import Change
from metamaker.game import Game


class Document(QObject):
    """A document of a game that is being edited. Every change is one frozen value in place of another.

    `changed(old, new)` is sent after each change, undo and redo alike; who shows a part looks whether that is another object.
    `mark` is what no other document ever has: a clipboard outlives documents and programs, and references mean something in
    one document alone.
    """

    changed = Signal(object, object)

    def __init__(self, game: Game[Any], value: Any, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.game = game
        self.mark = uuid4().hex
        self.steps = QUndoStack(self)
        self._value = value

    @property
    def value(self) -> Any:
        """The document as it is now."""
        return self._value

    def apply(self, text: str, value: Any, merge: str = "") -> None:
        """Make `value` the document, as a step called `text`; an equal value is no step.

        Steps that follow one another with the same `merge`, if not empty, become one: typing a name is one step.
        """
        if value is not self._value and value != self._value:
            self.steps.push(Change(self, text, value, merge))

    def put(self, value: Any) -> None:
        """Put `value` in place without a step. For steps themselves, and for a file that is read anew."""
        old, self._value = self._value, value
        if value is not old:
            self.changed.emit(old, value)

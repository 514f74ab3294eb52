"""The field above a list in which its rows are searched for."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QLineEdit, QToolButton, QWidget

from metamaker.app.overrides import override
from metamaker.app.texts import tr


class SearchField(QLineEdit):
    """A search field. Its placeholder is `what`. The down key leads to the results, Escape clears the field."""

    down = Signal()

    def __init__(self, parent: QWidget | None = None, what: str = "") -> None:
        super().__init__(parent)
        self._entered = False
        self.setProperty("role", "search")
        self.setClearButtonEnabled(True)
        for button in self.findChildren(QToolButton):
            button.setAccessibleName(tr("window-widgets-clear-search"))
        self.say(what)

    def say(self, what: str) -> None:
        """Set the placeholder."""
        self.setPlaceholderText(what)
        self.setAccessibleName(what)

    @override
    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Mark all of it when it is entered: the next search begins with the first letter."""
        entered = not self.hasFocus() or self._entered
        self._entered = False
        super().mousePressEvent(event)
        if entered:
            self.selectAll()

    @override
    def focusInEvent(self, event: QFocusEvent) -> None:
        """Remember that a press has brought the keyboard here, which comes before the press itself."""
        super().focusInEvent(event)
        self._entered = event.reason() is Qt.FocusReason.MouseFocusReason

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Take the two keys."""
        if event.key() == Qt.Key.Key_Down:
            self.down.emit()
        elif event.key() == Qt.Key.Key_Escape and self.text():
            self.clear()
        else:
            super().keyPressEvent(event)

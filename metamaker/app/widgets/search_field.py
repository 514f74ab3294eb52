"""The search field above a list."""

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
        """Select everything on entering the field, so that typing starts a new search."""
        entered = not self.hasFocus() or self._entered
        self._entered = False
        super().mousePressEvent(event)
        if entered:
            self.selectAll()

    @override
    def focusInEvent(self, event: QFocusEvent) -> None:
        """Remember that a press has set the focus, because the focus event comes before the press."""
        super().focusInEvent(event)
        self._entered = event.reason() is Qt.FocusReason.MouseFocusReason

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Handle the down key and Escape."""
        if event.key() == Qt.Key.Key_Down:
            self.down.emit()
        elif event.key() == Qt.Key.Key_Escape and self.text():
            self.clear()
        else:
            super().keyPressEvent(event)

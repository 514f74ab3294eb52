"""A name as a line of text that can be typed over; the document has it when the line is left or Enter is pressed."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QFocusEvent, QFont, QKeyEvent
from PySide6.QtWidgets import QLineEdit, QWidget

from metamaker.app.form.field import undone_outside

_LONGEST = 120


class NameLine(QLineEdit):
    """`renamed(text)` is sent with another name, `entered` when the line is entered; Escape takes back what was typed."""

    renamed = Signal(str)
    entered = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._name = ""
        self.setProperty("role", "search")
        self.setMaxLength(_LONGEST)
        font = QFont()
        font.setBold(True)
        self.setFont(font)
        self.editingFinished.connect(self._finish)
        undone_outside(self)

    def show_name(self, name: str) -> None:
        """Show a name, unless another is being typed."""
        is_typing = self.hasFocus() and self.text() != self._name
        self._name = name
        if not is_typing and self.text() != name:
            self.setText(name)
            self.setCursorPosition(0)

    def focusInEvent(self, event: QFocusEvent) -> None:  # noqa: N802
        """Tell that it is entered."""
        super().focusInEvent(event)
        self.entered.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        """Take back what was typed."""
        if event.key() == Qt.Key.Key_Escape and self.text() != self._name:
            self.setText(self._name)
        else:
            super().keyPressEvent(event)

    def _finish(self) -> None:
        if self.text() != self._name:
            self.renamed.emit(self.text())
            self.setText(self._name)  # a document may refuse a name, or take it without the blanks around it

"""A line of text that gives way, and that can be pressed: what it says is changed elsewhere."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from metamaker.app.look.theme import tokens
from metamaker.app.widgets.elided_label import ElidedLabel


class PressableLabel(ElidedLabel):
    """An underlined line; `pressed` by mouse, Space or Return."""

    pressed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:  # noqa: N802
        """Take a press that ends here."""
        if event.button() is Qt.MouseButton.LeftButton and self.rect().contains(event.position().toPoint()):
            self.pressed.emit()
        event.accept()

    def mousePressEvent(self, event: QMouseEvent) -> None:  # noqa: N802
        """Keep the press: without it there is no release."""
        event.accept()

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        """Take the keys that press."""
        if event.key() in {Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter}:
            self.pressed.emit()
        else:
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        """Draw the text with a line below it, and a frame while it has the keys."""
        super().paintEvent(event)
        painter = QPainter(self)
        painter.setPen(self.palette().color(self.foregroundRole()))
        room, letters = self.contentsRect(), self.fontMetrics()
        long = min(room.width(), letters.horizontalAdvance(self.text()))
        foot = room.center().y() + letters.ascent() // 2 + 2
        painter.drawLine(room.left(), foot, room.left() + long, foot)
        if self.hasFocus():
            painter.setPen(tokens().accent)
            painter.drawRect(self.rect().adjusted(0, 0, -1, -1))

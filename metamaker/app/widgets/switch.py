"""A switch: a check box without text, drawn as a knob that is right when on."""

from PySide6.QtCore import QPoint, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QCheckBox, QWidget

from metamaker.app.overrides import override
from metamaker.app.theme.theme import tokens

_HEIGHT, _WIDTH = 1.05, 1.9
"""Size in heights of a line of text."""

_GAP = 2.5


def switch_width(line: int) -> int:
    """Return the width of a switch next to text with lines of this height, in pixels."""
    return round(_WIDTH * line)


class Switch(QCheckBox):
    """Turns something on or off by mouse, Space or Return."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    @override
    def sizeHint(self) -> QSize:
        line = self.fontMetrics().height()
        return QSize(switch_width(line), round(_HEIGHT * line))

    @override
    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    @override
    def hitButton(self, pos: QPoint) -> bool:
        """Return whether a press at `pos` toggles the switch: anywhere inside."""
        return self.rect().contains(pos)

    @override
    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw track and knob; a ring shows the focus."""
        shown = tokens()
        height = self.sizeHint().height() - 2.0
        track = QRectF(1.0, (self.height() - height) / 2, self.width() - 2.0, height)
        on = self.isChecked()
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            ground = shown.accent if on else shown.outline
            painter.setPen(QPen(QColor(shown.ink), 2.0) if self.hasFocus() else Qt.PenStyle.NoPen)
            painter.setBrush(QColor(ground if self.isEnabled() else shown.edge))
            painter.drawRoundedRect(track, height / 2, height / 2)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(shown.card))
            size = height - 2 * _GAP
            left = track.right() - _GAP - size if on else track.left() + _GAP
            painter.drawEllipse(QRectF(left, track.top() + _GAP, size, size))

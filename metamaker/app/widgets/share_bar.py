"""A thin bar that shows a share, such as a chance or the used part of an amount."""

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from metamaker.app.overrides import override
from metamaker.app.theme.theme import tokens

_THICK = 0.38
"""Height of the bar in heights of a line of text."""


class ShareBar(QWidget):
    """Shows a share from 0 to 1. A bar that is not `strong` is grey."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self._share, self._strong = 0.0, True

    @property
    def share(self) -> float:
        """The shown share."""
        return self._share

    def show_share(self, share: float, *, strong: bool = True) -> None:
        """Show another share; it is cut to 0 to 1."""
        self._share, self._strong = min(1.0, max(0.0, share)), strong
        self.update()

    @override
    def sizeHint(self) -> QSize:
        line = self.fontMetrics().height()
        return QSize(3 * line, line)

    @override
    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw the filled part over the whole."""
        shown, thick = tokens(), round(self.fontMetrics().height() * _THICK)
        whole = QRectF(0.0, (self.height() - thick) / 2, self.width(), thick)
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(shown.edge))
            painter.drawRoundedRect(whole, thick / 2, thick / 2)
            if self._share > 0.0:
                painter.setBrush(QColor(shown.accent if self._strong else shown.outline))
                part = QRectF(whole)
                part.setWidth(max(thick, whole.width() * self._share))
                painter.drawRoundedRect(part, thick / 2, thick / 2)

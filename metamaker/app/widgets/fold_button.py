"""The button that folds and unfolds a part of a splitter."""

from PySide6.QtCore import QEvent, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QToolButton, QWidget

from metamaker.app.overrides import override
from metamaker.app.texts import tr
from metamaker.app.theme.theme import tokens
from metamaker.app.widgets.splitters import FoldingSplitter

_SIDE = 0.34


class FoldButton(QToolButton):
    """Checked while the part of a splitter is visible, in the accent colour if the part folded by itself.

    `edge`: the side of the window in its icon; None for the middle.
    """

    def __init__(
        self, splitter: FoldingSplitter, place: int, edge: Qt.Edge | None, name: str, keys: str, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._splitter = splitter
        self._place = place
        self._edge = edge
        self.setProperty("role", "quiet")
        self.setCheckable(True)
        self.setShortcut(keys)
        self.setAccessibleName(name)
        self._tip = f"{name} ({keys})"
        self._fit()
        self.toggled.connect(lambda shown: splitter.fold(place, not shown))
        splitter.folds_changed.connect(self.follow)
        self.follow()

    def follow(self) -> None:
        """Update the button to the state of the part."""
        self.blockSignals(True)
        self.setChecked(not self._splitter.is_folded(self._place))
        self.blockSignals(False)
        lacking = tr("window-widgets-folded-away-too") if self._splitter.has_yielded(self._place) else ""
        self.setToolTip(" – ".join(filter(None, (self._tip, lacking))))
        self.setAccessibleDescription(lacking)
        self.update()

    def _fit(self) -> None:
        side = round(self.fontMetrics().height() * 1.7)
        self.setFixedSize(side, side)

    @override
    def changeEvent(self, event: QEvent) -> None:
        """Follow the text size."""
        super().changeEvent(event)
        if event.type() is QEvent.Type.FontChange:
            self._fit()

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            side = self.width() * 0.5
            box = QRectF((self.width() - side) / 2, (self.height() - side * 0.8) / 2, side, side * 0.8)
            has_yielded = self._splitter.has_yielded(self._place)
            colour = QColor(tokens().accent if has_yielded else tokens().quiet)
            painter.setPen(QPen(colour, 1.3))
            painter.drawRoundedRect(box, 2, 2)
            if self.isChecked():
                painter.fillRect(self._part(box), colour)
            elif has_yielded:
                painter.fillRect(self._part(box), QColor(tokens().accent_tint))
                painter.drawRect(self._part(box))

    def _part(self, box: QRectF) -> QRectF:
        wide, high = box.width() * _SIDE, box.height() * _SIDE
        match self._edge:
            case Qt.Edge.LeftEdge:
                return QRectF(box.left(), box.top(), wide, box.height())
            case Qt.Edge.RightEdge:
                return QRectF(box.right() - wide, box.top(), wide, box.height())
            case Qt.Edge.TopEdge:
                return QRectF(box.left(), box.top(), box.width(), high)
            case None:
                return QRectF(box.left(), box.center().y() - high / 2, box.width(), high)
            case _:
                return QRectF(box.left(), box.bottom() - high, box.width(), high)

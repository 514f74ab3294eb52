"""The time line of a match: turns, losses and the shown moment. It is dragged, or moved with the keys of a slider."""

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QHelpEvent, QMouseEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QToolTip, QWidget

from metamaker.app.overrides import override
from metamaker.app.texts import plain_tip, tr
from metamaker.app.theme.fonts import small_font
from metamaker.app.theme.theme import tokens
from metamaker.app.widgets.boxes import Slider


class Loss(NamedTuple):
    """The position and name of a lost piece."""

    place: int
    name: str


class TimeLine(Slider):
    """A slider with marks; `turns` are pairs of a turn and the place of its first moment."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(Qt.Orientation.Horizontal, parent)
        self.setAccessibleName(tr("window-match-time-line"))
        self.setSingleStep(1)
        self.setPageStep(10)
        self.turns: Sequence[tuple[int, int]] = ()
        self.losses: Sequence[Loss] = ()
        self.known = 0
        """The number of moments that the user has seen: later losses do not show."""
        self.setRange(0, 0)

    @property
    def known_losses(self) -> Sequence[Loss]:
        """The losses that the user has seen."""
        return [loss for loss in self.losses if loss.place < self.known]

    def show_match(self, count: int, turns: Sequence[tuple[int, int]], losses: Sequence[Loss]) -> None:
        """Show `count` moments."""
        self.turns, self.losses = turns, losses
        self.setMaximum(max(0, count - 1))
        self.update()

    @override
    def sizeHint(self) -> QSize:
        height = self.fontMetrics().height()
        return QSize(20 * height, round(2.6 * height))

    @override
    def minimumSizeHint(self) -> QSize:
        return QSize(8 * self.fontMetrics().height(), self.sizeHint().height())

    def x_of(self, place: int) -> float:
        """Return the position of a moment on the line, in pixels."""
        edge = self._edge()
        return edge + (self.width() - 2 * edge) * place / max(1, self.maximum())

    def _edge(self) -> float:
        return self.fontMetrics().height() * 0.7

    def _place_at(self, x: float) -> int:
        edge = self._edge()
        return round(min(max((x - edge) / max(1.0, self.width() - 2 * edge), 0.0), 1.0) * self.maximum())

    @override
    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Go to the pressed position, and start dragging from there."""
        if event.button() is Qt.MouseButton.LeftButton:
            self.setSliderDown(True)
            self._go(event)

    @override
    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Follow the drag."""
        if self.isSliderDown():
            self._go(event)

    @override
    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """End dragging."""
        self.setSliderDown(False)

    def _go(self, event: QMouseEvent) -> None:
        place = self._place_at(event.position().x())
        if place != self.value():
            self.setValue(place)
            self.sliderMoved.emit(place)

    @override
    def event(self, event: QEvent) -> bool:
        """Show the piece lost at the pointer in a tooltip."""
        if event.type() == QEvent.Type.ToolTip and isinstance(event, QHelpEvent):
            near = [loss.name for loss in self.known_losses if abs(self.x_of(loss.place) - event.pos().x()) < self._edge()]
            text = tr("window-match-lost", names=", ".join(near)) if near else ""
            QToolTip.showText(event.globalPos(), plain_tip(text), self)
            return True
        return super().event(event)

    @override
    def paintEvent(self, _event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            look, height = tokens(), self.fontMetrics().height()
            middle = self.height() - height * 0.85
            left, right = self.x_of(0), self.x_of(self.maximum())
            painter.setPen(QPen(QColor(look.edge), height * 0.3, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
            painter.drawLine(QPointF(left, middle), QPointF(right, middle))
            painter.setPen(QPen(QColor(look.accent), height * 0.3, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
            painter.drawLine(QPointF(left, middle), QPointF(self.x_of(self.value()), middle))
            self._paint_turns(painter, middle)
            self._paint_losses(painter, middle)
            self._paint_knob(painter, middle)

    def _paint_turns(self, painter: QPainter, middle: float) -> None:
        look, height = tokens(), self.fontMetrics().height()
        painter.setFont(small_font(self.font()))
        letters, last = painter.fontMetrics(), -1e9
        for turn, place in self.turns:
            x = self.x_of(place)
            painter.setPen(QPen(QColor(look.outline), 1.0))
            painter.drawLine(QPointF(x, middle - height * 0.5), QPointF(x, middle + height * 0.3))
            text = str(turn) if turn else tr("window-match-start")
            width = letters.horizontalAdvance(text)
            if x - width / 2 > last:
                painter.setPen(QColor(look.quiet))
                painter.drawText(QPointF(min(max(0.0, x - width / 2), self.width() - width), middle - height * 0.75), text)
                last = x + width / 2 + letters.averageCharWidth()

    def _paint_losses(self, painter: QPainter, middle: float) -> None:
        height = self.fontMetrics().height()
        painter.setPen(QPen(QColor(tokens().error), 1.8))
        arm = height * 0.24
        for loss in self.known_losses:
            x, y = self.x_of(loss.place), middle + height * 0.5
            painter.drawLine(QPointF(x - arm, y - arm), QPointF(x + arm, y + arm))
            painter.drawLine(QPointF(x - arm, y + arm), QPointF(x + arm, y - arm))

    def _paint_knob(self, painter: QPainter, middle: float) -> None:
        look, size = tokens(), self.fontMetrics().height() * 0.42
        x = self.x_of(self.value())
        painter.setPen(QPen(QColor(look.card), 1.5))
        painter.setBrush(QColor(look.accent))
        painter.drawEllipse(QPointF(x, middle), size, size)
        if self.hasFocus():
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(QColor(look.accent), 1.5))
            painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), 4, 4)

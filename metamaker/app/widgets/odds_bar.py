"""Bars of two sides: their shares of wins with the interval hatched, and a quantity of both sides from the middle outwards."""

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QBrush, QColor, QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from metamaker.app.overrides import override
from metamaker.app.theme.theme import tokens
from metamaker.play.statistics import Share

_RADIUS = 0.25
"""The radius of corners, in parts of the height."""

_HATCH, _HATCH_WIDTH = 0.4, 0.14
"""Distance and width of the hatching, in heights of a line of text."""

_MARK = 0.35
"""How far the mark of an even match-up reaches over the bar, in heights of a line of text."""


class OddsBar(QWidget):
    """The shares of both sides with the interval between them hatched, and a mark where the match-up would be even.

    `scale`: the height of the bar in heights of a line of text.
    """

    def __init__(self, scale: float, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._scale = scale
        self._rate: Share | None = None
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    @property
    def rate(self) -> Share | None:
        """The win rate on display."""
        return self._rate

    def show_rate(self, rate: Share | None, text: str) -> None:
        """Show a win rate of the first side, with its text for screen readers; None clears the bar."""
        self._rate = rate
        self.setAccessibleName(text)
        self.update()

    @override
    def sizeHint(self) -> QSize:
        """Return a height that follows the text."""
        em = self.fontMetrics().height()
        return QSize(12 * em, round((self._scale + 2 * _MARK) * em))

    @override
    def minimumSizeHint(self) -> QSize:
        """Return the smallest useful width."""
        return QSize(4 * self.fontMetrics().height(), self.sizeHint().height())

    @override
    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the bar."""
        em, look = self.fontMetrics().height(), tokens()
        over = _MARK * em
        bar = QRectF(self.rect()).adjusted(0, over, 0, -over)
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            edge = QPainterPath()
            edge.addRoundedRect(bar, _RADIUS * bar.height(), _RADIUS * bar.height())
            if self._rate is None:
                painter.fillPath(edge, QColor(look.field))
                return
            painter.save()
            painter.setClipPath(edge)
            self._paint_shares(painter, bar, self._rate)
            painter.restore()
            middle = bar.center().x()
            painter.setPen(QPen(QColor(look.ink), 2))
            painter.drawLine(QPointF(middle, 0), QPointF(middle, self.height()))

    def _paint_shares(self, painter: QPainter, bar: QRectF, rate: Share) -> None:
        em, look = self.fontMetrics().height(), tokens()
        at, low, high = (bar.left() + share * bar.width() for share in rate)
        painter.fillRect(bar, QColor(look.second))
        painter.fillRect(QRectF(bar.left(), bar.top(), at - bar.left(), bar.height()), QColor(look.first))
        painter.save()
        painter.setClipRect(QRectF(low, bar.top(), high - low, bar.height()), Qt.ClipOperation.IntersectClip)
        light = QColor(look.card)
        light.setAlphaF(0.6)
        painter.setPen(QPen(light, _HATCH_WIDTH * em))
        step, x = _HATCH * em, low - bar.height()
        while x < high:
            painter.drawLine(QPointF(x, bar.bottom()), QPointF(x + bar.height(), bar.top()))
            x += step
        painter.restore()
        painter.fillRect(QRectF(at - 1, bar.top(), 2, bar.height()), QColor(look.card))


class PairBar(QWidget):
    """A quantity of both sides, drawn from the middle outwards; the larger one fills its half."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._parts = 0.0, 0.0
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)

    def show_amounts(self, amounts: tuple[float, float]) -> None:
        """Show the amounts of the first and of the second side; negative ones count as nothing."""
        most = max(*amounts, 0.0) or 1.0
        self._parts = max(0.0, amounts[0]) / most, max(0.0, amounts[1]) / most
        self.update()

    @override
    def sizeHint(self) -> QSize:
        """Return the height of a thin bar."""
        em = self.fontMetrics().height()
        return QSize(8 * em, em)

    @override
    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint both halves."""
        look, tall = tokens(), max(6.0, self.fontMetrics().height() * 0.5)
        half, top = self.width() / 2 - 1, (self.height() - tall) / 2
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(Qt.PenStyle.NoPen)
            for side, (part, colour) in enumerate(zip(self._parts, (look.first, look.second), strict=True)):
                left = 0.0 if side == 0 else half + 2
                long = part * half
                painter.setBrush(QBrush(QColor(look.field)))
                painter.drawRoundedRect(QRectF(left, top, half, tall), 2, 2)
                painter.setBrush(QBrush(QColor(colour)))
                painter.drawRoundedRect(QRectF(half - long if side == 0 else left, top, long, tall), 2, 2)

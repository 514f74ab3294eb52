"""How a cell of figures is painted: a rate as a bar with the whisker of its interval, or as a ground of more or less heat."""

from typing import Any

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import QStyle, QTableView

from metamaker.app.balance.figures_model import CELL, Cell
from metamaker.app.look.fonts import bold_font
from metamaker.app.look.theme import tokens
from metamaker.app.models.index import Index
from metamaker.app.rows.row_delegate import RowDelegate
from metamaker.battle.statistics import Share

MORE, LESS = "#2f86c8", "#d9822b"
"""The colours of more and of less than a half: blue and orange, which all eyes tell apart."""

_FADED = 0.45
_BAR_EMS = 9.0
_LEAST_BAR_EMS = 4.0
_WIDEST_RATE = "100.0 % (99.9 to 99.9)"
"""Room for the words of a rate: all bars of a column are as wide as each other."""

BAR_EMS_TO_SPARE = _BAR_EMS - _LEAST_BAR_EMS
"""By how much a column of bars may be narrower than it asks for, in heights of a line."""

_HOTTEST = 0.75
"""How strong the ground of a cell is at most, so that its number stays legible."""


class FiguresDelegate(RowDelegate):
    """Paints cells; those of a view whose `is_faded` is true in paler colours: they are out of date."""

    def sizeHint(self, option: Any, index: Index) -> QSize:  # noqa: N802
        """Ask for room for the bar as well."""
        cell: Cell = index.data(CELL)
        em = option.fontMetrics.height()
        metrics = option.fontMetrics
        width = metrics.horizontalAdvance(cell.text) * (1.08 if cell.is_strong else 1.0) + em
        if cell.share is not None:
            width = metrics.horizontalAdvance(_WIDEST_RATE) + (_BAR_EMS + 1.5) * em
        return QSize(round(width), round(em * 1.6))

    def paint(self, painter: QPainter, option: Any, index: Index) -> None:
        """Paint a cell."""
        cell: Cell = index.data(CELL)
        shown: Any = self.paint_ground(painter, option, index)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if getattr(option.widget, "is_faded", False):
            painter.setOpacity(_FADED)
        rect = QRectF(option.rect)
        em = shown.fontMetrics.height()
        if cell.heat is not None:
            _paint_heat(painter, rect, cell.heat)
        if isinstance(option.widget, QTableView):
            _paint_centred(painter, rect, cell, is_current=bool(shown.state & QStyle.StateFlag.State_Selected))
            painter.restore()
            return
        if cell.share is not None:
            text = shown.fontMetrics.horizontalAdvance(_WIDEST_RATE)
            width = min(_BAR_EMS * em, max(_LEAST_BAR_EMS * em, rect.width() - text - 1.5 * em))
            paint_rate(painter, QRectF(rect.left() + em / 3, rect.top(), width, rect.height()), cell.share)
            rect.setLeft(rect.left() + width + em / 3)
        _paint_text(painter, rect, cell, shown)
        painter.restore()


def paint_rate(painter: QPainter, box: QRectF, share: Share) -> None:
    """Paint a rate as a bar in a track, a mark at a half, and its interval as a whisker."""
    height = round(box.height() * 0.5)
    track = QRectF(box.left(), box.center().y() - height / 2, box.width(), height)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(tokens().field))
    painter.drawRoundedRect(track, 2, 2)
    bar = QRectF(track)
    bar.setWidth(track.width() * share.found)
    painter.setBrush(QColor(MORE if share.found >= 0.5 else LESS))
    painter.drawRoundedRect(bar, 2, 2)
    painter.setPen(QPen(QColor(tokens().faint), 1, Qt.PenStyle.DotLine))
    middle = track.center().x()
    painter.drawLine(QPointF(middle, track.top() - 2), QPointF(middle, track.bottom() + 2))
    painter.setPen(QPen(QColor(tokens().ink), 1.4))
    low, high = (track.left() + track.width() * limit for limit in (share.low, share.high))
    y, cap = track.center().y(), height / 3
    painter.drawLine(QPointF(low, y), QPointF(high, y))
    for x in (low, high):
        painter.drawLine(QPointF(x, y - cap), QPointF(x, y + cap))


def _paint_heat(painter: QPainter, rect: QRectF, heat: float) -> None:
    ground = QColor(MORE if heat >= 0.5 else LESS)
    ground.setAlphaF(min(1.0, abs(heat - 0.5) * 2) * _HOTTEST)
    painter.fillRect(rect.adjusted(1, 1, -1, -1), ground)


def _paint_centred(painter: QPainter, rect: QRectF, cell: Cell, *, is_current: bool) -> None:
    painter.setPen(QPen(QColor(tokens().ink), 2))
    if is_current:
        painter.drawRect(rect.adjusted(2, 2, -2, -2))
    painter.drawText(rect, Qt.AlignmentFlag.AlignCenter, cell.text)


def _paint_text(painter: QPainter, rect: QRectF, cell: Cell, shown: Any) -> None:
    font = bold_font(shown.font) if cell.is_strong else shown.font
    painter.setFont(font)
    painter.setPen(QColor(tokens().ink))
    gap = shown.fontMetrics.height() / 3
    inside = rect.adjusted(gap, 0, -gap, 0)
    align = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft
    metrics = painter.fontMetrics()
    painter.drawText(inside, align, metrics.elidedText(cell.text, Qt.TextElideMode.ElideRight, int(inside.width()) + 1))

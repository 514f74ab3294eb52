"""Gauges of luck: how far the dice helped each side, in front of the band in which two matches in three end."""

import math
from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QSizePolicy, QWidget

from metamaker.app.overrides import override
from metamaker.app.play.review.chance_graph import Side
from metamaker.app.theme.fonts import small_font
from metamaker.app.theme.theme import tokens
from metamaker.core.amounts import at_most
from metamaker.core.messages import in_force

_STEPS = (1, 2, 3, 4, 5, 6, 8, 10)
"""The ends of scales, times a power of ten."""

_SPREADS = 2.0
"""A scale shows at least this multiple of the usual range."""


class Luck(NamedTuple):
    """The luck of a side in the unit of its game, and the range around 0 in which it is in two matches in three."""

    side: Side
    value: float
    usual: float


def scale_end(lucks: Sequence[Luck]) -> float:
    """Return a round end for a scale on which all values and usual ranges are seen."""
    most = max((max(abs(each.value), _SPREADS * each.usual) for each in lucks), default=0.0) or 1.0
    power = 10.0 ** math.floor(math.log10(most))
    return next(step * power for step in _STEPS if step * power >= most * (1 - 1e-9))


class LuckGauge(QWidget):
    """One gauge for two sides, from the view of the first given one; a gauge for each of more sides."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._lucks: tuple[Luck, ...] = ()
        self._against: Side | None = None
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_lucks(self, lucks: Sequence[Luck], against: Side | None) -> None:
        """Show the luck of one side `against` the other one, or that of each of many sides without `against`."""
        self._lucks, self._against = tuple(lucks), against
        self.updateGeometry()
        self.update()

    @override
    def sizeHint(self) -> QSize:
        """Return the height of the gauges with their scale."""
        unit = self.fontMetrics().height()
        rows = max(1, len(self._lucks))
        return QSize(14 * unit, round((4.2 if self._against is not None else 1.8 * rows + 1.7) * unit))

    @override
    def minimumSizeHint(self) -> QSize:
        return QSize(10 * self.fontMetrics().height(), self.sizeHint().height())

    @override
    def paintEvent(self, _event: QPaintEvent) -> None:
        if not self._lucks:
            return
        unit, end = self.fontMetrics().height(), scale_end(self._lucks)
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            if self._against is not None:
                self._paint_ends(painter, self._lucks[0].side, self._against)
                left, top, high = 0.6 * unit, 2.0 * unit, 1.8 * unit
            else:
                left, top, high = self._paint_names(painter), 0.6 * unit, 1.8 * unit
            bar = QRectF(left, top, self.width() - left - 0.6 * unit, 0.8 * unit)
            for row, luck in enumerate(self._lucks):
                self._paint_bar(painter, bar.translated(0.0, row * high), luck, end)
            self._paint_scale(painter, bar.translated(0.0, (len(self._lucks) - 1) * high), end)

    def _paint_ends(self, painter: QPainter, first: Side, second: Side) -> None:
        """Write the name of the helped side at each end, cut to half of the width."""
        unit, half = self.fontMetrics().height(), self.width() / 2 - self.fontMetrics().height()
        painter.setFont(small_font(self.font()))
        painter.setPen(QColor(tokens().quiet))
        for side, box, alignment in (
            (second, QRectF(0.6 * unit, 0.0, half, unit), Qt.AlignmentFlag.AlignLeft),
            (first, QRectF(self.width() - half - 0.6 * unit, 0.0, half, unit), Qt.AlignmentFlag.AlignRight),
        ):
            text = painter.fontMetrics().elidedText(side.name, Qt.TextElideMode.ElideRight, int(half))
            painter.drawText(box, Qt.AlignmentFlag.AlignVCenter | alignment, text)

    def _paint_names(self, painter: QPainter) -> float:
        """Write the names of many sides, and return where their gauges begin."""
        unit = self.fontMetrics().height()
        widest = max(self.fontMetrics().horizontalAdvance(each.side.name) for each in self._lucks) + 0.8 * unit
        left = min(widest, 0.4 * self.width())
        painter.setFont(self.font())
        painter.setPen(QColor(tokens().ink))
        for row, each in enumerate(self._lucks):
            box = QRectF(0.0, 1.8 * row * unit + 0.4 * unit, left - 0.6 * unit, 1.2 * unit)
            text = painter.fontMetrics().elidedText(each.side.name, Qt.TextElideMode.ElideRight, int(box.width()))
            painter.drawText(box, Qt.AlignmentFlag.AlignVCenter, text)
        return left

    def _paint_bar(self, painter: QPainter, bar: QRectF, luck: Luck, end: float) -> None:
        look, unit = tokens(), self.fontMetrics().height()
        middle, per = bar.center().x(), bar.width() / 2 / end
        round_ = bar.height() / 2
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(look.field))
        painter.drawRoundedRect(bar, round_, round_)
        painter.setBrush(QColor(look.edge))
        painter.drawRect(QRectF(middle - luck.usual * per, bar.top(), 2 * luck.usual * per, bar.height()))
        gained = luck.side if luck.value >= 0 or self._against is None else self._against
        at = middle + luck.value * per
        inner = bar.adjusted(0.0, 0.18 * unit, 0.0, -0.18 * unit)
        painter.setBrush(gained.colour)
        painter.drawRect(QRectF(min(middle, at), inner.top(), abs(at - middle), inner.height()))
        painter.setPen(QPen(QColor(look.ink), 2.0))
        painter.drawLine(QPointF(middle, bar.top() - 0.2 * unit), QPointF(middle, bar.bottom() + 0.2 * unit))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(look.ink))
        tip, arm = QPointF(at, bar.top()), 0.32 * unit
        painter.drawPolygon(QPolygonF([tip, tip + QPointF(-arm, -1.3 * arm), tip + QPointF(arm, -1.3 * arm)]))

    def _paint_scale(self, painter: QPainter, bar: QRectF, end: float) -> None:
        unit = self.fontMetrics().height()
        painter.setFont(small_font(self.font()))
        painter.setPen(QColor(tokens().quiet))
        for part in (-1.0, -0.5, 0.0, 0.5, 1.0):
            text = in_force().signed(at_most(part * end, 1)) if part else "0"
            wide = painter.fontMetrics().horizontalAdvance(text)
            x = min(max(bar.center().x() + part * bar.width() / 2 - wide / 2, 0.0), self.width() - wide)
            painter.drawText(QPointF(x, bar.bottom() + 1.2 * unit), text)

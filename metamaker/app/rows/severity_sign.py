"""The signs of problems in lists."""

from PySide6.QtCore import QPointF, QRect, Qt
from PySide6.QtGui import QColor, QPainter, QPolygonF

from metamaker.app.look.theme import tokens
from metamaker.core.issue import Severity


def paint_sign(painter: QPainter, box: QRect, severity: Severity) -> None:
    """Paint a disc with a cross for an error, a triangle for a warning, a ring for a note: told apart by shape as well."""
    look = tokens()
    side = box.height() * 0.72
    centre = QPointF(box.center()) + QPointF(0.5, 0.5)
    half = side / 2
    painter.setPen(Qt.PenStyle.NoPen)
    if severity is Severity.ERROR:
        painter.setBrush(QColor(look.error))
        painter.drawEllipse(centre, half, half)
        _cross(painter, centre, half * 0.36, look.card)
    elif severity is Severity.WARNING:
        painter.setBrush(QColor(look.warning))
        corners = [
            centre + QPointF(0, -half),
            centre + QPointF(half * 1.1, half * 0.86),
            centre + QPointF(-half * 1.1, half * 0.86),
        ]
        painter.drawPolygon(QPolygonF(corners))
    else:
        painter.setBrush(Qt.BrushStyle.NoBrush)
        pen = painter.pen()
        pen.setStyle(Qt.PenStyle.SolidLine)
        pen.setColor(QColor(look.quiet))
        pen.setWidthF(side * 0.12)
        painter.setPen(pen)
        painter.drawEllipse(centre, half * 0.85, half * 0.85)


def _cross(painter: QPainter, centre: QPointF, arm: float, colour: str) -> None:
    pen = painter.pen()
    pen.setStyle(Qt.PenStyle.SolidLine)
    pen.setColor(QColor(colour))
    pen.setWidthF(arm * 0.6)
    painter.setPen(pen)
    painter.drawLine(centre + QPointF(-arm, -arm), centre + QPointF(arm, arm))
    painter.drawLine(centre + QPointF(-arm, arm), centre + QPointF(arm, -arm))

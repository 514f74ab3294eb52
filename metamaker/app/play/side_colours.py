"""The colours and shapes of sides outside of pictures: a circle for the first side, a square for others."""

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter

from metamaker.play.recording import Frame
from metamaker.rendering import series
from metamaker.rendering.ink import Ink

SERIES = (0, 5, 2, 3, 7, 6, 4, 1)
"""The series of the colours of sides. Two sides are blue and orange, as on tables."""


def colour_of(side: int, frame: Frame, ink: Ink) -> QColor:
    """Return the colour of a side in an ink: its own one in games with colours."""
    signs = frame.moment.strengths[0].signs if frame.moment.strengths else ()
    role = signs[side].role if side < len(signs) else series.edge(SERIES[side % len(SERIES)])
    return QColor(ink[role].css)


def paint_sign(painter: QPainter, box: QRectF, side: int) -> None:
    """Paint the shape of a side in the brush of a painter."""
    if side == 0:
        painter.drawEllipse(box)
    else:
        painter.drawRoundedRect(box, 1.5, 1.5)

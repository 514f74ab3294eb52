"""An element of a page as a small picture, to be carried by the pointer."""

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPen, QPixmap

from metamaker.app.canvas.overlay import CORNER, PAD, PAPER_ACCENT
from metamaker.app.painting.painter import paint
from metamaker.sheets.drawing import Drawing
from metamaker.sheets.ink import PAPER, Ink

_LARGEST = 260.0
"""Pixels across or down of the largest picture."""


def element_picture(drawing: Drawing, box: QRectF, ink: Ink, scale: float, ratio: float) -> QPixmap:
    """Return what lies in `box`, in mm of the drawing, `scale` pixels a mm, for a screen of `ratio` device pixels a pixel."""
    scale = min(scale, _LARGEST / max(box.width(), box.height(), 1.0))
    width, height = box.width() * scale + 2 * PAD, box.height() * scale + 2 * PAD
    picture = QPixmap(max(1, round(width * ratio)), max(1, round(height * ratio)))
    picture.fill(QColor(0, 0, 0, 0))
    painter = QPainter(picture)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setOpacity(0.9)
    painter.scale(ratio, ratio)
    painter.setPen(QPen(QColor(PAPER_ACCENT), 1.5))
    painter.setBrush(QColor(*ink[PAPER]))
    painter.drawRoundedRect(QRectF(1, 1, width - 2, height - 2), CORNER, CORNER)
    painter.setClipRect(QRectF(PAD, PAD, box.width() * scale, box.height() * scale))
    painter.translate(QPointF(PAD, PAD) - box.topLeft() * scale)
    paint(painter, drawing, ink, scale, box)
    painter.end()
    picture.setDevicePixelRatio(ratio)
    return picture

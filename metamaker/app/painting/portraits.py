"""Small pictures of ships from above, in the middle of a square."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QPainter, QPixmap

from metamaker.app.painting.painter import paint
from metamaker.rendering.drawing import Drawing
from metamaker.rendering.ink import Ink

_ROOM = 0.94
"""The part of the square that the longer side of a ship takes."""


def portrait(drawing: Drawing | None, ink: Ink, pixels: int, ratio: float) -> QPixmap:
    """Return a drawing as large as it fits a square of `pixels`, at a device pixel ratio; blank without a drawing."""
    made = QPixmap(round(pixels * ratio), round(pixels * ratio))
    made.setDevicePixelRatio(ratio)
    made.fill(Qt.GlobalColor.transparent)
    if drawing is not None:
        scale = _ROOM * pixels / max(drawing.width, drawing.height)
        with QPainter(made) as painter:
            painter.translate((pixels - drawing.width * scale) / 2, (pixels - drawing.height * scale) / 2)
            paint(painter, drawing, ink, scale)
    return made

"""A small square drawing, such as an icon, as a picture for lists and drags."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QPainter, QPixmap

from metamaker.app.painting.painter import paint
from metamaker.sheets.drawing import Drawing
from metamaker.sheets.ink import Ink


def picture(drawing: Drawing | None, ink: Ink, pixels: int, ratio: float) -> QPixmap:
    """Return a drawing in an ink, `pixels` wide at a device pixel ratio, on a clear ground; a blank one for no drawing."""
    made = QPixmap(round(pixels * ratio), round(pixels * ratio))
    made.setDevicePixelRatio(ratio)
    made.fill(Qt.GlobalColor.transparent)
    if drawing is not None:
        painter = QPainter(made)
        paint(painter, drawing, ink, pixels / drawing.width)
        painter.end()
    return made

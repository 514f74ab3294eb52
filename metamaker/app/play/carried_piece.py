"""A piece of a board that a player drags: its picture follows the pointer, and its place looks empty meanwhile."""

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPixmap
from PySide6.QtWidgets import QApplication, QWidget

_DISC = 0.82
"""The diameter of a piece as a share of the smaller side of its box."""

_LIFTED = 1.12
"""The size of a dragged piece, as a share of its size on the board."""


class CarriedPiece:
    """The piece `ref`, pressed at a point of a view; `box` is its place there, in pixels.

    It follows the pointer as soon as the pointer has moved as far as a drag needs.
    """

    def __init__(self, view: QWidget, ref: str, box: QRectF, pressed: QPointF) -> None:
        self.ref = ref
        self.is_moving = False
        self._box = box
        self._pressed = self._at = pressed
        self._picture: QPixmap | None = None
        self._view = view

    def move(self, point: QPointF) -> None:
        """Follow the pointer."""
        far = (point - self._pressed).manhattanLength() >= QApplication.startDragDistance()
        if not self.is_moving and far:
            self._picture = self._view.grab(self._box.toAlignedRect())
            self.is_moving = True
        self._at = point

    def paint(self, painter: QPainter, ground: QColor) -> None:
        """Paint the piece at the pointer, and its place as empty with `ground`."""
        if not self.is_moving or self._picture is None:
            return
        side = min(self._box.width(), self._box.height()) * _DISC
        home = _disc(self._box.center(), side)
        painter.save()
        veil = QColor(ground)
        veil.setAlphaF(0.7)
        painter.fillPath(home, veil)
        painter.translate(self._at)
        painter.scale(_LIFTED, _LIFTED)
        painter.setClipPath(_disc(QPointF(), side))
        half = QPointF(self._box.width() / 2, self._box.height() / 2)
        painter.drawPixmap(QRectF(-half, half), self._picture, QRectF(self._picture.rect()))
        painter.restore()


def _disc(middle: QPointF, side: float) -> QPainterPath:
    path = QPainterPath()
    path.addEllipse(middle, side / 2, side / 2)
    return path

"""A piece of a printed sheet, on white paper in any theme."""

from collections.abc import Callable

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from metamaker.app.canvas.page_layout import PIXELS
from metamaker.app.overrides import override
from metamaker.app.painting.painter import paint
from metamaker.rendering.drawing import Drawing
from metamaker.rendering.ink import PAPER, Ink

_EDGE = 3.0
"""White margin of the drawing in mm."""


class PaperStrip(QWidget):
    """Shows the drawing of `make(width_mm)` in an ink, as wide as the widget, as high as needed, and enlarged by `scale`."""

    def __init__(self, ink: Ink, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._ink = ink
        self._make: Callable[[float], Drawing] | None = None
        self._scale: Callable[[], float] = lambda: 1.0
        self._drawing: Drawing | None = None
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def show_drawing(self, make: Callable[[float], Drawing] | None, name: str, scale: Callable[[], float]) -> None:
        """Show another drawing; `name` is the accessible name."""
        self._make, self._scale = make, scale
        self._drawing = None
        self.setAccessibleName(name)
        self.updateGeometry()
        self.update()

    @property
    def _unit(self) -> float:
        """Pixels for each mm."""
        return PIXELS * self._scale()

    def _made(self, width: int) -> Drawing | None:
        room = width / self._unit - 2 * _EDGE
        if self._make is None or room <= 0:
            return None
        if self._drawing is None or abs(self._drawing.width - room) > 1 / self._unit:
            self._drawing = self._make(room)
        return self._drawing

    @override
    def hasHeightForWidth(self) -> bool:
        return True

    @override
    def heightForWidth(self, width: int) -> int:
        drawing = self._made(width)
        return 0 if drawing is None else round((drawing.height + 2 * _EDGE) * self._unit)

    @override
    def sizeHint(self) -> QSize:
        width = max(self.width(), self.minimumSizeHint().width())
        return QSize(width, self.heightForWidth(width))

    @override
    def minimumSizeHint(self) -> QSize:
        return QSize(self.fontMetrics().height() * 10, 0)

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.updateGeometry()

    @override
    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the drawing on paper."""
        drawing = self._made(self.width())
        if drawing is None:
            return
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(QColor(0, 0, 0, 0))
            painter.setBrush(QColor(*self._ink[PAPER]))
            painter.drawRoundedRect(QRectF(self.rect()), 4, 4)
            painter.translate(_EDGE * self._unit, _EDGE * self._unit)
            paint(painter, drawing, self._ink, self._unit)

"""The zoom box in the corner of the canvas: smaller, current zoom, larger, window width, whole page."""

from collections.abc import Callable

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QIcon, QKeySequence, QPainter, QPainterPath, QPen, QPixmap
from PySide6.QtWidgets import QFrame, QHBoxLayout, QToolButton, QWidget

from metamaker.app.texts import tr
from metamaker.app.theme.theme import tokens
from metamaker.core.messages import in_force

WIDTH_KEYS, PAGE_KEYS = "Shift+1", "Shift+2"
"""The keys for the whole width and the whole page, as in other drawing programs."""


class ZoomBox(QFrame):
    """Buttons for the zoom, with the signals `stepped(-1 | 1)`, `reset()`, `fit_width()` and `fit_page()`."""

    stepped = Signal(int)
    reset = Signal()
    fit_width = Signal()
    fit_page = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setProperty("role", "float")
        self.setAutoFillBackground(True)
        self.setCursor(Qt.CursorShape.ArrowCursor)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(4, 2, 4, 2)
        layout.setSpacing(0)
        self._smaller = self._button(tr("window-canvas-smaller"), lambda: self.stepped.emit(-1), "Ctrl+-")
        self._percent = self._button(tr("window-canvas-show-real-size"), self.reset.emit, "Ctrl+0")
        self._larger = self._button(tr("window-canvas-larger"), lambda: self.stepped.emit(1), "Ctrl++")
        self._wide = self._button(tr("window-canvas-fit-width"), self.fit_width.emit, WIDTH_KEYS)
        self._whole = self._button(tr("window-canvas-fit-page"), self.fit_page.emit, PAGE_KEYS)
        for button in (self._smaller, self._percent, self._larger, self._wide, self._whole):
            layout.addWidget(button)
        self.draw_icons()

    def _button(self, name: str, pressed: Callable[[], object], keys: str) -> QToolButton:
        button = QToolButton(self)
        button.setProperty("role", "quiet")
        button.setAutoRaise(True)
        button.setAccessibleName(name)
        button.setToolTip(f"{name} ({QKeySequence(keys).toString(QKeySequence.SequenceFormat.NativeText)})")
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        button.clicked.connect(pressed)
        return button

    def show_zoom(self, zoom: float) -> None:
        """Show the zoom; 1 is real size."""
        self._percent.setText(in_force().percent(zoom))

    def draw_icons(self) -> None:
        """Draw the signs of the buttons in the colours of the theme, and leave room for the largest zoom in its text size."""
        side = self.fontMetrics().height()
        self._percent.setMinimumWidth(self._percent.fontMetrics().horizontalAdvance(in_force().percent(4)) + side)
        pictures = ((self._smaller, _minus), (self._larger, _plus), (self._wide, _arrows), (self._whole, _leaf))
        for button, sign in pictures:
            button.setIcon(_icon(sign, side, self.devicePixelRatioF()))
            button.setIconSize(QSize(side, side))


def _icon(sign: Callable[[], QPainterPath], side: int, ratio: float) -> QIcon:
    picture = QPixmap(round(side * ratio), round(side * ratio))
    picture.setDevicePixelRatio(ratio)
    picture.fill(Qt.GlobalColor.transparent)
    with QPainter(picture) as painter:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.scale(side / 16, side / 16)
        painter.setPen(
            QPen(QColor(tokens().ink), 1.5, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin)
        )
        painter.drawPath(sign())
    return QIcon(picture)


def _lines(*lines: tuple[tuple[float, float], ...]) -> QPainterPath:
    path = QPainterPath()
    for first, *others in lines:
        path.moveTo(QPointF(*first))
        for other in others:
            path.lineTo(QPointF(*other))
    return path


def _minus() -> QPainterPath:
    return _lines(((4, 8), (12, 8)))


def _plus() -> QPainterPath:
    return _lines(((4, 8), (12, 8)), ((8, 4), (8, 12)))


def _arrows() -> QPainterPath:
    return _lines(((2, 8), (14, 8)), ((5, 5), (2, 8), (5, 11)), ((11, 5), (14, 8), (11, 11)))


def _leaf() -> QPainterPath:
    path = QPainterPath()
    path.addRoundedRect(QRectF(3.5, 2, 9, 12), 1.5, 1.5)
    return path

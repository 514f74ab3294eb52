"""A drawing, such as a chart, as large as its widget: made anew for each size, painted in an ink of the screen."""

from collections.abc import Callable
from html import escape

from PySide6.QtCore import QEvent, QMimeData, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import (
    QColor,
    QContextMenuEvent,
    QGuiApplication,
    QImage,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QResizeEvent,
)
from PySide6.QtWidgets import QMenu, QWidget

from metamaker.app.canvas.desk import PIXELS
from metamaker.app.canvas.hover_card import HoverCard
from metamaker.app.canvas.overlay import Mood, focus_frame, outline
from metamaker.app.look.theme import screen_ink, tokens
from metamaker.app.look.tokens import Tokens
from metamaker.app.painting.painter import paint
from metamaker.sheets.drawing import Drawing
from metamaker.sheets.hit import boxes, elements_at
from metamaker.sheets.ink import COLOUR, PAPER, Ink

Make = Callable[[float, float], Drawing]
"""(width, height) in mm → the drawing for it."""

EDGE = 4
"""Pixels that are left around the drawing, for the frame that tells where the keys go."""

_COPIED = 3.0
"""How many times as fine as the screen a copied picture is."""


class DrawingView(QWidget):
    """Shows what `make` gives for its size. `ink` is the ink of paper: the screen's is derived from it by the look.

    A hovered mark of the drawing says what `tell(ref)` gives, in plain text: by default its ref, as charts have it.
    """

    def __init__(self, make: Make | None = None, ink: Ink = COLOUR, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._make = make
        self._ink = ink
        self._drawing: Drawing | None = None
        self._hovered = ""
        self._look: Tokens | None = None
        self._screen = ink
        self.tell: Callable[[str], str] = lambda ref: ref.strip("\u00a0")
        self._card = HoverCard(self)
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setAccessibleName(self.tr("Chart"))

    def show_drawing(self, make: Make, name: str = "") -> None:
        """Show what `make` gives from now on; `name` is what screen readers call it."""
        self._make = make
        if name:
            self.setAccessibleName(name)
        self.remake()

    def remake(self) -> None:
        """Ask for the drawing anew, since what it shows has changed."""
        self._drawing = None
        self._hover("", QPointF())
        self.update()

    @property
    def drawing(self) -> Drawing | None:
        """The drawing for the present size."""
        room = self.rect().adjusted(EDGE, EDGE, -EDGE, -EDGE)
        if self._drawing is None and self._make is not None and room.isValid():
            self._drawing = self._make(room.width() / PIXELS, room.height() / PIXELS)
        return self._drawing

    def sizeHint(self) -> QSize:  # noqa: N802
        """See Qt."""
        unit = self.fontMetrics().height()
        return QSize(18 * unit, 11 * unit)

    def minimumSizeHint(self) -> QSize:  # noqa: N802
        """See Qt."""
        unit = self.fontMetrics().height()
        return QSize(8 * unit, 5 * unit)

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        """See Qt."""
        super().resizeEvent(event)
        self.remake()

    def changeEvent(self, event: QEvent) -> None:  # noqa: N802
        """Follow the look of the window."""
        super().changeEvent(event)
        if event.type() in {QEvent.Type.PaletteChange, QEvent.Type.StyleChange}:
            self.update()

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002, N802
        """See Qt."""
        drawing = self.drawing
        painter = QPainter(self)
        if drawing is not None:
            painter.translate(EDGE, EDGE)
            paint(painter, drawing, self._screen_ink(), PIXELS)
            painter.translate(-EDGE, -EDGE)
            if self._hovered:
                outline(painter, self._boxes(self._hovered), Mood.HOVERED, tokens().accent)
        if self.hasFocus():
            focus_frame(painter, QRectF(self.rect()))
        painter.end()

    def _screen_ink(self) -> Ink:
        """Return the ink for the look of the window, the same as long as that stays."""
        if self._look is not tokens():
            self._look, self._screen = tokens(), screen_ink(self._ink)
        return self._screen

    def _boxes(self, ref: str) -> list[QRectF]:
        areas = boxes(self.drawing).get(ref, ()) if self.drawing is not None else ()
        return [
            QRectF(EDGE + left * PIXELS, EDGE + top * PIXELS, (right - left) * PIXELS, (bottom - top) * PIXELS)
            for left, top, right, bottom in areas
        ]

    def mouseMoveEvent(self, event: QMouseEvent) -> None:  # noqa: N802
        """See Qt."""
        at = event.position()
        x, y = (at.x() - EDGE) / PIXELS, (at.y() - EDGE) / PIXELS
        found = elements_at(self.drawing, x, y) if self.drawing is not None else ()
        self._hover(next((ref for ref in found if self.tell(ref)), ""), at)

    def leaveEvent(self, event: QEvent) -> None:  # noqa: N802
        """See Qt."""
        super().leaveEvent(event)
        self._hover("", QPointF())

    def _hover(self, ref: str, at: QPointF) -> None:
        if ref != self._hovered:
            self._hovered = ref
            self.update()
        text = self.tell(ref) if ref else ""
        box = next((box for box in self._boxes(ref) if box.contains(at)), QRectF(at, at))
        self._card.tell(escape(text).replace("\n", "<br>"), box.toAlignedRect(), at.toPoint())

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:  # noqa: N802
        """Offer to copy the picture."""
        menu = QMenu(self)
        menu.addAction(self.tr("Copy as picture"), self.copy)
        menu.exec(event.globalPos())
        menu.deleteLater()

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        """Ctrl+C copies the picture."""
        if event.key() == Qt.Key.Key_C and event.modifiers() == Qt.KeyboardModifier.ControlModifier:
            self.copy()
        else:
            super().keyPressEvent(event)

    def copy(self) -> None:
        """Put the drawing on the clipboard as a picture, as it looks on paper."""
        data = QMimeData()
        data.setImageData(self.picture())
        QGuiApplication.clipboard().setMimeData(data)

    def picture(self) -> QImage:
        """Return the drawing as a picture for documents: on white, whatever the look of the window."""
        image = QImage(self.size() * _COPIED, QImage.Format.Format_RGB32)
        image.fill(QColor(*self._ink[PAPER]))
        if self.drawing is not None:
            painter = QPainter(image)
            painter.scale(_COPIED, _COPIED)
            painter.translate(EDGE, EDGE)
            paint(painter, self.drawing, self._ink, PIXELS)
            painter.end()
        return image

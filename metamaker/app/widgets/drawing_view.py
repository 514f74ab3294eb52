"""A drawing, such as a chart, as large as its widget and redrawn for each size. Also charts on cards with title and summary."""

from collections.abc import Callable
from html import escape

from PySide6.QtCore import QEvent, QMimeData, QPointF, QRectF, QSize, Qt, QTimer
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
from PySide6.QtWidgets import QFrame, QMenu, QSizePolicy, QWidget

from metamaker.app.canvas.element_overlays import HoverCard
from metamaker.app.canvas.page_layout import PIXELS
from metamaker.app.canvas.painting import Mood, focus_frame, mark_colours, outline
from metamaker.app.overrides import override
from metamaker.app.painting.painter import paint
from metamaker.app.settings.settings import Settings
from metamaker.app.texts import tr
from metamaker.app.theme.theme import screen_ink, tokens
from metamaker.app.theme.tokens import Tokens
from metamaker.app.widgets.kit import column_in
from metamaker.app.widgets.labels import words_label
from metamaker.game_api.graphs import Graph
from metamaker.rendering.drawing import Drawing, Group
from metamaker.rendering.hit_testing import boxes, elements_at
from metamaker.rendering.ink import COLOUR, PAPER, Ink

Make = Callable[[float, float], Drawing]
"""(width, height) in mm → the drawing for it."""

EDGE = 4
"""Margin of the drawing in pixels, for the focus frame."""

_COPIED = 3.0
"""Resolution of a copied picture relative to the screen."""


class DrawingView(QWidget):
    """Shows the drawing that `make` returns for its size. `ink` is for paper; the theme derives the screen ink from it.

    Hovering over a mark of the drawing shows `tell(ref)` in plain text: by default the ref, as charts have it.
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
        self.setAccessibleName(tr("window-widgets-chart"))

    def show_drawing(self, make: Make, name: str = "") -> None:
        """Show the drawings of `make` from now on; `name` is the accessible name."""
        self._make = make
        if name:
            self.setAccessibleName(name)
        self.remake()

    def remake(self) -> None:
        """Request a new drawing, because its content has changed."""
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

    @override
    def sizeHint(self) -> QSize:
        unit = self.fontMetrics().height()
        return QSize(18 * unit, 11 * unit)

    @override
    def minimumSizeHint(self) -> QSize:
        unit = self.fontMetrics().height()
        return QSize(8 * unit, 5 * unit)

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.remake()

    @override
    def changeEvent(self, event: QEvent) -> None:
        """Follow the theme of the window."""
        super().changeEvent(event)
        if event.type() in {QEvent.Type.PaletteChange, QEvent.Type.StyleChange}:
            self.update()

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        drawing = self.drawing
        with QPainter(self) as painter:
            if drawing is not None:
                painter.translate(EDGE, EDGE)
                paint(painter, drawing, self._screen_ink(), PIXELS)
                painter.translate(-EDGE, -EDGE)
                if self._hovered:
                    outline(painter, self._boxes(self._hovered), Mood.HOVERED, mark_colours(self._screen_ink()))
            if self.hasFocus():
                focus_frame(painter, QRectF(self.rect()))

    def _screen_ink(self) -> Ink:
        """Return the ink for the theme of the window, cached while it is unchanged."""
        if self._look is not tokens():
            self._look, self._screen = tokens(), screen_ink(self._ink)
        return self._screen

    def _boxes(self, ref: str) -> list[QRectF]:
        areas = boxes(self.drawing).get(ref, ()) if self.drawing is not None else ()
        return [
            QRectF(EDGE + left * PIXELS, EDGE + top * PIXELS, (right - left) * PIXELS, (bottom - top) * PIXELS)
            for left, top, right, bottom in areas
        ]

    @override
    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        at = event.position()
        x, y = (at.x() - EDGE) / PIXELS, (at.y() - EDGE) / PIXELS
        found = elements_at(self.drawing, x, y) if self.drawing is not None else ()
        self._hover(next((ref for ref in found if self.tell(ref)), ""), at)

    @override
    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self._hover("", QPointF())

    def _hover(self, ref: str, at: QPointF) -> None:
        if ref != self._hovered:
            self._hovered = ref
            self.update()
        text = self.tell(ref) if ref else ""
        boxes_here = self._boxes(ref) if ref else []  # without a mark, the drawing is not needed yet
        box = next((box for box in boxes_here if box.contains(at)), QRectF(at, at))
        self._card.tell(escape(text).replace("\n", "<br>"), box.toAlignedRect(), at.toPoint())

    @override
    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        """Offer to copy the picture."""
        menu = QMenu(self)
        menu.addAction(tr("window-common-copy-picture"), self.copy)
        menu.exec(event.globalPos())
        menu.deleteLater()

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Ctrl+C copies the picture."""
        if event.key() == Qt.Key.Key_C and event.modifiers() == Qt.KeyboardModifier.ControlModifier:
            self.copy()
        else:
            super().keyPressEvent(event)

    def copy(self) -> None:
        """Copy the drawing to the clipboard as a picture, as on paper."""
        data = QMimeData()
        data.setImageData(self.picture())
        QGuiApplication.clipboard().setMimeData(data)

    def picture(self) -> QImage:
        """Return the drawing as an image for documents, on white in any theme."""
        image = QImage(self.size() * _COPIED, QImage.Format.Format_RGB32)
        image.fill(QColor(*self._ink[PAPER]))
        if self.drawing is not None:
            with QPainter(image) as painter:
                painter.scale(_COPIED, _COPIED)
                painter.translate(EDGE, EDGE)
                paint(painter, self.drawing, self._ink, PIXELS)
        return image


MakeGraph = Callable[[float, float], Graph]
"""(width, height) in mm → the graph for it."""

_SCALE = 1.15
"""Enlarges charts a little, because their layout has the text size of paper."""

_HIGH = 13

SAMPLE = (90.0, 60.0)
"""Size in mm at which the title and summary of a graph are made, before the size of its view is known."""


class GraphCard(QFrame):
    """Shows the graph passed to `show_graph`, as wide as the card, in the text size of the settings.

    `lines`: the height of the chart in lines of text, if it does not need more; not `framed`: it is on another card.
    """

    _make: MakeGraph | None = None

    def __init__(self, settings: Settings, parent: QWidget | None = None, *, lines: int = _HIGH, framed: bool = True) -> None:
        super().__init__(parent)
        self.setProperty("role", "card" if framed else "clear")
        self._settings = settings
        self._lines = lines
        self.title = words_label("strong", self)
        self.summary = words_label("caption", self, wraps=True)
        self.view = DrawingView(parent=self)
        self.view.tell = str.strip
        self.view.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        unit = self.fontMetrics().height()
        # align the text with the drawing, which has its own margin
        side = unit - EDGE if framed else 0
        for label in (self.title, self.summary):
            label.setContentsMargins(EDGE, 0, EDGE, 0)
        column_in(
            self, self.title, (self.view, 1), self.summary, gap=unit // 2, margin=(side, unit * 3 // 4, side, unit * 3 // 4)
        )

    def show_graph(self, make: MakeGraph) -> None:
        """Show the graphs of `make` from now on: the title and summary at once, the drawing at the next paint."""
        self._make = make
        self.view.show_drawing(self._drawing)
        graph = make(*SAMPLE)
        self.title.setText(graph.title)
        self.summary.setText(graph.summary)
        self.summary.setVisible(bool(graph.summary))
        self.view.setAccessibleName(graph.title)
        self.view.setAccessibleDescription(graph.summary)
        self.view.setMinimumHeight(self._lines * self.fontMetrics().height())

    @override
    def changeEvent(self, event: QEvent) -> None:
        """Adjust the minimum height to the text size."""
        super().changeEvent(event)
        if event.type() is QEvent.Type.FontChange and self._make is not None:
            self.view.setMinimumHeight(self._lines * self.fontMetrics().height())

    def _drawing(self, width: float, height: float) -> Drawing:
        """Return the drawing for a size in mm, enlarged with the text of the window."""
        assert self._make is not None  # noqa: S101 - the view asks only after it was given this
        scale = _SCALE * self._settings.text_size / 100
        graph = self._make(width / scale, height / scale)
        needed = round((graph.drawing.height - height / scale) * scale * PIXELS) + self.view.height()
        if needed > self.view.height() + 1:
            QTimer.singleShot(0, self.view, lambda: self.view.setMinimumHeight(needed))
        return Drawing(width, max(height, graph.drawing.height * scale), (Group(0.0, 0.0, graph.drawing, None, scale),))

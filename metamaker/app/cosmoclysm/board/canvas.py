"""The canvas of the board editor: hexes and the free places around them, clicked, dragged, and reached with the arrows."""

from collections.abc import Callable, Mapping, Sequence

from PySide6.QtCore import QPointF, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QMouseEvent, QPainter, QPen, QPolygonF
from PySide6.QtWidgets import QApplication, QWidget

from metamaker.app.canvas.element_view import ElementView
from metamaker.app.canvas.page_layout import Fit
from metamaker.app.cosmoclysm.pieces import INK
from metamaker.app.cosmoclysm.texts import tr
from metamaker.app.overrides import override
from metamaker.app.theme.theme import map_ink
from metamaker.games.cosmoclysm.model.grid import ROWS, Place
from metamaker.games.cosmoclysm.sheet.hexes import SIDE
from metamaker.games.cosmoclysm.sheet.hexes import at as corner
from metamaker.rendering.drawing import Page
from metamaker.rendering.hit_testing import whole

_MOVE_KEYS: Mapping[Qt.Key, Place] = {
    Qt.Key.Key_Right: ROWS[0],
    Qt.Key.Key_PageUp: ROWS[1],
    Qt.Key.Key_Home: ROWS[2],
    Qt.Key.Key_Left: ROWS[3],
    Qt.Key.Key_End: ROWS[4],
    Qt.Key.Key_PageDown: ROWS[5],
}
"""With Alt, these keys move the selection by one hex; the six keys are arranged like the six directions."""

_TURN_KEYS = {Qt.Key.Key_BracketLeft: 1, Qt.Key.Key_BracketRight: -1}


class BoardCanvas(ElementView):
    """The canvas of the board editor; it only sends signals.

    `pressed(ref, more)`: a click on a hex or a free place, `more` with Ctrl or Shift. `dragged(from, to)`: a drag from one to
    another. `moved(step)`, `turned(times)`, `mirrored`, `deleted`, `lettered(letter)`: keys for the selection. `can_drop(from,
    to)` returns whether a drag could end there.
    """

    pressed = Signal(str, bool)
    dragged = Signal(str, str)
    moved = Signal(object)
    turned = Signal(int)
    mirrored = Signal()
    deleted = Signal()
    lettered = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAccessibleName(tr("window-common-the-board"))
        self.can_drop: Callable[[str, str], bool] = lambda _start, _end: True
        self._start = ""
        self._from = QPointF()
        self._over = ""
        self._is_pulling = False

    def show_board(self, page: Page, selected: Sequence[str]) -> None:
        """Show a board with its selection."""
        is_first = not self.lens.desk.pages
        self.set_pages((page,), map_ink(INK))
        if is_first:
            self.fit(Fit.PAGE)
        known = [ref for ref in selected if ref]
        self.set_selected(known[-1] if known else "", known[:-1])

    # The pointer

    @override
    def mousePressEvent(self, event: QMouseEvent) -> None:
        if self.panning.press(event) or event.button() is not Qt.MouseButton.LeftButton:
            return
        self.setFocus()
        self._start = self._at(event.position())
        self._from, self._over, self._is_pulling = event.position(), "", False

    @override
    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if self._start and event.buttons() & Qt.MouseButton.LeftButton:
            away = (event.position() - self._from).manhattanLength()
            self._is_pulling = self._is_pulling or away >= QApplication.startDragDistance()
            if self._is_pulling:
                self.lose_pointer()
                self._over = self._at(event.position())
                self.viewport().setCursor(Qt.CursorShape.ClosedHandCursor)
                self.viewport().update()
            return
        super().mouseMoveEvent(event)

    @override
    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        start, self._start = self._start, ""
        was_pulling, self._is_pulling = self._is_pulling, False
        self.viewport().unsetCursor()
        if start and was_pulling:
            end = self._at(event.position())
            self.viewport().update()
            if end and end != start:
                self.dragged.emit(start, end)
        elif start:
            more = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier
            self.pressed.emit(start, bool(event.modifiers() & more))
        super().mouseReleaseEvent(event)

    def _at(self, pixel: QPointF) -> str:
        return whole(self.ref_at(pixel))

    # Keys

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Send signals for keys that change the selection; arrows walk, Enter and the space bar act like a click."""
        key, held = Qt.Key(event.key()), event.modifiers()
        if held & Qt.KeyboardModifier.AltModifier and key in _MOVE_KEYS:
            self.moved.emit(_MOVE_KEYS[key])
        elif held & ~(Qt.KeyboardModifier.ShiftModifier | Qt.KeyboardModifier.KeypadModifier):
            super().keyPressEvent(event)
        elif key in {Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space} and self.selected_ref:
            self.pressed.emit(self.selected_ref, bool(held & Qt.KeyboardModifier.ShiftModifier))
        elif key in {Qt.Key.Key_Delete, Qt.Key.Key_Backspace}:
            self.deleted.emit()
        elif key in _TURN_KEYS:
            self.turned.emit(_TURN_KEYS[key])
        elif key is Qt.Key.Key_Bar or key is Qt.Key.Key_Backslash:
            self.mirrored.emit()
        elif Qt.Key.Key_A <= key <= Qt.Key.Key_Z:
            self.lettered.emit(chr(key))
        else:
            super().keyPressEvent(event)

    # Over the board

    @override
    def paint_over(self, painter: QPainter) -> None:
        super().paint_over(painter)
        if self._is_pulling and self._over and self._over != self._start:
            fits = self.can_drop(self._start, self._over)
            colour = QColor(self.mark_colours.accent if fits else self.mark_colours.alert)
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(QPen(colour, 3.0, Qt.PenStyle.SolidLine if fits else Qt.PenStyle.DashLine))
            ground = QColor(colour)
            ground.setAlphaF(0.15)
            painter.setBrush(ground)
            painter.drawPolygon(self._hexagon(self._over))

    def _hexagon(self, ref: str) -> QPolygonF:
        middle, side = QPointF(self.box_of(ref).center()), SIDE * self.lens.view.scale
        return QPolygonF([QPointF(*corner(60.0 * number, side, middle.x(), middle.y())) for number in range(6)])

"""The pointer and the keys over the canvas: hovering, selecting, handles, taking hold of elements, walking between them."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QDrag, QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QApplication

from metamaker.app.canvas.desk import Fit
from metamaker.app.canvas.drags import element_data
from metamaker.sheets.hit import Towards

if TYPE_CHECKING:
    from metamaker.app.canvas.page_view import PageView
    from metamaker.app.canvas.sheet_canvas import SheetCanvas


class Pointer:
    """What the pointer does. `hovered` is the ref below it, `handle` the handle below it (−1, 1, 0: none)."""

    def __init__(self, canvas: "SheetCanvas") -> None:
        self._canvas = canvas
        self.hovered = ""
        self.handle = 0
        self.at: QPointF | None = None
        self._pressed: tuple[QPointF, str] | None = None

    def press(self, event: QMouseEvent) -> None:
        """A button went down."""
        if event.button() is not Qt.MouseButton.LeftButton:
            return
        handle = self._canvas.handle_at(event.position())
        if handle:
            self._canvas.hold_handles(True)
            self._canvas.stepped.emit(self._canvas.selected_ref, handle)
            return
        ref = self._canvas.ref_at(event.position())
        self._pressed = (event.position(), ref) if ref else None
        self._canvas.choose(ref)

    def move(self, event: QMouseEvent) -> None:
        """The pointer moved."""
        self.at = event.position()
        if self._pressed is None or not event.buttons() & Qt.MouseButton.LeftButton:
            self.look()
            return
        point, ref = self._pressed
        if (self.at - point).manhattanLength() < QApplication.startDragDistance():
            return
        if self._canvas.movable(ref):
            self._pressed = None
            self.take(ref, point)
        else:
            self._canvas.explain_fixed(ref, self.at)

    def release(self) -> None:
        """A button went up."""
        self._pressed = None
        self.look()

    def leave(self) -> None:
        """The pointer left the canvas."""
        self.at = None
        self.look()

    def look(self) -> None:
        """See what lies under the pointer now."""
        ref, handle = "", 0
        if self.at is not None and not self._canvas.panning.pulls:
            handle = self._canvas.handle_at(self.at)
            ref = self._canvas.selected_ref if handle else self._canvas.ref_at(self.at)
        if not handle:
            self._canvas.hold_handles(False)
        changed = ref != self.hovered
        if changed or handle != self.handle:
            for each in {self.hovered, ref}:
                self._canvas.repaint_element(each)
            self.hovered, self.handle = ref, handle
        self._show_cursor()
        if changed:
            self._canvas.hovered.emit(ref)
        self._canvas.explain_hovered()

    def _show_cursor(self) -> None:
        if self._canvas.panning.grips or self._canvas.panning.pulls:
            return
        shape = Qt.CursorShape.ArrowCursor
        if self.handle:
            shape = Qt.CursorShape.PointingHandCursor
        elif self.hovered and self._canvas.movable(self.hovered):
            shape = Qt.CursorShape.OpenHandCursor
        if self._canvas.viewport().cursor().shape() is not shape:
            self._canvas.viewport().setCursor(shape)

    def take(self, ref: str, point: QPointF) -> None:
        """Begin to drag an element, which hangs under the pointer where it was taken."""
        self.at = None
        self.look()
        drag = QDrag(self._canvas)
        drag.setMimeData(element_data(ref, self._canvas.mark))
        picture, hold = self._canvas.picture_of(ref, point)
        drag.setPixmap(picture)
        drag.setHotSpot(hold)
        drag.exec(Qt.DropAction.MoveAction | Qt.DropAction.CopyAction, Qt.DropAction.MoveAction)


_ARROWS = {
    Qt.Key.Key_Left: Towards.LEFT,
    Qt.Key.Key_Right: Towards.RIGHT,
    Qt.Key.Key_Up: Towards.UP,
    Qt.Key.Key_Down: Towards.DOWN,
}
_ENDS = {Qt.Key.Key_Home: 1, Qt.Key.Key_End: -1}
_STEPS = {Qt.Key.Key_Plus: 1, Qt.Key.Key_Equal: 1, Qt.Key.Key_Minus: -1, Qt.Key.Key_Underscore: -1}
_OTHERS = Qt.KeyboardModifier.AltModifier | Qt.KeyboardModifier.MetaModifier
_SCROLLED = 60
"""Pixels that an arrow moves the desk."""


def moved(view: "PageView", event: QKeyEvent) -> bool:
    """Zoom or move the desk if a key stands for that; False if it does not."""
    key = Qt.Key(event.key())
    if event.modifiers() & Qt.KeyboardModifier.ControlModifier and key not in _ARROWS:
        return _zoomed(view, key)
    if event.modifiers() & _OTHERS:
        return False
    if key in _ARROWS:
        across, down = _ARROWS[key].value
        for bar, by in ((view.horizontalScrollBar(), across), (view.verticalScrollBar(), down)):
            bar.setValue(bar.value() + by * _SCROLLED)
    elif key in {Qt.Key.Key_PageDown, Qt.Key.Key_PageUp}:
        bar = view.verticalScrollBar()
        bar.setValue(bar.value() + (1 if key is Qt.Key.Key_PageDown else -1) * bar.pageStep() * 9 // 10)
    elif key is Qt.Key.Key_Space:
        view.panning.grip(True)
    else:
        return False
    return True


def pressed(canvas: "SheetCanvas", event: QKeyEvent) -> bool:
    """Walk among the elements, or do with the selected one what a key stands for; False if it stands for nothing.

    Arrows go to what lies there, from nothing to the first element; Home and End to the first and the last one.
    """
    if event.modifiers() & (_OTHERS | Qt.KeyboardModifier.ControlModifier):
        return False
    key = Qt.Key(event.key())
    if key in _ENDS:
        return _go(canvas, canvas.shown.after("", _ENDS[key]))
    if key in _ARROWS and not canvas.selected_ref:
        return _go(canvas, canvas.shown.after("", 1))
    if key in _ARROWS:
        _go(canvas, canvas.shown.beside(canvas.selected_ref, _ARROWS[key]))
        return True
    return bool(canvas.selected_ref) and _with_selection(canvas, key)


def _go(canvas: "SheetCanvas", found: str | None) -> bool:
    if not found:
        return False
    canvas.choose(found)
    canvas.reveal(found)
    return True


def _zoomed(view: "PageView", key: Qt.Key) -> bool:
    if key in _STEPS:
        view.zoom_step(_STEPS[key])
    elif key is Qt.Key.Key_0:
        view.set_zoom(1.0)
    elif key is Qt.Key.Key_9:
        view.fit(Fit.PAGE)
    elif key is Qt.Key.Key_8:
        view.fit(Fit.WIDTH)
    else:
        return False
    return True


def _with_selection(canvas: "SheetCanvas", key: Qt.Key) -> bool:
    ref = canvas.selected_ref
    if key in _STEPS:
        canvas.stepped.emit(ref, _STEPS[key])
    elif key in {Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_F2}:
        canvas.activated.emit(ref)
    elif key in {Qt.Key.Key_Delete, Qt.Key.Key_Backspace}:
        canvas.removed.emit(ref)
    elif key is Qt.Key.Key_Escape:
        canvas.choose("")
    else:
        return False
    return True

"""The keys of the canvas."""

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent

from metamaker.app.canvas.lens import Fit
from metamaker.sheets.neighbours import Towards

if TYPE_CHECKING:
    from metamaker.app.canvas.page_view import PageView
    from metamaker.app.canvas.sheet_canvas import SheetCanvas

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

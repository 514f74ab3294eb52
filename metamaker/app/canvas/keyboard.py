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
_STEPS = {Qt.Key.Key_Plus: 1, Qt.Key.Key_Equal: 1, Qt.Key.Key_Minus: -1, Qt.Key.Key_Underscore: -1}
_OTHERS = Qt.KeyboardModifier.AltModifier | Qt.KeyboardModifier.MetaModifier
_SCROLLED = 60
"""Pixels that an arrow moves the desk."""


def moved(view: "PageView", event: QKeyEvent) -> bool:
    """Zoom or move the desk if a key stands for that; False if it does not."""
    key = Qt.Key(event.key())
    if event.modifiers() & Qt.KeyboardModifier.ControlModifier:
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
    """Do with the selected element what a key stands for; False if it stands for nothing, or nothing is selected."""
    if not canvas.selected_ref or event.modifiers() & (_OTHERS | Qt.KeyboardModifier.ControlModifier):
        return False
    key = Qt.Key(event.key())
    if key in _ARROWS:
        found = canvas.shown.beside(canvas.selected_ref, _ARROWS[key])
        if found:
            canvas.choose(found)
            canvas.reveal(found)
        return True
    return _with_selection(canvas, key)


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


def walked(canvas: "SheetCanvas", by: int) -> bool:
    """Select the next element in reading order; False past the ends, where the keys go on to another view.

    Going back from nothing leaves the canvas at once.
    """
    if not canvas.selected_ref and by < 0:
        return False
    found = canvas.shown.after(canvas.selected_ref, by)
    if not found:
        return False
    canvas.choose(found)
    canvas.reveal(found)
    return True

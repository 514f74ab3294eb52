"""Mouse and keyboard of a random walk: events of windows, as the system sends them, since a click can delete what it hits."""

from random import Random

from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QGuiApplication, QWindow
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from shiboken6 import Shiboken

_MODIFIERS = {
    Qt.KeyboardModifier.ShiftModifier: Qt.Key.Key_Shift,
    Qt.KeyboardModifier.ControlModifier: Qt.Key.Key_Control,
    Qt.KeyboardModifier.AltModifier: Qt.Key.Key_Alt,
}
_NO_KEYS = Qt.KeyboardModifier.NoModifier
_PULL = QPoint(12, 12)
"""Further than a press may move before it is a drag."""


def anywhere(area: QRect, chance: Random) -> QPoint:
    """Return a random point of an area, which is not empty."""
    return QPoint(chance.randint(area.left(), area.right()), chance.randint(area.top(), area.bottom()))


def mouse(widget: QWidget, at: QPoint, button: Qt.MouseButton, times: int = 1) -> None:
    """Press and release a button at a point of a widget; the second time as a double click."""
    window, point = _place(widget, at)
    for number in range(times):
        if window is None or not Shiboken.isValid(window):
            return
        point = _inside(window, point)
        QTest.mouseMove(window, point)
        if Shiboken.isValid(window):
            (QTest.mouseDClick if number else QTest.mousePress)(window, button, _NO_KEYS, point)
        if Shiboken.isValid(window):
            QTest.mouseRelease(window, button, _NO_KEYS, _inside(window, point))


def drag(widget: QWidget, start: QPoint, end: QPoint) -> None:
    """Press at a point of a widget, move to another one, and release there."""
    window, first = _place(widget, start)
    last = first + end - start
    if window is None:
        return
    QTest.mousePress(window, Qt.MouseButton.LeftButton, _NO_KEYS, _inside(window, first))
    for at in (first + _PULL, (first + last) / 2, last):
        if Shiboken.isValid(window):
            QTest.mouseMove(window, _inside(window, at))
    if Shiboken.isValid(window):
        QTest.mouseRelease(window, Qt.MouseButton.LeftButton, _NO_KEYS, _inside(window, last))


def press(front: QWidget, key: Qt.Key | str, keys: Qt.KeyboardModifier = _NO_KEYS) -> None:
    """Press and release a key where the keyboard is: in a menu, else in the active window, else in `front`."""
    popup = QApplication.activePopupWidget()
    window = popup.windowHandle() if popup else QGuiApplication.focusWindow()
    if not window:
        front.activateWindow()
        window = front.window().windowHandle()
    held = [each for modifier, each in _MODIFIERS.items() if keys & modifier]
    for each in (*held, key):
        _send(window, each, keys, is_press=True)
    for each in (key, *held):
        _send(window, each, keys, is_press=False)


def _send(window: QWindow | None, key: Qt.Key | str, keys: Qt.KeyboardModifier, *, is_press: bool) -> None:
    """Press or release a key in a window that is still there.

    One event at a time: `QTest.keyPress` and `keyRelease` also send the modifiers, and go on when one of these events, or
    something that waited in the queue, has deleted the window.
    """
    if window is None or not Shiboken.isValid(window):
        return
    code, text = (ord(key.upper()), key) if isinstance(key, str) else (key.value, "")
    QTest.simulateEvent(window, is_press, code, keys, text, False)


def _place(widget: QWidget, at: QPoint) -> tuple[QWindow | None, QPoint]:
    """Return the window of a widget, and a point of the widget in it."""
    whole = widget.window()
    return whole.windowHandle(), widget.mapTo(whole, at)


def _inside(window: QWindow, at: QPoint) -> QPoint:
    """Return the point of a window next to `at`: a part of a widget may lie outside of a small window."""
    return QPoint(min(max(at.x(), 0), window.width() - 1), min(max(at.y(), 0), window.height() - 1))

"""Dragging as a person does it: press, pull, hold over other things, let go.

Without a display nothing carries what is dragged: here the real drag is begun by the mouse, and then brought to its targets by
the events that the system would send.
"""

from collections.abc import Callable
from dataclasses import dataclass, field

import pytest
from PySide6.QtCore import QMimeData, QPoint, Qt
from PySide6.QtGui import QDrag, QDragEnterEvent, QDragLeaveEvent, QDragMoveEvent, QDropEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from tests.app.end_to_end.eyes import NotSeenError, Spot
from tests.app.end_to_end.hands import Hands
from tests.app.waiting import wait

LEFT = Qt.MouseButton.LeftButton
_NO_KEYS = Qt.KeyboardModifier.NoModifier
_PULL = 40
_HELD_MS = 800
"""Longer than a tab waits until it comes to the front."""

_LONGEST_MS = 4_000
_STEP_MS = 60

_BOTH = Qt.DropAction.CopyAction | Qt.DropAction.MoveAction

Where = Callable[[], Spot]


@dataclass
class Carriage:
    """Carries one thing after the other. `begun` counts the drags that the program began."""

    hands: Hands
    begun: int = 0
    _stops: tuple[Where, ...] = ()
    _taken: list[bool] = field(default_factory=list)

    def install(self, monkeypatch: pytest.MonkeyPatch) -> "Carriage":
        """Take the place of the system."""
        monkeypatch.setattr(QDrag, "exec", lambda drag, *_: self._travel(drag))
        return self

    def carry(self, start: Where, *stops: Where) -> bool:
        """Take hold of something, pull it over all stops, and let go at the last; whether it was taken there.

        A stop is looked for when the pointer is on its way to it: what comes to the front meanwhile can be seen then.
        """
        self._stops, before = stops, self.begun
        spot = awaited(start)
        QTest.mouseMove(spot.window, spot.point)
        QTest.mousePress(spot.window, LEFT, _NO_KEYS, spot.point)
        for step in (1, 2, 3):
            if self.begun == before:
                QTest.mouseMove(spot.window, spot.point + QPoint(0, step * _PULL // 3))
                self.hands.wait()
        QTest.mouseRelease(spot.window, LEFT, _NO_KEYS, spot.point + QPoint(0, _PULL))
        assert self.begun == before + 1, "nothing came along when it was pulled"
        self.hands.wait()
        return self._taken.pop()

    def _travel(self, drag: QDrag) -> Qt.DropAction:
        self.begun += 1
        data = drag.mimeData()
        *over, last = self._stops
        try:
            for stop in over:
                target, at = _target(awaited(stop))
                _enter(target, at, data)
                self.hands.wait(_HELD_MS)
                QApplication.sendEvent(target, QDragLeaveEvent())
            target, at = _target(awaited(last))
            self._taken.append(_let_go(target, at, data))
        except AssertionError as fault:  # it would be lost in the slot of the mouse
            self.hands.faults.append(str(fault))
            self._taken.append(False)
        return Qt.DropAction.CopyAction if self._taken[-1] else Qt.DropAction.IgnoreAction


def awaited(look: Where) -> Spot:
    """Return a place, once it can be seen and stands still."""
    for _ in range(_LONGEST_MS // _STEP_MS):
        try:
            found = look()
            wait(_STEP_MS)
            if look() == found:
                return found
        except NotSeenError:
            wait(_STEP_MS)
    return look()


def _target(spot: Spot) -> tuple[QWidget, QPoint]:
    """Return what takes drops at a place."""
    window = next(each for each in QApplication.topLevelWidgets() if each.windowHandle() is spot.window)
    found: QWidget | None = window.childAt(spot.point) or window
    while found is not None and not found.acceptDrops():
        found = found.parentWidget()
    if found is None:
        raise NotSeenError("nothing there takes drops")
    return found, found.mapFrom(window, spot.point)


def _enter(target: QWidget, at: QPoint, data: QMimeData) -> bool:
    """Come over something; whether it may be dropped at this place."""
    entered = QDragEnterEvent(at, _BOTH, data, LEFT, _NO_KEYS)
    QApplication.sendEvent(target, entered)
    moved = QDragMoveEvent(at, _BOTH, data, LEFT, _NO_KEYS)
    QApplication.sendEvent(target, moved)
    return entered.isAccepted() and moved.isAccepted()


def _let_go(target: QWidget, at: QPoint, data: QMimeData) -> bool:
    if not _enter(target, at, data):  # Qt sends no drop where the move was refused
        QApplication.sendEvent(target, QDragLeaveEvent())
        return False
    event = QDropEvent(at.toPointF(), _BOTH, data, LEFT, _NO_KEYS)
    QApplication.sendEvent(target, event)
    return event.isAccepted()

"""The desk moves while something is dragged near an edge of the window."""

from PySide6.QtCore import QPoint, QTimer
from PySide6.QtWidgets import QAbstractScrollArea

_NEAR = 32
"""Pixels from the edge at which the desk begins to move."""

_STEP = 12
_INTERVAL = 30


class EdgeScroll:
    """Moves the contents of an area towards the edge that the pointer is near."""

    def __init__(self, area: QAbstractScrollArea) -> None:
        self._area = area
        self._by = QPoint()
        self._timer = QTimer(area)
        self._timer.setInterval(_INTERVAL)
        self._timer.timeout.connect(self._move)

    def follow(self, at: QPoint) -> None:
        """The pointer is here."""
        room = self._area.viewport().rect()
        across = _towards(at.x(), room.width())
        down = _towards(at.y(), room.height())
        self._by = QPoint(across, down) * _STEP
        if self._by.isNull():
            self._timer.stop()
        elif not self._timer.isActive():
            self._timer.start()

    def stop(self) -> None:
        """The drag is over."""
        self._timer.stop()

    def _move(self) -> None:
        across, down = self._area.horizontalScrollBar(), self._area.verticalScrollBar()
        across.setValue(across.value() + self._by.x())
        down.setValue(down.value() + self._by.y())


def _towards(place: int, length: int) -> int:
    return -1 if place < _NEAR else 1 if place > length - _NEAR else 0

"""The canvas as a place to drop things on: the card that says why something cannot go there, and scrolling near an edge."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QPoint, QRect, QSize, Qt, QTimer
from PySide6.QtGui import QDragEnterEvent, QDragMoveEvent, QDropEvent
from PySide6.QtWidgets import QAbstractScrollArea

from metamaker.app.canvas.drags import Drops, parcel

if TYPE_CHECKING:
    from metamaker.app.canvas.sheet_canvas import SheetCanvas


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


_POINTER = 28
"""Pixels across the pointer, which the card keeps clear of."""


class DropSite:
    """What drags do. `drops` is the drag over the canvas; None while there is none."""

    def __init__(self, canvas: "SheetCanvas") -> None:
        self._canvas = canvas
        self._edge_scroll = EdgeScroll(canvas)
        self.drops: Drops | None = None

    def enter(self, event: QDragEnterEvent) -> None:
        """Something is dragged onto the canvas."""
        carried = parcel(event.mimeData(), self._canvas.mark)
        if carried is None:
            event.ignore()
            return
        self._canvas.hand.leave()
        self.drops = Drops(carried, self._canvas.shown, self._canvas.refuse, self._canvas.is_place)
        event.acceptProposedAction()
        self._canvas.viewport().update()

    def move(self, event: QDragMoveEvent) -> None:
        """It is moved over the canvas."""
        if self.drops is None:
            event.ignore()
            return
        pixel = event.position()
        before = self.drops.over
        self.drops.move(self._canvas.lens.view.point(pixel))
        if self.drops.over != before:
            self._canvas.viewport().update()
        at = pixel.toPoint()
        pointer = QRect(at - QPoint(_POINTER, _POINTER) / 2, QSize(_POINTER, _POINTER))
        self._canvas.card.tell(self.drops.told, pointer, at)
        self._edge_scroll.follow(at)
        if self.drops.target:
            event.acceptProposedAction()
        else:
            event.ignore()

    def drop(self, event: QDropEvent) -> None:
        """It is let go: tell what goes where."""
        drops = self.drops
        if drops is None:
            event.ignore()
            return
        drops.move(self._canvas.lens.view.point(event.position()))
        self.leave(said=True)
        if drops.target:
            event.acceptProposedAction()
            self._canvas.setFocus(Qt.FocusReason.MouseFocusReason)
            send = self._canvas.moved if drops.parcel.is_element else self._canvas.dropped
            send.emit(drops.parcel.key, drops.target)

    def leave(self, *, said: bool) -> None:
        """The drag is over, or has left the canvas; if `said`, tell why what was dragged could not be dropped there."""
        drops, self.drops = self.drops, None
        if said and drops is not None and drops.reasons:
            self._canvas.refused.emit(" ".join(drops.reasons))
        self._edge_scroll.stop()
        self._canvas.card.hide()
        self._canvas.viewport().update()

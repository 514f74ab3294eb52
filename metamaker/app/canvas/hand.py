"""The pointer over the canvas: hovering, selecting, handles, taking hold of elements."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QDrag, QMouseEvent
from PySide6.QtWidgets import QApplication

from metamaker.app.canvas.parcel import element_data

if TYPE_CHECKING:
    from metamaker.app.canvas.sheet_canvas import SheetCanvas


class Hand:
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

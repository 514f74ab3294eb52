"""Pulling the desk with the middle button, or with any while the space bar is held down."""

from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QAbstractScrollArea


class Panning:
    """Moves the contents of an area with the pointer. `grips`: the next press takes hold of the desk."""

    def __init__(self, area: QAbstractScrollArea) -> None:
        self._area = area
        self.grips = False
        self._held: QPoint | None = None

    @property
    def pulls(self) -> bool:
        """Whether the desk is held now."""
        return self._held is not None

    def press(self, event: QMouseEvent) -> bool:
        """A button went down; whether the desk is held by it."""
        middle = event.button() is Qt.MouseButton.MiddleButton
        if middle or (self.grips and event.button() is Qt.MouseButton.LeftButton):
            self._held = event.position().toPoint()
            self._show_cursor()
        return self.pulls

    def move(self, event: QMouseEvent) -> bool:
        """The pointer moved; whether the desk moved with it."""
        if self._held is None:
            return False
        to = event.position().toPoint()
        by, self._held = to - self._held, to
        across, down = self._area.horizontalScrollBar(), self._area.verticalScrollBar()
        across.setValue(across.value() - by.x())
        down.setValue(down.value() - by.y())
        return True

    def release(self) -> None:
        """A button went up."""
        if self._held is not None:
            self._held = None
            self._show_cursor()

    def grip(self, held: bool) -> None:
        """The space bar went down or up."""
        if held is not self.grips:
            self.grips = held
            self._show_cursor()

    def _show_cursor(self) -> None:
        shape = (
            Qt.CursorShape.ClosedHandCursor
            if self.pulls
            else Qt.CursorShape.OpenHandCursor
            if self.grips
            else Qt.CursorShape.ArrowCursor
        )
        self._area.viewport().setCursor(shape)

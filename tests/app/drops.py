"""Drags and drops as a person does them, by the events that the system sends."""

from PySide6.QtCore import QMimeData, QPoint, QPointF, Qt
from PySide6.QtGui import QDragEnterEvent, QDragMoveEvent, QDropEvent
from PySide6.QtWidgets import QApplication

from metamaker.app.rows.row_view import RowView

_BUTTON, _NO_KEYS = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
_ACTIONS = Qt.DropAction.CopyAction | Qt.DropAction.MoveAction


def point_of(view: RowView, key: str, part: float = 0.6) -> QPoint:
    """Return a point of a row: at this part of its height. The empty key: below all rows."""
    if not key:
        return QPoint(5, view.viewport().height() - 2)
    box = view.visualRect(view.rows.index_of(key))
    return QPoint(box.center().x(), box.top() + int(box.height() * part))


def hover(view: RowView, data: QMimeData, key: str, part: float = 0.6) -> bool:
    """Drag something over a row; whether it may be dropped there."""
    at = point_of(view, key, part)
    entered = QDragEnterEvent(at, _ACTIONS, data, _BUTTON, _NO_KEYS)
    QApplication.sendEvent(view.viewport(), entered)
    moved = QDragMoveEvent(at, _ACTIONS, data, _BUTTON, _NO_KEYS)
    QApplication.sendEvent(view.viewport(), moved)
    return moved.isAccepted()


def drop(view: RowView, data: QMimeData | None, key: str, part: float = 0.6) -> bool:
    """Drop something on a row; whether the view took it."""
    assert data is not None
    hover(view, data, key, part)
    event = QDropEvent(QPointF(point_of(view, key, part)), _ACTIONS, data, _BUTTON, _NO_KEYS)
    QApplication.sendEvent(view.viewport(), event)
    return event.isAccepted()

"""A view of rows that gives and takes what is dragged: marks where it would go, and says at the pointer why it cannot."""

from collections.abc import Callable
from html import escape

from PySide6.QtCore import QMimeData, QPoint, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QCursor,
    QDrag,
    QDragEnterEvent,
    QDragLeaveEvent,
    QDragMoveEvent,
    QDropEvent,
    QPainter,
    QPaintEvent,
    QPen,
)
from PySide6.QtWidgets import QToolTip, QTreeView, QWidget

from metamaker.app.look.theme import tokens
from metamaker.app.models.row_tree import KEY, RowTreeModel

_EDGE = 0.25
"""The part of a row's height at its top that means: before it."""


class RowDrops(QTreeView):
    """`parcel(keys)` makes what a drag carries; `refusal(data, key, before)` says why something cannot be dropped on a row.

    (Or in front of it; the empty key: beside all rows.) It is empty if it can, None if it is nothing that concerns this view;
    then `dropped(data, key, before)` follows. With `has_order`, the upper edge of a row means in front of it.
    """

    dropped = Signal(QMimeData, str, bool)

    def __init__(self, model: RowTreeModel, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.rows = model
        self.parcel: Callable[[tuple[str, ...]], QMimeData | None] = lambda _: None
        self.refusal: Callable[[QMimeData, str, bool], str | None] = lambda *_: None
        self.has_order = False
        self._target: tuple[str, bool] | None = None
        self.setDragEnabled(True)
        self.setAcceptDrops(True)
        self.setDragDropMode(QTreeView.DragDropMode.DragDrop)
        self.setAutoScroll(True)

    @property
    def selected(self) -> tuple[str, ...]:
        """The keys of the selected rows, from top to bottom."""
        chosen = {index.data(KEY) for index in self.selectionModel().selectedRows()}
        return tuple(key for key in self.rows.keys if key in chosen)

    def startDrag(self, _actions: Qt.DropAction) -> None:  # noqa: N802
        """Drag what is selected, with a picture of the current row."""
        data = self.parcel(self.selected)
        if data is None:
            return
        drag = QDrag(self)
        drag.setMimeData(data)
        box = self.visualRect(self.currentIndex())
        if not box.isEmpty():
            drag.setPixmap(self.viewport().grab(box))
        drag.exec(Qt.DropAction.CopyAction | Qt.DropAction.MoveAction, Qt.DropAction.MoveAction)

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:  # noqa: N802
        """Take what may concern one of the rows."""
        if self.refusal(event.mimeData(), "", False) is None:
            event.ignore()
        else:
            event.acceptProposedAction()

    def dragMoveEvent(self, event: QDragMoveEvent) -> None:  # noqa: N802
        """Mark where it would go; say at the pointer why it cannot."""
        key, before = target = self._place(event.position().toPoint())
        reason = self.refusal(event.mimeData(), key, before)
        if target != self._target:
            QToolTip.showText(QCursor.pos(), f"<p>{escape(reason)}</p>" if reason else "", self)
        self._target = target if reason == "" else None
        self.viewport().update()
        if reason == "":
            event.acceptProposedAction()
        else:
            event.ignore()

    def dragLeaveEvent(self, event: QDragLeaveEvent) -> None:  # noqa: N802
        """Take the mark away."""
        event.accept()
        self._unmark()

    def dropEvent(self, event: QDropEvent) -> None:  # noqa: N802
        """Tell what was dropped and where. Edits are the document's: Qt itself must move nothing."""
        key, before = self._place(event.position().toPoint())
        self._unmark()
        if self.refusal(event.mimeData(), key, before) is None:
            event.ignore()
            return
        event.setDropAction(Qt.DropAction.CopyAction)
        event.accept()
        self.dropped.emit(event.mimeData(), key, before)

    def _unmark(self) -> None:
        self._target = None
        QToolTip.hideText()
        self.viewport().update()

    def _place(self, at: QPoint) -> tuple[str, bool]:
        """Return the row at a point, and whether its upper edge is meant."""
        index = self.indexAt(at)
        if not index.isValid():
            return "", False
        box = self.visualRect(index)
        return str(index.data(KEY)), self.has_order and at.y() < box.top() + box.height() * _EDGE

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        """Paint the rows, and the mark of a drop."""
        super().paintEvent(event)
        if self._target is None:
            return
        key, before = self._target
        index = self.rows.index_of(key)
        box = self.visualRect(index) if index.isValid() else self.viewport().rect().adjusted(1, 1, -2, -2)
        painter = QPainter(self.viewport())
        painter.setPen(QPen(QColor(tokens().accent), 2))
        if before:
            painter.drawLine(box.topLeft(), box.topRight())
        else:
            painter.drawRoundedRect(box.adjusted(1, 1, -1, -1), 4, 4)

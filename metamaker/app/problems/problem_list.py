"""The list view of problems: rows as high as their sentences, links in rows, one Enter or click to go there."""

from PySide6.QtCore import QEvent, QModelIndex, QPoint, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QResizeEvent
from PySide6.QtWidgets import QAbstractItemView, QListView, QStyleOptionViewItem, QWidget

from metamaker.app.problems.problem_rows import ProblemRows


class ProblemList(QListView):
    """`link_clicked(index, link)` says what of a row was clicked: `fix`, `rule`, or an empty text for the row itself."""

    link_clicked = Signal(QModelIndex, str)
    entered_row = Signal(QModelIndex)

    def __init__(self, rows: ProblemRows, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._rows = rows
        self.setItemDelegate(rows)
        self.setAccessibleName(self.tr("Problems"))
        self.setMouseTracking(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)

    def link_at(self, point: QPoint) -> str:
        """Return which link is at a point of the viewport; empty for none."""
        index = self.indexAt(point)
        if not index.isValid():
            return ""
        option = QStyleOptionViewItem()
        self.initViewItemOption(option)
        option.rect = self.visualRect(index)
        return self._rows.link_at(option, index, point)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:  # noqa: N802
        """Show a hand over links."""
        super().mouseMoveEvent(event)
        is_link = self.link_at(event.position().toPoint())
        self.viewport().setCursor(Qt.CursorShape.PointingHandCursor if is_link else Qt.CursorShape.ArrowCursor)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:  # noqa: N802
        """Tell what of a row was clicked."""
        super().mouseReleaseEvent(event)
        point = event.position().toPoint()
        index = self.indexAt(point)
        if event.button() is Qt.MouseButton.LeftButton and index.isValid() and index == self.currentIndex():
            self.link_clicked.emit(index, self.link_at(point))

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        """Go to the current problem with Enter."""
        if event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter} and self.currentIndex().isValid():
            self.entered_row.emit(self.currentIndex())
        else:
            super().keyPressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        """Lay the rows out anew: another width makes other heights."""
        super().resizeEvent(event)
        self.scheduleDelayedItemsLayout()

    def changeEvent(self, event: QEvent) -> None:  # noqa: N802
        """Lay the rows out anew in another font."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self.scheduleDelayedItemsLayout()

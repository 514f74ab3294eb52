"""The row of tabs of a window: movable, closable, and torn off when dragged out of the window."""

from collections.abc import Callable

from PySide6.QtCore import QMimeData, QPoint, Qt, QTimer, Signal
from PySide6.QtGui import QDragEnterEvent, QDragLeaveEvent, QDragMoveEvent, QDropEvent, QMouseEvent
from PySide6.QtWidgets import QMenu, QTabBar, QWidget

HELD_MS = 500
"""So long something is held over a tab until that comes to the front."""


class FleetTabs(QTabBar):
    """Tabs for what is open. `torn_off(index)` is sent when a tab is to become a window of its own.

    A tab comes to the front when something is held over it for which `can_take(index, data)`; `dropped(index, data)` follows
    if that is let go there.
    """

    torn_off = Signal(int)
    dropped = Signal(int, QMimeData)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setMovable(True)
        self.setTabsClosable(True)
        self.setDocumentMode(True)
        self.setExpanding(False)
        self.setElideMode(Qt.TextElideMode.ElideRight)
        self.setAutoHide(True)
        self.setAccessibleName(self.tr("Open documents"))
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        self.customContextMenuRequested.connect(self._offer)
        self.setAcceptDrops(True)
        self.can_take: Callable[[int, QMimeData], bool] = lambda *_: False
        self._held = -1
        self._soon = QTimer(self, singleShot=True, interval=HELD_MS)
        self._soon.timeout.connect(lambda: self.setCurrentIndex(self._held))

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:  # noqa: N802
        """Take what any of the fleets may take; files are the window's."""
        if any(self.can_take(index, event.mimeData()) for index in range(self.count())):
            event.setDropAction(Qt.DropAction.CopyAction)
            event.accept()
        else:
            event.ignore()

    def dragMoveEvent(self, event: QDragMoveEvent) -> None:  # noqa: N802
        """Bring the tab to the front over which something is held."""
        index = self.tabAt(event.position().toPoint())
        if index != self._held:
            self._held = index
            self._soon.start()
        if index >= 0 and self.can_take(index, event.mimeData()):
            event.setDropAction(Qt.DropAction.CopyAction)
            event.accept()
        else:
            event.ignore()

    def dragLeaveEvent(self, event: QDragLeaveEvent) -> None:  # noqa: N802
        """Leave the tabs as they are."""
        super().dragLeaveEvent(event)
        self._let_go()

    def dropEvent(self, event: QDropEvent) -> None:  # noqa: N802
        """Tell what was dropped on a tab."""
        index = self.tabAt(event.position().toPoint())
        self._let_go()
        if index >= 0 and self.can_take(index, event.mimeData()):
            event.setDropAction(Qt.DropAction.CopyAction)
            event.accept()
            self.setCurrentIndex(index)
            self.dropped.emit(index, event.mimeData())

    def _let_go(self) -> None:
        self._held = -1
        self._soon.stop()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:  # noqa: N802
        """Tear off the tab that is dropped outside the window."""
        super().mouseReleaseEvent(event)
        place = self.window().mapFromGlobal(event.globalPosition().toPoint())
        if event.button() == Qt.MouseButton.LeftButton and not self.window().rect().contains(place) and self.count() > 1:
            self.torn_off.emit(self.currentIndex())

    def _offer(self, place: QPoint) -> None:
        index = self.tabAt(place)
        if index < 0:
            return
        menu = QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        menu.addAction(self.tr("Move to new window"), lambda: self.torn_off.emit(index)).setEnabled(self.count() > 1)
        menu.addAction(self.tr("Close"), lambda: self.tabCloseRequested.emit(index))
        menu.popup(self.mapToGlobal(place))

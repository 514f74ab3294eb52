"""The row of tabs of a window: movable, closable, and torn off when dragged out of the window."""

from PySide6.QtCore import QPoint, Qt, Signal
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QMenu, QTabBar, QWidget


class FleetTabs(QTabBar):
    """Tabs for what is open. `torn_off(index)` is sent when a tab is to become a window of its own."""

    torn_off = Signal(int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setMovable(True)
        self.setTabsClosable(True)
        self.setDocumentMode(True)
        self.setExpanding(False)
        self.setElideMode(Qt.TextElideMode.ElideRight)
        self.setAutoHide(True)
        self.setAccessibleName(self.tr("Open fleets"))
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        self.customContextMenuRequested.connect(self._offer)

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

"""What is open in a window, side by side as tabs: start page and workspaces."""

from PySide6.QtCore import QMimeData, QObject, Signal
from PySide6.QtWidgets import QStackedWidget, QWidget

from metamaker.app.window.fleet_tabs import FleetTabs


class TabShelf(QObject):
    """A row of tabs and the stack of what they stand for. `turned` is sent when another part may be at the front."""

    turned = Signal()
    close_wanted = Signal(QWidget)
    torn_off = Signal(QWidget)
    dropped = Signal(QWidget, QMimeData)

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self.tabs = FleetTabs(window)
        self.stack = QStackedWidget(window)
        self.tabs.currentChanged.connect(lambda _: self._turn())
        self.tabs.tabCloseRequested.connect(lambda index: self.close_wanted.emit(self.parts[index]))
        self.tabs.torn_off.connect(lambda index: self.torn_off.emit(self.parts[index]))
        self.tabs.dropped.connect(lambda index, data: self.dropped.emit(self.parts[index], data))

    @property
    def parts(self) -> tuple[QWidget, ...]:
        """What is open, in the order of the tabs."""
        return tuple(self.tabs.tabData(index) for index in range(self.tabs.count()))

    @property
    def here(self) -> QWidget | None:
        """What is at the front."""
        return self.tabs.tabData(self.tabs.currentIndex()) if self.tabs.count() else None

    def add(self, part: QWidget, title: str) -> None:
        """Show `part` as the last tab, at the front."""
        self.stack.addWidget(part)
        self.tabs.blockSignals(True)
        index = self.tabs.addTab(title)
        self.tabs.setTabData(index, part)
        self.tabs.setCurrentIndex(index)
        self.tabs.blockSignals(False)
        self._turn()

    def remove(self, part: QWidget) -> None:
        """Take a part out. It belongs to nobody then."""
        self.stack.removeWidget(part)
        part.setParent(None)
        self.tabs.removeTab(self.parts.index(part))
        self._turn()

    def bring(self, part: QWidget) -> None:
        """Bring a part to the front."""
        self.tabs.setCurrentIndex(self.parts.index(part))

    def step(self, by: int) -> None:
        """Bring the next tab to the front, or the one before; after the last comes the first."""
        if self.tabs.count():
            self.tabs.setCurrentIndex((self.tabs.currentIndex() + by) % self.tabs.count())

    def name(self, part: QWidget, title: str, tip: str) -> None:
        """Write a title on the tab of a part; names are anybody's, so the tip is escaped by whoever gives it."""
        index = self.parts.index(part)
        self.tabs.setTabText(index, title.replace("&", "&&"))
        self.tabs.setTabToolTip(index, tip)

    def _turn(self) -> None:
        if self.here is not None:
            self.stack.setCurrentWidget(self.here)
        self.turned.emit()

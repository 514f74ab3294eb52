"""Tabs of a window, which can be moved, closed and torn off: start page and documents."""

from collections.abc import Callable
from functools import partial
from math import ceil

from PySide6.QtCore import QEvent, QMimeData, QObject, QPoint, QSize, Qt, Signal
from PySide6.QtGui import (
    QDragEnterEvent,
    QDragLeaveEvent,
    QDragMoveEvent,
    QDropEvent,
    QFont,
    QFontMetrics,
    QFontMetricsF,
    QMouseEvent,
)
from PySide6.QtWidgets import QMenu, QStackedWidget, QTabBar, QToolButton, QWidget

from metamaker.app.files.open_fleet import OpenFleet
from metamaker.app.overrides import override
from metamaker.app.texts import tr
from metamaker.app.timers import rested
from metamaker.app.widgets.buttons import buttons_in, menu_button
from metamaker.app.window.workspace import Workspace

HELD_MS = 500
"""Time of hovering with a drag until a tab comes to the front."""


_ROUNDED = 2
"""Extra pixels for rounding in Qt, which would otherwise elide the last three letters of a title."""


_LEAST_LETTERS = 12
"""Number of characters of a title that always have room."""


class FleetTabs(QTabBar):
    """The tab bar. `torn_off(index)` is emitted when a tab should become a separate window.

    A tab comes to the front when a drag that passes `can_take(index, data)` hovers over it. `dropped(index, data)` is emitted
    after a drop.
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
        self.setAccessibleName(tr("window-common-open-documents"))
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        self.customContextMenuRequested.connect(self._offer)
        self.setAcceptDrops(True)
        self.can_take: Callable[[int, QMimeData], bool] = lambda *_: False
        self._held = -1
        self._fit_soon = rested(self, 0, self._fit_crosses)
        self._soon = rested(self, HELD_MS, lambda: self.setCurrentIndex(self._held))

    @override
    def changeEvent(self, event: QEvent) -> None:
        """Follow the text size."""
        super().changeEvent(event)
        if event.type() in {QEvent.Type.FontChange, QEvent.Type.StyleChange}:
            self._fit_soon.start()

    def _fit_crosses(self) -> None:
        """Give the crosses the size of the text, because Qt gives them 20 pixels. A single tab is hidden."""
        if self.count() < 2:
            return  # looking through all widgets would delay every start
        side = self.fontMetrics().height()
        for button in buttons_in(self):
            if not isinstance(button, QToolButton):  # those scroll
                button.setFixedSize(side, side)
        self.setElideMode(self.elideMode())  # lays out the tabs again

    @override
    def tabInserted(self, index: int) -> None:
        super().tabInserted(index)
        self._fit_crosses()

    @override
    def tabSizeHint(self, index: int) -> QSize:
        """Leave room for a bold title. Qt measures plain text for tabs at the back, and elides bold text at the front."""
        bold, plain = QFont(self.font()), QFont(self.font())
        bold.setBold(True)
        plain.setBold(False)
        text = self.tabText(index)
        more = QFontMetricsF(bold).horizontalAdvance(text) - QFontMetricsF(plain).horizontalAdvance(text)
        return super().tabSizeHint(index) + QSize(max(0, ceil(more)) + _ROUNDED, 0)

    @override
    def minimumTabSizeHint(self, index: int) -> QSize:
        """Keep some characters of each title; more tabs than fit are scrolled."""
        hint, font = self.tabSizeHint(index), QFont(self.font())
        font.setBold(True)
        metrics, text = QFontMetrics(font), self.tabText(index)
        cut = metrics.horizontalAdvance(text) - metrics.horizontalAdvance(f"{text[:_LEAST_LETTERS]}…")
        return hint - QSize(max(0, cut), 0)

    @override
    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        """Accept data that any fleet can take. The window accepts files."""
        if any(self.can_take(index, event.mimeData()) for index in range(self.count())):
            event.setDropAction(Qt.DropAction.CopyAction)
            event.accept()
        else:
            event.ignore()

    @override
    def dragMoveEvent(self, event: QDragMoveEvent) -> None:
        """Bring a tab to the front after a drag has hovered over it."""
        index = self.tabAt(event.position().toPoint())
        if index != self._held:
            self._held = index
            self._soon.start()
        if index >= 0 and self.can_take(index, event.mimeData()):
            event.setDropAction(Qt.DropAction.CopyAction)
            event.accept()
        else:
            event.ignore()

    @override
    def dragLeaveEvent(self, event: QDragLeaveEvent) -> None:
        """Forget the hovered tab."""
        super().dragLeaveEvent(event)
        self._let_go()

    @override
    def dropEvent(self, event: QDropEvent) -> None:
        """Emit the dropped elements and their tab."""
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

    @override
    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Tear off a tab dropped outside the window."""
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
        menu.addAction(tr("window-main-move-new-window"), lambda: self.torn_off.emit(index)).setEnabled(self.count() > 1)
        menu.addAction(tr("window-common-close"), lambda: self.tabCloseRequested.emit(index))
        menu.popup(self.mapToGlobal(place))


class TabShelf(QObject):
    """A row of tabs and the stack of their parts. `turned` is emitted when the part at the front may have changed."""

    turned = Signal()
    close_wanted = Signal(QWidget)
    torn_off = Signal(QWidget)
    dropped = Signal(QWidget, QMimeData)

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self.tabs = FleetTabs(window)
        self.stack = QStackedWidget(window)
        title = tr("window-common-open-documents")
        self.list_button = menu_button(title, self._fill_list, window, sign="▾", role="quiet")
        self.list_button.hide()
        self.tabs.currentChanged.connect(lambda _: self._turn())
        self.tabs.tabCloseRequested.connect(lambda index: self.close_wanted.emit(self.parts[index]))
        self.tabs.torn_off.connect(lambda index: self.torn_off.emit(self.parts[index]))
        self.tabs.dropped.connect(lambda index, data: self.dropped.emit(self.parts[index], data))

    def _fill_list(self, menu: QMenu) -> None:
        """List all open parts, with the one at the front checked."""
        for index in range(self.tabs.count()):
            action = menu.addAction(self.tabs.tabText(index), partial(self.tabs.setCurrentIndex, index))
            action.setCheckable(True)
            action.setChecked(index == self.tabs.currentIndex())

    def _show_list(self) -> None:
        self.list_button.setVisible(self.tabs.count() > 1)

    @property
    def parts(self) -> tuple[QWidget, ...]:
        """The open parts in the order of the tabs."""
        return tuple(self.tabs.tabData(index) for index in range(self.tabs.count()))

    @property
    def here(self) -> QWidget | None:
        """The part at the front."""
        return self.tabs.tabData(self.tabs.currentIndex()) if self.tabs.count() else None

    @property
    def workspace(self) -> Workspace | None:
        """The document at the front with its pages; None if the start page is there."""
        return self.here if isinstance(self.here, Workspace) else None

    @property
    def workspaces(self) -> tuple[Workspace, ...]:
        """All open documents with their pages, in the order of the tabs."""
        return tuple(part for part in self.parts if isinstance(part, Workspace))

    @property
    def fleet(self) -> OpenFleet | None:
        """The document at the front."""
        return self.workspace.fleet if self.workspace else None

    @property
    def fleets(self) -> tuple[OpenFleet, ...]:
        """The documents, in the order of the tabs."""
        return tuple(workspace.fleet for workspace in self.workspaces)

    def add(self, part: QWidget, title: str) -> None:
        """Show `part` as the last tab, at the front."""
        self.stack.addWidget(part)
        self.tabs.blockSignals(True)
        index = self.tabs.addTab(title)
        self.tabs.setTabData(index, part)
        self.tabs.setCurrentIndex(index)
        self.tabs.blockSignals(False)
        self._show_list()
        self._turn()

    def add_behind(self, part: QWidget, title: str, place: int) -> None:
        """Add `part` as a tab in the background; a `place` of −2 is in front of the last two tabs."""
        self.stack.addWidget(part)
        self.tabs.blockSignals(True)
        index = self.tabs.insertTab(self.tabs.count() + place, title)
        self.tabs.setTabData(index, part)
        self.tabs.blockSignals(False)
        self._show_list()

    def replace(self, part: QWidget, by: QWidget) -> None:
        """Show `by` in the tab of a part, and delete the part."""
        index = self.parts.index(part)
        self.stack.addWidget(by)
        self.tabs.setTabData(index, by)
        self._turn()
        self.stack.removeWidget(part)
        part.deleteLater()

    def remove(self, part: QWidget) -> None:
        """Take a part out, and leave it without a parent."""
        self._take_out(part)
        part.setParent(None)

    def delete(self, part: QWidget) -> None:
        """Delete a part. It keeps its parent until then, because without one Qt would compute all its styles again."""
        self._take_out(part)
        part.deleteLater()

    def _take_out(self, part: QWidget) -> None:
        self.stack.removeWidget(part)
        self.tabs.removeTab(self.parts.index(part))
        self._show_list()
        self._turn()

    def bring(self, part: QWidget) -> None:
        """Bring a part to the front."""
        self.tabs.setCurrentIndex(self.parts.index(part))

    def step(self, by: int) -> None:
        """Bring the next or the previous tab to the front, in a cycle."""
        if self.tabs.count():
            self.tabs.setCurrentIndex((self.tabs.currentIndex() + by) % self.tabs.count())

    def close_here(self) -> None:
        """Emit a request to close the part at the front."""
        if self.here is not None:
            self.close_wanted.emit(self.here)

    def tear_off_here(self) -> None:
        """Emit a request for a separate window for the part at the front."""
        if self.here is not None:
            self.torn_off.emit(self.here)

    def name(self, part: QWidget, title: str, tip: str) -> None:
        """Write a title on the tab of a part. Titles are untrusted, so the caller escapes the tooltip."""
        index = self.parts.index(part)
        self.tabs.setTabText(index, title.replace("&", "&&"))
        self.tabs.setTabToolTip(index, tip)

    def _turn(self) -> None:
        if self.here is not None:
            self.stack.setCurrentWidget(self.here)
        self.turned.emit()

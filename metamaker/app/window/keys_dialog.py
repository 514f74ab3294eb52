"""The keys of everything in the menus that has one, made from the actions themselves."""

from collections.abc import Iterator

from PySide6.QtCore import Qt
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import (
    QAbstractItemView,
    QDialog,
    QHeaderView,
    QLineEdit,
    QMenu,
    QMenuBar,
    QTreeWidget,
    QTreeWidgetItem,
    QVBoxLayout,
    QWidget,
)


class KeysDialog(QDialog):
    """A list of actions with their keys by menu, searched as one types. It does not stop the window."""

    def __init__(self, bar: QMenuBar, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(self.tr("Keys"))
        self.search = QLineEdit(self)
        self.search.setProperty("role", "search")
        self.search.setPlaceholderText(self.tr("Search"))
        self.search.setAccessibleName(self.tr("Search"))
        self.search.textChanged.connect(self._filter)
        self.list = QTreeWidget(self)
        self.list.setColumnCount(2)
        self.list.setHeaderHidden(True)
        self.list.setAccessibleName(self.tr("Keys"))
        self.list.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        self.list.header().setSectionResizeMode(0, QHeaderView.ResizeMode.Stretch)
        self.list.header().setSectionResizeMode(1, QHeaderView.ResizeMode.ResizeToContents)
        self.list.header().setStretchLastSection(False)
        for title, menu in _menus(bar):
            self._add(title, list(_actions(menu)))
        self.list.expandAll()
        rows = QVBoxLayout(self)
        rows.addWidget(self.search)
        rows.addWidget(self.list)
        em = self.fontMetrics().height()
        self.resize(em * 26, em * 34)

    def _add(self, title: str, actions: list[QAction]) -> None:
        if not actions:
            return
        head = QTreeWidgetItem([title])
        self.list.addTopLevelItem(head)
        for action in actions:
            shown = [each.toString(QKeySequence.SequenceFormat.NativeText) for each in action.shortcuts()]
            # Keyboards with a key of its own for it need no telling.
            keys = ", ".join(each for each in shown if each != _plain(action.text()).split(" ")[0])
            head.addChild(QTreeWidgetItem([_plain(action.text()), keys]))

    def _filter(self, text: str) -> None:
        for number in range(self.list.topLevelItemCount()):
            head = self.list.topLevelItem(number)
            for row in range(head.childCount() if head else 0):
                item = head.child(row) if head else None
                if item:
                    item.setHidden(text.casefold() not in f"{item.text(0)} {item.text(1)}".casefold())


def _menus(bar: QMenuBar) -> Iterator[tuple[str, QMenu]]:
    for action in bar.actions():
        menu = action.menu()
        if isinstance(menu, QMenu):
            yield _plain(action.text()), menu


def _actions(menu: QMenu) -> Iterator[QAction]:
    for action in menu.actions():
        inner = action.menu()
        if isinstance(inner, QMenu):
            yield from _actions(inner)
        elif action.shortcuts():
            yield action


def _plain(text: str) -> str:
    return text.replace("&&", "\0").replace("&", "").replace("\0", "&").removesuffix("…")

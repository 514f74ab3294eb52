"""The keys of everything in the menus that has one, made from the actions themselves."""

import re
from collections.abc import Iterable, Iterator

from PySide6.QtCore import Qt
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import (
    QAbstractItemView,
    QDialog,
    QHeaderView,
    QMenu,
    QMenuBar,
    QTreeWidget,
    QTreeWidgetItem,
    QVBoxLayout,
    QWidget,
)

from metamaker.app.widgets.search_field import SearchField
from metamaker.app.window.other_keys import other_keys
from metamaker.app.window.unmarked import unmarked

NAME = "name"
"""The property of an action whose text changes, under which it has its lasting name."""

_RARE = re.compile(r"\bF(1[3-9]|[23]\d)\b")


class KeysDialog(QDialog):
    """A list of actions with their keys by menu, searched as one types. It does not stop the window."""

    def __init__(self, bar: QMenuBar, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(self.tr("Keys"))
        self.search = SearchField(self, self.tr("Search"))
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
            self._add(title, ((_called(action), _keys(action)) for action in _actions(menu)))
        for title, keys in other_keys():
            self._add(title, keys)
        self.list.expandAll()
        rows = QVBoxLayout(self)
        rows.addWidget(self.search)
        rows.addWidget(self.list)
        em = self.fontMetrics().height()
        self.resize(em * 26, em * 34)

    def _add(self, title: str, rows: Iterable[tuple[str, str]]) -> None:
        rows = tuple(rows)
        if not rows:
            return
        head = QTreeWidgetItem([title])
        self.list.addTopLevelItem(head)
        for row in rows:
            head.addChild(QTreeWidgetItem(list(row)))

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
    return unmarked(text).removesuffix("…")


def _called(action: QAction) -> str:
    return _plain(str(action.property(NAME) or action.text()))


def _keys(action: QAction) -> str:
    """Return the keys of an action that usual keyboards have: some have one of its own for it, which needs no telling."""
    usual = (each for each in action.shortcuts() if each[0].key() < Qt.Key.Key_Back)  # type: ignore[index]
    shown = [each.toString(QKeySequence.SequenceFormat.NativeText) for each in usual]
    return ", ".join(each for each in shown if not _RARE.search(each))

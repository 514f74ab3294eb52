"""The item model of a check list: keys with names, each on or off."""

from collections.abc import Collection, Sequence
from typing import Any

from PySide6.QtCore import QAbstractListModel, QModelIndex, QObject, Qt, Signal

from metamaker.app.overrides import override
from metamaker.app.rows.row_tree import Index
from metamaker.printing.print_job import Item

_CHECKS = [int(Qt.ItemDataRole.CheckStateRole)]


class CheckModel(QAbstractListModel):
    """`changed()` is sent when the user switches an item."""

    changed = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._items: tuple[Item, ...] = ()
        self._off: set[str] = set()

    @property
    def off(self) -> frozenset[str]:
        """The keys of the unticked items, also of items outside the current list."""
        return frozenset(self._off)

    @property
    def on(self) -> tuple[str, ...]:
        """The keys of the ticked items."""
        return tuple(item.key for item in self._items if item.key not in self._off)

    def show(self, items: Sequence[Item], off: Collection[str]) -> None:
        """Show items, with the keys in `off` unticked; the same items keep their rows."""
        if tuple(items) != self._items:
            self.beginResetModel()
            self._items, self._off = tuple(items), set(off)
            self.endResetModel()
        elif self._off != set(off):
            self._off = set(off)
            self._redraw()

    def switch_all(self, on: bool) -> None:
        """Tick or untick all items."""
        keys = {item.key for item in self._items}
        self._off = self._off - keys if on else self._off | keys
        self._redraw()
        self.changed.emit()

    def only(self, key: str) -> None:
        """Tick only one item."""
        self._off = {item.key for item in self._items} - {key}
        self._redraw()
        self.changed.emit()

    def _redraw(self) -> None:
        if self._items:
            self.dataChanged.emit(self.index(0), self.index(len(self._items) - 1), _CHECKS)

    @override
    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        return 0 if parent.isValid() else len(self._items)

    @override
    def flags(self, index: Index) -> Qt.ItemFlag:
        flags = super().flags(index)
        return flags | Qt.ItemFlag.ItemIsUserCheckable if index.isValid() else flags

    @override
    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid():
            return None
        item = self._items[index.row()]
        if role == Qt.ItemDataRole.DisplayRole:
            return item.name
        if role == Qt.ItemDataRole.CheckStateRole:
            return Qt.CheckState.Unchecked if item.key in self._off else Qt.CheckState.Checked
        return None

    @override
    def setData(self, index: Index, value: Any, role: int = Qt.ItemDataRole.EditRole) -> bool:
        if not index.isValid() or role != Qt.ItemDataRole.CheckStateRole:
            return False
        key = self._items[index.row()].key
        if Qt.CheckState(value) is Qt.CheckState.Checked:
            self._off.discard(key)
        else:
            self._off.add(key)
        self.dataChanged.emit(index, index, _CHECKS)
        self.changed.emit()
        return True

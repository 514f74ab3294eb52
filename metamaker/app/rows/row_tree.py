"""Rows in a tree, and their item model: rows keep their identity through edits."""

from collections.abc import Collection, Sequence
from dataclasses import dataclass, field
from typing import Any

from PySide6.QtCore import QAbstractItemModel, QModelIndex, QObject, QPersistentModelIndex, Qt, Signal

from metamaker.app.overrides import override
from metamaker.app.texts import plain_tip
from metamaker.app.widgets.rule_help import RULE_ROLE
from metamaker.core.issue import Severity

Index = QModelIndex | QPersistentModelIndex


KEY = int(Qt.ItemDataRole.UserRole) + 1
"""The role for the key of a row."""

ROW = KEY + 1
"""The role for the Row of an item."""


@dataclass(frozen=True)
class Row:
    """One row: its key, unique in the tree, the key of the parent row (empty: none), its text.

    `caption` is shown smaller below, `figure` at the right end, `tip` (plain text) as a tooltip. `tone` is empty, `quiet` or
    `error`. `name`: the text for editing in place; None if it cannot be edited. `cells`: the texts of further columns. `icon`
    names a picture before the text, for a view with such icons; `mark` is a sign for a problem. `is_on`: whether the switch of
    the row is on; None for a row without a switch.
    """

    key: str
    text: str
    above: str = ""
    caption: str = ""
    figure: str = ""
    tip: str = ""
    tone: str = ""
    strong: bool = False
    name: str | None = None
    movable: bool = False
    rule: str = ""
    cells: tuple[str, ...] = ()
    icon: str = ""
    mark: Severity | None = None
    is_on: bool | None = None

    @property
    def said(self) -> str:
        """The whole row as one line for screen readers; for a row with a sign also the problem."""
        return ", ".join(filter(None, (self.text, self.caption, self.figure, self.tip if self.mark else "")))


@dataclass(eq=False, repr=False)
class _Node:
    number: int
    row: Row
    above: "_Node | None"
    below: "list[_Node]" = field(default_factory=list)

    @property
    def place(self) -> int:
        return self.above.below.index(self) if self.above else 0


_ROOT = Row("", "")

_DEEP = 20_000
"""From this sum of the depths of all rows, changes of order reset the model: Qt walks up from every open row for each."""


class RowTreeModel(QAbstractItemModel):
    """Rows under rows. `named(key, text)` is sent when the user renamed a row in place, `switched(key, on)` for its switch.

    `captioned(whether)` is sent before other rows are shown: whether one of them has a caption.
    """

    named = Signal(str, str)
    switched = Signal(str, bool)
    captioned = Signal(bool)

    def __init__(self, titles: Sequence[str] = ("",), parent: QObject | None = None, *, figures: Collection[int] = ()) -> None:
        """Make an empty tree; `titles` are the column titles, `figures` the numeric columns."""
        super().__init__(parent)
        self._titles = tuple(titles)
        self._figures = frozenset(figures)
        self._root = _Node(0, _ROOT, None)
        self._nodes: dict[int, _Node] = {0: self._root}
        self._keys: dict[str, _Node] = {}
        self._next = 1
        self._is_deep = False

    def show_columns(self, titles: Sequence[str], figures: Collection[int]) -> None:
        """Set other columns: their titles, and the numeric ones. The rows stay as they are if only titles change."""
        if len(titles) == len(self._titles) and self._figures == frozenset(figures):
            self._titles = tuple(titles)
            self.headerDataChanged.emit(Qt.Orientation.Horizontal, 0, len(titles) - 1)
            return
        self.beginResetModel()
        self._titles, self._figures = tuple(titles), frozenset(figures)
        self.endResetModel()

    def index_of(self, key: str) -> QModelIndex:
        """Return the index of the row with this key; otherwise an invalid one."""
        node = self._keys.get(key)
        return self._index(node) if node else QModelIndex()

    def row_of(self, key: str) -> Row | None:
        """Return the row with this key."""
        node = self._keys.get(key)
        return node.row if node else None

    @property
    def keys(self) -> tuple[str, ...]:
        """The keys of all rows from top to bottom."""
        found: list[str] = []
        waiting = list(reversed(self._root.below))
        while waiting:
            node = waiting.pop()
            found.append(node.row.key)
            waiting += reversed(node.below)
        return tuple(found)

    @property
    def is_tree(self) -> bool:
        """Whether there are rows under rows."""
        return any(node.below for node in self._root.below)

    def show(self, rows: Sequence[Row]) -> None:
        """Show these rows, each after its parent. Remaining rows are moved or updated; unchanged ones stay untouched.

        Only a very deep tree is reset when rows are added, removed or moved.
        """
        self.captioned.emit(any(row.caption for row in rows))
        if not self._keys or (self._is_deep and not self._stands(rows)):
            self._begin_anew(rows)
            return
        wanted = {row.key: row for row in rows}
        below: dict[str, list[Row]] = {}
        for row in rows:
            below.setdefault(row.above if row.above in wanted else "", []).append(row)
        self._drop_branches(wanted.keys())
        waiting = [self._root]
        while waiting:
            node = waiting.pop()
            self._arrange(node, below.get(node.row.key, []))
            waiting += reversed(node.below)
        for node in [node for key, node in self._keys.items() if key not in wanted]:
            self._remove(node)
        self._renew(wanted)

    def _begin_anew(self, rows: Sequence[Row]) -> None:
        self.beginResetModel()
        del self._root.below[:]
        self._nodes, self._keys = {0: self._root}, {}
        depths = {"": 0}
        for row in rows:
            self._make(row, self._above(row))
            depths[row.key] = depths.get(row.above, 0) + 1
        self._is_deep = sum(depths.values()) > _DEEP
        self.endResetModel()

    def _stands(self, rows: Sequence[Row]) -> bool:
        """Return whether these rows have the keys, parents and order of the current ones."""
        nodes = (self._keys.get(row.key) for row in rows)
        return tuple(row.key for row in rows) == self.keys and all(
            node is not None and node.row.above == row.above for node, row in zip(nodes, rows, strict=True)
        )

    def _above(self, row: Row) -> _Node:
        return self._keys.get(row.above, self._root) if row.above else self._root

    def _make(self, row: Row, above: _Node, place: int | None = None) -> None:
        node = _Node(self._next, row, above)
        self._nodes[self._next] = self._keys[row.key] = node
        self._next += 1
        above.below.insert(len(above.below) if place is None else place, node)

    def _drop_branches(self, wanted: Collection[str]) -> None:
        """Remove rows with everything under them; rows that stay are moved out of them first."""
        holding: set[int] = set()
        for key in wanted:
            node = self._keys.get(key)
            while node is not None and node.number not in holding:
                holding.add(node.number)
                node = node.above
        gone = [node for key, node in self._keys.items() if node.number not in holding]
        for node in gone:
            if node.number in self._nodes and (node.above is self._root or (node.above and node.above.number in holding)):
                self._remove(node)

    def _remove(self, node: _Node) -> None:
        above = node.above
        if node.number not in self._nodes or above is None:
            return
        place = node.place
        self.beginRemoveRows(self._index(above), place, place)
        del above.below[place]
        waiting = [node]
        while waiting:
            each = waiting.pop()
            waiting += each.below
            del self._nodes[each.number], self._keys[each.row.key]
        self.endRemoveRows()

    def _arrange(self, above: _Node, rows: Sequence[Row]) -> None:
        for place, row in enumerate(rows):
            node = self._keys.get(row.key)
            at = min(place, len(above.below))
            if node is None:
                self.beginInsertRows(self._index(above), at, at)
                self._make(row, above, at)
                self.endInsertRows()
            elif node.above is not above:
                self._move(node, above, at)
        order = [self._keys[row.key] for row in rows]
        if above.below[: len(order)] != order:
            self._reorder(above, order)

    def _move(self, node: _Node, above: _Node, place: int) -> None:
        old = node.above
        if old is None:
            return
        at = node.place
        self.beginMoveRows(self._index(old), at, at, self._index(above), place)
        del old.below[at]
        above.below.insert(place, node)
        node.above = above
        self.endMoveRows()

    def _reorder(self, above: _Node, order: list[_Node]) -> None:
        self.layoutAboutToBeChanged.emit()
        before = self.persistentIndexList()
        nodes = [self._nodes[index.internalId()] for index in before]
        first = set(map(id, order))
        above.below = [*order, *(node for node in above.below if id(node) not in first)]
        after = [self.createIndex(node.place, index.column(), node.number) for index, node in zip(before, nodes, strict=True)]
        self.changePersistentIndexList(before, after)
        self.layoutChanged.emit()

    def _renew(self, wanted: dict[str, Row]) -> None:
        for key, row in wanted.items():
            node = self._keys[key]
            if node.row != row:
                node.row = row
                first = self._index(node)
                self.dataChanged.emit(first, first.siblingAtColumn(len(self._titles) - 1))

    def _index(self, node: _Node) -> QModelIndex:
        return QModelIndex() if node is self._root else self.createIndex(node.place, 0, node.number)

    def _node(self, index: Index) -> _Node:
        return self._nodes[index.internalId()] if index.isValid() else self._root

    @override
    def index(self, row: int, column: int, parent: Index = QModelIndex()) -> QModelIndex:  # noqa: B008
        above = self._node(parent)
        if parent.column() > 0 or not (0 <= row < len(above.below) and 0 <= column < len(self._titles)):
            return QModelIndex()
        return self.createIndex(row, column, above.below[row].number)

    @override
    def parent(self, index: Index = QModelIndex()) -> Any:  # noqa: B008
        """Return the parent of an index; without an index, the parent object."""
        above = self._node(index).above
        return QModelIndex() if above is None else self._index(above)

    @override
    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        return 0 if parent.column() > 0 else len(self._node(parent).below)

    @override
    def columnCount(self, _parent: Index = QModelIndex()) -> int:  # noqa: B008
        return len(self._titles)

    @override
    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if orientation is not Qt.Orientation.Horizontal or not 0 <= section < len(self._titles):
            return None
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return self._aligned(section)
        return self._titles[section] if role == Qt.ItemDataRole.DisplayRole else None

    def _aligned(self, column: int) -> Qt.AlignmentFlag:
        side = Qt.AlignmentFlag.AlignRight if column in self._figures else Qt.AlignmentFlag.AlignLeft
        return side | Qt.AlignmentFlag.AlignVCenter

    @override
    def flags(self, index: Index) -> Qt.ItemFlag:
        if not index.isValid():
            return Qt.ItemFlag.NoItemFlags
        row = self._node(index).row
        flags = Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable
        if row.movable:
            flags |= Qt.ItemFlag.ItemIsDragEnabled
        if row.name is not None and index.column() == 0:
            flags |= Qt.ItemFlag.ItemIsEditable
        if row.is_on is not None and index.column() == 0:
            flags |= Qt.ItemFlag.ItemIsUserCheckable
        return flags

    @override
    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid():
            return None
        row = self._node(index).row
        if index.column():
            return self._cell(row, index.column(), role)
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return row.text
            case Qt.ItemDataRole.EditRole:
                return row.name
            case Qt.ItemDataRole.CheckStateRole if row.is_on is not None:
                return Qt.CheckState.Checked if row.is_on else Qt.CheckState.Unchecked
            case Qt.ItemDataRole.AccessibleTextRole:
                return row.said
            case Qt.ItemDataRole.ToolTipRole:
                return _plain(row.tip)
            case value if value == RULE_ROLE:
                return row.rule
        return self._own(row, role)

    def _own(self, row: Row, role: int) -> Any:
        if role == ROW:
            return row
        return row.key if role == KEY else None

    def _cell(self, row: Row, column: int, role: int) -> Any:
        if role == Qt.ItemDataRole.DisplayRole:
            return row.cells[column - 1] if column <= len(row.cells) else ""
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return self._aligned(column)
        return self._own(row, role)

    @override
    def setData(self, index: Index, value: Any, role: int = Qt.ItemDataRole.EditRole) -> bool:
        """Send `named` or `switched`: the document is changed, and then updates this row."""
        if role == Qt.ItemDataRole.CheckStateRole and index.isValid():
            self.switched.emit(self._node(index).row.key, Qt.CheckState(value) is Qt.CheckState.Checked)
            return True
        if role != Qt.ItemDataRole.EditRole or not index.flags() & Qt.ItemFlag.ItemIsEditable:
            return False
        row = self._node(index).row
        if value != row.name:
            self.named.emit(row.key, str(value))
        return True


def _plain(text: str) -> str | None:
    """Return a tooltip that shows a text literally, with line breaks: names are untrusted."""
    return plain_tip(text) or None

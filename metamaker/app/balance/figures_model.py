"""A table of results: rows of cells, in the order chosen by the user."""

from collections.abc import Sequence
from typing import Any, NamedTuple

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, Qt

from metamaker.app.overrides import override
from metamaker.app.rows.row_tree import Index
from metamaker.app.texts import plain_tip
from metamaker.core.collation import Order, collated
from metamaker.play.statistics import Share

CELL = int(Qt.ItemDataRole.UserRole) + 1
"""The role for the Cell of an item."""


class Cell(NamedTuple):
    """The content of a cell: its text, its sort value (the text if None), a tooltip in plain text.

    `share` is drawn as a bar with its interval; `heat`, 0 to 1, as a background, stronger with the distance from a half.
    """

    text: str
    order: float | str | None = None
    tip: str = ""
    share: Share | None = None
    heat: float | None = None
    is_strong: bool = False

    @property
    def rank(self) -> tuple[bool, float, Order]:
        """The sort key of the cell: numbers come before words."""
        if isinstance(self.order, int | float):
            return (False, float(self.order), collated(""))
        return (True, 0.0, collated(self.text if self.order is None else self.order))


class Line(NamedTuple):
    """A row: its key, unique in the table, its cells, its title if rows have titles, and its name if that differs."""

    key: str
    cells: tuple[Cell, ...]
    title: str = ""
    name: str = ""


class FiguresModel(QAbstractTableModel):
    """Rows of results. Rows keep their identity while they grow: selection and current cell move with them."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._titles: tuple[str, ...] = ()
        self._tips: tuple[str, ...] = ()
        self._given: tuple[Line, ...] = ()
        self._lines: tuple[Line, ...] = ()
        self._sorting: tuple[int, bool] | None = None

    @property
    def lines(self) -> tuple[Line, ...]:
        """The rows from top to bottom."""
        return self._lines

    @property
    def titles(self) -> tuple[str, ...]:
        """The titles of the columns."""
        return self._titles

    @property
    def tips(self) -> tuple[str, ...]:
        """Return the tooltips of the column titles."""
        return self._tips

    def show(self, titles: Sequence[str], lines: Sequence[Line], tips: Sequence[str] = ()) -> None:
        """Show these rows in their default order; `tips` are tooltips of the titles."""
        same_keys = {line.key for line in lines} == {line.key for line in self._lines}
        if tuple(titles) != self._titles or len(lines) != len(self._lines) or not same_keys:
            self.beginResetModel()
            self._titles, self._given = tuple(titles), tuple(lines)
            self._tips = tuple(tips)
            self._lines = self._sorted()
            self.endResetModel()
            return
        self._given, self._tips = tuple(lines), tuple(tips)
        self._arrange()

    def line_of(self, index: Index) -> Line | None:
        """Return the row of an index; None for an invalid one."""
        return self._lines[index.row()] if index.isValid() else None

    def row_of(self, key: str) -> int:
        """Return the row number of a key; -1 without one."""
        return next((row for row, line in enumerate(self._lines) if line.key == key), -1)

    @override
    def sort(self, column: int, order: Qt.SortOrder = Qt.SortOrder.AscendingOrder) -> None:
        """Sort the rows by a column, equal ones in the default order; -1 is the default order."""
        self._sorting = (column, order is Qt.SortOrder.DescendingOrder) if column >= 0 else None
        self._arrange()

    def _sorted(self) -> tuple[Line, ...]:
        if self._sorting is None or self._sorting[0] >= len(self._titles):
            return self._given
        column, is_reversed = self._sorting
        return tuple(sorted(self._given, key=lambda line: line.cells[column].rank, reverse=is_reversed))

    def _arrange(self) -> None:
        before, after = [line.key for line in self._lines], self._sorted()
        if before == [line.key for line in after]:
            self._lines = after
        else:
            self.layoutAboutToBeChanged.emit()
            old = self.persistentIndexList()
            rows = {line.key: row for row, line in enumerate(after)}
            self._lines = after
            new = [self.index(rows[before[index.row()]], index.column()) for index in old]
            self.changePersistentIndexList(old, new)
            self.layoutChanged.emit()
        if after:
            self.dataChanged.emit(self.index(0, 0), self.index(len(after) - 1, len(self._titles) - 1))
            self.headerDataChanged.emit(Qt.Orientation.Vertical, 0, len(after) - 1)

    @override
    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        return 0 if parent.isValid() else len(self._lines)

    @override
    def columnCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        return 0 if parent.isValid() else len(self._titles)

    @override
    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid():
            return None
        line = self._lines[index.row()]
        cell = line.cells[index.column()]
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return cell.text
            case Qt.ItemDataRole.ToolTipRole:
                return plain_tip(cell.tip) or None
            case Qt.ItemDataRole.AccessibleTextRole:
                return ", ".join(filter(None, (line.title, self._titles[index.column()], cell.text)))
            case _:
                return cell if role == CELL else None

    @override
    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if orientation is Qt.Orientation.Horizontal and 0 <= section < len(self._titles):
            if role == Qt.ItemDataRole.ToolTipRole:
                return (plain_tip(self._tips[section]) or None) if section < len(self._tips) else None
            return self._titles[section] if role == Qt.ItemDataRole.DisplayRole else None
        if orientation is Qt.Orientation.Vertical and 0 <= section < len(self._lines):
            return self._lines[section].title if role == Qt.ItemDataRole.DisplayRole else None
        return None

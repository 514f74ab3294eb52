"""Item models of the rules: what a search found under the headings of its chapters, and the tree of all chapters."""

from collections.abc import Iterator, Sequence
from typing import Any

from PySide6.QtCore import QAbstractListModel, QModelIndex, QObject, Qt
from PySide6.QtGui import QFont, QStandardItem, QStandardItemModel

from metamaker.app.models.index import Index
from metamaker.core.rule_book import Chapter, Entry

PLACE = int(Qt.ItemDataRole.UserRole) + 1
"""The role under which an item gives its place in the book."""

_SHOWN = 150
"""Letters of a statement in a list."""


def heading(chapter: Chapter) -> str:
    """Return what a chapter is called, with its number if it has one."""
    return chapter.title if chapter.is_table or chapter.place == chapter.title else f"{chapter.place} {chapter.title}"


class FoundModel(QAbstractListModel):
    """Chapters and, below each, its entries. Headings cannot be selected."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._rows: tuple[Chapter | Entry, ...] = ()

    def show(self, chapters: Sequence[Chapter]) -> None:
        """Show these chapters with their entries."""
        self.beginResetModel()
        self._rows = tuple(_rows(chapters))
        self.endResetModel()

    @property
    def entries(self) -> int:
        """How many entries are shown."""
        return sum(isinstance(row, Entry) for row in self._rows)

    def first(self) -> QModelIndex:
        """Return the first entry, an invalid index if there is none."""
        return self.index(1) if self._rows else QModelIndex()

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: N802, B008
        """See Qt."""
        return 0 if parent.isValid() else len(self._rows)

    def flags(self, index: Index) -> Qt.ItemFlag:
        """See Qt."""
        if index.isValid() and isinstance(self._rows[index.row()], Chapter):
            return Qt.ItemFlag.ItemIsEnabled
        return super().flags(index)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """See Qt."""
        if not index.isValid():
            return None
        row = self._rows[index.row()]
        if role == PLACE:
            return row.place
        if role == Qt.ItemDataRole.DisplayRole:
            return heading(row) if isinstance(row, Chapter) else _line(row)
        if role == Qt.ItemDataRole.FontRole and isinstance(row, Chapter):
            font = QFont()
            font.setBold(True)
            return font
        return None


def _rows(chapters: Sequence[Chapter]) -> Iterator[Chapter | Entry]:
    for chapter in chapters:
        yield chapter
        yield from chapter.entries


def _line(entry: Entry) -> str:
    text = entry.statement.text.replace("`", "")
    cut = text if len(text) <= _SHOWN else f"{text[:_SHOWN].rsplit(' ', 1)[0]} …"
    return f"{entry.place}  {cut}" if entry.statement.id else cut


def chapter_tree(chapters: Sequence[Chapter], tables: str, parent: QObject | None = None) -> QStandardItemModel:
    """Return the model of all chapters below those that they belong to; tables come last, below an item called `tables`."""
    model = QStandardItemModel(parent)
    items: dict[str, QStandardItem] = {}
    behind = _item(tables, "")
    for chapter in chapters:
        item = items[chapter.place] = _item(heading(chapter), chapter.place)
        above = behind if chapter.is_table else items.get(chapter.above, model.invisibleRootItem())
        above.appendRow(item)
    if behind.rowCount():
        model.appendRow(behind)
    return model


def _item(text: str, place: str) -> QStandardItem:
    item = QStandardItem(text)
    item.setEditable(False)
    item.setData(place, PLACE)
    return item

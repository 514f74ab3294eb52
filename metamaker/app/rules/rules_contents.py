"""The content of the rules panel: search results, the tree of chapters, a chapter as rich text."""

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from html import escape
from typing import Any

from PySide6.QtCore import QAbstractListModel, QModelIndex, QObject, Qt
from PySide6.QtGui import QFont, QStandardItem, QStandardItemModel

from metamaker.app.overrides import override
from metamaker.app.rows.row_tree import Index
from metamaker.core.rule_book import Book, Chapter, Entry

PLACE = int(Qt.ItemDataRole.UserRole) + 1
"""The role for the place of an item in the rule book."""

_SHOWN = 150
"""The number of characters of a statement in a list."""


def heading(chapter: Chapter) -> str:
    """Return the title of a chapter, with its number if it has one."""
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
        """The number of shown entries."""
        return sum(isinstance(row, Entry) for row in self._rows)

    def first(self) -> QModelIndex:
        """Return the first entry, an invalid index without one."""
        return self.index(1) if self._rows else QModelIndex()

    @override
    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        return 0 if parent.isValid() else len(self._rows)

    @override
    def flags(self, index: Index) -> Qt.ItemFlag:
        if index.isValid() and isinstance(self._rows[index.row()], Chapter):
            return Qt.ItemFlag.ItemIsEnabled
        return super().flags(index)

    @override
    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
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
    return f"{entry.statement.id}  {cut}" if entry.statement.id else cut


def chapter_tree(chapters: Sequence[Chapter], tables: str, parent: QObject | None = None) -> QStandardItemModel:
    """Return the model of all chapters under their parents; tables come last, below an item called `tables`."""
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


_EMPHASIS = re.compile(r"(— Ruling:|\[example\]|\[check\])")
_CODE = re.compile(r"`([^`]+)`")


@dataclass(frozen=True)
class Look:
    """Colours of the text in style sheet notation: links, side notes, the background of the marked entry."""

    link: str
    quiet: str
    marked: str


def chapter_html(book: Book, chapter: Chapter, marked: str, look: Look, tags: Mapping[str, str]) -> str:
    """Return a chapter as rich text. Every entry has its place as an anchor; `marked` is the place of the marked one.

    `tags` are the names of rule tags.
    """
    entries = "".join(_entry(book, chapter, entry, entry.place == marked, look, tags) for entry in chapter.entries)
    under = "".join(
        f'<p style="margin:0 0 4px 0"><a style="color:{look.link}" href="{below.place}">{escape(heading(below))}</a></p>'
        for below in book.chapters
        if below.above == chapter.place
    )
    return f'<h3 style="margin:0 0 8px 0">{escape(heading(chapter))}</h3>{entries}{under}'


def _entry(book: Book, chapter: Chapter, entry: Entry, is_marked: bool, look: Look, tags: Mapping[str, str]) -> str:
    statement = entry.statement
    ground = f' bgcolor="{look.marked}"' if is_marked else ""
    if statement.id:
        tag = f" · {escape(tags.get(statement.tag, statement.tag))}" if statement.tag else ""
        head = f'<div style="color:{look.quiet}"><b>{escape(statement.id)}</b>{tag}</div>'
        body = _linked(book, chapter, statement.text, look)
    else:
        name, *cells = statement.text.split("; ")
        head = f"<div><b>{escape(name)}</b></div>"
        body = "<br>".join(_cell(book, chapter, cell, look) for cell in cells)
    cell = f'<table width="100%" cellspacing="0" cellpadding="6"><tr><td{ground}>{head}{body}</td></tr></table>'
    return f'<a name="{entry.place}"></a>{cell}'


def _cell(book: Book, chapter: Chapter, cell: str, look: Look) -> str:
    column, colon, text = cell.partition(": ")
    if not colon:
        return _linked(book, chapter, cell, look)
    return f'<span style="color:{look.quiet}">{escape(column)}</span> {_linked(book, chapter, text, look)}'


def _linked(book: Book, chapter: Chapter, text: str, look: Look) -> str:
    """Return the text with references to other places as links, and with the words before rulings in bold."""
    return "".join(_pieces(book, chapter, text, look))


def _pieces(book: Book, chapter: Chapter, text: str, look: Look) -> Iterator[str]:
    at = 0
    for pointer in book.pointers(text, chapter):
        yield _strong(text[at : pointer.start])
        shown = escape(text[pointer.start : pointer.end])
        yield f'<a style="color:{look.link}" href="{pointer.place}">{shown}</a>'
        at = pointer.end
    yield _strong(text[at:])


def _strong(text: str) -> str:
    return _CODE.sub(r"<code>\1</code>", _EMPHASIS.sub(r"<b>\1</b>", escape(text)))

"""The list of found gallery entries: an item model that makes a row when it is painted, and its view."""

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QAbstractTableModel, QEvent, QModelIndex, QObject, QSize, Qt, Signal
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QFrame, QHeaderView, QStyleOptionViewItem, QTableView, QWidget

from metamaker.app.gallery.thumbnails import Thumbnails
from metamaker.app.overrides import override
from metamaker.app.rows.row_painter import RowPainter
from metamaker.app.rows.row_tree import ROW, Index, Row
from metamaker.app.texts import plain_tip, tr
from metamaker.app.widgets.game_sign import game_icon
from metamaker.core.amounts import short
from metamaker.core.messages import in_force
from metamaker.core.sanitize import visible
from metamaker.gallery.manifest import FLEET
from metamaker.gallery.search import Catalogue, Found
from metamaker.registry import game_name

PICTURE_LINES = 4
"""The height limit of a thumbnail in heights of the text: a sheet is recognisable, and ten rows fit."""


class EntryModel(QAbstractTableModel):
    """The found entries in their order. Texts are untrusted, and shown literally."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._catalogue = Catalogue()
        self._places: Sequence[int] = ()
        self._number = ""

    def show(self, catalogue: Catalogue, places: Sequence[int], number: str) -> None:
        """Show entries by their places in a catalogue, each with this number, or with its first one."""
        self.beginResetModel()
        self._catalogue, self._places, self._number = catalogue, places, number
        self.endResetModel()

    def found(self, index: Index) -> Found | None:
        """Return the entry of an index; None for an invalid one."""
        return self._catalogue.found[self._places[index.row()]] if index.isValid() else None

    def place_of(self, index: Index) -> tuple[Catalogue, int] | None:
        """Return the catalogue of an entry and its place there, which does not depend on the search."""
        return (self._catalogue, self._places[index.row()]) if index.isValid() else None

    def row_at(self, catalogue: Catalogue, place: int) -> int:
        """Return the row of the entry at a place of a catalogue; -1 if it was not found."""
        is_among = catalogue is self._catalogue and place in self._places
        return self._places.index(place) if is_among else -1

    @override
    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        return 0 if parent.isValid() else len(self._places)

    @override
    def columnCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        return 0 if parent.isValid() else 1

    @override
    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        found = self.found(index)
        if found is None:
            return None
        if role == Qt.ItemDataRole.DisplayRole:
            return visible(found.entry.title)
        if role == Qt.ItemDataRole.ToolTipRole:
            return plain_tip(visible(", ".join(found.entry.tags))) or None
        if role in {ROW, Qt.ItemDataRole.AccessibleTextRole}:
            row = self._row(found)
            return row if role == ROW else row.said
        return None

    def _row(self, found: Found) -> Row:
        entry = found.entry
        told = (game_name(entry.game), entry.subtitle, entry.fleet if entry.kind != FLEET else "", entry.author)
        caption = " · ".join(visible(text) for text in told if text)
        return Row("", visible(entry.title), caption=caption, figure=self._figure(found), icon=entry.game)

    def _figure(self, found: Found) -> str:
        numbers, labels = found.entry.numbers, self._catalogue.labels_of(found.entry)
        key = self._number if self._number in numbers else next((key for key in labels if key in numbers), "")
        if key not in labels:
            return ""
        number = in_force().number(short(numbers[key]))
        return f"{visible(labels[key].label)} {in_force().with_unit(number, visible(labels[key].unit))}"


class EntryList(QTableView):
    """`chosen(Found)` is sent for a new current entry, None for none; `opened()` for Enter and a double click.

    A table of one column, because only a table finds the position of a row without going through all rows before it.
    """

    chosen = Signal(object)
    opened = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.entries = EntryModel(self)
        self.setModel(self.entries)
        self._thumbnails: Thumbnails | None = None
        self._painter = RowPainter(self)
        self._painter.picture_lines = PICTURE_LINES
        self._painter.picture_of = self._picture
        self.setItemDelegate(self._painter)
        self.setAccessibleName(tr("window-gallery-entries-gallery"))
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setShowGrid(False)
        self.setTabKeyNavigation(False)
        self.setMouseTracking(True)
        self.setEditTriggers(QTableView.EditTrigger.NoEditTriggers)
        self.setSelectionMode(QTableView.SelectionMode.SingleSelection)
        self.horizontalHeader().hide()
        self.horizontalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Stretch)
        self.verticalHeader().hide()
        self.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        self._fit()
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.activated.connect(lambda _: self.opened.emit())

    @property
    def current(self) -> Found | None:
        """The current entry."""
        return self.entries.found(self.currentIndex())

    def show_found(self, catalogue: Catalogue, places: Sequence[int], number: str) -> None:
        """Show the found entries; keep the current entry if it is among them, otherwise take the first one."""
        before, stood = self.current, self.entries.place_of(self.currentIndex())
        self.entries.show(catalogue, places, number)
        row = self.entries.row_at(*stood) if stood is not None else -1
        self.setCurrentIndex(self.entries.index(max(row, 0), 0) if places else QModelIndex())
        if not places or self.current is not before:
            self.chosen.emit(self.current)

    @override
    def currentChanged(self, current: Index, previous: Index) -> None:
        super().currentChanged(current, previous)
        if previous.isValid():
            self.chosen.emit(self.entries.found(current))

    @override
    def changeEvent(self, event: QEvent) -> None:
        """Follow the text size."""
        super().changeEvent(event)
        if event.type() is QEvent.Type.FontChange:
            self._fit()

    def show_thumbnails(self, thumbnails: Thumbnails) -> None:
        """Show thumbnails of visible rows as they arrive; until then, or without one, the sign of the game."""
        self._thumbnails = thumbnails
        thumbnails.came.connect(self.viewport().update)

    @property
    def picture_side(self) -> int:
        """The largest width and height of pictures, in pixels of the screen."""
        return round(self.fontMetrics().height() * PICTURE_LINES * self.devicePixelRatioF())

    def _picture(self, index: Index, pixels: int, ratio: float) -> QPixmap:
        found = self.entries.found(index)
        small = self._thumbnails.picture(found) if self._thumbnails is not None and found is not None else None
        if small is not None:
            small.setDevicePixelRatio(ratio)
            return small
        side = pixels // 2
        return game_icon(found.entry.game if found is not None else "").pixmap(QSize(side, side), ratio)

    def _fit(self) -> None:
        """Make rows as high as a title with a line below it, and as their pictures."""
        option = QStyleOptionViewItem()
        self.initViewItemOption(option)
        self.verticalHeader().setDefaultSectionSize(self._painter.pictured_height(option.font))

    @override
    def minimumSizeHint(self) -> QSize:
        em = self.fontMetrics().height()
        return QSize(14 * em, 8 * em)

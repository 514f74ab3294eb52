"""The item model of the pages of a print: a small picture of each, painted when it is first seen."""

from collections.abc import Callable, Sequence
from typing import Any

from PySide6.QtCore import QAbstractListModel, QModelIndex, QObject, QSize, Qt
from PySide6.QtGui import QColor, QIcon, QPainter, QPixmap

from metamaker.app.models.index import Index
from metamaker.app.painting.painter import paint
from metamaker.sheets.drawing import Page
from metamaker.sheets.ink import COLOUR, LINE, PAPER, Ink


class ThumbnailModel(QAbstractListModel):
    """Pages by number from 1. `side` is the longer side of a picture in pixels; `numbered` names a page without a bookmark."""

    def __init__(self, side: int, ratio: float, numbered: Callable[[int], str], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._side = side
        self._ratio = ratio
        self._numbered = numbered
        self._pages: tuple[Page, ...] = ()
        self._ink = COLOUR
        self._icons: dict[Page, QIcon] = {}

    def show(self, pages: Sequence[Page], ink: Ink) -> None:
        """Show other pages; pictures of pages that stay are kept."""
        if ink is not self._ink:
            self._icons.clear()
        new, old = tuple(pages), self._pages
        self._ink = ink
        if len(new) < len(old):
            self.beginRemoveRows(QModelIndex(), len(new), len(old) - 1)
            self._pages = old[: len(new)]
            self.endRemoveRows()
        elif len(new) > len(old):
            self.beginInsertRows(QModelIndex(), len(old), len(new) - 1)
            self._pages = (*old, *new[len(old) :])
            self.endInsertRows()
        self._pages = new
        self._icons = {page: icon for page, icon in self._icons.items() if page in set(new)}
        if new:
            self.dataChanged.emit(self.index(0), self.index(len(new) - 1))

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: N802, B008
        """See Qt."""
        return 0 if parent.isValid() else len(self._pages)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """See Qt."""
        if not index.isValid():
            return None
        page = self._pages[index.row()]
        if role == Qt.ItemDataRole.DisplayRole:
            return str(index.row() + 1)
        if role in {Qt.ItemDataRole.AccessibleTextRole, Qt.ItemDataRole.ToolTipRole}:
            return page.bookmark or self._numbered(index.row() + 1)
        if role == Qt.ItemDataRole.DecorationRole:
            if page not in self._icons:
                self._icons[page] = self._icon(page)
            return self._icons[page]
        return None

    def _icon(self, page: Page) -> QIcon:
        drawing = page.drawing
        scale = self._side / max(drawing.width, drawing.height)
        size = QSize(round(drawing.width * scale), round(drawing.height * scale))
        picture = QPixmap(size * self._ratio)
        picture.setDevicePixelRatio(self._ratio)
        picture.fill(QColor(*self._ink[PAPER]))
        painter = QPainter(picture)
        paint(painter, drawing, self._ink, scale)
        painter.setPen(QColor(*self._ink[LINE]))
        painter.drawRect(0, 0, size.width() - 1, size.height() - 1)
        painter.end()
        icon = QIcon(picture)
        icon.addPixmap(picture, QIcon.Mode.Selected)
        return icon

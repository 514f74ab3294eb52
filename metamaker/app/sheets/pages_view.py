"""The pages of a print: the one that is seen, going to one, pointing out a place; and all of them in small beside it."""

from collections.abc import Callable, Sequence
from typing import Any

from PySide6.QtCore import QAbstractListModel, QModelIndex, QObject, QRectF, QSignalBlocker, QSize, Qt, Signal
from PySide6.QtGui import QColor, QIcon, QPainter, QPen, QPixmap
from PySide6.QtWidgets import QListView, QWidget
from typing_extensions import override

from metamaker.app.canvas.desk import Fit
from metamaker.app.canvas.page_view import PageView
from metamaker.app.look.theme import tokens
from metamaker.app.painting.painter import paint
from metamaker.app.rows.row_tree import Index
from metamaker.app.texts import plain_tip
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

    @override
    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        return 0 if parent.isValid() else len(self._pages)

    @override
    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid():
            return None
        page = self._pages[index.row()]
        if role == Qt.ItemDataRole.DisplayRole:
            return str(index.row() + 1)
        if role in {Qt.ItemDataRole.AccessibleTextRole, Qt.ItemDataRole.ToolTipRole}:
            name = page.bookmark or self._numbered(index.row() + 1)
            return name if role == Qt.ItemDataRole.AccessibleTextRole else plain_tip(name)
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


class PageStrip(QListView):
    """Shows the pages of `model`, `side` pixels large. `page_wanted(number)` is sent for one that is chosen."""

    page_wanted = Signal(int)

    def __init__(self, model: ThumbnailModel, side: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setModel(model)
        self.setViewMode(QListView.ViewMode.IconMode)
        self.setFlow(QListView.Flow.TopToBottom)
        self.setWrapping(False)
        self.setMovement(QListView.Movement.Static)
        self.setIconSize(QSize(side, side))
        self.setUniformItemSizes(True)
        self.setSpacing(self.fontMetrics().height() // 3)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setProperty("role", "desk")
        self.setFixedWidth(side + 2 * self.fontMetrics().height())
        self.setSizeAdjustPolicy(QListView.SizeAdjustPolicy.AdjustIgnored)
        self.selectionModel().currentChanged.connect(self._want)
        self.clicked.connect(self._want)

    def follow(self, page: int) -> None:
        """Show which page is seen, without asking for it in turn."""
        index = self.model().index(page, 0)
        with QSignalBlocker(self.selectionModel()):
            self.setCurrentIndex(index)
        self.scrollTo(index)
        self.viewport().update()

    def _want(self, index: QModelIndex) -> None:
        self.page_wanted.emit(index.row())


_AROUND = 4
"""Pixels between what is pointed out and the line around it."""


class PagesView(PageView):
    """Shows pages to look at. `page_changed(number)` is sent when another page, from 0, is the one that is seen most."""

    page_changed = Signal(int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("pages-view")
        self.setAccessibleName(self.tr("Pages as they are printed"))
        self.lens.fit = Fit.PAGE
        self._page = 0
        self._marked: tuple[int, QRectF] | None = None

    @property
    def page(self) -> int:
        """The number of the page that is seen most, from 0."""
        return self._page

    @property
    def count(self) -> int:
        """How many pages there are."""
        return len(self.lens.desk.pages)

    @property
    def marked(self) -> tuple[int, QRectF] | None:
        """The page and the area that are pointed out."""
        return self._marked

    def show_page(self, number: int) -> None:
        """Scroll to a page, from 0."""
        if 0 <= number < self.count:
            places = self.lens.desk.places
            self.verticalScrollBar().setValue(round((places[number].top() - places[0].top()) * self.lens.view.scale))

    def mark(self, number: int, area: QRectF | None) -> None:
        """Point out an area of a page, in mm, and scroll to it; nothing for None."""
        self._marked = (number, area) if area is not None and number < self.count else None
        if self._marked is not None:
            self.lens.reveal(self._box(*self._marked))
        self.viewport().update()

    def _box(self, number: int, area: QRectF) -> QRectF:
        return self.lens.view.shown(area.translated(self.lens.desk.places[number].topLeft()))

    @override
    def pages_replaced(self) -> None:
        """Point out nothing: what was found was on other pages."""
        self._marked = None

    @override
    def moved_on(self) -> None:
        """See which page is seen now."""
        super().moved_on()
        seen = QRectF(self.viewport().rect())
        heights = [(self.lens.view.shown(place) & seen).height() for place in self.lens.desk.places]
        most = max(range(len(heights)), key=heights.__getitem__, default=0)
        if most != self._page:
            self._page = most
            self.page_changed.emit(most)

    @override
    def paint_over(self, painter: QPainter) -> None:
        """Paint a line around what is pointed out."""
        if self._marked is not None:
            painter.setPen(QPen(QColor(tokens().accent), 2))
            painter.drawRoundedRect(self._box(*self._marked).adjusted(-_AROUND, -_AROUND, _AROUND, _AROUND), _AROUND, _AROUND)

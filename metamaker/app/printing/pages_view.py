"""The pages of a print: the visible page, going to a page, marking a place; and thumbnails of all pages."""

from collections.abc import Callable, Sequence, Set
from typing import Any

from PySide6.QtCore import QAbstractListModel, QModelIndex, QObject, QRectF, QSignalBlocker, QSize, Qt, Signal
from PySide6.QtGui import QColor, QIcon, QImage, QPainter, QPen, QPixmap
from PySide6.QtWidgets import QListView, QWidget

from metamaker.app.background import Background, Job
from metamaker.app.canvas.page_layout import Fit
from metamaker.app.canvas.page_view import PageView
from metamaker.app.overrides import override
from metamaker.app.rows.row_tree import Index
from metamaker.app.texts import plain_tip, tr
from metamaker.app.theme.theme import tokens
from metamaker.rendering.drawing import Page
from metamaker.rendering.ink import COLOUR, LINE, PAPER, Ink


class ThumbnailModel(QAbstractListModel):
    """Pages by number from 1; their pictures are drawn in the background on first use.

    `side` is the longer side of a picture in pixels; `numbered` names a page without a bookmark.
    """

    def __init__(
        self, side: int, ratio: float, numbered: Callable[[int], str], background: Background, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._side = side
        self._ratio = ratio
        self._numbered = numbered
        self._background = background
        self._pages: tuple[Page, ...] = ()
        self._ink = COLOUR
        self._icons: dict[Page, QIcon] = {}
        self._jobs: dict[Page, Job] = {}

    def show(self, pages: Sequence[Page], ink: Ink) -> None:
        """Show other pages; pictures of remaining pages are kept."""
        new, old = tuple(pages), self._pages
        self._give_up(frozenset(new) if ink is self._ink else frozenset())
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
        if new:
            self.dataChanged.emit(self.index(0), self.index(len(new) - 1))

    def _give_up(self, staying: Set[Page]) -> None:
        """Forget the pictures of removed pages, including pictures in progress."""
        self._icons = {page: icon for page, icon in self._icons.items() if page in staying}
        for page in self._jobs.keys() - staying:
            self._jobs.pop(page).cancel()

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
            return self._icons.get(page) or self._asked_for(page)
        return None

    def _asked_for(self, page: Page) -> QIcon:
        """Return an empty sheet in the shape of the page, and start drawing its picture."""
        if page not in self._jobs:
            ink, size = self._ink, self._size(page) * self._ratio
            self._jobs[page] = self._background.run(
                lambda _: drawn_small(page, ink, size), lambda image: self._take(page, image), owner=self
            )
        blank = QPixmap(self._size(page))
        blank.fill(QColor(*self._ink[PAPER]))
        return _icon(blank)

    def _size(self, page: Page) -> QSize:
        drawing = page.drawing
        scale = self._side / max(drawing.width, drawing.height)
        return QSize(round(drawing.width * scale), round(drawing.height * scale))

    def _take(self, page: Page, image: QImage) -> None:
        picture = QPixmap.fromImage(image)
        picture.setDevicePixelRatio(self._ratio)
        self._icons[page] = _icon(picture)
        del self._jobs[page]
        for row, each in enumerate(self._pages):
            if each is page:
                self.dataChanged.emit(self.index(row), self.index(row), [Qt.ItemDataRole.DecorationRole])


def _icon(picture: QPixmap) -> QIcon:
    icon = QIcon(picture)
    icon.addPixmap(picture, QIcon.Mode.Selected)
    return icon


def drawn_small(page: Page, ink: Ink, size: QSize) -> QImage:
    """Return a page as a picture of this size in pixels, with an edge. For any thread: it uses no font of the app."""
    from metamaker.rendering.raster import page_picture  # a library used only here

    image = QImage.fromData(page_picture(page, ink, size.width())).convertToFormat(QImage.Format.Format_RGB32)
    if image.size() != size:
        image = image.scaled(size, mode=Qt.TransformationMode.SmoothTransformation)
    with QPainter(image) as painter:
        painter.setPen(QColor(*ink[LINE]))
        painter.drawRect(0, 0, size.width() - 1, size.height() - 1)
    return image


class PageStrip(QListView):
    """Shows the pages of `model`, `side` pixels large. `page_wanted(number)` is sent for a chosen one."""

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
        """Show the visible page as current, without sending a request for it."""
        index = self.model().index(page, 0)
        with QSignalBlocker(self.selectionModel()):
            self.setCurrentIndex(index)
        self.scrollTo(index)
        self.viewport().update()

    def _want(self, index: QModelIndex) -> None:
        self.page_wanted.emit(index.row())


_AROUND = 4
"""Pixels between a marked area and the line around it."""


class PagesView(PageView):
    """Shows pages to look at. `page_changed(number)` is sent when another page, from 0, fills most of the view."""

    page_changed = Signal(int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("pages-view")
        self.setAccessibleName(tr("window-print-pages-they-printed"))
        self.lens.fit = Fit.PAGE
        self._page = 0
        self._marked: tuple[int, QRectF] | None = None

    @property
    def page(self) -> int:
        """The number of the page that fills most of the view, from 0."""
        return self._page

    @property
    def count(self) -> int:
        """The number of pages."""
        return len(self.lens.desk.pages)

    @property
    def marked(self) -> tuple[int, QRectF] | None:
        """The marked page and area."""
        return self._marked

    def show_page(self, number: int) -> None:
        """Scroll to a page, from 0."""
        if 0 <= number < self.count:
            places = self.lens.desk.places
            self.verticalScrollBar().setValue(round((places[number].top() - places[0].top()) * self.lens.view.scale))

    def mark(self, number: int, area: QRectF | None) -> None:
        """Mark an area of a page, in mm, and scroll to it; None removes the mark."""
        self._marked = (number, area) if area is not None and number < self.count else None
        if self._marked is not None:
            self.lens.reveal(self._box(*self._marked))
        self.viewport().update()

    def _box(self, number: int, area: QRectF) -> QRectF:
        return self.lens.view.shown(area.translated(self.lens.desk.places[number].topLeft()))

    @override
    def pages_replaced(self) -> None:
        """Remove the mark: its finding belongs to the previous pages."""
        self._marked = None

    @override
    def moved_on(self) -> None:
        """Update the number of the visible page."""
        super().moved_on()
        seen = QRectF(self.viewport().rect())
        heights = [(self.lens.view.shown(place) & seen).height() for place in self.lens.desk.places]
        most = max(range(len(heights)), key=heights.__getitem__, default=0)
        if most != self._page:
            self._page = most
            self.page_changed.emit(most)

    @override
    def paint_over(self, painter: QPainter) -> None:
        """Paint a line around the marked area."""
        if self._marked is not None:
            painter.setPen(QPen(QColor(tokens().accent), 2))
            painter.drawRoundedRect(self._box(*self._marked).adjusted(-_AROUND, -_AROUND, _AROUND, _AROUND), _AROUND, _AROUND)

"""The pages of a print: which one is seen, going to one, pointing out a place."""

from PySide6.QtCore import QRectF, Signal
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import QWidget

from metamaker.app.canvas.lens import Fit
from metamaker.app.canvas.page_view import PageView
from metamaker.app.look.theme import tokens

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

    def pages_replaced(self) -> None:
        """Point out nothing: what was found was on other pages."""
        self._marked = None

    def moved_on(self) -> None:
        """See which page is seen now."""
        super().moved_on()
        seen = QRectF(self.viewport().rect())
        heights = [(self.lens.view.shown(place) & seen).height() for place in self.lens.desk.places]
        most = max(range(len(heights)), key=heights.__getitem__, default=0)
        if most != self._page:
            self._page = most
            self.page_changed.emit(most)

    def paint_over(self, painter: QPainter) -> None:
        """Paint a line around what is pointed out."""
        if self._marked is not None:
            painter.setPen(QPen(QColor(tokens().accent), 2))
            painter.drawRoundedRect(self._box(*self._marked).adjusted(-_AROUND, -_AROUND, _AROUND, _AROUND), _AROUND, _AROUND)

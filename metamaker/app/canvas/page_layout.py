"""The layout of pages on the canvas: pages below one another, their zoom, and the visible part."""

from collections.abc import Sequence
from enum import Enum

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtWidgets import QAbstractScrollArea

from metamaker.rendering.drawing import Page
from metamaker.rendering.proof import Area

PIXELS = 96 / 25.4
"""Pixels of a window in a mm at 100 %."""

EDGE, GAP = 7.0, 8.0
"""Millimetres of canvas around the pages and between them."""


class Desk:
    """The places of pages, in mm from the top left corner of the canvas, which ends `edge` mm from them."""

    def __init__(self, pages: Sequence[Page] = (), edge: float = EDGE) -> None:
        self.pages = tuple(pages)
        self.width = max((page.drawing.width for page in pages), default=0.0) + 2 * edge
        self.places: list[QRectF] = []
        y = edge
        for page in pages:
            drawing = page.drawing
            self.places.append(QRectF((self.width - drawing.width) / 2, y, drawing.width, drawing.height))
            y += drawing.height + GAP
        self.height = (y - GAP if pages else y) + edge

    def on_desk(self, page: int, area: Area) -> QRectF:
        """Return an area of a page as an area of the canvas."""
        place = self.places[page]
        return QRectF(place.x() + area.left, place.y() + area.top, area.right - area.left, area.bottom - area.top)

    def page_at(self, point: QPointF) -> tuple[int, float, float] | None:
        """Return the number of the page at a point of the canvas, and the point in mm of that page."""
        for number, place in enumerate(self.places):
            if place.contains(point):
                return number, point.x() - place.x(), point.y() - place.y()
        return None


class View:
    """The view of a canvas: its top left corner is at `origin`, a mm takes `scale` pixels."""

    def __init__(self) -> None:
        self.zoom = 1.0
        self.origin = QPointF()

    @property
    def scale(self) -> float:
        """Pixels of the window for one mm."""
        return self.zoom * PIXELS

    def size(self, desk: Desk) -> QSizeF:
        """Return the size of the canvas in pixels."""
        return QSizeF(desk.width, desk.height) * self.scale

    def shown(self, area: QRectF) -> QRectF:
        """Return an area of the canvas in pixels."""
        return QRectF(self.shown_point(area.topLeft()), area.size() * self.scale)

    def shown_point(self, point: QPointF) -> QPointF:
        """Return a point of the canvas in pixels."""
        return point * self.scale + self.origin

    def area(self, pixels: QRectF) -> QRectF:
        """Return the area of the canvas shown in a rectangle of pixels."""
        return QRectF(self.point(pixels.topLeft()), pixels.size() / self.scale)

    def point(self, pixels: QPointF) -> QPointF:
        """Return the point of the canvas at a pixel."""
        return (pixels - self.origin) / self.scale


STEPS = (0.25, 0.33, 0.5, 0.6, 0.75, 0.9, 1.0, 1.1, 1.25, 1.5, 1.75, 2.0, 2.5, 3.0, 4.0)
"""The zoom steps for keys and buttons; wheel and fingers also reach values in between."""

_LEAST_WHOLE = 0.1
"""The smallest zoom at which a whole page is shown: in a small view, it is better to see all of it."""

_REVEALED = 24
"""Pixels to keep around an element when the canvas scrolls to it."""


class Fit(Enum):
    """The zoom mode: how the zoom follows the size of the window."""

    NOTHING = "nothing"
    WIDTH = "width"
    PAGE = "page"
    USUAL = "usual"
    """The width of the window, or the whole page if that is large enough to read; see `LARGE`."""


LARGE = 1.25
"""The zoom above which a page is not enlarged to the width of a large window unless the user asks for it."""


class Lens:
    """Keeps the view of a canvas in step with the scroll bars of an area."""

    def __init__(self, area: QAbstractScrollArea) -> None:
        self._area = area
        self.desk = Desk()
        self.view = View()
        self.fit = Fit.USUAL

    def show(self, desk: Desk) -> None:
        """Show other content and keep the visible part as far as possible."""
        self.desk = desk
        self.refresh()

    def refresh(self) -> None:
        """Follow the size of the window."""
        if self.fit is not Fit.NOTHING and self.desk.pages:
            self.view.zoom = self._fitting()
        self._bars()

    def zoom_to(self, zoom: float, at: QPointF | None = None) -> None:
        """Show the canvas at a zoom (1 is real size); the point at a pixel, or in the middle, stays in place."""
        middle = QPointF(self._area.viewport().rect().center()) if at is None else at
        kept = self.view.point(middle)
        self.fit = Fit.NOTHING
        self.view.zoom = min(max(zoom, STEPS[0]), STEPS[-1])
        self._bars()
        moved = self.view.shown_point(kept) - middle
        self._area.horizontalScrollBar().setValue(round(self._area.horizontalScrollBar().value() + moved.x()))
        self._area.verticalScrollBar().setValue(round(self._area.verticalScrollBar().value() + moved.y()))
        self.place()

    def step(self, by: int) -> None:
        """Go to the next larger (1) or smaller (−1) zoom step."""
        now = self.view.zoom
        larger = [zoom for zoom in STEPS if zoom > now * 1.01] or [STEPS[-1]]
        smaller = [zoom for zoom in STEPS if zoom < now / 1.01] or [STEPS[0]]
        self.zoom_to(larger[0] if by > 0 else smaller[-1])

    def follow(self, fit: Fit) -> None:
        """Fit the zoom to the window from now on."""
        self.fit = fit
        self.refresh()

    def _fitting(self) -> float:
        room = self._area.maximumViewportSize()
        across = room.width() / (self.desk.width * PIXELS)
        highest = max(place.height() for place in self.desk.places) + 2 * self.desk.places[0].top()
        whole = min(across, room.height() / (highest * PIXELS))
        wanted = whole
        if self.fit is not Fit.PAGE:
            higher = self.desk.height * across * PIXELS > room.height()
            bar = self._area.verticalScrollBar().sizeHint().width() if higher else 0
            wanted = (room.width() - bar) / (self.desk.width * PIXELS)
        if self.fit is Fit.USUAL:
            wanted = min(wanted, max(whole, LARGE))
        return min(max(wanted, _LEAST_WHOLE if self.fit is Fit.PAGE else STEPS[0]), STEPS[-1])

    def _bars(self) -> None:
        size, room = self.view.size(self.desk), self._area.viewport().size()
        for bar, whole, seen in (
            (self._area.horizontalScrollBar(), size.width(), room.width()),
            (self._area.verticalScrollBar(), size.height(), room.height()),
        ):
            bar.setPageStep(seen)
            bar.setSingleStep(40)
            bar.setRange(0, max(0, round(whole) - seen))
        self.place()

    def place(self) -> None:
        """Place the canvas according to the scroll bars, centred if it is smaller than the window."""
        size, room = self.view.size(self.desk), self._area.viewport().size()
        left = (room.width() - size.width()) / 2 if size.width() < room.width() else -self._area.horizontalScrollBar().value()
        top = (room.height() - size.height()) / 2 if size.height() < room.height() else -self._area.verticalScrollBar().value()
        self.view.origin = QPointF(round(left), round(top))

    def reveal(self, box: QRectF) -> None:
        """Scroll as little as necessary to show a box, given in pixels of the window."""
        room = QRectF(self._area.viewport().rect())
        for bar, low, high, start, end in (
            (self._area.horizontalScrollBar(), box.left(), box.right(), room.left(), room.right()),
            (self._area.verticalScrollBar(), box.top(), box.bottom(), room.top(), room.bottom()),
        ):
            if low - _REVEALED < start or high - low > end - start:
                bar.setValue(round(bar.value() + low - _REVEALED - start))
            elif high + _REVEALED > end:
                bar.setValue(round(bar.value() + high + _REVEALED - end))

"""Pages below one another on a desk, and how the desk lies in a window: millimetres of the desk to pixels and back."""

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, QSizeF

from metamaker.sheets.drawing import Page
from metamaker.sheets.proof import Area

PIXELS = 96 / 25.4
"""Pixels of a window in a mm at 100 %."""

EDGE, GAP = 7.0, 8.0
"""Millimetres of the desk that are seen around the pages and between them."""


class Desk:
    """Where pages lie, in mm from the top left corner of the desk."""

    def __init__(self, pages: Sequence[Page] = ()) -> None:
        self.pages = tuple(pages)
        self.width = max((page.drawing.width for page in pages), default=0.0) + 2 * EDGE
        self.places: list[QRectF] = []
        y = EDGE
        for page in pages:
            drawing = page.drawing
            self.places.append(QRectF((self.width - drawing.width) / 2, y, drawing.width, drawing.height))
            y += drawing.height + GAP
        self.height = (y - GAP if pages else y) + EDGE

    def on_desk(self, page: int, area: Area) -> QRectF:
        """Return an area of a page as one of the desk."""
        place = self.places[page]
        return QRectF(place.x() + area.left, place.y() + area.top, area.right - area.left, area.bottom - area.top)

    def page_at(self, point: QPointF) -> tuple[int, float, float] | None:
        """Return the number of the page at a point of the desk, and the point in mm of that page."""
        for number, place in enumerate(self.places):
            if place.contains(point):
                return number, point.x() - place.x(), point.y() - place.y()
        return None


class View:
    """How a desk lies in a window: its left top corner is at `origin`, a mm takes `scale` pixels."""

    def __init__(self) -> None:
        self.zoom = 1.0
        self.origin = QPointF()

    @property
    def scale(self) -> float:
        """Pixels of the window for one mm."""
        return self.zoom * PIXELS

    def size(self, desk: Desk) -> QSizeF:
        """Return the size of the desk in pixels."""
        return QSizeF(desk.width, desk.height) * self.scale

    def shown(self, area: QRectF) -> QRectF:
        """Return an area of the desk in pixels."""
        return QRectF(self.shown_point(area.topLeft()), area.size() * self.scale)

    def shown_point(self, point: QPointF) -> QPointF:
        """Return a point of the desk in pixels."""
        return point * self.scale + self.origin

    def area(self, pixels: QRectF) -> QRectF:
        """Return the area of the desk that is seen in a rectangle of pixels."""
        return QRectF(self.point(pixels.topLeft()), pixels.size() / self.scale)

    def point(self, pixels: QPointF) -> QPointF:
        """Return the point of the desk that is seen at a pixel."""
        return (pixels - self.origin) / self.scale

"""The handles − and + of a selected element: their place, which hides nothing, and their look."""

from collections.abc import Callable, Collection, Iterator, Sequence
from functools import reduce
from typing import NamedTuple

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from metamaker.app.canvas.painting import PAD, PAPER_ACCENT, PAPER_GREY

_SLACK = 3.0
"""Pixels around a handle that count as the handle, for unsteady hands."""

_LEAD = 1.0
"""Pixels of the line from an element to handles that are not next to it."""

_SLOPE = 1.6
"""The cost of a pixel up or down in pixels to the side: handles at the height of their element are found faster."""


class Surroundings(NamedTuple):
    """The boxes around an element in pixels: the visible area, other elements in an area, and containers without it."""

    window: QRectF
    elements: Callable[[QRectF], Sequence[QRectF]]
    containers: Sequence[QRectF] = ()


class Handles:
    """The positions of a box's handles in pixels.

    They are next to, below or above it, where nothing is; otherwise at the nearest free place, joined to the box by a line.
    Only if the window has no free place at all do they hide something. `unit` is the height of a line of text; handles grow
    with it.
    """

    def __init__(self, box: QRectF, unit: float, around: Surroundings) -> None:
        self.radius = 0.55 * unit
        self._box = box
        self._step = 2 * self.radius + 0.2 * unit
        self._places = self._free(unit, around)

    def _free(self, unit: float, around: Surroundings) -> dict[int, QPointF]:
        """Return the first free places: next to the box, then outside all containers, then outside all elements."""
        beside = [*self._near()]
        near = [each for each in beside if around.window.contains(self._area(each))]
        close = around.elements(reduce(QRectF.united, map(self._area, beside)))  # nearly always enough, and soon found
        for each in near:
            if not hidden(self._area(each), [*close, *around.containers]):
                return each
        elements, far = around.elements(around.window), self._far(unit, around.window)
        for boxes in ([*elements, *around.containers], elements):
            for each in far:
                if not any(map(self._area(each).intersects, boxes)):
                    return each
        return min(near or beside, key=lambda each: hidden(self._area(each), close))

    def _near(self) -> Iterator[dict[int, QPointF]]:
        """Yield the places right, below, above and left of the box, and inside it."""
        box, off, step = self._box, PAD + self.radius + 2, self._step
        yield self._pair(QPointF(box.right() + off, box.center().y()))
        yield self._pair(QPointF(box.right() - self.radius - step, box.bottom() + off))
        yield self._pair(QPointF(box.right() - self.radius - step, box.top() - off))
        yield self._pair(QPointF(box.left() - off - step, box.center().y()))
        yield self._pair(QPointF(box.right() - off - step, box.bottom() - off))

    def _far(self, unit: float, window: QRectF) -> list[dict[int, QPointF]]:
        """Return places all over the window, the nearest first."""
        edge = self.radius + 2
        room = window.adjusted(edge, edge, -edge - self._step, -edge)
        middle = self._box.center() - QPointF(self._step / 2, 0)
        # From the middle of the box outwards, which aligns handles with it.
        across = _steps(room.left(), room.right(), middle.x(), unit)
        down = _steps(room.top(), room.bottom(), middle.y(), unit / 2)
        places = [QPointF(x, y) for x in across for y in down]
        return [self._pair(place) for place in sorted(places, key=self._away)]

    def _away(self, place: QPointF) -> float:
        """Return the cost of a place by its distance from the box."""
        aside = max(self._box.left() - place.x() - self._step, place.x() - self._box.right(), 0.0)
        return aside + _SLOPE * max(self._box.top() - place.y(), place.y() - self._box.bottom(), 0.0)

    def _pair(self, first: QPointF) -> dict[int, QPointF]:
        return {-1: first, 1: first + QPointF(self._step, 0)}

    def at(self, point: QPointF) -> int:
        """Return the step of the handle at a point: −1, 1, or 0 without a handle."""
        reach = self.radius + _SLACK
        away, by = min((QLineF(place, point).length(), by) for by, place in self._places.items())
        return by if away <= reach else 0

    def place(self, by: int) -> QPointF:
        """Return the middle of a handle."""
        return self._places[by]

    @property
    def area(self) -> QRectF:
        """The area of both handles."""
        return self._area(self._places)

    @property
    def painted_area(self) -> QRectF:
        """The area of both handles and of the line to them."""
        lead = self.lead
        return self.area.united(QRectF(lead.p1(), lead.p2()).normalized().adjusted(-1, -1, 1, 1))

    def _area(self, places: dict[int, QPointF]) -> QRectF:
        reach = self.radius + 2
        return QRectF(places[-1], places[1]).adjusted(-reach, -reach, reach, reach)

    @property
    def lead(self) -> QLineF:
        """The line between the edges of the box and the handles, where they are nearest."""
        box, area = self._box, self.area
        (left, right), (top, bottom) = (
            _between(box.left(), box.right(), area.left(), area.right()),
            _between(box.top(), box.bottom(), area.top(), area.bottom()),
        )
        return QLineF(left, top, right, bottom)

    def paint(self, painter: QPainter, hovered: int, stuck: Collection[int] = ()) -> None:
        """Paint both handles, the hovered one filled, handles without effect grey."""
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if self.lead.length() > PAD + 2 * _SLACK:
            painter.setPen(QPen(QColor(PAPER_ACCENT), _LEAD))
            painter.drawLine(self.lead)
        for by, place in self._places.items():
            colour = PAPER_GREY if by in stuck else PAPER_ACCENT
            self._paint(painter, place, by, QColor(colour), filled=by == hovered and by not in stuck)

    def _paint(self, painter: QPainter, place: QPointF, by: int, accent: QColor, *, filled: bool) -> None:
        paper = QColor("#ffffff")
        painter.setPen(QPen(accent, 1.6))
        painter.setBrush(accent if filled else paper)
        painter.drawEllipse(place, self.radius, self.radius)
        arm = self.radius * 0.45
        painter.setPen(QPen(paper if filled else accent, 1.8, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
        painter.drawLine(place - QPointF(arm, 0), place + QPointF(arm, 0))
        if by > 0:
            painter.drawLine(place - QPointF(0, arm), place + QPointF(0, arm))


def _steps(low: float, high: float, middle: float, step: float) -> list[float]:
    """Return coordinates from `low` to `high` that are whole steps away from the middle."""
    first = middle - ((middle - low) // step) * step
    return [first + number * step for number in range(int(max(0.0, high - first) / step) + 1)]


def _between(low: float, high: float, other_low: float, other_high: float) -> tuple[float, float]:
    """Return the ends of the gap from one range to another; twice the middle of their common part if they overlap."""
    if high < other_low:
        return high, other_low
    if other_high < low:
        return low, other_high
    middle = (max(low, other_low) + min(high, other_high)) / 2
    return middle, middle


def hidden(area: QRectF, others: Sequence[QRectF]) -> float:
    """Return how much of the other boxes an area hides."""
    below = (area & other for other in others if area.intersects(other))
    return sum(each.width() * each.height() for each in below)

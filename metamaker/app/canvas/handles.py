"""Two round handles beside the selected element: one less and one more."""

from collections.abc import Iterator, Sequence

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from metamaker.app.canvas.overlay import PAD, PAPER_ACCENT

_SLACK = 3.0
"""Pixels around a handle that count as the handle, for hands that are not steady."""

_FURTHER = (0.0, 0.0, 0.3, 1.5, 1.0)
"""How little a place is liked for itself: right, below, above, left, inside; in squares as high as a line of text."""


class Handles:
    """Where the handles of a box are, all in pixels: beside, below or above it, where they hide least of `others`.

    `unit` is the height of a line of text, so that handles grow with it.
    """

    def __init__(self, box: QRectF, window: QRectF, unit: float, others: Sequence[QRectF] = ()) -> None:
        self.radius = 0.55 * unit
        attempts = list(zip(_FURTHER, self._attempts(box, 2 * self.radius + 0.2 * unit), strict=True))
        inside = [each for each in attempts if window.contains(self._area(each[1]))] or attempts
        _, self._places = min(inside, key=lambda each: _hidden(self._area(each[1]), others) + each[0] * unit * unit)

    def _attempts(self, box: QRectF, step: float) -> Iterator[dict[int, QPointF]]:
        off = PAD + self.radius + 2
        corners = (
            QPointF(box.right() + off, box.center().y()),
            QPointF(box.right() - self.radius - step, box.bottom() + off),
            QPointF(box.right() - self.radius - step, box.top() - off),
            QPointF(box.left() - off - step, box.center().y()),
            QPointF(box.right() - off - step, box.bottom() - off),
        )
        for corner in corners:
            yield {-1: corner, 1: corner + QPointF(step, 0)}

    def at(self, point: QPointF) -> int:
        """Return what the handle at a point does: −1, 1, or 0 for none."""
        reach = self.radius + _SLACK
        found = ((_distance(place, point), by) for by, place in self._places.items())
        away, by = min(found)
        return by if away <= reach else 0

    def place(self, by: int) -> QPointF:
        """Return the middle of a handle."""
        return self._places[by]

    @property
    def area(self) -> QRectF:
        """What both cover."""
        return self._area(self._places)

    def _area(self, places: dict[int, QPointF]) -> QRectF:
        reach = self.radius + 2
        return QRectF(places[-1], places[1]).adjusted(-reach, -reach, reach, reach)

    def paint(self, painter: QPainter, hovered: int) -> None:
        """Paint both, the hovered one filled."""
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for by, place in self._places.items():
            self._paint(painter, place, by, filled=by == hovered)

    def _paint(self, painter: QPainter, place: QPointF, by: int, *, filled: bool) -> None:
        accent, paper = QColor(PAPER_ACCENT), QColor("#ffffff")
        painter.setPen(QPen(accent, 1.6))
        painter.setBrush(accent if filled else paper)
        painter.drawEllipse(place, self.radius, self.radius)
        arm = self.radius * 0.45
        painter.setPen(QPen(paper if filled else accent, 1.8, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
        painter.drawLine(place - QPointF(arm, 0), place + QPointF(arm, 0))
        if by > 0:
            painter.drawLine(place - QPointF(0, arm), place + QPointF(0, arm))


def _hidden(area: QRectF, others: Sequence[QRectF]) -> float:
    """How much of other boxes lies below an area."""
    below = (area & other for other in others if area.intersects(other))
    return sum(each.width() * each.height() for each in below)


def _distance(one: QPointF, other: QPointF) -> float:
    away = one - other
    return float((away.x() ** 2 + away.y() ** 2) ** 0.5)

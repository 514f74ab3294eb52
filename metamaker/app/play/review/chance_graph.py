"""The graph of a review: the chance of each side to win after every turn, with intervals and the turning points."""

from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFocusEvent, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QSizePolicy, QWidget

from metamaker.app.canvas.element_view import announce
from metamaker.app.overrides import override
from metamaker.app.texts import labelled, tr
from metamaker.app.theme.fonts import bold_font, small_font
from metamaker.app.theme.theme import tokens
from metamaker.core.messages import in_force
from metamaker.play.statistics import Share

_LEVELS = (0.0, 0.25, 0.5, 0.75, 1.0)
_TWO = 2
_BY_KEYS = {Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason, Qt.FocusReason.ShortcutFocusReason}


class Station(NamedTuple):
    """A moment of the graph: its frame and turn, its short and long name, and the chance of each side with its interval."""

    place: int
    turn: int
    label: str
    title: str
    chances: tuple[Share, ...]


class Marker(NamedTuple):
    """A turning point on the graph: the number of its station, and the side that gained."""

    station: int
    side: int


class Side(NamedTuple):
    """A side of the graph: its name and colour."""

    name: str
    colour: QColor


class Course(NamedTuple):
    """The content of a graph. With two sides, the graph shows the chance of `seen_from`."""

    sides: tuple[Side, ...] = ()
    seen_from: int = 0
    stations: tuple[Station, ...] = ()
    markers: tuple[Marker, ...] = ()


class Other(NamedTuple):
    """The course of a variation: its name, and the chances of all sides by turn."""

    name: str
    turns: tuple[tuple[int, tuple[float, ...]], ...]


def percent(part: float) -> str:
    """Return a chance as a whole percentage; it is 0 or 100 only if it is certain."""
    return in_force().percent(part if part in {0.0, 1.0} else min(max(part, 0.01), 0.99))


class ChanceGraph(QWidget):
    """One line for two sides, around “even”; a line for each of more sides. `chosen(number)`: another station was selected.

    Left and right, Home and End select a station, and so does a click.
    """

    chosen = Signal(int)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.course = Course()
        self.other: Other | None = None
        """The variation to compare with the match."""
        self.selected = -1
        self._is_framed = False
        self.setAccessibleName(tr("window-review-graph"))
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    @override
    def sizeHint(self) -> QSize:
        unit = self.fontMetrics().height()
        return QSize(30 * unit, 8 * unit)

    @override
    def minimumSizeHint(self) -> QSize:
        unit = self.fontMetrics().height()
        return QSize(18 * unit, 8 * unit)

    def show_course(self, course: Course) -> None:
        """Show another course; the selected station stays, or the last one is selected."""
        self.course = course
        if not 0 <= self.selected < len(course.stations):
            self.selected = len(course.stations) - 1
        self._describe()
        self.update()

    def show_other(self, other: Other | None) -> None:
        """Compare a variation with the match; None for no more comparison."""
        self.other = other
        self._describe()
        self.update()

    def select(self, number: int) -> None:
        """Select a station."""
        number = min(max(number, 0), len(self.course.stations) - 1)
        if number != self.selected and number >= 0:
            self.selected = number
            self._describe()
            self.update()
            self.chosen.emit(number)

    def described(self, number: int) -> str:
        """Return a station in words: its turn and the chance of each side."""
        station = self.course.stations[number]
        shown = range(len(self.course.sides)) if self._is_many else (self.course.seen_from,)
        told = (
            tr("window-review-chance-of", name=self.course.sides[side].name, chance=percent(station.chances[side].found))
            for side in shown
        )
        return "; ".join([labelled(station.title, ", ".join(told)), *self._other_told(station.turn)])

    def _other_told(self, turn: int) -> list[str]:
        """Return the chance in the compared variation after a turn in words, if it has that turn."""
        found = dict(self.other.turns).get(turn) if self.other is not None else None
        if self.other is None or found is None:
            return []
        return [tr("window-review-chance-of", name=self.other.name, chance=percent(found[self.course.seen_from]))]

    def _describe(self) -> None:
        if 0 <= self.selected < len(self.course.stations):
            announce(self, self.described(self.selected))

    @property
    def _is_many(self) -> bool:
        return len(self.course.sides) > _TWO

    # Places

    def spot(self, number: int, side: int | None = None) -> QPointF:
        """Return the point of a station on the line of a side, in pixels."""
        shown = self.course.seen_from if side is None else side
        return QPointF(self._x(number), self._y(self.course.stations[number].chances[shown].found))

    def other_spots(self) -> list[QPointF]:
        """Return the points of the compared variation, in pixels. Turns that the match does not have are to the right."""
        if self.other is None or not self.course.stations:
            return []
        numbers = {station.turn: number for number, station in enumerate(self.course.stations)}
        last, end = self.course.stations[-1].turn, len(self.course.stations) - 1
        return [
            QPointF(self._x(numbers.get(turn, end + turn - last)), self._y(chances[self.course.seen_from]))
            for turn, chances in self.other.turns
            if turn in numbers or turn > last
        ]

    @property
    def _steps(self) -> int:
        """The number of steps along the foot."""
        longer = self.other.turns[-1][0] - self.course.stations[-1].turn if self.other is not None and self.other.turns else 0
        return max(1, len(self.course.stations) - 1 + max(0, longer))

    def _area(self) -> QRectF:
        unit = self.fontMetrics().height()
        right = 1.6 * unit if not self._is_many else 1.8 * unit + self._widest_name()
        return QRectF(3.2 * unit, 0.7 * unit, self.width() - 3.2 * unit - right, self.height() - 2.5 * unit)

    def _widest_name(self) -> float:
        widest = max(self.fontMetrics().horizontalAdvance(side.name) for side in self.course.sides)
        return min(float(widest), 0.25 * self.width())

    def _x(self, number: int) -> float:
        area = self._area()
        return area.left() + area.width() * number / self._steps

    def _y(self, part: float) -> float:
        area = self._area()
        return area.bottom() - area.height() * part

    # Selection

    @override
    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Select the nearest station."""
        count, area = len(self.course.stations), self._area()
        if count and event.button() is Qt.MouseButton.LeftButton:
            part = (event.position().x() - area.left()) / max(1.0, area.width())
            self.select(round(min(max(part, 0.0), 1.0) * self._steps))

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Select another station."""
        last = len(self.course.stations) - 1
        steps = {Qt.Key.Key_Left: self.selected - 1, Qt.Key.Key_Right: self.selected + 1}
        ends = {Qt.Key.Key_Home: 0, Qt.Key.Key_End: last}
        wanted = {**steps, **ends}.get(Qt.Key(event.key()))
        if wanted is None:
            super().keyPressEvent(event)
        else:
            self.select(wanted)

    @override
    def focusInEvent(self, event: QFocusEvent) -> None:
        """Show the focus after keys; after a click, the selected turn is enough."""
        self._is_framed = event.reason() in _BY_KEYS
        super().focusInEvent(event)
        self.update()

    # Painting

    @override
    def paintEvent(self, _event: QPaintEvent) -> None:
        if not self.course.stations:
            return
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            self._paint_levels(painter)
            self._paint_turns(painter)
            shown = range(len(self.course.sides)) if self._is_many else (self.course.seen_from,)
            if not self._is_many:
                self._paint_fills(painter)
            for side in shown:
                self._paint_band(painter, side)
            for side in shown:
                self._paint_line(painter, side)
            self._paint_other(painter)
            if self._is_many:
                self._paint_names(painter)
            for number, marker in enumerate(self.course.markers, 1):
                self._paint_marker(painter, number, marker)
            if self.hasFocus() and self._is_framed:
                painter.setPen(QPen(QColor(tokens().accent), 2.0))
                painter.setBrush(Qt.BrushStyle.NoBrush)
                painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), 4, 4)

    def _paint_levels(self, painter: QPainter) -> None:
        unit, area, look = self.fontMetrics().height(), self._area(), tokens()
        painter.setFont(small_font(self.font()))
        even = 1 / len(self.course.sides) if self._is_many else _LEVELS[2]
        for level in _LEVELS:
            y = self._y(level)
            is_even = level == even
            painter.setPen(
                QPen(
                    QColor(look.outline if is_even else look.edge),
                    1.0,
                    Qt.PenStyle.DashLine if is_even else Qt.PenStyle.SolidLine,
                )
            )
            painter.drawLine(QPointF(area.left(), y), QPointF(area.right(), y))
            painter.setPen(QColor(look.quiet))
            text = tr("window-match-even") if is_even else in_force().percent(level)
            box = QRectF(0.0, y - unit, area.left() - 0.5 * unit, 2 * unit)
            painter.drawText(box, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight, text)

    def _paint_turns(self, painter: QPainter) -> None:
        """Write the turns along the foot as far as there is room; the selected one always, in bold."""
        unit, area, look = self.fontMetrics().height(), self._area(), tokens()
        usual, bold = small_font(self.font()), bold_font(small_font(self.font()))
        taken: list[tuple[float, float]] = []
        last = len(self.course.stations) - 1
        for number in sorted(range(last + 1), key=lambda each: (each != self.selected, each not in {0, last}, each)):
            is_selected = number == self.selected
            painter.setFont(bold if is_selected else usual)
            wide = painter.fontMetrics().horizontalAdvance(self.course.stations[number].label)
            x = min(max(self._x(number) - wide / 2, 0.0), self.width() - wide)
            if any(x < right + 0.4 * unit and x + wide > left - 0.4 * unit for left, right in taken):
                continue
            taken.append((x, x + wide))
            painter.setPen(QColor(look.ink if is_selected else look.quiet))
            painter.drawText(QPointF(x, area.bottom() + 1.4 * unit), self.course.stations[number].label)
        if self.selected >= 0:
            painter.setPen(QPen(QColor(look.accent), 1.5))
            painter.drawLine(QPointF(self._x(self.selected), area.top()), QPointF(self._x(self.selected), area.bottom()))

    def _points(self, side: int) -> list[QPointF]:
        return [self.spot(number, side) for number in range(len(self.course.stations))]

    def _paint_fills(self, painter: QPainter) -> None:
        """Fill the areas in which each of two sides is ahead, in its colour."""
        area, middle = self._area(), self._area().center().y()
        edge = self._points(self.course.seen_from)
        for is_above in (True, False):
            colour = QColor(self.course.sides[self.course.seen_from if is_above else 1 - self.course.seen_from].colour)
            colour.setAlphaF(0.24)
            half = QRectF(area.left(), area.top() if is_above else middle, area.width(), area.height() / 2)
            painter.save()
            painter.setClipRect(half)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(colour)
            painter.drawPolygon(QPolygonF([QPointF(area.left(), middle), *edge, QPointF(edge[-1].x(), middle)]))
            painter.restore()

    def _paint_band(self, painter: QPainter, side: int) -> None:
        shares = [station.chances[side] for station in self.course.stations]
        if all(share.high == share.low for share in shares):
            return
        over = [QPointF(self._x(number), self._y(share.high)) for number, share in enumerate(shares)]
        under = [QPointF(self._x(number), self._y(share.low)) for number, share in enumerate(shares)]
        colour = QColor(self.course.sides[side].colour)
        colour.setAlphaF(0.20)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(colour)
        painter.drawPolygon(QPolygonF([*over, *reversed(under)]))

    def _paint_line(self, painter: QPainter, side: int) -> None:
        unit, look = self.fontMetrics().height(), tokens()
        line = self.course.sides[side].colour if self._is_many else QColor(look.ink)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(line, 2.0, Qt.PenStyle.SolidLine if side % 2 == 0 or not self._is_many else Qt.PenStyle.DashLine))
        points = self._points(side)
        painter.drawPolyline(QPolygonF(points))
        painter.setPen(QPen(line, 1.6))
        painter.setBrush(QColor(look.card))
        for number, point in enumerate(points):
            is_selected = number == self.selected
            painter.setBrush(line if is_selected else QColor(look.card))
            radius = (0.3 if is_selected else 0.2) * unit
            painter.drawEllipse(point, radius, radius)

    def _paint_other(self, painter: QPainter) -> None:
        """Paint the compared variation as a dotted line with its name, away from the line of the match."""
        spots, unit = self.other_spots(), self.fontMetrics().height()
        if self.other is None or not spots:
            return
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(QColor(tokens().accent_text), 2.0, Qt.PenStyle.DotLine))
        painter.drawPolyline(QPolygonF(spots))
        painter.setFont(small_font(self.font()))
        name = painter.fontMetrics().elidedText(self.other.name, Qt.TextElideMode.ElideRight, round(self._area().width() / 2))
        wide, area, last = painter.fontMetrics().horizontalAdvance(name), self._area(), spots[-1]
        x = min(max(last.x() - wide, area.left()), area.right() - wide)
        is_high = last.y() < area.center().y()
        box = QRectF(x, last.y() + (0.4 if is_high else -1.4) * unit, wide + 0.4 * unit, unit)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(tokens().card))
        painter.drawRoundedRect(box.adjusted(-0.2 * unit, 0, 0, 0), 3, 3)
        painter.setPen(QColor(tokens().accent_text))
        painter.drawText(box, Qt.AlignmentFlag.AlignVCenter, name)

    def _paint_names(self, painter: QPainter) -> None:
        """Write the names of many sides to the right of their lines, apart from each other."""
        unit, area = self.fontMetrics().height(), self._area()
        painter.setFont(self.font())
        last, free = len(self.course.stations) - 1, area.top() - 0.5 * unit
        ordered = sorted(range(len(self.course.sides)), key=lambda side: self.spot(last, side).y())
        for left, side in enumerate(ordered):
            below = area.bottom() - (len(ordered) - 1 - left) * unit
            y = min(max(self.spot(last, side).y(), free + unit), max(below, free + unit))
            free = y
            painter.setPen(QColor(tokens().ink))
            x = area.right() + 1.3 * unit
            name = painter.fontMetrics().elidedText(
                self.course.sides[side].name, Qt.TextElideMode.ElideRight, int(self.width() - x)
            )
            painter.drawText(QPointF(x, y + 0.3 * unit), name)
            painter.setPen(QPen(self.course.sides[side].colour, 3.0))
            painter.drawLine(QPointF(area.right() + 0.5 * unit, y), QPointF(area.right() + 1.1 * unit, y))

    def _paint_marker(self, painter: QPainter, number: int, marker: Marker) -> None:
        unit, area = self.fontMetrics().height(), self._area()
        colour, at = self.course.sides[marker.side].colour, self.spot(marker.station, marker.side if self._is_many else None)
        painter.setPen(QPen(colour, 1.2, Qt.PenStyle.DashLine))
        painter.drawLine(QPointF(at.x(), area.top()), QPointF(at.x(), area.bottom()))
        paint_number(painter, QRectF(at.x() - 0.6 * unit, at.y() - 0.6 * unit, 1.2 * unit, 1.2 * unit), number, colour)


def paint_number(painter: QPainter, disc: QRectF, number: int, colour: QColor) -> None:
    """Paint the number of a turning point on a disc in the colour of the side that gained."""
    painter.setPen(QPen(QColor(tokens().card), 2.0))
    painter.setBrush(colour)
    painter.drawEllipse(disc)
    is_light = colour.lightnessF() > 0.52
    painter.setPen(QColor("#10141a" if is_light else "#ffffff"))
    painter.setFont(bold_font(painter.font()))
    painter.drawText(disc, Qt.AlignmentFlag.AlignCenter, str(number))

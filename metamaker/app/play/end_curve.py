"""The course of a finished match: a curve around “even”, its turning points, and the way to each of them."""

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QMouseEvent, QPainter, QPaintEvent, QPen, QPolygonF, QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QFrame, QWidget

from metamaker.app.overrides import override
from metamaker.app.play.turn_title import turn_title
from metamaker.app.texts import tr
from metamaker.app.theme.fonts import bold_font, small_font
from metamaker.app.theme.theme import screen_ink, tokens
from metamaker.app.widgets.kit import column_of, push_button, row_in, row_of
from metamaker.app.widgets.labels import ElidedLabel, words_label
from metamaker.core.messages import Words
from metamaker.play.recording import Frame
from metamaker.play.review.chances import Chances
from metamaker.play.turning_points import MOST, TurnChange, turn_changes, turning_points
from metamaker.rendering import series

_HEIGHT = 9.0
"""The height of the curve in heights of a line."""

_NARROW_EMS = 34
"""A card with fewer heights of a line in its width is narrow: the turning points are below the curve."""

_HALF = 0.5


class Course(NamedTuple):
    """The chance of the first side in each frame, the first frames of turns, the turning points, the names of sides."""

    values: Sequence[float]
    turns: Sequence[tuple[int, int]]
    points: Sequence[TurnChange]
    names: Sequence[str]


class Curve(QWidget):
    """Paints the course: the first side is ahead above the middle. `gone_to(place)` is emitted with a clicked moment."""

    gone_to = Signal(int)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._course = Course((), (), (), ())
        self.setAccessibleName(tr("window-match-course"))
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    @override
    def sizeHint(self) -> QSize:
        unit = self.fontMetrics().height()
        return QSize(round(24 * unit), round(_HEIGHT * unit))

    @override
    def minimumSizeHint(self) -> QSize:
        unit = self.fontMetrics().height()
        return QSize(round(14 * unit), round(5.5 * unit))

    def show_course(self, course: Course) -> None:
        """Show another course."""
        self._course = course
        self.update()

    def spot(self, place: int) -> QPointF:
        """Return the place of a frame on the curve, in pixels."""
        area, values = self._area(), self._course.values
        x = area.left() + area.width() * place / max(1, len(values) - 1)
        return QPointF(x, area.bottom() - area.height() * values[place])

    def _area(self) -> QRectF:
        unit = self.fontMetrics().height()
        return QRectF(3.4 * unit, 1.2 * unit, self.width() - 4.6 * unit, self.height() - 3.4 * unit)

    @override
    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Go to the moment below the pointer."""
        area, count = self._area(), len(self._course.values)
        if count:
            part = (event.position().x() - area.left()) / max(1.0, area.width())
            self.gone_to.emit(round(min(max(part, 0.0), 1.0) * (count - 1)))

    @override
    def paintEvent(self, _event: QPaintEvent) -> None:
        if not self._course.values:
            return
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            area = self._area()
            self._paint_frame(painter, area)
            self._paint_fills(painter, area)
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(QColor(tokens().ink), 2.0))
            painter.drawPolyline(QPolygonF([self.spot(place) for place in range(len(self._course.values))]))
            for number, point in enumerate(self._course.points, 1):
                self._paint_point(painter, area, number, point)

    def _paint_frame(self, painter: QPainter, area: QRectF) -> None:
        """Paint the sides above and below, the line between them, and the turns along the foot."""
        unit, look = self.fontMetrics().height(), tokens()
        painter.setFont(small_font(self.font()))
        painter.setPen(QPen(QColor(look.edge), 1.0))
        for part in (0.0, 1.0):
            y = area.top() + part * area.height()
            painter.drawLine(QPointF(area.left(), y), QPointF(area.right(), y))
        painter.setPen(QPen(QColor(look.outline), 1.0, Qt.PenStyle.DashLine))
        painter.drawLine(QPointF(area.left(), area.center().y()), QPointF(area.right(), area.center().y()))
        painter.setPen(QColor(look.quiet))
        even = QRectF(0.0, area.center().y() - unit, area.left() - 0.4 * unit, 2 * unit)
        painter.drawText(even, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight, tr("window-match-even"))
        for side, name in enumerate(self._course.names[:2]):
            text = tr("window-match-better-for", name=name)
            top = area.top() - 1.2 * unit if side == 0 else area.bottom() + 0.1 * unit
            painter.setPen(_colour(side))
            painter.drawText(QRectF(area.left(), top, area.width(), 1.1 * unit), Qt.AlignmentFlag.AlignVCenter, text)
        self._paint_turns(painter, area)

    def _paint_turns(self, painter: QPainter, area: QRectF) -> None:
        unit, free = self.fontMetrics().height(), 0.0
        painter.setPen(QColor(tokens().quiet))
        for turn, place in self._course.turns:
            x = self.spot(min(place, len(self._course.values) - 1)).x()
            text = str(turn) if turn else tr("window-match-start")
            width = painter.fontMetrics().horizontalAdvance(text)
            if x - width / 2 >= free:
                painter.drawText(QPointF(x - width / 2, area.bottom() + 2.0 * unit), text)
                free = x + width / 2 + 0.5 * unit

    def _paint_fills(self, painter: QPainter, area: QRectF) -> None:
        """Fill the room between the curve and the middle in the colour of the side that is ahead."""
        middle = area.center().y()
        for side in (0, 1):
            colour = _colour(side)
            colour.setAlphaF(0.28)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(colour)
            spots = [self.spot(place) for place in range(len(self._course.values))]
            edge = [QPointF(each.x(), min(each.y(), middle) if side == 0 else max(each.y(), middle)) for each in spots]
            painter.drawPolygon(QPolygonF([QPointF(area.left(), middle), *edge, QPointF(area.right(), middle)]))

    def _paint_point(self, painter: QPainter, area: QRectF, number: int, point: TurnChange) -> None:
        unit, at, colour = self.fontMetrics().height(), self.spot(point.place), _colour(point.side)
        painter.setPen(QPen(colour, 1.2, Qt.PenStyle.DashLine))
        painter.drawLine(QPointF(at.x(), area.top()), QPointF(at.x(), area.bottom()))
        painter.setPen(QPen(QColor(tokens().card), 2.0))
        painter.setBrush(colour)
        disc = QRectF(at.x() - 0.6 * unit, at.y() - 0.6 * unit, 1.2 * unit, 1.2 * unit)
        painter.drawEllipse(disc)
        painter.setPen(QColor(tokens().card))
        painter.setFont(bold_font(self.font()))
        painter.drawText(disc, Qt.AlignmentFlag.AlignCenter, str(number))


def _colour(side: int) -> QColor:
    return QColor(screen_ink()[series.edge((0, 5)[side])].css)


def main_line(frame: Frame) -> str:
    """Return the main line of a frame: the first one about a lost piece, otherwise the first one."""
    lost = [piece.name for piece in frame.moment.pieces if piece.ref in frame.lost]
    about = (line.text for line in frame.lines if any(name in line.text for name in lost))
    return next(about, frame.lines[0].text if frame.lines else frame.step)


class EndCurve(QFrame):
    """The curve with a line of text and a button for each turning point. `gone_to(place)` is emitted with a moment."""

    gone_to = Signal(int)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setProperty("role", "card")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.curve = Curve(self)
        self.curve.gone_to.connect(self.gone_to)
        self.sides, self.events = ([ElidedLabel(self) for _ in range(MOST)] for _ in range(2))
        self.see = [push_button(tr("window-match-see"), self, role="link") for _ in range(MOST)]
        self._points: Sequence[TurnChange] = ()
        for number, button in enumerate(self.see):
            button.clicked.connect(lambda _, number=number: self.gone_to.emit(self._points[number].place))
            self.sides[number].setProperty("role", "strong")
        unit = self.fontMetrics().height()
        heading = words_label("heading", self, tr("window-match-turning-points"))
        rows = [
            column_of(row_of((side, 1), button), text, gap=0)
            for side, text, button in zip(self.sides, self.events, self.see, strict=True)
        ]
        beside = column_of(heading, *rows, ..., gap=unit // 3)
        self._row = row_in(self, (self.curve, 5), (beside, 4), gap=unit, margin=(unit // 2, unit // 2, unit, unit // 2))
        self.hide()

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        """Show the turning points below the curve where their texts would be cut."""
        super().resizeEvent(event)
        is_narrow = event.size().width() < _NARROW_EMS * self.fontMetrics().height()
        self._row.setDirection(QBoxLayout.Direction.TopToBottom if is_narrow else QBoxLayout.Direction.LeftToRight)

    def show_match(
        self,
        frames: Sequence[Frame],
        quick: Sequence[Chances],
        turns: Sequence[tuple[int, int]],
        names: Sequence[str],
        words: Words,
    ) -> None:
        """Show the course of a match by its quick chances in each frame, in the words of its game; hide without two sides."""
        values = [each[0] for each in quick if len(each) == 2]
        has_course = bool(values) and not min(values) == max(values) == _HALF
        self.setVisible(has_course)
        if not has_course:
            return
        self._points = turning_points(turn_changes(frames, quick))
        self.curve.show_course(Course(values, turns, self._points, names))
        for number, parts in enumerate(zip(self.sides, self.events, self.see, strict=True)):
            for part in parts:
                part.setVisible(number < len(self._points))
        for number, point in enumerate(self._points):
            frame = frames[point.place]
            text = tr("window-match-point", number=number + 1, turn=turn_title(words, frame.turn), name=names[point.side])
            self.sides[number].setText(text)
            self.events[number].setText(main_line(frame))

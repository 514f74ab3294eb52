"""Graph of the strengths during a match: a line for each side, and a mark at the shown moment."""

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QMouseEvent, QPainter, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QSizePolicy, QWidget

from metamaker.app.overrides import override
from metamaker.app.play.side_colours import SERIES
from metamaker.app.texts import labelled, tr
from metamaker.app.theme.fonts import small_font
from metamaker.app.theme.theme import map_ink, screen_ink, tokens
from metamaker.core.messages import said
from metamaker.play.recording import Frame
from metamaker.play.snapshot import Strength
from metamaker.play.story import LETTERS
from metamaker.rendering import series
from metamaker.rendering.ink import Ink

_SAMPLE, _LEGEND, _TURN_ROOM = 1.6, 1.3, 1.5
"""In heights of a line: length of a sample in the legend, distance of its lines, room for written turns."""


def _called(strength: Strength, side: int) -> str:
    """Return the display name of a side: its name or its letter."""
    return strength.signs[side].name if strength.signs else LETTERS[side]


def _pen(strength: Strength, side: int, ink: Ink) -> QPen:
    """Return the pen of a side: in its own colour, or in a colour of the series."""
    own = map_ink(ink)[strength.signs[side].role] if strength.signs else screen_ink()[series.edge(SERIES[side % len(SERIES)])]
    pen = QPen(QColor(own.css), 2.2)
    pen.setStyle(Qt.PenStyle.SolidLine if side % 2 == 0 else Qt.PenStyle.DashLine)
    return pen


class StrengthView(QWidget):
    """A graph for each counted value. `gone_to(place)` is emitted with the clicked moment."""

    gone_to = Signal(int)

    def __init__(self, language: str, ink: Ink, parent: QWidget | None = None) -> None:
        """Show strengths in a language; `ink` is that of the table, so that sides have the same colours."""
        super().__init__(parent)
        self._language = language
        self._ink = ink
        self._frames: Sequence[Frame] = ()
        self._count = 0
        self._place = 0
        self._lines: dict[tuple[int, int, int, float, float], QPolygonF] = {}
        """Painted lines by value, side, number of frames and size. Cached, because they are long and seldom change."""
        self.setAccessibleName(tr("window-match-how-strong-sides"))
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    @override
    def sizeHint(self) -> QSize:
        height = self.fontMetrics().height()
        return QSize(16 * height, 18 * height)

    def show_frames(self, frames: Sequence[Frame], count: int) -> None:
        """Show the first `count` moments."""
        self._frames, self._count, self._lines = frames, count, {}
        self._tell()
        self.update()

    def mark(self, place: int) -> None:
        """Mark the shown moment."""
        self._place = place
        self._tell()
        self.update()

    def _tell(self) -> None:
        if not 0 <= self._place < self._count:
            return
        told = [
            labelled(
                said(each.label, self._language),
                ", ".join(f"{_called(each, side)} {round(value)}" for side, value in enumerate(each.sides)),
            )
            for each in self._frames[self._place].moment.strengths
        ]
        self.setAccessibleDescription("; ".join(told))

    @override
    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Go to the moment below the pointer."""
        left, right = self._edges()
        part = (event.position().x() - left) / max(1.0, right - left)
        if self._count:
            self.gone_to.emit(round(min(max(part, 0.0), 1.0) * (self._count - 1)))

    def _edges(self) -> tuple[float, float]:
        height = self.fontMetrics().height()
        return 2.6 * height, self.width() - 0.8 * height

    @override
    def paintEvent(self, _event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.fillRect(self.rect(), QColor(tokens().card))
            strengths = self._frames[0].moment.strengths if self._count else ()
            if not strengths:
                painter.setPen(QColor(tokens().quiet))
                painter.drawText(self.rect(), Qt.AlignmentFlag.AlignCenter, tr("window-match-nothing-counted-game"))
                return
            height = self.height() / len(strengths)
            for number in range(len(strengths)):
                self._paint_one(painter, number, QRectF(0.0, number * height, self.width(), height))

    def _paint_one(self, painter: QPainter, number: int, room: QRectF) -> None:
        unit, look = self.fontMetrics().height(), tokens()
        left, right = self._edges()
        first = self._frames[0].moment.strengths[number]
        most, title = self._most(number), said(first.label, self._language)
        title = f"{title[:1].upper()}{title[1:]}"
        spots = self._legend_spots(title, first, most)
        head = (1.9 + _LEGEND * max((line for _, line in spots), default=0)) * unit
        graph = QRectF(left, room.top() + head, right - left, room.height() - head - unit)
        if graph.height() < unit:
            return
        shown = self._frames[self._place if 0 <= self._place < self._count else self._count - 1]
        now = shown.moment.strengths[number]
        self._paint_legend(painter, QPointF(left, room.top() + 1.3 * unit), title, spots, now)
        painter.setFont(small_font(self.font()))
        painter.setPen(QColor(look.quiet))
        for value in (0.0, most):
            y = graph.bottom() - graph.height() * value / most
            painter.drawText(QRectF(0.0, y - unit / 2, left - unit * 0.4, unit), Qt.AlignmentFlag.AlignRight, str(round(value)))
        self._paint_turns(painter, graph)
        painter.setFont(self.font())
        painter.setPen(QPen(QColor(look.edge), 1.0))
        painter.drawRect(graph)
        for side in range(len(first.sides)):
            painter.setPen(_pen(first, side, self._ink))
            painter.drawPolyline(self._line(number, side, graph, most))
        x = graph.left() + graph.width() * self._place / max(1, self._count - 1)
        painter.setPen(QPen(QColor(look.accent), 1.5))
        painter.drawLine(QPointF(x, graph.top()), QPointF(x, graph.bottom()))

    def _legend_spots(self, title: str, strength: Strength, most: float) -> list[tuple[float, int]]:
        """Return the position of each side in the legend after its title: the x coordinate and the line."""
        unit, metrics = self.fontMetrics().height(), self.fontMetrics()
        left, right = self._edges()
        x, line = left + metrics.horizontalAdvance(title) + unit, 0
        found = []
        for side in range(len(strength.sides)):
            wide = (_SAMPLE + 0.3) * unit + metrics.horizontalAdvance(f"{_called(strength, side)} {round(most)}")
            if x + wide > right and x > left:
                x, line = left, line + 1
            found.append((x, line))
            x += wide + unit
        return found

    def _paint_legend(
        self, painter: QPainter, at: QPointF, title: str, spots: Sequence[tuple[float, int]], now: Strength
    ) -> None:
        """Write the title, then for each side a sample of its line, its name and its present value."""
        unit = self.fontMetrics().height()
        painter.setPen(QColor(tokens().ink))
        painter.drawText(at, title)
        for side, ((x, line), value) in enumerate(zip(spots, now.sides, strict=False)):
            y = at.y() + _LEGEND * line * unit
            painter.setPen(_pen(now, side, self._ink))
            painter.drawLine(QPointF(x, y - 0.3 * unit), QPointF(x + _SAMPLE * unit, y - 0.3 * unit))
            painter.setPen(QColor(tokens().ink))
            painter.drawText(QPointF(x + (_SAMPLE + 0.3) * unit, y), f"{_called(now, side)} {round(value)}")

    def _paint_turns(self, painter: QPainter, graph: QRectF) -> None:
        """Write the beginnings of turns below a graph, as far as there is room."""
        unit, free = self.fontMetrics().height(), graph.left() - self.fontMetrics().height()
        for place in range(1, self._count):
            turn = self._frames[place].turn
            x = graph.left() + graph.width() * place / max(1, self._count - 1)
            if turn == self._frames[place - 1].turn or not turn or x < free + _TURN_ROOM * unit:
                continue
            free = x
            painter.drawLine(QPointF(x, graph.bottom()), QPointF(x, graph.bottom() + 0.2 * unit))
            room = QRectF(x - unit, graph.bottom() + 0.2 * unit, 2 * unit, 0.8 * unit)
            painter.drawText(room, Qt.AlignmentFlag.AlignCenter, str(turn))

    def _most(self, number: int) -> float:
        """Return the highest value of any side, which is that of the beginning or of reinforcements."""
        values = (value for place in range(self._count) for value in self._frames[place].moment.strengths[number].sides)
        return max(values, default=1.0) or 1.0

    def _line(self, number: int, side: int, graph: QRectF, most: float) -> QPolygonF:
        key = number, side, self._count, graph.width(), graph.height()
        found = self._lines.get(key)
        if found is None:
            each = (self._frames[place].moment.strengths[number].sides for place in range(self._count))
            values = [sides[side] if side < len(sides) else 0.0 for sides in each]
            self._lines = {known: line for known, line in self._lines.items() if known[2:] == key[2:]}
            found = self._lines[key] = QPolygonF(self._stairs(values, most, graph))
        return found

    def _stairs(self, values: Sequence[float], most: float, graph: QRectF) -> list[QPointF]:
        points: list[QPointF] = []
        for place, value in enumerate(values):
            x = graph.left() + graph.width() * place / max(1, len(values) - 1)
            y = graph.bottom() - graph.height() * value / most
            if points:
                points.append(QPointF(x, points[-1].y()))
            points.append(QPointF(x, y))
        return points

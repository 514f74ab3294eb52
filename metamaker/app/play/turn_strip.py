"""The strip above a table: the turn, and how much of its strength each side still has, or its points if these decide."""

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetrics, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from metamaker.app.overrides import override
from metamaker.app.play.side_colours import colour_of, paint_sign
from metamaker.app.texts import tr
from metamaker.app.theme.fonts import bold_font
from metamaker.core.messages import in_force
from metamaker.play.recording import Frame
from metamaker.play.snapshot import Score, score_in
from metamaker.play.turning_points import remaining
from metamaker.rendering.ink import HAIRLINE, INK, PAPER, Ink

_HEIGHT = 1.9
"""Height of the strip in heights of a line."""

_BAR, _GAP = 4.4, 0.6
"""Width of a bar, and the distance of parts, in heights of a line."""


class SideLine(NamedTuple):
    """A side on the strip: its name, the remaining part of its strength (0 to 1), its colour, its figure short and in words."""

    name: str
    part: float
    colour: QColor
    figure: str
    told: str


class Ground(NamedTuple):
    """The colours of the strip: its ground and edge, its text, the empty part of bars."""

    card: QColor
    edge: QColor
    text: QColor
    spent: QColor


class TurnStrip(QWidget):
    """One line. In a narrow window the names are left out first, then the bars. The accessible description has all of it."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.title = ""
        self.lines: Sequence[SideLine] = ()
        self._ground: Ground | None = None
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self.setAccessibleName(tr("window-match-standing"))
        self.hide()

    def show_turn(self, title: str, lines: Sequence[SideLine], ground: Ground) -> None:
        """Show a turn with its sides."""
        if (title, lines, ground) == (self.title, self.lines, self._ground) and not self.isHidden():
            return
        self.title, self.lines, self._ground = title, tuple(lines), ground
        self.setAccessibleDescription("; ".join((title, *(f"{line.name} {line.told}" for line in lines))))
        self.show()
        self.update()

    def show_standing(self, title: str, frame: Frame, first: Frame, names: Sequence[str], ink: Ink) -> None:
        """Show a turn with the strength that each side still has of that in the first frame, and its points."""
        parts = remaining(frame, first)
        colours = [colour_of(side, frame, ink) for side in range(len(parts))]
        roles = (PAPER, HAIRLINE, INK, HAIRLINE)
        score = score_in(frame.moment)
        lines = [
            SideLine(name, part, colour, *(_percent(part),) * 2 if score is None else _points(score, side))
            for side, (name, part, colour) in enumerate(zip(names, parts, colours, strict=False))
        ]
        self.show_turn(title, lines, Ground(*(QColor(*ink[role]) for role in roles)))

    @override
    def sizeHint(self) -> QSize:
        return QSize(0, round(_HEIGHT * self.fontMetrics().height()))

    @override
    def paintEvent(self, _event: QPaintEvent) -> None:
        ground = self._ground
        if ground is None:
            return
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            unit, letters = self.fontMetrics().height(), QFontMetrics(bold_font(self.font()))
            painter.setPen(ground.edge)
            painter.setBrush(ground.card)
            painter.drawRoundedRect(QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5), 5, 5)
            room = self.width() - letters.horizontalAdvance(self.title) - 2 * unit
            x = float(self.width()) - _GAP * unit
            named, barred = self._fitting(room)
            for side, line in reversed(list(enumerate(self.lines))):
                x -= self._width(line, named=named, barred=barred)
                self._paint_side(painter, ground, side, x, named=named, barred=barred)
            painter.setPen(ground.text)
            painter.setFont(bold_font(self.font()))
            title = letters.elidedText(self.title, Qt.TextElideMode.ElideRight, round(x - _GAP * unit))
            painter.drawText(QRectF(_GAP * unit, 0.0, x, self.height()), Qt.AlignmentFlag.AlignVCenter, title)

    def _fitting(self, room: float) -> tuple[bool, bool]:
        """Return whether names and bars of all sides fit into `room` pixels."""
        for named, barred in ((True, True), (False, True)):
            if sum(self._width(line, named=named, barred=barred) for line in self.lines) <= room:
                return named, barred
        return False, False

    def _width(self, line: SideLine, *, named: bool, barred: bool) -> float:
        unit, bold = self.fontMetrics().height(), QFontMetrics(bold_font(self.font()))
        name = self.fontMetrics().horizontalAdvance(line.name) + _GAP * unit if named else 0.0
        bar = (_BAR + _GAP) * unit if barred else 0.0
        return name + bar + bold.horizontalAdvance(line.figure) + (0.9 + 2 * _GAP) * unit

    def _paint_side(self, painter: QPainter, ground: Ground, side: int, x: float, *, named: bool, barred: bool) -> None:
        line, unit, height = self.lines[side], self.fontMetrics().height(), self.height()
        x += _GAP * unit
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(line.colour)
        paint_sign(painter, QRectF(x, height / 2 - 0.27 * unit, 0.55 * unit, 0.55 * unit), side)
        x += 0.9 * unit
        if named:
            painter.setPen(ground.text)
            painter.setFont(self.font())
            painter.drawText(QRectF(x, 0.0, self.width(), height), Qt.AlignmentFlag.AlignVCenter, line.name)
            x += self.fontMetrics().horizontalAdvance(line.name) + _GAP * unit
        if barred:
            painter.setPen(Qt.PenStyle.NoPen)
            for part, colour in ((1.0, ground.spent), (line.part, line.colour)):
                painter.setBrush(colour)
                painter.drawRoundedRect(
                    QRectF(x, height / 2 - 0.2 * unit, _BAR * unit * part, 0.4 * unit), 0.2 * unit, 0.2 * unit
                )
            x += (_BAR + _GAP) * unit
        painter.setPen(ground.text)
        painter.setFont(bold_font(self.font()))
        painter.drawText(QRectF(x, 0.0, self.width(), height), Qt.AlignmentFlag.AlignVCenter, line.figure)


def _points(score: Score, side: int) -> tuple[str, str]:
    """Return the points of a side, short with the head start and the earned ones, and in words."""
    points, given = score.points[side], score.head_start[side]
    short = tr("window-match-points-short", points=points, given=given, earned=points - given)
    return short, tr("window-match-points", points=points, given=given)


def _percent(part: float) -> str:
    # Above 0 it is at least 1%: a side with a single box has not lost everything.
    return in_force().percent(max(0.01, part) if part > 0.0 else 0.0)

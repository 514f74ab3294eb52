"""The card over the upper left corner of a table: the turn, and how much of its strength each side still has."""

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QEvent, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetrics, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from metamaker.app.overrides import override
from metamaker.app.play.side_colours import colour_of, paint_sign
from metamaker.app.texts import tr
from metamaker.app.theme.fonts import bold_font, scaled_font
from metamaker.core.messages import in_force
from metamaker.play.recording import Frame
from metamaker.play.turning_points import remaining
from metamaker.rendering.ink import HAIRLINE, INK, PAPER, Ink

_ROW = 1.5
"""Height of a row in heights of a line."""

_NAME, _BAR, _REST = 10.0, 4.4, 6.6
"""The most room for a name, room for its bar, and for the other parts of a row, in heights of a line."""

_MOST_WIDTH, _MOST_HEIGHT = 0.42, 0.3
"""The largest parts of the table that the whole card may hide."""

_EDGE = 10
"""Pixels between the card and the edges of the table."""

_TITLE = 1.25
"""The size of the title relative to the text."""


class SideLine(NamedTuple):
    """A side on the card: its name, the remaining part of its strength (0 to 1), its colour."""

    name: str
    part: float
    colour: QColor


class Ground(NamedTuple):
    """The colours of the card: its ground and edge, its text, the empty part of bars."""

    card: QColor
    edge: QColor
    text: QColor
    spent: QColor


class TurnCard(QWidget):
    """The mouse reaches the table below. The accessible description has the same numbers."""

    def __init__(self, table: QWidget) -> None:
        super().__init__(table)
        self._table = table
        self.title = ""
        self.lines: Sequence[SideLine] = ()
        self._ground: Ground | None = None
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setAccessibleName(tr("window-match-standing"))
        self.hide()

    def show_turn(self, title: str, lines: Sequence[SideLine], ground: Ground) -> None:
        """Show a turn with its sides."""
        if (title, lines, ground) == (self.title, self.lines, self._ground) and not self.isHidden():
            return
        self.title, self.lines, self._ground = title, tuple(lines), ground
        self.setAccessibleDescription("; ".join((title, *(f"{line.name} {_percent(line.part)}" for line in lines))))
        self.resize(self.sizeHint())
        self.show()
        self.raise_()
        self.update()

    def show_standing(self, title: str, frame: Frame, first: Frame, names: Sequence[str], ink: Ink) -> None:
        """Show a turn with the strength that each side still has of that in the first frame."""
        parts = remaining(frame, first)
        colours = [colour_of(side, frame, ink) for side in range(len(parts))]
        roles = (PAPER, HAIRLINE, INK, HAIRLINE)
        self.move(_EDGE, _EDGE)
        lines = [SideLine(*each) for each in zip(names, parts, colours, strict=False)]
        self.show_turn(title, lines, Ground(*(QColor(*ink[role]) for role in roles)))

    @override
    def sizeHint(self) -> QSize:
        if self._is_compact:
            return QSize(round(self._compact_width), round(1.9 * self.fontMetrics().height()))
        return self._full_size

    @property
    def _full_size(self) -> QSize:
        unit, letters = self.fontMetrics().height(), self.fontMetrics()
        title = QFontMetrics(scaled_font(bold_font(self.font()), _TITLE)).horizontalAdvance(self.title) + 2 * unit
        names = max((letters.horizontalAdvance(line.name) for line in self.lines), default=0)
        row = min(names + 4, _NAME * unit) + (_BAR + _REST) * unit
        return QSize(round(max(row, title)), round((2.5 + _ROW * len(self.lines)) * unit))

    @property
    def _is_compact(self) -> bool:
        """Whether the whole card would hide too much of the table, so that it is a single line."""
        table, size = self._table, self._full_size
        return size.width() > _MOST_WIDTH * table.width() or size.height() > _MOST_HEIGHT * table.height()

    @property
    def _compact_width(self) -> float:
        unit, letters = self.fontMetrics().height(), QFontMetrics(bold_font(self.font()))
        parts = sum(letters.horizontalAdvance(_percent(line.part)) + 1.9 * unit for line in self.lines)
        return min(1.2 * unit + letters.horizontalAdvance(self.title) + parts, self._table.width() - 2 * unit)

    @override
    def changeEvent(self, event: QEvent) -> None:
        """Follow the size of the text."""
        super().changeEvent(event)
        if event.type() is QEvent.Type.FontChange:
            self.resize(self.sizeHint())

    @override
    def paintEvent(self, _event: QPaintEvent) -> None:
        ground = self._ground
        if ground is None:
            return
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            unit = self.fontMetrics().height()
            painter.setPen(ground.edge)
            painter.setBrush(ground.card)
            painter.drawRoundedRect(QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5), 5, 5)
            if self._is_compact:
                self._paint_compact(painter, ground)
                return
            painter.setPen(ground.text)
            painter.setFont(scaled_font(bold_font(self.font()), _TITLE))
            head = QRectF(unit, 0.5 * unit, self.width() - 2 * unit, 1.6 * unit)
            painter.drawText(head, Qt.AlignmentFlag.AlignVCenter, self.title)
            painter.setFont(self.font())
            for side, line in enumerate(self.lines):
                self._paint_line(painter, ground, side, line, (2.0 + _ROW * side) * unit)

    def _paint_compact(self, painter: QPainter, ground: Ground) -> None:
        """Paint the title and the parts of all sides on one line."""
        unit, letters = self.fontMetrics().height(), QFontMetrics(bold_font(self.font()))
        painter.setFont(bold_font(self.font()))
        x = float(self.width())
        for side, line in reversed(list(enumerate(self.lines))):
            text = _percent(line.part)
            x -= letters.horizontalAdvance(text) + 0.6 * unit
            painter.setPen(ground.text)
            painter.drawText(QRectF(x, 0.0, self.width() - x, self.height()), Qt.AlignmentFlag.AlignVCenter, text)
            x -= 0.8 * unit
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(line.colour)
            paint_sign(painter, QRectF(x, self.height() / 2 - 0.27 * unit, 0.55 * unit, 0.55 * unit), side)
            x -= 0.5 * unit
        painter.setPen(ground.text)
        title = letters.elidedText(self.title, Qt.TextElideMode.ElideRight, round(x - 0.6 * unit))
        painter.drawText(QRectF(0.6 * unit, 0.0, x - 0.6 * unit, self.height()), Qt.AlignmentFlag.AlignVCenter, title)

    def _paint_line(self, painter: QPainter, ground: Ground, side: int, line: SideLine, top: float) -> None:
        unit = self.fontMetrics().height()
        middle, sign = top + _ROW * unit / 2, 0.55 * unit
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(line.colour)
        paint_sign(painter, QRectF(unit, middle - sign / 2, sign, sign), side)
        bar = QRectF(self.width() - (_BAR + 3.6) * unit, middle - 0.2 * unit, _BAR * unit, 0.4 * unit)
        painter.setBrush(ground.spent)
        painter.drawRoundedRect(bar, 0.2 * unit, 0.2 * unit)
        if line.part > 0.0:
            painter.setBrush(line.colour)
            painter.drawRoundedRect(QRectF(bar.x(), bar.y(), bar.width() * line.part, bar.height()), 0.2 * unit, 0.2 * unit)
        painter.setPen(ground.text)
        room = bar.left() - 2.3 * unit
        name = self.fontMetrics().elidedText(line.name, Qt.TextElideMode.ElideRight, round(room))
        painter.drawText(QRectF(1.9 * unit, top, room, _ROW * unit), Qt.AlignmentFlag.AlignVCenter, name)
        painter.setFont(bold_font(self.font()))
        spot = QRectF(bar.right(), top, self.width() - bar.right() - unit, _ROW * unit)
        painter.drawText(spot, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight, _percent(line.part))
        painter.setFont(self.font())


def _percent(part: float) -> str:
    # Above 0 it is at least 1%: a side with a single box has not lost everything.
    return in_force().percent(max(0.01, part) if part > 0.0 else 0.0)

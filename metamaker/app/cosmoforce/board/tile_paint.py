"""The painter of a slot's tile: number, and icon, name, damage boxes and effect of its system, in whole clauses."""

import re
from collections.abc import Iterator
from enum import Enum
from typing import NamedTuple

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetrics, QPainter, QPen, QTextLayout

from metamaker.app.cosmoforce.board.slot_faces import SlotFace
from metamaker.app.cosmoforce.palette import ICONS
from metamaker.app.theme.fonts import bold_font, small_font
from metamaker.app.theme.theme import tokens

_MORE = "…"
_CLAUSE = re.compile(r"\s*[.;] ")


def brief_lines(text: str, font: QFont, width: float, most: int) -> tuple[str, ...]:
    """Return `text` in up to `most` lines of `width` pixels.

    A longer text loses clauses at its end; a single long clause loses the end of its last line.
    """
    if most <= 0 or width <= 0 or not text:
        return ()
    lines: tuple[str, ...] = ()
    for shown in _shorter(text):
        lines = _wrapped(shown, font, width)
        if len(lines) <= most:
            return lines
    last = QFontMetrics(font).elidedText(" ".join(lines[most - 1 :]), Qt.TextElideMode.ElideRight, int(width))
    return (*lines[: most - 1], last)


def effect_lines(effect: str, brief: str, font: QFont, width: float, most: int) -> tuple[str, ...]:
    """Return an effect in up to `most` lines of `width` pixels; its brief form if it would be cut."""
    lines = brief_lines(effect, font, width, most)
    return brief_lines(brief, font, width, most) if brief and lines and lines[-1].endswith(_MORE) else lines


def _shorter(text: str) -> Iterator[str]:
    yield text
    for end in reversed([found.start() for found in _CLAUSE.finditer(text)]):
        yield f"{text[:end]} {_MORE}"


def _wrapped(text: str, font: QFont, width: float) -> tuple[str, ...]:
    layout, lines = QTextLayout(text, font), []
    layout.beginLayout()
    while (line := layout.createLine()).isValid():
        line.setLineWidth(width)
        lines.append(text[line.textStart() : line.textStart() + line.textLength()].strip())
    layout.endLayout()
    return tuple(lines)


STACKED = (3.6, 3.5)
"""The least width and height of a tile with the name below the icon, in heights of a line."""

BESIDE = (6.0, 2.9)
"""The same for wide and low tiles, with the name next to the icon."""

WIDE = 7.5
"""The least width with the name next to the icon at any height."""

PAD = 0.45
"""Margin of a tile, in heights of a line."""

_GAP, _ICON, _BOX = 0.4, 1.9, 0.56
_NAME = 1.2


def _fitting(font: QFont, text: str, width: float) -> QFont:
    """Return a font, or a smaller one if the text then fits."""
    return font if QFontMetrics(font).horizontalAdvance(text) <= width else small_font(font)


class TileContents:
    """The painter of a system on its tile."""

    def __init__(self, painter: QPainter, face: SlotFace, em: float) -> None:
        self._painter = painter
        self._face = face
        self._em = em

    def paint(self, inner: QRectF, number: QRectF, ratio: float) -> None:
        """Paint the system into a box; its upper right corner already has the number of the slot."""
        em = self._em
        width, height = inner.width() + 2 * PAD * em, inner.height() + 2 * PAD * em
        is_beside = width >= WIDE * em or height < STACKED[1] * em - 1
        icon = round(min(_ICON * em, inner.height() - (0 if is_beside else _NAME * em)))
        self._painter.drawPixmap(inner.topLeft(), ICONS.tile(self._face.icon, self._face.group, icon, ratio))
        left, below = inner.left() + icon + _GAP * em, inner.top() + icon
        if is_beside:
            self._name(QRectF(left, inner.top() - 0.1 * em, number.left() - left - 0.2 * em, em))
            self._boxes(left, below - _BOX * em, inner.right() - left)
        else:
            self._boxes(left, inner.top() + (icon - _BOX * em) / 2, number.left() - left)
            self._name(QRectF(inner.left(), below + 0.2 * em, inner.width(), em))
            below += _NAME * em
        self._effect(QRectF(inner.left(), below + _GAP * em * 0.8, inner.width(), inner.bottom() - below - _GAP * em * 0.8))

    def _name(self, box: QRectF) -> None:
        painter, font = self._painter, self._painter.font()
        painter.setFont(_fitting(bold_font(font), self._face.name, box.width()))
        painter.setPen(QColor(tokens().ink))
        name = QFontMetrics(painter.font()).elidedText(self._face.name, Qt.TextElideMode.ElideRight, int(box.width()))
        painter.drawText(box, int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter), name)
        painter.setFont(font)

    def _boxes(self, left: float, top: float, room: float) -> None:
        """Paint the damage boxes, smaller if there is too little room."""
        count = self._face.boxes
        step = min(_BOX * 1.4 * self._em, room / max(count, 1))
        side = round(step / 1.4)
        self._painter.setPen(QPen(QColor(tokens().quiet), 1.2))
        self._painter.setBrush(Qt.BrushStyle.NoBrush)
        for place in range(count):
            box = QRectF(round(left + place * step) + 0.5, round(top) + 0.5, side - 1, side - 1)
            self._painter.drawRoundedRect(box, 1.5, 1.5)

    def _effect(self, box: QRectF) -> None:
        painter, font = self._painter, self._painter.font()
        small = small_font(font)
        metrics = QFontMetrics(small)
        painter.setFont(small)
        painter.setPen(QColor(tokens().quiet))
        most = int((box.height() + 2) / metrics.lineSpacing())
        lines = effect_lines(self._face.effect, self._face.brief, small, box.width(), most)
        for place, line in enumerate(lines):
            painter.drawText(QPointF(box.left(), box.top() + metrics.ascent() + place * metrics.lineSpacing()), line)
        painter.setFont(font)


_FADED = 0.55
_PLUS = 0.75
"""Half the width of the plus of an empty slot, in heights of a line."""


class Drop(Enum):
    """The state of a tile during a drag."""

    NOTHING = 0
    TAKES = 1
    REFUSES = 2
    PREVIEW = 3
    """The tile shows its contents after the drop on another one."""


class TileLook(NamedTuple):
    """Visible states of a tile in addition to its face. `on_plus`: the pointer is over the plus of an empty slot."""

    selected: bool = False
    focused: bool = False
    hovered: bool = False
    on_plus: bool = False
    drop: Drop = Drop.NOTHING


def plus_box(box: QRectF, em: float) -> QRectF:
    """Return the place of the plus in an empty slot's tile."""
    half = _PLUS * em
    return QRectF(box.center() - QPointF(half, half), box.center() + QPointF(half, half))


def paint_tile(painter: QPainter, box: QRectF, face: SlotFace, look: TileLook, ratio: float) -> None:
    """Paint a tile into a box with the font of the painter; `ratio`: device pixels per pixel."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    em = float(QFontMetrics(painter.font()).height())
    _ground(painter, box, face, look, em)
    if look.drop in {Drop.TAKES, Drop.PREVIEW}:
        painter.setOpacity(_FADED)
    inner = box.adjusted(PAD * em, PAD * em, -PAD * em, -PAD * em)
    number = _number(painter, inner, face)
    if face.icon:
        TileContents(painter, face, em).paint(inner, number, ratio)
    else:
        _plus(painter, plus_box(box, em), look)
    painter.setOpacity(1.0)


def _ground(painter: QPainter, box: QRectF, face: SlotFace, look: TileLook, em: float) -> None:
    shown, radius = tokens(), em * 0.32
    fill = QColor(shown.card)
    if look.selected or look.drop is Drop.TAKES:
        fill = QColor(shown.accent_tint)
    elif not face.icon:
        fill = QColor(shown.card) if look.hovered else QColor(Qt.GlobalColor.transparent)
    pen = _edge(face, look)
    half = pen.widthF() / 2 + 0.5
    painter.setPen(pen)
    painter.setBrush(fill)
    painter.drawRoundedRect(box.adjusted(half, half, -half, -half), radius, radius)


def _edge(face: SlotFace, look: TileLook) -> QPen:
    shown = tokens()
    style = Qt.PenStyle.SolidLine if face.icon or look.selected else Qt.PenStyle.DashLine
    if look.drop is Drop.TAKES:
        return QPen(QColor(shown.accent), 2.5)
    if look.drop is Drop.REFUSES:
        return QPen(QColor(shown.error), 2.5, Qt.PenStyle.DashLine)
    if look.drop is Drop.PREVIEW:
        return QPen(QColor(shown.accent), 1.5, Qt.PenStyle.DashLine)
    if look.focused:
        return QPen(QColor(shown.accent), 2.5, style)
    if face.problem:
        return QPen(QColor(shown.error), 2.0)
    if look.selected:
        return QPen(QColor(shown.accent), 1.5)
    return QPen(QColor(shown.faint if look.hovered or not face.icon else shown.edge), 1.0, style)


def _number(painter: QPainter, inner: QRectF, face: SlotFace) -> QRectF:
    """Paint the number into the upper right corner, with colour and sign of a problem if there is one; return its box."""
    font = painter.font()
    small = bold_font(small_font(font))
    text = f"! {face.number}" if face.problem else str(face.number)
    size = QFontMetrics(small).size(0, text)
    box = QRectF(inner.right() - size.width(), inner.top(), size.width() + 1, size.height())
    painter.setFont(small)
    painter.setPen(QColor(tokens().error if face.problem else tokens().quiet))
    painter.drawText(box, int(Qt.AlignmentFlag.AlignRight), text)
    painter.setFont(font)
    return box


def _plus(painter: QPainter, box: QRectF, look: TileLook) -> None:
    shown = tokens()
    lit = look.on_plus or look.drop is Drop.TAKES
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(shown.accent if lit else shown.field if shown.dark else shown.edge))
    painter.drawEllipse(box)
    arm, at = box.width() * 0.24, box.center()
    painter.setPen(QPen(QColor(shown.on_accent if lit else shown.quiet), max(1.6, box.width() * 0.09)))
    painter.drawLine(QLineF(at.x() - arm, at.y(), at.x() + arm, at.y()))
    painter.drawLine(QLineF(at.x(), at.y() - arm, at.x(), at.y() + arm))

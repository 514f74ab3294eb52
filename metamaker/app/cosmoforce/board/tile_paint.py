"""How the tile of a slot is painted: a white card with the icon of the system, its name, its damage boxes, what it does."""

from enum import Enum
from typing import NamedTuple

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetrics, QPainter, QPen

from metamaker.app.cosmoforce.board.faces import SlotFace
from metamaker.app.cosmoforce.board.tile_contents import PAD, TileContents
from metamaker.app.look.fonts import bold_font, small_font
from metamaker.app.look.theme import tokens

_FADED = 0.55
_PLUS = 0.75
"""Half the width of the round sign of an empty slot in heights of a line."""


class Drop(Enum):
    """What a tile is for what is dragged over it."""

    NOTHING = 0
    TAKES = 1
    REFUSES = 2
    PREVIEW = 3
    """It shows what it would hold after the drop elsewhere."""


class TileLook(NamedTuple):
    """What is to be seen of a tile besides its face. `on_plus`: the pointer is over the sign of an empty slot."""

    selected: bool = False
    focused: bool = False
    hovered: bool = False
    on_plus: bool = False
    drop: Drop = Drop.NOTHING


def plus_box(box: QRectF, em: float) -> QRectF:
    """Return where the sign of an empty slot is in its tile."""
    half = _PLUS * em
    return QRectF(box.center() - QPointF(half, half), box.center() + QPointF(half, half))


def paint_tile(painter: QPainter, box: QRectF, face: SlotFace, look: TileLook, ratio: float) -> None:
    """Paint a tile into a box with the font of the painter; `ratio`: device pixels a pixel."""
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
    """Paint the number into the right upper corner, in the colour of problems with a sign if there is one; return its box."""
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

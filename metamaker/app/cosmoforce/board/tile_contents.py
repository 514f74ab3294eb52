"""The system of a slot on its tile: icon, name, damage boxes, and as much of what it does as there is room for."""

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetrics, QPainter, QPen

from metamaker.app.cosmoforce.board.brief_text import brief_lines
from metamaker.app.cosmoforce.board.faces import SlotFace
from metamaker.app.cosmoforce.icon_pictures import tile_picture
from metamaker.app.look.fonts import bold_font, small_font
from metamaker.app.look.theme import tokens

STACKED = (3.6, 3.5)
"""The least width and height of a tile with the name below the icon, in heights of a line."""

BESIDE = (6.0, 2.9)
"""The same with the name beside the icon: what wide and low tiles have."""

WIDE = 7.5
"""Width from which on the name stands beside the icon whatever the height."""

PAD = 0.45
"""Distance of all that is on a tile from its edges, in heights of a line."""

_GAP, _ICON, _BOX = 0.4, 1.9, 0.56
_NAME = 1.2


def _fitting(font: QFont, text: str, width: float) -> QFont:
    """Return a font, or a smaller one where that saves the end of a text."""
    return font if QFontMetrics(font).horizontalAdvance(text) <= width else small_font(font)


class TileContents:
    """The system of a slot on its tile."""

    def __init__(self, painter: QPainter, face: SlotFace, em: float) -> None:
        self._painter = painter
        self._face = face
        self._em = em

    def paint(self, inner: QRectF, number: QRectF, ratio: float) -> None:
        """Paint into a box in whose right upper corner the number of the slot stands already."""
        em = self._em
        width, height = inner.width() + 2 * PAD * em, inner.height() + 2 * PAD * em
        is_beside = width >= WIDE * em or height < STACKED[1] * em - 1
        icon = round(min(_ICON * em, inner.height() - (0 if is_beside else _NAME * em)))
        self._painter.drawPixmap(inner.topLeft(), tile_picture(self._face.icon, self._face.group, icon, ratio))
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
        """Paint the damage boxes, smaller where there is no room for all."""
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
        lines = brief_lines(self._face.effect, small, box.width(), int((box.height() + 2) / metrics.lineSpacing()))
        for place, line in enumerate(lines):
            painter.drawText(QPointF(box.left(), box.top() + metrics.ascent() + place * metrics.lineSpacing()), line)
        painter.setFont(font)

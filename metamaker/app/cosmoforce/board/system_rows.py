"""How systems to choose from are painted: tile, name, and below it what the system does or why it cannot be taken."""

from typing import Any

from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtGui import QColor, QFontMetrics, QPainter

from metamaker.app.cosmoforce.icon_pictures import tile_picture
from metamaker.app.look.fonts import bold_font, small_font
from metamaker.app.look.theme import tokens
from metamaker.app.models.index import Index
from metamaker.app.rows.row_delegate import RowDelegate
from metamaker.core.property import Choice
from metamaker.games.cosmoforce.catalogue.catalogue import catalogue
from metamaker.games.cosmoforce.model.words import SystemKind

CHOICE = int(Qt.ItemDataRole.UserRole) + 1
"""The role under which a row gives its choice."""

_FADED = 0.45


class SystemRows(RowDelegate):
    """Paints choices; those that cannot be taken are faded."""

    def sizeHint(self, option: Any, _index: Index) -> QSize:  # noqa: N802
        """See Qt."""
        lines = QFontMetrics(option.font).height() + QFontMetrics(small_font(option.font)).height()
        return QSize(0, round(lines * 1.25))

    def paint(self, painter: QPainter, option: Any, index: Index) -> None:
        """See Qt."""
        self.paint_ground(painter, option, index)
        choice: Choice = index.data(CHOICE)
        em = QFontMetrics(option.font).height()
        side, pad = round(em * 1.6), em // 2
        box = option.rect.adjusted(pad, 0, -pad, 0)
        icon = QRect(box.left(), box.center().y() - side // 2, side, side)
        text = box.adjusted(side + pad, 0, 0, 0)
        painter.save()
        painter.setOpacity(_FADED if choice.why_not else 1.0)
        _sign(painter, icon, choice, option.widget.devicePixelRatioF())
        bold, small = bold_font(option.font), small_font(option.font)
        below = QFontMetrics(small).height()
        top = text.top() + (text.height() - em - below) // 2
        painter.setPen(QColor(tokens().ink))
        _write(painter, QRect(text.left(), top, text.width(), em), choice.text, bold)
        painter.setOpacity(1.0)
        painter.setPen(QColor(tokens().error if choice.why_not else tokens().quiet))
        _write(painter, QRect(text.left(), top + em, text.width(), below), choice.why_not or choice.hint, small)
        painter.restore()


def _sign(painter: QPainter, box: QRect, choice: Choice, ratio: float) -> None:
    if choice.value in set(SystemKind):
        group = catalogue()[SystemKind(choice.value)].kind
        painter.drawPixmap(box.topLeft(), tile_picture(choice.icon, group, box.width(), ratio))
        return
    painter.setPen(QColor(tokens().quiet))
    painter.drawText(box.translated(QPoint(0, 0)), int(Qt.AlignmentFlag.AlignCenter), "–")


def _write(painter: QPainter, box: QRect, text: str, font: Any) -> None:
    painter.setFont(font)
    shown = QFontMetrics(font).elidedText(text, Qt.TextElideMode.ElideRight, box.width())
    painter.drawText(box, int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextSingleLine), shown)

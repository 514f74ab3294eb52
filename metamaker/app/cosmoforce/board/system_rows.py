"""How systems to choose from are painted: tile, name, and below it what the system does or why it cannot be taken."""

from typing import Any

from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtGui import QColor, QFontMetrics, QPainter

from metamaker.app.cosmoforce.icon_pictures import tile_picture
from metamaker.app.look.fonts import bold_font, small_font
from metamaker.app.look.theme import tokens
from metamaker.app.rows.row_painter import RowDelegate
from metamaker.app.rows.row_tree import Index
from metamaker.core.property import Choice
from metamaker.games.cosmoforce.catalogue import catalogue
from metamaker.games.cosmoforce.model.words import SystemKind

CHOICE = int(Qt.ItemDataRole.UserRole) + 1
"""The role under which a row gives its choice."""

_FADED = 0.45
_SIDE, _PAD = 1.6, 0.5
"""Side of the icon, and the room around it, in heights of a line."""

_ONE_LINE = int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextSingleLine)
_WRAPPED = int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop | Qt.TextFlag.TextWordWrap)


class SystemRows(RowDelegate):
    """Paints choices, with one line or two of what they do; those that cannot be taken are faded."""

    def sizeHint(self, option: Any, index: Index) -> QSize:  # noqa: N802
        """See Qt."""
        lines = QFontMetrics(option.font).height() + self._below(option, index)
        return QSize(0, lines + QFontMetrics(option.font).height() // 2)

    def _below(self, option: Any, index: Index) -> int:
        """Return the height of what stands below the name."""
        small, em = QFontMetrics(small_font(option.font)), QFontMetrics(option.font).height()
        # The list is as wide as the window around it less its margins, which it need not be yet when this is asked.
        width = option.widget.window().width() - em - 2 * _PAD * em - _SIDE * em - small.averageCharWidth() * 2
        lines = 1 if small.horizontalAdvance(_said(index.data(CHOICE))) <= width else 2
        return lines * small.height()

    def paint(self, painter: QPainter, option: Any, index: Index) -> None:
        """See Qt."""
        self.paint_ground(painter, option, index)
        choice: Choice = index.data(CHOICE)
        em = QFontMetrics(option.font).height()
        side, pad = round(em * _SIDE), round(em * _PAD)
        box = option.rect.adjusted(pad, 0, -pad, 0)
        icon = QRect(box.left(), box.center().y() - side // 2, side, side)
        text = box.adjusted(side + pad, 0, 0, 0)
        painter.save()
        painter.setOpacity(_FADED if choice.why_not else 1.0)
        _sign(painter, icon, choice, option.widget.devicePixelRatioF())
        below = self._below(option, index)
        top = text.top() + (text.height() - em - below) // 2
        painter.setPen(QColor(tokens().ink))
        painter.setFont(bold_font(option.font))
        painter.drawText(QRect(text.left(), top, text.width(), em), _ONE_LINE, choice.text)
        painter.setOpacity(1.0)
        painter.setPen(QColor(tokens().error if choice.why_not else tokens().quiet))
        painter.setFont(small_font(option.font))
        painter.drawText(QRect(text.left(), top + em, text.width(), below), _WRAPPED, _said(choice))
        painter.restore()


def _said(choice: Choice) -> str:
    return choice.why_not or choice.hint


def _sign(painter: QPainter, box: QRect, choice: Choice, ratio: float) -> None:
    if choice.value in set(SystemKind):
        group = catalogue()[SystemKind(choice.value)].kind
        painter.drawPixmap(box.topLeft(), tile_picture(choice.icon, group, box.width(), ratio))
        return
    painter.setPen(QColor(tokens().quiet))
    painter.drawText(box.translated(QPoint(0, 0)), int(Qt.AlignmentFlag.AlignCenter), "–")

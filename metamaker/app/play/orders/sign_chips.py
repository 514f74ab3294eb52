"""The code of a ship on a chip in the colour of its side: round for the first side, square for the second."""

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QIcon, QPainter, QPixmap
from PySide6.QtWidgets import QWidget

_GROUNDS = ("#1f6bb0", "#e0982f")
_LETTERS = ("#ffffff", "#241500")
"""Colours of the sides that fit both themes, with dark letters on the light one."""

_PAD, _CORNER = 0.35, 0.2
"""Space next to the text, and the radius of square corners, in heights of a line."""


def chip_size(sign: str, widget: QWidget) -> QSize:
    """Return the size of a chip next to the text of a widget."""
    letters = widget.fontMetrics()
    return QSize(letters.horizontalAdvance(sign) + 2 * round(_PAD * letters.height()), letters.height())


def sign_chip(sign: str, side: int, widget: QWidget) -> QPixmap:
    """Return the chip of a ship of a side."""
    size, ratio = chip_size(sign, widget), widget.devicePixelRatioF()
    made = QPixmap(size * ratio)
    made.setDevicePixelRatio(ratio)
    made.fill(Qt.GlobalColor.transparent)
    radius = size.height() * (0.5 if side == 0 else _CORNER)
    with QPainter(made) as painter:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(_GROUNDS[side % 2]))
        painter.drawRoundedRect(QRectF(0.0, 0.0, size.width(), size.height()), radius, radius)
        font = widget.font()
        font.setBold(True)
        painter.setFont(font)
        painter.setPen(QColor(_LETTERS[side % 2]))
        painter.drawText(QRectF(0.0, 0.0, size.width(), size.height()), Qt.AlignmentFlag.AlignCenter, sign)
    return made


def sign_icon(sign: str, side: int, widget: QWidget) -> QIcon:
    """Return the chip of a ship for a list."""
    return QIcon(sign_chip(sign, side, widget))

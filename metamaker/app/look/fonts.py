"""The three fonts of a list: that of its text, a smaller one for captions, a bold one for what matters."""

from PySide6.QtGui import QFont

SMALL = 0.86
"""The size of small text beside that of the text around it."""


def small_font(font: QFont) -> QFont:
    """Return the font of captions beside text in `font`."""
    return scaled_font(font, SMALL)


def bold_font(font: QFont) -> QFont:
    """Return `font`, bold."""
    made = QFont(font)
    made.setBold(True)
    return made


def scaled_font(font: QFont, scale: float) -> QFont:
    """Return `font`, `scale` times as large."""
    made = QFont(font)
    made.setPointSizeF(font.pointSizeF() * scale)
    return made

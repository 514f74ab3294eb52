"""Derived fonts, and roles of widgets that change while they are shown."""

from PySide6.QtGui import QFont
from PySide6.QtWidgets import QWidget

SMALL = 0.86
"""The size of small text relative to the surrounding text."""


def small_font(font: QFont) -> QFont:
    """Return the font of captions next to text in `font`."""
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


def set_role(widget: QWidget, role: str) -> None:
    """Give a widget another role; see `theme.ROLES`. Qt needs a repolish to notice the changed property of a shown widget."""
    if widget.property("role") != role:
        widget.setProperty("role", role)
        widget.style().unpolish(widget)
        widget.style().polish(widget)

"""The sign of a game: a small picture next to its name, from the game's own resources."""

from functools import cache

from PySide6.QtCore import QSize
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QLabel, QWidget

from metamaker.core.paths import resource

_TALL = 1.25
"""The height of a sign in a label, in heights of its text."""


@cache
def game_icon(game: str) -> QIcon:
    """Return the sign of a game by its key; an empty one for a game without a sign."""
    path = resource(game, "sign.svg") if game else None
    return QIcon(str(path)) if path is not None and path.is_file() else QIcon()


def sign_label(game: str, parent: QWidget) -> QLabel:
    """Return the sign of a game, as high as the text of `parent`."""
    label = QLabel(parent)
    side = round(label.fontMetrics().height() * _TALL)
    label.setPixmap(game_icon(game).pixmap(QSize(side, side), parent.devicePixelRatio()))
    label.setFixedWidth(side)
    return label

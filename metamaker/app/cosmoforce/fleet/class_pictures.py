"""The pictures of lists: the sign of a ship's class, drawn in the ink of the window."""

from functools import lru_cache

from PySide6.QtGui import QColor, QPainter, QPixmap

from metamaker.app.look.theme import screen_ink, tokens
from metamaker.app.painting.painter import paint
from metamaker.games.cosmoforce.sheet.palette import COLOUR
from metamaker.games.cosmoforce.sheet.signs import icon, icons
from metamaker.sheets.drawing import Drawing, Symbol
from metamaker.sheets.ink import INK, PAPER

_SIZE = 5.0


def class_picture(name: str, pixels: int, ratio: float) -> QPixmap:
    """Return the icon of a class, `pixels` wide at a device pixel ratio, in the present look; blank for an unknown one."""
    return _picture(name, pixels, ratio, tokens().dark)


@lru_cache(maxsize=100)
def _picture(name: str, pixels: int, ratio: float, _dark: bool) -> QPixmap:
    made = QPixmap(round(pixels * ratio), round(pixels * ratio))
    made.setDevicePixelRatio(ratio)
    made.fill(QColor(0, 0, 0, 0))
    if name in icons():
        painter = QPainter(made)
        drawing = Drawing(_SIZE, _SIZE, (Symbol(0.0, 0.0, _SIZE, icon(name), INK, PAPER),))
        paint(painter, drawing, screen_ink(COLOUR), pixels / _SIZE)
        painter.end()
    return made

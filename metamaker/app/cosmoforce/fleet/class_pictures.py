"""The pictures of lists: the sign of a ship's class, drawn in the ink of the window."""

from functools import lru_cache

from PySide6.QtGui import QPixmap

from metamaker.app.look.theme import screen_ink, tokens
from metamaker.app.painting.painter import picture
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
    drawing = Drawing(_SIZE, _SIZE, (Symbol(0.0, 0.0, _SIZE, icon(name), INK, PAPER),)) if name in icons() else None
    return picture(drawing, screen_ink(COLOUR), pixels, ratio)

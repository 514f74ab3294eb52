"""Icons of the game as pictures for the window: on a tile of their group's colour, as on the sheet."""

from functools import lru_cache

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QPainter, QPixmap

from metamaker.app.look.theme import screen_ink, tokens
from metamaker.app.painting.painter import paint
from metamaker.games.cosmoforce.catalogue.entry import Kind
from metamaker.games.cosmoforce.sheet.palette import COLOUR
from metamaker.games.cosmoforce.sheet.signs import icons, tile

_SIZE = 5.0


def tile_picture(icon: str, group: str, pixels: int, ratio: float) -> QPixmap:
    """Return an icon on a tile of the colour of its group, `pixels` wide at a device pixel ratio; blank for an unknown icon."""
    return _tile(icon, group, pixels, ratio)


def group_colour(group: str) -> QColor:
    """Return the colour of a group of systems as text upon a card of the present look."""
    return QColor(screen_ink(COLOUR).colours[group].css) if group in set(Kind) else QColor(tokens().quiet)


@lru_cache(maxsize=200)
def _tile(icon: str, group: str, pixels: int, ratio: float) -> QPixmap:
    made = QPixmap(round(pixels * ratio), round(pixels * ratio))
    made.setDevicePixelRatio(ratio)
    made.fill(Qt.GlobalColor.transparent)
    if icon in icons() and group in set(Kind):
        painter = QPainter(made)
        paint(painter, tile(icon, group, _SIZE), COLOUR, pixels / _SIZE)
        painter.end()
    return made

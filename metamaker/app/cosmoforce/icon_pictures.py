"""Icons of the game as pictures for the window: on a tile of their group's colour, as on the sheet."""

from functools import lru_cache

from PySide6.QtGui import QColor, QPixmap

from metamaker.app.look.theme import screen_ink, tokens
from metamaker.app.painting.painter import picture
from metamaker.games.cosmoforce.catalogue import Kind
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
    is_known = icon in icons() and group in set(Kind)
    return picture(tile(icon, group, _SIZE) if is_known else None, COLOUR, pixels, ratio)

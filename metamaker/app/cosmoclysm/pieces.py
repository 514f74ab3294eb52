"""Small pictures of ships for buttons and lists: their counters as printed, with night colours in a dark window."""

from functools import lru_cache

from PySide6.QtGui import QIcon, QPixmap
from PySide6.QtWidgets import QWidget

from metamaker.app.painting.painter import picture
from metamaker.app.theme.theme import map_ink
from metamaker.core.messages import Words
from metamaker.games.cosmoclysm.model.words import Colour, ShipType
from metamaker.games.cosmoclysm.sheet.counters import ship_piece, wormhole
from metamaker.games.cosmoclysm.sheet.palette import INKS
from metamaker.rendering.ink import Ink
from metamaker.rendering.tiles import InkMode

INK = INKS[InkMode.COLOUR]

_LINES = 1.6
"""Height of a picture in heights of a line."""


def pixels(widget: QWidget) -> int:
    """Return the size of small pictures next to the text of a widget."""
    return round(widget.fontMetrics().height() * _LINES)


@lru_cache(maxsize=100)
def _ship(type_: ShipType, colour: Colour, words: Words, ink: Ink, size: int, ratio: float) -> QPixmap:
    return picture(ship_piece(type_, colour, words), ink, size, ratio)


def ship_icon(type_: ShipType, colour: Colour, words: Words, widget: QWidget) -> QIcon:
    """Return a ship for a button."""
    return QIcon(_ship(type_, colour, words, map_ink(INK), pixels(widget), widget.devicePixelRatioF()))


def wormhole_icon(pair: int, widget: QWidget) -> QIcon:
    """Return a wormhole for a button."""
    return QIcon(picture(wormhole(pair), map_ink(INK), pixels(widget), widget.devicePixelRatioF()))

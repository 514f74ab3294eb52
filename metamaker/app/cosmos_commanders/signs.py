"""Small pictures for buttons and lists: the signs of types, actions and players as printed."""

from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QWidget

from metamaker.app.painting.painter import picture
from metamaker.app.theme.theme import map_ink, screen_ink
from metamaker.games.cosmos_commanders.map_drawing.palette import COLOUR
from metamaker.games.cosmos_commanders.map_drawing.signs import counter, icon, system_sign
from metamaker.games.cosmos_commanders.model.words import SystemType
from metamaker.rendering.drawing import Drawing, Symbol
from metamaker.rendering.ink import INK, PAPER

_LINES = 1.5
"""Height of a picture in heights of a line."""


def pixels(widget: QWidget) -> int:
    """Return the size of small pictures next to the text of a widget."""
    return round(widget.fontMetrics().height() * _LINES)


def sign_icon(name: str, widget: QWidget) -> QIcon:
    """Return one of the game's icons for a button, in the text colour of the window."""
    drawing = Drawing(4.0, 4.0, (Symbol(0.0, 0.0, 4.0, icon(name), INK, PAPER),))
    return QIcon(picture(drawing, screen_ink(), pixels(widget), widget.devicePixelRatioF()))


def type_icon(kind: SystemType | None, widget: QWidget) -> QIcon:
    """Return the disc of a type for a button."""
    return QIcon(picture(system_sign(kind), map_ink(COLOUR), pixels(widget), widget.devicePixelRatioF()))


def counter_icon(player: int, widget: QWidget) -> QIcon:
    """Return the counter of a player for a button."""
    return QIcon(picture(counter(player, 6.0), map_ink(COLOUR), pixels(widget), widget.devicePixelRatioF()))

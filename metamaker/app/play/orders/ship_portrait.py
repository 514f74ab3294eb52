"""The ship of a decision, in the head of the orders card: its silhouette in the colour of its side, on a tile of night."""

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from metamaker.app.overrides import override
from metamaker.app.painting.portraits import portrait
from metamaker.app.play.match_work import Begun
from metamaker.game_api.game import Game
from metamaker.rendering.drawing import Drawing
from metamaker.rendering.ink import PAPER, Ink

_SIDE_EM, _EDGE, _CORNER = 2.5, 0.1, 0.16
"""The side of the tile in heights of a line; its empty edge and the radius of its corners, in parts of the side."""


class ShipPortrait(QWidget):
    """Hidden for decisions without a ship, and for games without pictures of ships. `is_low`: there is no room for it."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.drawing: Drawing | None = None
        self.is_low = False
        self._ink: Ink | None = None
        side = round(_SIDE_EM * self.fontMetrics().height())
        self.setFixedSize(side, side)
        self.hide()

    def show_ship(self, game: Game, begun: Begun | None, ref: str) -> None:
        """Show the piece with this reference, if it has a picture."""
        pieces = begun.film.frames[-1].moment.pieces if begun is not None and ref else ()
        piece = next((each for each in pieces if each.ref == ref), None)
        self.drawing = None
        if begun is not None and piece is not None and piece.element and game.prints is not None:
            usual = next(iter(game.prints.inks.values()))
            self._ink = usual.night or usual
            self.drawing = game.prints.miniature(begun.forces[piece.side], piece.element, piece.side)
        self.fit(is_low=self.is_low)
        self.update()

    def fit(self, *, is_low: bool) -> None:
        """Show the tile if there is a picture and room."""
        self.is_low = is_low
        self.setVisible(self.drawing is not None and not is_low)

    @override
    def paintEvent(self, _event: QPaintEvent) -> None:
        if self._ink is None:
            return
        side = self.width()
        edge = round(_EDGE * side)
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(*self._ink[PAPER]))
            painter.drawRoundedRect(QRectF(self.rect()), _CORNER * side, _CORNER * side)
            painter.drawPixmap(edge, edge, portrait(self.drawing, self._ink, side - 2 * edge, self.devicePixelRatioF()))

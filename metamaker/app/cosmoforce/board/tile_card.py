"""The dark card beside a tile: over the whole window, as there is little room on the board itself."""

from PySide6.QtCore import QPoint, QRect
from PySide6.QtWidgets import QWidget

from metamaker.app.canvas.beside_element import HoverCard


class TileCard:
    """One card for all tiles of a board. It belongs to the window that the board is in, for as long as it is seen."""

    def __init__(self) -> None:
        self._card: HoverCard | None = None
        self._over: QWidget | None = None

    @property
    def html(self) -> str:
        """What the card says; empty while there is none."""
        return self._card.html if self._card is not None else ""

    def tell(self, html: str, about: QWidget, clear_of: QRect | None = None) -> None:
        """Show `html` beside a tile, or beside a box around it in its window; an empty text hides the card."""
        self.hide()
        window = about.window()
        if not html or not about.isVisible():
            return
        self._card, self._over = HoverCard(window), window
        box = clear_of or QRect(about.mapTo(window, QPoint(0, 0)), about.size())
        window.destroyed.connect(self._forget)
        pointer = about.mapFromGlobal(about.cursor().pos())
        at = pointer if about.rect().contains(pointer) else about.rect().center()
        self._card.tell(html, box, about.mapTo(window, at))

    def hide(self) -> None:
        """Take the card away."""
        if self._card is not None and self._over is not None:
            self._card.hide()
            self._card.deleteLater()
            self._over.destroyed.disconnect(self._forget)
        self._forget()

    def _forget(self) -> None:
        self._card = self._over = None

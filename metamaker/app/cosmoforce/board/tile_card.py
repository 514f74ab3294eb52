"""The dark card next to a tile, a child of the whole window, as the board itself has little room."""

from collections.abc import Callable
from html import escape

from PySide6.QtCore import QPoint, QRect
from PySide6.QtWidgets import QWidget

from metamaker.app.canvas.element_overlays import HoverCard
from metamaker.app.context import Context
from metamaker.app.cosmoforce.board.slot_grid import SlotGrid
from metamaker.app.cosmoforce.board.slot_tile import SlotTile
from metamaker.app.cosmoforce.texts import tr
from metamaker.app.design.element_menu import element_card
from metamaker.games.cosmoforce.model.fleet import Fleet


class TileCard:
    """One card for all tiles of a board. While it is visible, it belongs to the window of the board."""

    def __init__(self) -> None:
        self._card: HoverCard | None = None
        self._over: QWidget | None = None

    @property
    def html(self) -> str:
        """The text of the card; empty while there is none."""
        return self._card.html if self._card is not None else ""

    def tell(self, html: str, about: QWidget, clear_of: QRect | None = None) -> None:
        """Show `html` next to a tile, or next to a box around it in its window; an empty text hides the card."""
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
        """Hide the card."""
        if self._card is not None and self._over is not None:
            self._card.hide()
            self._card.deleteLater()
            self._over.destroyed.disconnect(self._forget)
        self._forget()

    def _forget(self) -> None:
        self._card = self._over = None


def _keys() -> str:
    return tr("window-board-enter-chooses-go")


class HoveredTile:
    """The card of the tile below the pointer: the sheet's description of its slot, and its problems.

    `ref(number)` returns the reference of a slot of the ship on the canvas; empty if there is none.
    """

    def __init__(self, context: Context[Fleet], grid: SlotGrid, card: TileCard, ref: Callable[[int], str]) -> None:
        self._context = context
        self._grid = grid
        self._card = card
        self._ref = ref
        self._tile: SlotTile | None = None
        for tile in grid.tiles:
            tile.hovered.connect(lambda inside, tile=tile: self._hover(tile, inside=inside))

    def renew(self) -> None:
        """Update the card after changes of the slot below the pointer."""
        if self._tile is not None and self._card.html:
            self._hover(self._tile, inside=True)

    def _hover(self, tile: SlotTile, *, inside: bool) -> None:
        self._tile = tile if inside and self._ref(tile.number) else None
        if self._tile is None:
            self._card.hide()
        else:
            self._card.tell(self.text(tile.number), tile, self._row_of(tile))

    def text(self, number: int) -> str:
        """Return the text of the card of a slot, as HTML."""
        document, problem = self._context.document, self._grid.tile(number).face.problem
        summary = self._context.edits.summary(document.value, self._ref(number), self._context.language)
        card = element_card(summary, (), 0.0, _keys())
        return f"{card}<br><b>{escape(problem)}</b>" if problem else card

    def _row_of(self, tile: SlotTile) -> QRect:
        """Return the area that the card must not cover, in the window, so that it hides no other tile."""
        grid, window = self._grid, tile.window()
        corner = grid.mapTo(window, QPoint(0, 0))
        if grid.is_high:
            return QRect(corner.x(), corner.y() + tile.y(), grid.width(), tile.height())
        return QRect(0, corner.y(), window.width(), grid.tiles[-1].geometry().bottom())

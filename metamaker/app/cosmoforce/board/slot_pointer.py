"""What the pointer does on tiles: the card beside the hovered one, systems that are pulled away, the menu."""

from html import escape
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QPoint, QRect, Qt
from PySide6.QtGui import QDrag

from metamaker.app.canvas.drags import element_data
from metamaker.app.context import Context
from metamaker.app.cosmoforce.board.slot_menu import SlotSheetMenu
from metamaker.app.cosmoforce.board.slot_tile import SlotTile
from metamaker.app.design.element_menu import element_card

if TYPE_CHECKING:
    from metamaker.app.cosmoforce.board.slot_board import SlotBoard


def _keys() -> str:
    return QCoreApplication.translate("SlotBoard", "Enter chooses, + and − go through the systems")


class SlotPointer:
    """The pointer over the tiles of a board."""

    def __init__(self, context: Context, board: "SlotBoard") -> None:
        self._context = context
        self._board = board
        self._hovered: SlotTile | None = None
        for tile in board.grid.tiles:
            tile.hovered.connect(lambda inside, tile=tile: self._hover(tile, inside=inside))
            tile.dragged.connect(lambda at, tile=tile: self._drag(tile, at))
            tile.menu_wanted.connect(lambda at, tile=tile: self._menu(tile, at))

    def told(self, number: int) -> str:
        """Return what the card of a slot says, as HTML: what the sheet says of it, and what is wrong with it."""
        document, face = self._context.document, self._board.grid.tile(number).face
        summary = self._context.edits.summary(document.value, self._board.ref(number), self._context.language)
        card = element_card(summary, (), 0.0, _keys())
        return f"{card}<br><b>{escape(face.problem)}</b>" if face.problem else card

    def _hover(self, tile: SlotTile, *, inside: bool) -> None:
        self._hovered = tile if inside and self._board.ref(tile.number) else None
        if self._hovered is None:
            self._board.card.hide()
        else:
            self._board.card.tell(self.told(tile.number), tile, self._row_of(tile))

    def renew(self) -> None:
        """Say in the card what has become of the slot below the pointer."""
        if self._hovered is not None and self._board.card.html:
            self._hover(self._hovered, inside=True)

    def _row_of(self, tile: SlotTile) -> QRect:
        """Return what the card keeps clear of, in the window: no tile is hidden by what is said of another one."""
        grid, window = self._board.grid, tile.window()
        corner = grid.mapTo(window, QPoint(0, 0))
        if grid.is_high:
            return QRect(corner.x(), corner.y() + tile.y(), grid.width(), tile.height())
        return QRect(0, corner.y(), window.width(), grid.tiles[-1].geometry().bottom())

    def _drag(self, tile: SlotTile, at: QPoint) -> None:
        """Begin to drag a system, which hangs under the pointer where it was taken."""
        self._board.card.hide()
        drag = QDrag(tile)
        ref = self._board.ref(tile.number)
        drag.setMimeData(element_data(ref, self._context.document.mark, self._board.edits.held(ref) or ""))
        drag.setPixmap(tile.grab())
        drag.setHotSpot(at)
        drag.exec(Qt.DropAction.MoveAction | Qt.DropAction.CopyAction, Qt.DropAction.MoveAction)

    def _menu(self, tile: SlotTile, at: QPoint) -> None:
        self._board.card.hide()
        board, number = self._board, tile.number
        ref = board.ref(number)
        menu = SlotSheetMenu(
            self._context, board.edits, ref, lambda _: board.choose(number), lambda _: board.weigh_wanted.emit(number), board
        )
        menu.aboutToHide.connect(menu.deleteLater)
        menu.popup(at)

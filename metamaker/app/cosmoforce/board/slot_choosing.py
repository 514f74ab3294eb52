"""Choosing the system of a slot in the small window at its tile."""

from PySide6.QtCore import QPoint, QRect, QSize

from metamaker.app.context import Context
from metamaker.app.cosmoforce.board.board_edits import BoardEdits
from metamaker.app.cosmoforce.board.slot_grid import SlotGrid
from metamaker.app.cosmoforce.board.system_chooser import SystemChooser
from metamaker.app.texts import filled
from metamaker.game.game import required


def open_chooser(
    context: Context, edits: BoardEdits, grid: SlotGrid, number: int, ref: str, letters: str
) -> SystemChooser | None:
    """Open the systems to choose from for a slot, with letters typed already; return None where there is no choice.

    It stands below the tile and all others, which decide what is chosen.
    """
    document = context.document
    shown = required(document.game.edits).inline_property(document.value, ref, context.language)
    if shown is None:
        return None
    tile = grid.tile(number)
    title = filled(tile.tr("What slot %1 holds"), number)
    chooser = SystemChooser(shown.choices, str(shown.value), title, tile)
    chooser.chosen.connect(lambda value: edits.fill(ref, value))
    below = grid.visibleRegion().boundingRect().bottom() - tile.y() + 1
    chooser.open(QRect(tile.mapToGlobal(QPoint(0, 0)), QSize(tile.width(), max(tile.height(), below))), letters)
    return chooser

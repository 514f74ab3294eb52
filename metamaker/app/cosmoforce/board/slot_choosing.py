"""Choosing the system of a slot in the small window at its tile."""

from PySide6.QtCore import QPoint, QRect

from metamaker.app.context import Context
from metamaker.app.cosmoforce.board.board_edits import BoardEdits
from metamaker.app.cosmoforce.board.slot_tile import SlotTile
from metamaker.app.cosmoforce.board.system_chooser import SystemChooser
from metamaker.app.widgets.filled import filled


def open_chooser(context: Context, edits: BoardEdits, tile: SlotTile, ref: str, letters: str) -> SystemChooser | None:
    """Open the systems to choose from for a slot, with letters typed already; return None where there is no choice."""
    document = context.document
    shown = document.game.handle(document.value, ref, context.language)
    if shown is None:
        return None
    title = filled(tile.tr("What slot %1 holds"), tile.number)
    chooser = SystemChooser(shown.choices, str(shown.value), title, tile)
    chooser.chosen.connect(lambda value: edits.fill(ref, value))
    chooser.open(QRect(tile.mapToGlobal(QPoint(0, 0)), tile.size()), letters)
    return chooser

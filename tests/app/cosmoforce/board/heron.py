"""A Fighter with six systems and four empty slots, and what a person does with its tiles."""

from PySide6.QtCore import QMimeData, QPoint, QPointF, Qt
from PySide6.QtGui import QDragEnterEvent, QDragMoveEvent, QDropEvent
from PySide6.QtWidgets import QApplication

from metamaker.app.context import Context
from metamaker.app.cosmoforce.board.slot_board import SlotBoard
from metamaker.app.cosmoforce.board.slot_grid import SlotGrid
from tests.games.cosmoforce.builders import CAPITAL, design, duel

REF = "designs/heron"
HERON = duel(design("engine laser missile dissipator armor habitat"), design("engine laser*2 hangar", CAPITAL, name="Orchard"))
_ACTIONS = Qt.DropAction.CopyAction | Qt.DropAction.MoveAction
NO_KEYS, CTRL = Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.ControlModifier


def slot(number: int) -> str:
    """Return the reference of a slot of the Heron."""
    return f"{REF}/slots/{number}"


def held(context: Context, ship: int = 0) -> str:
    """Return the content of the slots, in order; a dash for an empty one."""
    return " ".join(kind or "-" for kind in context.document.value.designs[ship].slots)


def undo_text(context: Context) -> str:
    return context.document.steps.undoText()


def names(board: SlotBoard) -> list[str]:
    """Return the names of the tiles for a screen reader."""
    return [tile.accessibleName() for tile in board.grid.tiles]


def point_of(board: SlotBoard, number: int) -> QPoint:
    """Return a point of a tile on the grid outside the sign of an empty one."""
    return board.grid.tile(number).geometry().topLeft() + QPoint(12, 12)


def hover(board: SlotBoard, data: QMimeData, number: int, keys: Qt.KeyboardModifier = NO_KEYS) -> bool:
    """Drag something over a tile; whether it may be dropped there."""
    at, left = point_of(board, number), Qt.MouseButton.LeftButton
    _send(board.grid, entered := QDragEnterEvent(at, _ACTIONS, data, left, keys))
    assert entered.isAccepted()
    _send(board.grid, moved := QDragMoveEvent(at, _ACTIONS, data, left, keys))
    return moved.isAccepted()


def drop(board: SlotBoard, data: QMimeData, number: int, keys: Qt.KeyboardModifier = NO_KEYS) -> bool:
    """Drop something on a tile; whether it was taken."""
    hover(board, data, number, keys)
    event = QDropEvent(QPointF(point_of(board, number)), _ACTIONS, data, Qt.MouseButton.LeftButton, keys)
    _send(board.grid, event)
    return event.isAccepted()


def _send(grid: SlotGrid, event: QDragMoveEvent | QDropEvent) -> None:
    if type(event) is not QDragEnterEvent:
        event.setDropAction(Qt.DropAction.MoveAction)
        event.ignore()
    QApplication.sendEvent(grid, event)

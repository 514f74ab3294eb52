"""Systems dragged over the sheet of the design page."""

from PySide6.QtCore import QMimeData, Qt
from PySide6.QtGui import QDragEnterEvent, QDragMoveEvent, QDropEvent

from metamaker.app.cosmoforce.design.design_page import DesignPage


def drag(page: DesignPage, data: QMimeData, target: str) -> bool:
    """Drag something over an element of the sheet and drop it; whether it was taken."""
    canvas = page.sheet.canvas
    canvas.reveal(target)
    at = canvas.box_of(target).center()
    action, left, none = Qt.DropAction.CopyAction, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
    canvas.dragEnterEvent(QDragEnterEvent(at, action, data, left, none))
    move = QDragMoveEvent(at, action, data, left, none)
    canvas.dragMoveEvent(move)
    taken = move.isAccepted()
    canvas.dropEvent(QDropEvent(at, action, data, left, none))
    return taken

"""The class that a newcomer begins with: what it has, and parts dragged over its sheet."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QDragEnterEvent, QDragMoveEvent, QDropEvent

from metamaker.app.canvas.drags import element_data, part_data
from metamaker.app.context import Context
from metamaker.app.metaverse.design.design_page import DesignPage
from metamaker.games.metaverse.model.arc import SectionName
from metamaker.games.metaverse.model.fleet import Fleet
from metamaker.games.metaverse.model.section import ComponentKind

SCOUT = "classes/scout"
SENSORS = f"{SCOUT}/core/sensor-array"


def fleet(context: Context) -> Fleet:
    value: Fleet = context.document.value
    return value


def kinds(context: Context, section: str = "core") -> list[ComponentKind]:
    found = fleet(context).ship_class("scout").sections[SectionName(section)]
    return [part.kind for part in found.components] if found else []


def rating(context: Context, part: str) -> int | None:
    core = fleet(context).ship_class("scout").sections.core
    return next(each.rating for each in core.components if each.id == part) if core else None


def undo_text(context: Context) -> str:
    return context.document.steps.undoText()


def drag(page: DesignPage, carried: str, target: str, *, moves: bool = False) -> bool:
    """Drag a part of the palette, or an element, over an element and drop it; whether it was taken."""
    canvas = page.sheet.canvas
    data = element_data(carried, canvas.mark) if moves else part_data(carried)
    at = canvas.box_of(target).center()
    action, left, none = Qt.DropAction.CopyAction, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
    canvas.dragEnterEvent(QDragEnterEvent(at, action, data, left, none))
    move = QDragMoveEvent(at, action, data, left, none)
    canvas.dragMoveEvent(move)
    taken = move.isAccepted()
    canvas.dropEvent(QDropEvent(at, action, data, left, none))
    return taken

"""Making a window of its own of a tab."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtWidgets import QWidget

from metamaker.app.window.workspace import Workspace

if TYPE_CHECKING:
    from metamaker.app.window.window import MainWindow


def tear_off(window: "MainWindow", workspace: Workspace) -> None:
    """Move a document with its pages to a new window beside this one."""
    window.give_up(workspace)
    new = window.program.new_window()
    start = new.shelf.here
    new.take_in(workspace)
    if start is not None:
        new.drop(start)
    show_beside(new, window)


def show_beside(window: QWidget, other: QWidget) -> None:
    """Show a window a little lower than another one, wholly on the screen of that."""
    step = window.fontMetrics().height() * 2
    room = other.screen().availableGeometry()
    frame = other.frameGeometry().size() - other.size()
    wanted = QRect(other.pos() + QPoint(step, step), window.size() + frame)
    if not room.contains(wanted):
        window.setWindowState(Qt.WindowState.WindowNoState)
        wanted.setSize(wanted.size().boundedTo(room.size() - QSize(step, step)))
        wanted.moveRight(min(wanted.right(), room.right()))
        wanted.moveBottom(min(wanted.bottom(), room.bottom()))
    window.resize(wanted.size() - frame)
    window.move(wanted.topLeft())
    window.show()

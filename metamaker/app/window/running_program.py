"""The program as seen by a window."""

from collections.abc import Callable
from typing import Protocol

from PySide6.QtCore import QMimeData
from PySide6.QtWidgets import QWidget

from metamaker.app.background import Background
from metamaker.app.editors import Editors
from metamaker.app.files.dialogs import Questions
from metamaker.app.files.open_fleet import OpenFleet
from metamaker.app.gallery.store import GalleryStore
from metamaker.app.recovery.recovery import Recoveries
from metamaker.app.settings.settings import Settings
from metamaker.app.window.workspace import Workspace
from metamaker.game_api.game import Game


class RunningProgram(Protocol):
    """Objects shared by all windows, and calls that concern other windows."""

    settings: Settings
    background: Background
    questions: Questions
    recoveries: Recoveries
    editors: Callable[[Game], Editors]
    galleries: GalleryStore

    @property
    def fleets(self) -> tuple[OpenFleet, ...]:
        """The documents of all windows."""

    def show_names(self) -> None:
        """Update the titles of open documents in all windows."""

    def note_tabs(self) -> None:
        """Save the open tabs for the next start."""

    def show_open(self, path: str) -> bool:
        """Bring the document of a file to the front in any window, and return whether it is open."""

    def bring_fleet(self, fleet: OpenFleet, ref: str = "") -> None:
        """Bring a document to the front in any window, and go to an element of it."""

    def bring_into(self, fleet: OpenFleet, data: QMimeData) -> str:
        """Bring elements into a document in any window, and return a sentence about the outcome."""

    def show_in_new_window(self, workspace: Workspace, beside: QWidget) -> None:
        """Show a document in a new window."""

    def window_gone(self, window: QWidget) -> None:
        """Forget a closed window."""

    def quit(self) -> bool:
        """Close all windows after handling their unsaved work, and return whether they are closed."""

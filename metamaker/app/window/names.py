"""What a window calls its documents: on their tabs, in the bar of pages, in the title."""

import html
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from metamaker.app.files.open_fleet import OpenFleet, told_apart

if TYPE_CHECKING:
    from metamaker.app.window.window import MainWindow


class Names(QObject):
    """The names that one window shows; they depend on the documents of other windows too."""

    def __init__(self, window: "MainWindow") -> None:
        super().__init__(window)
        self._window = window

    def called(self, fleet: OpenFleet) -> str:
        """Return what the tab of an open document says: its title, with its file if others have that title."""
        return told_apart(self._window.program.fleets).get(fleet, fleet.title)

    def show(self) -> None:
        """Show what the open documents are called now."""
        window = self._window
        known = window.program.fleets
        titles = told_apart((*known, *(each for each in window.fleets if each not in known)))
        for workspace in window.workspaces:
            fleet = workspace.fleet
            tip = html.escape(fleet.path) or self.tr("In no file yet")
            window.shelf.name(workspace, titles[fleet] + (" •" if fleet.dirty else ""), tip)
        here = window.fleet
        window.actions_.show_open(here is not None, bool(here and here.path), len(window.shelf.parts))
        self._show_title("" if here is None else titles[here], here is not None and here.dirty)

    def _show_title(self, title: str, dirty: bool) -> None:
        window = self._window
        if window.fleet is not None:
            window.bar.show_title(title, dirty)
        window.setWindowTitle(f"{title.replace('[*]', '[*][*]')}[*] — MetaMaker" if title else "MetaMaker")
        window.setWindowModified(dirty)

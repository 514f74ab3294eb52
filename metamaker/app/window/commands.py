"""Implementation of the actions of a window."""

from dataclasses import replace
from pathlib import Path
from typing import Protocol, runtime_checkable

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtWidgets import QMenu, QMenuBar, QWidget

from metamaker.app.clipboard import clipboard_data
from metamaker.app.files.file_work import FileWork, open_dropped
from metamaker.app.settings.settings import Settings
from metamaker.app.texts import tr
from metamaker.app.window.side_docks import SideDocks
from metamaker.app.window.tabs import TabShelf
from metamaker.core.guides import FIRST_SHIP, START, first_guide, title

PRINTING = "sheets"
"""The key of the print page."""


@runtime_checkable
class Prints(Protocol):
    """A page that can be printed."""

    def ask_and_print(self) -> None:
        """Ask for a printer, and print."""


class Commands(QObject):
    """One method for each action. It acts on the document at the front, and does nothing without one.

    Signals: `start_wanted` for the start page, `quit_wanted` for the end of the program, `find_wanted` for quick search,
    `match_wanted` for a new match, `gallery_wanted` for galleries, and `said(text)` with a short message. The share menu opens
    below `share_button`.
    """

    start_wanted = Signal()
    quit_wanted = Signal()
    find_wanted = Signal()
    said = Signal(str)
    match_wanted = Signal()
    gallery_wanted = Signal()

    def __init__(
        self, window: QWidget, menu_bar: QMenuBar, shelf: TabShelf, files: FileWork, docks: SideDocks, settings: Settings
    ) -> None:
        super().__init__(window)
        self.share_button = window
        self._window = window
        self._menu_bar = menu_bar
        self._shelf = shelf
        self._files = files
        self._docks = docks
        self._settings = settings
        self._share_menu: QMenu | None = None

    def new_tab(self) -> None:
        """Bring the start page to the front."""
        self.start_wanted.emit()

    def close_tab(self) -> None:
        """Close the tab at the front; the last start page closes the window."""
        self._shelf.close_here()

    def step_tabs(self, by: int) -> None:
        """Bring the next tab to the front, or the one before."""
        self._shelf.step(by)

    def tear_off(self) -> None:
        """Move the tab at the front to a new window."""
        self._shelf.tear_off_here()

    def new_fleet(self) -> None:
        """Show a new document of the most recently used game."""
        self._files.new()

    def new_event(self) -> None:
        """Show a new event, for several players."""
        self._files.new_event()

    def new_match(self) -> None:
        """Set up a match."""
        self.match_wanted.emit()

    def show_gallery(self) -> None:
        """Bring the page of galleries to the front."""
        self.gallery_wanted.emit()

    def open_files(self) -> None:
        """Ask for files and open them."""
        self._files.ask_and_open()

    def paste_fleet(self) -> None:
        """Open the clipboard data."""
        open_dropped(clipboard_data(), self._files)

    def save(self) -> None:
        """Save the fleet at the front."""
        fleet = self._shelf.fleet
        if fleet and self._files.save(fleet):
            self.said.emit(tr("window-common-saved", file=Path(fleet.path).name))

    def save_as(self) -> None:
        """Save the fleet at the front in another file."""
        if self._shelf.fleet:
            self._files.save_as(self._shelf.fleet)

    def save_all(self) -> None:
        """Save every fleet of this window that has unsaved work."""
        for fleet in self._shelf.fleets:
            if fleet.dirty and not self._files.save(fleet):
                return

    def revert(self) -> None:
        """Go back to the version of the file."""
        if self._shelf.fleet:
            self._files.revert(self._shelf.fleet)

    def duplicate(self) -> None:
        """Show a copy of the fleet at the front, without a file."""
        if self._shelf.fleet:
            self._files.duplicate(self._shelf.fleet)

    def quit(self) -> None:
        """Close all windows after handling all unsaved work."""
        self.quit_wanted.emit()

    def full_screen(self, wanted: bool) -> None:
        """Toggle full screen."""
        self._window.setWindowState(Qt.WindowState.WindowFullScreen if wanted else Qt.WindowState.WindowNoState)

    def find(self) -> None:
        """Go to the search of the page at the front."""
        if self._shelf.workspace:
            self._shelf.workspace.search_here()

    def find_anything(self) -> None:
        """Open quick search."""
        self.find_wanted.emit()

    def can_find(self) -> bool:
        """Return whether the page at the front can be searched."""
        return self._shelf.workspace is not None and self._shelf.workspace.can_find()

    def fill_menu(self, menu: QMenu) -> None:
        """Fill a menu with the actions of the document at the front."""
        from metamaker.app.play.setting_up.fights import fill_with_fights

        if self._shelf.workspace:
            fill_with_fights(self._shelf.workspace.context, menu)
            self._shelf.workspace.fill_menu(menu)

    def show_history(self) -> None:
        """Show or hide the history of the fleet at the front."""
        self._docks.toggle_history()

    def show_odds(self) -> None:
        """Show the odds of attacks of the ships of the document at the front."""
        self._docks.show_odds()

    def show_rules(self) -> None:
        """Show the rules at the last position."""
        self._docks.show_rules()

    def show_first_ship(self) -> None:
        """Show the guide to a first match of the game at the front, or to a first ship."""
        self._docks.show_guide(self._first_guide(), self._settings.language)

    def first_guide_title(self) -> str:
        """Return the title of that guide."""
        return title(self._first_guide(), self._settings.language)

    def _first_guide(self) -> str:
        fleet = self._shelf.fleet
        return FIRST_SHIP if fleet is None else first_guide(fleet.document.game.key)

    def show_guides(self) -> None:
        """Show the list of guides."""
        self._docks.show_guide(START, self._settings.language)

    def print_sheets(self) -> None:
        """Go to the print page, or print if it is already at the front."""
        workspace = self._shelf.workspace
        if workspace is None:
            return
        page: object = workspace.shown if workspace.page == PRINTING else None
        if isinstance(page, Prints):
            page.ask_and_print()
        else:
            workspace.show_page(PRINTING)

    def share(self) -> None:
        """Offer the ways to share the fleet at the front, below the button."""
        if self._shelf.workspace:
            from metamaker.app.printing.share import ShareMenu

            # Keep the menu until the next one, because its pictures are ready only after it has closed.
            if self._share_menu is not None:
                self._share_menu.deleteLater()
            context = replace(self._shelf.workspace.context, say=self.said.emit)
            self._share_menu = ShareMenu(context, self._window)
            self._share_menu.pop_up_below(self.share_button)

    def show_preferences(self) -> None:
        """Show the settings."""
        from metamaker.app.window.dialogs import PreferencesDialog

        PreferencesDialog(self._settings, self._window).show()

    def show_shortcuts(self) -> None:
        """Show all keys."""
        from metamaker.app.window.dialogs import KeysDialog

        KeysDialog(self._menu_bar, self._window).show()

    def show_about(self) -> None:
        """Show the about box."""
        from metamaker.app.window.dialogs import AboutDialog

        AboutDialog(self._window).show()

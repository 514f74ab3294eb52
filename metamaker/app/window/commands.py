"""What a window does when an action tells it to."""

from pathlib import Path
from typing import TYPE_CHECKING, Protocol, runtime_checkable

from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QMenu

from metamaker.app.files.file_work import open_dropped

if TYPE_CHECKING:
    from metamaker.app.window.window import MainWindow


PRINTING = "sheets"
"""The key of the page that prints."""


@runtime_checkable
class Prints(Protocol):
    """A page that can be printed."""

    def ask_and_print(self) -> None:
        """Ask which printer, and print."""


class Commands(QObject):
    """One method for each action; each works on the fleet at the front, and does nothing where there is none."""

    def __init__(self, window: "MainWindow") -> None:
        super().__init__(window)
        self._window = window
        self._share_menu: QMenu | None = None

    def new_tab(self) -> None:
        """Bring the start page to the front."""
        self._window.new_tab()

    def close_tab(self) -> None:
        """Close the tab at the front; the last start page closes the window."""
        if self._window.shelf.here is not None:
            self._window.close_part(self._window.shelf.here)

    def step_tabs(self, by: int) -> None:
        """Bring the next tab to the front, or the one before."""
        self._window.shelf.step(by)

    def tear_off(self) -> None:
        """Make a window of its own of the tab at the front."""
        if self._window.workspace:
            self._window.tear_off_part(self._window.workspace)

    def new_fleet(self) -> None:
        """Show a new document of the game that was used last."""
        self._window.files.new()

    def open_files(self) -> None:
        """Ask for files and open them."""
        self._window.files.ask_and_open()

    def paste_fleet(self) -> None:
        """Open what is in the clipboard."""
        open_dropped(QGuiApplication.clipboard().mimeData(), self._window.files)

    def save(self) -> None:
        """Save the fleet at the front."""
        if self._window.fleet and self._window.files.save(self._window.fleet):
            self._window.foot.say(self.tr("Saved %1").replace("%1", Path(self._window.fleet.path).name))

    def save_as(self) -> None:
        """Save the fleet at the front in another file."""
        if self._window.fleet:
            self._window.files.save_as(self._window.fleet)

    def save_all(self) -> None:
        """Save every fleet of this window that has unsaved work."""
        for fleet in self._window.fleets:
            if fleet.dirty and not self._window.files.save(fleet):
                return

    def revert(self) -> None:
        """Go back to what is in the file."""
        if self._window.fleet:
            self._window.files.revert(self._window.fleet)

    def duplicate(self) -> None:
        """Show a copy of the fleet at the front, without a file."""
        if self._window.fleet:
            self._window.files.duplicate(self._window.fleet)

    def quit(self) -> None:
        """Close all windows, if all unsaved work is dealt with."""
        self._window.program.quit(self._window)

    def full_screen(self, wanted: bool) -> None:
        """Fill the screen, or not."""
        self._window.setWindowState(Qt.WindowState.WindowFullScreen if wanted else Qt.WindowState.WindowNoState)

    def show_history(self) -> None:
        """Show the steps of the fleet at the front, or hide them."""
        self._window.docks.toggle_history()

    def show_rules(self) -> None:
        """Show the rules where they were left."""
        self._window.docks.show_rules()

    def print_sheets(self) -> None:
        """Go to the page that prints; from there, print."""
        workspace = self._window.workspace
        page: object = workspace.currentWidget() if workspace is not None and workspace.page == PRINTING else None
        if isinstance(page, Prints):
            page.ask_and_print()
        else:
            self._window.show_page(PRINTING)

    def share(self) -> None:
        """Offer the ways to share the fleet at the front, below the button."""
        if self._window.workspace:
            from metamaker.app.sheets.share import ShareMenu

            # It stays until the next one: pictures that it makes come when it has been closed.
            if self._share_menu is not None:
                self._share_menu.deleteLater()
            self._share_menu = ShareMenu(self._window.workspace.context, self._window)
            self._share_menu.pop_up_below(self._window.share_button)

    def show_preferences(self) -> None:
        """Show the settings."""
        from metamaker.app.window.dialogs import PreferencesDialog

        PreferencesDialog(self._window.program.settings, self._window).show()

    def show_shortcuts(self) -> None:
        """Show the keys of everything that has one."""
        from metamaker.app.window.dialogs import KeysDialog

        KeysDialog(self._window.menu_bar, self._window).show()

    def show_about(self) -> None:
        """Show what this program is."""
        from metamaker.app.window.dialogs import AboutDialog

        AboutDialog(self._window).show()

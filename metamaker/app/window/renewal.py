"""A change of language while the app runs: a new window takes over the parts of an old one."""

from functools import partial

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QDialog, QWidget

from metamaker.app.play.setting_up.set_up_form import SetUpForm
from metamaker.app.start.start_page import StartPage
from metamaker.app.window.dialogs import AboutDialog, KeysDialog, PreferencesDialog
from metamaker.app.window.window import MainWindow
from metamaker.app.window.workspace import Workspace
from metamaker.core.messages import language_in_force


def renew_window(old: MainWindow, new: MainWindow) -> None:
    """Move everything from an old window to a new one in the active language, and close the old one.

    Documents keep their steps, unsaved changes and selection. A match keeps its old page until the captains have thought.
    """
    dialogs = [each for each in old.findChildren(QDialog) if each.isVisible()]
    front, is_active = old.shelf.parts.index(old.shelf.here), old.isActiveWindow()
    new.drop(new.shelf.parts[0])
    for part in old.shelf.parts:
        _move(part, old, new)
    new.shelf.bring(new.shelf.parts[front])
    new.restoreGeometry(old.saveGeometry())
    new.docks.restore(old.saveState())
    new.docks.take_over(old.docks, language_in_force())
    new.show()
    for dialog in dialogs:
        _keep(dialog, new)
    old.close_for_good()
    new.notices.tell_left()
    if is_active:
        new.activateWindow()


def _move(part: QWidget, old: MainWindow, new: MainWindow) -> None:
    if isinstance(part, Workspace):
        _move_document(part, old, new)
    elif isinstance(part, SetUpForm):
        new.matches.new().take_over(part)
    elif isinstance(part, StartPage):
        new.new_tab()
    elif old.gallery.place is not None:
        page = new.gallery.show()
        if old.gallery.place:
            page.open(old.gallery.place)


def _move_document(workspace: Workspace, old: MainWindow, new: MainWindow) -> None:
    if workspace.busy_page is not None:
        old.give_up(workspace)
        new.take_in(workspace)
        _renew_when_rested(workspace)
    else:
        made = new.workspace_of(workspace.fleet)
        made.show_page(workspace.page)
        old.give_up(workspace, for_good=True)
        new.take_in(made)


def _renew_when_rested(workspace: Workspace) -> None:
    """Create new pages of a document as soon as none of the old ones has unfinished work."""
    window, page = workspace.window(), workspace.busy_page
    if page is not None:
        page.rested.connect(partial(_later, workspace))
    elif isinstance(window, MainWindow) and workspace.language != language_in_force():
        window.renew(workspace)


def _later(workspace: Workspace) -> None:
    # The page is still emitting the end of its work.
    QTimer.singleShot(0, workspace, partial(_renew_when_rested, workspace))


def _keep(dialog: QDialog, window: MainWindow) -> None:
    """Show a dialog above the new window: a new one if the dialog has no state, otherwise the same one."""
    place = dialog.pos()
    if isinstance(dialog, PreferencesDialog):
        window.commands.show_preferences()
    elif isinstance(dialog, KeysDialog):
        window.commands.show_shortcuts()
    elif isinstance(dialog, AboutDialog):
        window.commands.show_about()
    else:
        dialog.setParent(window, dialog.windowFlags())
        dialog.move(place)
        dialog.show()

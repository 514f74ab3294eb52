"""A window of the program: tabs of fleets, the bar of their pages, menus, messages, docks."""

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QChildEvent, QMimeData, QSize, Qt, SignalInstance
from PySide6.QtGui import QCloseEvent, QDragEnterEvent, QDropEvent, QGuiApplication, QUndoGroup, QUndoStack
from PySide6.QtWidgets import QDialog, QDockWidget, QMainWindow, QMenuBar, QWidget

from metamaker.app.editors import LibraryLine
from metamaker.app.files.file_watch import is_same_file
from metamaker.app.files.file_work import FileWork, can_be_opened, open_dropped
from metamaker.app.files.open_fleet import OpenFleet, distinct_titles
from metamaker.app.firing.forces import played_game
from metamaker.app.overrides import override
from metamaker.app.start.start_page import StartPage
from metamaker.app.texts import plain_tip, tr
from metamaker.app.theme.stylesheet import dress
from metamaker.app.widgets.enter_key import press_by_enter
from metamaker.app.widgets.kit import column_in, column_of, filled, row_of, styled
from metamaker.app.widgets.messages import MessageBar
from metamaker.app.window.actions import Actions
from metamaker.app.window.commands import Commands
from metamaker.app.window.gallery_tab import GalleryTab
from metamaker.app.window.match_tabs import MatchTabs
from metamaker.app.window.menus import Menus, PageActions
from metamaker.app.window.running_program import RunningProgram
from metamaker.app.window.side_docks import SideDocks
from metamaker.app.window.startup_notices import StartupNotices
from metamaker.app.window.status_bar import StatusBar
from metamaker.app.window.tabs import TabShelf
from metamaker.app.window.top_bar import TopBar
from metamaker.app.window.workspace import Workspace
from metamaker.game_api.companion_games import MatchGame, RecordGame
from metamaker.game_api.game import Game
from metamaker.game_api.universe_game import UniverseGame

if TYPE_CHECKING:
    from metamaker.app.quick_search.find_box import FindBox

USUAL_WIDTH, USUAL_HEIGHT = 1440, 900
"""Size of a first window in pixels.

The sheet is legible between palette and inspector, and the window fits on a small notebook of 1440 × 900.
"""


FRAME = QSize(16, 44)
"""Room for the frame and the title bar of a window in pixels. Their real sizes are known only after the window is shown."""


def first_size(room: QSize) -> QSize:
    """Return the size of a first window, which fits with its frame into the available room of a screen."""
    return QSize(USUAL_WIDTH, USUAL_HEIGHT).boundedTo(room - FRAME)


class MainWindow(QMainWindow):
    """One window; see `Commands` for its actions."""

    def __init__(self, program: RunningProgram) -> None:
        super().__init__()
        self.program = program
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setAcceptDrops(True)
        self.setObjectName("window")
        press_by_enter(self)
        self.steps = QUndoGroup(self)
        self._no_steps = QUndoStack(self.steps)
        self.messages = MessageBar(self)
        self.files = FileWork(self, self, self.messages, program.questions, program.settings)
        self.shelf = TabShelf(self)
        self.menu_bar = QMenuBar(self)
        self.status_bar = StatusBar(program.background, self)
        self.docks = SideDocks(self, self.steps, program.settings.game)
        self.commands = Commands(self, self.menu_bar, self.shelf, self.files, self.docks, program.settings)
        self.actions_ = Actions(self, self.commands, self.steps, program.settings)
        self.menus = Menus(self.menu_bar, self.actions_, program.settings, self.files, self, self.commands)
        self.bar = self._top_bar()
        self.pages = PageActions(self, self.show_page)
        self.notices = StartupNotices(self.messages, program.recoveries, self.shelf, self.new_tab)
        self.matches = MatchTabs(self, self.shelf, program.settings, program.background, self.commands.open_files)
        self.gallery = GalleryTab(self, self.shelf, program.galleries, program.settings, program.questions, program.background)
        self._is_closing = False
        self._find_box: FindBox | None = None
        self._lay_out()
        self._connect()
        self.new_tab()
        self._restore()

    def _top_bar(self) -> TopBar:
        bar = TopBar(self)
        bar.add_action(self.actions_.undo, tr("window-main-undo"), "plain")
        bar.add_action(self.actions_.redo, tr("window-main-redo"), "plain")
        bar.add_action(self.actions_.print_sheets, tr("window-common-print"), "primary")
        self.commands.share_button = bar.add_action(self.actions_.share, tr("window-common-share"), "secondary")
        return bar

    def _lay_out(self) -> None:
        tabs = row_of((self.shelf.tabs, 1), self.shelf.list_button, gap=0)
        head = filled(styled(QWidget(self), "bar"), column_of(self.menu_bar, tabs, self.bar, gap=0))
        self.setMenuWidget(head)  # also above the docks
        middle = styled(QWidget(self), "ground")
        dress(self.messages)
        column_in(middle, self.messages, (self.shelf.stack, 1), gap=0)
        self.setCentralWidget(middle)

    def _connect(self) -> None:
        self.shelf.turned.connect(self._turned)
        self.shelf.close_wanted.connect(self.close_part)
        self.shelf.torn_off.connect(self.tear_off_part)
        self.shelf.tabs.can_take = self._can_take
        self.shelf.dropped.connect(lambda part, data: part.take(data))
        self.bar.page_wanted.connect(self.show_page)
        self.commands.start_wanted.connect(self.new_tab)
        self.commands.quit_wanted.connect(self.program.quit)
        self.commands.find_wanted.connect(self.find_anything)
        self.commands.match_wanted.connect(self.matches.new)
        self.commands.gallery_wanted.connect(self.gallery.show)
        self.commands.said.connect(self.status_bar.say)
        self.files.progressed.connect(self.status_bar.show_work)
        self.status_bar.cancelled.connect(self.files.queue.cancel)

    def _restore(self) -> None:
        settings = self.program.settings
        if not self.restoreGeometry(settings.state("window")):
            self.resize(first_size(QGuiApplication.primaryScreen().availableGeometry().size()))
        self.docks.restore(settings.state("docks"))

    # Open documents

    @property
    def workspace(self) -> Workspace | None:
        """The fleet at the front with its pages; None if the start page is there."""
        return self.shelf.workspace

    @property
    def fleets(self) -> tuple[OpenFleet, ...]:
        """The fleets of this window, in the order of the tabs."""
        return self.shelf.fleets

    @property
    def fleet(self) -> OpenFleet | None:
        """The fleet at the front."""
        return self.shelf.fleet

    def show_fleet(self, fleet: OpenFleet) -> None:
        """Show an opened fleet. It replaces a start page at the front."""
        self.program.recoveries.keep(fleet)
        start = self.shelf.here
        self.take_in(self.workspace_of(fleet))
        if isinstance(start, StartPage):
            self.drop(start)

    def add_fleet(self, fleet: OpenFleet, place: int) -> None:
        """Add a tab for an opened fleet in the background. Its pages are made at its first showing."""
        self.program.recoveries.keep(fleet)
        workspace = self.workspace_of(fleet)
        self._listen_to(workspace)
        self.shelf.add_behind(workspace, fleet.title, place)
        self.program.show_names()

    def workspace_of(self, fleet: OpenFleet) -> Workspace:
        """Return new pages of a fleet, which become the owner of it. No window shows them yet."""
        program = self.program
        workspace = Workspace(
            fleet,
            program.editors(fleet.document.game),
            program.settings,
            program.background,
            lambda: [each.document for each in program.fleets],
        )
        fleet.setParent(workspace)
        return workspace

    def set_up_encounter(self, path: str) -> None:
        """Set up a match that begins with the encounter in a file. Raises FileProblem."""
        self.matches.set_up_encounter(path)

    def set_up_meeting(self, game: Game, forces: tuple[Any, ...], encounter: Any) -> None:
        """Set up a match of these forces that begins with an encounter."""
        self.matches.new().take_encounter(game, forces, encounter)

    def show_open(self, path: str) -> bool:
        """Bring the fleet of a file to the front in any window, and return whether it is open."""
        return self.program.show_open(path)

    def is_open_elsewhere(self, path: str, fleet: OpenFleet | None) -> bool:
        """Return whether another open fleet, in any window, has this file; for None, any."""
        others = (each for each in self.program.fleets if each is not fleet and each.path)
        return any(is_same_file(each.path, path) for each in others)

    def bring_file(self, path: str) -> bool:
        """Bring the fleet of a file to the front; False if it is not in this window."""
        fleet = next((each for each in self.fleets if each.path and is_same_file(each.path, path)), None)
        return fleet is not None and self.bring_own(fleet)

    def bring_fleet(self, fleet: OpenFleet, ref: str = "") -> None:
        """Bring a fleet to the front in any window, and go to an element of it."""
        self.program.bring_fleet(fleet, ref)

    def bring_own(self, fleet: OpenFleet, ref: str = "") -> bool:
        """Bring a fleet of this window to the front, and go to an element of it; False if it is not in this window."""
        workspace = next((each for each in self.shelf.workspaces if each.fleet is fleet), None)
        if workspace is None:
            return False
        self._bring(workspace)
        if ref:
            workspace.go_to(ref)
        return True

    def bring_into(self, fleet: OpenFleet, data: QMimeData) -> str:
        """Bring elements into a fleet in any window, and return a sentence about the outcome."""
        return self.program.bring_into(fleet, data)

    def find_anything(self) -> None:
        """Open quick search."""
        from metamaker.app.quick_search.find_box import FindBox
        from metamaker.app.window.find_anything import FindAnything

        if self._find_box is None:
            self._find_box = FindBox(self, FindAnything(self, self.program.settings, self.menus.look))
        self._find_box.open()

    def library_lines(self) -> Sequence[LibraryLine]:
        """Return the user's library entries for the fleet at the front."""
        return self.workspace.entries() if self.workspace else ()

    @property
    def open_fleets(self) -> tuple[OpenFleet, ...]:
        """The fleets of all windows."""
        return self.program.fleets

    def _bring(self, workspace: Workspace) -> None:
        self.shelf.bring(workspace)
        self.raise_()
        self.activateWindow()

    def take_in(self, workspace: Workspace) -> None:
        """Show a workspace as the last tab, at the front."""
        self._listen_to(workspace)
        self.shelf.add(workspace, workspace.fleet.title)
        self.program.show_names()

    def _listen_to(self, workspace: Workspace) -> None:
        fleet = workspace.fleet
        for signal, slot in self._heard_from(workspace):
            signal.connect(slot)
        fleet.changed_outside.connect(lambda: self.files.offer_reload(fleet))
        fleet.gone_outside.connect(lambda: self.files.tell_gone(fleet))
        self.steps.addStack(fleet.document.steps)

    def give_up(self, workspace: Workspace, *, for_good: bool = False) -> None:
        """Take a workspace out of this window, for another window or, with `for_good`, for deletion."""
        self._listen_no_more(workspace)
        self.files.forget(workspace.fleet)
        if for_good:
            workspace.stop_building()
            self.shelf.delete(workspace)
        else:
            self.shelf.remove(workspace)
        self.program.show_names()

    def _listen_no_more(self, workspace: Workspace) -> None:
        fleet = workspace.fleet
        for signal, slot in self._heard_from(workspace):
            signal.disconnect(slot)
        fleet.changed_outside.disconnect()
        fleet.gone_outside.disconnect()
        self.steps.removeStack(fleet.document.steps)
        self.docks.forget(fleet.document)

    def renew(self, workspace: Workspace) -> None:
        """Replace the pages of a fleet by new ones in the active language."""
        self._listen_no_more(workspace)
        workspace.stop_building()
        made = self.workspace_of(workspace.fleet)
        made.show_page(workspace.page)
        self._listen_to(made)
        self.shelf.replace(workspace, made)
        self.program.show_names()

    def _heard_from(self, workspace: Workspace) -> Iterator[tuple[SignalInstance, Callable[..., None]]]:
        """Yield the signals of a workspace with their slots in this window."""
        yield workspace.rule_wanted, self.show_rule
        yield workspace.said, self.status_bar.say
        yield workspace.fleet.document.changed, self.status_bar.go_on
        yield workspace.file_wanted, self.open_path
        yield workspace.page_shown, self._page_shown
        yield workspace.fleet.named, self.program.show_names
        yield workspace.set_up_wanted, self.matches.set_up
        yield workspace.again_wanted, self.matches.play_again
        yield workspace.once_more_wanted, self.matches.once_more
        yield workspace.save_wanted, self.commands.save
        yield workspace.match_begun, self.matches.show
        yield workspace.record_begun, self.matches.show_record
        yield workspace.odds_wanted, self.commands.show_odds
        yield workspace.variation_wanted, self.matches.show_variation

    def drop(self, part: QWidget) -> None:
        """Remove an unneeded part from the window."""
        self.shelf.delete(part)

    # Tabs

    def new_tab(self) -> None:
        """Bring the start page to the front in a new tab."""
        start = next((part for part in self.shelf.parts if isinstance(part, StartPage)), None)
        if start is None:
            self.shelf.add(self._start_page(), tr("window-common-start"))
        else:
            self.shelf.bring(start)

    def _start_page(self) -> StartPage:
        program = self.program
        recover = partial(self.notices.recover, show=self.show_fleet)
        show_guide = self.commands.show_first_ship
        page = StartPage(program.settings, program.background, program.recoveries, self.files, recover, show_guide)
        page.match_wanted.connect(self.matches.new)
        page.duel_wanted.connect(self.matches.first_duel)
        page.gallery_wanted.connect(self.gallery.show)
        dress(page)
        return page

    def tear_off_part(self, part: QWidget) -> None:
        """Move a document to a new window, unless this one would be left empty."""
        if isinstance(part, Workspace) and len(self.shelf.parts) > 1:
            self.give_up(part)
            self.program.show_in_new_window(part, self)

    def close_part(self, part: QWidget) -> None:
        """Close a tab after handling its unsaved work."""
        if not isinstance(part, Workspace):
            if len(self.shelf.parts) == 1:
                self.close()
            else:
                self.drop(part)
        elif self._may_close([part.fleet]):
            self._close_workspace(part)
            if not self.shelf.parts:
                self.new_tab()

    def _may_close(self, fleets: Sequence[OpenFleet]) -> bool:
        """Ask about unsaved work, with the first unsaved fleet at the front."""
        self.bring_unsaved(fleets)
        return self.files.may_close(fleets)

    def bring_unsaved(self, fleets: Sequence[OpenFleet]) -> bool:
        """Bring the first of these fleets with unsaved work to the front; False if it is not in this window."""
        unsaved = next((fleet for fleet in fleets if fleet.dirty), None)
        workspace = next((each for each in self.shelf.workspaces if each.fleet is unsaved), None)
        if workspace is None:
            return False
        self._bring(workspace)
        return True

    def _close_workspace(self, workspace: Workspace) -> None:
        self.give_up(workspace, for_good=True)
        self._release(workspace)

    def _release(self, workspace: Workspace) -> None:
        """Delete a document with its views, but after them, because they can still use it until then."""
        fleet = workspace.fleet
        self.program.recoveries.forget(fleet)
        fleet.setParent(None)
        fleet.setParent(workspace)  # Qt deletes children in order, and this makes it the last one

    # Updates

    def show_page(self, key: str) -> None:
        """Bring a page of the fleet at the front to the front."""
        if self.workspace:
            self.workspace.show_page(key)

    def show_rule(self, rule: str) -> None:
        """Open the rules at an id."""
        self.docks.show_rule(rule)

    def show_differences(self, fleet: OpenFleet) -> None:
        """Show the differences between the fleet and its file."""
        from metamaker.app.files.dialogs import DifferencesDialog

        DifferencesDialog(fleet, self.program.settings.game_language(fleet.document.game.key), self).show()

    def _turned(self) -> None:
        workspace = self.workspace
        if workspace and not workspace.page:
            workspace.show_page("")
        self.steps.setActiveStack(workspace.fleet.document.steps if workspace else self._no_steps)
        self.bar.setVisible(workspace is not None)
        self.bar.show_pages(workspace.pages if workspace else (), workspace.page if workspace else "")
        self._show_actions()
        if workspace:
            self.program.settings.note_game(workspace.fleet.document.game.key)
            self.docks.show_game(workspace.fleet.document.game.key)
        else:
            self.messages.drop("left")  # the start page shows it
        self.docks.show_document(workspace.context if workspace else None)
        self.status_bar.go_on()
        self.messages.drop("open")  # it was about the document opened before
        self.show_names()

    def _page_shown(self, _key: str) -> None:
        if self.workspace:
            self.bar.show_pages(self.workspace.pages, self.workspace.page)
            self._show_actions()

    def _show_actions(self) -> None:
        workspace = self.workspace
        self.pages.show(workspace.pages if workspace else (), workspace.page if workspace else "")
        self.menus.show_pages(self.pages.actions, self._menu_title())

    def _menu_title(self) -> str:
        if self.fleet is None:
            return ""
        game = self.fleet.document.game
        return game.documents.words(self.program.settings.game_language(game.key))["document-kind"]

    def called(self, fleet: OpenFleet) -> str:
        """Return the tab title of an open document: its title, with its file if others have the same title."""
        return distinct_titles(self.program.fleets).get(fleet, fleet.title)

    def show_names(self) -> None:
        """Update the titles of open documents, which also depend on those of other windows."""
        known = self.program.fleets
        titles = distinct_titles((*known, *(each for each in self.fleets if each not in known)))
        for workspace in self.shelf.workspaces:
            fleet = workspace.fleet
            tip = plain_tip(fleet.path or tr("window-main-no-file-yet"))
            self.shelf.name(workspace, titles[fleet] + (" •" if fleet.dirty else ""), tip)
        here = self.fleet
        prints = here is not None and not isinstance(here.document.game, MatchGame | RecordGame | UniverseGame)
        fires = here is not None and played_game(here.document) is not None
        self.actions_.show_open(here is not None, bool(here and here.path), len(self.shelf.parts), prints=prints, fires=fires)
        self._show_title("" if here is None else titles[here], here is not None and here.dirty)
        self.program.note_tabs()

    def _show_title(self, title: str, dirty: bool) -> None:
        if self.fleet is not None:
            self.bar.show_title(title, dirty)
        self.setWindowTitle(f"{title.replace('[*]', '[*][*]')}[*] — MetaMaker" if title else "MetaMaker")
        self.setWindowModified(dirty)

    # Events

    @override
    def childEvent(self, event: QChildEvent) -> None:
        """Style bars, docks and dialogs. Each page in the middle is styled separately, because most are hidden."""
        super().childEvent(event)
        if not event.polished():
            return
        child = event.child()
        if isinstance(child, QWidget) and child is not self.centralWidget():
            dress(child)
            if isinstance(child, QDialog | QDockWidget):
                press_by_enter(child)

    @override
    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        """Accept data that can be opened."""
        if can_be_opened(event.mimeData()):
            # Copy, because a move would allow the other program to delete the dragged data.
            event.setDropAction(Qt.DropAction.CopyAction)
            event.accept()

    @override
    def dropEvent(self, event: QDropEvent) -> None:
        """Open the dropped data."""
        event.setDropAction(Qt.DropAction.CopyAction)
        event.accept()
        open_dropped(event.mimeData(), self.files)

    def _can_take(self, index: int, data: QMimeData) -> bool:
        part = self.shelf.parts[index]
        return isinstance(part, Workspace) and part.can_take(data)

    def close_for_good(self) -> None:
        """Close without a question, after handling the unsaved work."""
        self._is_closing = True
        self.close()

    @override
    def closeEvent(self, event: QCloseEvent) -> None:
        """Ask about unsaved work, keep the state of the window, and close."""
        if not self._is_closing and not self._may_close(self.fleets):
            event.ignore()
            return
        self.program.settings.keep_state("window", self.saveGeometry())
        self.program.settings.keep_state("docks", self.saveState())
        for workspace in self.shelf.workspaces:
            workspace.stop_building()
            self._release(workspace)
        self.program.window_gone(self)
        event.accept()

    def open_path(self, path: str) -> None:
        """Open a file, or bring it to the front if it is open."""
        self.files.open([path])

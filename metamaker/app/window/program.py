"""The running program: its shared objects, its windows and its end."""

from collections.abc import Callable, Sequence
from functools import partial

from PySide6.QtCore import QMimeData, QObject, QPoint, QRect, QSize, Qt, QTimer
from PySide6.QtGui import QWindow
from PySide6.QtWidgets import QApplication, QWidget

from metamaker.app.background import Background, Job
from metamaker.app.editors import Editors
from metamaker.app.files.dialogs import Questions
from metamaker.app.files.open_fleet import OpenFleet
from metamaker.app.gallery.store import GalleryStore
from metamaker.app.general_pages import event_editors, general_editors, match_editors, record_editors, universe_editors
from metamaker.app.language import use_language
from metamaker.app.recovery.recovery import Recoveries
from metamaker.app.settings.preferences import Profile
from metamaker.app.settings.settings import Settings
from metamaker.app.theme.theme import Theme
from metamaker.app.window.session_restore import KeptTabs
from metamaker.app.window.window import MainWindow
from metamaker.app.window.workspace import Workspace
from metamaker.core.messages import language_in_force
from metamaker.game_api.companion_games import MatchGame, RecordGame, match_game
from metamaker.game_api.game import Game
from metamaker.game_api.universe_game import UniverseGame
from metamaker.registry import GAMES, game_called
from metamaker.tournaments.game import EventGame


def editors_of(game: Game) -> Editors:
    """Return the editors of a game: its own, or generic ones based on its features."""
    own = _OWN.get(game.key)
    if isinstance(game, MatchGame):
        return match_editors(editors_of(game.of))
    if isinstance(game, RecordGame):
        return record_editors()
    if isinstance(game, EventGame):
        return event_editors()
    if isinstance(game, UniverseGame):
        return universe_editors()
    return general_editors(game) if own is None else own()


def _metaverse() -> Editors:
    from metamaker.app.metaverse.pages import editors

    return editors()


def _cosmoforce() -> Editors:
    from metamaker.app.cosmoforce.pages import editors

    return editors()


def _cosmoclysm() -> Editors:
    from metamaker.app.cosmoclysm.pages import editors

    return editors()


def _cosmos_commanders() -> Editors:
    from metamaker.app.cosmos_commanders.pages import editors

    return editors()


_OWN = {
    "metaverse": _metaverse,
    "cosmoforce": _cosmoforce,
    "cosmoclysm": _cosmoclysm,
    "cosmos_commanders": _cosmos_commanders,
}


_BETWEEN_PAGES_MS = 20
"""Pause for user input after the preparation of each page."""


class Program(QObject):
    """Settings, theme, background work, recovery and windows; `editors(game)` returns the pages of a game's documents."""

    def __init__(
        self,
        application: QApplication,
        profile: Profile,
        questions: Questions,
        editors: Callable[[Game], Editors] = editors_of,
    ) -> None:
        super().__init__(application)
        self._application = application
        self.editors = editors
        self.settings = Settings(profile.settings, self, library=profile.library, cache=profile.cache)
        self.theme = Theme(application, self.settings)
        self.background = Background(self)
        self.recoveries = Recoveries(profile.recovery, self)
        self.galleries = GalleryStore(profile.cache / "galleries")
        self.questions = questions
        self.tabs = KeptTabs(self.settings, profile.settings.with_name("tabs.lock"), self)
        self.windows: list[MainWindow] = []
        self._is_ending = False
        self._unprepared: list[Callable[[], object]] = []
        self._preparing = QTimer(self)
        self._preparing.setSingleShot(True)
        self._preparing.setInterval(_BETWEEN_PAGES_MS)
        self._preparing.timeout.connect(self._prepare_page)
        application.focusWindowChanged.connect(self._look)
        self.settings.changed.connect(self._choice_changed)

    @property
    def fleets(self) -> tuple[OpenFleet, ...]:
        """All open fleets, window by window."""
        return tuple(fleet for window in self.windows for fleet in window.fleets)

    @property
    def front(self) -> MainWindow | None:
        """The active window, otherwise any window."""
        return next((window for window in self.windows if window.isActiveWindow()), self.windows[0] if self.windows else None)

    def show_names(self) -> None:
        """Update the titles of open fleets in all windows."""
        for window in self.windows:
            window.show_names()

    def note_tabs(self) -> None:
        """Save the open tabs for the next start, once all files of a series are open."""
        if any(window.files.queue.is_busy for window in self.windows):
            return
        self.tabs.note(self.fleets, self.front.fleet if self.front else None)

    def open_again(self, window: MainWindow) -> None:
        """Open the tabs of the last session in a window. Unsaved work of that session is offered for recovery."""
        self.recoveries.look_for_left()
        self.tabs.open_again(window, {left.record.file for left in self.recoveries.left})

    def show_open(self, path: str) -> bool:
        """Bring the document of a file to the front in any window, and return whether it is open."""
        return any(window.bring_file(path) for window in self.windows)

    def bring_fleet(self, fleet: OpenFleet, ref: str = "") -> None:
        """Bring a document to the front in any window, and go to an element of it."""
        for window in self.windows:
            if window.bring_own(fleet, ref):
                return

    def bring_into(self, fleet: OpenFleet, data: QMimeData) -> str:
        """Bring elements into a document in any window, and return a sentence about the outcome."""
        parts = (workspace for window in self.windows for workspace in window.shelf.workspaces)
        workspace = next((each for each in parts if each.fleet is fleet), None)
        return workspace.bring(data) if workspace is not None else ""

    def open_handed(self, what: str) -> None:
        """Open a file or a link passed by the desktop to the running program."""
        if self.front is not None:
            self.front.files.open([what])

    def new_window(self) -> MainWindow:
        """Return a new hidden window."""
        window = MainWindow(self)
        self.windows.append(window)
        return window

    def show_in_new_window(self, workspace: Workspace, beside: QWidget) -> None:
        """Show a document that no window shows in a new window next to another widget."""
        window = self.new_window()
        start = window.shelf.here
        window.take_in(workspace)
        if start is not None:
            window.drop(start)
        _show_beside(window, beside)

    def _choice_changed(self, name: str) -> None:
        if name == "language":
            QTimer.singleShot(0, self, self.speak)  # later, because the combo box of the choice is deleted with its window

    def speak(self) -> None:
        """Show everything in the chosen language: a new window replaces each one."""
        from metamaker.app.window.renewal import renew_window

        if self.settings.language != language_in_force():
            use_language(self._application, self.settings.language)
            for window in tuple(self.windows):
                renew_window(window, self.new_window())

    def window_gone(self, window: QWidget) -> None:
        """Forget a closed window. The program ends with the last one."""
        self.windows = [each for each in self.windows if each is not window]
        if self.windows and not self._is_ending:
            self.note_tabs()

    def quit(self) -> bool:
        """Ask once about all unsaved work of all windows, close them, and return whether they are closed."""
        asking = next((each for each in self.windows if each.bring_unsaved(self.fleets)), None)
        if asking is not None and not asking.files.may_close(self.fleets):
            return False
        self._is_ending = True
        for each in tuple(self.windows):
            each.close_for_good()
        return True

    def prepare(self) -> None:
        """Load the code of the pages of all games, so that they open without delay later.

        Games load in the background. Widgets load in the UI thread, a page at a time, because two threads that load the same Qt
        classes crash the program.
        """
        for key in sorted(GAMES, key=lambda key: key != self.settings.game):
            self.background.run(partial(_prepare, key, self.settings.game_language(key)), self._prepare_pages)

    def _prepare_pages(self, game: Game) -> None:
        pages = list(self.editors(game).pages)
        if game.play is not None:
            pages += self.editors(match_game(game)).pages
        self._unprepared += [page.load for page in pages]
        if game.has("firing"):
            self._unprepared.append(_prepare_odds)
        if self._unprepared:
            self._preparing.start()

    def _prepare_page(self) -> None:
        self._unprepared.pop(0)()
        if self._unprepared:
            self._preparing.start()

    def close(self) -> None:
        """Write everything to the disk and stop all work. Nothing can be done afterwards."""
        self._preparing.stop()
        self.tabs.close()
        self.settings.write()
        self.background.finish()
        self.recoveries.close()

    def _look(self, _: QWindow | None) -> None:
        # Look a moment later, because the window is not busy with other work then.
        QTimer.singleShot(0, self, lambda: _look_at(self.fleets))


def _prepare_odds() -> None:
    """Load the dock with the odds of attacks."""
    from metamaker.app.firing import odds_dock  # noqa: F401


def _prepare(key: str, language: str, job: Job) -> Game:
    """Import a game and the other modules of its pages except Qt, because those take longer than the pages."""
    from metamaker.balance import balancer, turn_order  # noqa: F401
    from metamaker.game_api import ai_client, edits  # noqa: F401
    from metamaker.play import recording  # noqa: F401
    from metamaker.printing import waterfall  # noqa: F401
    from metamaker.rendering import form, pdf, pdf_file  # noqa: F401

    game = game_called(key)
    for part in _SHOWN:
        job.check()
        getattr(game, part)
    words = game.documents.words(language)
    for key in words:
        job.check()
        words.prepare(key)
    if game.play is not None:
        match_game(game).documents.words(language)
    return game


_SHOWN = (
    "checks",
    "designs",
    "edits",
    "building",
    "sheets",
    "prints",
    "graphs",
    "play",
    "weighing",
    "firing",
    "odds",
    "universes",
)
"""The parts of games used by pages. Each is imported on first use."""


def _look_at(fleets: Sequence[OpenFleet]) -> None:
    for fleet in fleets:
        fleet.look()


def _show_beside(window: QWidget, other: QWidget) -> None:
    """Show a window a little lower than another one, entirely on the same screen."""
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

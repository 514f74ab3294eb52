"""The running program: what its windows share, and the windows."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtWidgets import QApplication

from metamaker.app.background import Background
from metamaker.app.files.dialogs import Questions
from metamaker.app.files.open_fleet import OpenFleet
from metamaker.app.look.theme import Theme
from metamaker.app.recovery.recovery import Recovery, is_saved, recovered_fleet
from metamaker.app.recovery.store import LeftBehind, RecoveryStore
from metamaker.app.settings.preferences import Profile
from metamaker.app.settings.settings import Settings
from metamaker.app.window.editors import Editors, editors_of_game
from metamaker.app.window.window import MainWindow


class Program(QObject):
    """Settings, look, background work, recovery, windows. `left_changed`: unsaved work was found or dealt with."""

    left_changed = Signal()

    def __init__(
        self,
        application: QApplication,
        profile: Profile,
        questions: Questions,
        editors: Callable[[str], Editors] = editors_of_game,
    ) -> None:
        super().__init__(application)
        self.editors = editors
        self.settings = Settings(profile.settings, self)
        self.theme = Theme(application, self.settings)
        self.background = Background(self)
        self.store = RecoveryStore(profile.recovery, self)
        self.questions = questions
        self.windows: list[MainWindow] = []
        self.left: tuple[LeftBehind, ...] = ()
        self._recoveries: dict[OpenFleet, Recovery] = {}
        application.focusWindowChanged.connect(lambda _: self._look())

    @property
    def fleets(self) -> tuple[OpenFleet, ...]:
        """All open fleets, window by window."""
        return tuple(fleet for window in self.windows for fleet in window.fleets)

    @property
    def front(self) -> MainWindow | None:
        """The window that a person works in, or else any."""
        return next((window for window in self.windows if window.isActiveWindow()), self.windows[0] if self.windows else None)

    def show_names(self) -> None:
        """Show in all windows what the open fleets are called."""
        for window in self.windows:
            window.names.show()

    def new_window(self) -> MainWindow:
        """Return a new window; it is not shown yet."""
        window = MainWindow(self)
        self.windows.append(window)
        return window

    def window_gone(self, window: MainWindow) -> None:
        """Forget a window that was closed; with the last one the program ends."""
        self.windows.remove(window)

    def adopt(self, fleet: OpenFleet) -> None:
        """Keep the unsaved work of a fleet that was just opened."""
        if fleet not in self._recoveries:
            self._recoveries[fleet] = Recovery(fleet, self.store)

    def release(self, fleet: OpenFleet) -> None:
        """Forget a fleet that was closed, and what was kept of it."""
        recovery = self._recoveries.pop(fleet, None)
        if recovery is not None:
            recovery.forget()
        fleet.setParent(None)
        fleet.deleteLater()

    def find_left_behind(self) -> None:
        """Look for unsaved work of runs that died; it is told by `left_changed`."""
        found = self.store.left_behind()
        saved = [left for left in found if is_saved(left.record)]
        for left in saved:
            self.store.discard(left)
        self.left = tuple(left for left in found if left not in saved)
        self.left_changed.emit()

    def recover(self, left: LeftBehind, window: MainWindow) -> None:
        """Open unsaved work. Raises FileProblem for work that cannot be opened any more."""
        fleet = recovered_fleet(left.record, self.tr("Recovered work"))
        window.show_fleet(fleet)
        written = self._recoveries[fleet].write() if fleet in self._recoveries else None
        if written is not None:
            written.result()  # the new file is there before the old one goes
        self.discard(left)

    def discard(self, left: LeftBehind) -> None:
        """Throw unsaved work away."""
        self.store.discard(left)
        self.left = tuple(each for each in self.left if each is not left)
        self.left_changed.emit()

    def write_all(self) -> None:
        """Write all unsaved work now, and wait until it is there: for when something has gone wrong."""
        for written in [recovery.write() for recovery in self._recoveries.values()]:
            if written is not None:
                written.result()

    def quit(self, window: MainWindow) -> bool:
        """Ask once for all unsaved work of all windows, and close them; whether that was done."""
        asking = next((each for each in self.windows if each.bring_unsaved(self.fleets)), window)
        if not asking.files.may_close(self.fleets):
            return False
        for each in tuple(self.windows):
            each.close_for_good()
        return True

    def close(self) -> None:
        """Bring everything to the disk and stop all work. Nothing can be done afterwards."""
        self.settings.write()
        self.background.finish()
        self.store.close()

    def _look(self) -> None:
        # A moment later: a window that comes to the front is not in the middle of anything else then.
        QTimer.singleShot(0, self, lambda: _look_at(self.fleets))


def _look_at(fleets: Sequence[OpenFleet]) -> None:
    for fleet in fleets:
        fleet.look()

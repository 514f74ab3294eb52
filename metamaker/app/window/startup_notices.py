"""Messages about earlier runs and settings: unsaved work, failed recovery files and unusable settings."""

from collections.abc import Callable

from PySide6.QtCore import QObject

from metamaker.app.files.open_fleet import OpenFleet
from metamaker.app.recovery.recovery import Recoveries
from metamaker.app.recovery.store import LeftBehind
from metamaker.app.texts import tr
from metamaker.app.widgets.messages import MessageBar
from metamaker.app.window.tabs import TabShelf
from metamaker.core.errors import FileProblem


class StartupNotices(QObject):
    """Messages of one window that do not concern its documents. `show_start()` shows recovered work."""

    def __init__(self, messages: MessageBar, recoveries: Recoveries, shelf: TabShelf, show_start: Callable[[], None]) -> None:
        super().__init__(messages)
        self._messages = messages
        self._recoveries = recoveries
        self._shelf = shelf
        self._show_start = show_start
        recoveries.failed.connect(self.tell_unkept)
        recoveries.written.connect(self.drop_unkept)
        recoveries.left_changed.connect(self.tell_left)

    def tell_unkept(self, reason: str) -> None:
        """Show that unsaved work cannot be kept."""
        text = tr("window-main-unsaved-work-cannot", reason=reason)
        self._messages.tell("unkept", text, tone="error")

    def drop_unkept(self) -> None:
        """Remove that message once unsaved work is kept again."""
        self._messages.drop("unkept")

    def tell_unusable_settings(self, problem: str) -> None:
        """Show that the settings could not be used."""
        text = tr("window-main-settings-could-not", problem=problem)
        self._messages.tell("settings", text, tone="error")

    def tell_crash(self, show_report: Callable[[], None]) -> None:
        """Show that the last run crashed, and offer its report. Its unsaved work is offered next to this."""
        if self._recoveries.left:
            text = tr("window-main-metamaker-crashed-during")
        else:
            text = tr("window-main-metamaker-crashed-during-last")
        self._messages.tell("crash", text, ((tr("window-main-show-report"), show_report),), tone="error")

    def tell_left(self) -> None:
        """Offer the unsaved work of an earlier run, unless the start page shows it."""
        if self._recoveries.left and self._shelf.workspace:
            offer = (tr("window-main-show"), self._show_start)
            self._messages.tell("left", tr("window-main-unsaved-work-earlier"), (offer,))
        else:
            self._messages.drop("left")

    def recover(self, left: LeftBehind, show: Callable[[OpenFleet], None]) -> None:
        """Open the unsaved work of an earlier run, or show why that fails."""
        try:
            self._recoveries.recover(left, show)
        except FileProblem as problem:
            self._messages.tell("recovery", str(problem), tone="error")

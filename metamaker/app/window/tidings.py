"""What a window tells of earlier runs and of the settings: work that was left behind or cannot be kept, what was unusable."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from metamaker.app.recovery.store import LeftBehind
from metamaker.core.problem import FileProblem

if TYPE_CHECKING:
    from metamaker.app.window.window import MainWindow


class Tidings(QObject):
    """Messages of one window that come from beside it."""

    def __init__(self, window: "MainWindow") -> None:
        super().__init__(window)
        self._window = window
        window.program.store.failed.connect(self.tell_unkept)
        window.program.left_changed.connect(self.tell_left)

    def tell_unkept(self, reason: str) -> None:
        """Tell that unsaved work cannot be kept."""
        text = self.tr("Unsaved work cannot be kept for recovery: %1. Save your work.").replace("%1", reason)
        self._window.messages.tell("recovery", text, tone="error")

    def tell_unusable_settings(self, problem: str) -> None:
        """Tell that the settings could not be used."""
        text = self.tr("The settings could not be used and were put aside: %1").replace("%1", problem)
        self._window.messages.tell("settings", text, tone="error")

    def tell_left(self) -> None:
        """Offer what an earlier run left behind, where no start page shows it."""
        window = self._window
        if window.program.left and window.workspace:
            offer = (self.tr("Show"), window.new_tab)
            window.messages.tell("left", self.tr("Unsaved work of an earlier run was found."), (offer,))
        else:
            window.messages.drop("left")

    def recover(self, left: LeftBehind) -> None:
        """Open what was left behind, or tell why that cannot be."""
        try:
            self._window.program.recover(left, self._window)
        except FileProblem as problem:
            self._window.messages.tell("recovery", str(problem), tone="error")

"""Where the captains of all matches of a program think: processes that stay, and the threads that wait for them."""

from PySide6.QtCore import QObject, Qt, QTimer

from metamaker.app.background import Background
from metamaker.game.thinking import Seats

_IDLE_MS = 60_000
"""Processes that nobody needed for so long end; they are back in about a second."""


class ThinkingRoom(QObject):
    """Shared by all matches of a program: `work` runs what waits for captains, apart from other work of the window."""

    def __init__(self, background: Background) -> None:
        super().__init__(background)
        self.work = Background(self)
        self.work.broke.connect(background.broke)
        self.seats = Seats()
        self._idle = QTimer(self)
        self._idle.setInterval(_IDLE_MS)
        self._idle.timeout.connect(self._rest)
        background.finishing.connect(self._finish, Qt.ConnectionType.DirectConnection)

    def busy(self) -> None:
        """Captains are needed now."""
        self._idle.start()

    def _rest(self) -> None:
        if not self.work.jobs:
            self._idle.stop()
            self.seats.close()

    def _finish(self) -> None:
        self._idle.stop()
        self.work.finish()
        self.seats.close(all_=True)


def thinking_room(background: Background) -> ThinkingRoom:
    """Return the one room beside this background."""
    found = background.findChild(ThinkingRoom, options=Qt.FindChildOption.FindDirectChildrenOnly)
    return found or ThinkingRoom(background)

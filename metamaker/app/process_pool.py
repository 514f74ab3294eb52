"""Where work of a program goes on in processes that stay, apart from other work of the window, until nobody needs them."""

from abc import abstractmethod
from typing import Self

from PySide6.QtCore import QObject, Qt, QTimer

from metamaker.app.background import Background

_IDLE_MS = 60_000
"""Processes that nobody needed for so long end; they are back in about a second."""


class WorkRoom(QObject):
    """One for each kind of work of a program: `work` runs what waits for its processes."""

    def __init__(self, background: Background) -> None:
        super().__init__(background)
        self.work = Background(self)
        self.work.broke.connect(background.broke)
        self._idle = QTimer(self)
        self._idle.setInterval(_IDLE_MS)
        self._idle.timeout.connect(self._rest)
        background.finishing.connect(self._finish, Qt.ConnectionType.DirectConnection)

    @classmethod
    def beside(cls, background: Background) -> Self:
        """Return the one room of its kind beside this background."""
        found = background.findChild(cls, options=Qt.FindChildOption.FindDirectChildrenOnly)
        return found or cls(background)

    @abstractmethod
    def close(self, *, for_good: bool) -> None:
        """End the processes: those that nobody waits for, or, `for_good`, all with the program."""

    def busy(self) -> None:
        """Tell that the processes are needed now."""
        self._idle.start()

    def _rest(self) -> None:
        if not self.work.jobs:
            self._idle.stop()
            self.close(for_good=False)

    def _finish(self) -> None:
        self._idle.stop()
        self.work.finish()
        self.close(for_good=True)

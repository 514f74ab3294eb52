"""The system asks the program to end: it ends in order. Unsaved work stays in its recovery files."""

import signal
import socket
from types import FrameType

from PySide6.QtCore import QObject, QSocketNotifier
from PySide6.QtWidgets import QApplication

_ENDING = ("SIGINT", "SIGTERM", "SIGHUP")


class EndingSignals(QObject):
    """Wakes Qt when a signal comes: Python would see it only at the next event, without polling for it."""

    def __init__(self, application: QApplication) -> None:
        super().__init__(application)
        self._application = application
        self._out, self._in = socket.socketpair()
        for end in (self._out, self._in):
            end.setblocking(False)
        signal.set_wakeup_fd(self._in.fileno(), warn_on_full_buffer=False)
        self._notifier = QSocketNotifier(self._out.fileno(), QSocketNotifier.Type.Read, self)
        self._notifier.activated.connect(self._woken)
        for name in _ENDING:
            if hasattr(signal, name):
                signal.signal(getattr(signal, name), self._end)

    def close(self) -> None:
        """Leave signals to what they do usually."""
        signal.set_wakeup_fd(-1)
        for name in _ENDING:
            if hasattr(signal, name):
                signal.signal(getattr(signal, name), signal.SIG_DFL)
        self._notifier.setEnabled(False)
        self._out.close()
        self._in.close()

    def _woken(self) -> None:
        self._out.recv(64)

    def _end(self, _number: int, _frame: FrameType | None) -> None:
        self._application.exit(0)

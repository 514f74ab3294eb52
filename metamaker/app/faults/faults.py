"""Faults of the program: caught wherever they happen, logged, told once. The work is written first."""

import contextlib
import logging
import sys
import threading
from logging.handlers import RotatingFileHandler
from pathlib import Path
from types import TracebackType
from typing import TYPE_CHECKING

from PySide6.QtCore import QMessageLogContext, QObject, Qt, QtMsgType, Signal, qInstallMessageHandler, qVersion

from metamaker.app.faults.report import report
from metamaker.app.version import program_version

if TYPE_CHECKING:
    from metamaker.app.window.program import Program

LOG_BYTES, LOG_FILES = 500_000, 3

_LEVELS = {
    QtMsgType.QtDebugMsg: logging.DEBUG,
    QtMsgType.QtInfoMsg: logging.INFO,
    QtMsgType.QtWarningMsg: logging.WARNING,
    QtMsgType.QtCriticalMsg: logging.ERROR,
    QtMsgType.QtFatalMsg: logging.CRITICAL,
}


class Faults(QObject):
    """Takes the place of Python's and Qt's own ways to tell of faults. `close` puts those back.

    The same fault is told once; while its dialog is open, others are only logged.
    """

    happened = Signal(str)

    def __init__(self, folder: Path) -> None:
        super().__init__()
        self._log = logging.getLogger("metamaker.window")
        self._handler = _handler(folder)
        self._log.addHandler(self._handler)
        self._log.propagate = False
        self._told: set[str] = set()
        self._program: Program | None = None
        self._is_open = False
        self.happened.connect(self._tell, Qt.ConnectionType.QueuedConnection)
        self._old = (sys.excepthook, threading.excepthook, qInstallMessageHandler(self._qt))
        sys.excepthook = self.caught
        threading.excepthook = lambda caught: self._of_thread(caught.exc_type, caught.exc_value, caught.exc_traceback)

    def watch(self, program: "Program") -> None:
        """Write the work of this program when something happens; tell of what its background work did not expect."""
        self._program = program
        program.background.broke.connect(lambda fault: self.caught(type(fault), fault, fault.__traceback__))

    def close(self) -> None:
        """Put back what was there before."""
        sys.excepthook, threading.excepthook, messages = self._old
        qInstallMessageHandler(messages)
        self._log.removeHandler(self._handler)
        self._handler.close()

    def caught(self, kind: type[BaseException], fault: BaseException, trace: TracebackType | None) -> None:
        """Log a fault, and tell of it."""
        if issubclass(kind, KeyboardInterrupt):
            sys.__excepthook__(kind, fault, trace)
            return
        text = report(kind, fault, trace, program_version(), qVersion())
        self._log.error(text)
        if sys.stderr is not None:
            sys.stderr.write(text)
        self.happened.emit(text)

    def _of_thread(self, kind: type[BaseException], fault: BaseException | None, trace: TracebackType | None) -> None:
        if fault is not None:
            self.caught(kind, fault, trace)

    def _qt(self, kind: QtMsgType, _context: QMessageLogContext, message: str) -> None:
        self._log.log(_LEVELS.get(kind, logging.WARNING), "Qt: %s", message)

    def _tell(self, text: str) -> None:
        if text in self._told or self._is_open:
            return
        self._told.add(text)
        self._is_open = True
        from metamaker.app.faults.dialog import FaultDialog

        if self._program is not None:
            self._program.write_all()
        dialog = FaultDialog(text, self._program.front if self._program else None)
        dialog.finished.connect(self._closed)
        dialog.show()

    def _closed(self) -> None:
        self._is_open = False


def _handler(folder: Path) -> logging.Handler:
    """Where the log cannot be written, the program goes on without."""
    handler: logging.Handler = logging.NullHandler()
    with contextlib.suppress(OSError):
        folder.mkdir(parents=True, exist_ok=True)
        handler = RotatingFileHandler(
            folder / "window.log", maxBytes=LOG_BYTES, backupCount=LOG_FILES, encoding="utf-8", delay=True
        )
    handler.setFormatter(logging.Formatter("%(asctime)s %(levelname)s %(message)s"))
    return handler

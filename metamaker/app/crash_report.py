"""Errors inside the program: caught, logged, and shown once with a report, after the work was saved.

Crashes of earlier runs are logged and shown in the same way.
"""

import contextlib
import logging
import platform
import re
import sys
import threading
import traceback
from logging.handlers import RotatingFileHandler
from pathlib import Path, PurePath
from types import TracebackType

from PySide6.QtCore import QMessageLogContext, QObject, Qt, QtMsgType, QUrl, Signal, qInstallMessageHandler, qVersion
from PySide6.QtGui import QDesktopServices, QGuiApplication
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QPlainTextEdit, QWidget

from metamaker.app.texts import tr
from metamaker.app.theme.stylesheet import dress
from metamaker.app.widgets.enter_key import press_by_enter
from metamaker.app.widgets.kit import column_in, named
from metamaker.app.widgets.labels import words_label
from metamaker.app.window.program import Program
from metamaker.core.version import program_version
from metamaker.play.compiled import build

_PATH = re.compile(r"(?:[A-Za-z]:)?(?:[\\/][^\\/\s\"':,;]+){2,}[\\/]?")
_PACKAGE = "metamaker"


def report(kind: type[BaseException], fault: BaseException, trace: TracebackType | None, version: str, qt: str) -> str:
    """Return the report of an exception."""
    return f"{head(version, qt)}\n\n" + without_folders("".join(traceback.format_exception(kind, fault, trace)))


def head(version: str, qt: str) -> str:
    """Return the first lines of each report: the versions of the program, Python, Qt and the system, and the battle engine."""
    python = f"{platform.python_version()}, Qt {qt}, {platform.system()} {platform.machine()}"
    return f"MetaMaker {version}, {build()} battle engine\nPython {python}"


def without_folders(text: str) -> str:
    """Return a text with shortened paths: the path within the program, otherwise the name of the file."""
    return _PATH.sub(lambda found: _short(found[0]), text)


def _short(path: str) -> str:
    parts = PurePath(path.replace("\\", "/")).parts
    if _PACKAGE in parts:
        return "/".join(parts[len(parts) - 1 - parts[::-1].index(_PACKAGE) :])
    return parts[-1]


class FaultDialog(QDialog):
    """A sentence about the error, and the report; `folder` is the folder of the log. The dialog does not block the window."""

    def __init__(self, title: str, sentence: str, report: str, folder: Path, parent: QWidget | None) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(title)
        dress(self)  # there may be no window to apply the theme
        press_by_enter(self)
        text = words_label("", self, sentence, wraps=True)
        self.report = named(QPlainTextEdit(report, self), tr("window-faults-report"))
        self.report.setReadOnly(True)
        self.report.setLineWrapMode(QPlainTextEdit.LineWrapMode.NoWrap)
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close, self)
        buttons.rejected.connect(self.reject)
        self.copy_button = buttons.addButton(tr("window-faults-copy-report"), QDialogButtonBox.ButtonRole.ActionRole)
        self.copy_button.clicked.connect(lambda _: QGuiApplication.clipboard().setText(report))
        self.folder_button = buttons.addButton(tr("window-faults-open-log-folder"), QDialogButtonBox.ButtonRole.ActionRole)
        self.folder_button.clicked.connect(lambda _: QDesktopServices.openUrl(QUrl.fromLocalFile(str(folder))))
        column_in(self, text, self.report, buttons, margin=None)
        em = self.fontMetrics().height()
        self.resize(em * 38, em * 22)


LOG_BYTES, LOG_FILES = 500_000, 3
"""An error takes a few kB, so this is enough for hundreds. With the current file the total is 2 MB, small enough for e-mail."""

_LEVELS = {
    QtMsgType.QtDebugMsg: logging.DEBUG,
    QtMsgType.QtInfoMsg: logging.INFO,
    QtMsgType.QtWarningMsg: logging.WARNING,
    QtMsgType.QtCriticalMsg: logging.ERROR,
    QtMsgType.QtFatalMsg: logging.CRITICAL,
}


class Faults(QObject):
    """Replaces the error hooks of Python and Qt. `close` restores those.

    Each error is reported once; while its dialog is open, others are only logged.
    """

    happened = Signal(str)

    def __init__(self, folder: Path) -> None:
        super().__init__()
        self._folder = folder
        self._log = logging.getLogger("metamaker.window")
        self._handler = _handler(folder)
        self._log.addHandler(self._handler)
        self._log.propagate = False
        self._reported: set[str] = set()
        self._program: Program | None = None
        self._is_open = False
        self.happened.connect(self._tell, Qt.ConnectionType.QueuedConnection)
        self._old = (sys.excepthook, threading.excepthook, qInstallMessageHandler(self._qt))
        sys.excepthook = self.caught
        threading.excepthook = lambda caught: self._of_thread(caught.exc_type, caught.exc_value, caught.exc_traceback)

    def watch(self, program: Program) -> None:
        """Save the work of this program on an error, and report unexpected errors of its background work."""
        self._program = program
        program.background.broke.connect(lambda fault: self.caught(type(fault), fault, fault.__traceback__))

    def close(self) -> None:
        """Restore the previous hooks."""
        sys.excepthook, threading.excepthook, messages = self._old
        qInstallMessageHandler(messages)
        self._log.removeHandler(self._handler)
        self._handler.close()

    def caught(self, kind: type[BaseException], fault: BaseException, trace: TracebackType | None) -> None:
        """Log an error and show its dialog."""
        if issubclass(kind, KeyboardInterrupt):
            sys.__excepthook__(kind, fault, trace)
            return
        text = report(kind, fault, trace, program_version(), qVersion())
        self._log.error(text)
        if sys.stderr is not None:
            sys.stderr.write(text)
        self.happened.emit(text)

    def log_crash(self, report: str) -> None:
        """Log the report of an earlier run that crashed."""
        self._log.critical(without_folders(report))

    def show_crash(self, report: str) -> None:
        """Show the report of an earlier run that crashed."""
        sentence = tr("window-faults-metamaker-crashed-during")
        self._dialog(tr("window-faults-crash-report"), sentence, without_folders(report))

    def _of_thread(self, kind: type[BaseException], fault: BaseException | None, trace: TracebackType | None) -> None:
        if fault is not None:
            self.caught(kind, fault, trace)

    def _qt(self, kind: QtMsgType, _context: QMessageLogContext, message: str) -> None:
        self._log.log(_LEVELS.get(kind, logging.WARNING), "Qt: %s", message)

    def _tell(self, text: str) -> None:
        if text in self._reported or self._is_open:
            return
        self._reported.add(text)
        self._is_open = True

        if self._program is not None:
            self._program.recoveries.write_all()
        sentence = tr("window-faults-something-went-wrong")
        dialog = self._dialog(tr("window-faults-fault-program"), sentence, text)
        dialog.finished.connect(self._closed)

    def _dialog(self, title: str, sentence: str, report: str) -> FaultDialog:
        dialog = FaultDialog(title, sentence, report, self._folder, self._program.front if self._program else None)
        dialog.show()
        return dialog

    def _closed(self) -> None:
        self._is_open = False


def _handler(folder: Path) -> logging.Handler:
    """Return the log handler; where the log cannot be written, the program runs without it."""
    handler: logging.Handler = logging.NullHandler()
    with contextlib.suppress(OSError):
        folder.mkdir(parents=True, exist_ok=True)
        handler = RotatingFileHandler(
            folder / "window.log", maxBytes=LOG_BYTES, backupCount=LOG_FILES, encoding="utf-8", delay=True
        )
    handler.setFormatter(logging.Formatter("%(asctime)s %(levelname)s %(message)s"))
    return handler

"""Start of the app: the application, its language, its theme, the program; and its end on request of the system."""

import signal
import socket
import sys
from collections.abc import Callable, Sequence
from functools import partial
from types import FrameType

from PySide6.QtCore import QEvent, QObject, QSocketNotifier, QTimer, Signal, qVersion
from PySide6.QtGui import QFileOpenEvent, QWindow
from PySide6.QtWidgets import QApplication, QWidget

from metamaker.app.crash_log import CrashLog
from metamaker.app.crash_report import Faults, head
from metamaker.app.files.dialogs import Dialogs
from metamaker.app.gc_control import Collector, give_back_large_blocks, leave_out_what_is_loaded
from metamaker.app.language import use_language
from metamaker.app.overrides import override
from metamaker.app.settings.preferences import profile as profile_of
from metamaker.app.window.program import Program
from metamaker.core.share_code import is_link
from metamaker.core.version import program_version
from metamaker.rendering.metrics import use_fallback
from metamaker.rendering.system_fonts import finder

APP_ID = "org.metamaker.MetaMaker"
"""The name of the program's desktop entry, which provides the icon of its windows."""


class Application(QApplication):
    """An application that sends `handed(what)` for each file or MetaMaker link opened from the desktop."""

    handed = Signal(str)

    @override
    def event(self, event: QEvent) -> bool:
        """Handle files and links to open; pass on everything else."""
        if not isinstance(event, QFileOpenEvent):
            return super().event(event)
        if what := handed_by(event):
            self.handed.emit(what)
        return True


def handed_by(event: QFileOpenEvent) -> str:
    """Return the path of the file or the link to open; empty for any other address."""
    link = event.url().toString()
    return event.file() or (link if is_link(link) else "")


class _FirstSight(QObject):
    """Does something once, after a window was painted on the screen for the first time."""

    def __init__(self, handle: QWindow, act: Callable[[], None]) -> None:
        super().__init__(handle)
        self._handle = handle
        self._act = act
        handle.installEventFilter(self)

    @override
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() is QEvent.Type.Expose and self._handle.isExposed():
            watched.removeEventFilter(self)
            QTimer.singleShot(0, self, self._act)  # the event itself paints
        return False


def at_first_sight(window: QWidget, act: Callable[[], None]) -> None:
    """Do something once a shown window has been painted, so that later preparations do not delay the window."""
    handle = window.windowHandle()
    if handle.isExposed():
        QTimer.singleShot(0, window, act)
    else:
        _FirstSight(handle, act)


_ENDING = ("SIGINT", "SIGTERM", "SIGHUP")


class EndingSignals(QObject):
    """Wakes Qt when a signal arrives: otherwise Python would handle it only at the next event, or would have to poll."""

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
        """Restore the default signal handlers."""
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


def run(files: Sequence[str], profile: str = "") -> int:
    """Open a window with these files, and return the exit code once all windows are closed.

    `profile` is a folder for settings, recovery files and log, in place of the user's own.
    """
    give_back_large_blocks()
    application = Application(sys.argv[:1])
    application.setApplicationName("MetaMaker")
    application.setApplicationDisplayName("")
    application.setDesktopFileName(APP_ID)
    collector = Collector(application)
    places = profile_of(profile)
    faults = Faults(places.log)
    crash_log = CrashLog(places.log, head(program_version(), qVersion()))
    program = Program(application, places, Dialogs())
    faults.watch(program)
    use_language(application, program.settings.language)
    use_fallback(find=finder())
    window = program.new_window()
    if program.settings.problem:
        window.notices.tell_unusable_settings(program.settings.problem)
    try:
        program.open_again(window)
        window.files.open(files)
    except Exception as fault:  # noqa: BLE001  the open window reports it
        faults.caught(type(fault), fault, fault.__traceback__)
    if crash_log.found:
        faults.log_crash(crash_log.found)
        window.notices.tell_crash(partial(faults.show_crash, crash_log.found))
    application.handed.connect(program.open_handed)
    window.show()
    leave_out_what_is_loaded()
    QTimer.singleShot(0, program, program.recoveries.find_left_behind)
    at_first_sight(window, program.prepare)
    signals = EndingSignals(application)
    try:
        return application.exec()
    finally:
        program.recoveries.write_all()
        program.close()
        signals.close()
        faults.close()
        collector.close()
        crash_log.close()

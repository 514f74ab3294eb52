"""A window for the self-test: it shows a file, is drawn and closed."""

import sys
from pathlib import Path

from PySide6.QtCore import QEventLoop, QTimer, qInstallMessageHandler
from PySide6.QtWidgets import QApplication

from metamaker.app.files.dialogs import Dialogs
from metamaker.app.gc_control import Collector
from metamaker.app.language import use_language
from metamaker.app.settings.preferences import profile_in
from metamaker.app.window.program import Program
from metamaker.core.messages import language_in_force

SETTLE_MS = 500
"""Milliseconds until the background results of the page are shown."""

_STEP_PX = 7
"""The distance of the checked pixels."""


def drawn_window(file: str, profile: Path) -> int:
    """Open the window on a file and return its number of colours; `profile` is a folder for its settings.

    The process must not have had a window before, and cannot have another one.
    """
    before = qInstallMessageHandler(lambda *_: None)  # platforms without a screen warn about missing features
    application = QApplication(sys.argv[:1])
    collector = Collector(application)
    program = Program(application, profile_in(profile), Dialogs())
    try:
        use_language(application, language_in_force())  # the language of the calling command, which uses it afterwards
        window = program.new_window()
        window.files.open([file])
        window.show()
        settling = QEventLoop()
        QTimer.singleShot(SETTLE_MS, settling, settling.quit)
        settling.exec()
        picture = window.grab().toImage()
        window.close_for_good()
    finally:
        program.close()
        collector.close()
        qInstallMessageHandler(before)
    across, down = range(0, picture.width(), _STEP_PX), range(0, picture.height(), _STEP_PX)
    return len({picture.pixel(x, y) for x in across for y in down})

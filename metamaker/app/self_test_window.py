"""A window that is opened to see whether it can be: it shows a file, is drawn, and goes again."""

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
"""What the page needs until what is worked out beside it shows."""

_STEP_PX = 7
"""Every so many pixels one is looked at."""


def drawn_window(file: str, profile: Path) -> int:
    """Open the window on a file, and return how many colours it shows; `profile` is a folder for what it keeps.

    This is for a process that has no window yet, and will have no other.
    """
    before = qInstallMessageHandler(lambda *_: None)  # platforms without a screen complain of what they cannot do
    application = QApplication(sys.argv[:1])
    collector = Collector(application)
    program = Program(application, profile_in(profile), Dialogs())
    try:
        use_language(application, language_in_force())  # that of the verb, which goes on in it
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

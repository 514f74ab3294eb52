"""The real program: `python -m tests.app.crashing_process WAY PROFILE [FILE]`.

WAY `crash` edits the fleet of FILE and ends by a segmentation fault once the work is in its recovery file; `look` prints as
JSON what the window shows at the start, with the report of a crash, and quits; `quit` quits at once.
"""

import json
import os
import signal
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from unittest.mock import patch

os.environ["QT_QPA_PLATFORM"] = "offscreen"

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QPushButton

from metamaker.app.crash_report import FaultDialog
from metamaker.app.main import Application, run
from metamaker.app.window.window import MainWindow

NAME = "Sandpiper"
LOOK_MS = 50


class UsedApplication(Application):
    """An application that is used by a function as soon as its window is there, and again until that is done."""

    act: Callable[[MainWindow], bool]

    def __init__(self, arguments: Sequence[str]) -> None:
        super().__init__(arguments)
        QTimer.singleShot(LOOK_MS, self, self._use)

    def _use(self) -> None:
        window = next((each for each in self.topLevelWidgets() if isinstance(each, MainWindow)), None)
        if window is None or not window.isVisible() or not type(self).act(window):
            QTimer.singleShot(LOOK_MS, self, self._use)


def crash(window: MainWindow) -> bool:
    """Edit the fleet, and die once the work is kept."""
    if window.fleet is None:
        return False
    if not window.fleet.dirty:
        window.fleet.document.apply("Rename", window.fleet.document.value.with_(name=NAME))
    if list((Path(sys.argv[2]) / "recovery").rglob("*.json")):
        os.kill(os.getpid(), signal.SIGSEGV)
    return False


def look(window: MainWindow) -> bool:
    """Print the message about a crash, its report, and the titles of the work that is offered."""
    message = next((each for each in window.messages.messages if each.key == "crash"), None)
    if message is not None:
        seen["message"] = message.label.text()
        next(button for button in message.findChildren(QPushButton) if button.text() == "Show report").click()
        return False
    seen["reports"] = [dialog.report.toPlainText() for dialog in window.findChildren(FaultDialog)]
    seen["left"] = [left.record.title for left in window.program.recoveries.left]
    sys.stdout.write(json.dumps(seen))
    return leave(window)


def leave(window: MainWindow) -> bool:
    """Quit."""
    window.program.quit()
    return True


seen: dict[str, object] = {"message": ""}

WAYS = {"crash": crash, "look": look, "quit": leave}

if __name__ == "__main__":
    way, profile, *files = sys.argv[1:]
    UsedApplication.act = staticmethod(WAYS[way])
    with patch("metamaker.app.main.Application", UsedApplication):
        sys.exit(run(files, profile))

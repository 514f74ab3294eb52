"""Opens and closes a match many times: `python -m tests.app.end_to_end.match_openings --times 100`.

All garbage is collected after every ten. A crash of the program ends this process, and any error makes its exit code 1.
"""

import argparse
import gc
import os
import sys
import tempfile
from pathlib import Path
from types import TracebackType

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")  # before Qt is loaded

from PySide6.QtCore import QEvent, QEventLoop, QTimer
from PySide6.QtWidgets import QApplication

from metamaker.app.files.dialogs import Unsaved
from metamaker.app.gc_control import Collector
from metamaker.app.language import use_language
from metamaker.app.settings.preferences import profile_in
from metamaker.app.window.program import Program
from metamaker.app.window.window import MainWindow
from tests.app.desk import Person

ROOT = Path(__file__).parents[3]
MATCH = ROOT / "docs" / "battles" / "clans-and-smugglers.json"
OPEN_MS = 300
"""Parts that a match page needs to show its first frames."""

BETWEEN_COLLECTIONS = 10


def wait(milliseconds: int) -> None:
    """Let the program go on for a while."""
    loop = QEventLoop()
    QTimer.singleShot(milliseconds, loop, loop.quit)
    loop.exec()


def open_and_close(window: MainWindow, match: Path) -> None:
    """Open a match, let it show, and close it."""
    window.files.open([str(match)])
    wait(OPEN_MS)
    workspace = window.workspace
    if workspace is None:
        raise RuntimeError(f"{match} did not open")
    window.close_part(workspace)
    if workspace in window.shelf.parts:
        raise RuntimeError(f"{match} did not close")
    wait(0)


def open_many(program: Program, match: Path, times: int) -> None:
    """Open and close a match this many times in one window."""
    window = program.new_window()
    window.resize(1440, 900)
    window.show()
    for number in range(1, times + 1):
        open_and_close(window, match)
        if number % BETWEEN_COLLECTIONS == 0:
            QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
            gc.collect()
            sys.stdout.write(f"{number} of {times}\n")
            sys.stdout.flush()
    window.close_for_good()


def main() -> int:
    """Read the command line, open the match, and return the exit code."""
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("--times", type=int, default=100)
    arguments.add_argument("--match", type=Path, default=MATCH)
    asked = arguments.parse_args()
    application = QApplication([])
    collector = Collector(application)
    errors: list[str] = []

    def report(kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
        errors.append(str(error))
        sys.__excepthook__(kind, error, trace)

    sys.excepthook = report
    use_language(application, "en")
    with tempfile.TemporaryDirectory() as profile:
        program = Program(application, profile_in(Path(profile)), Person(about_unsaved=Unsaved.DISCARD))
        program.background.broke.connect(lambda error: errors.append(repr(error)))
        open_many(program, asked.match, asked.times)
        program.close()
    collector.close()
    return 1 if errors else 0


if __name__ == "__main__":
    sys.exit(main())

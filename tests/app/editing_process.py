"""A program of its own that opens a fleet and edits it all the time, until it is killed. It prints every edit."""

import os
import sys
import time
from pathlib import Path

os.environ["QT_QPA_PLATFORM"] = "offscreen"

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication

from metamaker.app.settings.profile import profile_in
from metamaker.app.window.program import Program
from tests.app.desk import Person, plain_editors

EVERY_MS = 40


def main(profile: str, file: str) -> None:
    application = QApplication([])
    program = Program(application, profile_in(Path(profile)), Person(), plain_editors)
    window = program.new_window()
    window.files.open([file])
    window.show()
    (fleet,) = window.fleets
    numbers = iter(range(1, 10_000))

    def edit() -> None:
        number = next(numbers)
        fleet.document.apply("Rename the fleet", fleet.document.value.with_(name=f"edit {number}"))
        sys.stdout.write(f"{number} {time.time()}\n")
        sys.stdout.flush()

    timer = QTimer(application, interval=EVERY_MS)
    timer.timeout.connect(edit)
    timer.start()
    application.exec()


if __name__ == "__main__":
    main(*sys.argv[1:])

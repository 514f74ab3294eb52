"""A program of its own that edits a fleet in the real window, and saves it now and then, until it is killed.

It prints each edit, and each save before and after it, with the time.
"""

import os
import random
import sys
import time
from pathlib import Path

os.environ["QT_QPA_PLATFORM"] = "offscreen"

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication

from metamaker.app.settings.preferences import profile_in
from metamaker.app.window.program import Program
from tests.app.desk import Person

EVERY_MS = 40


def tell(what: str, number: int) -> None:
    sys.stdout.write(f"{what} {number} {time.time()}\n")
    sys.stdout.flush()


def main(profile: str, file: str, saves: str, seed: str) -> None:
    """Run the app with random edits; `saves` is the part of edits that are saved at once."""
    application = QApplication([])
    program = Program(application, profile_in(Path(profile)), Person())
    window = program.new_window()
    window.files.open([file])
    window.show()
    (fleet,) = window.fleets
    numbers, chance = iter(range(1, 10_000)), random.Random(int(seed))  # noqa: S311  no secret

    def edit() -> None:
        number = next(numbers)
        fleet.document.apply("Rename the fleet", fleet.document.value.with_(name=f"edit {number}"))
        tell("edited", number)
        if chance.random() < float(saves):
            tell("saving", number)
            window.actions_.save.trigger()
            tell("saved", number)

    timer = QTimer(application, interval=EVERY_MS)
    timer.timeout.connect(edit)
    timer.start()
    application.exec()


if __name__ == "__main__":
    main(*sys.argv[1:])

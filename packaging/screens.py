"""Takes a picture of every page of the window, light and dark, to look at: `screens.py FOLDER`."""

import sys
import tempfile
import time
from pathlib import Path

from PySide6.QtWidgets import QApplication, QWidget

from metamaker.app.files.questions import Dialogs
from metamaker.app.settings.preferences import Look
from metamaker.app.settings.profile import profile_in
from metamaker.app.window.program import Program
from metamaker.core.paths import sample_fleets

SAMPLE = sample_fleets("metaverse") / "the-even-hand.json"
SETTLE_S = 1.5


def main(folder: Path) -> None:
    """Write one picture for each page and look."""
    folder.mkdir(parents=True, exist_ok=True)
    application = QApplication([])
    with tempfile.TemporaryDirectory() as profile:
        program = Program(application, profile_in(Path(profile)), Dialogs())
        window = program.new_window()
        window.resize(1440, 900)
        window.show()
        for look in (Look.LIGHT, Look.DARK):
            program.settings.change(look=look)
            window.new_tab()
            _take(application, window, folder / f"start-{look}.png")
            window.files.open([str(SAMPLE)])
            workspace = window.workspace
            for page in workspace.pages if workspace else ():
                window.show_page(page.key)
                _take(application, window, folder / f"{page.key}-{look}.png")
        window.close_for_good()
        program.close()


def _take(application: QApplication, window: QWidget, file: Path) -> None:
    until = time.monotonic() + SETTLE_S
    while time.monotonic() < until:
        application.processEvents()
        time.sleep(0.01)
    window.grab().save(str(file))
    print(file)


if __name__ == "__main__":
    main(Path(sys.argv[1]))

"""The whole program in a real window: a ship is built with mouse and keys, printed, saved; what came of it is told as JSON."""

import json
import sys
from pathlib import Path

from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication, QFileDialog

from metamaker.app.files.dialogs import Dialogs
from metamaker.app.settings.preferences import Look, profile_in
from metamaker.app.window.program import Program
from metamaker.opening import open_file
from tests.app.end_to_end.hands import REST_MS, Hands
from tests.app.end_to_end.walk import add_part, print_to


def main(profile: str, folder: str) -> None:
    """Build, print, save, and look at the files."""
    application = QApplication([])
    program = Program(application, profile_in(Path(profile)), Dialogs())
    program.settings.change(look=Look.LIGHT, language="en")
    window = program.new_window()
    window.resize(1440, 900)
    window.show()
    window.activateWindow()
    hands = Hands()
    hands.until(window.isActiveWindow, "the window has no keyboard")
    pdf, file = Path(folder) / "scouts.pdf", Path(folder) / "scouts.json"
    try:
        build(hands)
        assert window.fleet is not None
        steps = [window.fleet.document.steps.text(place) for place in range(window.fleet.document.steps.index())]
        print_to(hands, pdf, lambda _: None)
        save(hands, file)
        fleet = window.fleet.document.value
        found = {
            "platform": QGuiApplication.platformName(),
            "steps": steps,
            "in the file": open_file(str(file)).document == fleet,
            "in the PDF": open_file(str(pdf)).document == fleet,
            "unsaved": window.fleet.dirty,
            "faults": hands.faults,
        }
        sys.stdout.write(json.dumps(found))
    finally:
        window.close_for_good()
        program.close()


def build(hands: Hands) -> None:
    """Give the Scout a bow with an array in it, more of a hull, and a name to its ship."""
    hands.click("New Metaverse document")
    hands.click("+ fore")
    hands.click_sheet("Fore section of Scout")
    hands.click("Search parts")
    add_part(hands, "targeting")
    hands.double_click_sheet("Hull hits, core of Scout")
    hands.press("Ctrl+A")
    hands.type("12")
    hands.press("Return")
    hands.click_sheet("Sensor array, core of Scout")
    hands.press("+")
    hands.press("Del")
    hands.press("Ctrl+Z")


def save(hands: Hands, file: Path) -> None:
    """Save under a name that is typed once the dialog has read its folder, after which it writes its own suggestion again."""

    def name() -> None:
        hands.wait(2 * REST_MS)
        hands.press("Ctrl+A")
        hands.type(str(file))
        hands.press("Return")

    hands.meanwhile(name, lambda: isinstance(QApplication.activeModalWidget(), QFileDialog))
    hands.press("Ctrl+S")
    hands.until(file.exists, "the fleet is not saved")


if __name__ == "__main__":
    main(*sys.argv[1:])

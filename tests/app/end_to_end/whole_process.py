"""The real program, started as from a shell, with a person before it who edits the fleet, saves it and quits.

What went wrong stands on standard error, and the program ends with code 3 then.
"""

import sys
import traceback
from collections.abc import Sequence
from unittest.mock import patch

from PySide6.QtCore import QTimer

from metamaker.app.main import Application
from metamaker.app.window.window import MainWindow
from metamaker.cli.main import main
from tests.app.end_to_end import eyes
from tests.app.end_to_end.hands import Hands

NAME = "Wend"
WENT_WRONG = 3
LOOK_MS = 50
TIMES = 3
"""A page that is still being laid out on a busy machine may move under the pointer: a person clicks again."""


def use(window: MainWindow) -> None:
    """Give the ship on the desk another name, save, and quit."""
    hands = Hands()
    window.resize(1440, 900)  # without a display the screen is small
    window.activateWindow()
    hands.until(window.isActiveWindow, "the window has no keyboard")
    hands.click("Design")
    for _ in range(TIMES):
        hands.click("Name")
        hands.press("Ctrl+A")
        hands.type(NAME)
        hands.press("Return")
        if hands.shortly(lambda: window.fleet is not None and window.fleet.dirty):
            break
    hands.until(lambda: window.fleet is not None and window.fleet.dirty, "nothing was changed")
    hands.press("Ctrl+S")
    hands.until(lambda: window.fleet is not None and not window.fleet.dirty, "the fleet is not saved")
    hands.press("Ctrl+Q")


class UsedApplication(Application):
    """An application before which somebody sits as soon as it runs."""

    def __init__(self, arguments: Sequence[str]) -> None:
        super().__init__(arguments)
        QTimer.singleShot(0, self, self._begin)

    def _begin(self) -> None:
        window = next((each for each in eyes.front() if isinstance(each, MainWindow)), None)
        if window is None:  # the program looks for events before its window is there
            QTimer.singleShot(LOOK_MS, self, self._begin)
            return
        try:
            use(window)
        except Exception:  # noqa: BLE001  whatever it is, the program must not wait for ever
            traceback.print_exc()
            self.exit(WENT_WRONG)


if __name__ == "__main__":
    with patch("metamaker.app.main.Application", UsedApplication):
        sys.exit(main(["window", *sys.argv[1:]]))

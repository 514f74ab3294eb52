"""A program of its own in a real window: it is used with the keyboard, and prints what came of it as JSON."""

import json
import sys
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from metamaker.app.settings.preferences import profile_in
from metamaker.app.window.program import Program
from tests.app.desk import Person, plain_editors


def main(profile: str, file: str) -> None:
    application = QApplication([])
    program = Program(application, profile_in(Path(profile)), Person(), plain_editors)
    window = program.new_window()
    window.show()
    window.activateWindow()
    is_active = QTest.qWaitForWindowActive(window, 10_000)
    window.files.open([file])
    QTest.keyClick(window, Qt.Key.Key_2, Qt.KeyboardModifier.ControlModifier)
    page = window.workspace.page if window.workspace else ""
    picture = window.grab().toImage()
    colours = {picture.pixel(x, y) for x in range(0, picture.width(), 7) for y in range(0, picture.height(), 7)}
    found = {
        "platform": QGuiApplication.platformName(),
        "active": is_active,
        "title": window.windowTitle(),
        "page": page,
        "is drawn": len(colours) > 5,
    }
    sys.stdout.write(json.dumps(found))
    window.close_for_good()
    program.close()


if __name__ == "__main__":
    main(*sys.argv[1:])

"""The window as a program: from the start of the application to its end."""

import sys
from collections.abc import Sequence

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication

from metamaker.app.faults.faults import Faults
from metamaker.app.files.questions import Dialogs
from metamaker.app.settings.profile import profile as profile_of
from metamaker.app.settings.translation import install
from metamaker.app.window.ending_signals import EndingSignals
from metamaker.app.window.garbage import collect_seldom
from metamaker.app.window.program import Program


def run(files: Sequence[str], profile: str = "") -> int:
    """Open a window with these files, and return the exit code once all windows are closed.

    `profile` is a folder for settings, recovery files and log, in place of the user's own.
    """
    application = QApplication(sys.argv[:1])
    application.setApplicationName("MetaMaker")
    application.setApplicationDisplayName("")
    application.setDesktopFileName("metamaker")
    places = profile_of(profile)
    faults = Faults(places.log)
    program = Program(application, places, Dialogs())
    faults.watch(program)
    install(application, program.settings.language)
    window = program.new_window()
    if program.settings.problem:
        window.tidings.tell_unusable_settings(program.settings.problem)
    try:
        window.files.open(files)
    except Exception as fault:  # noqa: BLE001  the window is there, and tells it
        faults.caught(type(fault), fault, fault.__traceback__)
    window.show()
    collect_seldom()
    QTimer.singleShot(0, program, program.find_left_behind)
    signals = EndingSignals(application)
    try:
        return application.exec()
    finally:
        program.write_all()
        program.close()
        signals.close()
        faults.close()

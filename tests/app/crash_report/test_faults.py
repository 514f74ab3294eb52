"""Faults of the program: logged, told once with a report that can be shared, and the work is written first."""

import sys
import threading
from collections.abc import Iterator

import pytest
from PySide6.QtCore import QTimer, qWarning
from PySide6.QtGui import QGuiApplication
from pytestqt.qtbot import QtBot

from metamaker.app.crash_report import FaultDialog, Faults, without_folders
from metamaker.app.settings.preferences import Profile
from metamaker.app.window.program import Program
from metamaker.app.window.window import MainWindow


@pytest.fixture
def faults(profile: Profile, program: Program, window: MainWindow) -> Iterator[Faults]:
    made = Faults(profile.log)
    made.watch(program)
    yield made
    made.close()


def dialogs(window: MainWindow) -> list[FaultDialog]:
    return window.findChildren(FaultDialog)


def fail() -> None:
    raise ValueError("in /home/somebody/secret/fleet.json")


def log(profile: Profile) -> str:
    return (profile.log / "window.log").read_text(encoding="utf-8")


def test_a_fault_in_the_window_is_told_once_with_a_report(
    qtbot: QtBot, window: MainWindow, profile: Profile, faults: Faults
) -> None:
    window.actions_.new.trigger()
    assert window.fleet is not None
    window.fleet.document.apply("Rename", window.fleet.document.value.with_(name="Sandpiper"))
    for _ in range(2):
        QTimer.singleShot(0, window, fail)
    qtbot.waitUntil(lambda: bool(dialogs(window)))
    (dialog,) = dialogs(window)
    assert len(list(profile.recovery.rglob("*.json"))) == 1
    dialog.copy_button.click()
    report = QGuiApplication.clipboard().text()
    assert "ValueError: in fleet.json" in report
    assert "MetaMaker" in report
    assert "somebody" not in report
    assert log(profile).count("Traceback") == 2
    with qtbot.waitSignal(dialog.destroyed):
        dialog.close()
    QTimer.singleShot(0, window, fail)
    qtbot.wait(50)
    assert dialogs(window) == []


def test_faults_of_threads_and_background_work_are_told(
    qtbot: QtBot, window: MainWindow, profile: Profile, faults: Faults
) -> None:
    window.program.background.run(lambda _: 1 // 0, lambda _: None)
    qtbot.waitUntil(lambda: len(dialogs(window)) == 1)
    assert "ZeroDivisionError" in dialogs(window)[0].report.toPlainText()
    thread = threading.Thread(target=fail)
    thread.start()
    thread.join()
    assert "ValueError" in log(profile)


def test_what_qt_says_is_logged(qtbot: QtBot, profile: Profile, faults: Faults) -> None:
    qWarning("a plug is missing")
    assert "Qt: a plug is missing" in log(profile)


def test_the_usual_ways_come_back(window: MainWindow, profile: Profile) -> None:
    before = (sys.excepthook, threading.excepthook)
    made = Faults(profile.log)
    assert sys.excepthook != before[0]
    made.close()
    assert (sys.excepthook, threading.excepthook) == before


@pytest.mark.parametrize(
    ("text", "cut"),
    [
        ('File "/home/me/x/metamaker/app/window.py", line 3', 'File "metamaker/app/window.py", line 3'),
        ("/home/me/.venv/lib/python3.11/json/__init__.py", "__init__.py"),
        (r"C:\Users\me\fleets\mine.json: bad", "mine.json: bad"),
        ("classes/heron and 3/4", "classes/heron and 3/4"),
    ],
)
def test_reports_name_no_folders(text: str, cut: str) -> None:
    assert without_folders(text) == cut

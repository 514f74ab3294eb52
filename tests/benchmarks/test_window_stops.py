"""How long the window stands still: the largest sample opened, its pages seen, another look. Run by `make bench`.

Figures are of the thread of the interface alone, from the click to the paint.
"""

import os
import time
from collections.abc import Callable, Iterator
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

import pytest
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from metamaker.app.files.dialogs import Dialogs
from metamaker.app.settings.preferences import Look, profile_in
from metamaker.app.window.program import Program
from metamaker.app.window.window import MainWindow
from metamaker.core.paths import sample_fleets
from tests.benchmarks.calibration import report

GOAL = "goal 100 ms"
SETTLE_MS = 700
"""Until what a page begins in the background has come."""


@pytest.fixture
def window(qapp: QApplication, tmp_path: Path) -> Iterator[MainWindow]:
    program = Program(qapp, profile_in(tmp_path), Dialogs())
    program.settings.change(look=Look.LIGHT, language="en")
    made = program.new_window()
    made.resize(1440, 900)
    made.show()
    program.prepare()
    while program.background.jobs:
        QTest.qWait(50)
    yield made
    made.close_for_good()
    program.close()
    program.setParent(None)


def stop(act: Callable[[], object]) -> float:
    """Return the seconds of this thread that something takes until it is painted."""
    began = time.thread_time()
    act()
    QApplication.processEvents()
    taken = time.thread_time() - began
    QTest.qWait(SETTLE_MS)
    return taken


@pytest.mark.benchmark(group="stops of the window")
def test_stops_of_the_window(window: MainWindow) -> None:
    settings = window.program.settings
    sample = str(sample_fleets("metaverse") / "the-ninewater-procession.json")
    report(f"opening a fleet of 40 ships ({GOAL})", [stop(lambda: window.files.open([sample])) * 1e3])
    assert window.workspace is not None
    for seen in ("first", "next"):
        for kind in window.workspace.pages:
            taken = stop(lambda key=kind.key: window.show_page(key))  # type: ignore[misc]
            report(f"page {kind.title} seen the {seen} time ({GOAL})", [taken * 1e3])
    window.show_page("design")
    looks = [stop(lambda look=look: settings.change(look=look)) * 1e3 for look in (Look.DARK, Look.LIGHT)]  # type: ignore[misc]
    report(f"another look, all pages made ({GOAL})", looks)
    sizes = [stop(lambda size=size: settings.change(text_size=size)) * 1e3 for size in (110, 100)]  # type: ignore[misc]
    report(f"another text size, all pages made ({GOAL})", sizes)

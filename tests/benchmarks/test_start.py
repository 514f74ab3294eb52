"""What it costs to have the window: from the start of the process until it can be used, a fleet opened in it, ten idle seconds.

Run by `make bench`.
"""

import os
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

import pytest
from PySide6.QtCore import QEventLoop, QTimer
from PySide6.QtWidgets import QApplication

from metamaker.app.settings.preferences import profile_in
from metamaker.app.window.program import Program
from metamaker.app.window.window import MainWindow
from metamaker.core.paths import sample_fleets
from tests.app.desk import Person
from tests.app.waiting import wait
from tests.benchmarks.calibration import milliseconds, report

ROOT = Path(__file__).parents[2]
SAMPLES = sample_fleets("metaverse")
SMALL, LARGE = SAMPLES / "quarrel-at-fennel-light.json", SAMPLES / "the-ninewater-procession.json"
ROUNDS = 7
IDLE_MS = 10_000

STARTED = """
import gc
import sys
import time
gc.disable()  # as the command line does
from metamaker.app.main import run
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication
from metamaker.app.recovery.recovery import Recoveries

find = Recoveries.find_left_behind

def usable(self):
    find(self)
    QApplication.processEvents()  # all is painted
    QTimer.singleShot(0, QApplication.instance(), QApplication.quit)
    print(time.process_time(), *(name for name in sys.modules if name.startswith("metamaker.")), flush=True)

Recoveries.find_left_behind = usable
run(sys.argv[2:], sys.argv[1])
"""


@pytest.mark.benchmark(group="start")
@pytest.mark.parametrize(
    ("files", "goal"), [((), 400), ((SMALL,), 900), ((LARGE,), 900)], ids=["start page", "a small fleet", "a fleet of 40 ships"]
)
def test_the_window_is_there_soon(
    tmp_path: Path, request: pytest.FixtureRequest, benchmark: object, files: tuple[Path, ...], goal: int
) -> None:
    """In processor time, because the machine may be busy with other work."""
    # An installed program has its modules compiled: so have these, after the first round.
    environment = {**os.environ, "PYTHONPYCACHEPREFIX": str(tmp_path / "compiled"), "PYTHONPATH": str(ROOT)}
    environment.pop("PYTHONDONTWRITEBYTECODE", None)
    command = [sys.executable, "-c", STARTED, str(tmp_path / "profile"), *map(str, files)]

    def started() -> float:
        ended = subprocess.run(command, check=True, capture_output=True, text=True, env=environment, cwd=ROOT)
        return float(ended.stdout.split()[0]) * 1e3

    started()
    times = sorted(started() for _ in range(ROUNDS))
    report(f"process start to a usable window with {request.node.callspec.id} (goal {goal} ms)", times)


@pytest.fixture
def window(qapp: QApplication, tmp_path: Path) -> Iterator[MainWindow]:
    """Yield the real window with a small fleet in it, on the screen."""
    program = Program(qapp, profile_in(tmp_path), Person())
    made = program.new_window()
    made.files.open([str(SMALL)])
    made.show()
    qapp.processEvents()
    yield made
    made.close_for_good()
    program.close()
    program.theme.setParent(None)
    program.setParent(None)


@pytest.mark.benchmark(group="start")
def test_a_large_fleet_opens_soon(window: MainWindow, qapp: QApplication, tmp_path: Path, benchmark: object) -> None:
    copies = iter(range(100))

    def opened() -> None:
        copy = tmp_path / f"{next(copies)}.json"
        copy.write_bytes(LARGE.read_bytes())
        window.files.open([str(copy)])
        qapp.processEvents()

    report("a fleet of 40 ships opened in the window and painted (goal 1000 ms)", milliseconds(opened, ROUNDS))


@pytest.mark.benchmark(group="start")
def test_a_window_that_nobody_uses_costs_next_to_nothing(window: MainWindow, benchmark: object) -> None:
    wait(1500)  # what comes after the opening is done
    begun = time.process_time()
    idle = QEventLoop()
    QTimer.singleShot(IDLE_MS, idle, idle.quit)
    idle.exec()
    report("processor time of ten idle seconds (goal 50 ms)", [(time.process_time() - begun) * 1e3])

"""The same program in a real window, with a window manager, where a display can be had."""

import json
import os
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]

pytestmark = pytest.mark.skipif(
    not (shutil.which("Xvfb") and shutil.which("openbox")), reason="a display needs Xvfb and openbox"
)


@pytest.fixture
def display() -> Iterator[dict[str, str]]:
    """Yield the environment of a separate display with a window manager."""
    reading, writing = os.pipe()
    command = ["Xvfb", "-displayfd", str(writing), "-screen", "0", "1600x1000x24", "-nolisten", "tcp"]
    with subprocess.Popen(command, pass_fds=(writing,), stderr=subprocess.DEVNULL) as server:
        os.close(writing)
        with os.fdopen(reading) as told:
            number = told.readline().strip()
        environment = {**os.environ, "DISPLAY": f":{number}", "QT_QPA_PLATFORM": "xcb", "PYTHONPATH": str(ROOT)}
        environment.pop("WAYLAND_DISPLAY", None)
        with subprocess.Popen(["openbox"], env=environment, stderr=subprocess.DEVNULL, stdout=subprocess.DEVNULL) as manager:
            time.sleep(0.5)
            yield environment
            manager.terminate()
        server.terminate()


def told(program: str, display: dict[str, str], *arguments: Path) -> object:
    """Return the output of a program of these tests on a display."""
    ended = subprocess.run(
        [sys.executable, str(Path(__file__).parent / program), *map(str, arguments)],
        env=display,
        capture_output=True,
        check=False,
        text=True,
        timeout=90,
        cwd=ROOT,
    )
    assert ended.returncode == 0, ended.stderr
    return json.loads(ended.stdout)


def test_it_works_in_a_real_window(display: dict[str, str], tmp_path: Path, fleet_file: Path) -> None:
    assert told("display_process.py", display, tmp_path / "display", fleet_file) == {
        "platform": "xcb",
        "active": True,
        "title": "Quarrel at Fennel Light[*] — MetaMaker",
        "page": "fleet",
        "is drawn": True,
    }


def test_a_ship_is_built_printed_and_saved_with_mouse_and_keys(display: dict[str, str], tmp_path: Path) -> None:
    assert told("end_to_end/display_process.py", display, tmp_path / "profile", tmp_path) == {
        "platform": "xcb",
        "steps": [
            "Add Fore section of Scout",
            "Add Targeting array, fore section of Scout",
            "Hull hits of the core of Scout",
            "Sensor array, core of Scout: one more",
        ],
        "in the file": True,
        "in the PDF": True,
        "unsaved": False,
        "faults": [],
    }

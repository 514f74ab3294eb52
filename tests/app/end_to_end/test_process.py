"""The program as a process of its own: opened with a fleet, used, saved, ended."""

import json
import os
import subprocess
import sys
import time
from contextlib import suppress
from pathlib import Path

import pytest

from metamaker.core.paths import sample_fleets
from metamaker.opening import open_file
from tests.app.end_to_end.whole_process import NAME

ROOT = Path(__file__).parents[3]


def test_a_fleet_is_edited_and_saved_in_a_process_of_its_own(fleet_file: Path, tmp_path: Path) -> None:
    before = open_file(str(fleet_file)).document
    ended = subprocess.run(
        [sys.executable, "-m", "tests.app.end_to_end.whole_process", str(fleet_file), "--profile", str(tmp_path / "profile")],
        env={**os.environ, "QT_QPA_PLATFORM": "offscreen"},
        capture_output=True,
        check=False,
        text=True,
        timeout=60,
        cwd=ROOT,
    )
    assert ended.returncode == 0, ended.stderr
    after = open_file(str(fleet_file)).document
    assert [ship.name for ship in after.ships] == [NAME, *(ship.name for ship in before.ships[1:])]
    assert after.classes == before.classes
    assert list((tmp_path / "profile" / "recovery").glob("**/*.json")) == []


QUIT_SECONDS = 4
"""The program takes less than a second to end on an idle machine. The battles of the slowest captain would take a minute."""


def is_running(process: int) -> bool:
    """Return whether a process exists."""
    with suppress(ProcessLookupError):
        os.kill(process, 0)
        return True
    return False


@pytest.mark.skipif(sys.platform == "win32", reason="signal 0 ends a process there")
def test_the_program_and_its_workers_end_with_the_window(tmp_path: Path) -> None:
    told = tmp_path / "told.json"
    sample = sample_fleets("metaverse") / "kite-clans-of-aldersay.json"
    arguments = [str(sample), "--profile", str(tmp_path / "profile"), str(told)]
    ended = subprocess.run(
        [sys.executable, "-m", "tests.app.end_to_end.quitting_process", *arguments],
        env={**os.environ, "QT_QPA_PLATFORM": "offscreen"},
        capture_output=True,
        check=False,
        text=True,
        timeout=120,
        cwd=ROOT,
    )
    end = time.time()
    assert ended.returncode == 0, ended.stderr
    quitting = json.loads(told.read_text(encoding="utf-8"))
    assert quitting["children"]
    assert end - quitting["quit"] < QUIT_SECONDS
    assert not any(map(is_running, quitting["children"]))
    assert "Traceback" not in ended.stderr

"""The program as a process of its own: opened with a fleet, used, saved, ended."""

import os
import subprocess
import sys
from pathlib import Path

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

"""After a crash, the next start reports it and offers the log and the unsaved work."""

import faulthandler
import json
import os
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QLockFile

from metamaker.app.crash_log import CrashLog
from metamaker.app.settings.preferences import Profile
from tests.app.crashing_process import NAME

ROOT = Path(__file__).parents[3]
PATIENCE_S = 120


def started(way: str, profile: Profile, *files: Path) -> "subprocess.CompletedProcess[str]":
    """Run the program in a process of its own, in English."""
    profile.settings.parent.mkdir(parents=True, exist_ok=True)
    if not profile.settings.exists():
        profile.settings.write_text(json.dumps({"format": 1, "settings": {"language": "en"}}))
    command = [sys.executable, "-m", "tests.app.crashing_process", way, str(profile.settings.parent), *map(str, files)]
    surroundings = {**os.environ, "QT_QPA_PLATFORM": "offscreen", "PYTHONPATH": str(ROOT)}
    return subprocess.run(command, cwd=ROOT, env=surroundings, capture_output=True, text=True, timeout=PATIENCE_S, check=False)


def looked(profile: Profile) -> dict[str, Any]:
    """Start the program and return what its window shows about an earlier crash."""
    done = started("look", profile)
    assert done.returncode == 0, done.stderr
    found: dict[str, Any] = json.loads(done.stdout)
    return found


@pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="Windows has no such signals")
def test_a_crash_is_reported_once_with_the_unsaved_work(profile: Profile, fleet_file: Path) -> None:
    assert started("crash", profile, fleet_file).returncode == -signal.SIGSEGV
    first, second = looked(profile), looked(profile)
    assert first["message"] == "MetaMaker crashed during its last run. You can recover your unsaved work."
    assert first["left"] == second["left"] == [NAME]
    (report,) = first["reports"]
    assert report.startswith("MetaMaker ")
    assert "Segmentation fault" in report
    assert "crashing_process.py" in report
    assert str(ROOT) not in report
    assert (second["message"], second["reports"]) == ("", [])
    log = (profile.log / "window.log").read_text(encoding="utf-8")
    assert log.count("Segmentation fault") == 1
    assert list(profile.log.glob("crash-*")) == []


def test_a_run_that_ends_leaves_no_report(profile: Profile, fleet_file: Path) -> None:
    assert started("quit", profile, fleet_file).returncode == 0
    assert list(profile.log.glob("crash-*")) == []
    assert looked(profile) == {"message": "", "reports": [], "left": []}


@pytest.fixture(autouse=True)
def no_faulthandler(monkeypatch: pytest.MonkeyPatch) -> None:
    """Keep the fault handler of the tests running."""
    for name in ("enable", "disable"):
        monkeypatch.setattr(faulthandler, name, lambda *_: None)


HEAD = "MetaMaker 1.0.0\nPython 3"
FATAL = "Fatal Python error: Segmentation fault\n"


@pytest.fixture
def crash_file(tmp_path: Path) -> Path:
    return tmp_path / "crash-1.txt"


@pytest.mark.parametrize(
    ("left", "found"),
    [
        ("", ""),
        (f"{HEAD}\n\n", ""),
        (f"{HEAD}\n\n{FATAL}", f"{HEAD}\n\n{FATAL}"),
        (f"{HEAD}\n\n{FATAL}" + "x" * 1_000_000, None),
    ],
    ids=["empty", "killed", "crashed", "long"],
)
def test_only_a_file_with_a_traceback_is_a_report(tmp_path: Path, crash_file: Path, left: str, found: str | None) -> None:
    crash_file.write_text(left)
    log = CrashLog(tmp_path, HEAD)
    assert len(log.found) < 200_000
    assert found is None or log.found == found
    log.close()
    assert list(tmp_path.glob("crash-*")) == []


def test_a_report_may_be_anything(tmp_path: Path, crash_file: Path) -> None:
    crash_file.write_bytes(b"head\n\n\xff\xfe\x00")
    log = CrashLog(tmp_path, HEAD)
    assert log.found.startswith("head\n\n")
    log.close()


def test_files_of_other_runs_are_left_alone(tmp_path: Path, crash_file: Path) -> None:
    lock = QLockFile(str(crash_file.with_suffix(".lock")))
    assert lock.tryLock(0)
    crash_file.write_text(f"{HEAD}\n\n{FATAL}")
    (tmp_path / "crash-3.txt").write_text(f"{HEAD}\n\nAborted\n")
    log = CrashLog(tmp_path, HEAD)
    assert log.found == f"{HEAD}\n\nAborted\n"
    assert sorted(path.name for path in tmp_path.glob("crash-*.txt")) == ["crash-1.txt", "crash-2.txt"]
    log.close()
    assert crash_file.read_text().endswith(FATAL)
    lock.unlock()


def test_without_a_folder_the_program_goes_on(tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.write_text("no folder")
    log = CrashLog(file / "log", HEAD)
    assert log.found == ""
    log.close()

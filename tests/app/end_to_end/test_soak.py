"""The long random walk before a release, for a few steps; and that it finds what it looks for."""

import subprocess
import sys
from pathlib import Path

import pytest

STEPS = 25


def soaked(report: Path, *words: str) -> subprocess.CompletedProcess[str]:
    """Run the walk in a process of its own, since it takes over standard error and the log."""
    command = [sys.executable, "-m", "tests.app.end_to_end.soak", "--report", str(report), *words]
    return subprocess.run(command, capture_output=True, text=True, check=False, timeout=600)


def test_a_few_steps_and_documents_are_without_a_problem(tmp_path: Path) -> None:
    walked = soaked(tmp_path, "--seed", "7", "--steps", str(STEPS), "--first", "1", "--last", "2")
    assert walked.returncode == 0, walked.stdout + walked.stderr
    assert f"{STEPS} steps without a problem" in walked.stdout
    assert "memory: " in walked.stdout
    assert sum(not line.startswith(" ") for line in (tmp_path / "steps.txt").read_text().splitlines()) == STEPS + 2


FAULTS = {
    "an exception": "raise KeyError('heron')",
    "a line on standard error": "import sys; sys.stderr.write('a stray line\\n')",
    "a warning of Qt": "from PySide6.QtCore import qWarning; qWarning('a warning')",
}


@pytest.mark.parametrize("fault", FAULTS)
def test_a_problem_is_found_and_printed_with_its_seed_and_steps(tmp_path: Path, fault: str) -> None:
    program = f"""
import os, sys
sys.path.insert(0, os.getcwd())
from tests.app.end_to_end import soak, soak_walk
from PySide6.QtCore import QTimer

def wrong():
    {FAULTS[fault]}

soak_walk.Walk._steps_of = lambda walk: {{"go wrong": (1, lambda: QTimer.singleShot(0, walk.program, wrong) or "")}}
code = soak.soak(5, 1, 30, 0, 0, __import__("pathlib").Path(r"{tmp_path}"))
sys.stdout.flush()
os._exit(code)
"""
    walked = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False, timeout=600)
    assert walked.returncode == 1, walked.stdout + walked.stderr
    assert "seed 5, step " in walked.stdout
    assert "go wrong" in walked.stdout
    assert any(word in walked.stdout for word in ("heron", "a stray line", "a warning"))

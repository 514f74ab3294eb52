"""Whether figures are compared with their baseline as they should be."""

import json
from pathlib import Path

import pytest

from tests.benchmarks import calibration


@pytest.fixture(autouse=True)
def figures(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(calibration, "_FROZEN", {"edit": 10.0, "print": 20.0, "gone": 5.0})
    monkeypatch.setattr(calibration, "measured", {"edit": 10.9, "print": 24.0, "new": 3.0})


def test_only_a_figure_more_than_a_tenth_slower_is_marked() -> None:
    assert calibration.compared("edit") == " (1.09 × the baseline)"
    assert calibration.compared("print") == " (1.20 × the baseline, SLOWER)"
    assert calibration.compared("new") == ""


def test_the_end_of_a_run_lists_what_got_slower() -> None:
    assert calibration.slower() == ["1.20 × print"]


def test_writing_a_baseline_keeps_what_was_not_measured(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(calibration, "BASELINE", tmp_path / "baseline.json")
    calibration.freeze()
    assert json.loads(calibration.BASELINE.read_text()) == {"edit": 10.9, "gone": 5.0, "new": 3.0, "print": 24.0}

"""The study of changes: which pairs it still has to test, what it writes, how it sums up."""

import json
from pathlib import Path
from typing import Any

import even_changes
import pytest
from even_pairs import EvenPair

PAIRS: list[dict[str, Any]] = [
    {"name": "a", "rate": 0.5},
    {"name": "b", "rate": 0.57},
    {"name": "c", "rate": None},
    {"name": "d", "rate": 0.6},
]


@pytest.fixture
def searched(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Replace the searches; return the names of the pairs that were searched."""
    names: list[str] = []

    def quick(pair: EvenPair, seed: int, battles: int) -> dict[str, Any]:
        names.append(pair.name)
        return {"name": pair.name, "rate": 0.5}

    monkeypatch.setattr(even_changes, "searched", quick)
    return names


def test_a_study_goes_on_where_it_was_interrupted(searched: list[str], tmp_path: Path) -> None:
    report = tmp_path / "even.json"
    report.write_text('{"head_start": {"pairs": []}}', encoding="utf-8")
    for number in ("1", "3", "3"):
        assert even_changes.main(["--pairs", number, "--output", str(report)]) == 0
    found = json.loads(report.read_text(encoding="utf-8"))
    assert [pair["name"] for pair in found["changes"]["pairs"]] == searched
    assert len(set(searched)) == 3
    assert "head_start" in found


def test_a_study_with_other_terms_begins_again(searched: list[str], tmp_path: Path) -> None:
    report = tmp_path / "even.json"
    for seed in ("1", "2"):
        even_changes.main(["--pairs", "1", "--seed", seed, "--output", str(report)])
    study = json.loads(report.read_text(encoding="utf-8"))["changes"]
    assert (study["seed"], len(study["pairs"])) == (2, 1)


def test_pairs_without_a_confirmed_change_count_as_not_made_even() -> None:
    assert even_changes.summary(PAIRS) == (
        "4 pairs: 3 with a confirmed change; of these, fresh battles gave 1 a win rate within 45–55%, and 2 within 42–58%, "
        "which is 50% of all pairs"
    )

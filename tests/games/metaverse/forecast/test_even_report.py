"""The report about offers for even match-ups: what it counts, and what the guides quote from it."""

import re
from pathlib import Path

import pytest

from metamaker.game_api.odds import Reliability
from metamaker.games.metaverse.forecast import points_report

GUIDES = [Path(__file__).parents[4] / "docs" / f"balance{end}.md" for end in ("", ".fr")]


def test_it_counts_offers_within_the_limits_and_leaves_pairs_without_one_out(monkeypatch: pytest.MonkeyPatch) -> None:
    pairs = [{"rate": rate} for rate in (0.45, 0.55, 0.42, 0.6, None)]
    monkeypatch.setattr(points_report, "even_report", lambda: {"head_start": {"pairs": pairs}})
    assert points_report.reliability("head_start") == Reliability(4, 2, 3)
    assert points_report.reliability("leave") is None


def test_head_starts_are_reliable() -> None:
    found = points_report.reliability("head_start")
    assert found is not None
    assert found.pairs >= 58
    assert found.wide >= 0.95 * found.pairs


@pytest.mark.parametrize("guide", GUIDES, ids=lambda path: path.name)
def test_the_guides_quote_the_study_of_head_starts(guide: Path) -> None:
    found = points_report.reliability("head_start")
    assert found is not None
    text = " ".join(guide.read_text(encoding="utf-8").split())
    assert re.search(rf"\b{found.pairs} .{{20,120}}\b{found.wide} .{{20,120}}\b{found.narrow} ", text)

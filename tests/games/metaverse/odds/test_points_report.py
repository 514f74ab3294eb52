"""How true the points are: the page in the documentation is made of the report, and says what that has."""

import runpy
from pathlib import Path

from metamaker.core.words import said
from metamaker.games.metaverse.odds.points_report import report, sections

ROOT = Path(__file__).parents[4]


def test_the_documentation_is_made_of_the_report() -> None:
    page: str = runpy.run_path(str(ROOT / "packaging" / "points_page.py"))["page"]()
    assert (ROOT / "docs" / "points.md").read_text(encoding="utf-8") == page, "make points-page"


def test_a_figure_that_was_not_measured_is_a_dash() -> None:
    row = {
        "field": "tame",
        "by": "fitted",
        "ships": "1",
        "raw": 12.0,
        "low": 10.0,
        "high": 14.0,
        "corrected": 11.0,
        "fair": 0.6,
    }
    told = sections({"program": "1", "protocol": {"captain": "plain"}, "confidence": 0.95, "distances": [row]})[1]
    assert [said(cell, "en") for cell in told.rows[0]] == [
        "combat value, fitted anew to these battles",
        "11.0 (10.0–14.0) · 60 %",
        "–",
        "–",
    ]


def test_every_measured_figure_is_told() -> None:
    told = " ".join(said(cell, "en") for each in sections(report()) for row in each.rows for cell in row)
    assert all(f"{row['corrected']:.1f}" in told for row in report()["distances"])
    assert all(f"{row['fought']:.1f} %" in told for row in report()["tenths"])

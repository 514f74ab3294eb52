"""How true the points are: the page in the documentation is made of the report, and says what that has."""

import runpy
from pathlib import Path

from metamaker.core.amounts import rounded
from metamaker.core.messages import said
from metamaker.games.metaverse.forecast.points_report import equal_points, report, sections

ROOT = Path(__file__).parents[4]
TRIED = {"shape": "hull", "loss": 0.65}


def test_the_documentation_is_made_of_the_report() -> None:
    made = runpy.run_path(str(ROOT / "packaging" / "points_page.py"))
    for language, place in made["PAGES"].items():
        assert place.read_text(encoding="utf-8") == made["page"](language), "make points-page"


def test_figures_have_the_marks_of_the_language() -> None:
    cell = sections({"program": "1", "protocol": {"captain": "plain"}, "confidence": 0.95, "distances": [], "tried": [TRIED]})[
        1
    ]
    assert [said(cell.rows[0][1], language) for language in ("en", "fr")] == ["0.650", "0,650"]


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
        "combat value, fitted to these battles",
        "11.0 (10.0–14.0) · 60%",
        "–",
        "–",
    ]


def test_the_example_explains_a_cell_of_its_table() -> None:
    for section in sections(report()):
        cells = [said(cell, "en") for row in section.rows for cell in row]
        examples = [
            said(each, "en").split("For example, ")[1] for each in section.sentences if "For example" in said(each, "en")
        ]
        assert len(examples) == bool(cells)
        assert all(any(cell in example for cell in cells) for example in examples)


def test_intervals_contain_their_figure() -> None:
    assert all(row["low"] < row["corrected"] < row["high"] for row in report()["distances"])


def test_every_measured_figure_is_told() -> None:
    told = " ".join(said(cell, "en") for each in sections(report()) for row in each.rows for cell in row)
    assert all(f"{row['corrected']:.1f}" in told for row in report()["distances"])
    assert all(f"{row['fought']:.0f}%" in told for row in report()["tenths"])
    assert {row["field"] for row in report()["looks"]} == {"all", "tame", "broad"}
    for what in ("looked", "inside", "inside_shown"):
        means = [{key: rounded(row[what][key], 1) for key in ("found", "low")} for row in report()["looks"]]
        assert all(f"{mean['found']} ({mean['low']}–" in told for mean in means)


def test_confirmed_values_are_told_with_the_sides_that_they_favour() -> None:
    values = report()["values"]
    told = " ".join(said(cell, "en") for each in sections(report()) for row in each.rows for cell in row)
    assert {row["by"] for row in values["distances"]} == {"before", "lines", "measured", "measured_lines"}
    assert all(f"{rounded(row['corrected'], 1)} (" in told for row in values["distances"])
    assert all(f"{rounded(row['found'], 1)}% ({rounded(row['low'], 1)}–" in told for row in values["ahead"])


def test_the_usual_start_has_a_row_in_each_table_of_distances() -> None:
    rows = [said(row[0], "en") for each in sections(report()) for row in each.rows]
    assert rows.count("combat value, from the usual start in lines") == 4


def test_the_short_form_is_the_table_for_standard_formulas() -> None:
    found = equal_points()
    told = " ".join(said(cell, "en") for each in sections(report()) for row in each.rows for cell in row)
    for _, rate in found.rates:
        assert rate.low < rate.found < rate.high
        assert f"{100 * (rate.found - 0.5):.1f} ({100 * (rate.low - 0.5):.1f}–{100 * (rate.high - 0.5):.1f})" in told
    assert said(found.sentence, "en").startswith("Equal points end 66 : 34 on average")

"""What a study found goes into the data of the program, each number at its place, and nothing else changes."""

import json
import runpy
import tomllib
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parents[2]
DATA = ROOT / "resources" / "metaverse"
SCRIPT: dict[str, Any] = runpy.run_path(str(ROOT / "packaging" / "fitted_numbers.py"))
FORECAST = (DATA / "forecast.toml").read_text(encoding="utf-8")


def test_the_weights_of_a_forecast_are_written_and_nothing_else() -> None:
    before = tomllib.loads(FORECAST)
    weights = {name: 0.5 + place for place, name in enumerate(before["weights"])}
    sizes = {"ships": [1.0, 3.0], "scales": [1.0, 1.25], "errors": [0.75, 1.5]}
    fit = {"weights": weights, **sizes, "matchups": 12, "battles": 345}
    after = tomllib.loads(SCRIPT["forecast_text"](FORECAST, fit))
    assert after == {**before, "weights": weights, "sizes": sizes, "fit": {"matchups": 12, "battles": 345}}


def test_a_term_that_the_forecast_does_not_have_is_refused() -> None:
    fit = {"weights": {"charm": 1.0}, "ships": [], "scales": [], "errors": [], "matchups": 1, "battles": 2}
    with pytest.raises(KeyError, match="charm"):
        SCRIPT["forecast_text"](FORECAST, fit)


def test_the_page_has_the_figures_of_the_report_and_what_was_tried_before() -> None:
    old = json.loads((DATA / "points.json").read_text(encoding="utf-8"))
    row = {"field": "broad", "by": "lines", "ships": "1", "corrected": 12.34567}
    look = {"field": "all", "ships": "1", "looked": {"found": 6.54321}, "match_ups": 7}
    report = {key: old.get(key, 0) for key in SCRIPT["SHOWN"]} | {"distances": [row], "looks": [look], "fits": []}
    new = SCRIPT["page_figures"](old, report)
    assert next(each for each in new["distances"] if each["by"] == "lines" and each["field"] == "broad") == {
        **row,
        "corrected": 12.346,
    }
    assert new["looks"] == [{**look, "looked": {"found": 6.543}}]
    assert new["tried"] == old["tried"]
    assert "fits" not in new


def test_rows_that_a_study_lacks_stay_and_their_battles_count() -> None:
    rows = [{"field": "tame", "by": by, "ships": "1", "corrected": 1.0} for by in ("hull", "before")]
    old = {"battles": 100, "distances": rows}
    report = {key: [] for key in SCRIPT["SHOWN"]} | {"battles": 20, "distances": [{**rows[1], "corrected": 2.0}]}
    new = SCRIPT["page_figures"](old, report)
    assert [(row["by"], row["corrected"]) for row in new["distances"]] == [("before", 2.0), ("hull", 1.0)]
    assert (new["battles"], new["earlier"]) == (20, 100)
    again = SCRIPT["page_figures"](new, report)
    assert (again["battles"], again["earlier"]) == (20, 100)
    whole = SCRIPT["page_figures"](new, report | {"distances": [dict(row) for row in rows]})
    assert whole["earlier"] == 0


def test_the_numbers_of_value_battles_are_written() -> None:
    known = tomllib.loads((DATA / "value_battles.toml").read_text(encoding="utf-8"))
    factor = known["factor"]
    formats = {name: {**known[name], "weight": factor[name]} for name in ("alone", "threes")}
    fit = {**formats, "spread": factor["spread"], "independent": factor["independent"]}
    assert tomllib.loads(SCRIPT["value_text"](fit)) == known
    fit["alone"] = {**fit["alone"], "steepness": 9.5, "weight": 0.125}
    new = tomllib.loads(SCRIPT["value_text"](fit))
    assert (new["alone"]["steepness"], new["factor"]["alone"]) == (9.5, 0.125)
    assert new["threes"] == known["threes"]


def test_the_page_gets_the_figures_of_confirmed_values_and_keeps_the_others() -> None:
    old = {"battles": 100, "distances": [], "values": {"battles": 1, "distances": []}}
    places = [(field, by) for field in ("broad", "tame") for by in ("lines", "before")]
    rows = [{"field": field, "by": by, "ships": "1", "corrected": 1.23456} for field, by in places]
    new = SCRIPT["value_figures"](old, {"battles": 20, "distances": rows, "ahead": [], "value_fit": {}})
    assert new["battles"] == 100
    assert new["values"]["battles"] == 20
    order = [("tame", "before"), ("tame", "lines"), ("broad", "before"), ("broad", "lines")]
    assert [(row["field"], row["by"]) for row in new["values"]["distances"]] == order
    assert {row["corrected"] for row in new["values"]["distances"]} == {1.235}

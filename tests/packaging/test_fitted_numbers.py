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
    fit = {"weights": weights, "error": 0.75, "match_ups": 12, "battles": 345}
    after = tomllib.loads(SCRIPT["forecast_text"](FORECAST, fit))
    assert after == {**before, "weights": weights, "fit": {"matchups": 12, "battles": 345, "error": 0.75}}


def test_a_term_that_the_forecast_does_not_have_is_refused() -> None:
    with pytest.raises(KeyError, match="charm"):
        SCRIPT["forecast_text"](FORECAST, {"weights": {"charm": 1.0}, "error": 0.7, "match_ups": 1, "battles": 2})


def test_the_page_has_the_figures_of_the_report_and_what_was_tried_before() -> None:
    old = json.loads((DATA / "points.json").read_text(encoding="utf-8"))
    report = {key: old.get(key, 0) for key in SCRIPT["SHOWN"]} | {"distances": [{"corrected": 12.34567}], "fits": []}
    new = SCRIPT["page_figures"](old, report)
    assert new["distances"] == [{"corrected": 12.346}]
    assert new["tried"] == old["tried"]
    assert "fits" not in new

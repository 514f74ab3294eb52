"""Write the results of a study into the data of the product: `make fitted-numbers FOLDER=study` runs this.

The folder is that of `make calibrate`. Writes the numbers of the formula book, with a scale that keeps the reference cruiser at
60 points, the weights of the forecast, and the figures of the page on the points. The rest of these files does not change.
"""

import json
import re
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
DATA = ROOT / "resources" / "metaverse"
BOOK, FORECAST, POINTS = DATA / "formulas.toml", DATA / "forecast.toml", DATA / "points.json"
VALUE_BATTLES = DATA / "value_battles.toml"
SHOWN = ("program", "protocol", "battles", "confidence", "distances", "forecast", "tenths", "looks")
"""Parts of a report on the page on the points."""
FIELDS = ("tame", "broad")
MEASURES = ("fitted", "before", "measured", "lines", "measured_lines", "hull", "fire", "best")
"""The order of tables and rows on the page."""
SCALE = "value.c0"
CRUISER_POINTS = 60

_WORTH = """
from metamaker.games.metaverse.stats.estimate.reference import CRUISER, reference_designs
from metamaker.games.metaverse.stats.value import valued, value_inputs
cruiser = next(made for made in reference_designs() if made.ship.id == CRUISER)
found = valued(cruiser).values
print(found["c0"], found["combat_value"])
"""
"""Runs in another process, because this one may have read the old book."""


def written(text: str, entries: Mapping[str, str]) -> str:
    """Return the text of a formula book with these numbers at the start of their entries. Raises KeyError."""
    for entry, number in entries.items():
        scope, _, symbol = entry.partition(".")
        place = re.compile(rf'(\n\[{scope}\.entries\]\n(?:(?!\n\[).)*?\n?{symbol} = {{ expression = ")\d+(?:\.\d+)?', re.DOTALL)
        text, count = place.subn(rf"\g<1>{number}", text)
        if count != 1:
            raise KeyError(entry)
    return text


def forecast_text(text: str, fit: Mapping[str, Any]) -> str:
    """Return the text of the forecast's file with these numbers. Raises KeyError for a term without a line."""
    numbers = {name: f"{number:g}" for name, number in fit["weights"].items()}
    lists = {name: json.dumps(fit[name]) for name in ("ships", "scales", "errors")}
    for word, figure in {**numbers, **lists, "matchups": str(fit["matchups"]), "battles": str(fit["battles"])}.items():
        text, count = re.subn(rf"(?m)^{word} = .*$", f"{word} = {figure}", text)
        if count != 1:
            raise KeyError(word)
    return text


def page_figures(old: Mapping[str, Any], report: Mapping[str, Any]) -> dict[str, Any]:
    """Return the figures of the page on the points: those of a report, and the old ones of everything that it lacks.

    `earlier`: the number of battles of an earlier study, if some of its rows stay.
    """
    figures = {**old, **{key: report[key] for key in SHOWN}}
    measured = {_key(row) for row in report["distances"]}
    kept = [row for row in old["distances"] if _key(row) not in measured]
    figures["distances"] = sorted((*report["distances"], *kept), key=_place)
    figures["earlier"] = (old.get("earlier") or old["battles"]) if kept else 0
    for rows in (figures["distances"], figures["forecast"], figures["tenths"]):
        for row in rows:
            row |= {key: round(value, 3) for key, value in row.items() if isinstance(value, float)}
    for row in figures["looks"]:
        for mean in row.values():
            if isinstance(mean, dict):
                mean |= {key: round(value, 3) for key, value in mean.items()}
    return figures


def value_text(fit: Mapping[str, Any]) -> str:
    """Return the text of the file with the numbers of the battles that confirm values."""
    return _VALUE_BATTLES.format(
        **{f"{name}_steepness": fit[name]["steepness"] for name in ("alone", "threes")},
        **{
            f"{name}_strengths": "\n".join(f"{ship} = {strength:g}" for ship, strength in fit[name]["strengths"].items())
            for name in ("alone", "threes")
        },
        **{name: fit[name]["weight"] for name in ("alone", "threes")},
        spread=fit["spread"],
        independent=fit["independent"],
    )


_VALUE_BATTLES = """\
# Battles that confirm combat values: one ship against one reference ship, and three against three. `make value-study` finds
# these numbers, and `make fitted-numbers` writes them here.

[alone]
# Logits for each unit of the logarithm of a ratio of values.
steepness = {alone_steepness:g}

[alone.strengths]
# Logarithms of the factors by which battles show reference ships stronger than their combat values.
{alone_strengths}

[threes]
steepness = {threes_steepness:g}

[threes.strengths]
{threes_strengths}

[factor]
# The logarithm of a factor is the sum of these parts of both results. They make the values of random fleets the best
# predictors of who wins.
alone = {alone:g}
threes = {threes:g}
# Standard deviation of the logarithms of strengths before any battle.
spread = {spread:g}
# The number of independent battles that one battle counts for: the two battles of a pair have the same dice.
independent = {independent:g}
"""


def value_figures(old: Mapping[str, Any], report: Mapping[str, Any]) -> dict[str, Any]:
    """Return the figures of the page on the points with those of a study of confirmed values."""
    distances, ahead = ([_rounded(row) for row in report[key]] for key in ("distances", "ahead"))
    return {**old, "values": {"battles": report["battles"], "distances": sorted(distances, key=_place), "ahead": ahead}}


def _rounded(row: Mapping[str, Any]) -> dict[str, Any]:
    return {key: round(value, 3) if isinstance(value, float) else value for key, value in row.items()}


def _key(row: Mapping[str, Any]) -> tuple[str, str, str]:
    return row["field"], row["by"], row["ships"]


def _place(row: Mapping[str, Any]) -> tuple[int, int]:
    """Return the place of a row in the tables of the page."""
    return FIELDS.index(row["field"]), MEASURES.index(row["by"])


def _write_points(figures: Mapping[str, Any]) -> None:
    POINTS.write_text(json.dumps(figures, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")


def main() -> int:
    """Write numbers and scale, weights and figures, and return the exit code."""
    if len(sys.argv) != 2:
        print("fitted_numbers needs the folder of a study", file=sys.stderr)
        return 2
    report = json.loads((Path(sys.argv[1]) / "report.json").read_text(encoding="utf-8"))
    old = json.loads(POINTS.read_text(encoding="utf-8"))
    if "value_fit" in report:
        VALUE_BATTLES.write_text(value_text(report["value_fit"]), encoding="utf-8")
        _write_points(value_figures(old, report))
        print("fitted_numbers: the numbers and figures of confirmed values written; now make points-page")
        return 0
    entries = {entry: f"{number:g}" for entry, number in report["entries"].items()}
    if not report["is_better"]:
        entries = {}
    BOOK.write_text(written(BOOK.read_text(encoding="utf-8"), entries), encoding="utf-8")
    said = subprocess.run([sys.executable, "-c", _WORTH], cwd=ROOT, check=True, capture_output=True, text=True).stdout
    scale, points = map(float, said.split())
    number = f"{scale * CRUISER_POINTS / points:.14g}"
    BOOK.write_text(written(BOOK.read_text(encoding="utf-8"), {SCALE: number}), encoding="utf-8")
    FORECAST.write_text(forecast_text(FORECAST.read_text(encoding="utf-8"), report["forecast_fit"]), encoding="utf-8")
    _write_points(page_figures(old, report))
    print(f"fitted_numbers: {len(entries)} numbers written, scale {number}, the forecast, the figures of the points;")
    print("now make formula-docs points-page, and look at what changed")
    return 0


if __name__ == "__main__":
    sys.exit(main())

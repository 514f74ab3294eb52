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
SHOWN = ("program", "protocol", "battles", "confidence", "distances", "forecast", "tenths")
"""Parts of a report on the page on the points."""
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
    figures = {"matchups": fit["match_ups"], "battles": fit["battles"], "error": fit["error"], **fit["weights"]}
    for word, number in figures.items():
        text, count = re.subn(rf"(?m)^{word} = .*$", f"{word} = {number:g}", text)
        if count != 1:
            raise KeyError(word)
    return text


def page_figures(old: Mapping[str, Any], report: Mapping[str, Any]) -> dict[str, Any]:
    """Return the figures of the page on the points: those of a report, and the other old ones."""
    figures = {**old, **{key: report[key] for key in SHOWN}}
    for rows in (figures["distances"], figures["forecast"], figures["tenths"]):
        for row in rows:
            row |= {key: round(value, 3) for key, value in row.items() if isinstance(value, float)}
    return figures


def main() -> int:
    """Write numbers and scale, weights and figures, and return the exit code."""
    if len(sys.argv) != 2:
        print("fitted_numbers needs the folder of a study", file=sys.stderr)
        return 2
    report = json.loads((Path(sys.argv[1]) / "report.json").read_text(encoding="utf-8"))
    entries = {entry: f"{number:g}" for entry, number in report["entries"].items()}
    BOOK.write_text(written(BOOK.read_text(encoding="utf-8"), entries), encoding="utf-8")
    said = subprocess.run([sys.executable, "-c", _WORTH], cwd=ROOT, check=True, capture_output=True, text=True).stdout
    scale, points = map(float, said.split())
    number = f"{scale * CRUISER_POINTS / points:.14g}"
    BOOK.write_text(written(BOOK.read_text(encoding="utf-8"), {SCALE: number}), encoding="utf-8")
    FORECAST.write_text(forecast_text(FORECAST.read_text(encoding="utf-8"), report["forecast_fit"]), encoding="utf-8")
    old = json.loads(POINTS.read_text(encoding="utf-8"))
    POINTS.write_text(json.dumps(page_figures(old, report), indent=1, ensure_ascii=False) + "\n", encoding="utf-8")
    print(f"fitted_numbers: {len(entries)} numbers written, scale {number}, the forecast, the figures of the points;")
    print("now make formula-docs points-page, and look at what changed")
    return 0


if __name__ == "__main__":
    sys.exit(main())

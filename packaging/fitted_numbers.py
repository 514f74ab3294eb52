"""Write what a study found into the data of the program: `make fitted-numbers STUDY=FOLDER` runs this.

The folder is that of `metamaker calibrate FOLDER`. The numbers of the formula book are written, and its scale set anew so that
the reference cruiser stays worth 60; the weights of the forecast; and how true both are, for the page of the points. Nothing
else of these files changes, no comment either.
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
TOLD = ("program", "protocol", "battles", "confidence", "distances", "forecast", "tenths")
"""What the page of the points has of a report."""
SCALE = "value.c0"
CRUISER_POINTS = 60

_WORTH = """
from metamaker.games.metaverse.stats.estimate.reference import CRUISER, reference_designs
from metamaker.games.metaverse.stats.value import valued, value_inputs
cruiser = next(made for made in reference_designs() if made.ship.id == CRUISER)
found = valued(cruiser).values
print(found["c0"], found["combat_value"])
"""
"""Asked of a process of its own: this one may have read the old book."""


def written(text: str, entries: Mapping[str, str]) -> str:
    """Return the text of a book with these numbers, each where its entry is one or begins with one. Raises KeyError."""
    for entry, number in entries.items():
        scope, _, symbol = entry.partition(".")
        place = re.compile(rf'(\n\[{scope}\.entries\]\n(?:(?!\n\[).)*?\n?{symbol} = {{ expression = ")\d+(?:\.\d+)?', re.DOTALL)
        text, count = place.subn(rf"\g<1>{number}", text)
        if count != 1:
            raise KeyError(entry)
    return text


def foretelling(text: str, fit: Mapping[str, Any]) -> str:
    """Return the text of the forecast's numbers with these. Raises KeyError for a word that has no line there."""
    figures = {"matchups": fit["match_ups"], "battles": fit["battles"], "error": fit["error"], **fit["weights"]}
    for word, number in figures.items():
        text, count = re.subn(rf"(?m)^{word} = .*$", f"{word} = {number:g}", text)
        if count != 1:
            raise KeyError(word)
    return text


def pointed(old: Mapping[str, Any], report: Mapping[str, Any]) -> dict[str, Any]:
    """Return the figures of the page of the points: those of a report, and what was there beside them."""
    figures = {**old, **{key: report[key] for key in TOLD}}
    for rows in (figures["distances"], figures["forecast"], figures["tenths"]):
        for row in rows:
            row |= {key: round(value, 3) for key, value in row.items() if isinstance(value, float)}
    return figures


def main() -> int:
    """Write numbers and scale, weights, figures; 0 if that was done."""
    if len(sys.argv) != 2:
        print("fitted_numbers: the folder of a study was expected", file=sys.stderr)
        return 2
    report = json.loads((Path(sys.argv[1]) / "report.json").read_text(encoding="utf-8"))
    entries = {entry: f"{number:g}" for entry, number in report["entries"].items()}
    BOOK.write_text(written(BOOK.read_text(encoding="utf-8"), entries), encoding="utf-8")
    said = subprocess.run([sys.executable, "-c", _WORTH], cwd=ROOT, check=True, capture_output=True, text=True).stdout
    scale, points = map(float, said.split())
    number = f"{scale * CRUISER_POINTS / points:.14g}"
    BOOK.write_text(written(BOOK.read_text(encoding="utf-8"), {SCALE: number}), encoding="utf-8")
    FORECAST.write_text(foretelling(FORECAST.read_text(encoding="utf-8"), report["forecast_fit"]), encoding="utf-8")
    old = json.loads(POINTS.read_text(encoding="utf-8"))
    POINTS.write_text(json.dumps(pointed(old, report), indent=1, ensure_ascii=False) + "\n", encoding="utf-8")
    print(f"fitted_numbers: {len(entries)} numbers written, scale {number}, the forecast, the figures of the points;")
    print("now make formula-docs points-page, and look at what changed")
    return 0


if __name__ == "__main__":
    sys.exit(main())

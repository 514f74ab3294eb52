"""Write the numbers that a study found into the formula book: `make fitted-numbers STUDY=FOLDER` runs this.

The folder is that of `metamaker calibrate FOLDER`.
The scale is set anew so that the reference cruiser stays worth 60. Nothing else of the book changes, no comment either.
"""

import json
import re
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
BOOK = ROOT / "resources" / "metaverse" / "formulas.toml"
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


def main() -> int:
    """Write numbers and scale; 0 if that was done."""
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
    print(f"fitted_numbers: {len(entries)} numbers written, scale {number}; now make formula-docs, and look at what changed")
    return 0


if __name__ == "__main__":
    sys.exit(main())

"""Fight the even match-ups of the samples, and write the results: `make fair-fights` runs this.

The match-ups are in `fleets/metaverse/fights.toml`; its counts are replaced. `ONLY=WORD` limits it to fights with the word in
their name. The list of samples quotes the figures: a test reports the sentences to update.
"""

import json
import re
import subprocess
import sys
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
SAMPLES = ROOT / "fleets" / "metaverse"
FIGHTS = SAMPLES / "fights.toml"


def counted(text: str, name: str, counts: Mapping[str, int]) -> str:
    """Return the text of the file with the counts of the fight of this name. Raises KeyError for an unknown name."""
    said = "counts = { " + ", ".join(f"{word} = {number}" for word, number in counts.items()) + " }"
    place = re.compile(rf'(\n\[\[fight\]\]\nname = "{re.escape(name)}"\n(?:(?!\[\[).)*?)counts = \{{[^}}]*\}}', re.DOTALL)
    text, count = place.subn(lambda found: found[1] + said, text)
    if count != 1:
        raise KeyError(name)
    return text


def fought(fight: Mapping[str, Any], captain: str, seed: int) -> dict[str, int]:
    """Return the wins and losses of the first side of a fight, and the number of draws."""
    sides = [str(SAMPLES / side) for side in fight["sides"]]
    options = ("-n", str(fight["battles"]), "--seed", str(seed), "--captains", captain, "--json")
    command = (sys.executable, "-P", "-m", "metamaker", "weigh", *sides, *options)
    told = json.loads(subprocess.run(command, check=True, capture_output=True, text=True).stdout)
    return {"won": told["wins"], "lost": told["losses"], "drawn": told["draws"]}


def main() -> int:
    """Fight them one after the other, and write each result at once."""
    only = sys.argv[1] if len(sys.argv) > 1 else ""
    data = tomllib.loads(FIGHTS.read_text(encoding="utf-8"))
    for fight in data["fight"]:
        if only in fight["name"]:
            counts = fought(fight, data["captain"], data["seed"])
            FIGHTS.write_text(counted(FIGHTS.read_text(encoding="utf-8"), fight["name"], counts), encoding="utf-8")
            share = (counts["won"] + counts["drawn"] / 2) / sum(counts.values())
            print(f"{fight['name']}: the first side wins {share:.1%}", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())

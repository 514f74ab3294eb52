"""Writes the next dictionary of share codes: what sample designs have in common, which codes then need not say.

A dictionary that codes have been made with never changes, since every such code needs it to be read. To make another:
`make share-dictionary`, then raise `VERSION` in `metamaker/core/share_code.py`.
"""

import json
from itertools import chain, zip_longest
from pathlib import Path
from typing import Any

from metamaker.core.share_code import WINDOW, dictionary_file
from metamaker.game_api.game import brief_bytes
from metamaker.opening import open_file
from metamaker.registry import GAMES

FLEETS = Path(__file__).resolve().parent.parent / "fleets"
OF_ITS_OWN = {"notes", "tags", "author", "emblem", "variant"}
"""What no two designs have in common."""


def designs() -> list[str]:
    """Return the texts of all sample designs, the small ones of every fleet last: what stands last is found soonest."""
    fleets = []
    for file in sorted(path for game in GAMES for path in (FLEETS / game).glob("*.json")):
        opened = open_file(str(file))
        game, document = opened.game, opened.document
        if game.designs is None:
            continue
        refs = game.designs.subjects(document, classes=True)
        cut = [json.loads(brief_bytes(game, game.designs.extract(document, (ref,)))) for ref in refs]
        fleets.append(sorted((_text(_stripped(value)) for value in cut), key=len))
    return [text for text in reversed([*chain(*zip_longest(*fleets, fillvalue=""))]) if text]


def _stripped(value: Any) -> Any:
    if isinstance(value, dict):
        return {key: _stripped(inner) for key, inner in value.items() if key not in OF_ITS_OWN}
    return [_stripped(inner) for inner in value] if isinstance(value, list) else value


def _text(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


def main() -> None:
    """Write the file of the first version that has none."""
    version = 1
    while dictionary_file(version).exists():
        version += 1
    target = dictionary_file(version)
    target.parent.mkdir(exist_ok=True)
    text = "\n".join(designs()).encode()
    target.write_bytes(text[-WINDOW:].split(b"\n", 1)[1] + b"\n")
    print(f"wrote {target}")


if __name__ == "__main__":
    main()

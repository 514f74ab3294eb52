"""Write the next dictionary of share codes: the common texts of sample designs, which codes can then leave out.

A dictionary in use never changes, because every code made with it needs it to be read. To make another: `make
share-dictionary`, then raise `VERSION` in `metamaker/core/share_code.py`.
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
"""Entries that designs never share."""


def designs() -> list[str]:
    """Return the texts of all sample designs, the small ones of every fleet last, because the end is found soonest."""
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
    """Write the file of the first version without one."""
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

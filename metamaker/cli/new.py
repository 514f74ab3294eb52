"""`metamaker new`: a file to begin with."""

import os

from metamaker.cli.answer import FINE, print_json
from metamaker.cli.games import wanted_game
from metamaker.core.problem import FileProblem
from metamaker.core.storage import save_document
from metamaker.game import file_bytes


def run(file: str, name: str, game: str, as_json: bool) -> int:
    """Write a new fleet; see `metamaker new --help`."""
    chosen = wanted_game(game)
    if os.path.lexists(file):
        raise FileProblem(file, "", "expected a new file, found one that exists")
    save_document(file, file_bytes(chosen, chosen.new(name, file)))
    if as_json:
        print_json({"file": file, "game": chosen.key, "format": chosen.format.number})
    else:
        from metamaker.cli.terminal import say

        say(f"wrote {file}: {name}, {chosen.name}")
    return FINE

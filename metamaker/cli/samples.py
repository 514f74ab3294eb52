"""`metamaker samples`: the fleets that come with the program."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import typer

from metamaker.cli.answer import FINE, print_json
from metamaker.cli.games import wanted_game
from metamaker.core.expectation import did_you_mean
from metamaker.core.paths import sample_fleets
from metamaker.core.problem import FileProblem
from metamaker.core.storage import read_file, write_file
from metamaker.game import Game
from metamaker.registry import open_file


def run(names: Sequence[str], to: Path, game: str, as_json: bool) -> int:
    """List the samples or copy some; see `metamaker samples --help`."""
    chosen = wanted_game(game)
    known = {path.stem: path for path in sorted(sample_fleets(chosen.key).glob("*.json"))}
    for name in names:
        if name not in known:
            raise typer.BadParameter(f"there is no sample “{name}”{did_you_mean(name, known)}")
    if not names:
        return _list(chosen, known, as_json)
    copies = {known[name]: to / known[name].name for name in names}
    for copy in copies.values():
        if copy.exists():
            raise FileProblem(str(copy), "", "expected a new file, found one that exists")
    for sample, copy in copies.items():
        write_file(str(copy), read_file(str(sample)))
    if as_json:
        print_json({"copied": [str(copy) for copy in copies.values()]})
    else:
        from metamaker.cli.terminal import say

        say(*(f"wrote {copy}" for copy in copies.values()))
    return FINE


def _list(game: Game[Any], known: dict[str, Path], as_json: bool) -> int:
    rosters = {name: game.roster(open_file(str(path)).document) for name, path in known.items()}
    if as_json:
        listed = [
            {"sample": name, "file": str(known[name]), "name": roster.name, "totals": roster.totals.as_dict()}
            for name, roster in rosters.items()
        ]
        print_json({"samples": listed})
        return FINE
    from metamaker.cli.terminal import figure, say, table

    if not rosters:
        say("no samples")
        return FINE
    shown = [stat.symbol for stat in next(iter(rosters.values())).totals if stat.symbol in _SHOWN]
    labels = [symbol.replace("_", " ") for symbol in shown]
    rows = ((name, roster.name, *(figure(roster.totals[symbol].value) for symbol in shown)) for name, roster in rosters.items())
    say(table(("sample", "fleet", *labels), rows, right=labels), "", "metamaker samples NAME copies one to this folder")
    return FINE


_SHOWN = {"combat_value", "tier", "ships"}
"""Totals that tell one sample from another; games without one of them do without."""

"""Tables of samples, and readers of the files that are written for other programs."""

from collections.abc import Sequence
from functools import cache
from typing import Any

from metamaker.core.paths import sample_encounters, sample_fleets
from metamaker.opening import open_encounter, open_file
from metamaker.tabletops.table import Table, TableOrder

SAMPLES = {
    "metaverse": "kite-clans-of-aldersay",
    "cosmoforce": "six-ideas",
    "cosmoclysm": "the-loom",
    "cosmos_commanders": "kettle-and-thimble",
}
FEW = 10
"""Pixels per cm: enough for tests, and quick."""


def order_of(game: str, **more: Any) -> TableOrder:
    """Return the table of a sample."""
    opened = open_file(str(sample_fleets(game) / f"{SAMPLES[game]}.json"))
    return TableOrder(opened.game, (opened.document,), per_cm=FEW, **more)


@cache
def met(name: str) -> TableOrder:
    """Return the table of an encounter of the samples."""
    game, forces, encounter = open_encounter(str(sample_encounters("metaverse") / f"{name}.json"))
    return TableOrder(game, tuple(forces), encounter, per_cm=FEW)


def table_of(game: str, **more: Any) -> Table:
    return Table(order_of(game, **more))


def unescaped(text: str, separator: str) -> list[str]:
    """Split a sequence of VASSAL: a separator after a backslash belongs to its value, and quotes around a value do not."""
    found, value = [], ""
    for letter in text:
        if letter == separator and value.endswith("\\"):
            value = value[:-1] + letter
        elif letter == separator:
            found.append(value)
            value = ""
        else:
            value += letter
    found.append(value)
    return [each[1:-1] if len(each) > 1 and each[0] == each[-1] == "'" else each for each in found]


def piece_in(command: str) -> tuple[list[list[str]], list[str], list[str]]:
    """Return a piece from the command that adds it: its traits in fields, their states, and those of the basic piece."""
    assert command.startswith("+/")
    _, types, states = unescaped(command[2:], "/")
    traits, kept = list(_nested(types)), list(_nested(states))
    assert len(traits) == len(kept)
    return [unescaped(trait, ";") for trait in traits], kept, unescaped(kept[-1], ";")


def _nested(text: str) -> Sequence[str]:
    found = []
    while True:
        first, *rest = unescaped(text, "\t")
        found.append(first)
        if not rest:
            return found
        (text,) = rest


def commands_in(data: bytes) -> list[str]:
    """Return the commands of a saved game."""
    assert data.startswith(b"!VCSK")
    key, content = int(data[5:7], 16), bytes.fromhex(data[7:].decode())
    return bytes(each ^ key for each in content).decode().split("\x1b")

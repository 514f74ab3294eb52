"""The notation of moves: `E5-F6`, `D6-E2=B3` through a wormhole, `A2 d4` for an announced ship."""

import re
from collections.abc import Sequence
from typing import NamedTuple

from metamaker.games.cosmoclysm.rules.ways import Way

ROLL = "d4"
"""Follows the hex of an announced ship. Rule CL-TURN-02."""

_TOKEN = re.compile(r"[A-Za-z]?\d*|=", re.ASCII)
_HEX = re.compile(r"[A-Za-z]\d*|\d+", re.ASCII)
_THROUGH = {"=", "⇒", "=>"}
_STEPS = re.compile(r"\s*(=>|⇒|=|->|→|[-–—>,x×]|\s)\s*")
_FILLERS = {"to", "by", "via", "through", "on", "onto", "à", "vers", "par", "sur", "a", "and", "et", "then", "puis"}


class Written(NamedTuple):
    """A move as written: hexes by name, and the indexes of hexes with a wormhole to the next hex."""

    hexes: tuple[str, ...]
    passes: tuple[int, ...] = ()
    announces: bool = False


def written(way: Way, names: Sequence[str]) -> str:
    """Return a way as its answer: start, end, and the wormholes on it."""
    text = at = names[way.hexes[0]]
    for entry, exit_ in way.passed:
        step = "" if names[entry] == at else f"-{names[entry]}"
        at = names[exit_]
        text += f"{step}={at}"
    return text if names[way.end] == at else f"{text}-{names[way.end]}"


def announced(name: str) -> str:
    """Return the answer for announcing the ship on a hex."""
    return f"{name} {ROLL}"


def read(text: str) -> Written:
    """Return the typed move in capital letters, legal or not. Raises ValueError for unreadable text."""
    parts = [part for part in _STEPS.split(text.strip()) if part]
    hexes: list[str] = []
    passes: list[int] = []
    announces = is_behind_hex = False
    for part in parts:
        word = part.lower()
        # Many boards have a hex D4, so the die is in lower case, directly after the hex of a ship.
        if word in {"roll", "lance"} or (part == ROLL and is_behind_hex):
            announces = True
            continue
        is_behind_hex = is_behind_hex if not part.strip() else bool(_HEX.fullmatch(part))
        if part in _THROUGH:
            passes.append(len(hexes) - 1)
        elif _TOKEN.fullmatch(part) and word not in _FILLERS - {"a"} and part.strip():
            hexes.append(part.upper())
        elif not _STEPS.fullmatch(part) and word not in _FILLERS:
            raise ValueError(part)
    if not hexes or any(place < 0 or place + 1 >= len(hexes) for place in passes):
        raise ValueError(text)
    return Written(tuple(hexes), tuple(passes), announces)


def full(way: Way, names: Sequence[str]) -> str:
    """Return a way hex by hex: `E5 → F2 → F6`, `E2 ⇒ B3` through a wormhole."""
    text = names[way.hexes[0]]
    for place, at in enumerate(way.hexes[1:]):
        text += f" {'⇒' if place in way.passes else '→'} {names[at]}"
    return text

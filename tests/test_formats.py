"""Formats are for ever: a file of each kind and number ever written opens, and one of a newer version says that it is newer."""

import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from metamaker.core.envelope import Format
from metamaker.core.errors import FileProblem
from metamaker.opening import open_any, open_encounter
from metamaker.play.documents import ENCOUNTER, RECORD, REPLAY
from metamaker.play.review.match_record import EVERY_GAME, MATCHES
from metamaker.registry import GAMES, game_called
from metamaker.review.record import read_record
from metamaker.tournaments.model import EVENT

ROOT = Path(__file__).parents[1]
FOLDER = ROOT / "tests" / "golden" / "formats"
FILES = sorted(FOLDER.glob("*.json"))
STATES = "play"
"""The kind of play states, which a game reads by itself: their tests stand with it."""

UNIVERSE = "universe"
"""The kind of universe packs, which only games have that can make them."""


def written(key: str) -> Iterator[tuple[Format, str]]:
    """Every format that documents of a game are written in, with its kind."""
    game = game_called(key)
    yield game.format, game.format.kind
    if game.play is not None:
        yield REPLAY, REPLAY.kind
        if game.play.encounters is not None:
            yield ENCOUNTER, ENCOUNTER.kind
    if game.sheets is not None:
        yield RECORD, RECORD.kind
    if game.limits is not None:
        yield EVENT, EVENT.kind
    if game.universes is not None:
        packs = game.universes.game.format
        yield packs, packs.kind


def read(file: Path, data: bytes) -> str:
    """Open a file as its kind is opened, and return the key of its game."""
    if f"-{MATCHES.kind}-" in file.name:
        assert read_record(str(file)).matches
        return EVERY_GAME
    if f"-{ENCOUNTER.kind}-" in file.name:
        return open_encounter(str(file))[0].key
    return open_any(data, file.name).game.key


def test_there_is_a_record_of_matches_of_every_format() -> None:
    wanted = {f"{EVERY_GAME}-{MATCHES.kind}-{number}" for number in range(1, MATCHES.number + 1)}
    assert {file.stem for file in FILES if file.stem.startswith(f"{EVERY_GAME}-")} == wanted


@pytest.mark.parametrize("key", GAMES)
def test_there_is_a_file_of_every_format_ever_written(key: str) -> None:
    """Kept for ever: never change one, add the next."""
    wanted = {f"{key}-{kind}-{number}" for known, kind in written(key) for number in range(1, known.number + 1)}
    assert {file.stem for file in FILES if file.stem.startswith(f"{key}-") and f"-{STATES}-" not in file.stem} == wanted


def test_no_kind_of_document_is_left_out() -> None:
    source = "\n".join(file.read_text(encoding="utf-8") for file in (ROOT / "metamaker").rglob("*.py"))
    kinds = {REPLAY.kind, RECORD.kind, ENCOUNTER.kind, EVENT.kind, MATCHES.kind, STATES, UNIVERSE}
    assert set(re.findall(r'\bFormat\("(\w+)"', source)) == kinds


@pytest.mark.parametrize("file", [file for file in FILES if f"-{STATES}-" not in file.name], ids=lambda file: file.stem)
def test_it_opens_and_a_newer_one_says_so(file: Path, tmp_path: Path) -> None:
    assert read(file, file.read_bytes()) == file.name.partition("-")[0]
    newer = tmp_path / file.name
    newer.write_text(json.dumps({**json.loads(file.read_bytes()), "format": 99}))
    with pytest.raises(
        FileProblem,
        match="the file has format 99, but this version of MetaMaker only reads",
    ):
        read(newer, newer.read_bytes())

"""The games of Cosmoclysm in `docs/battles` are told as they were, and a referee finds nothing in them."""

from pathlib import Path

import pytest

from metamaker.game_api.matches import resumed
from metamaker.games.cosmoclysm.game import COSMOCLYSM
from metamaker.play.documents import replay_from
from metamaker.play.story import Event
from tests.cli.conftest import Run
from tests.games.cosmoclysm.referee import Referee

DOCS = Path(__file__).parents[3] / "docs" / "battles"
GAMES = pytest.mark.parametrize("name", ["the-three-at-the-loom", "the-narrows", "six-candles"])


@GAMES
def test_a_game_is_told_as_it_was(name: str, run: Run, write_golden: bool) -> None:
    story, replay = DOCS / f"{name}.txt", DOCS / f"{name}.json"
    told = run("battle", "--replay", replay).out
    if write_golden:
        story.write_text(told, encoding="utf-8")
    assert told == story.read_text(encoding="utf-8")


@GAMES
def test_a_referee_finds_nothing(name: str) -> None:
    file = DOCS / f"{name}.json"
    match = resumed(COSMOCLYSM, replay_from(file.read_bytes(), "cosmoclysm", str(file)), str(file), [])
    events: list[Event] = []
    while match.step():
        events += match.happened()
    events += match.happened()
    board = match.table.board
    assert list(Referee(board, len(board.players)).faults(events)) == []
    assert len(events) > 40

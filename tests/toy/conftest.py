"""The toy game on the list of games, and a file of it."""

from pathlib import Path

import pytest

from metamaker.game_api.game import file_bytes
from metamaker.registry import GAMES, Entry
from tests.app.conftest import *  # noqa: F403 - the window and what it needs
from tests.cli.conftest import run
from tests.toy.race import RACE, Board, race

__all__ = ["run"]


@pytest.fixture(autouse=True)
def listed(monkeypatch: pytest.MonkeyPatch) -> None:
    """List the game like any other."""
    monkeypatch.setitem(GAMES, "race", Entry("Race", race))


@pytest.fixture
def board(tmp_path: Path) -> Path:
    """Return a file of a board."""
    file = tmp_path / "five.json"
    file.write_bytes(file_bytes(RACE, Board(name="Five")))
    return file

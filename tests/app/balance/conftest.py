"""What tests of weighing in the window share: one process that fights for all of them, ships, and the verb to compare with."""

import json
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from metamaker.app.balance.balance_runner import BattleRoom
from metamaker.app.context import Context
from metamaker.app.settings.settings import Settings
from metamaker.cli.main import main
from metamaker.core.paths import sample_fleets
from metamaker.opening import open_file
from tests.app.conftest import MakeContextOfGame
from tests.app.fighting import background, room

SIX = sample_fleets("cosmoforce") / "six-ideas.json"
FEW, MANY = 20, 5000

ContextOf = Callable[[Any], Context]


__all__ = ["background", "room"]


@pytest.fixture
def settings(settings: Settings) -> Settings:
    """Return settings with few battles."""
    settings.keep("balance.number", FEW)
    settings.keep("balance.slot_number", FEW)
    return settings


@pytest.fixture
def context_of(context_of_game: MakeContextOfGame, room: BattleRoom) -> ContextOf:
    """Return what a view is given of a document."""
    return partial(context_of_game, "cosmoforce")


@pytest.fixture
def context(context_of: ContextOf) -> Context:
    """Return the context of a view with the six samples, Warm Kettle on the canvas."""
    made = context_of(open_file(str(SIX)).document)
    made.selection.show("designs/warm-kettle")
    return made


Verb = Callable[..., Any]


@pytest.fixture
def verb(capsys: pytest.CaptureFixture[str]) -> Verb:
    """Return what `metamaker balance` says in JSON."""

    def said(*words: str | Path) -> Any:
        assert main(["balance", *map(str, words), "-n", str(FEW), "--workers", "1", "--json"]) == 0
        return json.loads(capsys.readouterr().out)

    return said

"""The game that the words of a command name."""

from typing import Any

import typer

from metamaker.core.expectation import did_you_mean
from metamaker.game.game import Game
from metamaker.registry import GAMES, game_called


def wanted_game(key: str) -> Game[Any]:
    """Return the game with this key; a wrong one is a usage error."""
    if key not in GAMES:
        raise typer.BadParameter(f"expected one of {', '.join(GAMES)}, found “{key}”{did_you_mean(key, GAMES)}")
    return game_called(key)

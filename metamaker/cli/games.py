"""The game that the words of a command name, and what it has for the verbs."""

from typing import Any, TypeVar

import typer

from metamaker.core.expectation import did_you_mean
from metamaker.core.problem import FileProblem
from metamaker.game.game import Game
from metamaker.registry import GAMES, game_called

Part = TypeVar("Part")


def offered(part: Part | None, what: str, game: Game[Any], file: str) -> Part:
    """Return a part of the game of a file. Raises FileProblem if the game has none; `what` says which games have one."""
    if part is None:
        raise FileProblem(file, "game", f"expected a game {what}, found {game.key}")
    return part


def wanted_game(key: str) -> Game[Any]:
    """Return the game with this key; a wrong one is a usage error."""
    if key not in GAMES:
        raise typer.BadParameter(f"expected one of {', '.join(GAMES)}, found “{key}”{did_you_mean(key, GAMES)}")
    return game_called(key)

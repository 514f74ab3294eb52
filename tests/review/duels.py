"""Duels to review, with one kind of blunder in them."""

from collections.abc import Callable
from typing import Any

from metamaker.core.paths import sample_fleets
from metamaker.game_api.game import required
from metamaker.game_api.matches import begun
from metamaker.opening import open_file
from metamaker.play.documents import Replay
from metamaker.play.table import Setting
from metamaker.registry import GAMES, game_called
from metamaker.review.source import Source

Blunder = Callable[[Any], bool]
"""Returns whether fire is held at a decision."""


def duel(seed: int, captain: str = "careful", holds: Blunder = lambda _: False) -> Source:
    """Return a duel of two frigates in which the first one holds its fire where it `holds`."""
    game = game_called("metaverse")
    fleet = open_file(str(sample_fleets(game.key) / "quarrel-at-fennel-light.json")).document
    forces = tuple(required(game.play).force(fleet, [ship.id]) for ship in fleet.ships)
    return source(fought(game, forces, Setting(seed, (captain, captain)), holds), game.key)


def fought(game: Any, forces: tuple[Any, ...], setting: Setting, holds: Blunder = lambda _: False) -> Replay:
    """Return the replay of a match of captains."""
    match = begun(game, forces, setting)
    captains = [required(game.play).hire(name, setting.seed, side) for side, name in enumerate(setting.captains)]
    choose = [Holding(captains[0], holds), *captains[1:]]
    match._captains[:] = choose
    while match.step():
        pass
    return match.replay()


class Holding:
    """A captain that answers some decisions about fire by holding it."""

    def __init__(self, captain: Any, holds: Blunder) -> None:
        self._captain = captain
        self._holds = holds

    def answer(self, decision: Any) -> Any:
        answer = self._captain.answer(decision)
        return decision.default() if decision.kind == "fire" and self._holds(decision) else answer


def source(replay: Replay, game: str) -> Source:
    """Return a replay as a source."""
    return Source(GAMES[game].load, replay, "match.json")


def board(game: str, name: str, captain: str, seed: int = 3) -> Source:
    """Return a game on a sample board between captains."""
    played = game_called(game)
    document = open_file(str(sample_fleets(game) / f"{name}.json")).document
    forces = required(played.play).sides(document) or (document,)
    seats = required(played.play).seats(forces, False)
    return source(fought(played, forces, Setting(seed, (captain,) * seats)), game)

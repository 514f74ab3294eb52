"""The fleets of players, read from the tournament and compared with its limits. Results are kept with the fleet."""

from typing import Any, NamedTuple

from metamaker.core.envelope import migrated
from metamaker.core.errors import FileProblem
from metamaker.core.memo import memo_by
from metamaker.game_api.game import Game, required
from metamaker.game_api.limits import Examined
from metamaker.play.replay import Contingent
from metamaker.tournaments.model import Event, Player


class Read(NamedTuple):
    """A fleet that was read, or why it cannot be."""

    document: Any
    problem: str = ""


@memo_by
def _read(fleet: Contingent, game: Game) -> Read:
    try:
        return Read(game.documents.read(migrated(fleet.envelope(game.key), game.format, ""), ""))
    except FileProblem as problem:
        return Read(None, problem.without_file)


def fleet_of(game: Game, player: Player) -> Read:
    """Return the fleet of a player, always the same object for the same one; nothing for a player without one."""
    return Read(None) if player.fleet is None else _read(player.fleet, game)


def examined(game: Game, event: Event, player: Player) -> tuple[Examined, ...]:
    """Return how the fleet of a player keeps to the limits; nothing where there is no fleet."""
    document = fleet_of(game, player).document
    return () if document is None else required(game.limits).examined(document, event.limits)

"""Actions of an organiser: enter players, draw rounds, record results. All are pure functions to a new tournament."""

from typing import Any

from metamaker.core.edits import changed, replaced
from metamaker.core.ids import new_id
from metamaker.core.messages import message
from metamaker.core.property import EditProblem
from metamaker.game_api.game import Game, contingent
from metamaker.tournaments.model import OUTCOMES, Event, Player, Result, Round, alike, digest_of
from metamaker.tournaments.pairing import NoRound, next_round


def entered(game: Game, event: Event, document: object, name: str = "") -> Event:
    """Return the tournament with one more player: `name`, or else the author or the title of the fleet.

    If a player of this name has no fleet yet, the fleet is added, and compared with its digest if there is one.
    """
    fleet = contingent(game, game.documents.present(document))
    called = name or game.documents.author(document) or game.documents.title(document)
    waiting = next((each for each in event.players if each.fleet is None and alike(each.name) == alike(called)), None)
    if waiting is not None:
        with_fleet = changed(waiting, fleet=fleet, digest=waiting.digest or digest_of(fleet))
        return changed(event, players=replaced(event.players, waiting, with_fleet))
    return _with_player(event, called, fleet=fleet, digest=digest_of(fleet))


def named_player(event: Event, name: str) -> Event:
    """Return the tournament with one more player without a fleet."""
    return _with_player(event, name)


def free_name(event: Event, name: str, of: Player | None = None) -> str:
    """Return the name for a player, followed by a number if other players than `of` have it.

    Names that people cannot distinguish are equal: case and blanks do not matter.
    """
    taken = {alike(player.name) for player in event.players if player is not of}
    free, number = " ".join(name.split()), 2
    while free and alike(free) in taken:
        free, number = f"{' '.join(name.split())} {number}", number + 1
    return free


def _with_player(event: Event, name: str, **more: Any) -> Event:
    free = free_name(event, name)
    player_id = new_id(free, {player.id for player in event.players})
    return changed(event, players=(*event.players, Player(id=player_id, name=free, **more)))


def with_fleet(game: Game, event: Event, player: Player, document: object) -> Event:
    """Return the event in which a player hands in another fleet."""
    fleet = contingent(game, game.documents.present(document))
    return changed(event, players=replaced(event.players, player, changed(player, fleet=fleet, digest=digest_of(fleet))))


def has_played(event: Event, player: Player) -> bool:
    """Return whether a player is in a drawn round, and so withdraws instead of being removed."""
    return any(player.id in pairing.players for each in event.rounds for pairing in each.pairings)


def without_player(event: Event, player: Player) -> Event:
    """Return the tournament without a player. A player of a drawn round withdraws, and stays in the standings."""
    if has_played(event, player):
        return changed(event, players=replaced(event.players, player, changed(player, withdrawn=True)))
    return changed(event, players=tuple(each for each in event.players if each is not player))


def returned(event: Event, player: Player) -> Event:
    """Return the tournament in which a withdrawn player is paired again."""
    return changed(event, players=replaced(event.players, player, changed(player, withdrawn=False)))


def without_fleets(event: Event) -> Event:
    """Return the tournament for everyone to see: without the fleets, which their digests still identify."""
    return changed(event, players=tuple(changed(player, fleet=None) for player in event.players))


def drawn(event: Event, seed: int) -> Event:
    """Return the event with one more round. Raises EditProblem if there can be none now."""
    try:
        return changed(event, rounds=(*event.rounds, next_round(event, seed)))
    except NoRound as problem:
        raise EditProblem(problem.text) from None


def undrawn(event: Event) -> Event:
    """Return the event without its last round, to be drawn again. Raises EditProblem if there is none."""
    if not event.rounds:
        raise EditProblem(message("event-no_round"))
    return changed(event, rounds=event.rounds[:-1])


def with_result(event: Event, number: int, table: int, result: Result | None) -> Event:
    """Return the event with the result of a game: of round `number` at a table, both from 1. Raises EditProblem for a bye."""
    of = event.rounds[number - 1]
    pairings = list(of.pairings)
    pairings[table - 1] = changed(pairings[table - 1], result=result)
    rounds: list[Round] = list(event.rounds)
    rounds[number - 1] = changed(of, pairings=tuple(pairings))
    return changed(event, rounds=tuple(rounds))


def result_of(event: Event, player: Player, outcome: str, number: int = 0) -> Event:
    """Return the event in which the game of a player in a round, the last one for 0, has this one of the `OUTCOMES`.

    Raises EditProblem where the player has no game in it.
    """
    if not event.rounds or number > len(event.rounds):
        raise EditProblem(message("event-no_round"))
    number = number or len(event.rounds)
    for table, pairing in enumerate(event.rounds[number - 1].pairings, 1):
        if player.id in pairing.players and pairing.second is not None:
            return with_result(event, number, table, OUTCOMES[outcome][pairing.first != player.id])
    raise EditProblem(message("event-no_game", player=player.name, round=number))

"""Fleets of players and problems of tournaments: broken limits, rounds with faults, impossible limits."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from typing import Any, NamedTuple

from metamaker.core.display_names import called
from metamaker.core.envelope import migrated
from metamaker.core.errors import FileProblem
from metamaker.core.ids import ref
from metamaker.core.issue import Issue, error, note, warning
from metamaker.core.memo import memo_by
from metamaker.core.messages import message
from metamaker.game_api.checks import Fix
from metamaker.game_api.game import Game, required
from metamaker.game_api.limits import Examined
from metamaker.play.documents import Contingent
from metamaker.tournaments.model import Event, Player, alike, digest_of


class EventChecks:
    """See the Checks protocol. `of` is the game of the tournament."""

    def __init__(self, of: Game) -> None:
        self._of = of

    def issues(self, event: Event) -> tuple[Issue, ...]:
        """Return all problems: of the limits, of each player, of the rounds."""
        doubts = required(self._of.limits).doubts(event.limits)
        of_players = (issue for player in event.players for issue in player_issues(self._of, event, player))
        return (*doubts, *_of_names(event), *of_players, *_of_rounds(event))

    def fixes(self, _event: Event, _issue: Issue, _language: str) -> tuple[Fix, ...]:
        """Return nothing, because players correct their own fleets, and results cannot be corrected."""
        return ()


def player_issues(game: Game, event: Event, player: Player) -> Iterator[Issue]:
    """Yield the problems of the fleet of a player, with places in the tournament."""
    name = called(player)
    if player.fleet is None:
        key = "fleet_elsewhere" if player.digest else "no_fleet"
        yield warning(f"event-{key}", where=player.ref(), text=message(f"event-{key}", player=name), rule="")
        return
    if player.digest and digest_of(player.fleet) != player.digest:
        yield error("event-other_fleet", where=player.ref(), text=message("event-other_fleet", player=name), rule="")
    problem = fleet_of(game, player).problem
    if problem:
        told = message("event-unreadable", player=name, problem=problem)
        yield error("event-unreadable", where=player.ref(), text=told, rule="")
    for line in examined(game, event, player):
        for issue in line.issues:
            told = message("event-of_player", player=name, problem=issue.message)
            yield replace(issue, where=player.ref(issue.where), message=told)


def _of_names(event: Event) -> Iterator[Issue]:
    counts = Counter(alike(called(player)) for player in event.players)
    seen: set[str] = set()
    for player in event.players:
        name = alike(called(player))
        if counts[name] > 1 and name not in seen:
            seen.add(name)
            told = message("event-same_name", player=called(player), count=counts[name])
            yield warning("event-same_name", where=player.ref(), text=told, rule="")


def _of_rounds(event: Event) -> Iterator[Issue]:
    """Yield games of earlier rounds without a result, and opponents who meet again."""
    met: set[frozenset[str]] = set()
    for number, each in enumerate(event.rounds, 1):
        where = ref("rounds", str(number))
        left = sum(not pairing.is_over for pairing in each.pairings)
        if left and number < len(event.rounds):
            told = message("event-unfinished", round=number, count=left)
            yield warning("event-unfinished", where=where, text=told, rule="")
        for pairing in (pairing for pairing in each.pairings if pairing.second is not None):
            one, other = (called(event.player(player)) for player in pairing.players)
            if frozenset(pairing.players) in met:
                told = message("event-again", round=number, one=one, other=other)
                yield note("event-again", where=where, text=told, rule="")
            met.add(frozenset(pairing.players))


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

"""The balance of the game: the worth of each type in a fleet, and the wins of each seat, measured in captains' games."""

from collections.abc import Sequence
from typing import NamedTuple

from typing_extensions import override

from metamaker.core.issue import Issue
from metamaker.core.messages import Words, language_in_force, words_in
from metamaker.game_api.documents import NotInDocument
from metamaker.game_api.weighing import Seating, Weighed, Weighing, won_by
from metamaker.games.cosmoclysm.battle.ai.captain import played_out, set_up
from metamaker.games.cosmoclysm.battle.ai.registry import CAPTAINS, captain
from metamaker.games.cosmoclysm.battle.preparation import Preparation
from metamaker.games.cosmoclysm.match.sides import begun
from metamaker.games.cosmoclysm.match.sides import flaws as flaws_of
from metamaker.games.cosmoclysm.messages import message
from metamaker.games.cosmoclysm.model.board import GAME, LEAST_PLAYERS, MOST_PLAYERS, Board, for_players
from metamaker.games.cosmoclysm.model.words import TYPES, FirstShip, ShipType
from metamaker.games.cosmoclysm.rules.boards import field_of, letters_of
from metamaker.games.cosmoclysm.rules.position import DRAW, ROUNDS
from metamaker.games.cosmoclysm.rules.ships import ATTACK, DEFENCE, KINDS
from metamaker.play.dice import SeededDice
from metamaker.play.results import Duel, Outcome

PLAIN = "plain"
"""The captain for ratings: thousands of games of a strong one take hours."""


class Fleet(NamedTuple):
    """A fleet for rating a type: a board, and one ship of each type with an additional one of this type."""

    board: Board
    extra: int


class Meeting(NamedTuple):
    """Two fleets on a board, with captains of the same name."""

    board: Board
    extras: tuple[int, int]
    captain: str


class Seated(NamedTuple):
    """A board with its number of players, all with captains of the same name."""

    board: Board
    captain: str


def fleet_of(extra: int) -> list[int]:
    """Return seven ships: one of each type, and an additional one of one type. Rule CL-SET-02."""
    return [*range(KINDS), extra]


def meet(meeting: Meeting, seed: int, mirrored: bool, /) -> Outcome:
    """Play one game of two fleets: a Fight of `metamaker.play.results`. If mirrored, they have changed seats."""
    extras = meeting.extras[::-1] if mirrored else meeting.extras
    crew = [captain(meeting.captain, seed, side) for side in range(len(extras))]
    board, dice = meeting.board, SeededDice(seed)
    preparation = Preparation(
        field_of(board), letters_of(board), len(extras), 2, board.options.first_ship is FirstShip.EDGE_FOR_ALL
    )
    preparation.fleets = [fleet_of(extra) for extra in extras]
    set_up(preparation, crew, dice)
    position = preparation.position(ROUNDS, board.options.capture_optional, board.options.draw_claims)
    played_out(position, crew, dice)
    winner = None if position.result == DRAW else position.result
    return Outcome(1 - winner if mirrored and winner is not None else winner, min(position.round, ROUNDS))


def seat_wins(seated: Seated, seed: int, mirrored: bool, /) -> Outcome:  # noqa: ARG001 - dice say who begins
    """Play one game on an initially empty board: a Fight of `metamaker.play.results` that counts the winner."""
    board, dice = seated.board, SeededDice(seed)
    crew = [captain(seated.captain, seed, side) for side in range(len(board.players))]
    position = begun(board, crew, dice)
    played_out(position, crew, dice)
    won = () if position.result == DRAW else ((position.result - position.first) % len(crew),)
    return Outcome(None, min(position.round, ROUNDS), won_by(won))


class CosmoclysmWeighing(Weighing[Board]):
    """The balance of ship types. See the Weighing protocol.

    The six types are rated, each as an additional ship in a fleet of all of them.
    """

    captains = CAPTAINS
    usual_captain = PLAIN

    @override
    def flaws(self, document: Board, names: Sequence[str]) -> tuple[Issue, ...]:
        return flaws_of(document)

    @override
    def weighed(self, document: Board, names: Sequence[str]) -> tuple[Weighed, ...]:
        wanted = [_type_called(name) for name in names] or list(TYPES)
        return tuple(_weighed(document, type_) for type_ in dict.fromkeys(wanted))

    @override
    def field(self, document: Board, ships: Sequence[Weighed] = ()) -> tuple[Weighed, ...]:
        """All types."""
        return self.weighed(document, ())

    @override
    def kind_in(self, weighed: Weighed, language: str) -> str:
        fleet: Fleet = weighed.force
        return _kind(fleet.extra, words_in(GAME, language))

    @override
    def same_rules(self, one: Board, other: Board) -> bool:
        return (one.hexes, one.options) == (other.hexes, other.options)

    @override
    def meeting(self, one: Weighed, other: Weighed, captain: str) -> Duel:
        first, second = one.force, other.force
        board = for_players(first.board.with_(position=None), 2)
        ready = Meeting(board, (first.extra, second.extra), captain)
        return Duel(meet, ready, f"{one.sign} against {other.sign}", one.sign == other.sign)

    @override
    def seats(self, document: Board) -> int:
        return len(document.players)

    @override
    def seating(self, document: Board, seats: int, captain: str) -> Seating:
        """Return games on the hexes of a board without its ships, from the set-up. Raises NotInDocument. Rule CL-SET-01."""
        if not LEAST_PLAYERS <= seats <= MOST_PLAYERS:
            raise NotInDocument(message("play-players", found=seats))
        board = for_players(Board(players=document.players, options=document.options, hexes=document.hexes), seats)
        return Seating(seats, Duel(seat_wins, Seated(board, captain), f"{seats} seats"))


def _type_called(name: str) -> ShipType:
    words = words_in(GAME, language_in_force())
    for type_ in TYPES:
        if name.lower().rpartition("/")[2] in {type_.value, words[f"names-{type_}"].lower()}:
            return type_
    known = ", ".join(words[f"names-{type_}"] for type_ in TYPES)
    raise NotInDocument(message("play-no_type", known=known, name=name))


def _weighed(board: Board, type_: ShipType) -> Weighed:
    words = words_in(GAME, language_in_force())
    name = words[f"names-{type_}"]
    return Weighed(type_.value, name, _kind(type_.number, words), Fleet(board, type_.number))


def _kind(kind: int, words: Words) -> str:
    return words.text("stat-type", attack=ATTACK[kind], defence=DEFENCE[kind])

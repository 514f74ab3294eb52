"""Games on a board: sides, matches, captains, duels."""

from collections.abc import Sequence
from typing import NamedTuple

from typing_extensions import override

from metamaker.core.issue import Issue
from metamaker.game_api.play import Play
from metamaker.game_api.reviewing import Reviewing
from metamaker.game_api.weighing import won_by
from metamaker.games.cosmoclysm.battle.ai.captain import played_out
from metamaker.games.cosmoclysm.battle.ai.registry import CAPTAINS, captain
from metamaker.games.cosmoclysm.battle.players import CaptainPlayer
from metamaker.games.cosmoclysm.match import sides as sides_of
from metamaker.games.cosmoclysm.match.sides import begun
from metamaker.games.cosmoclysm.match.table import CosmoclysmSide, GameTable
from metamaker.games.cosmoclysm.model.board import LEAST_PLAYERS, MOST_PLAYERS, Board
from metamaker.games.cosmoclysm.rules.position import DRAW, ROUNDS, Position
from metamaker.play.decision import Player
from metamaker.play.dice import SeededDice
from metamaker.play.results import Duel, Outcome
from metamaker.play.table import Setting, Table


class Bout(NamedTuple):
    """A board with its players, and the captain of each player."""

    board: Board
    captains: tuple[str, ...]


class CosmoclysmPlay(Play[Board]):
    """The play of Cosmoclysm. See `Play`. A force is the board with one of its players; together they form a game's board."""

    captains = CAPTAINS
    figures = CosmoclysmSide
    bounds = (LEAST_PLAYERS, MOST_PLAYERS)

    @property
    @override
    def review(self) -> Reviewing:
        from metamaker.games.cosmoclysm.review.watch import GameReview

        return GameReview()

    @property
    @override
    def rollout_captain(self) -> str:
        return "plain"

    @override
    def hire(self, name: str, seed: int, side: int) -> Player:
        return CaptainPlayer(captain(name, seed, side))

    @override
    def sides(self, document: Board) -> tuple[Board, ...]:
        return sides_of.sides(document)

    @override
    def force(self, document: Board, names: Sequence[str]) -> Board:
        return sides_of.force(document, names)

    @override
    def flaws(self, force: Board) -> tuple[Issue, ...]:
        return sides_of.flaws(force)

    @override
    def check(self, forces: Sequence[Board], survival: bool, file: str) -> None:
        """Raise FileProblem unless these are the sides of one legal board. Rules CL-BRD-01, -02, CL-SET-01."""
        sides_of.joined(forces, file)

    @override
    def table(self, forces: Sequence[Board], setting: Setting) -> Table:
        return GameTable(forces, setting)

    @override
    def duel(self, forces: Sequence[Board], captains: Sequence[str], encounter: None = None) -> Duel:
        board = sides_of.joined(forces)
        is_itself = board.position is None and captains[0] == captains[-1]
        return Duel(fight, Bout(board, tuple(captains)), " ".join((board.name, *captains)), is_itself)

    def melee(self, forces: Sequence[Board], captains: Sequence[str]) -> Duel:
        """Return all sides of a board, ready for many games that count the winners. Raises FileProblem."""
        board = sides_of.joined(forces)
        return Duel(fight_all, Bout(board, tuple(captains)), " ".join((board.name, *captains)))


def fight_all(bout: Bout, seed: int, mirrored: bool, /) -> Outcome:  # noqa: ARG001 - seats change from seed to seed
    """Play one game of a battle: a Fight of `metamaker.play.results`. Different captains change seats from seed to seed."""
    count = len(bout.captains)
    turned = seed % count if len(set(bout.captains)) > 1 else 0
    position = _played(bout.board, [bout.captains[(side - turned) % count] for side in range(count)], seed)
    won = () if position.result == DRAW else ((position.result - turned) % count,)
    return Outcome(None, min(position.round, ROUNDS), won_by(won))


def fight(bout: Bout, seed: int, mirrored: bool, /) -> Outcome:
    """Play one game of a battle: a Fight of `metamaker.play.results`. If mirrored, the captains have changed seats."""
    position = _played(bout.board, bout.captains[::-1] if mirrored else bout.captains, seed)
    winner = None if position.result == DRAW else position.result
    return Outcome(1 - winner if mirrored and winner is not None else winner, min(position.round, ROUNDS))


def _played(board: Board, captains: Sequence[str], seed: int) -> Position:
    """Return the end of the game with this seed."""
    crew = [captain(name, seed, side) for side, name in enumerate(captains)]
    dice = SeededDice(seed)
    position = begun(board, crew, dice)
    played_out(position, crew, dice)
    return position

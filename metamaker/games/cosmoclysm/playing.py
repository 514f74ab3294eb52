"""Games on a board: who can play, the table, the captains, duels. The module is the Play of the game."""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from metamaker.core.issue import Issue
from metamaker.game.weighing import won_by
from metamaker.games.cosmoclysm.battle.captains import hiring
from metamaker.games.cosmoclysm.battle.captains.contest import played_out
from metamaker.games.cosmoclysm.battle.players import CaptainPlayer
from metamaker.games.cosmoclysm.battle.story.captains import Captains
from metamaker.games.cosmoclysm.model.board import LEAST_PLAYERS, MOST_PLAYERS, Board
from metamaker.games.cosmoclysm.rules.position import DRAW, ROUNDS
from metamaker.games.cosmoclysm.tabletop import sides as sides_of
from metamaker.games.cosmoclysm.tabletop.captains_game import begun
from metamaker.games.cosmoclysm.tabletop.table import CosmoclysmSide, GameTable
from metamaker.play.decision import Player
from metamaker.play.dice import SeededDice
from metamaker.play.table import Setting, Table
from metamaker.play.tally import Duel, Outcome

captains: Mapping[str, str] = Captains()
usual_captain = hiring.USUAL
figures = CosmoclysmSide
bounds = (LEAST_PLAYERS, MOST_PLAYERS)
survival = False
rulings = 1
encounters = None
paper = None


def hire(name: str, seed: int, side: int) -> Player:
    """Return a fresh captain of this name for a side of a game. Raises KeyError."""
    return CaptainPlayer(hiring.captain(name, seed, side))


def seats(forces: Sequence[Board | None], survival: bool) -> int:  # noqa: ARG001 - nobody fights for survival
    """Return how many sides play."""
    return len(forces)


def sides(board: Board) -> tuple[Board, ...]:
    """Return a board as the sides that meet on it, one for each of its players."""
    return sides_of.sides(board)


def force(board: Board, names: Sequence[str]) -> Board:
    """Return a board cut to one player. Raises NotInDocument."""
    return sides_of.force(board, names)


def flaws(force_: Board) -> tuple[Issue, ...]:
    """Return the errors of a board."""
    return sides_of.flaws(force_)


def check(forces: Sequence[Board], survival: bool, file: str) -> None:  # noqa: ARG001 - nobody fights for survival
    """Raise FileProblem unless these forces are sides of one board that can be played on. Rules CL-BRD-01, -02, CL-SET-01."""
    sides_of.joined(forces, file)


def table(forces: Sequence[Board], setting: Setting) -> Table:
    """Return a game at its beginning. Raises FileProblem for forces that cannot meet."""
    return GameTable(forces, setting)


class Bout(NamedTuple):
    """A board with its players, and the captain of each."""

    board: Board
    captains: tuple[str, ...]


def duel(forces: Sequence[Board], captains: Sequence[str], encounter: None = None) -> Duel:  # noqa: ARG001 - there are none
    """Return two sides of a board under their captains, ready for many games. Raises FileProblem if they cannot meet."""
    board = sides_of.joined(forces)
    bout = Bout(board, tuple(captains))
    is_itself = board.position is None and captains[0] == captains[-1]
    return Duel(fight, bout, " ".join((board.name, *captains)), is_itself)


def melee(forces: Sequence[Board], captains: Sequence[str]) -> Duel:
    """Return all sides of a board under their captains, ready for many games that count who has won. Raises FileProblem."""
    board = sides_of.joined(forces)
    return Duel(fight_all, Bout(board, tuple(captains)), " ".join((board.name, *captains)))


def fight_all(bout: Bout, seed: int, mirrored: bool, /) -> Outcome:  # noqa: ARG001 - seats change from seed to seed
    """Play one game of a bout: a Fight of `metamaker.play.tally`. Different captains change seats from seed to seed."""
    count = len(bout.captains)
    turned = seed % count if len(set(bout.captains)) > 1 else 0
    crew = [hiring.captain(bout.captains[(side - turned) % count], seed, side) for side in range(count)]
    dice = SeededDice(seed)
    position = begun(bout.board, crew, dice)
    played_out(position, crew, dice)
    won = () if position.result == DRAW else ((position.result - turned) % count,)
    return Outcome(None, min(position.round, ROUNDS), won_by(won))


def fight(bout: Bout, seed: int, mirrored: bool, /) -> Outcome:
    """Play one game of a bout: a Fight of `metamaker.play.tally`. Mirrored, captains have changed seats."""
    captains = bout.captains[::-1] if mirrored else bout.captains
    crew = [hiring.captain(name, seed, side) for side, name in enumerate(captains)]
    dice = SeededDice(seed)
    position = begun(bout.board, crew, dice)
    played_out(position, crew, dice)
    winner = None if position.result == DRAW else position.result
    return Outcome(1 - winner if mirrored and winner is not None else winner, min(position.round, ROUNDS))

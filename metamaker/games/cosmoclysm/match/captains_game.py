"""A game set up and played by captains without a match, for measurements."""

from collections.abc import Sequence

from metamaker.games.cosmoclysm.battle.ai.captain import Captain
from metamaker.games.cosmoclysm.battle.ai.self_play import set_up
from metamaker.games.cosmoclysm.battle.preparation import Preparation
from metamaker.games.cosmoclysm.model.board import Board
from metamaker.games.cosmoclysm.model.words import FirstShip
from metamaker.games.cosmoclysm.rules.boards import field_of, letters_of, position_of
from metamaker.games.cosmoclysm.rules.position import ROUNDS, Position
from metamaker.play.dice import SeededDice


def begun(board: Board, crew: Sequence[Captain], dice: SeededDice) -> Position:
    """Return a game at its first turn, set up by captains unless the board has ships already."""
    sides_ = len(board.players)
    if board.position is not None:
        return position_of(board, sides_)
    edges = board.options.first_ship is FirstShip.EDGE_FOR_ALL
    preparation = Preparation(field_of(board), letters_of(board), sides_, board.options.type_limit, edges)
    set_up(preparation, crew, dice)
    return preparation.position(ROUNDS, board.options.capture_optional, board.options.draw_claims)

"""A board for another number of players."""

from metamaker.games.cosmoclysm.model.board import Board, Player
from metamaker.games.cosmoclysm.model.words import Colour

COLOURS = tuple(Colour)


def for_players(board: Board, players: int) -> Board:
    """Return a board for this many players: its own players, and further ones in unused colours. Rule CL-SET-01."""
    kept = board.players[:players]
    free = [colour for colour in COLOURS if colour not in {player.colour for player in kept}]
    return board.with_(players=(*kept, *(Player(colour=colour) for colour in free[: players - len(kept)])))

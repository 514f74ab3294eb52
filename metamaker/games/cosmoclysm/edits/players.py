"""Edits of the players of a board: their number, colours and names. The ships of a removed player are removed too."""

from metamaker.games.cosmoclysm.model.board import LEAST_PLAYERS, MOST_PLAYERS, Board, Player
from metamaker.games.cosmoclysm.model.words import Colour


def free_colours(board: Board) -> tuple[Colour, ...]:
    """Return the free colours."""
    taken = {player.colour for player in board.players}
    return tuple(colour for colour in Colour if colour not in taken)


def with_player(board: Board) -> Board:
    """Return a board with one more player, in the first free colour; with six players, the same board."""
    if len(board.players) >= MOST_PLAYERS:
        return board
    return board.with_(players=(*board.players, Player(colour=free_colours(board)[0])))


def without_player(board: Board, seat: int) -> Board:
    """Return a board without the player of a seat, from 0, and without its ships; with two players, the same board."""
    if len(board.players) <= LEAST_PLAYERS:
        return board
    players = tuple(player for place, player in enumerate(board.players) if place != seat)
    position = board.position
    if position is None:
        return board.with_(players=players)
    gone = seat + 1
    ships = tuple(ship.with_(player=ship.player - (ship.player > gone)) for ship in position.ships if ship.player != gone)
    first = min(position.first - (position.first > gone), len(players))
    return board.with_(players=players, position=position.with_(ships=ships, first=first) if ships else None)


def coloured(board: Board, seat: int, colour: Colour) -> Board:
    """Return a board with another colour for a player; the current owner of the colour gets the freed one."""
    own = board.players[seat].colour
    swapped = {colour: own, own: colour}
    players = tuple(player.with_(colour=swapped.get(player.colour, player.colour)) for player in board.players)
    return board.with_(players=players)


def named(board: Board, seat: int, name: str) -> Board:
    """Return a board with another name for the player of a seat."""
    players = list(board.players)
    players[seat] = players[seat].with_(name=name)
    return board.with_(players=tuple(players))

"""Ships and wormholes in the starting position of a board, for puzzles. Rules CL-BRD-06, CL-WORM-01, -03."""

from metamaker.games.cosmoclysm.model.board import Board, PlacedShip, PlacedWormhole, Position
from metamaker.games.cosmoclysm.model.words import ShipType


def with_ship(board: Board, at: int, player: int, type_: ShipType) -> Board:
    """Return a board with a ship on a hex, in place of any ship there; players count from 1."""
    q, r = board.hexes[at].place
    ship = PlacedShip(player=player, type=type_, q=q, r=r)
    position = board.position
    if position is None:
        return board.with_(position=Position(ships=(ship,)))
    others = tuple(each for each in position.ships if (each.q, each.r) != (q, r))
    return board.with_(position=position.with_(ships=(*others, ship)))


def without_ship(board: Board, at: int) -> Board:
    """Return a board without the ship on a hex; the last ship takes the wormholes with it, as no ship can use them."""
    position, place = board.position, board.hexes[at].place
    if position is None:
        return board
    ships = tuple(each for each in position.ships if (each.q, each.r) != place)
    return board.with_(position=position.with_(ships=ships) if ships else None)


def ship_on(board: Board, at: int) -> PlacedShip | None:
    """Return the ship on a hex."""
    place = board.hexes[at].place
    ships = board.position.ships if board.position is not None else ()
    return next((each for each in ships if (each.q, each.r) == place), None)


def ship_moved(board: Board, start: int, end: int) -> Board:
    """Return a board with a ship moved to another hex; it replaces a ship there."""
    position = board.position
    if position is None:
        return board
    one, other = board.hexes[start], board.hexes[end]
    went = {one.place: other.place, other.place: one.place}

    def stood(ship: PlacedShip) -> PlacedShip:
        q, r = went.get((ship.q, ship.r), (ship.q, ship.r))
        return ship.with_(q=q, r=r)

    return board.with_(position=position.with_(ships=tuple(map(stood, position.ships))))


def with_pair(board: Board, pair: int, one: int, other: int) -> Board:
    """Return a board with a pair of wormholes on two hexes; the same without ships, or for the same hex twice."""
    position = board.position
    if position is None or one == other:
        return board
    others = tuple(each for each in position.wormholes if each.pair != pair)
    ends = tuple(PlacedWormhole(pair=pair, q=board.hexes[at].q, r=board.hexes[at].r) for at in (one, other))
    return board.with_(position=position.with_(wormholes=(*others, *ends)))


def without_pair(board: Board, pair: int) -> Board:
    """Return a board without the wormholes of a pair."""
    position = board.position
    if position is None:
        return board
    return board.with_(position=position.with_(wormholes=tuple(each for each in position.wormholes if each.pair != pair)))


def with_first(board: Board, player: int) -> Board:
    """Return a board on which a player, from 1, has the first turn."""
    return board if board.position is None else board.with_(position=board.position.with_(first=player))

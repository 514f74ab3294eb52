"""A snapshot of a game as a document: for printing as a diagram, for a puzzle, or for playing on."""

from metamaker.games.cosmoclysm.match.scenes import Scene
from metamaker.games.cosmoclysm.model.board import Board, PlacedShip, PlacedWormhole, Position
from metamaker.games.cosmoclysm.model.words import TYPES
from metamaker.games.cosmoclysm.rules.position import kind_of, side_of


def kept(board: Board, scene: Scene) -> Board | None:
    """Return the board with the ships of a snapshot as its position; None without ships, and during a chain of fights."""
    if scene.guest is not None or not scene.ships:
        return None
    ships = tuple(_ship(board, at, ship) for at, ship in sorted(scene.ships.items()))
    ends = [at for at, _ in scene.holes]
    holes = tuple(PlacedWormhole(pair=pair, q=board.hexes[at].q, r=board.hexes[at].r) for at, pair in scene.holes)
    is_whole = len(ends) == len({each.pair for each in holes}) * 2
    return board.with_(
        position=Position(ships=ships, wormholes=holes if is_whole else (), first=max(scene.turn, 0) + 1), notes=""
    )


def _ship(board: Board, at: int, ship: int) -> PlacedShip:
    each = board.hexes[at]
    return PlacedShip(player=side_of(ship) + 1, type=TYPES[kind_of(ship)], q=each.q, r=each.r)

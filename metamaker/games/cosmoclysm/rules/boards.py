"""The conversion of a document to the values of the rules: its field, and its position if it has one."""

from metamaker.games.cosmoclysm.model.board import Board
from metamaker.games.cosmoclysm.model.words import WormholeSlide
from metamaker.games.cosmoclysm.rules.field import Field
from metamaker.games.cosmoclysm.rules.position import ROUNDS, Position, ship_code


def field_of(board: Board) -> Field:
    """Return the field of a board, without its wormholes; hexes are numbered as listed in the document."""
    options = board.options
    same = options.wormhole_slide is WormholeSlide.SAME_DIRECTION
    return Field([each.place for each in board.hexes], same, options.boxed_in_stays, options.rim_only)


def letters_of(board: Board) -> list[str]:
    """Return the letters of all hexes in their order."""
    return [each.letter for each in board.hexes]


def position_of(board: Board, sides: int, rounds: int = ROUNDS) -> Position:
    """Return the position of a document at its first turn. Raises ValueError for a document without one."""
    given = board.position
    if given is None:
        raise ValueError("the board has no position")
    field = field_of(board)
    number = {each.place: index for index, each in enumerate(board.hexes)}
    ends: dict[int, list[int]] = {}
    for hole in given.wormholes:
        ends.setdefault(hole.pair, []).append(number[(hole.q, hole.r)])
    field.open_wormholes([(pair, two[0], two[1]) for pair, two in sorted(ends.items())])
    position = Position(field, sides, given.first - 1, rounds, board.options.capture_optional, board.options.draw_claims)
    for ship in given.ships:
        position.put(ship_code(ship.player - 1, ship.type.number), number[(ship.q, ship.r)])
    position.begin()
    return position

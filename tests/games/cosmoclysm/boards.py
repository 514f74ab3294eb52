"""Boards and positions for tests: the hexagon, boards thrown together by a seed, ships by the names of hexes."""

from random import Random

from metamaker.games.cosmoclysm.model.board import HEXES, Board, Hex, default_board, hex_names
from metamaker.games.cosmoclysm.model.grid import ROWS, Place
from metamaker.games.cosmoclysm.model.words import ShipType
from metamaker.games.cosmoclysm.rules.boards import field_of
from metamaker.games.cosmoclysm.rules.field import Field
from metamaker.games.cosmoclysm.rules.position import Position, ship_code

HEXAGON = default_board()


def scattered(seed: int) -> list[Place]:
    """Return 37 hexes, each beside another, with gaps and islands."""
    chance = Random(seed)  # noqa: S311 - boards that a seed repeats
    places: set[Place] = set()
    while len(places) < HEXES:
        at = (chance.randrange(-5, 6), chance.randrange(-5, 6))
        q, r = chance.choice(ROWS)
        both = {at, (at[0] + q, at[1] + r)}
        if len(places | both) <= HEXES:
            places |= both
    return sorted(places)


def named(board: Board = HEXAGON) -> dict[str, int]:
    return {name: number for number, name in enumerate(hex_names(board))}


def field(board: Board = HEXAGON, **holes: str) -> Field:
    """Return the field of a board with pairs of wormholes, such as `one="B3 E2"`."""
    found, at = field_of(board), named(board)
    ends = [(number, *(at[end] for end in text.split())) for number, text in zip((1, 2), holes.values(), strict=False)]
    found.open_wormholes([(pair, one, other) for pair, one, other in ends])
    return found


def standing(*sides: str, first: int = 0, on: Field | None = None, board: Board = HEXAGON, optional: bool = False) -> Position:
    """Return a position: of each side its ships, such as `Cruiser D4, Fighter D2`."""
    position = Position(on or field(board), len(sides), first, capture_optional=optional)
    at = named(board)
    for side, ships in enumerate(sides):
        for ship in filter(None, ships.split(", ")):
            kind, place = ship.split()
            position.put(ship_code(side, ShipType(kind.lower()).number), at[place])
    position.begin()
    return position


def of(board: Board, places: list[Place]) -> Board:
    return board.with_(hexes=tuple(Hex(q=q, r=r) for q, r in places))

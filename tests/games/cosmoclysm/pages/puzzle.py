"""A document with a position, as pages and windows are tried with."""

from metamaker.games.cosmoclysm.model.board import Board, PlacedShip, PlacedWormhole, Player, Position, default_board
from metamaker.games.cosmoclysm.model.words import Colour, ShipType

SHIPS = (
    (1, "cruiser D4, fighter D2, jumper C6, taker D3, exterminator D6, cruiser E4, destroyer E5"),
    (2, "destroyer A4, taker A2, fighter F6, jumper A1, exterminator F3, cruiser F5, fighter F1"),
    (3, "fighter C4, fighter C2, taker C1, destroyer B1, exterminator B3, jumper B6, taker C3"),
)
HOLES = ((1, "B3"), (1, "E2"), (2, "E6"), (2, "A6"))
PLAYERS = (
    Player(name="Atropos", colour=Colour.RED),
    Player(name="Lachesis", colour=Colour.BLUE),
    Player(name="Clotho", colour=Colour.YELLOW),
)


def puzzle() -> Board:
    """Return the position in the example of the rules."""
    board = default_board("Three at the loom")

    def place(name: str) -> dict[str, int]:
        q, r = board.hexes[board.index_of(name)].place
        return {"q": q, "r": r}

    ships = tuple(
        PlacedShip(player=player, type=ShipType(type_), **place(name))
        for player, listed in SHIPS
        for type_, name in (each.split() for each in listed.split(", "))
    )
    holes = tuple(PlacedWormhole(pair=pair, **place(name)) for pair, name in HOLES)
    return board.with_(players=PLAYERS, position=Position(ships=ships, wormholes=holes), notes="Red to move and win a ship.")


PUZZLE = puzzle()

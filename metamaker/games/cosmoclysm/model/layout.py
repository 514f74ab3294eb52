"""The default board: a hexagon of 37 hexes, with its centre and six wedges with letters."""

from metamaker.games.cosmoclysm.model.board import Board, Hex
from metamaker.games.cosmoclysm.model.grid import ROWS

RADIUS = 3
"""Rule CL-BRD-03."""

WEDGES, CENTRE = "ABCDEF", "G"


def default_hexes() -> tuple[Hex, ...]:
    """Return the centre and the wedges, each by ring, then along the ring. Rules CL-BRD-03, CL-LET-02."""
    hexes = [Hex(q=0, r=0, letter=CENTRE)]
    for number, letter in enumerate(WEDGES):
        (q1, r1), (q2, r2) = ROWS[number], ROWS[(number + 1) % len(ROWS)]
        for ring in range(1, RADIUS + 1):
            hexes += [Hex(q=(ring - j) * q1 + j * q2, r=(ring - j) * r1 + j * r2, letter=letter) for j in range(ring)]
    return tuple(hexes)


def default_board(name: str = "") -> Board:
    """Return the default board for two. Rule CL-BRD-03."""
    return Board(name=name, hexes=default_hexes())

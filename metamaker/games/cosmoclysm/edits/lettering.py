"""Letters for the hexes of any board: the six wedges around the middle, as on the default board."""

from collections.abc import Collection, Iterator

from metamaker.games.cosmoclysm.model.board import Board, Hex
from metamaker.games.cosmoclysm.model.grid import ROWS, Place, distance
from metamaker.games.cosmoclysm.model.layout import CENTRE, WEDGES


def letter_at(place: Place) -> str:
    """Return the letter of the wedge of a hex: that of i·dir[k] + j·dir[k+1], i ≥ 1, j ≥ 0. Rule CL-LET-02."""
    if place == (0, 0):
        return CENTRE
    for number, letter in enumerate(WEDGES):
        (a, b), (c, d) = ROWS[number], ROWS[(number + 1) % len(ROWS)]
        # Two neighbouring directions have determinant 1 or −1, so that their multiples are whole numbers.
        determinant = a * d - b * c
        i, j = (place[0] * d - place[1] * c) // determinant, (a * place[1] - b * place[0]) // determinant
        if i >= 1 and j >= 0:
            return letter
    return ""


def _turned(place: Place, wedge: int) -> Place:
    """Return a place turned back by a number of wedges."""
    q, r = place
    for _ in range(wedge):
        q, r = -r, q + r
    return q, r


def hexes_at(places: Collection[Place]) -> tuple[Hex, ...]:
    """Return hexes with the letters of their wedges, each wedge by ring, then along the ring, the centre first."""
    return tuple(Hex(q=q, r=r, letter=letter_at((q, r))) for q, r in sorted(places, key=_order))


def _order(place: Place) -> tuple[int, int, int]:
    letter = letter_at(place)
    wedge = WEDGES.index(letter) if letter in WEDGES else -1
    ring = distance((0, 0), place)
    back = _turned(place, max(wedge, 0))
    return wedge, ring, -back[1]


def lettered(board: Board) -> Board:
    """Return a board with the letters of wedges; a position stays unchanged."""
    return board.with_(hexes=hexes_at([each.place for each in board.hexes]))


def turned(place: Place, times: int) -> Place:
    """Return a place turned counterclockwise around the middle by a number of sixths."""
    q, r = place
    for _ in range(times % len(ROWS)):
        q, r = q + r, -q
    return q, r


def orbit(place: Place, folds: int) -> Iterator[Place]:
    """Yield the images of a place under the rotations of the board onto itself, `folds` times: 2, 3 or 6."""
    for turn in range(folds):
        yield turned(place, turn * len(ROWS) // folds)

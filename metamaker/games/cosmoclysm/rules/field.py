"""A board for the rules of movement: hexes as numbers, and the hexes reached from each."""

from collections.abc import Sequence
from typing import Final

from metamaker.games.cosmoclysm.model.grid import DIAGONALS, RING, ROWS, Place, distance, gaps

DIRECTIONS: Final = 6


class Field:
    """Tables of a board; hexes are numbers from 0. Only `open_wormholes` changes them.

    `rows` and `diagonals` have for each hex six lines outwards, each up to the first gap; `exits` the pairs (bits 1 and 2) that
    have an end in a hex, each with the other end. `same_direction`: see CL-WORM-08, `boxed_in_stays`: see CL-TURN-09,
    `rim_only`: see CL-BRD-09.
    """

    def __init__(
        self, places: Sequence[Place], same_direction: bool = False, boxed_in_stays: bool = False, rim_only: bool = False
    ) -> None:
        self.places = list(places)
        self.size = len(self.places)
        self.same_direction = same_direction
        self.boxed_in_stays = boxed_in_stays
        number = {place: index for index, place in enumerate(self.places)}
        self.neighbours = [_there(number, place, ROWS) for place in self.places]
        holes = {hole for each in gaps(frozenset(self.places)) for hole in each} if rim_only else set[Place]()
        self.sides = [sum((q + dq, r + dr) in number or (q + dq, r + dr) in holes for dq, dr in ROWS) for q, r in self.places]
        """The sides of each hex that are not edges of the board. Rules CL-BRD-05, CL-BRD-09."""
        self.rings = [_there(number, place, RING) for place in self.places]
        self.rows = [[_line(number, place, step) for step in ROWS] for place in self.places]
        self.diagonals = [[_line(number, place, step) for step in DIAGONALS] for place in self.places]
        self.apart = [[distance(one, other) for other in self.places] for one in self.places]
        self.exits: list[list[tuple[int, int]]] = [[] for _ in self.places]
        self.has_wormholes = False

    def open_wormholes(self, ends: Sequence[tuple[int, int, int]]) -> None:
        """Add pairs of wormholes, each as its number from 1 and its two hexes. Rule CL-WORM-01."""
        self.exits = [[] for _ in self.places]
        for pair, one, other in ends:
            self.exits[one].append((pair, other))
            self.exits[other].append((pair, one))
        self.has_wormholes = bool(ends)

    def is_edge(self, at: int) -> bool:
        """Return whether a hex has fewer than six neighbours. Rules CL-BRD-05, CL-BRD-09."""
        return self.sides[at] < DIRECTIONS

    def is_corner(self, at: int) -> bool:
        """Return whether a hex has up to three neighbours. Rules CL-BRD-05, CL-BRD-09."""
        return self.sides[at] <= DIRECTIONS // 2


def _there(number: dict[Place, int], place: Place, steps: Sequence[Place]) -> list[int]:
    targets = [(place[0] + q, place[1] + r) for q, r in steps]
    return [number[target] for target in targets if target in number]


def _line(number: dict[Place, int], place: Place, step: Place) -> list[int]:
    """Return the hexes of a line outwards, up to the first gap. Rule CL-MOV-08."""
    line = []
    q, r = place[0] + step[0], place[1] + step[1]
    while (q, r) in number:
        line.append(number[(q, r)])
        q, r = q + step[0], r + step[1]
    return line

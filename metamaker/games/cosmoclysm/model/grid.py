"""Hex grid in axial coordinates: named steps, lines and leaps, and distances."""

from typing import Final

Place = tuple[int, int]
"""The coordinates of a hex: q, which grows to the east, and r, which grows to the south-east."""

ROWS: Final = ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))
"""Steps along the six directions of rows: E, NE, NW, W, SW, SE. Rule CL-BRD-07."""

DIAGONALS: Final = ((2, -1), (1, -2), (-1, -1), (-2, 1), (-1, 2), (1, 1))
"""Steps along the six diagonals: ENE, N, WNW, WSW, S, ESE. Rule CL-MOV-02."""

RING: Final = ((2, 0), (2, -1), (2, -2), (1, -2), (0, -2), (-1, -1), (-2, 0), (-2, 1), (-2, 2), (-1, 2), (0, 2), (1, 1))
"""The twelve leaps of a Jumper. Rule CL-MOV-06."""


def distance(one: Place, other: Place) -> int:
    """Return the distance of two hexes in steps, regardless of gaps. Rule CL-BRD-08."""
    q, r = other[0] - one[0], other[1] - one[1]
    return max(abs(q), abs(r), abs(q + r))


def islands(places: frozenset[Place]) -> tuple[frozenset[Place], ...]:
    """Return the connected groups of hexes, the largest first. Rule CL-BRD-04."""
    left, found = set(places), []
    while left:
        island, edge = set[Place](), [min(left)]
        while edge:
            q, r = edge.pop()
            if (q, r) in left:
                left.discard((q, r))
                island.add((q, r))
                edge += [(q + dq, r + dr) for dq, dr in ROWS]
        found.append(frozenset(island))
    return tuple(sorted(found, key=lambda each: (-len(each), min(each))))


def gaps(places: frozenset[Place]) -> tuple[frozenset[Place], ...]:
    """Return the connected groups of missing hexes that hexes of the board enclose."""
    if not places:
        return ()
    west, east = min(q for q, _ in places) - 1, max(q for q, _ in places) + 1
    north, south = min(r for _, r in places) - 1, max(r for _, r in places) + 1
    missing = frozenset((q, r) for q in range(west, east + 1) for r in range(north, south + 1)) - places
    return tuple(each for each in islands(missing) if all(west < q < east and north < r < south for q, r in each))

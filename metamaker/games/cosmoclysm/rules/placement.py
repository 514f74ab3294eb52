"""Setting up: the number of ships, the hexes for them, the hexes for wormholes. Rules CL-SET, CL-PLC, CL-WORM-01 to -04."""

from collections.abc import Sequence
from typing import Final

from metamaker.games.cosmoclysm.model.grid import distance
from metamaker.games.cosmoclysm.rules.field import Field
from metamaker.games.cosmoclysm.rules.ships import KINDS

SHIPS: Final = {2: 7, 3: 7, 4: 6, 5: 5, 6: 5}
"""Ships of each player by the number of players. Rule CL-SET-02."""

WORMHOLES: Final = 4
"""Rule CL-WORM-01."""


def lowest(rolls: Sequence[int]) -> list[int]:
    """Return the players with the lowest roll; if there are several, they roll again. Rule CL-SET-03."""
    return [place for place, roll in enumerate(rolls) if roll == min(rolls)]


def kinds_left(placed: Sequence[int], limit: int) -> list[int]:
    """Return the types that a player may still place after these. Rule CL-SET-06."""
    return [kind for kind in range(KINDS) if placed.count(kind) < limit]


def first_hexes(field: Field, occupied: int, is_first_player: bool, edge_for_all: bool) -> list[int]:
    """Return the hexes for the first ship of a player. Rules CL-PLC-01, -02, -05.

    On a board without edges, which needs a great many hexes, any empty hex is allowed.
    """
    free = [at for at in range(field.size) if not occupied >> at & 1]
    edges = [at for at in free if field.is_edge(at)]
    corners = [at for at in free if field.is_corner(at)]
    wanted = edges if is_first_player or edge_for_all else corners or edges
    return wanted or free


def later_hexes(field: Field, occupied: int, own: Sequence[int]) -> list[int]:
    """Return the hexes for another ship: next to an own ship, or as near as possible. Rules CL-PLC-03, -04, -05."""
    beside = sorted({to for at in own for to in field.neighbours[at] if not occupied >> to & 1})
    if beside:
        return beside
    free = [at for at in range(field.size) if not occupied >> at & 1]
    apart = [min(distance(field.places[at], field.places[ship]) for ship in own) for at in free]
    return [at for at, far in zip(free, apart, strict=True) if far == min(apart)]


def may_be_a_pair(letters: Sequence[str], one: int, other: int) -> bool:
    """Return whether wormholes of a pair may lie on these hexes; one without a letter fits any. Rules CL-WORM-03, CL-LET-03."""
    return one != other and (letters[one] != letters[other] or not letters[one])


def wormhole_hexes(letters: Sequence[str], ends: Sequence[int]) -> list[int]:
    """Return the hexes for a wormhole whose partner is on the hex in `ends`, or not placed yet. Rules CL-WORM-02 to -04."""
    return [at for at in range(len(letters)) if all(may_be_a_pair(letters, end, at) for end in ends)]

"""The fairness of a board for its players: possible hexes of first ships, and the reach from there."""

from statistics import fmean
from typing import NamedTuple

from metamaker.games.cosmoclysm.rules.field import Field
from metamaker.games.cosmoclysm.rules.movement import destinations
from metamaker.games.cosmoclysm.rules.ships import KINDS, announces

AROUND = 2
"""The radius of the surroundings of a start place, in steps: seven ships are mostly within two."""

USUAL_ROLL = 2
"""The roll of d4 movers for these counts."""


class Start(NamedTuple):
    """A place for a first ship: its hex, the number of hexes around it, and the number reached by all types together."""

    at: int
    hexes: int
    reach: float


class Fairness(NamedTuple):
    """The start places of a board, and the difference between the best and the worst, as a part of the mean."""

    starts: tuple[Start, ...]
    spread: float

    def is_fair(self, players: int) -> bool:
        """Return whether a number of players can find equal start places."""
        return len(self.starts) >= players and self.spread == 0


def fairness(field: Field, players: int) -> Fairness:
    """Return the similarity of the best start places of a board, one per player: corners, or edges if those are too few."""
    corners = [at for at in range(field.size) if field.is_corner(at)]
    edges = [at for at in range(field.size) if field.is_edge(at)]
    total = [sum(each) for each in zip(*(mobility(field, kind, _steps(kind)) for kind in range(KINDS)), strict=True)]
    found = [_start(field, at, total) for at in (corners if len(corners) >= players else edges)]
    best = sorted(found, key=lambda start: (-start.reach, -start.hexes, start.at))[:players]
    values = [start.reach * start.hexes for start in best]
    spread = (max(values) - min(values)) / fmean(values) if values and fmean(values) else 1.0
    return Fairness(tuple(best), spread)


def _steps(kind: int) -> int:
    return USUAL_ROLL if announces(kind) else 1


def _start(field: Field, at: int, total: list[int]) -> Start:
    around = [other for other in range(field.size) if field.apart[at][other] <= AROUND]
    return Start(at, len(around), fmean(total[other] for other in around))


def mobility(field: Field, kind: int, steps: int = 1) -> tuple[int, ...]:
    """Return for each hex the number of ends of a ship of this type; `steps` is the roll of Fighter and Taker, 1 to 4."""
    return tuple(len(destinations(field, 0, at, kind, steps)) for at in range(field.size))

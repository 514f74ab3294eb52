"""The hexes on which a ship can end its move, with and without wormholes.

`occupied` has a bit for each hex with a ship. The starting hex counts as free, except for a move-out while the attacker is
there: then its bit is set. No move ends where it began. Rule CL-TURN-05.
"""

from metamaker.games.cosmoclysm.rules.field import DIRECTIONS, Field
from metamaker.games.cosmoclysm.rules.ships import CRUISER, DESTROYER, JUMPER

PAIRS_USED = 4
"""Passed pairs, of two: none, the first, the second, both. Places with passed pairs are numbers: 4 × hex + passed."""


def destinations(field: Field, occupied: int, start: int, kind: int, steps: int) -> list[int]:
    """Return the hexes that a ship of this type can end on; `steps` is the roll of a d4 mover, or 1. Rules CL-MOV-01 to -11."""
    if kind == CRUISER:
        return by_lines(field, occupied, start, field.rows)
    if kind == DESTROYER:
        return by_lines(field, occupied, start, field.diagonals)
    if kind == JUMPER:
        return by_leap(field, occupied, start)
    return by_steps(field, occupied, start, steps)


def by_steps(field: Field, occupied: int, start: int, steps: int) -> list[int]:
    """Return the hexes reached in up to a number of steps. Rules CL-MOV-05, CL-WORM-09, CL-OUT-01, -02."""
    if field.has_wormholes:
        return _by_steps_and_wormholes(field, occupied, start, steps)
    seen = 1 << start
    found: list[int] = []
    frontier = [start]
    for _ in range(steps):
        reached: list[int] = []
        for at in frontier:
            for target in field.neighbours[at]:
                if not seen >> target & 1:
                    seen |= 1 << target
                    found.append(target)
                    if not occupied >> target & 1:
                        reached.append(target)
        frontier = reached
    return found


class _Reach:
    """The reach of a ship on a board with wormholes: possible ends, and the hexes entered with each set of passed wormholes."""

    def __init__(self, occupied: int, start: int) -> None:
        self.occupied = occupied
        self.seen = 1 << start
        self.found: list[int] = []
        self.stood = [1 << start, 0, 0, 0]

    def end_on(self, at: int) -> None:
        """Record a hex where the ship can end its move."""
        if not self.seen >> at & 1:
            self.seen |= 1 << at
            self.found.append(at)

    def come(self, at: int, used: int, onward: list[int]) -> None:
        """Let the ship enter a hex; the first time, it can go `onward`. Rule CL-WORM-10."""
        self.end_on(at)
        if not (self.occupied | self.stood[used]) >> at & 1:
            self.stood[used] |= 1 << at
            onward.append(at * PAIRS_USED + used)

    def pass_from(self, field: Field, at: int, used: int, onward: list[int]) -> None:
        """Let the ship pass the wormholes of a hex. Rules CL-WORM-06, -11."""
        for pair, exit_ in field.exits[at]:
            if not used & pair:
                self.come(exit_, used | pair, onward)

    def pass_all(self, field: Field, standing: list[int]) -> None:
        """Let the ship pass all wormholes of its places, and add their other ends. Rule CL-WORM-05."""
        for entry in standing:  # the list grows during the loop
            self.pass_from(field, entry // PAIRS_USED, entry % PAIRS_USED, standing)


def _by_steps_and_wormholes(field: Field, occupied: int, start: int, steps: int) -> list[int]:
    reach = _Reach(occupied, start)
    standing = [start * PAIRS_USED]
    reach.pass_all(field, standing)
    for _ in range(steps):
        onward: list[int] = []
        for entry in standing:
            for target in field.neighbours[entry // PAIRS_USED]:
                reach.come(target, entry % PAIRS_USED, onward)
        reach.pass_all(field, onward)
        standing = onward
    return reach.found


def by_leap(field: Field, occupied: int, start: int) -> list[int]:
    """Return the reach of a Jumper: a leap, with wormholes before and after it. Rules CL-MOV-06, CL-WORM-07."""
    if not field.has_wormholes:
        return field.rings[start]
    reach = _Reach(occupied, start)
    standing = [start * PAIRS_USED]
    reach.pass_all(field, standing)
    landed: list[int] = []
    for entry in standing:
        for target in field.rings[entry // PAIRS_USED]:
            reach.come(target, entry % PAIRS_USED, landed)
    reach.pass_all(field, landed)
    return reach.found


def by_lines(field: Field, occupied: int, start: int, lines: list[list[list[int]]]) -> list[int]:
    """Return the hexes reached along these lines. Rules CL-MOV-01, -02, -07 to -10."""
    if not field.has_wormholes:
        found: list[int] = []
        for line in lines[start]:
            for target in line:
                found.append(target)
                if occupied >> target & 1:
                    break
        return found
    if not field.same_direction:
        return _by_lines_and_wormholes(field, occupied, start, lines, 0, DIRECTIONS)
    ends: list[int] = []
    for direction in range(DIRECTIONS):
        for end in _by_lines_and_wormholes(field, occupied, start, lines, direction, direction + 1):
            if end not in ends:
                ends.append(end)
    return ends


def _by_lines_and_wormholes(
    field: Field, occupied: int, start: int, lines: list[list[list[int]]], first: int, end: int
) -> list[int]:
    """Return the hexes reached along the lines of the directions from `first` to before `end`. Rules CL-WORM-05 to -08."""
    reach = _Reach(occupied, start)
    standing = [start * PAIRS_USED]
    reach.pass_all(field, standing)
    for entry in standing:  # the list grows during the loop
        at, used = entry // PAIRS_USED, entry % PAIRS_USED
        for direction in range(first, end):
            for target in lines[at][direction]:
                reach.end_on(target)
                if occupied >> target & 1:
                    break
                if field.exits[target]:
                    reach.pass_from(field, target, used, standing)
        reach.pass_from(field, at, used, standing)
    return reach.found

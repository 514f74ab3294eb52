"""Random grids: triangular with a little disorder, thinned to three lines for every two systems."""

from random import Random
from typing import NamedTuple

from metamaker.games.cosmos_commanders.geometry.faces import Pair, Point, faces
from metamaker.games.cosmos_commanders.model.star_map import STEP

GRIDS: dict[int, tuple[int, int]] = {2: (4, 4), 3: (5, 4), 4: (6, 5), 5: (7, 5), 6: (7, 6)}
"""Columns and rows by the number of players. Data “Map generator” of the rules, rule CC-MAP-07."""

JITTER = 0.22
"""Maximum displacement of a point in each direction, in steps of the grid."""

ROW = 0.8660254037844386
"""The distance of rows in steps: the height of a triangle of equal sides."""

MARGIN = 0.5
"""Margin between the outermost points of the grid and the edges of the map, in steps."""

LARGEST_SECTOR = 6
"""The maximum number of systems of a sector."""


class Net(NamedTuple):
    """Points and the lines between them, as pairs of places in the list."""

    points: tuple[Point, ...]
    pairs: tuple[Pair, ...]


def lines_wanted(systems: int) -> int:
    """Return the number of lines of a thinned map: 1.5 for each system, with halves rounded to even."""
    return round(1.5 * systems)


def grid(columns: int, rows: int, chance: Random) -> Net:
    """Return the points of a grid, each moved a little, and the lines of its triangles."""
    points = []
    for row in range(rows):
        for column in range(columns):
            east = MARGIN + column + 0.5 * (row % 2) + _moved(chance)
            south = MARGIN + ROW * row + _moved(chance)
            points.append((round(STEP * east), round(STEP * south)))
    pairs = []
    for row in range(rows):
        for column in range(columns):
            here = row * columns + column
            if column + 1 < columns:
                pairs.append((here, here + 1))
            if row + 1 < rows:
                below = here + columns
                pairs.append((here, below))
                beside = column + (1 if row % 2 else -1)
                if 0 <= beside < columns:
                    pairs.append((here, (row + 1) * columns + beside))
    return Net(tuple(points), tuple(pairs))


def _moved(chance: Random) -> float:
    return JITTER * (2 * chance.random() - 1)


def thinned(net: Net, chance: Random) -> Net | None:
    """Return a net with lines removed at random; None if not enough can be removed.

    Each point keeps two lines, no line becomes the only link between two parts, and no sector gets more than six systems. This
    is true as long as the faces on both sides of a line share only its ends, including the outer face. Then they merge into one
    round in which every point is unique.
    """
    left = lines_wanted(len(net.points))
    regions = _Regions(net)
    order = sorted(net.pairs, key=lambda _: chance.random())
    gone: set[Pair] = set()
    for pair in order:
        if len(net.pairs) - len(gone) == left:
            break
        if regions.open(pair):
            gone.add(pair)
    if len(net.pairs) - len(gone) > left:
        return None
    return Net(net.points, tuple(pair for pair in net.pairs if pair not in gone))


class _Regions:
    """The faces on both sides of each line, with 0 for the outer one, and the points of each face."""

    def __init__(self, net: Net) -> None:
        found = faces(net.points, net.pairs)
        self._points: dict[int, frozenset[int]] = {number: frozenset(walk) for number, walk in enumerate(found, 1)}
        self._of: dict[Pair, int] = {}
        for number, walk in enumerate(found, 1):
            for one, other in zip(walk, walk[1:] + walk[:1], strict=True):
                self._of[one, other] = number
        outside = [side for pair in net.pairs for side in (pair, pair[::-1]) if side not in self._of]
        for side in outside:
            self._of[side] = 0
        self._points[0] = frozenset(one for one, _ in outside)
        self._now = {number: number for number in self._points}

    def _region(self, side: Pair) -> int:
        number = self._of[side]
        while self._now[number] != number:
            number = self._now[number]
        return number

    def open(self, pair: Pair) -> bool:
        """Merge the regions on both sides of a line if allowed, and return whether that was done."""
        one, other = sorted((self._region(pair), self._region(pair[::-1])))
        shared = self._points[one] & self._points[other]
        if one == other or len(shared) != len(pair):
            return False
        joined = self._points[one] | self._points[other]
        if one and len(joined) > LARGEST_SECTOR:
            return False
        self._points[one] = joined
        self._now[other] = one
        return True

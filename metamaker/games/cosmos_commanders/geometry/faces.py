"""Lines in the plane: crossings, and the faces enclosed by lines, found by walking along their sides."""

from collections.abc import Sequence
from functools import cmp_to_key

Point = tuple[int, int]
Pair = tuple[int, int]


def turn(a: Point, b: Point, c: Point) -> int:
    """Return twice the area of a triangle: above 0 if its corners turn from east to south, 0 for a line."""
    return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])


def is_between(a: Point, b: Point, c: Point) -> bool:
    """Return whether `c`, which is on a line with both others, is between them or equal to one of them."""
    return min(a[0], b[0]) <= c[0] <= max(a[0], b[0]) and min(a[1], b[1]) <= c[1] <= max(a[1], b[1])


def meet(points: Sequence[Point], one: Pair, other: Pair) -> bool:
    """Return whether two lines have a point in common other than an end of both."""
    a, b = points[one[0]], points[one[1]]
    c, d = points[other[0]], points[other[1]]
    shared = set(one) & set(other)
    if shared:
        (end,) = shared
        far_one, far_other = (points[next(each for each in pair if each != end)] for pair in (one, other))
        at = points[end]
        if turn(at, far_one, far_other):
            return False
        return (far_one[0] - at[0]) * (far_other[0] - at[0]) + (far_one[1] - at[1]) * (far_other[1] - at[1]) > 0
    sides = turn(a, b, c), turn(a, b, d), turn(c, d, a), turn(c, d, b)
    if all(sides):
        return (sides[0] > 0) != (sides[1] > 0) and (sides[2] > 0) != (sides[3] > 0)
    ends = ((a, b, c), (a, b, d), (c, d, a), (c, d, b))
    return any(not side and is_between(*three) for side, three in zip(sides, ends, strict=True))


def crossings(points: Sequence[Point], pairs: Sequence[Pair]) -> tuple[tuple[int, int], ...]:
    """Return the lines that cross, touch or lie on each other, as pairs of their places in the list."""
    found = []
    boxes = [_box(points, pair) for pair in pairs]
    for place, one in enumerate(pairs):
        west, north, east, south = boxes[place]
        for later in range(place + 1, len(pairs)):
            box = boxes[later]
            if box[0] <= east and box[2] >= west and box[1] <= south and box[3] >= north and meet(points, one, pairs[later]):
                found.append((place, later))
    return tuple(found)


def _box(points: Sequence[Point], pair: Pair) -> tuple[int, int, int, int]:
    (ax, ay), (bx, by) = points[pair[0]], points[pair[1]]
    return min(ax, bx), min(ay, by), max(ax, bx), max(ay, by)


def around(points: Sequence[Point], pairs: Sequence[Pair]) -> tuple[tuple[int, ...], ...]:
    """Return the neighbours of each point in the order of their directions, from east to south."""
    found: list[list[int]] = [[] for _ in points]
    for one, other in pairs:
        found[one].append(other)
        found[other].append(one)
    return tuple(tuple(_sorted(points, point, each)) for point, each in enumerate(found))


def _sorted(points: Sequence[Point], point: int, others: list[int]) -> list[int]:
    """Return points in the order of their directions from one. The order is exact, because no angle is calculated."""
    x, y = points[point]

    def compared(one: int, other: int) -> int:
        a, b = (points[one][0] - x, points[one][1] - y), (points[other][0] - x, points[other][1] - y)
        halves = _half(a) - _half(b)
        return halves or b[0] * a[1] - b[1] * a[0]

    return sorted(others, key=cmp_to_key(compared))


def _half(arrow: Point) -> int:
    """Return 0 for directions from east through south to just before west, otherwise 1."""
    return 0 if arrow[1] > 0 or (arrow[1] == 0 and arrow[0] > 0) else 1


def faces(points: Sequence[Point], pairs: Sequence[Pair]) -> tuple[tuple[int, ...], ...]:
    """Return the bounded faces of lines that do not cross, each as the walk around it. Rule CC-MAP-02.

    The outer face of each net of lines turns in the other sense, or has no area, and is left out.
    """
    ordered = around(points, pairs)
    places = [{other: place for place, other in enumerate(each)} for each in ordered]
    walked: set[Pair] = set()
    found = []
    for start in (side for pair in pairs for side in (pair, pair[::-1])):
        if start in walked:
            continue
        walk = []
        one, other = start
        while (one, other) not in walked:
            walked.add((one, other))
            walk.append(one)
            one, other = other, ordered[other][places[other][one] - 1]
        if _area(points, walk) > 0:
            found.append(tuple(walk))
    return tuple(found)


def _area(points: Sequence[Point], walk: Sequence[int]) -> int:
    """Return twice the area enclosed by a walk, above 0 if it turns from east to south."""
    corners = [points[each] for each in walk]
    return sum(a[0] * b[1] - a[1] * b[0] for a, b in zip(corners, corners[1:] + corners[:1], strict=True))

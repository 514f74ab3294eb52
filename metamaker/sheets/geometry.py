"""Measuring outlines: their points, length and area, and whether a point lies inside."""

import math
from collections.abc import Iterator

from metamaker.sheets.drawing import Outline

Point = tuple[float, float]

_STEPS = 4
"""Straight pieces that stand for a curve: a quarter of a circle comes out 1 % too short."""


def polygons(outline: Outline) -> Iterator[tuple[list[Point], bool]]:
    """Yield the corners of every line of an outline, curves as straight pieces, and whether it is closed."""
    points: list[Point] = []
    for command, *numbers in outline:
        if command == "M":
            if len(points) > 1:
                yield points, False
            points = [(numbers[0], numbers[1])]
        elif command == "L":
            points.append((numbers[0], numbers[1]))
        elif command == "C":
            points += _curve(points[-1], *numbers)
        elif points:
            yield points, True
            points = points[:1]
    if len(points) > 1:
        yield points, False


def _curve(start: Point, bx: float, by: float, cx: float, cy: float, dx: float, dy: float) -> Iterator[Point]:
    ax, ay = start
    for step in range(1, _STEPS + 1):
        t = step / _STEPS
        u = 1 - t
        a, b, c, d = u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t
        yield a * ax + b * bx + c * cx + d * dx, a * ay + b * by + c * cy + d * dy


def length(outline: Outline) -> float:
    """Return the length of all lines of an outline."""
    total = 0.0
    for points, closed in polygons(outline):
        ends = points[1:] + points[:1] if closed else points[1:]
        total += sum(math.dist(one, other) for one, other in zip(points, ends, strict=False))
    return total


def area(outline: Outline) -> float:
    """Return the area that a filled outline covers, if holes run the other way round."""
    return abs(sum(_signed(points) for points, _ in polygons(outline)))


def _signed(points: list[Point]) -> float:
    return sum(ax * by - bx * ay for (ax, ay), (bx, by) in zip(points, points[1:] + points[:1], strict=True)) / 2


def contains(outline: Outline, x: float, y: float) -> bool:
    """Whether a point lies inside a filled outline (even-odd)."""
    inside = False
    for points, _ in polygons(outline):
        for (ax, ay), (bx, by) in zip(points, points[1:] + points[:1], strict=True):
            if (ay > y) != (by > y) and x < (bx - ax) * (y - ay) / (by - ay) + ax:
                inside = not inside
    return inside

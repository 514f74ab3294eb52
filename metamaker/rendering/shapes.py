"""Outlines of simple shapes, the paths drawn most often with them, and measurements of outlines."""

import math
from collections.abc import Iterator

from metamaker.rendering.drawing import Outline, Path, Role

_ROUND = 4 / 3 * math.tan(math.pi / 8)
"""The distance of the handles of a cubic curve for a quarter of a circle, as a fraction of the radius."""


def circle(x: float, y: float, radius: float) -> Outline:
    """Return a circle around (x, y)."""
    r, h = radius, radius * _ROUND
    return (
        ("M", x + r, y),
        ("C", x + r, y + h, x + h, y + r, x, y + r),
        ("C", x - h, y + r, x - r, y + h, x - r, y),
        ("C", x - r, y - h, x - h, y - r, x, y - r),
        ("C", x + h, y - r, x + r, y - h, x + r, y),
        ("Z",),
    )


def box(x: float, y: float, width: float, height: float, radius: float = 0.0) -> Outline:
    """Return a rectangle with its top left corner at (x, y) and corners of `radius`."""
    return rounded(x, y, width, height, radius, radius)


def rounded(x: float, y: float, width: float, height: float, top: float, bottom: float) -> Outline:
    """Return a rectangle with upper corners of radius `top` and lower ones of radius `bottom`; 0 = square."""
    right, low = x + width, y + height
    t, b, th, bh = top, bottom, top * (1 - _ROUND), bottom * (1 - _ROUND)
    upper: Outline = (("M", x + t, y), ("L", right - t, y))
    lower: Outline = (("L", right, low - b),)
    if top:
        upper += (("C", right - th, y, right, y + th, right, y + t),)
    if bottom:
        lower += (
            ("C", right, low - bh, right - bh, low, right - b, low),
            ("L", x + b, low),
            ("C", x + bh, low, x, low - bh, x, low - b),
        )
    else:
        lower += (("L", x, low),)
    if top:
        lower += (("L", x, y + t), ("C", x, y + th, x + th, y, x + t, y))
    return (*upper, *lower, ("Z",))


def sector(x: float, y: float, radius: float, start: float, end: float) -> Outline:
    """Return a slice of a circle around (x, y) between two bearings in degrees, clockwise from the top, at most 90 apart."""
    first, last = math.radians(start), math.radians(end)
    handle = radius * 4 / 3 * math.tan((last - first) / 4)
    ax, ay = math.sin(first), -math.cos(first)
    bx, by = math.sin(last), -math.cos(last)
    return (
        ("M", x, y),
        ("L", x + radius * ax, y + radius * ay),
        (
            "C",
            *(x + radius * ax - handle * ay, y + radius * ay + handle * ax),
            *(x + radius * bx + handle * by, y + radius * by - handle * bx),
            *(x + radius * bx, y + radius * by),
        ),
        ("Z",),
    )


def rule(x: float, y: float, length: float, role: Role, width: float = 0.2, *, dash: float = 0.0) -> Path:
    """Return a horizontal line from (x, y) to the right."""
    return Path((("M", x, y), ("L", x + length, y)), stroke=role, width=width, dash=dash)


def upright(x: float, y: float, length: float, role: Role, width: float = 0.2, *, dash: float = 0.0) -> Path:
    """Return a vertical line from (x, y) downwards."""
    return Path((("M", x, y), ("L", x, y + length)), stroke=role, width=width, dash=dash)


Point = tuple[float, float]

_STEPS = 4
"""Straight pieces that replace a curve: a quarter of a circle comes out 1% too short."""


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


def enclosed_area(outline: Outline) -> float:
    """Return the area of a filled outline, if holes run the other way round."""
    return abs(sum(_signed(points) for points, _ in polygons(outline)))


def _signed(points: list[Point]) -> float:
    return sum(ax * by - bx * ay for (ax, ay), (bx, by) in zip(points, points[1:] + points[:1], strict=True)) / 2


def contains(outline: Outline, x: float, y: float) -> bool:
    """Return whether a point lies inside a filled outline (even-odd)."""
    inside = False
    for points, _ in polygons(outline):
        for (ax, ay), (bx, by) in zip(points, points[1:] + points[:1], strict=True):
            if (ay > y) != (by > y) and x < (bx - ax) * (y - ay) / (by - ay) + ax:
                inside = not inside
    return inside

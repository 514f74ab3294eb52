"""Outlines of simple shapes, and the paths that are drawn with them most often."""

import math

from metamaker.sheets.drawing import Outline, Path, Role

_ROUND = 4 / 3 * math.tan(math.pi / 8)
"""How far the handles of a cubic curve stand off, as a fraction of the radius, to make a quarter of a circle."""


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
    """Return a rectangle whose upper corners have the radius `top`, the lower ones `bottom`; 0 = square."""
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

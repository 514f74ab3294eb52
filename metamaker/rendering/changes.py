"""Differences of two drawings as areas in mm: the parts that the app repaints after an edit."""

from collections.abc import Iterable, Iterator

from metamaker.rendering.drawing import Drawing, Group, Op, Symbol, Text
from metamaker.rendering.proof import Area

MARGIN = 1.0
"""Millimetres that lines and letters may extend beyond their box."""


def changed_areas(old: Drawing, new: Drawing) -> tuple[Area, ...]:
    """Return the areas in which two drawings differ. Identical objects cost nothing."""
    if (old.width, old.height) != (new.width, new.height):
        return (Area(0.0, 0.0, max(old.width, new.width), max(old.height, new.height)),)
    return tuple(dict.fromkeys(_differing(old, new, 0.0, 0.0, 1.0)))


_WORTH = 1.5
"""The largest ratio of a common box to both areas together, for painting it in one go."""


def gathered(areas: Iterable[Area]) -> tuple[Area, ...]:
    """Return fewer areas that cover all of these: areas that overlap or are close are merged."""
    found: list[Area] = []
    for area in areas:
        merged, place = area, 0
        while place < len(found):
            both = _around(found[place], merged)
            if _size(both) <= _WORTH * (_size(found[place]) + _size(merged)):
                del found[place]
                merged, place = both, 0
            else:
                place += 1
        found.append(merged)
    return tuple(found)


def _around(one: Area, other: Area) -> Area:
    return Area(min(one.left, other.left), min(one.top, other.top), max(one.right, other.right), max(one.bottom, other.bottom))


def _size(area: Area) -> float:
    return (area.right - area.left) * (area.bottom - area.top)


def _differing(old: Drawing, new: Drawing, x: float, y: float, scale: float) -> Iterator[Area]:
    before, after = _middles(old.ops, new.ops)
    if len(before) != len(after):
        for op in (*before, *after):
            yield _area(op, x, y, scale)
        return
    for one, other in zip(before, after, strict=True):
        if type(one) is Group and type(other) is Group and one[:2] == other[:2] and one.scale == other.scale:
            if one.drawing is not other.drawing:
                yield from _differing(one.drawing, other.drawing, x + one.x * scale, y + one.y * scale, scale * one.scale)
        elif one != other:
            yield _area(one, x, y, scale)
            yield _area(other, x, y, scale)


def _middles(old: tuple[Op, ...], new: tuple[Op, ...]) -> tuple[tuple[Op, ...], tuple[Op, ...]]:
    """Return both without their common start and end."""
    most = min(len(old), len(new))
    start = 0
    while start < most and _same(old[start], new[start]):
        start += 1
    end = 0
    while end < most - start and _same(old[-1 - end], new[-1 - end]):
        end += 1
    return old[start : len(old) - end], new[start : len(new) - end]


def _same(one: Op, other: Op) -> bool:
    return one is other or (type(one) is type(other) and one == other)


def _area(op: Op, x: float, y: float, scale: float) -> Area:
    left, top, right, bottom = _box(op)
    slack = MARGIN * scale
    return Area(x + left * scale - slack, y + top * scale - slack, x + right * scale + slack, y + bottom * scale + slack)


def _box(op: Op) -> tuple[float, float, float, float]:
    if isinstance(op, Group):
        return op.x, op.y, op.x + op.drawing.width * op.scale, op.y + op.drawing.height * op.scale
    if isinstance(op, Text):
        return op.x, op.y - 1.1 * op.size, op.x + op.width, op.y + 0.3 * op.size
    if isinstance(op, Symbol):
        return op.x, op.y, op.x + op.size, op.y + op.size
    across = [number for _, *numbers in op.outline for number in numbers[0::2]] or [0.0]
    down = [number for _, *numbers in op.outline for number in numbers[1::2]] or [0.0]
    half = op.width / 2
    return min(across) - half, min(down) - half, max(across) + half, max(down) + half

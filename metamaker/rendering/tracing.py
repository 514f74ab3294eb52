"""A small picture as printed by a rubber stamp: one outline on the icon grid, filled where the picture is dark."""

import struct
import zlib
from collections.abc import Iterator, Sequence
from io import BytesIO
from typing import NamedTuple

from metamaker.rendering.drawing import Outline, Segment
from metamaker.rendering.icons import GRID

_SIDES = (96, 48, 24)
"""Cells along the longer side: fewer for a picture with so much detail that its outline would grow too long."""

_LONGEST = 4000
"""The limit for segments of an outline."""

_MOST_PIXELS = 1024 * 1024
"""Four times the limit of a document; read within a tenth of a second."""

_FLAT = 40
"""Pictures with a smaller range of lightness (of 255) are drawn as a silhouette."""

Cells = list[list[bool]]
Point = tuple[int, int]


class _Picture(NamedTuple):
    """Darkness and cover of each pixel, 0 to 255, row by row."""

    width: int
    height: int
    dark: Sequence[int]
    cover: Sequence[int]


def stamp(png: bytes) -> Outline | None:
    """Return the outline of a PNG picture, to be filled even-odd; None for an unreadable or invisible picture.

    A picture of more than 1024 × 1024 pixels is not read: a file may contain another size than its header claims.
    """
    picture = _read(png)
    if picture is None:
        return None
    outline: Outline = ()
    for side in _SIDES:
        cells = _cells(picture, side)
        outline = tuple(_segments(cells))
        if len(outline) <= _LONGEST:
            break
    return outline or None


def _read(png: bytes) -> _Picture | None:
    from PIL import Image

    try:
        with Image.open(BytesIO(png), formats=("PNG",)) as picture:
            if picture.width * picture.height > _MOST_PIXELS:
                return None
            red, green, blue, cover = (channel.tobytes() for channel in picture.convert("RGBA").split())
            width, height = picture.size
    except (OSError, ValueError, SyntaxError, struct.error, zlib.error, Image.DecompressionBombError):
        return None  # a wrong checksum is a SyntaxError
    dark = [255 - (299 * r + 587 * g + 114 * b) // 1000 for r, g, b in zip(red, green, blue, strict=True)]
    return _Picture(width, height, dark, cover)


def _cells(picture: _Picture, side: int) -> Cells:
    """Return the cells of a grid to fill: dark ones of a picture with light and dark, otherwise all covered ones."""
    step = max(1.0, max(picture.width, picture.height) / side)
    columns, rows = max(1, round(picture.width / step)), max(1, round(picture.height / step))
    samples = [[_sample(picture, column, row, columns, rows) for column in range(columns)] for row in range(rows)]
    seen = [dark for line in samples for dark, cover in line if cover >= 128]
    if not seen:
        return []
    limit = (min(seen) + max(seen)) / 2 if max(seen) - min(seen) >= _FLAT else -1.0
    return [[cover >= 128 and dark > limit for dark, cover in line] for line in samples]


def _sample(picture: _Picture, column: int, row: int, columns: int, rows: int) -> tuple[float, float]:
    """Return mean darkness and cover of the pixels of a cell, at least one."""
    left, top = column * picture.width // columns, row * picture.height // rows
    right = max(left + 1, (column + 1) * picture.width // columns)
    low = max(top + 1, (row + 1) * picture.height // rows)
    places = [y * picture.width + x for y in range(top, low) for x in range(left, right)]
    count = len(places)
    return sum(picture.dark[each] for each in places) / count, sum(picture.cover[each] for each in places) / count


def _segments(cells: Cells) -> Iterator[Segment]:
    """Yield the outline of the cells through the middles of their edges, in the middle of the icon grid."""
    if not cells:
        return
    columns, rows = len(cells[0]), len(cells)
    scale = GRID / max(columns, rows)
    left, top = (GRID - columns * scale) / 2, (GRID - rows * scale) / 2
    for loop in _loops(_edges(cells)):
        command = "M"
        for (ax, ay), (bx, by) in zip(loop, (*loop[1:], loop[0]), strict=True):
            yield (command, round(left + (ax + bx) / 2 * scale, 3), round(top + (ay + by) / 2 * scale, 3))
            command = "L"
        yield ("Z",)


def _edges(cells: Cells) -> dict[Point, list[Point]]:
    """Return the edges between filled and empty cells, by their starts, clockwise around filled cells."""
    edges: dict[Point, list[Point]] = {}

    def prints(x: int, y: int) -> bool:
        return 0 <= y < len(cells) and 0 <= x < len(cells[0]) and cells[y][x]

    for y, line in enumerate(cells):
        for x, on in enumerate(line):
            if not on:
                continue
            for start, end, across in (
                ((x, y), (x + 1, y), (x, y - 1)),
                ((x + 1, y), (x + 1, y + 1), (x + 1, y)),
                ((x + 1, y + 1), (x, y + 1), (x, y + 1)),
                ((x, y + 1), (x, y), (x - 1, y)),
            ):
                if not prints(*across):
                    edges.setdefault(start, []).append(end)
    return edges


def _loops(edges: dict[Point, list[Point]]) -> Iterator[list[Point]]:
    """Yield closed loops until every edge is used; where four edges meet, either way is right."""
    while edges:
        start = next(iter(edges))
        loop, here = [], start
        while True:
            loop.append(here)
            following = edges[here]
            there = following.pop()
            if not following:
                del edges[here]
            here = there
            if here == start:
                break
        yield loop

"""What every operation of a page stands on: the last area filled under its middle before it is drawn."""

from collections import defaultdict
from collections.abc import Iterator
from functools import lru_cache
from typing import NamedTuple

from metamaker.sheets.drawing import Outline, Page, Path, Role, Symbol, Text
from metamaker.sheets.geometry import contains
from metamaker.sheets.ink import PAPER
from metamaker.sheets.proof import Area, Place, placed

_CELL = 8.0
"""The side in mm of the squares of a page under which fills are filed, so that few of them are looked at."""


class Standing(NamedTuple):
    """An operation, where its drawing lies on the page, the area that it takes there, and the role of the ground below it."""

    op: Text | Path | Symbol
    place: Place
    area: Area
    ground: Role


class _Fill(NamedTuple):
    area: Area
    place: Place
    outline: Outline
    role: Role


@lru_cache(maxsize=2)
def standing(page: Page) -> tuple[Standing, ...]:
    """Return the operations of a page in the order in which they are drawn; measuring one page asks several times."""
    return tuple(_standing(page))


def _standing(page: Page) -> Iterator[Standing]:
    fills: defaultdict[tuple[int, int], list[_Fill]] = defaultdict(list)
    for op, place, area in placed(page):
        x, y = (area.left + area.right) / 2, (area.top + area.bottom) / 2
        yield Standing(op, place, area, _below(fills[_cell(x, y)], x, y))
        if isinstance(op, Path) and op.fill:
            fill = _Fill(area, place, op.outline, op.fill)
            left, top = _cell(area.left, area.top)
            right, bottom = _cell(area.right, area.bottom)
            for across in range(left, right + 1):
                for down in range(top, bottom + 1):
                    fills[across, down].append(fill)


def _cell(x: float, y: float) -> tuple[int, int]:
    return int(x // _CELL), int(y // _CELL)


def _below(fills: list[_Fill], x: float, y: float) -> Role:
    for area, place, outline, role in reversed(fills):
        inside = area.left <= x <= area.right and area.top <= y <= area.bottom
        if inside and contains(outline, (x - place.x) / place.scale, (y - place.y) / place.scale):
            return role
    return PAPER

"""Small multiples: charts of one kind side by side, each under its title."""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from metamaker.sheets.charts.label import label
from metamaker.sheets.drawing import BOLD, Drawing, Group, Op

SIZE = 2.7
_GAP = 4.0
_HEAD = 5.0
_NARROWEST = 38.0


class Panel(NamedTuple):
    """A small chart: its title, and how it is drawn in a width and height."""

    title: str
    make: Callable[[float, float], Drawing]


def multiples(width: float, height: float, panels: Sequence[Panel], *, columns: int | None = None) -> Drawing:
    """Return the panels in rows: so many columns, or as many as leave each wide enough."""
    count = columns or max(1, min(len(panels), int((width + _GAP) / (_NARROWEST + _GAP))))
    rows = -(-len(panels) // count) or 1
    wide = (width - (count - 1) * _GAP) / count
    high = (height - (rows - 1) * _GAP) / rows
    ops: list[Op] = []
    for number, panel in enumerate(panels):
        inner: list[Op] = list(label(0.0, SIZE / 2, panel.title, wide, SIZE, SIZE, weight=BOLD))
        inner.append(Group(0.0, _HEAD, panel.make(wide, high - _HEAD)))
        ops.append(Group(number % count * (wide + _GAP), number // count * (high + _GAP), Drawing(wide, high, tuple(inner))))
    return Drawing(width, height, tuple(ops))

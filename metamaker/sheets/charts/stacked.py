"""One bar made of pieces: what a whole is put together from, with a legend below it."""

from collections.abc import Sequence
from typing import NamedTuple

from metamaker.sheets.charts.legend import Entry, legend
from metamaker.sheets.charts.pattern import patterned
from metamaker.sheets.charts.ticks import figure
from metamaker.sheets.charts.told import telling
from metamaker.sheets.drawing import Drawing, Group, Op

_BAR = 5.0
_APART = 0.35
_GAP = 2.4


class Piece(NamedTuple):
    """A piece of the whole: its name, how much it is, the series in whose look it is drawn."""

    name: str
    value: float
    series: int


def stacked(width: float, height: float, pieces: Sequence[Piece], *, decimals: int = 1) -> Drawing:
    """Return the bar and a legend with numbers; pieces of nothing are left out. It is as high as it needs to be."""
    shown = [piece for piece in pieces if piece.value > 0]
    total = sum(piece.value for piece in shown)
    thick = min(_BAR, height / 3)
    room = width - _APART * max(0, len(shown) - 1)
    entries = []
    ops: list[Op] = []
    x = 0.0
    for piece in shown:
        long = room * piece.value / total
        number = figure(piece.value, decimals)
        told = f"{piece.name}: {number} ({figure(100 * piece.value / total, 0)} %)"
        ops.append(telling(x, 0.0, long, thick, patterned(0.0, 0.0, long, thick, piece.series), told))
        entries.append(Entry(piece.series, piece.name, number, told))
        x += long + _APART
    key = legend(entries, width)
    ops.append(Group(0.0, thick + _GAP, key))
    return Drawing(width, max(height, thick + _GAP + key.height), tuple(ops))

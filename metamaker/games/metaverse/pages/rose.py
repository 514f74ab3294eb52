"""The rose of a newtonian ship: eight momenta around a ring for the facing, with room for orders and spin above."""

from functools import lru_cache
from math import cos, radians, sin

from metamaker.core.words import Words
from metamaker.games.metaverse.sheet.scale import LEAST
from metamaker.sheets.drawing import BOLD, Drawing, Op, Path
from metamaker.sheets.ink import INK, LINE, PAPER, QUIET, TINT
from metamaker.sheets.lettering import Align, fit, line, words_line
from metamaker.sheets.shapes import box, circle

POINTS = ("nw", "n", "ne", "w", "", "e", "sw", "s", "se")
"""The compass points in rows from the top left corner; the ring stands in the middle. Rule MV-1.2.2-01."""

_GAP = 0.7
_ORDERS = 7.6
_SPIN = 7.2
_NUMBER = 4.6


@lru_cache(maxsize=500)
def turn_cell(words: Words, turn: int, width: float, height: float) -> Drawing:
    """Return the cell of one turn: its number, a box for orders and one for spin, and the rose. Rules MV-1.2.2-01, -07."""
    ops: list[Op] = [
        Path(box(0.0, 0.0, width, height, 1.2), fill=TINT if turn == 0 else PAPER, stroke=LINE, width=0.25),
        line(_NUMBER / 2 + 0.5, 4.9, str(turn), 3.4, weight=BOLD, role=INK, align=Align.CENTRE),
        *_field(words["pages.plot.start" if turn == 0 else "pages.plot.orders"], 5.4, 0.8, width - 6.9 - _SPIN, _ORDERS - 0.8),
        *_field(words["pages.plot.spin"], width - 0.8 - _SPIN, 0.8, _SPIN, _ORDERS - 0.8),
    ]
    top = _ORDERS + _GAP
    wide, high = (width - 1.6 - 2 * _GAP) / 3, (height - top - 0.8 - 2 * _GAP) / 3
    for place, point in enumerate(POINTS):
        x, y = 0.8 + place % 3 * (wide + _GAP), top + place // 3 * (high + _GAP)
        ops += _field(words[f"pages.plot.point.{point}"], x, y, wide, high) if point else _ring(x, y, wide, high)
    return Drawing(width, height, tuple(ops))


def _field(caption: str, x: float, y: float, width: float, height: float) -> list[Op]:
    """A box to write a number into, with a small word in its corner."""
    word = fit(caption, width - 0.8, LEAST, smallest=LEAST)
    return [
        Path(box(x, y, width, height, 0.8), fill=PAPER, stroke=LINE, width=0.18),
        words_line(x + 0.7, y + 2.1, word, role=QUIET),
    ]


def _ring(x: float, y: float, width: float, height: float) -> list[Op]:
    """A ring with eight marks; the facing is drawn from its middle. Rule MV-1.2.2-03."""
    middle, centre, radius = x + width / 2, y + height / 2, min(width, height) / 2 - 0.9
    ops: list[Op] = [Path(circle(middle, centre, radius), fill=PAPER, stroke=LINE, width=0.2)]
    for eighth in range(8):
        across, down = sin(radians(45 * eighth)), -cos(radians(45 * eighth))
        start, end = radius - 0.5, radius + 0.7
        marks = (("M", middle + across * start, centre + down * start), ("L", middle + across * end, centre + down * end))
        ops.append(Path(marks, stroke=INK, width=0.25))
    return [*ops, Path(circle(middle, centre, 0.3), fill=INK)]

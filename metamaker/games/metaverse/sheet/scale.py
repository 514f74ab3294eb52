"""The grid, the type scale and the stroke scale of a sheet: sizes that several of its parts share, each with one name.

Lengths are millimetres. Sizes of type are the height of the whole letter body: 1 mm is 2.83 points.
"""

from collections.abc import Iterable
from functools import lru_cache
from itertools import pairwise

from metamaker.rendering.drawing import BOLD, REGULAR, Drawing, Op
from metamaker.rendering.ink import HAIRLINE, INK, QUIET
from metamaker.rendering.metrics import text_width
from metamaker.rendering.shapes import rule
from metamaker.rendering.text_fitting import Align, Fit, fit, line, lines

GAP = 2.5
"""Distance of boxes and tables."""

EDGE = 2.0
"""From the edge of a box to its content."""

CORNER = 1.2

# Type, from large to small
NAME = 10.5
HERO = 9.6
"""The three most visible numbers."""
FIGURE = 5.4
NUMBER = 3.5
LEAST_NUMBER = 3.2
"""The smallest size of a number that is necessary in the middle of a turn: 9 points."""
LABEL = 3.5
CODE = 3.0
CAPTION = 2.47
"""The smallest size on a sheet except counting signs, for reading at arm's length: 7 points."""
LEAST = 2.12
"""The smallest of any text on the other pages: 6 points."""
NUMERAL = 1.85
"""Counting signs in bubbles."""

# Strokes, from strong to fine
RULE = 0.6
STRONG = 0.3
OUTLINE = 0.28
THIN = 0.2
FINE = 0.15

# Small drawings
TILE = 5.2
SMALL_TILE = 4.4
MARK = 4.2
"""An icon on a line."""
BUBBLE = 3.3
LEAST_BUBBLE = 3.2


def small(words: str, width: float, weight: str = REGULAR) -> Fit:
    """Return words in the smallest size of a sheet in lines of up to `width` mm."""
    return fit(words, width, CAPTION, weight, smallest=CAPTION)


ROW = 7.0
"""Height of a row with one line in it."""


def heading(title: str, width: float, captions: Iterable[tuple[float, str, Align]] = ()) -> Drawing:
    """Return a table's title with captions over its columns, as large as they can be side by side, and a line below."""
    return _heading(title, width, tuple(captions))


@lru_cache(maxsize=500)
def _heading(title: str, width: float, over: tuple[tuple[float, str, Align], ...]) -> Drawing:
    ops: list[Op] = [line(0.0, 2.6, title, 2.6, weight=BOLD, role=QUIET, tracking=0.25)]
    rooms = [next_ - x - 0.8 for (x, _, _), (next_, _, _) in pairwise((*over, (width, "", Align.LEFT)))]
    for (x, text, align), room in zip(over, rooms, strict=True):
        size = fit(text, room, CAPTION).size if align is Align.LEFT else CAPTION
        ops.append(line(x, 2.6, text, size, role=QUIET, align=align))
    return Drawing(width, 4.2, (*ops, rule(0.0, 3.8, width, INK, STRONG)))


@lru_cache(maxsize=500)
def said_heading(title: str, said: str, width: float) -> Drawing:
    """Return a table's title with a sentence at its right, or below it without room at the right."""
    above = heading(title, width)
    room = width - text_width(title, 2.6, BOLD, 0.25) - 3.0
    beside = line(width, 2.6, said, CAPTION, role=QUIET, align=Align.RIGHT)
    if beside.width <= room:
        return Drawing(width, above.height, (*above.ops, beside))
    below = small(said, width)
    height = above.height + 3.4 + below.height
    return Drawing(width, height, (*above.ops, *lines(0.0, above.height + 2.2, below, role=QUIET)))


def row(width: float, height: float, ops: Iterable[Op]) -> Drawing:
    """Return a row with a hairline at its foot."""
    return Drawing(width, height, (*ops, rule(0.0, height, width, HAIRLINE, THIN)))

"""The shared headings and row lines of all tables."""

from collections.abc import Iterable
from itertools import pairwise

from metamaker.games.metaverse.sheet.scale import CAPTION, STRONG, THIN
from metamaker.rendering.drawing import BOLD, REGULAR, Drawing, Op
from metamaker.rendering.ink import HAIRLINE, INK, QUIET
from metamaker.rendering.metrics import text_width
from metamaker.rendering.shapes import rule
from metamaker.rendering.text_fitting import Align, Fit, fit, line, lines


def small(words: str, width: float, weight: str = REGULAR) -> Fit:
    """Return words in the smallest size of a sheet in lines of up to `width` mm."""
    return fit(words, width, CAPTION, weight, smallest=CAPTION)


ROW = 7.0
"""Height of a row with one line in it."""


def heading(title: str, width: float, captions: Iterable[tuple[float, str, Align]] = ()) -> Drawing:
    """Return a table's title with captions over its columns, as large as they can be side by side, and a line below."""
    ops: list[Op] = [line(0.0, 2.6, title, 2.6, weight=BOLD, role=QUIET, tracking=0.25)]
    over = tuple(captions)
    rooms = [next_ - x - 0.8 for (x, _, _), (next_, _, _) in pairwise((*over, (width, "", Align.LEFT)))]
    for (x, text, align), room in zip(over, rooms, strict=True):
        size = fit(text, room, CAPTION).size if align is Align.LEFT else CAPTION
        ops.append(line(x, 2.6, text, size, role=QUIET, align=align))
    return Drawing(width, 4.2, (*ops, rule(0.0, 3.8, width, INK, STRONG)))


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

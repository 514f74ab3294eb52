"""What lies under the ships: the grid of the table, its frame, the scale bar with the arrow that points north."""

from collections.abc import Iterator

from metamaker.battle.plane import CM
from metamaker.core.words import Words
from metamaker.games.metaverse.battle.story.phrases import decimal
from metamaker.games.metaverse.tabletop.picture.view import View, lines_of_grid
from metamaker.sheets.drawing import Drawing, Op, Path
from metamaker.sheets.ink import HAIRLINE, INK, LINE, PAPER, QUIET, TINT
from metamaker.sheets.lettering import Align, line
from metamaker.sheets.shapes import box, rule, upright


def ground(view: View) -> Iterator[Op]:
    """Yield the table and its grid: a line every 10 cm, a stronger one every 50."""
    yield Path(box(0.0, 0.0, view.width, view.height), fill=TINT)
    step = view.grid_cm
    for x in lines_of_grid(view.west, view.width / view.scale, step):
        role, width = _line(x, step)
        yield upright((x - view.west) / CM * view.scale, 0.0, view.height, role, width)
    south = view.north - view.height / view.scale * CM
    for y in lines_of_grid(south, view.height / view.scale, step):
        role, width = _line(y, step)
        yield rule(0.0, (view.north - y) / CM * view.scale, view.width, role, width)


def numbers(view: View) -> Iterator[Op]:
    """Yield the places of lines in cm, as the story tells them: east of the middle along the foot, north of it at the left."""
    step = view.numbered_cm
    for x in lines_of_grid(view.west, view.width / view.scale, step):
        across = (x - view.west) / CM * view.scale
        if _CORNER < across < view.width - _MARGIN:
            yield line(across + 0.6, view.height - 0.9, decimal(x), _NUMBER, role=QUIET)
    south = view.north - view.height / view.scale * CM
    for y in lines_of_grid(south, view.height / view.scale, step):
        down = (view.north - y) / CM * view.scale
        if _MARGIN < down < view.height - _MARGIN:
            yield line(0.9, down - 0.6, decimal(y), _NUMBER, role=QUIET)


_NUMBER = 2.2
_MARGIN, _CORNER = 4.0, 8.0
"""What is kept free of numbers at the edges and in the corner, in mm."""


def _line(at: int, step: int) -> tuple[str, float]:
    return (LINE, 0.18) if at % (5 * step * CM) == 0 else (HAIRLINE, 0.12)


def edge(view: View) -> Path:
    """Return the frame of the map."""
    return Path(box(0.0, 0.0, view.width, view.height), stroke=INK, width=0.3)


def scale_bar(view: View, words: Words) -> Drawing:
    """Return the scale bar with the arrow that points north at its right end, 8 mm high."""
    length, low = view.bar_cm * view.scale, 6.6
    width = length + 7.0
    ops: list[Op] = [line(length / 2, 3.4, words.text("battle.picture.scale", length=view.bar_cm), 2.8, align=Align.CENTRE)]
    for half, role in ((0, INK), (1, PAPER)):
        ops.append(Path(box(half * length / 2, low - 1.3, length / 2, 1.2), fill=role, stroke=INK, width=0.2))
    east = width - 2.0
    needle = (("M", east, 0.0), ("L", east + 1.6, low), ("L", east, low - 1.5), ("L", east - 1.6, low), ("Z",))
    return Drawing(width, 8.0, (*ops, Path(needle, fill=QUIET)))

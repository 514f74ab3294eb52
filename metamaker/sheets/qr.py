"""Texts as QR codes, drawn as one path."""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from operator import sub
from typing import NamedTuple

import segno

from metamaker.sheets.drawing import Drawing, Group, Outline, Path, Role, Segment
from metamaker.sheets.ink import INK

SMALLEST_MODULE = 0.4
"""The least side in mm of a module, a square of the code: what phones read from a home printer's page."""

LARGEST_MODULE = 0.6
"""Beyond it codes are no easier to read, and take room from the sheet."""

_QUIET = 4
"""Modules of white around a code that readers need."""

_MASK = 3
"""Any mask is valid. Choosing the best of eight takes four times as long, and what is compressed has no pattern to break up."""

Corner = tuple[int, int]


class QrCode(NamedTuple):
    """A code, and the mm of white around it that whoever places it leaves."""

    drawing: Drawing
    quiet: float


@lru_cache(maxsize=500)
def qr(text: str, usual: float, room: float, role: Role = INK) -> QrCode | None:
    """Return `text`, capitals and digits, as a code of `usual` mm, or larger where its modules would be smaller than 0.4 mm.

    None if it would be larger than `room` mm. 7 % of a code may be damaged, more where its size leaves room for correction.
    """
    try:
        # boosting: better correction where the code grows no larger by it
        modules = segno.make_qr(text, error="l", mode="alphanumeric", mask=_MASK, boost_error=True).matrix
    except segno.DataOverflowError:
        return None
    module = min(LARGEST_MODULE, max(SMALLEST_MODULE, usual / len(modules)))
    side = module * len(modules)
    if side > room:
        return None
    squares = Drawing(len(modules), len(modules), (Path(_outline(modules), fill=role),))
    return QrCode(Drawing(side, side, (Group(0.0, 0.0, squares, None, module),)), _QUIET * module)


def _outline(modules: Sequence[Sequence[int]]) -> Outline:
    """Return the edges around the dark modules as closed lines, one unit to a module.

    One shape leaves no seams between its squares, which many small ones do on screens; whole numbers take little room in files.
    """
    following: dict[Corner, list[Corner]] = {}
    for start, end in _edges(modules):
        following.setdefault(start, []).append(end)
    outline: list[Segment] = []
    while following:
        start = here = next(iter(following))
        outline.append(("M", *start))
        while (here := _taken(following, here)) != start:
            outline.append(("L", *here))
        outline.append(("Z",))
    return tuple(outline)


def _taken(following: dict[Corner, list[Corner]], corner: Corner) -> Corner:
    """Take an edge that begins at `corner`; where two squares touch with their corners, either will do."""
    ends = following[corner]
    if len(ends) == 1:
        del following[corner]
    return ends.pop()


def _edges(modules: Sequence[Sequence[int]]) -> Iterator[tuple[Corner, Corner]]:
    """Yield the edges between dark and light from corner to corner, the dark on their right hand."""
    yield from _between_rows(modules)
    for (y, x), (y_end, x_end) in _between_rows(tuple(zip(*modules, strict=True))):
        yield (x_end, y_end), (x, y)


def _between_rows(rows: Sequence[Sequence[int]]) -> Iterator[tuple[Corner, Corner]]:
    """Yield the edges that run along rows."""
    light = (0,) * len(rows[0])
    above: Sequence[int] = (*light, 0)
    for y, row in enumerate((*rows, light)):
        below = (*row, 0)
        begun, side = 0, 0
        for x, change in enumerate(map(sub, below, above)):
            if change != side:
                if side:
                    yield ((begun, y), (x, y)) if side > 0 else ((x, y), (begun, y))
                begun, side = x, change
        above = below

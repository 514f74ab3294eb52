"""Texts as QR codes, drawn as one path."""

from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from operator import sub
from typing import Any, NamedTuple, cast

from metamaker.rendering.drawing import Drawing, Group, Outline, Path, Role, Segment
from metamaker.rendering.ink import INK

SMALLEST_MODULE = 0.32
"""The smallest side in mm of a module, a square of the code, for phones that read a home printer's page.

It is nearly four dots at 300 dots per inch, and about the smallest usual size on labels (13 mil).
"""

LARGEST_MODULE = 0.6
"""Larger codes are no easier to read, and take room from the sheet."""

_QUIET = 4
"""Modules of white around a code required by readers."""

_MASK = 3
"""Any mask is valid. Choosing the best of eight takes four times as long, and compressed data has no pattern to break up."""

Corner = tuple[int, int]


class QrCode(NamedTuple):
    """A code, and the white margin in mm that the caller must leave around it."""

    drawing: Drawing
    quiet: float


class Room(NamedTuple):
    """The number of modules in a row of a code, and the side of one in mm."""

    modules: int
    module: float

    @property
    def side(self) -> float:
        """The side of the code in mm."""
        return self.module * self.modules

    @property
    def quiet(self) -> float:
        """The mm of white around it."""
        return _QUIET * self.module


def room_of(text: str, usual: float, room: float) -> Room | None:
    """Return the size of the code of a text without making it; None without room. Arguments are those of `qr`."""
    bits = 11 * (len(text) // 2) + 6 * (len(text) % 2)
    versions = (version for version in range(1, _VERSIONS + 1) if bits + _head_bits(version) <= _held(version))
    version = next(versions, 0)
    if not version:
        return None
    modules = 17 + 4 * version
    module = min(LARGEST_MODULE, max(SMALLEST_MODULE, usual / modules), room / (modules + _QUIET))
    return Room(modules, module) if module >= SMALLEST_MODULE else None


_VERSIONS = 40


def _held(version: int) -> int:
    """Return the capacity in bits of a code of a version at the lowest correction."""
    from segno.consts import ERROR_LEVEL_L, SYMBOL_CAPACITY

    # by version and correction; the type annotation in segno is only `object`
    capacity: Mapping[int, Mapping[int, int]] = cast("Any", SYMBOL_CAPACITY)
    return capacity[version][ERROR_LEVEL_L]


def _head_bits(version: int) -> int:
    """Return the number of bits before the text: the mode and the length (ISO/IEC 18004, table 3)."""
    return 4 + (9 if version < 10 else 11 if version < 27 else 13)


@lru_cache(maxsize=500)
def qr(text: str, usual: float, room: float, role: Role = INK) -> QrCode | None:
    """Return `text`, capitals and digits, as a code of `usual` mm, or larger if its modules would be smaller than 0.32 mm.

    `room` in mm is for the code with its margin on one side: the code is smaller if necessary, and None if it has no room. 7%
    of a code may be damaged, more if its size leaves room for correction.
    """
    import segno  # only here, because it imports a web client, which would delay the first sheet on the screen

    its = room_of(text, usual, room)
    if its is None:
        return None
    # boosting: better correction where it does not enlarge the code
    modules = segno.make_qr(text, error="l", mode="alphanumeric", mask=_MASK, boost_error=True).matrix
    squares = Drawing(its.modules, its.modules, (Path(_outline(modules), fill=role),))
    return QrCode(Drawing(its.side, its.side, (Group(0.0, 0.0, squares, None, its.module),)), its.quiet)


def _outline(modules: Sequence[Sequence[int]]) -> Outline:
    """Return the edges around the dark modules as closed lines, one unit to a module.

    Many small squares would show seams on screens, but one shape does not; whole numbers take little room in files.
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
    """Take an edge that begins at `corner`; if two squares touch with their corners, either is right."""
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

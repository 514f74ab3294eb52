"""Boxes: drawings made of smaller drawings, arranged below, next to, above and around each other.

Parts may be None: they are left out. Positions inside a box are fractions: 0 = left or top, 0.5 = middle, 1 = right or bottom.
"""

from collections.abc import Iterable
from functools import lru_cache

from metamaker.rendering.drawing import Drawing, Group, Icon, Op, Path, Role, Symbol
from metamaker.rendering.ink import HAIRLINE, INK, PAPER
from metamaker.rendering.layout import Strip
from metamaker.rendering.shapes import box

Part = Drawing | Strip | None
"""A drawing, or a strip with the reference of an element."""


@lru_cache(maxsize=500)
def blank(width: float = 0.0, height: float = 0.0) -> Drawing:
    """Return an empty box."""
    return Drawing(width, height, ())


def symbol(icon: Icon, size: float, role: Role = INK, ground: Role = PAPER) -> Drawing:
    """Return an icon in a square of `size` mm."""
    return Drawing(size, size, (Symbol(0.0, 0.0, size, icon, role, ground),))


def _boxes(parts: Iterable[Part]) -> list[tuple[Drawing, str | None]]:
    """Return drawings with their references."""
    return [(part, None) if isinstance(part, Drawing) else (part.drawing, part.ref) for part in parts if part is not None]


def _placed(x: float, y: float, drawing: Drawing, ref: str | None = None) -> tuple[Op, ...]:
    """Return a drawing with its top left corner at (x, y).

    White space, a single text, icon or group needs no group around it, which would make files larger and slower.
    """
    if ref is None and not drawing.clipped and len(drawing.ops) < 2:
        if not drawing.ops:
            return ()
        op = drawing.ops[0]
        if not isinstance(op, Path):
            return (op._replace(x=x + op.x, y=y + op.y),)
    return (Group(x, y, drawing, ref),)


def column(parts: Iterable[Part], gap: float = 0.0, *, width: float = 0.0, across: float = 0.0) -> Drawing:
    """Return parts below each other, `gap` mm apart, in a box of at least `width` mm."""
    boxes = _boxes(parts)
    wide = max([width, *[drawing.width for drawing, _ in boxes]])
    ops: list[Op] = []
    y = 0.0
    for drawing, ref in boxes:
        ops += _placed(across * (wide - drawing.width), y, drawing, ref)
        y += drawing.height + gap
    return Drawing(wide, max(0.0, y - gap), tuple(ops))


def row(parts: Iterable[Part], gap: float = 0.0, *, height: float = 0.0, down: float = 0.5) -> Drawing:
    """Return parts next to each other, `gap` mm apart, in a box of at least `height` mm."""
    boxes = _boxes(parts)
    high = max([height, *[drawing.height for drawing, _ in boxes]])
    ops: list[Op] = []
    x = 0.0
    for drawing, ref in boxes:
        ops += _placed(x, down * (high - drawing.height), drawing, ref)
        x += drawing.width + gap
    return Drawing(max(0.0, x - gap), high, tuple(ops))


def grid(parts: Iterable[Part], columns: int, gap: float = 0.0, *, width: float = 0.0) -> Drawing:
    """Return parts in rows of `columns` equal cells, as large as the largest part, or sharing at least `width` mm."""
    boxes = _boxes(parts)
    wide = max([(width - (columns - 1) * gap) / columns, *[drawing.width for drawing, _ in boxes]])
    cells = [Strip(aligned(drawing, wide, across=0.0), ref=ref) for drawing, ref in boxes]
    rows = (cells[first : first + columns] for first in range(0, len(cells), columns))
    return column((row(each, gap, down=0.0) for each in rows), gap, width=width)


def layered(*parts: Part) -> Drawing:
    """Return parts above each other with the same top left corner; the last one lies on top."""
    boxes = _boxes(parts)
    width, height = max(drawing.width for drawing, _ in boxes), max(drawing.height for drawing, _ in boxes)
    return Drawing(width, height, tuple(Group(0.0, 0.0, drawing, ref) for drawing, ref in boxes))


def aligned(drawing: Drawing, width: float = 0.0, height: float = 0.0, *, across: float = 0.5, down: float = 0.5) -> Drawing:
    """Return a drawing in a box of at least `width` × `height` mm, usually in its middle."""
    wide, high = max(width, drawing.width), max(height, drawing.height)
    return Drawing(wide, high, _placed(across * (wide - drawing.width), down * (high - drawing.height), drawing))


def fitted(drawing: Drawing, width: float, height: float, *, most: float = float("inf"), down: float = 0.5) -> Drawing:
    """Return a drawing as large as it fits a box, but at most `most` times as large as it is, in the middle of the box."""
    scale = min(width / drawing.width, height / drawing.height, most)
    x, y = (width - scale * drawing.width) / 2, (height - scale * drawing.height) * down
    return Drawing(width, height, (Group(x, y, drawing, None, scale),))


def padded(drawing: Drawing, left: float, top: float, right: float | None = None, bottom: float | None = None) -> Drawing:
    """Return a drawing with white around it; `right` and `bottom` are usually as wide as `left` and `top`."""
    width = left + drawing.width + (left if right is None else right)
    height = top + drawing.height + (top if bottom is None else bottom)
    return Drawing(width, height, _placed(left, top, drawing))


def framed(
    drawing: Drawing, *, fill: Role | None = None, stroke: Role | None = None, width: float = 0.2, radius: float = 0.0
) -> Drawing:
    """Return a drawing on a ground, inside an outline of `width` mm with corners of `radius`."""
    edge = width if stroke else 0.0
    outline = box(edge / 2, edge / 2, drawing.width - edge, drawing.height - edge, radius)
    frame = Path(outline, fill=fill, stroke=stroke, width=edge)
    return Drawing(drawing.width, drawing.height, (frame, *_placed(0.0, 0.0, drawing)))


def underlined(drawing: Drawing, role: Role = HAIRLINE, width: float = 0.2) -> Drawing:
    """Return a drawing with a line at its foot."""
    line = Path((("M", 0.0, drawing.height), ("L", drawing.width, drawing.height)), stroke=role, width=width)
    return Drawing(drawing.width, drawing.height, (*_placed(0.0, 0.0, drawing), line))

"""Marks on a sheet: crosses, strokes and dots on bubbles, a line through a system, a cross over a section.

Every mark has its own shape, so that it is clear in all print styles.
"""

from enum import Enum
from functools import lru_cache

from metamaker.rendering.drawing import Drawing, Op, Outline, Path, Role
from metamaker.rendering.ink import INK, PAPER
from metamaker.rendering.shapes import circle

_STROKE = 0.13
"""Width of a stroke as a fraction of the bubble, which scales with it."""

_FINE = 0.055


class Mark(Enum):
    """A mark on a bubble, in the order in which marks are drawn on top of each other."""

    UNPOWERED = "unpowered"
    SWITCHED_OFF = "switched_off"
    REACHED = "reached"
    EXPENDED = "expended"
    DISABLED = "disabled"
    DESTROYED = "destroyed"
    CROSSED = "crossed"


Marks = frozenset[Mark]


@lru_cache(maxsize=2000)
def marked(bubble: Drawing, marks: Marks) -> Drawing:
    """Return a bubble with marks on it, the same drawing for the same bubble."""
    ops = [op for mark in Mark if mark in marks for op in pencilling(mark, min(bubble.width, bubble.height))]
    return Drawing(bubble.width, bubble.height, (*bubble.ops, *ops))


@lru_cache(maxsize=100)
def sample(mark: Mark, size: float) -> Drawing:
    """Return an empty bubble with one mark, as in a key."""
    ground = Path(circle(size / 2, size / 2, size * 0.45), fill=PAPER, stroke=INK, width=size * 0.085)
    return Drawing(size, size, (ground, *pencilling(mark, size)))


def pencilling(mark: Mark, size: float) -> tuple[Op, ...]:
    """Return the strokes of a mark on a bubble of `size` mm."""
    return tuple(_scaled(op, size) for op in _UNIT[mark])


def _scaled(path: Path, size: float) -> Path:
    return path._replace(outline=_spread(path.outline, size, size), width=path.width * size)


def _spread(outline: Outline, width: float, height: float, left: float = 0.0, top: float = 0.0) -> Outline:
    """Return an outline of the square of side 1 on a box of another size at another place."""
    return tuple(
        (command, *(top + at * height if place % 2 else left + at * width for place, at in enumerate(numbers)))
        for command, *numbers in outline
    )


def _stroke(outline: Outline, width: float = _STROKE, role: Role = INK) -> Path:
    return Path(outline, stroke=role, width=width)


_DOWN: Outline = (("M", 0.08, 0.12), ("C", 0.34, 0.30, 0.62, 0.62, 0.93, 0.88))
_UP: Outline = (("M", 0.10, 0.91), ("C", 0.36, 0.66, 0.60, 0.36, 0.92, 0.09))

_UNIT: dict[Mark, tuple[Path, ...]] = {
    Mark.UNPOWERED: tuple(
        _stroke((("M", 0.5 + d - h, 0.5 + d + h), ("L", 0.5 + d + h, 0.5 + d - h)), _FINE)
        for d, h in ((-0.18, 0.19), (-0.06, 0.27), (0.06, 0.27), (0.18, 0.19))
    ),
    Mark.SWITCHED_OFF: (_stroke((("M", 0.26, 0.5), ("L", 0.74, 0.5)), 0.17),),
    Mark.REACHED: (Path(circle(0.5, 0.5, 0.27), fill=INK),),
    Mark.EXPENDED: (Path(circle(0.5, 0.5, 0.27), fill=INK),),
    Mark.DISABLED: (_stroke(_UP),),
    Mark.DESTROYED: (
        Path(circle(0.5, 0.5, 0.47), fill=INK),
        _stroke((("M", 0.3, 0.3), ("L", 0.7, 0.7)), 0.1, PAPER),
        _stroke((("M", 0.3, 0.7), ("L", 0.7, 0.3)), 0.1, PAPER),
    ),
    Mark.CROSSED: (_stroke(_DOWN), _stroke(_UP)),
}
"""On a square of side 1."""


def struck(drawing: Drawing, left: float, right: float, y: float) -> Drawing:
    """Return a drawing with a line through it from `left` to `right` at `y`, also visible on dark ground."""
    outline: Outline = (("M", left, y + 0.5), ("C", left, y + 0.2, right, y - 0.2, right, y - 0.5))
    return Drawing(
        drawing.width,
        drawing.height,
        (*drawing.ops, Path(outline, stroke=PAPER, width=1.3), Path(outline, stroke=INK, width=0.6)),
    )


def wrecked(drawing: Drawing) -> Drawing:
    """Return the box of a section with a cross over everything below its title."""
    width, height = drawing.width - 2 * _INSET, drawing.height - _BELOW_TITLE - _INSET
    strokes = tuple(
        Path(_spread(outline, width, height, _INSET, _BELOW_TITLE), stroke=role, width=stroke)
        for role, stroke in ((PAPER, 1.9), (INK, 0.8))
        for outline in _WRECK
    )
    return Drawing(drawing.width, drawing.height, (*drawing.ops, *strokes))


_WRECK: tuple[Outline, ...] = (
    (("M", 0.01, 0.03), ("C", 0.3, 0.28, 0.66, 0.63, 0.99, 0.96)),
    (("M", 0.01, 0.98), ("C", 0.35, 0.7, 0.62, 0.34, 0.99, 0.02)),
)
_INSET, _BELOW_TITLE = 1.0, 6.2

"""Counters as pieces with a front and a back, in batches of one kind, and the letters that fit on them."""

from collections.abc import Iterable
from typing import NamedTuple

from metamaker.sheets.drawing import BOLD, Drawing, Op, Path, Role
from metamaker.sheets.ink import INK, LINE, PAPER, TINT
from metamaker.sheets.lettering import LEADING, SMALLEST, Align, Fit, fit, lines
from metamaker.sheets.shapes import box, circle

CUT = 0.2
"""Width of cut lines in mm."""


class Piece(NamedTuple):
    """A counter: its front, and its back when it is turned over sideways. `ref` is the element that it stands for."""

    front: Drawing
    back: Drawing
    ref: str | None = None


class Batch(NamedTuple):
    """Counters of one kind, `gap` mm apart, with a title and notes for those whose names do not fit on them."""

    title: str
    notes: tuple[str, ...]
    gap: float
    pieces: tuple[Piece, ...]


def lettered(text: str, width: float, most: int, size: float, weight: str = BOLD) -> Fit | None:
    """Return `text` in at most `most` lines of `width` mm, at `size` or smaller; None if it does not fit in 6 points."""
    if not text.strip():
        return None
    fitted = fit(text, width, size, weight, smallest=SMALLEST)
    return fitted if len(fitted.lines) <= most else None


def centred(middle: float, top: float, text: Fit, role: Role = INK, weight: str = BOLD) -> Iterable[Op]:
    """Return lines of text around `middle`, the first one just below `top`."""
    return lines(middle, top + text.size * 0.74, text, weight=weight, role=role, align=Align.CENTRE)


def depth(text: Fit) -> float:
    """Return the height in mm of lines of text."""
    return len(text.lines) * text.size * LEADING


def square(side: float, ops: Iterable[Op], *, quiet: bool = False) -> Drawing:
    """Return a square counter with its cut line; a quiet one has tinted ground."""
    ground = Path(box(0, 0, side, side), fill=TINT if quiet else PAPER, stroke=LINE, width=CUT)
    return Drawing(side, side, (ground, *ops))


def disc(diameter: float, ops: Iterable[Op], *, quiet: bool = False) -> Drawing:
    """Return a round counter with its cut line; a quiet one has tinted ground."""
    middle = diameter / 2
    ground = Path(circle(middle, middle, middle), fill=TINT if quiet else PAPER, stroke=LINE, width=CUT)
    return Drawing(diameter, diameter, (ground, *ops))


def arrow(x: float, y: float, width: float, height: float) -> Path:
    """Return a solid arrowhead that points up, with its point at (x, y)."""
    outline = (
        ("M", x, y),
        ("L", x + width / 2, y + height),
        ("L", x, y + 0.72 * height),
        ("L", x - width / 2, y + height),
        ("Z",),
    )
    return Path(outline, fill=INK)

"""Rows of cells: texts wrapped to the width of their column, drawings in the middle, a hairline at the foot."""

from collections.abc import Iterable
from functools import lru_cache
from typing import NamedTuple

from metamaker.games.metaverse.pages.charts.panel import BODY, NOTE
from metamaker.sheets.drawing import REGULAR, Drawing, Group, Op, Role
from metamaker.sheets.ink import HAIRLINE, INK, QUIET
from metamaker.sheets.layout import Strip
from metamaker.sheets.lettering import LEADING, Align, Fit, lines, wrap
from metamaker.sheets.shapes import rule


@lru_cache(maxsize=2000)
def _wrapped(text: str, width: float, size: float, weight: str) -> Fit:
    """A cell asks for its lines when it is measured and again when it is drawn."""
    return wrap(text, width, size, weight)


class Cell(NamedTuple):
    """Something in a column that begins at `x` and is `width` mm wide."""

    x: float
    width: float
    content: str | Drawing
    size: float = BODY
    weight: str = REGULAR
    align: Align = Align.LEFT
    role: Role = INK

    @property
    def fitted(self) -> Fit | None:
        """Its text in lines; None for a drawing."""
        return None if isinstance(self.content, Drawing) else _wrapped(self.content, self.width, self.size, self.weight)

    @property
    def height(self) -> float:
        """Millimetres from top to bottom."""
        fitted = self.fitted
        if fitted is None:
            return self.content.height if isinstance(self.content, Drawing) else 0.0
        return fitted.height + self.size * LEADING if self.content else 0.0

    def ops(self, middle: float) -> Iterable[Op]:
        """Return what is drawn, with its middle at `middle`."""
        if isinstance(self.content, Drawing):
            x = self.x + (self.width - self.content.width) * self.align.value
            return (Group(x, middle - self.content.height / 2, self.content),)
        fitted = self.fitted
        if fitted is None or not self.content:
            return ()
        x = self.x + self.width * self.align.value
        return lines(x, fitted.baseline(middle), fitted, weight=self.weight, align=self.align, role=self.role)


def row(width: float, cells: Iterable[Cell], *, least: float = 5.4, padding: float = 1.6, ref: str | None = None) -> Strip:
    """Return a row as high as its highest cell and at least `least` mm."""
    standing = tuple(cells)
    height = max(least, *(cell.height + padding for cell in standing))
    ops: list[Op] = [op for cell in standing for op in cell.ops(height / 2)]
    return Strip(Drawing(width, height, (*ops, rule(0.0, height, width, HAIRLINE, 0.2))), ref=ref)


def captions(width: float, cells: Iterable[Cell]) -> Strip:
    """Return a row of quiet captions that keeps the next one."""
    small = tuple(cell._replace(size=NOTE, role=QUIET) for cell in cells)
    height = max(cell.height for cell in small) + 1.4
    ops: list[Op] = [op for cell in small for op in cell.ops(height / 2 + 0.2)]
    return Strip(Drawing(width, height, (*ops, rule(0.0, height, width, INK, 0.25))), keep=True)

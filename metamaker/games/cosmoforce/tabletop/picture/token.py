"""The sign of a ship as a round token in the look of its side."""

from collections.abc import Iterator

from metamaker.sheets import series
from metamaker.sheets.drawing import BOLD, Op, Path
from metamaker.sheets.ink import INK, PAPER
from metamaker.sheets.lettering import Align, line
from metamaker.sheets.shapes import circle

RADIUS = 3.6

SIDES = (0, 2, 3, 7, 6, 4)
"""The series whose colours the sides have, all dark enough for letters; further sides begin again, and differ by letter."""


def edge(side: int) -> str:
    """Return the role of the lines of a side."""
    return series.edge(SIDES[side % len(SIDES)])


def token(x: float, y: float, sign: str, side: int) -> Iterator[Op]:
    """Yield the token of a ship around a point: every second side is dark, so that they differ in grey as well."""
    is_dark = side % 2 == 1
    ground, letter = (edge(side), PAPER) if is_dark else (series.tint(SIDES[side % len(SIDES)]), INK)
    yield Path(circle(x, y, RADIUS), fill=ground, stroke=edge(side), width=0.5)
    yield line(x, y + 1.1, sign, 3.0, weight=BOLD, role=letter, align=Align.CENTRE)

"""How much ink a page takes: an estimate from its drawing operations."""

from functools import cache

from metamaker.sheets.drawing import BOLD, Icon, Page, Path, Symbol, Text
from metamaker.sheets.geometry import area, length
from metamaker.sheets.ground import Standing, standing
from metamaker.sheets.icons import GRID
from metamaker.sheets.ink import Colour, Ink
from metamaker.sheets.metrics import faces

_TEXT = {BOLD: 0.42}
_USUAL_TEXT = 0.27
"""The part of the box of capitals that letters cover, on the average."""


def ink_coverage(page: Page, ink: Ink) -> float:
    """Return the part of the paper, 0 to 1, that would be black if all ink were black: an estimate, good to a fifth.

    What stands on a dark ground and is lighter takes ink away.
    """
    inked = sum(_inked(each, ink) for each in standing(page))
    return max(0.0, inked / (page.drawing.width * page.drawing.height))


def _inked(each: Standing, ink: Ink) -> float:
    op, below = each.op, _darkness(ink[each.ground])
    scale = each.place.scale
    if isinstance(op, Text):
        box = op.width * op.size * faces()[op.weight].cap_height
        return box * scale**2 * _TEXT.get(op.weight, _USUAL_TEXT) * (_darkness(ink[op.role]) - below)
    if isinstance(op, Symbol):
        darker = _darkness(ink[op.role]) - _darkness(ink[op.ground])
        return covered(op.icon) * (op.size * scale) ** 2 * darker
    return _path(op, ink, below) * scale**2


def _path(path: Path, ink: Ink, below: float) -> float:
    inked = area(path.outline) * (_darkness(ink[path.fill]) - below) if path.fill else 0.0
    if path.stroke:
        drawn = length(path.outline) * path.width * (0.5 if path.dash else 1.0)
        inked += drawn * (_darkness(ink[path.stroke]) - below)
    return inked


@cache
def covered(icon: Icon) -> float:
    """Return the part of its square that an icon covers."""
    inked = 0.0
    for part in icon.parts:
        drawn = length(part.outline) * part.width if part.width else area(part.outline)
        inked += -drawn if part.hole else drawn
    return min(1.0, max(0.0, inked / GRID**2))


def _darkness(colour: Colour) -> float:
    return 1 - sum(colour) / 765

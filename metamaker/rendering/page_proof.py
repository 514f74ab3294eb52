"""The print check of a page: faults, remarks, and measures such as contrast without colour and ink."""

from collections import defaultdict
from collections.abc import Iterator
from functools import lru_cache
from typing import NamedTuple

from metamaker.core.messages import in_force
from metamaker.rendering.drawing import BOLD, Icon, Outline, Page, Path, Role, Symbol, Text
from metamaker.rendering.icons import GRID
from metamaker.rendering.ink import PAPER, Colour, Ink
from metamaker.rendering.metrics import faces
from metamaker.rendering.proof import NUMERALS, Area, Finding, Place, findings, marks, missing_glyphs, placed
from metamaker.rendering.shapes import contains, enclosed_area, length
from metamaker.rendering.text_fitting import CUT

_CELL = 8.0
"""The side in mm of the squares of a page by which fills are indexed, so that only a few of them are examined."""


class Standing(NamedTuple):
    """An operation, the place of its drawing on the page, its area there, and the role of the ground below it."""

    op: Text | Path | Symbol
    place: Place
    area: Area
    ground: Role


class _Fill(NamedTuple):
    area: Area
    place: Place
    outline: Outline
    role: Role


@lru_cache(maxsize=2)
def standing(page: Page) -> tuple[Standing, ...]:
    """Return the operations of a page in drawing order; cached, because measuring one page asks several times."""
    return tuple(_standing(page))


def _standing(page: Page) -> Iterator[Standing]:
    fills: defaultdict[tuple[int, int], list[_Fill]] = defaultdict(list)
    for op, place, area in placed(page):
        x, y = (area.left + area.right) / 2, (area.top + area.bottom) / 2
        yield Standing(op, place, area, _below(fills[_cell(x, y)], x, y))
        if isinstance(op, Path) and op.fill:
            fill = _Fill(area, place, op.outline, op.fill)
            left, top = _cell(area.left, area.top)
            right, bottom = _cell(area.right, area.bottom)
            for across in range(left, right + 1):
                for down in range(top, bottom + 1):
                    fills[across, down].append(fill)


def _cell(x: float, y: float) -> tuple[int, int]:
    return int(x // _CELL), int(y // _CELL)


def _below(fills: list[_Fill], x: float, y: float) -> Role:
    for area, place, outline, role in reversed(fills):
        inside = area.left <= x <= area.right and area.top <= y <= area.bottom
        if inside and contains(outline, (x - place.x) / place.scale, (y - place.y) / place.scale):
            return role
    return PAPER


LEAST = 4.5
"""Contrast for small text, as a ratio of luminances; the usual recommendation for screens, and printers are no better."""

LEAST_LARGE = 3.0
"""Contrast for large text and signs."""

_LARGE, _LARGE_BOLD = 6.35, 4.94
"""18 and 14 points in mm."""


class Contrast(NamedTuple):
    """The contrast of a text or sign with its ground: the ratio, the required ratio, its name and its place."""

    ratio: float
    needed: float
    what: str
    area: Area


def contrasts(page: Page, ink: Ink) -> Iterator[Contrast]:
    """Yield the contrast of every text and icon of a page."""
    for each in standing(page):
        op = each.op
        if isinstance(op, Path):
            continue
        if isinstance(op, Text):
            if op.text.strip():
                yield Contrast(contrast(ink[op.role], ink[each.ground]), _needed(each, op), op.text, each.area)
        else:
            yield Contrast(contrast(ink[op.role], ink[op.ground]), LEAST_LARGE, op.icon.name, each.area)


def _needed(each: Standing, text: Text) -> float:
    large = _LARGE_BOLD if text.weight == BOLD else _LARGE
    return LEAST_LARGE if text.size * each.place.scale >= large else LEAST


@lru_cache(maxsize=2000)
def contrast(one: Colour, other: Colour) -> float:
    """Return the ratio of luminances of two colours, 1 to 21, after conversion to black and white."""
    dark, light = sorted((luminance(one), luminance(other)))
    return (light + 0.05) / (dark + 0.05)


@lru_cache(maxsize=500)
def luminance(colour: Colour) -> float:
    """Return the lightness of a colour, 0 (black) to 1 (white)."""
    red, green, blue = map(_linear, colour)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def _linear(part: int) -> float:
    value = part / 255
    return value / 12.92 if value <= 0.04045 else float(((value + 0.055) / 1.055) ** 2.4)


_TEXT = {BOLD: 0.42}
_USUAL_TEXT = 0.27
"""The average part of the box of capitals covered by letters."""


def ink_coverage(page: Page, ink: Ink) -> float:
    """Return the ink coverage of the page, 0 to 1, if all ink were black: an estimate, good to a fifth.

    Lighter things on a dark ground reduce it.
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


_area = lru_cache(maxsize=5000)(enclosed_area)
_length = lru_cache(maxsize=5000)(length)
"""Cached, because the same boxes and bubbles are everywhere, and a page is measured in several inks."""


def _path(path: Path, ink: Ink, below: float) -> float:
    inked = _area(path.outline) * (_darkness(ink[path.fill]) - below) if path.fill else 0.0
    if path.stroke:
        drawn = _length(path.outline) * path.width * (0.5 if path.dash else 1.0)
        inked += drawn * (_darkness(ink[path.stroke]) - below)
    return inked


@lru_cache(maxsize=500)
def covered(icon: Icon) -> float:
    """Return the part of its square covered by an icon."""
    inked = 0.0
    for part in icon.parts:
        drawn = length(part.outline) * part.width if part.width else enclosed_area(part.outline)
        inked += -drawn if part.hole else drawn
    return min(1.0, max(0.0, inked / GRID**2))


@lru_cache(maxsize=500)
def _darkness(colour: Colour) -> float:
    return 1 - sum(colour) / 765


SMALLEST = 2.1166
"""The smallest text of a page in mm: 6 points."""

SMALLEST_NUMERAL = 1.4111
"""The smallest counting sign in mm: 4 points."""

_NAME = 4
"""The smallest number of letters in a name. Figures and codes take the size of their surroundings."""


class PageProof(NamedTuple):
    """Faults, remarks on text made to fit, and the measured type in mm, contrast and ink."""

    faults: tuple[Finding, ...]
    remarks: tuple[Finding, ...]
    smallest_type: float
    lowest_contrast: float
    coverage: float


def proof(page: Page, ink: Ink) -> PageProof:
    """Return the print check of a page in an ink."""
    measured, words = tuple(contrasts(page, ink)), in_force()
    faint = tuple(
        Finding("faint", f"{each.what} ({words.number(each.ratio, 1)} : 1)", each.area)
        for each in measured
        if each.ratio < each.needed - 0.05
    )
    return PageProof(
        (*findings(page, SMALLEST, SMALLEST_NUMERAL), *_lost(page), *faint),
        (*missing_glyphs(page), *_fitted(page)),
        min((mark.size for mark in marks(page) if mark.text and mark.text not in NUMERALS), default=0.0),
        min((each.ratio for each in measured), default=21.0),
        ink_coverage(page, ink),
    )


def _lost(page: Page) -> Iterator[Finding]:
    """Yield texts with words without room."""
    for op, place, area in placed(page):
        if isinstance(op, Text) and op.lost:
            yield _remark("words lost", op, place.refs, area, f" [{op.lost}]")


def _fitted(page: Page) -> Iterator[Finding]:
    """Yield texts that were made smaller or cut to fit, with their elements."""
    for op, place, area in placed(page):
        if isinstance(op, Text):
            if _is_shrunk(op):
                yield _remark("shrunk", op, place.refs, area)
            if CUT in op.text:
                yield _remark("shortened", op, place.refs, area)


def _is_shrunk(text: Text) -> bool:
    """Return whether a name was shrunk: chosen sizes are multiples of a hundredth of a millimetre."""
    chosen = abs(text.size * 100 - round(text.size * 100)) < 1e-6
    return not chosen and sum(map(str.isalpha, text.text)) >= _NAME


def _remark(fault: str, text: Text, refs: tuple[str, ...], area: Area, more: str = "") -> Finding:
    return Finding(fault, f"{refs[-1]}: {text.text}{more}" if refs else f"{text.text}{more}", area)

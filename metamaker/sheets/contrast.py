"""Whether what is printed can be read where there is no colour: the contrast of roles with the ground that they stand on."""

from collections.abc import Iterator
from functools import lru_cache
from typing import NamedTuple

from metamaker.sheets.drawing import BOLD, Page, Path, Text
from metamaker.sheets.ground import Standing, standing
from metamaker.sheets.ink import Colour, Ink
from metamaker.sheets.proof import Area

LEAST = 4.5
"""Contrast that small text needs, as a ratio of luminances; the usual recommendation for screens, and printers do no better."""

LEAST_LARGE = 3.0
"""Contrast that large text and signs need."""

_LARGE, _LARGE_BOLD = 6.35, 4.94
"""18 and 14 points in mm."""


class Contrast(NamedTuple):
    """How a text or sign stands out from its ground: the ratio, what it needs, and what and where it is."""

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
    """Return the ratio of luminances of two colours, 1 to 21, as a black-and-white printer leaves it."""
    dark, light = sorted((luminance(one), luminance(other)))
    return (light + 0.05) / (dark + 0.05)


@lru_cache(maxsize=500)
def luminance(colour: Colour) -> float:
    """Return how bright a colour is, 0 (black) to 1 (white)."""
    red, green, blue = map(_linear, colour)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def _linear(part: int) -> float:
    value = part / 255
    return value / 12.92 if value <= 0.04045 else float(((value + 0.055) / 1.055) ** 2.4)

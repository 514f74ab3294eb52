"""Mathematics as drawings: LaTeX typeset by ziamath, whose outlines become those of the page kit."""

import re
from collections.abc import Iterator
from functools import lru_cache
from itertools import accumulate
from xml.etree import ElementTree as ET

from metamaker.sheets.drawing import Drawing, Group, Outline, Path, Segment
from metamaker.sheets.ink import INK
from metamaker.sheets.shapes import box

_SVG = "{http://www.w3.org/2000/svg}"

_QUADRATIC = 2 / 3
"""The handles of the cubic curve that is a quadratic one stand so far from its ends to its handle."""

_SET_AT = 24.0
"""The size at which formulas are set: small ones would get no smaller indices than the typesetter allows at all."""

MOST_LETTERS = 4000
"""Of longer formulas nothing is made: a person's own can be of any length, and this takes 10 ms a hundred letters."""


DEEPEST = 8
"""Brackets within brackets, braces counted: the typesetter sets what is inside anew for each, so that time doubles or worse."""

_BRACKETS = re.compile(r"\\left|\\right|\\[{}]|[{}]")

KEPT = 512
"""How many formulas stay set: a whole book of them with those of a few fleets."""


@lru_cache(maxsize=KEPT)
def mathematics(latex: str, size: float) -> Drawing | None:
    """Return a formula in LaTeX as a drawing in its own box, in type of `size` mm; None for one that cannot be set.

    It comes from the program's own formulas, never from a text as somebody wrote it: see `metamaker.formulas.typeset`.
    """
    if not latex or len(latex) > MOST_LETTERS or depth(latex) > DEEPEST:
        return None
    import ziafont
    import ziamath

    ziafont.config.svg2 = False  # outlines where they stand, instead of references to symbols
    try:
        picture = ET.fromstring(ziamath.Latex(latex, size=_SET_AT).svg())  # noqa: S314 - made here
    except Exception:  # noqa: BLE001 - whatever the typesetter raises for what it cannot set
        return None
    left, top, width, height = map(float, picture.attrib["viewBox"].split())
    ops = tuple(Path(outline, fill=INK) for outline in _outlines(picture, -left, -top))
    scale = size / _SET_AT
    return Drawing(width * scale, height * scale, (Group(0.0, 0.0, Drawing(width, height, ops), None, scale),))


def depth(latex: str) -> int:
    """Return how many brackets and braces of a formula stand within each other at most."""
    found = _BRACKETS.findall(latex)
    steps = (1 if word in {"\\left", "{"} else -1 if word in {"\\right", "}"} else 0 for word in found)
    return max(accumulate(steps), default=0)


def _outlines(picture: ET.Element, across: float, down: float) -> Iterator[Outline]:
    for mark in picture.iter():
        if mark.tag == f"{_SVG}path":
            yield tuple(_segments(mark.attrib["d"].split(), across, down))
        elif mark.tag == f"{_SVG}rect":
            x, y, width, height = (float(mark.attrib[key]) for key in ("x", "y", "width", "height"))
            yield box(x + across, y + down, width, height)


def _segments(words: list[str], across: float, down: float) -> Iterator[Segment]:
    """Yield the pieces of an outline in absolute coordinates, as ziafont writes it: M, L, Q and Z, a blank between words."""
    at, x, y = 0, 0.0, 0.0
    while at < len(words):
        command, at = words[at], at + 1
        if command == "Z":
            yield ("Z",)
            continue
        count = 4 if command == "Q" else 2
        numbers = [float(word) + (down if place % 2 else across) for place, word in enumerate(words[at : at + count])]
        at += count
        if command == "Q":
            handle_x, handle_y, to_x, to_y = numbers
            first = x + _QUADRATIC * (handle_x - x), y + _QUADRATIC * (handle_y - y)
            second = to_x + _QUADRATIC * (handle_x - to_x), to_y + _QUADRATIC * (handle_y - to_y)
            yield ("C", *first, *second, to_x, to_y)
        else:
            yield (command, *numbers)
        x, y = numbers[-2:]

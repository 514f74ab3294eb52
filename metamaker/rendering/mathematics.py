"""Mathematics as drawings: LaTeX typeset by ziamath, with its outlines as operations of `drawing`."""

import re
from collections.abc import Iterator
from functools import cache, lru_cache
from itertools import accumulate
from typing import Any
from xml.etree import ElementTree as ET

from typing_extensions import override

from metamaker.rendering.drawing import Drawing, Group, Outline, Path, Segment
from metamaker.rendering.ink import INK
from metamaker.rendering.shapes import box

_SVG = "{http://www.w3.org/2000/svg}"

_QUADRATIC = 2 / 3
"""The distance of the handles of the equivalent cubic curve from its ends, as a part of the way to the quadratic handle."""

_SET_AT = 24.0
"""The size for typesetting: at small sizes the typesetter's limit would enlarge indices."""

MOST_LETTERS = 4000
"""Longer formulas are not drawn: a custom formula can have any length, and a hundred letters take 10 ms."""

DEEPEST = 8
"""Nested brackets including braces: time grows by the cube of the depth, and such deep fractions and cases take half a second.
"""

_BRACKETS = re.compile(r"\\left|\\right|\\[{}]|[{}]")

KEPT = 512
"""The number of cached formulas: a whole book with those of a few fleets."""

_Key = tuple[object, ...]

_Span = tuple[float, float]
"""The lowest and the highest point of something, relative to its baseline."""

_NOTHING: _Span = (9999, -9999)
"""The span of an empty row in ziamath."""

_ROW = ("rowymin", "rowymax")
"""The names by which ziamath passes the height of a row to its brackets."""

_LETTERS = frozenset({"mi", "mn", "mtext", "mspace"})
"""Elements with a fixed height, independent of the row."""

_ONLY_MEASURED = "only_measured"

_MEASURED = 4096
"""The number of cached heights: a whole book of formulas needs 2,700, which take 6 MB."""


@lru_cache(maxsize=KEPT)
def mathematics(latex: str, size: float) -> Drawing | None:
    """Return a LaTeX formula as a drawing in its own box, in type of `size` mm; None for a formula that cannot be typeset.

    The formula comes from this program, never directly from a user's text: see `metamaker.formulas.typeset`.
    """
    if not latex or len(latex) > MOST_LETTERS or depth(latex) > DEEPEST:
        return None
    ziamath = typesetter()
    try:
        picture = ET.fromstring(ziamath.Latex(latex, size=_SET_AT).svg())  # noqa: S314 - made here
    except Exception:  # noqa: BLE001 - whatever the typesetter raises for what it cannot set
        return None
    left, top, width, height = map(float, picture.attrib["viewBox"].split())
    ops = tuple(Path(outline, fill=INK) for outline in _outlines(picture, -left, -top))
    scale = size / _SET_AT
    return Drawing(width * scale, height * scale, (Group(0.0, 0.0, Drawing(width, height, ops), None, scale),))


@cache
def typesetter() -> Any:
    """Return ziamath, imported on first use, set to outlines and to measuring the content of rows only once.

    A row of ziamath sets its content to measure the height of brackets, and then sets it again. Rows inside it do the same, so
    the time doubles with each level. The rows registered here cache measurements by all values that the height depends on. A
    nested row is measured without setting it.
    """
    import ziafont
    import ziamath
    from ziafont.fonttypes import BBox
    from ziamath.nodes import Mrow

    ziafont.config.svg2 = False  # outlines in place, instead of references to symbols
    measured: dict[_Key, _Span] = {}

    class Row(Mrow, tag="mrow"):  # type: ignore[misc, call-arg]
        """A row like that of ziamath. If ziamath renames its methods one day, this only gets slower."""

        @override
        def _get_height_nostretch(self, line: list[ET.Element], **how: object) -> _Span:
            spans = [self._span(child, how) for child in line]
            return min((low for low, _ in spans), default=_NOTHING[0]), max((high for _, high in spans), default=_NOTHING[1])

        def _span(self, child: ET.Element, how: dict[str, Any]) -> _Span:
            if child.tag in _LETTERS:
                how = {key: value for key, value in how.items() if key not in _ROW}
            key = (self.size, repr(self.style), tuple(sorted(how.items())), _spelled(child))
            found = measured.get(key)
            if found is None:
                asked = {_ONLY_MEASURED: True} if child.tag == "mrow" else {}
                found = super()._get_height_nostretch([child], **how, **asked)
                if len(measured) >= _MEASURED:
                    measured.clear()
                measured[key] = found
            return found

        @override
        def _setup_single_line(self, line: list[ET.Element], **how: object) -> None:
            if not how.pop(_ONLY_MEASURED, False):
                super()._setup_single_line(line, **how)
                return
            within = dict(zip(_ROW, self._get_height_nostretch(line, **how), strict=True))
            self.bbox = BBox(0, 0, *self._get_height_nostretch(line, **how | within))

    return ziamath


def _spelled(element: ET.Element) -> tuple[object, ...]:
    """Return a key with the whole content of an element of MathML."""
    return element.tag, element.text, *element.attrib.items(), *map(_spelled, element)


def depth(latex: str) -> int:
    """Return the deepest nesting of brackets and braces in a formula."""
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
    """Yield the pieces of an outline in absolute coordinates.

    The format is that of ziafont: M, L, Q and Z, with blanks between words.
    """
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

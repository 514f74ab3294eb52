"""Rectangles filled with the pattern of a series, so that they can be told apart without colour."""

from collections.abc import Iterator

from metamaker.sheets.drawing import Outline, Path, Segment
from metamaker.sheets.series import edge, fill, mark
from metamaker.sheets.shapes import box

SPACING = 1.1
"""Millimetres between the lines of a pattern."""

_LINE, _EDGE = 0.18, 0.2

_RISING, _FALLING, _LEVEL, _UPRIGHT = "rising", "falling", "level", "upright"
_PATTERNS: tuple[tuple[str, ...], ...] = (
    (),
    (_RISING,),
    (_FALLING,),
    (_LEVEL,),
    (_UPRIGHT,),
    (_RISING, _FALLING),
    (_LEVEL, _UPRIGHT),
    (_RISING, _LEVEL),
)


def patterned(x: float, y: float, width: float, height: float, series: int) -> tuple[Path, ...]:
    """Return a rectangle in the fill, pattern and edge of a series; nothing where it has no area."""
    if width <= 0 or height <= 0:
        return ()
    outline = box(x, y, width, height)
    lines = tuple(
        segment for kind in _PATTERNS[series % len(_PATTERNS)] for segment in _lines(kind, x, y, x + width, y + height)
    )
    hatch = (Path(lines, stroke=mark(series), width=_LINE),) if lines else ()
    return (Path(outline, fill=fill(series)), *hatch, Path(outline, stroke=edge(series), width=_EDGE))


def _lines(kind: str, left: float, top: float, right: float, bottom: float) -> Iterator[Segment]:
    if kind == _LEVEL:
        yield from (segment for y in _places(top, bottom) for segment in _line(left, y, right, y))
    elif kind == _UPRIGHT:
        yield from (segment for x in _places(left, right) for segment in _line(x, top, x, bottom))
    else:
        for across in _places(-(bottom - top), right - left):
            yield from _slanted(across, left, top, right, bottom, rising=kind == _RISING)


def _places(low: float, high: float) -> Iterator[float]:
    place = low + SPACING / 2
    while place < high:
        yield place
        place += SPACING


def _slanted(across: float, left: float, top: float, right: float, bottom: float, *, rising: bool) -> Outline:
    """A line at 45 degrees, `across` mm right of the left edge where it meets the top or bottom, as far as it lies inside."""
    width, height = right - left, bottom - top
    from_x, to_x = max(0.0, across), min(width, across + height)
    if to_x <= from_x:
        return ()
    start, end = from_x - across, to_x - across
    if rising:
        return _line(left + from_x, bottom - start, left + to_x, bottom - end)
    return _line(left + from_x, top + start, left + to_x, top + end)


def _line(ax: float, ay: float, bx: float, by: float) -> Outline:
    return (("M", ax, ay), ("L", bx, by))

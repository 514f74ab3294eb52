"""Means to distinguish series and values without colour: names in boxes, patterns, markers, legends and tooltips."""

import math
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from metamaker.rendering.drawing import BOLD, REGULAR, Drawing, Group, Op, Outline, Path, Role, Segment, Text
from metamaker.rendering.ink import INK, PAPER
from metamaker.rendering.metrics import text_width
from metamaker.rendering.series import edge, fill, mark
from metamaker.rendering.shapes import box, circle
from metamaker.rendering.text_fitting import LEADING, Align, Fit, at_most, fit, line, lines

_CONTINUES = "#"


def telling(x: float, y: float, width: float, height: float, ops: tuple[Op, ...], text: str) -> Group:
    """Return operations with a tooltip, drawn from the top left corner of their box: their ref is `text` itself."""
    # a ref that begins with this sign would continue the one around it
    ref = f"\u00a0{text}" if text.startswith(_CONTINUES) else text
    return Group(x, y, Drawing(width, height, ops), ref or None)


_CAPITAL = 0.711


def boxed(text: str, width: float, height: float, size: float, weight: str = REGULAR) -> Fit:
    """Return `text` in as many lines as fit into a box of `width` × `height` mm, the last one cut if there are more."""
    fitted = fit(text, width, size, weight)
    most = max(1, int((height / fitted.size - _CAPITAL) / LEADING) + 1)
    return at_most(fitted, most, width, weight)


def label(
    x: float,
    middle: float,
    text: str,
    width: float,
    height: float,
    size: float,
    *,
    weight: str = REGULAR,
    role: Role = INK,
    align: Align = Align.LEFT,
) -> tuple[Text, ...]:
    """Return `text` centred vertically at `middle`, in a box of `width` × `height` mm aligned to `x`."""
    fitted = boxed(text, width, height, size, weight)
    return lines(x, fitted.baseline(middle), fitted, weight=weight, role=role, align=align)


RADIUS = 0.85

_CORNERS = (0, 4, 3, 4, 3, 6, 5, 6)
_TURNS = (0.0, 45.0, 0.0, 0.0, 180.0, 0.0, 0.0, 30.0)
_OPEN_FROM = 4


def marker(series: int, x: float, y: float, radius: float = RADIUS) -> Path:
    """Return the mark of a series at a point: round, square, triangle, diamond; later ones are open."""
    kind = series % len(_CORNERS)
    outline = circle(x, y, radius) if not _CORNERS[kind] else _polygon(x, y, radius * 1.15, _CORNERS[kind], _TURNS[kind])
    return Path(outline, fill=PAPER if kind >= _OPEN_FROM else fill(series), stroke=edge(series), width=0.25)


def _polygon(x: float, y: float, radius: float, corners: int, turned: float) -> Outline:
    points = []
    for corner in range(corners):
        angle = math.radians(turned + 360.0 * corner / corners)
        points.append((x + radius * math.sin(angle), y - radius * math.cos(angle)))
    (ax, ay), *rest = points
    return (("M", ax, ay), *(("L", bx, by) for bx, by in rest), ("Z",))


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
    """Return a rectangle in the fill, pattern and edge of a series; empty if it has no area."""
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
    """Return a line at 45 degrees, clipped to the box; it meets the top or bottom `across` mm right of the left edge."""
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


SIZE = 2.7
_SWATCH, _GAP, _BETWEEN = 2.4, 1.2, 5.0
_ROW = 1.55
"""Height of a line as a multiple of the type size."""

DASHES = (0.0, 1.6, 0.7, 2.6)
"""Dashes of the lines of series in turn."""


class Entry(NamedTuple):
    """A line of a legend: its series, its name, its value (if any) and its tooltip."""

    series: int
    name: str
    value: str = ""
    tip: str = ""


def legend(entries: Sequence[Entry], width: float, *, as_lines: bool = False, size: float = SIZE) -> Drawing:
    """Return a legend in as many columns as fit into `width` mm; names too long for a line are made smaller, then wrapped.

    `as_lines` shows how the series are drawn as lines rather than as areas.
    """
    swatch = 2 * _SWATCH if as_lines else _SWATCH
    beside = swatch + _GAP
    widest = max((_natural(entry, size) for entry in entries), default=0.0)
    columns = max(1, min(len(entries), int((width + _BETWEEN) / (beside + widest + _BETWEEN))))
    if not any(entry.value for entry in entries):
        column = min(beside + widest, width)
    else:
        column = (width - (columns - 1) * _BETWEEN) / columns
    rows = math.ceil(len(entries) / columns) if entries else 0
    drawn = [_entry(entry, column, swatch, size, as_lines=as_lines) for entry in entries]
    ops: list[Op] = []
    y = 0.0
    for row in range(rows):
        # row by row, in the order of the bar above
        here = list(range(row * columns, min(len(entries), (row + 1) * columns)))
        for place in here:
            x = (place - here[0]) * (column + _BETWEEN)
            drawing = drawn[place]
            ops.append(telling(x, y, drawing.width, drawing.height, drawing.ops, entries[place].tip))
        y += max(drawn[place].height for place in here)
    return Drawing(width, y, tuple(ops))


def _natural(entry: Entry, size: float) -> float:
    value = text_width(entry.value, size, BOLD) + 2 * _GAP if entry.value else 0.0
    return text_width(entry.name, size) + value


def _entry(entry: Entry, width: float, swatch: float, size: float, *, as_lines: bool) -> Drawing:
    value = text_width(entry.value, size, BOLD) + 2 * _GAP if entry.value else 0.0
    text = fit(entry.name, max(1.0, width - swatch - _GAP - value), size, REGULAR)
    height = max(size * _ROW, text.height + size * _ROW)
    middle = size * _ROW / 2
    ops: list[Op] = list(line_sample(entry.series, swatch, middle)) if as_lines else []
    if not as_lines:
        ops += patterned(0.0, middle - swatch / 2, swatch, swatch, entry.series)
    ops += lines(swatch + _GAP, text.baseline(middle + text.height / 2), text)
    if entry.value:
        ops.append(line(width, middle + size * 0.3555, entry.value, size, weight=BOLD, role=INK, align=Align.RIGHT))
    return Drawing(width, height, tuple(ops))


def line_sample(series: int, width: float, y: float) -> tuple[Path, ...]:
    """Return a piece of the line of a series with its mark."""
    outline = (("M", 0.0, y), ("L", width, y))
    return (Path(outline, stroke=edge(series), width=0.45, dash=dash(series)), marker(series, width / 2, y))


def dash(series: int) -> float:
    """Return the dash of the line of a series."""
    return DASHES[series % len(DASHES)]

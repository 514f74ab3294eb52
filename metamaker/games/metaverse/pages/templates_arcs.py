"""Arcs of circles in true millimetres: pieces of rings to glue together, wedges, and templates around a ship."""

import math
from collections.abc import Iterator

from metamaker.core.messages import Words
from metamaker.games.metaverse.model.arc import Arc, Sector
from metamaker.games.metaverse.pages.counters_ships import arrow
from metamaker.rendering.drawing import BOLD, Drawing, Group, Op, Outline, Path, Segment
from metamaker.rendering.ink import HAIRLINE, INK, LINE, PAPER, QUIET, TINT
from metamaker.rendering.shapes import box, circle
from metamaker.rendering.text_fitting import Align, fit, line, words_line

BAND = 11.0
"""Width of a ring in mm; its outer edge is the distance."""

TAB = 6.0
"""Length of a glue tab in mm."""

CUT = 0.25
_SPACE = 1.5
_FINEST = 45.0
"""The maximum number of degrees of one curve; it leaves the circle by less than a thousandth of a millimetre."""

SPANS = (90.0, 45.0, 22.5, 11.25)


def at(x: float, y: float, radius: float, bearing: float) -> tuple[float, float]:
    """Return the point at a bearing in degrees, clockwise from the top, and a distance from (x, y)."""
    return x + radius * math.sin(math.radians(bearing)), y - radius * math.cos(math.radians(bearing))


def arc(x: float, y: float, radius: float, start: float, end: float) -> Outline:
    """Return the curves of a circle around (x, y) from one bearing to another; the pen is already at the first."""
    count = max(1, math.ceil(abs(end - start) / _FINEST - 1e-9))
    step = (end - start) / count
    handle = radius * 4 / 3 * math.tan(math.radians(step) / 4)
    curves: list[Segment] = []
    for number in range(count):
        first, last = start + step * number, start + step * (number + 1)
        (ax, ay), (bx, by) = at(x, y, radius, first), at(x, y, radius, last)
        (across, down), (on, off) = _tangent(first), _tangent(last)
        curves.append(("C", ax + handle * across, ay + handle * down, bx - handle * on, by - handle * off, bx, by))
    return tuple(curves)


def _tangent(bearing: float) -> tuple[float, float]:
    return math.cos(math.radians(bearing)), math.sin(math.radians(bearing))


def band(x: float, y: float, inner: float, outer: float, start: float, end: float) -> Outline:
    """Return a piece of a ring around (x, y)."""
    return (
        ("M", *at(x, y, outer, start)),
        *arc(x, y, outer, start, end),
        ("L", *at(x, y, inner, end)),
        *arc(x, y, inner, end, start),
        ("Z",),
    )


def slice_of(x: float, y: float, radius: float, start: float, end: float) -> Outline:
    """Return a slice of a circle around (x, y)."""
    return (("M", x, y), ("L", *at(x, y, radius, start)), *arc(x, y, radius, start, end), ("Z",))


def ray(x: float, y: float, bearing: float, inner: float, outer: float, width: float = CUT, *, role: str = INK) -> Path:
    """Return a piece of a line from (x, y) at a bearing in degrees."""
    return Path((("M", *at(x, y, inner, bearing)), ("L", *at(x, y, outer, bearing))), stroke=role, width=width)


def span_within(radius: float, width: float) -> float:
    """Return the widest of SPANS whose piece of a ring, with its tab, fits into `width` mm."""
    return next((span for span in SPANS if _chord(radius, span) <= width), SPANS[-1])


def _chord(radius: float, span: float) -> float:
    """Return the width of a level piece, with a tab at either end for symmetry."""
    return 2 * radius * math.sin(math.radians(span / 2 + math.degrees(TAB / radius)))


def ring_pieces(radius: float, label: str, count: int, space: tuple[float, float], ref: str) -> Iterator[Drawing]:
    """Yield drawings with `count` equal pieces of a ring of `radius` mm, nested below each other as far as they fit."""
    span = span_within(radius, space[0])
    half, tab = span / 2, math.degrees(TAB / radius)
    width = _chord(radius, span)
    sagitta = radius - (radius - BAND) * math.cos(math.radians(half + tab))
    pitch = (BAND + _SPACE) / math.cos(math.radians(half + tab))
    most = max(1, int((space[1] - sagitta) / pitch) + 1)
    piece = _piece(radius, span, tab, label, width, sagitta)
    for first in range(0, count, most):
        here = range(first, min(count, first + most))
        ops = tuple(Group(0.0, pitch * (number - first), piece, f"{ref}#{number + 1}") for number in here)
        yield Drawing(width, sagitta + pitch * (len(here) - 1), ops)


def _piece(radius: float, span: float, tab: float, label: str, width: float, height: float) -> Drawing:
    """One piece with a tab at its right end and join marks at both ends."""
    half, middle = span / 2, width / 2
    inner = radius - BAND
    title = fit(label, 0.5 * radius * math.radians(span), 3.4, BOLD)
    ops: tuple[Op, ...] = (
        Path(band(middle, radius, inner + 1.0, radius - 1.0, half, half + tab), fill=TINT, stroke=LINE, width=CUT, dash=1.0),
        Path(band(middle, radius, inner, radius, -half, half), fill=PAPER, stroke=INK, width=CUT),
        ray(middle, radius, -half + tab, inner, radius, 0.15, role=HAIRLINE),
        words_line(middle, 0.62 * BAND, title, weight=BOLD, role=QUIET, align=Align.CENTRE),
    )
    return Drawing(width, height, ops)


def wedge(radius: float, span: float, marks: tuple[tuple[float, str], ...]) -> Drawing:
    """Return a wedge whose point is a ship's centre, bow up, with arcs at distances in mm and their uses."""
    half = span / 2
    middle = radius * math.sin(math.radians(half))
    ops: list[Op] = [Path(slice_of(middle, radius, radius, -half, half), fill=PAPER, stroke=INK, width=CUT)]
    for distance, label in marks:
        if distance < radius:
            curve = (("M", *at(middle, radius, distance, -half)), *arc(middle, radius, distance, -half, half))
            ops.append(Path(curve, stroke=INK, width=0.3))
        title = fit(label, 1.1 * distance * math.radians(span) * 0.7, 3.2, BOLD)
        ops += [
            line(middle, radius - distance + 5.0 + number * 4.0, text, title.size, weight=BOLD, align=Align.CENTRE)
            for number, text in enumerate(title.lines)
        ]
    ops.append(ray(middle, radius, 0.0, 0.0, 8.0))
    return Drawing(2 * middle, radius, tuple(ops))


BASE = 15.0
"""Radius in mm of the base that templates go around."""

RADIUS = 90.0
"""The largest radius in mm of a template."""


def turning(step: float, radius: float, title: str, words: Words) -> Drawing:
    """Return a half disc with a ray for each `step` degrees to either side; its notch fits a base of 30 mm."""
    count = int(90.0 / step)
    ops: list[Op] = [Path(_half_ring(radius), fill=PAPER, stroke=INK, width=CUT)]
    for number in range(-count, count + 1):
        bearing = step * number
        if number in {-count, count}:
            continue
        ops.append(ray(radius, radius, bearing, BASE, radius, 0.5 if number == 0 else 0.3))
    for number in range(-count, count + 1):
        # The outermost rays are the edge of the template, so their numbers are inside.
        bearing = step * number - (4.6 if number == count else -4.6 if number == -count else 0.0)
        if number == 0:
            continue
        x, y = at(radius, radius, 0.86 * radius, bearing)
        ops += _label(x, y, str(abs(number)), f"{words.number(step * abs(number))}°")
    name = line(radius, radius - 0.5 * radius, title, 3.6, weight=BOLD, align=Align.CENTRE)
    ground = Path(box(name.x - 1.5, name.y - 4.0, name.width + 3.0, 5.6), fill=PAPER)
    return Drawing(2 * radius, radius, (*ops, ground, name))


def _half_ring(radius: float) -> Outline:
    return (
        ("M", 0.0, radius),
        *arc(radius, radius, radius, -90.0, 90.0),
        ("L", radius + BASE, radius),
        *arc(radius, radius, BASE, 90.0, -90.0),
        ("Z",),
    )


def _label(x: float, y: float, number: str, angle: str) -> tuple[Op, ...]:
    """Return a number of steps on a small disc, the angle below."""
    return (
        Path(circle(x, y, 5.2), fill=PAPER, stroke=LINE, width=0.2),
        line(x, y + 0.4, number, 4.2, weight=BOLD, align=Align.CENTRE),
        line(x, y + 3.4, angle, 2.3, role=QUIET, align=Align.CENTRE),
    )


def arcs(radius: float, words: Words) -> Drawing:
    """Return the disc of the four arcs and eight sectors around a ship, bow up. Rules MV-0.0.0-03, MV-3.6.4-03."""
    ops: list[Op] = []
    for place, sector in enumerate(Sector):
        fill = TINT if sector.arc in {Arc.FORE, Arc.AFT} else PAPER
        ops.append(
            Path(slice_of(radius, radius, radius, 45.0 * place, 45.0 * (place + 1)), fill=fill, stroke=HAIRLINE, width=0.2)
        )
        x, y = at(radius, radius, 0.86 * radius, 45.0 * place + 22.5)
        ops.append(line(x, y + 1.2, words[f"charts-templates-sector-{sector.value}"], 3.2, role=QUIET, align=Align.CENTRE))
    ops += [ray(radius, radius, bearing, 0.0, radius, 0.2, role=LINE) for bearing in (0.0, 90.0, 180.0, 270.0)]
    ops += [ray(radius, radius, bearing, 0.0, radius, 0.6) for bearing in (45.0, 135.0, 225.0, 315.0)]
    ops += [ray(radius, radius, 22.5 * step, radius - 2.5, radius) for step in range(16)]
    ops.append(Path(circle(radius, radius, radius), stroke=INK, width=CUT))
    ops += [Path(circle(radius, radius, each), stroke=INK, width=CUT) for each in (10.0 + BASE, 5.0 + BASE)]
    ops.append(Path(circle(radius, radius, BASE), fill=PAPER, stroke=INK, width=CUT))
    for place, side in enumerate(Arc):
        x, y = at(radius, radius, 0.56 * radius, 90.0 * place)
        name = line(x, y + 1.8, words[f"charts-templates-arc-{side.value}"], 5.0, weight=BOLD, align=Align.CENTRE, tracking=0.3)
        ops += [Path(box(name.x - 1.2, name.y - 4.6, name.width + 2.4, 6.0), fill=TINT if place % 2 == 0 else PAPER), name]
    ops.append(arrow(radius, radius - BASE + 1.5, 8.0, 7.5))
    return Drawing(2 * radius, 2 * radius, tuple(ops))

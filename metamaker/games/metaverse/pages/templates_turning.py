"""Templates that lie around a ship: half discs for turns of 22.5° and 45°, and the disc of arcs and sectors."""

from metamaker.core.words import Words
from metamaker.games.metaverse.model.arc import Arc, Sector
from metamaker.games.metaverse.pages.counters_piece import arrow
from metamaker.games.metaverse.pages.templates_arcs import CUT, arc, at, ray, slice_of
from metamaker.sheets.drawing import BOLD, Drawing, Op, Outline, Path
from metamaker.sheets.ink import HAIRLINE, INK, LINE, PAPER, QUIET, TINT
from metamaker.sheets.lettering import Align, line
from metamaker.sheets.shapes import box, circle

BASE = 15.0
"""Radius in mm of the base that templates go around."""

RADIUS = 90.0
"""The largest radius in mm of a template."""


def turning(step: float, radius: float, title: str) -> Drawing:
    """Return a half disc with a ray for each `step` degrees to either side; a base of 30 mm stands in its notch."""
    count = int(90.0 / step)
    ops: list[Op] = [Path(_half_ring(radius), fill=PAPER, stroke=INK, width=CUT)]
    for number in range(-count, count + 1):
        bearing = step * number
        if number in {-count, count}:
            continue
        ops.append(ray(radius, radius, bearing, BASE, radius, 0.5 if number == 0 else 0.3))
    for number in range(-count, count + 1):
        # The outermost rays are the edge of the template: their numbers stand inside.
        bearing = step * number - (4.6 if number == count else -4.6 if number == -count else 0.0)
        if number == 0:
            continue
        x, y = at(radius, radius, 0.86 * radius, bearing)
        ops += _label(x, y, str(abs(number)), f"{step * abs(number):g}°")
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
    """A number of steps on a small disc, the angle below."""
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
        ops.append(line(x, y + 1.2, words[f"charts.templates.sector.{sector.value}"], 3.2, role=QUIET, align=Align.CENTRE))
    ops += [ray(radius, radius, bearing, 0.0, radius, 0.2, role=LINE) for bearing in (0.0, 90.0, 180.0, 270.0)]
    ops += [ray(radius, radius, bearing, 0.0, radius, 0.6) for bearing in (45.0, 135.0, 225.0, 315.0)]
    ops += [ray(radius, radius, 22.5 * step, radius - 2.5, radius) for step in range(16)]
    ops.append(Path(circle(radius, radius, radius), stroke=INK, width=CUT))
    ops += [Path(circle(radius, radius, each), stroke=INK, width=CUT) for each in (10.0 + BASE, 5.0 + BASE)]
    ops.append(Path(circle(radius, radius, BASE), fill=PAPER, stroke=INK, width=CUT))
    for place, side in enumerate(Arc):
        x, y = at(radius, radius, 0.56 * radius, 90.0 * place)
        name = line(x, y + 1.8, words[f"charts.templates.arc.{side.value}"], 5.0, weight=BOLD, align=Align.CENTRE, tracking=0.3)
        ops += [Path(box(name.x - 1.2, name.y - 4.6, name.width + 2.4, 6.0), fill=TINT if place % 2 == 0 else PAPER), name]
    ops.append(arrow(radius, radius - BASE + 1.5, 8.0, 7.5))
    return Drawing(2 * radius, 2 * radius, tuple(ops))

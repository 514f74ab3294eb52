"""Templates in true millimetres: turns, arcs, distances, areas of effect, a range ruler; a bar of 100 mm to check them."""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

from metamaker.core.words import Words
from metamaker.games.metaverse.model.design import design
from metamaker.games.metaverse.model.fleet import Fleet
from metamaker.games.metaverse.model.words import TargetMethod
from metamaker.games.metaverse.pages.context import PagesContext
from metamaker.games.metaverse.pages.edges import Heading, bound, room
from metamaker.games.metaverse.pages.templates_arcs import RADIUS, SPANS, arcs, ring_pieces, span_within, turning, wedge
from metamaker.games.metaverse.rules.hit import DIRECT_REACH_CM, range_bands
from metamaker.games.metaverse.stats.parts import parts
from metamaker.games.metaverse.stats.weapon import aoe_die
from metamaker.sheets.bound_pages import Room
from metamaker.sheets.drawing import BOLD, REGULAR, Drawing, Group, Op, Page, Path
from metamaker.sheets.ink import INK, LINE, PAPER, QUIET, TINT
from metamaker.sheets.lettering import Align, fit, line, lines
from metamaker.sheets.shapes import box, rule

USUAL = (10, 20, 30, 40, 50, 25, 15, 35, 45, 5)
"""The ranges to fall back on, most wanted first."""

LENGTHS = (250.0, 200.0, 150.0, 100.0, 50.0)
"""Lengths in mm that a strip may have."""

TAB = 6.0
_WIDEST = 46.0
_SCALE = 11.0
_COLUMN = 6.0
_STRIP_GAP = 2.0


def ranges_carried(fleets: Iterable[Fleet], most: int) -> tuple[int, ...]:
    """Return up to `most` ranges of direct weapons, those of the most mounts, filled up with usual ones, in rising order."""
    found: Counter[int] = Counter()
    for fleet in fleets:
        for ship in fleet.ships:
            for mounted in parts(design(fleet, fleet.ship_class(ship.ship_class))).mounts:
                weapon = mounted.weapon
                if weapon.target_method is TargetMethod.DIRECT and 0 < weapon.range_cm <= DIRECT_REACH_CM:
                    found[weapon.range_cm] += mounted.mount.count
    wanted = dict.fromkeys((*(range_cm for range_cm, count in found.most_common() if count), *USUAL))
    return tuple(sorted(tuple(wanted)[:most]))


def ruler(fleets: tuple[Fleet, ...], width: float, height: float, glue: str) -> Iterator[Drawing]:
    """Yield the strips from 0 to 100 cm, as long as `height` mm allow, side by side if they can be so narrow."""
    length = next((each for each in LENGTHS if each + TAB <= height and (10 * DIRECT_REACH_CM) % each == 0), LENGTHS[-1])
    count = int(10 * DIRECT_REACH_CM / length)
    wide = min(_WIDEST, max(_SCALE + 2 * _COLUMN, (width - _STRIP_GAP * (count - 1)) / count))
    ranges = ranges_carried(fleets, int((wide - _SCALE) / _COLUMN))
    wide = _SCALE + _COLUMN * len(ranges)
    for number in range(count):
        yield _strip(number * length, length, wide, ranges, glue if number < count - 1 else "")


def _strip(begin: float, length: float, width: float, ranges: tuple[int, ...], glue: str) -> Drawing:
    """The strip from `begin` on, distances falling from its top; the left edge is the one to measure with."""
    ops: list[Op] = []
    if glue:
        ops.append(Path(box(1.0, length, width - 2.0, TAB), fill=TINT, stroke=LINE, width=0.2, dash=1.0))
        fitted = fit(glue, width - 4.0, 2.4)
        ops += lines(width / 2, fitted.baseline(length + TAB / 2), fitted, role=QUIET, align=Align.CENTRE)
    ops.append(Path(box(0.0, 0.0, width, length), fill=PAPER, stroke=INK, width=0.25))
    for place, range_cm in enumerate(ranges):
        ops += _bands(begin, length, _SCALE + _COLUMN * place, range_cm)
    ops += _scale(begin, length)
    return Drawing(width, length + (TAB if glue else 0.0), tuple(ops))


def _scale(begin: float, length: float) -> Iterator[Op]:
    for half in range(1, int(length / 5.0)):
        whole = half % 2 == 0
        yield rule(0.0, 5.0 * half, 4.0 if whole else 2.2, INK, 0.25 if whole else 0.15)
        if whole:
            distance = int(begin / 10) + half // 2
            tens = distance % 10 == 0
            size = 3.4 if tens else 2.5
            yield line(
                _SCALE - 1.2,
                5.0 * half + 0.3555 * size,
                str(distance),
                size,
                weight=BOLD if tens else REGULAR,
                align=Align.RIGHT,
            )


def _bands(begin: float, length: float, x: float, range_cm: int) -> Iterator[Op]:
    """The bands of a range as far as this strip shows them, each with its number over the range."""
    end = begin + length
    middle = x + _COLUMN / 2
    edge = 10.0 * range_cm * int(begin / (10.0 * range_cm))
    while edge < end:
        top, bottom = max(edge, begin) - begin, min(edge + 10.0 * range_cm, end) - begin
        bands = range_bands((edge + 10.0 * range_cm) / 10.0, range_cm)
        yield Path(box(x, top, _COLUMN, bottom - top), fill=TINT if bands % 2 else PAPER, stroke=LINE, width=0.2)
        if bottom - top >= 9.0:
            y = (top + bottom) / 2
            yield line(middle, y + 0.6, str(bands), 3.6, weight=BOLD, align=Align.CENTRE)
            yield line(middle, y + 3.6, str(range_cm), 2.4, role=QUIET, align=Align.CENTRE)
        edge += 10.0 * range_cm


CALIBRATION = 100.0
"""Length in mm of the bar that tells whether a page was printed at its true size."""

RINGS_CM = (10, 15, 20)
AREAS_CM = (10, 20, 30, 40, 50)

_BAR = 10.0
_GAP = 3.0
_SLACK = 1e-6


class Template(NamedTuple):
    """A drawing that goes on one page, and its reference."""

    drawing: Drawing
    ref: str


def template_pages(context: PagesContext) -> tuple[Page, ...]:
    """Return the templates; the ruler has the bands of the ranges that the fleets of `context` carry."""
    words = context.words
    title = words["charts-templates-title"]
    heading = Heading(title, words["charts-templates-subtitle"], title)
    space = room(context, heading)
    usable = Room(space.width, space.height - _BAR)
    leaves = _leaves(_templates(context.fleets, words, usable), usable)
    return bound(context, heading, [_body(leaf, space, words) for leaf in leaves])


def _templates(fleets: tuple[Fleet, ...], words: Words, space: Room) -> Iterator[Template]:
    half = min(RADIUS, (space.width - 0.5) / 2, space.height)
    for step in (22.5, 45.0):
        title = words[f"charts-templates-turn_{'newtonian' if step == 45.0 else 'cinematic'}"]
        yield Template(turning(step, half, title), f"templates/turn-{step:g}")
    yield Template(arcs(min(RADIUS, (space.width - 0.5) / 2, (space.height - 0.5) / 2), words), "templates/arcs")
    yield _wedge(words, space)
    for distance in RINGS_CM:
        label = words.text(f"charts-templates-ring-{_number(distance)}", distance=distance)
        count = round(360 / span_within(10.0 * distance, space.width))
        yield from _ring(distance, label, count, space, f"templates/ring-{distance}")
    for distance in AREAS_CM:
        die = aoe_die(distance)
        label = words.text("charts-templates-area", distance=distance, die=die.value if die else "")
        count = round(90 / span_within(10.0 * distance, space.width))
        yield from _ring(distance, label, count, space, f"templates/area-{distance}")
    for number, strip in enumerate(ruler(fleets, space.width, space.height, words["charts-templates-glue"]), 1):
        yield Template(strip, f"templates/ruler#{number}")


def _number(distance: int) -> str:
    return {10: "ten", 15: "fifteen", 20: "twenty"}[distance]


def _ring(distance: int, label: str, count: int, space: Room, ref: str) -> Iterator[Template]:
    for drawing in ring_pieces(10.0 * distance, label, count, space, ref):
        yield Template(drawing, ref)


def _wedge(words: Words, space: Room) -> Template:
    """The largest wedge of 45° that fits, with the distances that play asks for most."""
    radius = 10.0 * max(distance for distance in (5, *RINGS_CM) if 10.0 * distance <= space.height)
    marks: tuple[tuple[float, str], ...] = ((50.0, words["charts-templates-ring-five"]),)
    marks += tuple(
        (10.0 * distance, words.text(f"charts-templates-ring-{_number(distance)}", distance=distance))
        for distance in RINGS_CM
        if 10.0 * distance <= radius
    )
    return Template(wedge(radius, SPANS[1], marks), f"templates/wedge-{radius / 10:g}")


class _Placed(NamedTuple):
    x: float
    y: float
    template: Template


def _leaves(templates: Iterable[Template], space: Room) -> list[list[_Placed]]:
    """Return what stands where on each page: side by side on shelves, in order."""
    leaves: list[list[_Placed]] = [[]]
    x = y = shelf = 0.0
    for template in templates:
        width, height = template.drawing.width, template.drawing.height
        if leaves[-1] and x + width > space.width + _SLACK:
            x, y, shelf = 0.0, y + shelf + _GAP, 0.0
        if leaves[-1] and y + height > space.height + _SLACK:
            leaves.append([])
            x = y = shelf = 0.0
        leaves[-1].append(_Placed(x, y, template))
        x += width + _GAP
        shelf = max(shelf, height)
    return leaves


def _body(leaf: Sequence[_Placed], space: Room, words: Words) -> Drawing:
    ops: list[Op] = [Group(placed.x, placed.y, placed.template.drawing, placed.template.ref) for placed in leaf]
    ops.append(Group(0.0, space.height - _BAR, calibration(words, space.width)))
    return Drawing(space.width, space.height, tuple(ops))


def calibration(words: Words, width: float) -> Drawing:
    """Return the bar of 100 mm, in ten parts, with what to do about it."""
    parts = tuple(
        Path(
            box(CALIBRATION / 10 * place, 4.0, CALIBRATION / 10, 3.0),
            fill=INK if place % 2 == 0 else PAPER,
            stroke=INK,
            width=0.1,
        )
        for place in range(10)
    )
    bar = Drawing(CALIBRATION, 8.0, parts)
    caption = line(CALIBRATION + 4.0, 6.6, words["charts-templates-calibration"], 2.9, weight=BOLD, role=QUIET)
    return Drawing(width, 8.0, (Group(0.0, 0.0, bar, "templates/calibration"), caption))

"""Templates in true millimetres: turns, arcs, distances, areas of effect, a range ruler; a bar of 100 mm on every page."""

from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

from metamaker.core.words import Words
from metamaker.games.metaverse.model.fleet import Fleet
from metamaker.games.metaverse.pages.context import PagesContext
from metamaker.games.metaverse.pages.edges import Heading, Room, bound, room
from metamaker.games.metaverse.pages.templates_arcs import SPANS, ring_pieces, span_within, wedge
from metamaker.games.metaverse.pages.templates_ruler import ruler
from metamaker.games.metaverse.pages.templates_turning import RADIUS, arcs, turning
from metamaker.games.metaverse.stats.weapon import aoe_die
from metamaker.sheets.drawing import BOLD, Drawing, Group, Op, Page, Path
from metamaker.sheets.ink import INK, PAPER, QUIET
from metamaker.sheets.lettering import line
from metamaker.sheets.shapes import box

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
    title = words["charts.templates.title"]
    heading = Heading(title, words["charts.templates.subtitle"], title)
    space = room(context, heading)
    usable = Room(space.width, space.height - _BAR)
    leaves = _leaves(_templates(context.fleets, words, usable), usable)
    return bound(context, heading, [_body(leaf, space, words) for leaf in leaves])


def _templates(fleets: tuple[Fleet, ...], words: Words, space: Room) -> Iterator[Template]:
    half = min(RADIUS, (space.width - 0.5) / 2, space.height)
    for step in (22.5, 45.0):
        title = words[f"charts.templates.turn_{'newtonian' if step == 45.0 else 'cinematic'}"]
        yield Template(turning(step, half, title), f"templates/turn-{step:g}")
    yield Template(arcs(min(RADIUS, (space.width - 0.5) / 2, (space.height - 0.5) / 2), words), "templates/arcs")
    yield _wedge(words, space)
    for distance in RINGS_CM:
        label = words.text(f"charts.templates.ring.{_number(distance)}", distance=distance)
        count = round(360 / span_within(10.0 * distance, space.width))
        yield from _ring(distance, label, count, space, f"templates/ring-{distance}")
    for distance in AREAS_CM:
        die = aoe_die(distance)
        label = words.text("charts.templates.area", distance=distance, die=die.value if die else "")
        count = round(90 / span_within(10.0 * distance, space.width))
        yield from _ring(distance, label, count, space, f"templates/area-{distance}")
    for number, strip in enumerate(ruler(fleets, space.width, space.height, words["charts.templates.glue"]), 1):
        yield Template(strip, f"templates/ruler#{number}")


def _number(distance: int) -> str:
    return {10: "ten", 15: "fifteen", 20: "twenty"}[distance]


def _ring(distance: int, label: str, count: int, space: Room, ref: str) -> Iterator[Template]:
    for drawing in ring_pieces(10.0 * distance, label, count, space, ref):
        yield Template(drawing, ref)


def _wedge(words: Words, space: Room) -> Template:
    """The largest wedge of 45° that fits, with the distances that play asks for most."""
    radius = 10.0 * max(distance for distance in (5, *RINGS_CM) if 10.0 * distance <= space.height)
    marks: tuple[tuple[float, str], ...] = ((50.0, words["charts.templates.ring.five"]),)
    marks += tuple(
        (10.0 * distance, words.text(f"charts.templates.ring.{_number(distance)}", distance=distance))
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
    told = line(CALIBRATION + 4.0, 6.6, words["charts.templates.calibration"], 2.9, weight=BOLD, role=QUIET)
    return Drawing(width, 8.0, (Group(0.0, 0.0, bar, "templates/calibration"), told))

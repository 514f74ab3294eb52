"""Templates in true millimetres: turns, arcs, distances, areas of effect, a range ruler; a bar of 100 mm to check them.

A fleet gets the templates that it can use.
"""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from metamaker.core.messages import Words
from metamaker.games.metaverse.model.design import design
from metamaker.games.metaverse.model.fleet import Fleet
from metamaker.games.metaverse.model.words import TargetMethod
from metamaker.games.metaverse.pages.context import PagesContext
from metamaker.games.metaverse.pages.edges import Heading, bound, room
from metamaker.games.metaverse.pages.needs import Needs, needs_of
from metamaker.games.metaverse.pages.templates_arcs import RADIUS, SPANS, arcs, ring_pieces, span_within, turning, wedge
from metamaker.games.metaverse.rules.hit import DIRECT_REACH_CM, range_bands
from metamaker.games.metaverse.stats.parts import parts
from metamaker.games.metaverse.stats.weapon import aoe_die
from metamaker.rendering.drawing import BOLD, REGULAR, Drawing, Group, Op, Page, Path
from metamaker.rendering.ink import INK, LINE, PAPER, QUIET, TINT
from metamaker.rendering.page_set import Room
from metamaker.rendering.shapes import box, rule
from metamaker.rendering.text_fitting import Align, fit, line, lines

USUAL = (10, 20, 30, 40, 50, 25, 15, 35, 45, 5)
"""The default ranges, the most useful first."""

LENGTHS = (250.0, 200.0, 150.0, 100.0, 50.0)
"""Lengths in mm that a strip may have."""

TAB = 6.0
_WIDEST = 46.0
_SCALE = 11.0
_COLUMN = 6.0
_STRIP_GAP = 2.0


def ranges_carried(fleets: Iterable[Fleet], most: int) -> tuple[int, ...]:
    """Return up to `most` ranges of direct weapons, those of the most mounts, in rising order; usual ones if there are none."""
    found: Counter[int] = Counter()
    for fleet in fleets:
        for ship in fleet.ships:
            for mounted in parts(design(fleet, fleet.ship_class(ship.ship_class))).mounts:
                weapon = mounted.weapon
                if weapon.target_method is TargetMethod.DIRECT and 0 < weapon.range_cm <= DIRECT_REACH_CM:
                    found[weapon.range_cm] += mounted.mount.count
    wanted = tuple(range_cm for range_cm, count in found.most_common() if count) or USUAL
    return tuple(sorted(wanted[:most]))


def ruler(fleets: tuple[Fleet, ...], width: float, height: float, glue: str) -> Iterator[Drawing]:
    """Yield the strips from 0 to 100 cm, as long as `height` mm allow, side by side if they are narrow enough."""
    length = next((each for each in LENGTHS if each + TAB <= height and (10 * DIRECT_REACH_CM) % each == 0), LENGTHS[-1])
    count = int(10 * DIRECT_REACH_CM / length)
    wide = min(_WIDEST, max(_SCALE + 2 * _COLUMN, (width - _STRIP_GAP * (count - 1)) / count))
    ranges = ranges_carried(fleets, int((wide - _SCALE) / _COLUMN))
    wide = _SCALE + _COLUMN * len(ranges)
    for number in range(count):
        yield _strip(number * length, length, wide, ranges, glue if number < count - 1 else "")


def _strip(begin: float, length: float, width: float, ranges: tuple[int, ...], glue: str) -> Drawing:
    """Return the strip from `begin` on, distances increasing downwards from its top; its left edge is for measuring."""
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
    """Yield marks and numbers of half centimetres; the number at the joint to the next strip is above its edge."""
    last = int(length / 5.0)
    for half in range(1, last + 1):
        whole = half % 2 == 0
        if half < last:
            yield rule(0.0, 5.0 * half, 4.0 if whole else 2.2, INK, 0.25 if whole else 0.15)
        if whole:
            distance = int(begin / 10) + half // 2
            tens = distance % 10 == 0
            size = 3.4 if tens else 2.5
            yield line(
                _SCALE - 1.2,
                5.0 * half + (0.3555 * size if half < last else -0.6),
                str(distance),
                size,
                weight=BOLD if tens else REGULAR,
                align=Align.RIGHT,
            )


def _bands(begin: float, length: float, x: float, range_cm: int) -> Iterator[Op]:
    """Yield the bands of a range on this strip, each with its number over the range."""
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
"""Length in mm of the bar that shows whether a page was printed at its true size."""

_JUMPS = ("basic_ftl", "advanced_ftl")

USES: dict[int, dict[str, tuple[str, ...]]] = {
    5: {"ram": (), "tow": ("grappler",)},
    10: {"recover": ("squadrons",), "ftl_attack": _JUMPS},
    15: {"salvos": ("indirect",)},
    20: {"squadron_fire": ("chain",), "missions": ("squadrons",)},
}
"""Uses of distances in cm, and the features that a fleet needs for each. Any fleet can be rammed."""

_LEAST_DISC = 60.0
"""The least radius in mm of the disc of arcs where it shares a page with a template of turns."""

BAR = 10.0
"""Millimetres at the foot of a page for the bar that shows whether it was printed at its true size."""

_GAP = 3.0
_SLACK = 1e-6


class Template(NamedTuple):
    """A drawing that goes on one page, and its reference."""

    drawing: Drawing
    ref: str


def template_pages(context: PagesContext) -> tuple[Page, ...]:
    """Return the templates that the fleets of `context` can use; the ruler has the bands of their ranges."""
    words = context.words
    title = words["charts-templates-title"]
    heading = Heading(title, words["charts-templates-subtitle"], title)
    space = room(context, heading)
    usable = Room(space.width, space.height - BAR)
    leaves = laid_out(_templates(context.fleets, words, usable), usable)
    return bound(context, heading, [template_body(leaf.placed, space, words) for leaf in leaves])


def _templates(fleets: tuple[Fleet, ...], words: Words, space: Room) -> Iterator[Template]:
    of = needs_of(fleets)
    turns = tuple(_turns(of, words, space))
    yield from turns
    below = space.height - sum(each.drawing.height + _GAP for each in turns)
    widest = min(RADIUS, (space.width - 0.5) / 2, (space.height - 0.5) / 2)
    yield Template(arcs(min(widest, below / 2) if below / 2 >= _LEAST_DISC else widest, words), "templates/arcs")
    uses = {distance: tuple(use for use, needs in each.items() if of.any_of(needs)) for distance, each in USES.items()}
    labels = {distance: _label(distance, each, words) for distance, each in uses.items() if each}
    short = {distance: label for distance, label in labels.items() if 10.0 * distance <= space.height}
    if max(short) > min(USES):
        yield _wedge(short)
    for distance in labels.keys() - short.keys():
        count = round(360 / span_within(10.0 * distance, space.width))
        yield from _ring(distance, labels[distance], count, space, f"templates/ring-{distance}")
    for distance in of.areas:
        die = aoe_die(distance)
        label = words.text("charts-templates-area", distance=distance, die=die.value if die else "")
        count = round(90 / span_within(10.0 * distance, space.width))
        yield from _ring(distance, label, count, space, f"templates/area-{distance}")
    for number, strip in enumerate(ruler(fleets, space.width, space.height, words["charts-templates-glue"]), 1):
        yield Template(strip, f"templates/ruler#{number}")


def _turns(of: Needs, words: Words, space: Room) -> Iterator[Template]:
    """Yield the half discs for turns: steps of 22.5° for cinematic ships, of 45° for newtonian ones and salvos."""
    half = min(RADIUS, (space.width - 0.5) / 2, space.height)
    if of.any_of(("cinematic",)):
        yield Template(turning(22.5, half, words["charts-templates-turn_cinematic"], words), "templates/turn-22.5")
    turned = "_".join(name for name in ("newtonian", "indirect") if of.any_of((name,)))
    if turned:
        yield Template(turning(45.0, half, words[f"charts-templates-turn_{turned}"], words), "templates/turn-45")


def _label(distance: int, uses: Sequence[str], words: Words) -> str:
    named = words.listed([words[f"charts-templates-use-{use}"] for use in uses], "unit")
    return words.text("charts-templates-distance", distance=distance, uses=named)


def _ring(distance: int, label: str, count: int, space: Room, ref: str) -> Iterator[Template]:
    for drawing in ring_pieces(10.0 * distance, label, count, space, ref):
        yield Template(drawing, ref)


def _wedge(labels: Mapping[int, str]) -> Template:
    """Return a wedge of 45° with the distances that the fleets need; a ring shows those that are too long for the paper."""
    marks = tuple((10.0 * distance, label) for distance, label in labels.items())
    return Template(wedge(10.0 * max(labels), SPANS[1], marks), f"templates/wedge-{max(labels)}")


class PlacedTemplate(NamedTuple):
    """A template with its top left corner on a page."""

    x: float
    y: float
    template: Template


@dataclass
class Leaf:
    """The content of a page: side by side on shelves. `x`: the free end of the last shelf, `y`: its top, `high`: its height."""

    placed: list[PlacedTemplate] = field(default_factory=list)
    x: float = 0.0
    y: float = 0.0
    high: float = 0.0

    def take(self, template: Template, space: Room) -> bool:
        """Put a template on the last shelf or on a new one; return False if neither has room for it."""
        width, height = template.drawing.width, template.drawing.height
        x, y, high = self.x, self.y, self.high
        if self.placed and x + width > space.width + _SLACK:
            x, y, high = 0.0, y + high + _GAP, 0.0
        if self.placed and y + height > space.height + _SLACK:
            return False
        self.placed.append(PlacedTemplate(x, y, template))
        self.x, self.y, self.high = x + width + _GAP, y, max(high, height)
        return True


def laid_out(templates: Iterable[Template], space: Room) -> list[Leaf]:
    """Return the pages: every template is on the first one with room for it."""
    leaves: list[Leaf] = []
    for template in templates:
        if not any(leaf.take(template, space) for leaf in leaves):
            leaves.append(Leaf())
            leaves[-1].take(template, space)
    return leaves


def template_body(leaf: Sequence[PlacedTemplate], space: Room, words: Words) -> Drawing:
    """Return a page with templates, and the bar to check its size by."""
    ops: list[Op] = [Group(placed.x, placed.y, placed.template.drawing, placed.template.ref) for placed in leaf]
    ops.append(Group(0.0, space.height - BAR, calibration(words, space.width)))
    return Drawing(space.width, space.height, tuple(ops))


def calibration(words: Words, width: float) -> Drawing:
    """Return the bar of 100 mm, in ten parts, with its instructions."""
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

"""What can change about a ship beside what it loses: boxes to tick in a line or two on the first leaf of a sheet."""

from collections.abc import Callable, Iterable, Iterator

from metamaker.core.ids import copy_ref
from metamaker.core.words import Words
from metamaker.games.metaverse.catalogue import Group as Kinds
from metamaker.games.metaverse.model.arc import Arc
from metamaker.games.metaverse.model.design import Design
from metamaker.games.metaverse.model.words import Condition
from metamaker.games.metaverse.sheet.bubbles import BOX, CHARGE, bubble, bubbles_within
from metamaker.games.metaverse.sheet.column_extras import Extra, Total, directions, warm_up
from metamaker.games.metaverse.sheet.gaps import Gap
from metamaker.games.metaverse.sheet.scale import CAPTION, LEAST_NUMBER
from metamaker.games.metaverse.sheet.tiles import glyph
from metamaker.sheets.drawing import BOLD, Drawing, Group, Op
from metamaker.sheets.ink import QUIET
from metamaker.sheets.layout import Strip, Strips, Table, in_lines
from metamaker.sheets.lettering import line

CREW_QUALITY, ROLLED, DROPPED, CONDITIONS = "crew_quality_lost", "rolled", "dropped", "conditions"
"""The parts of references to boxes, after the class or the arc that they belong to."""

_HEIGHT, _LEADING = 3.9, 0.3
_WITHIN, _APART = 1.8, 3.4
"""After a box and the next of its kind, and after the last of them."""


def status_band(design: Design, missing: frozenset[Extra], width: float, words: Words) -> Table:
    """Return a place for all that a box, a bubble and the column do not show; `missing`: what the column has no room for."""
    items: list[Strip] = []
    if Extra.CHARGE in missing:
        items += charge_item(design.ref("ftl_charge"), warm_up(design), width, words)
    if Extra.MOTION in missing:
        items += total_items(directions(design, words), words)
    shielded = [arc for arc in Arc if design.ship.arcs[arc].shield_hits]
    return in_band((*items, *status_boxes(design.ref, shielded, width, words)), width)


def in_band(items: Iterable[Strip], width: float) -> Table:
    """Return items in as many lines as they need."""
    return Table(Drawing(width, 0.0, ()), in_lines(items, width, gap=0.0, leading=_LEADING), breakable=False)


def status_boxes(place: Callable[..., str], shielded: Iterable[Arc], width: float, words: Words) -> Iterator[Strip]:
    """Yield boxes to tick for a ship with shields in these arcs; `place` makes references of their parts."""
    yield from _group(words["sheet-status-crew_quality"], [(place(CREW_QUALITY), "−1")], width)
    yield from _group(words["sheet-status-rolled"], [(place(ROLLED), "")], width)
    arcs = [(place("arcs", arc, DROPPED), words[f"sheet-place-{arc}"]) for arc in shielded]
    if arcs:
        yield from _group(words["sheet-status-dropped"], arcs, width)
    met = [(place(CONDITIONS, each), words[f"sheet-status-condition-{each}"]) for each in Condition]
    yield from _group(words["sheet-status-conditions"], met, width)


def _group(title: str, boxes: list[tuple[str, str]], width: float) -> Strips:
    """Return a title with its boxes, each with its meaning, in one piece where a line has room for it."""
    items = tuple(_items(title, boxes))
    reach = sum(each.drawing.width for each in items)
    return items if reach > width else in_lines(items, reach, gap=0.0)


def _items(title: str, boxes: list[tuple[str, str]]) -> Iterator[Strip]:
    for number, (place, meaning) in enumerate(boxes):
        after = _APART if number == len(boxes) - 1 else _WITHIN
        yield _item(title if number == 0 else "", place, meaning, after)


def _item(title: str, place: str, meaning: str, after: float) -> Strip:
    x = 0.0
    ops: list[Op] = []
    if title:
        head = line(0.0, 2.9, title, CAPTION, weight=BOLD, role=QUIET)
        ops.append(head)
        x = head.width + 1.0
    ops.append(Group(x, (_HEIGHT - BOX.size) / 2, bubble(BOX), copy_ref(place, 1)))
    x += BOX.size
    if meaning:
        said = line(x + 0.7, 2.9, meaning, CAPTION)
        ops.append(said)
        x = said.x + said.width
    return Strip(Drawing(x + after, _HEIGHT, tuple(ops)))


def charge_item(place: str, turns: int, width: float, words: Words) -> Iterator[Strip]:
    """Yield a bubble for each turn of warm-up next to the title; nothing for 0 turns. Rule MV-1.2.3-44."""
    if not turns:
        return
    title = line(0.0, 2.9, words["sheet-extras-charge"], CAPTION, weight=BOLD, role=QUIET)
    x = title.width + 1.0
    run = bubbles_within(CHARGE, turns, width - x)
    height = max(_HEIGHT, run.height + 0.6)
    ops = (title, Group(x, (_HEIGHT - CHARGE.size) / 2, run, place))
    yield Strip(Drawing(x + run.width + _APART, height, ops))


def total_items(totals: Iterable[Total], words: Words) -> Iterator[Strip]:
    """Yield the title and the totals of a turn, each next to its icon; gaps have no captions. Rule MV-3.3.0-04."""
    title = line(0.0, 2.9, words["sheet-motion-title"], CAPTION, weight=BOLD, role=QUIET)
    yield Strip(Drawing(title.width + 1.0, _HEIGHT, (title,)))
    every = tuple(totals)
    for number, (icon, points, caption) in enumerate(every, 1):
        sign = Group(0.0, 0.2, glyph(icon, 3.4, Kinds.PROPULSION))
        after = _APART if number == len(every) else _WITHIN
        if isinstance(points, Gap):
            yield Strip(Drawing(10.0 + after, _HEIGHT + 0.5, (sign, *points.on_line(4.0, 0.0, 6.0, 3.6))))
            continue
        shown = line(4.0, 3.1, points, LEAST_NUMBER, weight=BOLD)
        said = line(shown.x + shown.width + 0.8, 2.9, words[f"sheet-motion-{caption}"], CAPTION, role=QUIET)
        yield Strip(Drawing(said.x + said.width + after, _HEIGHT, (sign, shown, said)))

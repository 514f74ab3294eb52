"""Boxes to tick for changes of a ship other than losses, in a line or two on the first page of a sheet."""

from collections.abc import Callable, Iterable, Iterator

from metamaker.core.ids import copy_ref
from metamaker.core.messages import Words
from metamaker.games.metaverse.catalogue import Group as Kinds
from metamaker.games.metaverse.model.arc import Arc
from metamaker.games.metaverse.model.design import Design
from metamaker.games.metaverse.model.words import Condition
from metamaker.games.metaverse.sheet.bubbles import BOX, CHARGE, bubble, bubbles_within
from metamaker.games.metaverse.sheet.column_extras import Extra, Total, directions, warm_up
from metamaker.games.metaverse.sheet.gaps import Gap
from metamaker.games.metaverse.sheet.scale import CAPTION, LEAST_NUMBER
from metamaker.games.metaverse.sheet.tiles import glyph
from metamaker.rendering.boxes import blank, row
from metamaker.rendering.drawing import BOLD, Drawing
from metamaker.rendering.ink import QUIET
from metamaker.rendering.layout import Strip, Strips, Table, in_lines
from metamaker.rendering.texts import label

CREW_QUALITY, ROLLED, DROPPED, CONDITIONS = "crew_quality_lost", "rolled", "dropped", "conditions"
"""The last parts of references to boxes, after the class or the arc."""

_HEIGHT, _LEADING = 3.9, 0.3
_WITHIN, _APART = 0.9, 2.5
"""White after a box and before the next of its kind, and after the last of them."""


def status_band(design: Design, missing: frozenset[Extra], width: float, words: Words) -> Table:
    """Return boxes for the state of a ship, and the extras that are `missing` in the column."""
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
    """Return a title with its boxes, each with its meaning, in one piece if a line has room for it."""
    items = tuple(_items(title, boxes))
    reach = sum(each.drawing.width for each in items)
    return items if reach > width else in_lines(items, reach, gap=0.0)


def _items(title: str, boxes: list[tuple[str, str]]) -> Iterator[Strip]:
    for number, (place, meaning) in enumerate(boxes):
        after = _APART if number == len(boxes) - 1 else _WITHIN
        yield _item(title if number == 0 else "", place, meaning, after)


def _item(title: str, place: str, meaning: str, after: float) -> Strip:
    said = label(meaning, CAPTION) if meaning else None
    return Strip(
        row(
            (_title(title) if title else None, Strip(bubble(BOX), ref=copy_ref(place, 1)), said, blank(after)),
            0.8,
            height=_HEIGHT,
        )
    )


def _title(text: str) -> Drawing:
    return label(text, CAPTION, weight=BOLD, role=QUIET)


def charge_item(place: str, turns: int, width: float, words: Words) -> Iterator[Strip]:
    """Yield a bubble for each turn of warm-up next to the title; none for 0 turns. Rule MV-1.2.3-44."""
    if turns:
        title = _title(words["sheet-extras-charge"])
        run = bubbles_within(CHARGE, turns, width - title.width - 1.0)
        yield Strip(row((title, Strip(run, ref=place), blank(_APART)), 1.0, height=max(_HEIGHT, run.height + 0.6)))


def total_items(totals: Iterable[Total], words: Words) -> Iterator[Strip]:
    """Yield the title and the totals of a turn, each next to its icon; gaps have no captions. Rule MV-3.3.0-04."""
    yield Strip(row((_title(words["sheet-motion-title"]), blank(1.0)), height=_HEIGHT))
    every = tuple(totals)
    for number, (icon, points, caption) in enumerate(every, 1):
        sign, after = glyph(icon, 3.4, Kinds.PROPULSION), blank(_APART if number == len(every) else _WITHIN)
        if isinstance(points, Gap):
            yield Strip(
                row((sign, Drawing(6.0, _HEIGHT, points.on_line(0.0, 0.0, 6.0, 3.6)), after), 0.5, height=_HEIGHT + 0.5)
            )
        else:
            said = label(words[f"sheet-motion-{caption}"], CAPTION, role=QUIET)
            yield Strip(row((sign, label(points, LEAST_NUMBER, weight=BOLD), said, after), 0.7, height=_HEIGHT))

"""Labels of ships on the screen: code, name, and a hull bar of five places, next to their ships without overlaps."""

from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from typing import NamedTuple

from metamaker.games.metaverse.match.picture.counter import edge
from metamaker.games.metaverse.match.picture.map import MOST_NAMES, Box, along_way, free_box, shortened
from metamaker.games.metaverse.match.picture.scene import Marker, Place, View
from metamaker.games.metaverse.match.picture.ships import Sizes
from metamaker.games.metaverse.sheet.palette import CHIP, CHIP_EDGE, DAMAGE, SPENT
from metamaker.rendering.drawing import BOLD, Drawing, Group, Op, Path
from metamaker.rendering.ink import INK, PAPER
from metamaker.rendering.metrics import text_width
from metamaker.rendering.shapes import box, rule
from metamaker.rendering.text_fitting import Align, line

_SIZE = 2.9
_EDGE, _CODE_HEIGHT = 0.8, 3.8
_BAR, _PLACE, _BETWEEN = 1.3, 3.6, 0.5
_NARROW = 1.9
"""Height of the hull bar, width of a place in it, the gap between places; the width of a place without a name above."""


class Labelled(NamedTuple):
    """The visible state of a label: one drawing serves all moments with the same state."""

    code: str
    name: str
    side: int
    places: tuple[Place | None, ...]


@lru_cache(maxsize=512)
def chip(of: Labelled) -> Drawing:
    """Return the label of a ship. A first side has a round code, a second side a square one: not only the colour differs."""
    own = max(text_width(of.code, _SIZE, BOLD) + 2.0, _CODE_HEIGHT)
    place = _PLACE if of.name else _NARROW
    bar = len(of.places) * place + (len(of.places) - 1) * _BETWEEN
    title = own + (text_width(of.name, _SIZE) + 1.2 if of.name else 0.0)
    width, height = max(title, bar) + 2 * _EDGE, _CODE_HEIGHT + _BAR + 2.6 * _EDGE
    role = edge(of.side)
    round_ = _CODE_HEIGHT / 2 if of.side == 0 else 0.5
    ops: list[Op] = [
        Path(box(0.0, 0.0, width, height, 0.9), fill=CHIP, stroke=CHIP_EDGE, width=0.2),
        Path(box(_EDGE, _EDGE, own, _CODE_HEIGHT, round_), fill=role),
        line(_EDGE + own / 2, _EDGE + 2.85, of.code, _SIZE, weight=BOLD, role=PAPER, align=Align.CENTRE),
    ]
    if of.name:
        ops.append(line(_EDGE + own + 1.2, _EDGE + 2.85, of.name, _SIZE, role=INK))
    top = _EDGE * 1.6 + _CODE_HEIGHT
    for number, each in enumerate(of.places):
        ops += _place(each, role, _EDGE + number * (place + _BETWEEN), top, place)
    return Drawing(width, height, tuple(ops))


def _place(place: Place | None, role: str, x: float, y: float, width: float) -> Iterator[Op]:
    """Yield a place of the hull bar: its remaining part filled; a destroyed section is crossed, a missing one a thin line."""
    middle = y + _BAR / 2
    if place is None:
        yield rule(x, middle, width, CHIP_EDGE, 0.2)
        return
    if not place.stands:
        yield Path(box(x, y, width, _BAR, 0.2), stroke=DAMAGE, width=0.15)
        reach, half = 0.45, x + width / 2
        cross = (("M", half - reach, middle - reach), ("L", half + reach, middle + reach))
        back = (("M", half - reach, middle + reach), ("L", half + reach, middle - reach))
        yield Path((*cross, *back), stroke=DAMAGE, width=0.3)
        return
    left = min(1.0, place.left / place.whole) if place.whole else 1.0
    if left < 1.0:
        yield Path(box(x, y, width, _BAR, 0.2), fill=SPENT)
    if left:
        yield Path(box(x, y, width * left, _BAR, 0.2), fill=role if left == 1.0 else DAMAGE)


class Offset(NamedTuple):
    """The place of a label: mm from the middle of its ship to its upper left corner."""

    x: float
    y: float


def chip_of(marker: Marker, *, named: bool) -> Drawing:
    """Return the label of a ship, with its name if it is `named`."""
    return chip(Labelled(marker.label, shortened(marker.name) if named else "", marker.side, marker.places))


def is_named(markers: Sequence[Marker], lettering: float) -> bool:
    """Return whether labels of ships have room for names, which many ships do not leave."""
    return len(markers) <= MOST_NAMES / lettering


def offsets(
    markers: Sequence[Marker], view: View, sizes: Sizes, lettering: float, others: Sequence[Box] = ()
) -> Mapping[str, Offset]:
    """Return the places of the labels of ships, by key; labels overlap neither each other nor ships nor `others`."""
    named = is_named(markers, lettering)
    around = [_around(marker, view, sizes) for marker in markers]
    taken = [*around, *others, *(spot for marker in markers for spot in along_way(marker, view))]
    found = {}
    for marker, own in zip(markers, around, strict=True):
        drawn = chip_of(marker, named=named)
        spot = free_box(own, drawn.width * lettering, drawn.height * lettering, taken, view)
        taken.append(spot)
        x, y = view.spot(marker.at)
        found[marker.key] = Offset(spot.x - x, spot.y - y)
    return found


def labels(markers: Sequence[Marker], view: View, sizes: Sizes, lettering: float, placed: Mapping[str, Offset]) -> Iterator[Op]:
    """Yield the labels of ships at their places, which follow the ships; a line leads to a ship that is not near."""
    named = is_named(markers, lettering)
    for marker in markers:
        drawn, offset = chip_of(marker, named=named), placed[marker.key]
        x, y = view.spot(marker.at)
        width, height = drawn.width * lettering, drawn.height * lettering
        left = min(max(0.5, x + offset.x), max(0.5, view.width - width - 0.5))
        top = min(max(0.5, y + offset.y), max(0.5, view.height - height - 0.5))
        yield from _leader((x, y), Box(left, top, width, height), sizes.length(marker), edge(marker.side))
        yield Group(left, top, drawn, None, lettering)


def _leader(ship: tuple[float, float], label: Box, length: float, role: str) -> Iterator[Op]:
    to = min(max(ship[0], label.x), label.x + label.width), min(max(ship[1], label.y), label.y + label.height)
    away = ((to[0] - ship[0]) ** 2 + (to[1] - ship[1]) ** 2) ** 0.5
    if away > 0.5 * length + 3.0:
        part = 0.5 * length / away
        start = ship[0] + (to[0] - ship[0]) * part, ship[1] + (to[1] - ship[1]) * part
        yield Path((("M", *start), ("L", *to)), stroke=role, width=0.2)


def _around(marker: Marker, view: View, sizes: Sizes) -> Box:
    x, y = view.spot(marker.at)
    half = 0.5 * sizes.length(marker)
    return Box(x - half, y - half, 2 * half, 2 * half)

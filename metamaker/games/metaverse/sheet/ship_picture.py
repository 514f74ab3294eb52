"""The picture of a ship from above: its silhouette in the colours of a side, turned, with its damage."""

import math
from collections.abc import Callable, Iterable, Iterator, Sequence
from enum import IntEnum
from functools import lru_cache
from typing import NamedTuple

from metamaker.games.metaverse.model.arc import SectionName
from metamaker.games.metaverse.sheet.palette import BURST, CANOPY, DAMAGE, SLOT, deck, hull
from metamaker.games.metaverse.sheet.silhouette import SectionShape, Silhouette
from metamaker.rendering import series
from metamaker.rendering.drawing import Drawing, Op, Outline, Path, Role
from metamaker.rendering.shapes import circle


class Damage(IntEnum):
    """The state of a section on the picture of a ship."""

    NONE = 0
    HURT = 1
    BADLY_HURT = 2
    DESTROYED = 3


class Paint(NamedTuple):
    """The roles of a ship: its hull, the decks on it, and the edges."""

    fill: Role
    deck: Role
    edge: Role


SERIES = (0, 5)
"""The series of colours of both sides: blue and orange, dark and light in grey."""


def paint_of(side: int) -> Paint:
    """Return the colours of a side."""
    return Paint(hull(side), deck(side), series.edge(SERIES[side]))


WHOLE: tuple[Damage, ...] = (Damage.NONE,) * len(SectionName)
"""The states of the sections of an undamaged ship, in print order."""


class Look(NamedTuple):
    """The appearance of a ship: states of the sections in print order, degrees clockwise from the top, `rolled` or not.

    A `plain` picture shows only sections and bridge, for sizes below 32 pixels; a `ghost` shows where a ship was or will be.
    """

    damage: tuple[Damage, ...] = WHOLE
    degrees: float = 0.0
    rolled: bool = False
    plain: bool = False
    ghost: bool = False


@lru_cache(maxsize=1024)
def ship_picture(shape: Silhouette, paint: Paint, scale: float, look: Look = Look()) -> Drawing:  # noqa: B008 - a constant
    """Return a ship around the middle of a square, `scale` mm to a unit of its silhouette. The square fits every direction."""
    reach = reach_of(shape) * scale
    place = _placing(reach, scale, look)
    damage = dict(zip(SectionName, look.damage, strict=True))
    standing = [section for section in shape.sections if damage[section.name] is not Damage.DESTROYED]
    ops: list[Op] = []
    if not look.plain and not look.ghost:
        ops += _engines(shape, paint, place, scale)
    for section in shape.sections:
        ops.append(_hull(section, paint, place, scale, lost=section not in standing, ghost=look.ghost))
    if not look.ghost:
        if not look.plain and standing:
            ops += _fittings(standing, paint, place, scale)
        if shape.bridge and standing:
            ops.append(Path(_mapped(shape.bridge, place), fill=CANOPY))
        for section in shape.sections:
            ops += _hurt(section, damage[section.name], place, scale)
    return Drawing(2 * reach, 2 * reach, tuple(ops))


def reach_of(shape: Silhouette) -> float:
    """Return the greatest distance of any part of a ship from its middle, with engines and barrels."""
    return math.hypot(shape.across / 2 + 0.4, shape.along / 2 + 1.2)


Placing = Callable[[float, float], tuple[float, float]]


def _placing(reach: float, scale: float, look: Look) -> Placing:
    """Return the function that puts a point of the ship on the picture."""
    sine, cosine = math.sin(math.radians(look.degrees)), math.cos(math.radians(look.degrees))
    mirror = -scale if look.rolled else scale

    def place(x: float, y: float) -> tuple[float, float]:
        east, south = x * mirror, y * scale
        return reach + east * cosine - south * sine, reach + east * sine + south * cosine

    return place


def _mapped(outline: Outline, place: Placing) -> Outline:
    return tuple(
        (command, *(each for x, y in zip(numbers[::2], numbers[1::2], strict=True) for each in place(x, y)))
        for command, *numbers in outline
    )


def _together(outlines: Iterable[Outline], place: Placing) -> Outline:
    return tuple(segment for outline in outlines for segment in _mapped(outline, place))


_LINE = 0.1
"""The width of the edge of a section in units of the silhouette."""


def _hull(section: SectionShape, paint: Paint, place: Placing, scale: float, *, lost: bool, ghost: bool) -> Path:
    outline, width = _mapped(section.outline, place), max(0.18, _LINE * scale)
    if lost or ghost:
        return Path(outline, stroke=paint.edge, width=width, dash=4 * width)
    return Path(outline, fill=paint.fill, stroke=paint.edge, width=width)


def _engines(shape: Silhouette, paint: Paint, place: Placing, scale: float) -> Iterator[Op]:
    if shape.engines:
        yield Path(_together(shape.engines, place), fill=paint.deck, stroke=paint.edge, width=_LINE * scale)


def _fittings(sections: Sequence[SectionShape], paint: Paint, place: Placing, scale: float) -> Iterator[Op]:
    """Yield the decks, the slots of bays, then the sockets of mounts with their barrels."""
    yield Path(_together((section.deck for section in sections), place), fill=paint.deck)
    bays = [bay for section in sections for bay in section.bays]
    if bays:
        yield Path(_together(bays, place), fill=SLOT)
    mounts = [mount for section in sections for mount in section.mounts]
    if mounts:
        yield Path(_together((circle(each.x, each.y, each.radius) for each in mounts), place), fill=SLOT)
        widths = sorted({round(each.radius, 3) for each in mounts})
        for width in widths:
            barrels = [
                (("M", each.x, each.y), ("L", *_muzzle(each.x, each.y, each.direction, 2.5 * each.radius)))
                for each in mounts
                if round(each.radius, 3) == width
            ]
            yield Path(_together(barrels, place), stroke=CANOPY, width=0.62 * width * scale)


def _muzzle(x: float, y: float, direction: float, length: float) -> tuple[float, float]:
    return x + length * math.sin(direction), y - length * math.cos(direction)


def _hurt(section: SectionShape, damage: Damage, place: Placing, scale: float) -> Iterator[Op]:
    """Yield the mark of a damaged section: a jagged hole, larger in a badly damaged one."""
    if damage not in {Damage.HURT, Damage.BADLY_HURT}:
        return
    (x, y), size = section.middle, max(0.5, section.room * (0.42 if damage is Damage.HURT else 0.66))
    hole = tuple(_jagged(x, y, size))
    glow = tuple(_jagged(x, y, 0.5 * size))
    yield Path(_mapped(hole, place), fill=SLOT, stroke=DAMAGE, width=max(0.18, 1.3 * _LINE * scale))
    yield Path(_mapped(glow, place), fill=BURST)


_POINTS = 10


def _jagged(x: float, y: float, size: float) -> Iterator[tuple[str, float, float] | tuple[str]]:
    for point in range(_POINTS):
        angle = 2 * math.pi * point / _POINTS
        far = size if point % 2 == 0 else 0.55 * size
        yield ("L" if point else "M"), x + far * math.sin(angle), y - far * math.cos(angle)
    yield ("Z",)

"""The outline of a ship from above, generated from its class and its systems; its bow is to the right."""

import math
from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import pairwise
from typing import NamedTuple

from metamaker.games.cosmoforce.battle.state import (
    AFTERBURNER,
    ARMOR,
    DISSIPATOR,
    ENGINE,
    HABITAT,
    HANGAR,
    LASER,
    MISSILE,
    RAILGUN,
)
from metamaker.games.cosmoforce.model.design import ShipClass
from metamaker.rendering.drawing import Drawing, Op, Outline, Path, Role
from metamaker.rendering.ink import ALERT, INK, PAPER
from metamaker.rendering.shapes import box, circle

LENGTH, WIDTH = 28.0, 12.0
"""The room for the largest ship in mm."""

Spot = tuple[float, float]

_HULLS: dict[ShipClass, tuple[Spot, ...]] = {
    ShipClass.FIGHTER: ((5.0, 0.7), (7.5, 1.3), (10.5, 4.4), (12.3, 4.4), (13.6, 1.8), (20.5, 0.7), (22.5, 0.0)),
    ShipClass.CRUISER: ((3.6, 1.2), (5.0, 3.0), (8.0, 3.4), (9.6, 4.7), (14.6, 4.7), (16.2, 2.7), (22.4, 2.0), (25.0, 0.5)),
    ShipClass.CAPITAL_SHIP: ((3.0, 2.6), (4.2, 4.4), (9.0, 5.4), (16.5, 5.4), (18.5, 4.0), (25.0, 3.2), (27.4, 1.2)),
}
"""Halves of hulls from stern to bow: along the ship from the left edge, and from the keel, in mm."""


class Look(NamedTuple):
    """The variable parts of a silhouette. `states` are those of the slots: 0 works, 1 damaged, 2 destroyed or depleted."""

    size: ShipClass
    kinds: tuple[int, ...]
    states: tuple[int, ...]
    edge: Role
    tint: Role


WORKS, DAMAGED, OUT = 0, 1, 2


@lru_cache(maxsize=300)
def silhouette(look: Look) -> Drawing:
    """Return a ship in the colours of its side; damaged systems have the colour of alerts, destroyed ones are empty."""
    return Drawing(LENGTH, WIDTH, tuple(_ops(look)))


def _ops(look: Look) -> Iterator[Op]:
    hull = _HULLS[look.size]
    yield from _engines(look, hull)
    yield from _barrels(look, hull)
    yield from _fins(look, hull)
    yield Path(_mirrored(hull), fill=look.tint, stroke=look.edge, width=0.45)
    yield from _plates(look, hull)
    yield from _inside(look, hull)


def _mirrored(half: Sequence[Spot]) -> Outline:
    keel = WIDTH / 2
    spots = [*((x, keel - y) for x, y in half), *((x, keel + y) for x, y in reversed(half))]
    (first, *others) = spots
    return (("M", *first), *(("L", *spot) for spot in others), ("Z",))


def _of(look: Look, *kinds: int) -> list[tuple[int, int]]:
    """Return the kind and the state of each system of some kinds."""
    return [(kind, state) for kind, state in zip(look.kinds, look.states, strict=True) if kind in kinds]


def _fill(look: Look, state: int) -> Role:
    return (look.edge, ALERT, PAPER)[state]


def _half_at(hull: Sequence[Spot], x: float) -> float:
    """Return the half width of a hull at a place along it."""
    for (ax, ay), (bx, by) in pairwise(hull):
        if ax <= x <= bx:
            return ay + (by - ay) * (x - ax) / (bx - ax)
    return hull[0][1] if x < hull[0][0] else 0.0


def _engines(look: Look, hull: Sequence[Spot]) -> Iterator[Op]:
    """Yield nozzles at the stern; Afterburners are longer."""
    found = _of(look, ENGINE, AFTERBURNER)
    stern = hull[0][0] + 0.6
    step = min(2.2, 8.6 / max(1, len(found)))
    for place, (kind, state) in enumerate(found):
        y = WIDTH / 2 + (place - (len(found) - 1) / 2) * step
        far = 3.4 if kind == AFTERBURNER else 2.2
        near, wide = 0.26 * step, 0.42 * step
        reach = _stern_at(hull, abs(y - WIDTH / 2), stern)
        shape = (
            ("M", reach, y - near),
            ("L", reach - far, y - wide),
            ("L", reach - far, y + wide),
            ("L", reach, y + near),
            ("Z",),
        )
        yield Path(shape, fill=_fill(look, state), stroke=look.edge, width=0.3)


def _stern_at(hull: Sequence[Spot], away: float, stern: float) -> float:
    """Return where the hull begins at a distance from the keel."""
    return next((x + 0.4 for x, y in hull if y >= away), stern + 2.0) if away > hull[0][1] else stern


def _barrels(look: Look, hull: Sequence[Spot]) -> Iterator[Op]:
    """Yield Lasers as thin barrels, Railguns as long twin ones, Missiles as tubes, along both sides to the bow."""
    found = _of(look, LASER, RAILGUN, MISSILE)
    first, last = hull[2][0] + 0.5, hull[-1][0] - 4.0
    sides = (len(found) + 1) // 2
    for place, (kind, state) in enumerate(found):
        x = last - (last - first) * (place // 2) / max(1, sides - 1) if sides > 1 else (first + last) / 2
        away = max(0.9, _half_at(hull, x) - 0.1)
        y = WIDTH / 2 + (away if place % 2 else -away)
        fill = _fill(look, state)
        if kind == MISSILE:
            yield Path(box(x - 1.0, y - 0.55, 3.0, 1.1, 0.5), fill=fill, stroke=look.edge, width=0.25)
        elif kind == RAILGUN:
            yield Path(box(x - 1.4, y - 0.65, 5.2, 0.5), fill=fill, stroke=look.edge, width=0.2)
            yield Path(box(x - 1.4, y + 0.15, 5.2, 0.5), fill=fill, stroke=look.edge, width=0.2)
        else:
            yield Path(box(x - 0.6, y - 0.3, 3.6, 0.6, 0.3), fill=fill, stroke=look.edge, width=0.2)


def _fins(look: Look, hull: Sequence[Spot]) -> Iterator[Op]:
    """Yield Dissipators as swept fins at the stern."""
    found = _of(look, DISSIPATOR)
    for place, (_, state) in enumerate(found):
        x, way = hull[1][0] + 0.4 + 1.9 * (place // 2), 1 if place % 2 else -1
        root = WIDTH / 2 + way * max(0.5, _half_at(hull, x) - 0.3)
        tip = WIDTH / 2 + way * min(5.9, _half_at(hull, x) + 1.7)
        shape = (("M", x, root), ("L", x - 1.5, tip), ("L", x - 0.5, tip), ("L", x + 1.1, root), ("Z",))
        yield Path(shape, fill=_fill(look, state), stroke=look.edge, width=0.25)


def _plates(look: Look, hull: Sequence[Spot]) -> Iterator[Op]:
    """Yield Armor as strong lines along the edges of the hull."""
    edges = list(pairwise(hull[1:]))
    for place, (_, state) in enumerate(_of(look, ARMOR)):
        (ax, ay), (bx, by) = edges[(place // 2) % len(edges)]
        way = 1 if place % 2 else -1
        shape = (("M", ax, WIDTH / 2 + way * ay), ("L", bx, WIDTH / 2 + way * by))
        yield Path(shape, stroke=(INK, ALERT, PAPER)[state], width=0.9)


def _inside(look: Look, hull: Sequence[Spot]) -> Iterator[Op]:
    """Yield Habitats as windows on the keel, and Hangars as bays before them."""
    keel, start = WIDTH / 2, hull[1][0] + 1.6
    for place, (_, state) in enumerate(_of(look, HABITAT)):
        fill = (PAPER, ALERT, look.tint)[state]
        yield Path(circle(start + 2.3 * place, keel, 0.8), fill=fill, stroke=look.edge, width=0.35)
    bays = _of(look, HANGAR)
    first = start + 2.3 * len(_of(look, HABITAT))
    room = hull[-1][0] - 2.0 - first
    step = min(3.4, room / max(1, math.ceil(len(bays) / 2)))
    for place, (_, state) in enumerate(bays):
        x, y = first + step * (place // 2), keel + (0.3 if place % 2 else -1.8)
        yield Path(box(x, y, 0.8 * step, 1.5, 0.2), fill=_fill(look, state), stroke=look.edge, width=0.25)

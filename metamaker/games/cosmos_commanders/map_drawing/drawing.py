"""The drawing of a map: stars, sectors with places for routes, warp lines, systems with the signs of their types, counters."""

from collections.abc import Iterator
from functools import lru_cache
from random import Random
from typing import NamedTuple

from metamaker.core.memo import memo_by
from metamaker.games.cosmos_commanders.geometry.sectors import ENCLOSING, sectors
from metamaker.games.cosmos_commanders.map_drawing.palette import LANE, SECTOR, SKY, STAR, realm_role
from metamaker.games.cosmos_commanders.map_drawing.plan import (
    BADGE,
    BADGE_AWAY,
    SOCKET,
    SOCKET_AWAY,
    Dots,
    Label,
    Plan,
    plan,
    polygon,
)
from metamaker.games.cosmos_commanders.map_drawing.signs import DISC, NOBODY, Pieces, counter, system_sign
from metamaker.games.cosmos_commanders.model.star_map import MOST_PLAYERS, StarMap, colours, joins
from metamaker.games.cosmos_commanders.model.words import SystemType
from metamaker.rendering.drawing import BOLD, Drawing, Group, Op, Outline, Path
from metamaker.rendering.ink import HAIRLINE, LINE, PAPER, QUIET
from metamaker.rendering.shapes import box, circle
from metamaker.rendering.text_fitting import Align, line

_LANE_WIDTH, _CASING = 0.75, 2.0
_MM2_PER_STAR = 70.0
_CORNER = 3.0
_NUMBER = 2.8


def chart(
    star_map: StarMap, pieces: Pieces | None = None, *, blank: bool = False, turned: bool = False, named: bool = True
) -> Drawing:
    """Return a map as a drawing; its groups have the references of systems and sectors.

    `blank`: types are left to be written in. `turned`: with its north to the right. Without `named`, it has no text, for small
    sizes.
    """
    laid = plan(star_map, turned)
    ops: list[Op] = [Group(0.0, 0.0, ground(star_map, Look(turned, pieces.leads if pieces else None)))]
    ops += upon(star_map, pieces, blank=blank, turned=turned, named=named)
    return Drawing(laid.width, laid.height, tuple(ops))


def upon(
    star_map: StarMap, pieces: Pieces | None = None, *, blank: bool = False, turned: bool = False, named: bool = True
) -> list[Op]:
    """Return the items on the ground of a map: the signs of sectors, labels, systems."""
    laid = plan(star_map, turned)
    colour_of = colours(star_map)

    def coloured(player: int) -> int:
        return NOBODY if player == NOBODY else colour_of[player]

    ops: list[Op] = [*_sectors(star_map, laid, pieces, named)]
    if named:
        ops += _labels(star_map, laid)
    for place, (system, (x, y)) in enumerate(zip(star_map.systems, laid.systems, strict=True)):
        owner, home = (coloured(pieces.owners[place]), coloured(pieces.homes[place])) if pieces else (NOBODY, NOBODY)
        kind = None if blank else system.type
        drawn = _system(kind, owner, home)
        ops.append(Group(x - _REACH, y - _REACH, drawn, system.ref()))
    return ops


_REACH = SOCKET_AWAY + SOCKET
"""Distance from the middle of a system to the edge of its drawing."""


@lru_cache(maxsize=500)
def _system(kind: SystemType | None, owner: int, home: int) -> Drawing:
    """Return a system with the counter of its owner, or the place for it, and the mark of the player with this Home."""
    middle, size = _REACH, 2 * _REACH
    ops: list[Op] = []
    if owner != NOBODY:
        role = f"player_{owner + 1}"
        ops.append(Path(circle(middle, middle, DISC + 0.75), fill=f"{role}_ground", stroke=role, width=0.3))
    ops.append(Group(middle - DISC, middle - DISC, system_sign(kind)))
    x, y = middle + SOCKET_AWAY, middle - SOCKET_AWAY
    if owner != NOBODY:
        ops.append(Group(x - SOCKET, y - SOCKET, counter(owner, 2 * SOCKET)))
    elif kind is not SystemType.HAZARD:
        ops.append(Path(circle(x, y, SOCKET - 0.3), fill=PAPER, stroke=LINE, width=0.2, dash=0.6))
    if home != NOBODY:
        x = middle - BADGE_AWAY
        ops.append(Group(x - BADGE, middle - BADGE_AWAY - BADGE, counter(home, 2 * BADGE, "home")))
    return Drawing(size, size, tuple(ops))


class Look(NamedTuple):
    """The look of the ground of a map: turned or not, the leader in each sector, with or without its own edge.

    `sized`: sectors are coloured by the number of systems that border them.
    """

    turned: bool = False
    leads: tuple[int, ...] | None = None
    framed: bool = True
    sized: bool = False


@memo_by
def ground(star_map: StarMap, look: Look) -> Drawing:
    """Return the lowest layer: sky, sectors, stars, warp lines."""
    laid = plan(star_map, look.turned)
    ops: list[Op] = []
    if look.framed:
        edge = box(0.15, 0.15, laid.width - 0.3, laid.height - 0.3, _CORNER)
        ops.append(Path(edge, fill=SKY, stroke=HAIRLINE, width=0.3))
    for place, sector in enumerate(sectors(star_map)):
        led = (sector.size - ENCLOSING) % MOST_PLAYERS if look.sized else look.leads[place] if look.leads else NOBODY
        role = SECTOR if led == NOBODY else realm_role(led if look.sized else colours(star_map)[led])
        ops.append(Path(polygon([laid.systems[each] for each in sector.walk]), fill=role))
    if look.framed:
        ops.append(Path(stars(laid.width, laid.height), fill=STAR))
    # One path per line, because the app takes ten times as long to paint a single path with all lines.
    lanes = [_lane(laid.systems[one], laid.systems[other]) for one, other in joins(star_map)]
    ops += (Path(lane, stroke=SKY, width=_CASING) for lane in lanes)
    ops += (Path(lane, stroke=LANE, width=_LANE_WIDTH) for lane in lanes)
    return Drawing(laid.width, laid.height, tuple(ops))


def _lane(one: tuple[float, float], other: tuple[float, float]) -> Outline:
    return ("M", *one), ("L", *other)


@lru_cache(maxsize=20)
def stars(width: float, height: float) -> Outline:
    """Return stars, always the same ones on a map of this size."""
    chance = Random(f"stars {width:.1f} {height:.1f}")  # noqa: S311 - a picture, and the same each time
    found: list[tuple[str, *tuple[float, ...]]] = []
    for _ in range(int(width * height / _MM2_PER_STAR)):
        radius = 0.1 + 0.24 * chance.random() ** 3
        x, y = 2.0 + chance.random() * (width - 4.0), 2.0 + chance.random() * (height - 4.0)
        found += (("M", x, y - radius), ("L", x + radius, y), ("L", x, y + radius), ("L", x - radius, y), ("Z",))
    return tuple(found)


def _sectors(star_map: StarMap, laid: Plan, pieces: Pieces | None, named: bool) -> Iterator[Group]:
    for place, (sector, dots) in enumerate(zip(sectors(star_map), laid.sectors, strict=True)):
        routes = tuple(colours(star_map)[player] for player in pieces.routes[place]) if pieces else ()
        drawn = _sector(sector.number if named else None, dots, routes)
        yield Group(dots.x - dots.reach, dots.y - dots.reach, drawn, sector.ref())


@lru_cache(maxsize=1000)
def _sector(number: int | None, dots: Dots, routes: tuple[int, ...]) -> Drawing:
    """Return the number of a sector among the places for routes; used places have counters."""
    middle, size = dots.reach, 2 * dots.reach
    ops: list[Op] = []
    for place, (x, y) in enumerate(dots.places):
        if place < len(routes):
            side = 2.0 * dots.dot + 0.4
            ops.append(Group(middle + x - side / 2, middle + y - side / 2, counter(routes[place], side)))
        else:
            ops.append(Path(circle(middle + x, middle + y, dots.dot - 0.2), fill=PAPER, stroke=LINE, width=0.25))
    if number is not None:
        ops.append(line(middle, middle + 0.355 * _NUMBER, str(number), _NUMBER, role=QUIET, align=Align.CENTRE))
    return Drawing(size, size, tuple(ops))


def _labels(star_map: StarMap, laid: Plan) -> Iterator[Group]:
    for system, label in zip(star_map.systems, laid.labels, strict=True):
        if label is not None:
            yield Group(label.area.left, label.area.top, _label(label), system.ref())


@lru_cache(maxsize=500)
def _label(label: Label) -> Drawing:
    """Return number and name of a system; a crossing line stops at the label."""
    left, top, right, bottom = label.area
    ops: list[Op] = []
    if label.crosses:
        ops.append(Path(box(0.0, 0.2, right - left, bottom - top - 0.4, 1.2), fill=SKY))
    base = label.y - top
    ops.append(line(label.x - left, base, label.number, label.size if label.name else 3.0, role=QUIET, weight=BOLD))
    if label.name:
        ops.append(line(label.name_x - left, base, label.name, label.size, weight=BOLD))
    return Drawing(right - left, bottom - top, tuple(ops))

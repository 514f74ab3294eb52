"""The outline of a ship from above, generated from its design: sections, mounts, bays, bridge, engines."""

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from metamaker.core.memo import memo
from metamaker.games.metaverse.model.arc import SectionName, Sector
from metamaker.games.metaverse.model.design import Design
from metamaker.games.metaverse.model.section import ComponentKind, Section
from metamaker.games.metaverse.model.words import HullType
from metamaker.games.metaverse.stats.parts import parts
from metamaker.rendering.drawing import Outline, Segment

Spot = tuple[float, float]
"""A point of a ship: to starboard and to aft of its middle. The unit is the side of a square with the area of one hull hit."""

WING = 0.5
"""Flanks with fewer hull hits than this part of the core are swept wings; others are straight hulls."""

MOST_MARKS = 60
"""The maximum number of drawn mounts, and of bays, of a section: an untrusted file may have 19,800 in each."""

_GAP = 0.14
"""The distance between sections."""

_CORNER, _ROUND = 0.07, 0.4
"""The part of a side that a rounded corner takes: usual hulls, biological hulls."""

_BOW: tuple[Spot, ...] = ((0.38, 0.0), (0.5, 0.14), (0.46, 0.4), (0.19, 0.9), (0.1, 1.0))
_MIDDLE: tuple[Spot, ...] = ((0.36, 0.0), (0.5, 0.16), (0.5, 0.76), (0.34, 1.0))
_STERN: tuple[Spot, ...] = ((0.34, 0.0), (0.36, 0.26), (0.56, 0.72), (0.5, 1.0))
"""Starboard halves of the sections along the keel: across in widths, forward of the after end (bow) or aft of the fore end."""

_HULL: tuple[Spot, ...] = (
    (0.0, 0.16),
    (0.4, 0.12),
    (0.62, 0.0),
    (1.0, 0.16),
    (1.0, 0.86),
    (0.6, 1.0),
    (0.4, 0.84),
    (0.0, 0.82),
)
_SWEPT: tuple[Spot, ...] = ((0.0, 0.0), (0.86, 0.52), (1.0, 0.5), (1.0, 1.0), (0.86, 0.94), (0.0, 0.72))
"""Flanks: outward in widths, aft of their fore end in lengths."""

_LONG = {SectionName.FORE: 1.2, SectionName.CORE: 1.25, SectionName.AFT: 0.9}
_LONG_HULL, _LONG_WING = 1.9, 1.25
"""Lengths of sections in their widths, as far as the hull hits of the core and theirs allow."""


class Mounting(NamedTuple):
    """A mount: its place, the radius of its socket, and the direction of its barrel in radians, clockwise from the bow."""

    x: float
    y: float
    radius: float
    direction: float


class SectionShape(NamedTuple):
    """A section: its outline, its raised deck, its middle, half of its smaller side (`room`), its mounts, its bay slots."""

    name: SectionName
    outline: Outline
    deck: Outline
    middle: Spot
    room: float
    mounts: tuple[Mounting, ...]
    bays: tuple[Outline, ...]


@dataclass(frozen=True, eq=False, slots=True)
class Silhouette:
    """A ship from above, bow up, around its middle; compared by identity, because drawings are cached by it.

    `bridge` is empty without a section to show it in. `across` and `along` are its whole width and length.
    """

    sections: tuple[SectionShape, ...]
    bridge: Outline
    engines: tuple[Outline, ...]
    across: float
    along: float


class _Body(NamedTuple):
    """A section with its corners: clockwise, across and aft of the middle of the core."""

    name: SectionName
    section: Section
    corners: tuple[Spot, ...]

    @property
    def fore(self) -> float:
        """The position of the fore end."""
        return min(y for _, y in self.corners)

    @property
    def aft(self) -> float:
        """The position of the after end."""
        return max(y for _, y in self.corners)

    @property
    def is_flank(self) -> bool:
        """Whether the section lies at one side of the keel."""
        return self.name in _FLANKS

    def at(self, along: float, outward: float, side: int) -> Spot:
        """Return a point at parts of the length and of the way from the keel or the root of a flank to the edge of a side."""
        y = self.fore + along * (self.aft - self.fore)
        across = sorted(side * x for x in _crossings(self.corners, y))
        inner = across[0] if self.is_flank else 0.0
        return side * (inner + outward * (across[-1] - inner)), y


_FLANKS = {SectionName.PORT: -1, SectionName.STARBOARD: 1}


@memo
def silhouette(design: Design) -> Silhouette:
    """Return the silhouette of a design.

    The area of a section grows with its hull hits; equal port and starboard sections look alike. Designs without a core or
    without any section have one too.
    """
    bodies = tuple(_bodies(design))
    spots = [spot for body in bodies for spot in body.corners] or [(-0.5, -0.5), (0.5, 0.5)]
    wide = max(abs(x) for x, _ in spots)
    engines = tuple(_engines(design, bodies))
    fore, aft = min(y for _, y in spots), max(y for _, y in spots)
    middle = (fore + aft) / 2
    corner = _ROUND if design.ship.hull_type is HullType.BIOLOGICAL else _CORNER
    shapes = tuple(_shape(design, body, corner, middle) for body in bodies)
    return Silhouette(
        shapes,
        _rounded(_moved(_bridge(design, bodies), middle), _CORNER),
        tuple(_rounded(_moved(corners, middle), _CORNER) for corners in engines),
        2 * wide,
        aft - fore,
    )


def _bodies(design: Design) -> Iterator[_Body]:
    """Yield the sections in print order, each at its place around the core."""
    standing = dict(design.ship.sections.standing())
    core = standing.get(SectionName.CORE)
    hits = min(max(1, each.hull_hits) for each in ((core,) if core is not None else standing.values())) if standing else 1
    across, length = _size(hits, hits, _MIDDLE, _LONG[SectionName.CORE])
    half = length / 2 if core is not None else 0.0
    root = across / 2 if core is not None else 0.0
    for name, section in standing.items():
        own = max(1, section.hull_hits)
        if name in _FLANKS:
            corners = _flank(own, hits, root, _FLANKS[name])
        elif name is SectionName.CORE:
            corners = _keel(_MIDDLE, across, length, -half, 1)
        else:
            template, way = (_BOW, -1) if name is SectionName.FORE else (_STERN, 1)
            wide, long = _size(own, hits, template, _LONG[name])
            corners = _keel(template, wide, long, way * (half + _GAP), way)
        yield _Body(name, section, corners)


def _size(own: int, core: int, template: Sequence[Spot], long: float) -> tuple[float, float]:
    """Return the width and the length of a section: its area is its hull hits, its width partly follows that of the core."""
    part = 2 * abs(_area([*template, (0.0, template[-1][1]), (0.0, template[0][1])]))
    wide = (math.sqrt(own / part / long) ** 0.6) * (math.sqrt(core / part / long) ** 0.4)
    return wide, own / part / wide


def _flank(own: int, core: int, root: float, side: int) -> tuple[Spot, ...]:
    """Return the corners of a flank; its root is `root` from the keel."""
    swept = own < WING * core
    template, long = (_SWEPT, _LONG_WING) if swept else (_HULL, _LONG_HULL)
    wide = math.sqrt(own / abs(_area(template)) / long)
    length = wide * long
    fore = -0.42 * length if swept else -0.5 * length
    return tuple((side * (root + _GAP + x * wide), fore + y * length) for x, y in template)


def _keel(template: Sequence[Spot], wide: float, long: float, start: float, way: int) -> tuple[Spot, ...]:
    """Return the corners of a section on the keel that begins at `start` and goes forward (`way` −1) or aft."""
    half = [(x * wide, start + way * y * long) for x, y in template]
    return (*half, *((-x, y) for x, y in reversed(half)))


def _shape(design: Design, body: _Body, corner: float, middle: float) -> SectionShape:
    mounts = tuple(each._replace(y=each.y - middle) for each in _mounts(design, body))
    bays = tuple(_rounded(_moved(slot, middle), 0.2) for slot in _slots(body, _has_bridge(design, body.name)))
    side = _FLANKS.get(body.name, 1)
    x, y = body.at(0.55, 0.5, side)
    across = [each for each, _ in body.corners]
    return SectionShape(
        body.name,
        _rounded(_moved(body.corners, middle), corner),
        _rounded(_moved(tuple(_deck(body, 0.0 if not body.is_flank else x)), middle), corner),
        (x if body.is_flank else 0.0, y - middle),
        min(body.aft - body.fore, max(across) - min(across)) / 2,
        mounts,
        bays,
    )


def _deck(body: _Body, keel: float) -> Iterator[Spot]:
    """Yield the corners of the deck: the section, narrower and shorter around its middle line."""
    middle = (body.fore + body.aft) / 2
    for x, y in body.corners:
        yield keel + _DECK[0] * (x - keel), middle + _DECK[1] * (y - middle)


_DECK = 0.44, 0.72


def _mounts(design: Design, body: _Body) -> Iterator[Mounting]:
    """Yield the mounts of a section: those that fire to a side along its edge, others in pairs, an odd one on the keel."""
    directions = [_direction(mount.sectors) for mount in body.section.mounts for _ in range(mount.count)][:MOST_MARKS]
    if body.is_flank:
        yield from _row_of(directions, body, _FLANKS[body.name], 0.8)
        return
    port = [each for each in directions if math.sin(each) < -_ASIDE]
    starboard = [each for each in directions if math.sin(each) > _ASIDE]
    ahead = [each for each in directions if abs(math.sin(each)) <= _ASIDE]
    if len(ahead) % 2:
        along = 0.9 if _has_bridge(design, body.name) or body.name is SectionName.AFT else 0.2
        x, y = 0.0, body.fore + along * (body.aft - body.fore)
        yield Mounting(x, y, _socket(body, 1), ahead.pop())
    starboard += ahead[0::2]
    port += ahead[1::2]
    yield from _row_of(starboard, body, 1, 0.84)
    yield from _row_of(port, body, -1, 0.84)


_ASIDE = 0.3
"""The sine of the direction from which a barrel belongs to a side; fore, aft and all round belong to neither."""


def _direction(sectors: Sequence[Sector]) -> float:
    """Return the mean direction of the covered sectors in radians, negative to port; 0 for all round."""
    angles = [math.radians(22.5 + 45.0 * list(Sector).index(sector)) for sector in sectors]
    east, north = sum(map(math.sin, angles)), sum(map(math.cos, angles))
    return math.atan2(east, north) if math.hypot(east, north) > _ASIDE else 0.0


def _row_of(directions: Sequence[float], body: _Body, side: int, outward: float) -> Iterator[Mounting]:
    """Yield mounts along one side of a section, from fore to aft."""
    radius = _socket(body, len(directions))
    for place, direction in enumerate(directions):
        along = (0.18, 0.86) if body.name is not SectionName.FORE else (0.34, 0.9)
        part = along[0] + (along[1] - along[0]) * (place + 0.5) / len(directions)
        yield Mounting(*body.at(part, outward, side), radius, direction)


def _socket(body: _Body, number: int) -> float:
    """Return the radius of sockets: smaller in small sections, and where many share a side."""
    length = body.aft - body.fore
    across = max(x for x, _ in body.corners) - min(x for x, _ in body.corners)
    return min(0.42, 0.12 * min(length, across), 0.3 * length / max(1, number))


def _slots(body: _Body, has_bridge: bool) -> Iterator[tuple[Spot, ...]]:
    """Yield the slots of the bays of a section, from fore to aft."""
    number = min(MOST_MARKS, sum(fit.count for fit in body.section.bays))
    first, last = (0.45, 0.88) if has_bridge else (0.3, 0.82)
    side = _FLANKS.get(body.name, 1)
    step = (last - first) * (body.aft - body.fore) / max(1, number)
    deep = min(0.55 * step, 0.7)
    for place in range(number):
        part = first + (last - first) * (place + 0.5) / number
        inner, y = body.at(part, 0.12 if body.is_flank else 0.0, side)
        outer, _ = body.at(part, 0.42 if body.is_flank else 0.44, side)
        left, right = (inner, outer) if body.is_flank else (-outer, outer)
        yield (left, y - deep / 2), (right, y - deep / 2), (right, y + deep / 2), (left, y + deep / 2)


def _has_bridge(design: Design, name: SectionName) -> bool:
    return name is _bridge_section(design)


def _bridge_section(design: Design) -> SectionName | None:
    """Return the section that shows the bridge: the one that has it, otherwise the core; None without both."""
    found = [placed.section for placed in parts(design)[ComponentKind.BRIDGE]]
    if found:
        return found[0]
    return SectionName.CORE if design.ship.sections.core is not None else None


def _bridge(design: Design, bodies: Sequence[_Body]) -> tuple[Spot, ...]:
    """Return the corners of the bridge; none without a section for it."""
    name = _bridge_section(design)
    body = next((body for body in bodies if body.name is name), None)
    if body is None:
        return ()
    side = _FLANKS.get(body.name, 1)
    x, y = body.at(0.27, 0.5 if body.is_flank else 0.0, side)
    long = 0.14 * (body.aft - body.fore)
    wide = min(0.55 * long, 0.14 * (max(each for each, _ in body.corners) - min(each for each, _ in body.corners)))
    return (x, y - long), (x + wide, y - 0.2 * long), (x + wide, y + long), (x - wide, y + long), (x - wide, y - 0.2 * long)


_STL = (ComponentKind.PRIMITIVE_STL, ComponentKind.BASIC_STL, ComponentKind.ADVANCED_STL)
_MOST_ENGINES = 6


def _engines(design: Design, bodies: Sequence[_Body]) -> Iterator[tuple[Spot, ...]]:
    """Yield a nozzle for each drive at the after end of the sections on the keel, up to six."""
    number = min(_MOST_ENGINES, sum(placed.part.count for placed in parts(design).of(*_STL)))
    keel = [body for body in bodies if not body.is_flank] or list(bodies)
    if not number or not keel:
        return
    last = max(keel, key=lambda body: body.aft)
    ends = [x for x, y in last.corners if math.isclose(y, last.aft)]
    left, right = min(ends), max(ends)
    step = max(right - left, 0.4) / number
    for place in range(number):
        x, wide = (left + right) / 2 + (place - (number - 1) / 2) * step, 0.4 * step
        top, low = last.aft + 0.04, last.aft + min(0.9, 1.1 * step) + 0.2
        yield (x - 0.7 * wide, top), (x + 0.7 * wide, top), (x + wide, low), (x - wide, low)


def _crossings(corners: Sequence[Spot], y: float) -> list[float]:
    """Return where a level line meets the edge of a polygon; its nearest corner if it meets none."""
    found = []
    for (ax, ay), (bx, by) in zip(corners, (*corners[1:], corners[0]), strict=True):
        if (ay <= y) != (by <= y):
            found.append(ax + (bx - ax) * (y - ay) / (by - ay))
    return found or [min(corners, key=lambda corner: abs(corner[1] - y))[0]]


def _area(corners: Sequence[Spot]) -> float:
    edges = zip(corners, (*corners[1:], corners[0]), strict=True)
    return sum(ax * by - bx * ay for (ax, ay), (bx, by) in edges) / 2


def _moved(corners: Sequence[Spot], middle: float) -> tuple[Spot, ...]:
    return tuple((x, y - middle) for x, y in corners)


def _rounded(corners: Sequence[Spot], part: float) -> Outline:
    """Return a polygon with rounded corners; each takes this part of the sides next to it."""
    found: list[Segment] = []
    for place, (x, y) in enumerate(corners):
        (ax, ay), (bx, by) = corners[place - 1], corners[(place + 1) % len(corners)]
        start = x + (ax - x) * part, y + (ay - y) * part
        end = x + (bx - x) * part, y + (by - y) * part
        found.append(("L" if found else "M", *start))
        # Two thirds of the way to the corner make a parabola out of the cubic curve.
        (sx, sy), (ex, ey) = start, end
        found.append(("C", sx + (x - sx) * 2 / 3, sy + (y - sy) * 2 / 3, ex + (x - ex) * 2 / 3, ey + (y - ey) * 2 / 3, ex, ey))
    return (*found, ("Z",)) if found else ()

"""The latest fire on the table: beams and tracks, bursts with the boxes lost, misses that pass their target.

A hit is a full line with a burst and a number; a miss is a broken one with a cross and a word. So they differ without colour.
"""

import math
from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

from metamaker.core.messages import Words
from metamaker.games.metaverse.match.picture.counter import Spot, edge, tint
from metamaker.games.metaverse.match.picture.map import Box
from metamaker.games.metaverse.match.picture.scene import Line
from metamaker.games.metaverse.sheet.palette import BEAM, BURST, CHIP, DAMAGE, SLOT
from metamaker.rendering.drawing import BOLD, Drawing, Group, Op, Outline, Path
from metamaker.rendering.ink import INK
from metamaker.rendering.metrics import text_width
from metamaker.rendering.shapes import box, circle
from metamaker.rendering.text_fitting import Align, line

FLIGHT, _FLASH = 0.45, 0.7
"""The parts of the time of a shot until it arrives, and until its burst is largest."""

_SIZE, _PILL_HEIGHT = 2.7, 3.9
_RAYS = 18


class End(NamedTuple):
    """An end of a shot: its place on the picture, the length in mm of the ship or salvo, its side."""

    spot: Spot
    length: float
    side: int


class Fire(NamedTuple):
    """The latest fire: lines, and the boxes lost by ships, by their keys."""

    lines: tuple[Line, ...] = ()
    losses: tuple[tuple[str, int], ...] = ()


def shots(fire: Fire, ends: Mapping[str, End], part: float = 1.0) -> Iterator[Op]:
    """Yield the lines of the latest fire; `part` below 1 is a moment between the shot and the end of its burst."""
    for each in fire.lines:
        firer, target = ends.get(each.firer), ends.get(each.target)
        if firer is not None and target is not None and firer.spot != target.spot:
            yield from _shot(each, firer, target, min(1.0, part / FLIGHT))
    if part >= FLIGHT:
        for key in _struck(fire):
            if key in ends:
                yield from _burst(ends[key], part)


def _struck(fire: Fire) -> list[str]:
    """Return the keys of all hit ships and salvos, once each."""
    return list(dict.fromkeys((*(each.target for each in fire.lines if each.hit), *(key for key, _ in fire.losses))))


def _shot(shot: Line, firer: End, target: End, part: float) -> Iterator[Op]:
    start, end = _way(shot, firer, target)
    tip = start[0] + part * (end[0] - start[0]), start[1] + part * (end[1] - start[1])
    path = (("M", *start), ("L", *tip))
    role = edge(firer.side)
    if not shot.hit:
        yield Path(path, stroke=role, width=0.45, dash=1.7)
        if part >= 1.0:
            yield _cross(tip, role)
    elif shot.kinetic:
        yield Path(path, stroke=tint(firer.side), width=2.0)
        yield Path(path, stroke=role, width=1.0)
        yield Path(path, stroke=BEAM, width=0.5, dash=1.6)
    else:
        yield Path(path, stroke=tint(firer.side), width=2.6)
        yield Path(path, stroke=role, width=1.1)
        yield Path(path, stroke=BEAM, width=0.45)


def _way(shot: Line, firer: End, target: End) -> tuple[Spot, Spot]:
    """Return the ends of a shot: a hit ends at its target, a miss passes it on one side."""
    (ax, ay), (bx, by) = firer.spot, target.spot
    away = math.hypot(bx - ax, by - ay)
    east, south = (bx - ax) / away, (by - ay) / away
    muzzle = min(0.42 * firer.length, 0.4 * away)
    start = ax + muzzle * east, ay + muzzle * south
    if shot.hit:
        return start, target.spot
    beyond, aside = 0.5 * target.length, 0.5 * target.length
    return start, (bx + beyond * east - aside * south, by + beyond * south + aside * east)


def _cross(at: Spot, role: str) -> Path:
    x, y = at
    arms = (("M", x - 1.1, y - 1.1), ("L", x + 1.1, y + 1.1), ("M", x - 1.1, y + 1.1), ("L", x + 1.1, y - 1.1))
    return Path(arms, stroke=role, width=0.5)


def _burst(target: End, part: float) -> Iterator[Op]:
    """Yield the burst of a hit: sparks around a jagged flash, largest for a moment."""
    swell = 0.6 + 0.6 * (part - FLIGHT) / (_FLASH - FLIGHT) if part < _FLASH else 1.2 - 0.4 * (part - _FLASH) / (1 - _FLASH)
    radius = swell * min(3.4, max(1.8, 0.2 * target.length))
    x, y = target.spot
    yield Path(_star(x, y, radius, 0.5), fill=DAMAGE, stroke=SLOT, width=0.2)
    yield Path(_star(x, y, 0.62 * radius, 0.55), fill=BURST)
    yield Path(circle(x, y, 0.22 * radius), fill=BEAM)
    sparks = [2 * math.pi * number / 7 + 0.4 for number in range(7)]
    rays = tuple(
        (command, x + far * radius * math.sin(angle), y - far * radius * math.cos(angle))
        for angle in sparks
        for command, far in (("M", 1.2), ("L", 1.55))
    )
    yield Path(rays, stroke=BURST, width=0.35)


def _star(x: float, y: float, radius: float, inner: float) -> Outline:
    points = []
    for number in range(_RAYS):
        far = radius * (1.0 if number % 2 == 0 else inner) * (1.0 + 0.12 * math.sin(5.0 * number))
        angle = 2 * math.pi * number / _RAYS
        points.append(("L" if number else "M", x + far * math.sin(angle), y - far * math.cos(angle)))
    return (*points, ("Z",))


def words_of(fire: Fire, ends: Mapping[str, End], words: Words, lettering: float, taken: Sequence[Box]) -> Iterator[Group]:
    """Yield the boxes lost next to hit ships, and a word next to missed ones, clear of `taken` areas where possible."""
    used = list(taken)
    said = [(_pill(f"−{boxes}", DAMAGE), ends[key], 0.32 * ends[key].length) for key, boxes in fire.losses if key in ends]
    for each in fire.lines:
        firer, target = ends.get(each.firer), ends.get(each.target)
        if not each.hit and firer is not None and target is not None and firer.spot != target.spot:
            at = End(_way(each, firer, target)[1], 0.0, firer.side)
            said.append((_pill(words["battle-picture-missed"], edge(firer.side)), at, 1.2))
    for drawn, end, away in said:
        spot = _beside(end.spot, away, drawn, lettering, used)
        used.append(spot)
        yield Group(spot.x, spot.y, drawn, None, lettering)


def _pill(text: str, role: str) -> Drawing:
    width = text_width(text, _SIZE, BOLD) + 2.4
    ground = Path(box(0.0, 0.0, width, _PILL_HEIGHT, _PILL_HEIGHT / 2), fill=CHIP, stroke=role, width=0.35)
    said = line(width / 2, 2.9, text, _SIZE, weight=BOLD, role=INK, align=Align.CENTRE)
    return Drawing(width, _PILL_HEIGHT, (ground, said))


def _beside(at: Spot, away: float, drawn: Drawing, lettering: float, taken: Sequence[Box]) -> Box:
    """Return the first free place for a pill around a place; the first one if none is free."""
    width, height = drawn.width * lettering, drawn.height * lettering
    away += max(width, height) / 2
    tries = []
    for ring in (1.0, 1.45, 2.0):
        for degrees in (135, 225, 90, 270, 45, 315, 180, 0):
            angle = math.radians(degrees)
            x, y = at[0] + ring * away * math.sin(angle), at[1] - ring * away * math.cos(angle)
            tries.append(Box(x - width / 2, y - height / 2, width, height))
    return next((each for each in tries if not any(each.meets(other) for other in taken)), tries[0])

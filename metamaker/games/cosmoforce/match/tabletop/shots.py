"""Attacks and rams over the lanes: beams, tracks of missiles, slugs and drones; hits burst, misses pass."""

import math
from collections.abc import Iterator, Mapping
from typing import NamedTuple

from metamaker.games.cosmoforce.battle.actions import events as acts
from metamaker.games.cosmoforce.battle.state import HANGAR, KINDS, LASER, MISSILE
from metamaker.games.cosmoforce.match.tabletop.scene import Watched
from metamaker.rendering import series
from metamaker.rendering.drawing import BOLD, Op, Outline, Path, Role
from metamaker.rendering.ink import ALERT, INK, PAPER
from metamaker.rendering.metrics import text_width
from metamaker.rendering.shapes import box, circle
from metamaker.rendering.text_fitting import Align, line

FLIGHT = 0.55
"""The part of the time until shots arrive, and bursts begin."""

_RAYS = 16
_MOST = 6
"""The most shots drawn for one attack."""


class Place(NamedTuple):
    """A ship on the picture: its middle in mm, its length, and the roles of its side."""

    x: float
    y: float
    length: float
    edge: Role
    tint: Role


def shots(shown: Watched, places: Mapping[int, Place], part: float) -> Iterator[Op]:
    """Yield the effect of an event at a part of its time; at the end the last shot stays as a thin line."""
    if isinstance(shown, acts.Attacked) and {shown.ship, shown.target} <= set(places):
        yield from _attack(shown, places[shown.ship], places[shown.target], part)
        if part >= FLIGHT and shown.damage:
            yield from burst(places[shown.target], shown.damage, part)
        elif part >= FLIGHT:
            yield from _miss(places[shown.target])
    elif isinstance(shown, acts.Rammed) and {shown.ship, shown.target} <= set(places):
        one, other = places[shown.ship], places[shown.target]
        gone = min(1.0, part / FLIGHT)
        yield _track((one.x, one.y), _between((one.x, one.y), (other.x, other.y), gone), one.edge, 1.6)
        if part >= FLIGHT:
            yield from burst(other, shown.target_damage, part)
            yield from burst(one, shown.own_damage, part)
    elif isinstance(shown, acts.Collided) and shown.ship in places and part >= FLIGHT and shown.damage:
        yield from burst(places[shown.ship], shown.damage, part)


def _attack(shown: acts.Attacked, firer: Place, target: Place, part: float) -> Iterator[Op]:
    kind = next(number for number, each in enumerate(KINDS) if each.value == shown.weapon)
    count = min(_MOST, len(shown.slots))
    gone = min(1.0, part / FLIGHT)
    beyond = 0.0 if shown.damage else 0.7 * target.length
    for number in range(count):
        aside = 1.5 * (number - (count - 1) / 2)
        start = firer.x + 0.22 * firer.length, firer.y + aside
        end = target.x + beyond, target.y + aside * 0.6 + (0.45 * target.length if beyond else 0.0)
        tip = _between(start, end, gone)
        if kind == LASER:
            yield _track(start, tip, firer.tint, 1.3)
            yield _track(start, tip, firer.edge, 0.55)
        elif kind in {MISSILE, HANGAR}:
            back = _between(start, end, max(0.0, gone - 0.25) if part < 1.0 else 0.0)
            yield Path((("M", *back), ("L", *tip)), stroke=firer.edge, width=0.4, dash=1.4)
            yield Path(_head(start, end, tip, 1.5 if kind == MISSILE else 1.1), fill=firer.edge, stroke=PAPER, width=0.15)
        else:
            yield Path((("M", *start), ("L", *tip)), stroke=firer.edge, width=0.8, dash=2.2)


def _head(start: tuple[float, float], end: tuple[float, float], tip: tuple[float, float], size: float) -> Outline:
    """Return an arrow head at the tip of a way."""
    angle = math.atan2(end[1] - start[1], end[0] - start[0])
    corners = [(tip[0] + size * math.cos(angle + turn), tip[1] + size * math.sin(angle + turn)) for turn in (0.0, 2.5, -2.5)]
    return (("M", *corners[0]), ("L", *corners[1]), ("L", *corners[2]), ("Z",))


def _track(start: tuple[float, float], end: tuple[float, float], role: Role, width: float) -> Path:
    return Path((("M", *start), ("L", *end)), stroke=role, width=width)


def _between(start: tuple[float, float], end: tuple[float, float], part: float) -> tuple[float, float]:
    return start[0] + part * (end[0] - start[0]), start[1] + part * (end[1] - start[1])


def burst(at: Place, damage: int, part: float) -> Iterator[Op]:
    """Yield the burst of a hit, largest for a moment, with the damage next to it."""
    swell = 1.35 if part < 0.8 else 1.0
    radius = swell * min(4.6, 2.0 + 0.35 * damage)
    yield Path(_star(at.x, at.y, radius), fill=ALERT, stroke=PAPER, width=0.2)
    yield Path(_star(at.x, at.y, 0.6 * radius), fill=series.edge(1))
    yield Path(circle(at.x, at.y, 0.24 * radius), fill=PAPER)
    yield from _pill(at.x + radius + 1.0, at.y - radius - 1.0, f"−{damage}", ALERT)


def _miss(at: Place) -> Iterator[Op]:
    x, y = at.x + 0.7 * at.length, at.y + 0.45 * at.length
    arms = (("M", x - 1.3, y - 1.3), ("L", x + 1.3, y + 1.3), ("M", x - 1.3, y + 1.3), ("L", x + 1.3, y - 1.3))
    yield Path(arms, stroke=INK, width=0.5)


def _pill(x: float, y: float, text: str, role: Role) -> Iterator[Op]:
    width = text_width(text, 3.4, BOLD) + 2.6
    yield Path(box(x, y - 2.4, width, 4.8, 2.4), fill=PAPER, stroke=role, width=0.4)
    yield line(x + width / 2, y + 1.2, text, 3.4, weight=BOLD, role=INK, align=Align.CENTRE)


def _star(x: float, y: float, radius: float) -> Outline:
    points = []
    for number in range(_RAYS):
        far = radius * (1.0 if number % 2 == 0 else 0.52) * (1.0 + 0.12 * math.sin(5.0 * number))
        angle = 2 * math.pi * number / _RAYS
        points.append(("L" if number else "M", x + far * math.sin(angle), y - far * math.cos(angle)))
    return (*points, ("Z",))

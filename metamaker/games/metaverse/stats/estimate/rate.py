"""The rate estimate: the fraction of a target that an attacker destroys in a turn by fire. No simulation, no sampling."""

import math
from collections.abc import Iterable, Mapping
from typing import NamedTuple

from metamaker.games.metaverse.rules.hit import hit_chance, sensor_profile
from metamaker.games.metaverse.stats.estimate.constants import Constants
from metamaker.games.metaverse.stats.estimate.profile import Attacker, Hull, Side
from metamaker.games.metaverse.stats.estimate.table import Depth, Shot, Size, exchange


class Stream(NamedTuple):
    """Fire on one side, as means a turn: shield hits, boxes with shields up and with shields down, core boxes when open."""

    up_shields: float
    up_outer: float
    up_core: float
    down_outer: float
    down_core: float
    open_core: float


Fire = tuple[tuple[Shot, float], ...]
"""Kinds of shot with the pulses of each that hit in a turn."""

Change = tuple[float, float]
"""A time in turns and the change of destroyed core boxes a turn from then on."""


def chance(kind: Shot, profile: float, target_rating: float, known: Constants) -> float:
    """Return the chance that a shot of `kind` hits, over the distances of fire."""
    bands = kind.profile.bands
    once = sum(hit_chance(profile, target_rating + band) for band in bands) / len(bands)
    once = max(known.least_hit_chance, once)
    return once * (2 - once) if kind.profile.temporal else once


def turns_to_destroy(attacker: Attacker, hull: Hull, known: Constants) -> float:
    """Return the turns until the core is gone if all four sides take their share of the fire at once; may be infinite."""
    if attacker.sensor is None:
        return math.inf
    profile = sensor_profile(attacker.sensor, hull.ew - attacker.elint)
    fire = tuple(
        (kind, pulses * known.arc_share * chance(kind, profile, hull.target_rating, known)) for kind, pulses in attacker.guns
    )
    changes: list[Change] = []
    for side, times in hull.sides:
        for when, core in course(side, stream(fire, side, hull)):
            changes.append((when, core * times))
    return time_to_take(hull.core_hits, changes)


def rate(attacker: Attacker, hull: Hull, known: Constants) -> float:
    """Return the fraction of `hull` destroyed in a turn, at least the minimum rate, which every gun adds to."""
    turns = turns_to_destroy(attacker, hull, known)
    return known.least_rate + (1 / turns if turns > 0 else math.inf)


def effects(kinds: Iterable[Shot], side: Side, hull: Hull) -> dict[Shot, Stream]:
    """Return the effect of one pulse of each of these kinds on a side."""
    depth = Depth(side.layers, hull.core_layers)
    found: dict[Shot, Stream] = {}
    for kind in kinds:
        size = Size(hull.size.ems if kind.feeds_on_ems else 0.0, hull.size.mass if kind.feeds_on_mass else 0.0)
        effect = exchange(kind, side.kinetic if kind.kinetic else side.energy, depth, size, hull.open_arc_armour)
        up, down = effect.up, effect.down
        found[kind] = Stream(up.shields, up.outer, up.core, down.outer, down.core, effect.open_core)
    return found


def stream(fire: Fire, side: Side, hull: Hull) -> Stream:
    """Return the total effect of all kinds of shot on a side in a turn."""
    return added(fire, effects([kind for kind, _ in fire], side, hull))


def added(fire: Fire, of: Mapping[Shot, Stream]) -> Stream:
    """Return the total effect of all kinds of shot in a turn; `of` has the effect of one pulse of each kind."""
    up_shields = up_outer = up_core = down_outer = down_core = open_core = 0.0
    for kind, pulses in fire:
        one = of[kind]
        up_shields += pulses * one[0]
        up_outer += pulses * one[1]
        up_core += pulses * one[2]
        down_outer += pulses * one[3]
        down_core += pulses * one[4]
        open_core += pulses * one[5]
    return Stream(up_shields, up_outer, up_core, down_outer, down_core, open_core)


def course(side: Side, fire: Stream) -> list[Change]:
    """Return the changes of core boxes a turn through this side: shields, then the outer section, then the open core."""
    changes = [(0.0, fire.up_core)]
    shields_gone = _time(side.shield_pool, fire.up_shields) if side.shield_pool else 0.0
    if side.layers is None:
        return [*changes, (shields_gone, fire.down_core - fire.up_core)]
    section_gone = _time(side.outer_hits, fire.up_outer)
    if section_gone <= shields_gone:
        return [*changes, (section_gone, fire.open_core - fire.up_core)]
    left = side.outer_hits - fire.up_outer * shields_gone
    section_gone = shields_gone + _time(left, fire.down_outer)
    return [
        *changes,
        (shields_gone, fire.down_core - fire.up_core),
        (section_gone, fire.open_core - fire.down_core),
    ]


def _time(amount: float, per_turn: float) -> float:
    return amount / per_turn if per_turn > 0 else math.inf


def time_to_take(core_hits: float, changes: list[Change]) -> float:
    """Return the time at which the lost core boxes add up to `core_hits`; infinite if they never do."""
    now, boxes, per_turn = 0.0, 0.0, 0.0
    for when, change in sorted(changes):
        if when == math.inf:
            break
        if boxes + per_turn * (when - now) >= core_hits:
            break
        boxes += per_turn * (when - now)
        now, per_turn = when, per_turn + change
    return now + _time(core_hits - boxes, per_turn)

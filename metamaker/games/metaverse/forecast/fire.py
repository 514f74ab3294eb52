"""The effect of the fire of one design on another: exact means over all dice, by arcs of the firer and of the target."""

from dataclasses import replace
from functools import lru_cache
from math import inf
from typing import NamedTuple

from metamaker.core.memo import memo
from metamaker.formulas.book import Book
from metamaker.games.metaverse.forecast.coefficients import shape
from metamaker.games.metaverse.model.arc import Arc
from metamaker.games.metaverse.model.design import Design
from metamaker.games.metaverse.model.section import ComponentKind
from metamaker.games.metaverse.rules.hit import sensor_profile
from metamaker.games.metaverse.stats.book import book_of
from metamaker.games.metaverse.stats.defences import arc_stats
from metamaker.games.metaverse.stats.estimate.constants import BOOKS_KEPT, Constants, constants
from metamaker.games.metaverse.stats.estimate.profile import Hull, Side, fires_at_starships, hull, sides
from metamaker.games.metaverse.stats.estimate.rate import Stream, chance, course, stream, time_to_take
from metamaker.games.metaverse.stats.estimate.table import Cover, Shot, shot
from metamaker.games.metaverse.stats.parts import parts
from metamaker.games.metaverse.stats.weapon import mean_damage

SECTORS_PER_ARC = 2
"""The circle has eight sectors and four arcs (MV-3.6.1-01)."""

LEAST = 1e-4
"""The lowest rate, for a ship that cannot hurt another: a ten-thousandth of it a turn, so that logarithms stay finite."""


class Guns(NamedTuple):
    """The guns of a design: pulses a turn of each kind of shot, all of them and those that usually bear.

    `damage` is the mean damage a turn of all guns before any defence, `reach_cm` the mean range by damage.
    """

    pulses: tuple[tuple[Shot, float, float], ...]
    damage: float
    reach_cm: float
    sensor: int | None
    elint: int


@lru_cache(maxsize=BOOKS_KEPT)
def known_of(book: Book) -> Constants:
    """Return the constants of a formula book with the distances, shots and penetration of a short battle."""
    made = shape()
    return replace(constants(book), distances=made.distances, shots=dict(made.shots), penetrating_share=made.penetrating)


@memo
def guns(design: Design) -> Guns:
    """Return the guns of a design that fire at starships."""
    known, index, weights = known_of(book_of(design)), parts(design), shape().bearing
    found: dict[Shot, tuple[float, float]] = {}
    damage = reach = 0.0
    for mounted in index.mounts:
        weapon, mount = mounted.weapon, mounted.mount
        if not fires_at_starships(weapon) or not mount.count or not weapon.pulse:
            continue
        shots = mount.count * known.shots[weapon.rate_of_fire]
        bears = sum(weights[sector.arc] for sector in mount.sectors) / SECTORS_PER_ARC
        kind = shot(weapon, known)
        every, bearing = found.get(kind, (0.0, 0.0))
        found[kind] = every + shots * weapon.pulse, bearing + shots * weapon.pulse * min(1.0, bears)
        damage += shots * mean_damage(weapon)
        reach += shots * mean_damage(weapon) * weapon.range_cm
    sensor = index.best(ComponentKind.SENSOR_ARRAY) if index[ComponentKind.SENSOR_ARRAY] else None
    pulses = tuple((kind, every, bearing) for kind, (every, bearing) in found.items())
    return Guns(pulses, damage, reach / damage if damage else 0.0, sensor, index.best(ComponentKind.ELINT_ARRAY))


Sides = tuple[tuple[Side, float], ...]
"""The arcs of a ship as targets, each with its part of all fire."""


@memo
def _sides(design: Design) -> Sides:
    """Return the sides of a ship, with their shields over a short battle."""
    return tuple((_side(design, arc), weight) for arc, weight in shape().struck.items() if weight)


def _side(design: Design, arc: Arc) -> Side:
    stats = arc_stats(design)[arc]
    hits = stats.defence.shield_hits
    return sides(design)[arc]._replace(shield_pool=hits + shape().repairs * min(stats.regeneration, hits))


class Exchange(NamedTuple):
    """The effect of the fire of one ship on another, in fractions of it a turn, and its factors.

    `rate`: for the guns that bear, against the struck arcs. `open_rate`: the same against bare hull. `hits`: the mean chance to
    hit. `passing`: the part of a hit that passes armour and deflectors. `bearing`: the part that bears.
    """

    rate: float
    open_rate: float
    hits: float
    passing: float
    bearing: float


NOTHING = Exchange(LEAST, LEAST, 0.05, 0.01, 0.01)


EXCHANGES_KEPT = 8_000
"""The number of cached exchanges: all 52 classes of the samples against each other are 2,704, so many edits of one fit too."""


def exchange(firing: Design, target: Design) -> Exchange:
    """Return the effect of the fire of one ship on another."""
    return _exchange(guns(firing), hull(target), _sides(target), known_of(book_of(firing)))


@lru_cache(maxsize=EXCHANGES_KEPT)
def _exchange(mine: Guns, whole: Hull, struck_sides: Sides, known: Constants) -> Exchange:
    if mine.sensor is None or not mine.pulses:
        return NOTHING
    profile = sensor_profile(mine.sensor, whole.ew - mine.elint)
    fire: list[tuple[Shot, float]] = []
    every = bears = hitting = 0.0
    for kind, pulses, bearing in mine.pulses:
        likely = chance(kind, profile, whole.target_rating, known)
        fire.append((kind, bearing * likely))
        every, bears, hitting = every + pulses, bears + bearing, hitting + bearing * likely
    if not bears:
        return NOTHING
    through = rate = bare = 0.0
    for struck, weight in struck_sides:
        rate += weight * _rate(tuple(fire), struck, whole)
        bare += weight * _rate(tuple(fire), _open(struck), whole)
        through += weight * _passing(tuple(fire), struck, whole)
    return Exchange(max(LEAST, rate), max(LEAST, bare), hitting / bears, max(0.01, through), bears / every)


def _rate(fire: tuple[tuple[Shot, float], ...], struck: Side, whole: Hull) -> float:
    turns = time_to_take(whole.core_hits, course(struck, stream(fire, struck, whole)))
    return 0.0 if turns == inf else 1 / turns if turns else 1 / LEAST


def _passing(fire: tuple[tuple[Shot, float], ...], struck: Side, whole: Hull) -> float:
    """Return the fire through armour and deflectors as a part of the fire through bare hull."""
    bare = _flow(stream(fire, _open(struck), whole), struck)
    return _flow(stream(fire, struck, whole), struck) / bare if bare else 1.0


def _flow(found: Stream, struck: Side) -> float:
    return found.down_core if struck.layers is None else found.down_outer


_BARE = Cover(shielded=False, adaptation=0.0, shield_piercing=0, armour=0.0, fuel=0.0, deflector=0)


def _open(struck: Side) -> Side:
    return struck._replace(shield_pool=0.0, energy=_BARE, kinetic=_BARE)

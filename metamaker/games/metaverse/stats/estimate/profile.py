"""The parts of a design that the rate estimate uses: an attacker with guns, a hull with four sides."""

from collections import defaultdict
from functools import lru_cache
from typing import NamedTuple

from metamaker.core.memo import memo
from metamaker.formulas.book import Book
from metamaker.formulas.compiled import Formulas, part_function
from metamaker.games.metaverse.model.arc import Arc, Sector
from metamaker.games.metaverse.model.design import Design
from metamaker.games.metaverse.model.section import ComponentKind, Section
from metamaker.games.metaverse.model.weapon import Mount, Weapon
from metamaker.games.metaverse.model.words import DamageType, Target, TargetMethod, WeaponQuality
from metamaker.games.metaverse.stats.book import book_of, formulas_of
from metamaker.games.metaverse.stats.defences import ArcStats, arc_stats
from metamaker.games.metaverse.stats.estimate.constants import constants
from metamaker.games.metaverse.stats.estimate.table import Cover, Shot, Size, shot
from metamaker.games.metaverse.stats.parts import parts
from metamaker.games.metaverse.stats.ship import continuous
from metamaker.games.metaverse.stats.weapon import mean_damage

_BY_FACTOR = (WeaponQuality.IONIZED, WeaponQuality.PROXIMITY, WeaponQuality.SPINAL, WeaponQuality.UNSTABLE)
"""Qualities whose effect is not calculated: each multiplies fire by the same factor."""

BEARINGS_KEPT = 512
"""Cached arcs of mounts: a formula book has up to 255, and few books are read at a time."""


class Attacker(NamedTuple):
    """A ship as a firer: best sensor array (None without), best ELINT array, pulses a turn before the chance to hit."""

    sensor: int | None
    elint: int
    guns: tuple[tuple[Shot, float], ...]


class Side(NamedTuple):
    """One arc as a target: shield hits over the horizon, defences against energy and kinetic fire, the outer section.

    If the arc leads to the core, `layers` is None and `outer_hits` is 0.
    """

    shield_pool: float
    energy: Cover
    kinetic: Cover
    outer_hits: int
    layers: int | None


class Hull(NamedTuple):
    """A ship as a target: size without steps, electronic warfare, core, and its sides with the number of equal ones."""

    target_rating: float
    size: Size
    ew: float
    core_hits: int
    core_layers: int
    open_arc_armour: float
    sides: tuple[tuple[Side, int], ...]


def fires_at_starships(weapon: Weapon) -> bool:
    """Return whether the estimate includes the weapon: it can fire at starships beyond contact."""
    return Target.STARSHIPS in weapon.targets and weapon.range_cm > 0


def bearing(book: Book, mount: Mount) -> float:
    """Return the factor of a mount for its bearing: 1 if it bears on all sectors."""
    return _bearing(book, mount.sectors)


@lru_cache(maxsize=BEARINGS_KEPT)
def _bearing(book: Book, sectors: tuple[Sector, ...]) -> float:
    arcs = [sector.arc for sector in sectors]
    factor: float = part_function(book, "rate.bearing")(len(arcs), arcs.count(Arc.FORE), arcs.count(Arc.AFT))
    return factor


def flow(design: Design, mount: Mount, weapon: Weapon) -> float:
    """Return the pulses of a mount in a turn, adjusted for bearing, range, punch, rate of fire and other qualities."""
    formulas = formulas_of(design)
    known = constants(formulas.book)
    area = formulas["rate.area"](weapon.aoe_cm)
    reach = formulas["rate.reach"](weapon.range_cm)
    punch = formulas["rate.punch"](mean_damage(weapon) / weapon.pulse if weapon.pulse else 0)
    factor: float = reach * punch * known.quality ** sum(quality in weapon.qualities for quality in _BY_FACTOR)
    if not weapon.vulnerable:
        factor *= known.immune
    if weapon.target_method is TargetMethod.INDIRECT:
        factor *= known.salvo
    return mount.count * weapon.pulse * bearing(formulas.book, mount) * known.shots[weapon.rate_of_fire] * factor * area


@memo
def attacker(design: Design) -> Attacker:
    """Return `design` as a firer."""
    index, known = parts(design), constants(book_of(design))
    flows: dict[Shot, float] = defaultdict(float)
    for mounted in index.mounts:
        if fires_at_starships(mounted.weapon):
            flows[shot(mounted.weapon, known)] += flow(design, mounted.mount, mounted.weapon)
    sensor = index.best(ComponentKind.SENSOR_ARRAY) if index[ComponentKind.SENSOR_ARRAY] else None
    guns = tuple((kind, pulses) for kind, pulses in flows.items() if pulses)
    return Attacker(sensor, index.best(ComponentKind.ELINT_ARRAY), guns)


@memo
def hull(design: Design) -> Hull:
    """Return `design` as a target."""
    index, known = parts(design), constants(book_of(design))
    size = continuous(design)
    core = design.ship.sections.core or Section()
    alike: dict[Side, int] = defaultdict(int)
    for struck in sides(design).values():
        alike[struck] += 1
    pods = index.total(ComponentKind.COUNTERMEASURE_POD)
    return Hull(
        target_rating=size.target_rating,
        size=Size(size.ems, size.mass_factor),
        ew=index.best(ComponentKind.EW_ARRAY) * known.ew_weight + pods * known.pod_share,
        core_hits=max(1, core.hull_hits),
        core_layers=max(1, core.hull_layers),
        open_arc_armour=known.open_arc_armour,
        sides=tuple(alike.items()),
    )


@memo
def sides(design: Design) -> dict[Arc, Side]:
    """Return the arcs of `design` as targets."""
    formulas = formulas_of(design)
    return {arc: _side(formulas, design.ship.sections[arc], stats) for arc, stats in arc_stats(design).items()}


def _side(formulas: Formulas, section: Section | None, stats: ArcStats) -> Side:
    return Side(
        shield_pool=formulas["rate.shield_pool"](stats.defence.shield_hits, stats.regeneration),
        energy=_cover(formulas, stats, DamageType.ENERGY),
        kinetic=_cover(formulas, stats, DamageType.KINETIC),
        outer_hits=0 if section is None else max(1, section.hull_hits),
        layers=None if section is None else max(1, section.hull_layers),
    )


def _cover(formulas: Formulas, stats: ArcStats, damage: DamageType) -> Cover:
    defence = stats.defence
    shielded = defence.shield_hits > 0 and defence.shield_type.meets(damage)
    armour = 0.0
    if defence.armour_type.meets(damage):
        armour = defence.armour_rating + formulas["rate.plates"](defence.ablative_plates)
    return Cover(
        shielded=shielded,
        adaptation=formulas["rate.adaptation"](stats.adaptation) if shielded else 0.0,
        shield_piercing=0,
        armour=armour,
        fuel=defence.armour_rating,
        deflector=stats.deflector(damage),
    )

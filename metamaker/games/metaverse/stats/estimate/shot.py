"""Kinds of shot: weapons reduced to what the tables and the chance to hit depend on, the same object for equal ones."""

from dataclasses import dataclass
from functools import lru_cache

from metamaker.games.metaverse.model.weapon import Weapon
from metamaker.games.metaverse.model.words import DamageEffect, DamageType, TargetMethod, WeaponQuality
from metamaker.games.metaverse.rules.bands import range_bands
from metamaker.games.metaverse.rules.pulse import pierced
from metamaker.games.metaverse.stats.estimate.constants import Constants
from metamaker.games.metaverse.stats.estimate.table import Cover, Depth, Pulse, Size, Table, table

SHOTS_KEPT = 2_000
EXCHANGES_KEPT = 50_000

IN_TABLES = frozenset(
    {
        WeaponQuality.ANTIMATTER,
        WeaponQuality.DIMENSIONAL,
        WeaponQuality.DISRUPTIVE,
        WeaponQuality.GRAVITATIONAL,
        WeaponQuality.MOLECULAR,
        WeaponQuality.PHASED,
        WeaponQuality.POLARIZED,
        WeaponQuality.QUANTUM,
        WeaponQuality.REACTIVE,
    }
)


@dataclass(frozen=True, slots=True)
class Profile:
    """All of a weapon that the estimate depends on. `bands`: what each distance adds to a kinetic weapon's target."""

    damage_type: DamageType
    pulse: Pulse
    armour_piercing: int
    shield_piercing: int
    deflection_piercing: int
    bands: tuple[int, ...]
    temporal: bool


@dataclass(frozen=True, slots=True, eq=False)
class Shot:
    """A profile as an object of its own: equal profiles share one, so that look-ups need not compare them."""

    profile: Profile
    kinetic: bool
    feeds_on_ems: bool
    feeds_on_mass: bool


def shot(weapon: Weapon, known: Constants) -> Shot:
    """Return the kind of shot that `weapon` fires, under the constants of a book."""
    reach = weapon.range_cm * (known.indirect_range if weapon.target_method is TargetMethod.INDIRECT else 1)
    bands = tuple(range_bands(distance, reach) for distance in known.distances)
    kinetic = weapon.damage_type is DamageType.KINETIC
    pulse = Pulse(
        die=weapon.damage_die,
        modifier=weapon.damage_modifier,
        losses=(0,) if kinetic else bands,
        penetrating=known.penetrating_share if weapon.damage_effect is DamageEffect.PENETRATING else 0.0,
        qualities=IN_TABLES.intersection(weapon.qualities),
    )
    return _shared(
        Profile(
            damage_type=weapon.damage_type,
            pulse=pulse,
            armour_piercing=weapon.armour_piercing,
            shield_piercing=weapon.shield_piercing,
            deflection_piercing=weapon.deflection_piercing,
            bands=bands if kinetic else (0,),
            temporal=WeaponQuality.TEMPORAL in weapon.qualities,
        )
    )


@lru_cache(maxsize=SHOTS_KEPT)
def _shared(profile: Profile) -> Shot:
    qualities = profile.pulse.qualities
    return Shot(
        profile,
        profile.damage_type is DamageType.KINETIC,
        WeaponQuality.DISRUPTIVE in qualities,
        WeaponQuality.GRAVITATIONAL in qualities,
    )


@dataclass(frozen=True, slots=True)
class Exchange:
    """Mean effects of one pulse on a side: with its shields up, with them down, and with its section gone."""

    up: Table
    down: Table
    open_core: float


@lru_cache(maxsize=EXCHANGES_KEPT)
def exchange(kind: Shot, cover: Cover, depth: Depth, size: Size, open_arc_armour: float) -> Exchange:
    """Return what one pulse of `kind` does to a side with `cover` in its three states.

    Keys are by value, with what cannot matter left out: `size` holds 0 where the shot feeds on neither EMS nor mass.
    """
    profile = kind.profile
    pulse = profile.pulse
    if not pulse.penetrating:
        depth = Depth(None if depth.outer is None else 1, 1)
    fuel = cover.fuel if WeaponQuality.ANTIMATTER in pulse.qualities else 0.0
    down = Cover(
        shielded=False,
        adaptation=0.0,
        shield_piercing=0,
        armour=pierced(cover.armour, profile.armour_piercing),
        fuel=fuel,
        deflector=pierced(cover.deflector, profile.deflection_piercing),
    )
    up = down
    if cover.shielded:
        adaptation = pierced(cover.adaptation, profile.armour_piercing)
        up = down._replace(shielded=True, adaptation=adaptation, shield_piercing=profile.shield_piercing)
    bare = Cover(
        shielded=False,
        adaptation=0.0,
        shield_piercing=0,
        armour=pierced(open_arc_armour, profile.armour_piercing),
        fuel=open_arc_armour if WeaponQuality.ANTIMATTER in pulse.qualities else 0.0,
        deflector=0,
    )
    exposed = table(pulse, bare, Depth(None, depth.core), size)
    return Exchange(table(pulse, up, depth, size), table(pulse, down, depth, size), exposed.core)

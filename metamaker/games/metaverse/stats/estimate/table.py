"""Exact-dice tables: the mean effect of one pulse of each kind of shot on the defences of one arc."""

import math
from dataclasses import dataclass
from functools import lru_cache
from typing import NamedTuple

from metamaker.games.metaverse.model.weapon import Weapon
from metamaker.games.metaverse.model.words import DamageEffect, DamageType, Die, TargetMethod, WeaponQuality
from metamaker.games.metaverse.rules.hit import range_bands
from metamaker.games.metaverse.rules.pulse import Struck, Traits, pierced
from metamaker.games.metaverse.rules.strike import Guard, beyond_layers, penetrating_boxes, results
from metamaker.games.metaverse.stats.estimate.constants import Constants

TABLES_KEPT = 20_000
"""The number of cached tables. All 52 classes of the samples need 922 of half a kilobyte; twenty times as many need 10 MB."""

SHOTS_KEPT = 2_000
"""The number of cached kinds of weapons. The samples have 46, so the limit only matters for custom fleets."""


class Pulse(NamedTuple):
    """The properties of a weapon that matter after a hit: die, modifier, losses from range bands at each distance, qualities.

    `penetrating` is the weight of `penetrating_boxes`; 0 for a raking weapon.
    """

    die: Die
    modifier: int
    losses: tuple[int, ...]
    penetrating: float
    qualities: frozenset[WeaponQuality]


class Cover(NamedTuple):
    """The defences of an arc against a pulse of one damage type, after piercing.

    `shielded`: matching shields; then `adaptation` and `shield_piercing` count. `fuel`: armour rating of any type, for AM.
    """

    shielded: bool
    adaptation: float
    shield_piercing: int
    armour: float
    fuel: float
    deflector: float


class Depth(NamedTuple):
    """Layers on the way of a penetrating pulse; `outer` is None if the arc leads to the core."""

    outer: int | None
    core: int


class Size(NamedTuple):
    """EMS and mass factor without steps, which feed DS and GR."""

    ems: float
    mass: float


class Table(NamedTuple):
    """Mean effect of one pulse that hits: shield hits lost, boxes of the outer section, boxes of the core."""

    shields: float
    outer: float
    core: float


@lru_cache(maxsize=TABLES_KEPT)
def table(pulse: Pulse, cover: Cover, depth: Depth, size: Size) -> Table:
    """Return the mean effect of `pulse` on an arc with `cover`, over all faces of its dice, while its shields hold.

    The stages are those of the battle; a dimensional pulse doubles in place, wherever its second half would begin. Rule
    MV-0.0.0-08.
    """
    guard = Guard(cover.deflector, cover.adaptation, cover.armour, Struck(cover.fuel, size.ems, size.mass))
    shields = outer = core = 0.0
    traits = _traits(pulse, cover.shield_piercing)
    for chance, result in results(traits, pulse.losses, guard, math.inf if cover.shielded else 0):
        to_outer, to_core = _boxes(result.hull, pulse, depth)
        often = 2 * chance if result.behind else chance
        shields += chance * result.shields
        outer += often * to_outer
        core += often * to_core
    return Table(shields, outer, core)


@lru_cache(maxsize=SHOTS_KEPT)
def _traits(pulse: Pulse, shield_piercing: int) -> Traits:
    """Return the properties of a pulse that matter for its dice.

    The cover already includes all other piercing, so that more shots share a table.
    """
    return Traits(pulse.die, pulse.modifier, 0, shield_piercing, 0, pulse.qualities)


def _boxes(amount: float, pulse: Pulse, depth: Depth) -> tuple[float, float]:
    """Return the boxes of the outer section and of the core that `amount` takes; all of the core without an outer section."""
    if not pulse.penetrating:
        return (0.0, amount) if depth.outer is None else (amount, 0.0)
    if depth.outer is None:
        return 0.0, penetrating_boxes(amount, depth.core, pulse.penetrating)
    behind = beyond_layers(amount, depth.outer)
    return (
        penetrating_boxes(amount, depth.outer, pulse.penetrating),
        penetrating_boxes(behind, depth.core, pulse.penetrating),
    )


EXCHANGES_KEPT = 50_000
"""The number of cached exchanges.

All 52 classes of the samples need 1,489 of a quarter of a kilobyte; thirty times as many need 12 MB.
"""

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
    """All properties of a weapon that matter for the estimate. `bands`: the modifier of a kinetic weapon at each distance."""

    damage_type: DamageType
    pulse: Pulse
    armour_piercing: int
    shield_piercing: int
    deflection_piercing: int
    bands: tuple[int, ...]
    temporal: bool


@dataclass(frozen=True, slots=True, eq=False)
class Shot:
    """A profile as a shared object: equal profiles are identical, so that look-ups need not compare them."""

    profile: Profile
    kinetic: bool
    feeds_on_ems: bool
    feeds_on_mass: bool


def shot(weapon: Weapon, known: Constants) -> Shot:
    """Return the kind of shot of `weapon`, under the constants of a formula book."""
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
    """Return the effect of one pulse of `kind` on a side with `cover` in its three states.

    Cache keys contain only values that matter: `size` has 0 if the shot does not feed on EMS or mass.
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

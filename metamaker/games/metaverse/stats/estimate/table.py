"""Exact-dice tables: what one pulse of each kind of shot is worth against one arc's defences, as a mean over its dice."""

from dataclasses import dataclass
from functools import lru_cache
from typing import NamedTuple

from metamaker.games.metaverse.model.weapon import Weapon
from metamaker.games.metaverse.model.words import DamageEffect, DamageType, Die, TargetMethod, WeaponQuality
from metamaker.games.metaverse.rules.hit import range_bands
from metamaker.games.metaverse.rules.pulse import Struck, beyond, bonus, deflected, on_hull, past_shields, pierced, quantum
from metamaker.games.metaverse.rules.roll import Roll, mean_result, rolled, thrown_faces
from metamaker.games.metaverse.rules.strike import beyond_layers, penetrating_boxes
from metamaker.games.metaverse.stats.estimate.constants import Constants

TABLES_KEPT = 20_000


class Pulse(NamedTuple):
    """What matters of a weapon that has hit: die, modifier, range bands taken off at each distance, qualities.

    `penetrating` is the weight of `penetrating_boxes`; 0 for a raking weapon.
    """

    die: Die
    modifier: int
    losses: tuple[int, ...]
    penetrating: float
    qualities: frozenset[WeaponQuality]


class Cover(NamedTuple):
    """What meets a pulse of one damage type in an arc, after piercing.

    `shielded`: matching shields; then `adaptation` and `shield_piercing` count. `fuel`: armour rating of any type, for AM.
    """

    shielded: bool
    adaptation: float
    shield_piercing: int
    armour: float
    fuel: float
    deflector: float


class Depth(NamedTuple):
    """Layers that a penetrating pulse runs through; `outer` is None where the arc leads to the core."""

    outer: int | None
    core: int


class Size(NamedTuple):
    """What DS and GR feed on: EMS and mass factor without steps."""

    ems: float
    mass: float


class Table(NamedTuple):
    """Mean effect of one pulse that hits: shield hits lost, boxes of the outer section, boxes of the core."""

    shields: float
    outer: float
    core: float


@lru_cache(maxsize=TABLES_KEPT)
def table(pulse: Pulse, cover: Cover, depth: Depth, size: Size) -> Table:
    """Return the mean effect of `pulse` on an arc with `cover`, over all faces of its die. Rule MV-0.0.0-08."""
    faces = thrown_faces(pulse.die)
    struck = Struck(cover.fuel, size.ems, size.mass)
    shields = outer = core = 0.0
    for face in range(1, faces + 1):
        roll = rolled(pulse.die, face)
        chance = _undeflected(roll, pulse.die, cover.deflector) / faces
        if chance:
            effect = _effect(roll, pulse, cover, depth, struck)
            shields += chance * effect.shields
            outer += chance * effect.outer
            core += chance * effect.core
    return Table(shields, outer, core)


def _undeflected(roll: Roll, die: Die, deflector: float) -> float:
    """The chance that a deflector lets this face by; for a D1 a D2 decides (MV-3.5.11-04)."""
    if die is Die.D1:
        return 0.5 if deflector >= 1 else 1.0
    return 0.0 if deflected(roll, die.faces, deflector, 0) else 1.0


def _effect(roll: Roll, pulse: Pulse, cover: Cover, depth: Depth, struck: Struck) -> Table:
    base = quantum(roll, pulse.qualities) + pulse.modifier + bonus(roll, pulse.modifier, pulse.qualities, struck)
    shields, hull = _at_shields(_at_range(base, pulse), roll, pulse, cover)
    inside = beyond(hull, cover.armour)
    outer, core = _boxes(on_hull(inside, molecular=WeaponQuality.MOLECULAR in pulse.qualities), pulse, depth)
    if roll.odd and WeaponQuality.DIMENSIONAL in pulse.qualities:
        outer, core = 2 * outer, 2 * core
    if roll.odd and WeaponQuality.REACTIVE in pulse.qualities:
        extra = _reactive(pulse, cover, depth)
        shields, outer, core = shields + extra.shields, outer + extra.outer, core + extra.core
    return Table(shields, outer, core)


def _at_range(amount: float, pulse: Pulse) -> float:
    """The mean of the pulse over the distances of fire. Rule MV-3.6.2-02."""
    return sum(beyond(amount, loss) for loss in pulse.losses) / len(pulse.losses)


def _at_shields(amount: float, roll: Roll, pulse: Pulse, cover: Cover) -> tuple[float, float]:
    """Shield hits lost while matching shields stand, and what goes on to the hull."""
    if not cover.shielded or (roll.odd and WeaponQuality.PHASED in pulse.qualities):
        return 0.0, amount
    arriving = beyond(amount, cover.adaptation)
    past = past_shields(arriving, cover.shield_piercing)
    stopped = arriving - past
    return (2 * stopped if WeaponQuality.POLARIZED in pulse.qualities else stopped), past


def _reactive(pulse: Pulse, cover: Cover, depth: Depth) -> Table:
    """The extra roll of a reactive weapon at its mean: past the armour, without qualities. Rule MV-3.6.14-16."""
    amount = _at_range(mean_result(pulse.die) + pulse.modifier, pulse)
    if not cover.shielded:
        return Table(0.0, *_boxes(amount, pulse, depth))
    arriving = beyond(amount, cover.adaptation)
    past = past_shields(arriving, cover.shield_piercing)
    return Table(arriving - past, *_boxes(past, pulse, depth))


def _boxes(amount: float, pulse: Pulse, depth: Depth) -> tuple[float, float]:
    """Boxes of the outer section and of the core that `amount` takes; all of the core where no section stands."""
    if not pulse.penetrating:
        return (0.0, amount) if depth.outer is None else (amount, 0.0)
    if depth.outer is None:
        return 0.0, penetrating_boxes(amount, depth.core, pulse.penetrating)
    behind = beyond_layers(amount, depth.outer)
    return (
        penetrating_boxes(amount, depth.outer, pulse.penetrating),
        penetrating_boxes(behind, depth.core, pulse.penetrating),
    )


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

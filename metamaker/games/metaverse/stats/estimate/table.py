"""Exact-dice tables: what one pulse of a weapon is worth against one arc's defences, as the mean over its faces.

Tables are shared by value: what cannot matter is taken out of the keys before they are looked up.
"""

from functools import lru_cache
from typing import NamedTuple

from metamaker.games.metaverse.model.dice import Die
from metamaker.games.metaverse.model.words import WeaponQuality
from metamaker.games.metaverse.rules.hull import beyond_layers, penetrating_boxes
from metamaker.games.metaverse.rules.pulse import Struck, beyond, bonus, deflected, on_hull, past_shields, quantum
from metamaker.games.metaverse.rules.roll import Roll, mean_result, rolled, thrown_faces

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

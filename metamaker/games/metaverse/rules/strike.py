"""A pulse of a ship's weapon against one arc, from its die to the hull: the stages of `pulse` in their order.

Rule MV-0.0.0-08. What is left of shields between the pulses of a shot is the caller's to keep.
"""

from dataclasses import dataclass
from typing import NamedTuple

from metamaker.battle.dice import Dice
from metamaker.games.metaverse.model.dice import Die
from metamaker.games.metaverse.model.weapon import Weapon
from metamaker.games.metaverse.model.words import WeaponQuality
from metamaker.games.metaverse.rules.pulse import (
    Shielded,
    Struck,
    beyond,
    bonus,
    deflected,
    on_hull,
    pierced,
    quantum,
    through_shields,
)
from metamaker.games.metaverse.rules.roll import Roll, roll_damage


@dataclass(frozen=True, slots=True)
class Guard:
    """What of an arc meets fire of one type, before piercing; shields are kept apart, since they are used up.

    `armour` counts intact plates; 0 where a defence is of another type.
    """

    deflector: int
    adaptation: int
    armour: int
    struck: Struck


class Landed(NamedTuple):
    """What one pulse did: shield hits lost, boxes due to the hull, what DM adds to the section behind, what RT adds.

    Boxes are before the weapon's pattern sees the layers.
    """

    shields: int
    hull: int
    behind: int
    again: int


MISSED = Landed(0, 0, 0, 0)


def landed(weapon: Weapon, roll: Roll, loss: int, guard: Guard, shield_hits: int, dice: Dice) -> Landed:
    """Return what a damage die that fell as `roll` does to an arc with `shield_hits` matching shield hits left.

    `loss`: range bands and distance from the middle of an area, taken off each pulse. Rules MV-0.0.0-08, MV-3.6.14-25, -26.
    """
    if is_deflected(weapon, roll, guard, dice):
        return MISSED
    qualities = frozenset(weapon.qualities)
    amount = quantum(roll, qualities) + weapon.damage_modifier
    amount += int(bonus(roll, weapon.damage_modifier, qualities, guard.struck))
    skips = roll.odd and WeaponQuality.PHASED in qualities
    polarized = WeaponQuality.POLARIZED in qualities
    met = _at_shields(weapon, beyond(amount, loss), guard, 0 if skips else shield_hits, polarized=polarized)
    inside = beyond(met.onward, pierced(guard.armour, weapon.armour_piercing))
    hull = int(on_hull(inside, molecular=WeaponQuality.MOLECULAR in qualities))
    behind = hull if roll.odd and WeaponQuality.DIMENSIONAL in qualities else 0
    shields, again = int(met.lost), 0
    if roll.odd and WeaponQuality.REACTIVE in qualities:
        extra = reaction(weapon, loss, guard, shield_hits - shields, dice)
        shields, again = shields + int(extra.lost), int(extra.onward)
    return Landed(shields, hull, behind, again)


def is_deflected(weapon: Weapon, roll: Roll, guard: Guard, dice: Dice) -> bool:
    """Whether a deflector ignores a die; a D2 is rolled to judge a D1. Rules MV-3.5.11-02 to -04."""
    if not pierced(guard.deflector, weapon.deflection_piercing):
        return False
    judged, die = (roll_damage(Die.D2, dice), Die.D2) if weapon.damage_die is Die.D1 else (roll, weapon.damage_die)
    return deflected(judged, die.faces, guard.deflector, weapon.deflection_piercing)


def reaction(weapon: Weapon, loss: int, guard: Guard, shield_hits: int, dice: Dice) -> Shielded:
    """Roll the extra die of a reactive weapon: deflector and shields act, armour and qualities do not. Rule MV-3.6.14-16."""
    roll = roll_damage(weapon.damage_die, dice)
    if is_deflected(weapon, roll, guard, dice):
        return Shielded(0, 0)
    return _at_shields(weapon, beyond(roll.result + weapon.damage_modifier, loss), guard, shield_hits, polarized=False)


def _at_shields(weapon: Weapon, amount: float, guard: Guard, shield_hits: int, *, polarized: bool) -> Shielded:
    """Matching shields reduce a pulse by their adaptation as long as a hit stands, then stop it. Rule MV-3.5.9-06."""
    if not shield_hits:
        return Shielded(0, amount)
    arriving = beyond(amount, pierced(guard.adaptation, weapon.armour_piercing))
    return through_shields(arriving, shield_hits, weapon.shield_piercing, polarized=polarized)

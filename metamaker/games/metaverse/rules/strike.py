"""A pulse of a ship's weapon against one arc, from its die through the stages of `pulse` into the hull, box by box."""

from typing import NamedTuple

from metamaker.games.metaverse.model.words import DamageEffect, Die
from metamaker.games.metaverse.rules.pulse import (
    Shielded,
    Struck,
    Traits,
    beyond,
    bonus,
    deflected,
    on_hull,
    pierced,
    quantum,
    through_shields,
)
from metamaker.games.metaverse.rules.roll import Roll, roll_damage
from metamaker.play.dice import Dice

JUDGE = 2
"""Results of the die that judges a D1 before a deflector. Rule MV-3.5.11-04."""


class Guard(NamedTuple):
    """What of an arc meets fire of one type, before piercing; shields are kept apart, since they are used up.

    `armour` counts intact plates; 0 where a defence is of another type.
    """

    deflector: int
    adaptation: int
    armour: int
    struck: Struck


class Passed(NamedTuple):
    """What became of one pulse of `amount`: shield hits lost, damage that came past the shields to the armour.

    `hull` are the boxes due to the hull, `behind` what DM adds to the section behind.
    """

    amount: int
    shields: int
    arrived: int
    hull: int
    behind: int


class Landed(NamedTuple):
    """What one pulse and its extra did: shield hits lost, boxes due to the hull, what DM adds behind, what RT adds.

    Boxes are before the weapon's pattern sees the layers.
    """

    shields: int
    hull: int
    behind: int
    again: int


MISSED = Landed(0, 0, 0, 0)


def landed(weapon: Traits, roll: Roll, loss: int, guard: Guard, shield_hits: int, dice: Dice) -> Landed:
    """Return what a damage die that fell as `roll` does to an arc with `shield_hits` matching shield hits left.

    Dice: a D2 for a D1 against a deflector, the extra die of RT. `loss`: range bands and distance from the middle of an
    area, taken off each pulse. Rules MV-0.0.0-08, MV-3.6.14-25, -26.
    """
    judge = roll_damage(Die.D2, dice) if needs_judge(weapon, guard) else None
    if is_deflected(weapon, roll, guard, judge):
        return MISSED
    first = passed(weapon, roll, loss, guard, shield_hits)
    shields, again = first.shields, 0
    if weapon.reactive and roll.odd:
        extra_roll = weapon.rolls[dice.roll(len(weapon.rolls)) - 1]
        if not is_deflected(weapon, extra_roll, guard):
            extra = reacted(weapon, extra_roll, loss, guard, shield_hits - shields)
            shields, again = shields + extra.shields, extra.hull
    return Landed(shields, first.hull, first.behind, again)


def needs_judge(weapon: Traits, guard: Guard) -> bool:
    """Whether a D2 is rolled for each die: a D1 meets a deflector that piercing leaves something of. Rule MV-3.5.11-04."""
    return weapon.highest == 1 and guard.deflector > weapon.deflection_piercing


def is_deflected(weapon: Traits, roll: Roll, guard: Guard, judge: Roll | None = None) -> bool:
    """Whether a deflector ignores a die; `judge` is the D2 rolled for a D1. Rules MV-3.5.11-02 to -04."""
    if guard.deflector <= weapon.deflection_piercing:
        return False
    if judge is not None:
        return deflected(judge, JUDGE, guard.deflector, weapon.deflection_piercing)
    return deflected(roll, weapon.highest, guard.deflector, weapon.deflection_piercing)


def passed(weapon: Traits, roll: Roll, loss: int, guard: Guard, shield_hits: int, *, halved: bool = False) -> Passed:
    """Return what a die that no deflector ignored does, all but the extra of RT; no dice. Rule MV-0.0.0-08, stages 3 to 9."""
    amount = float(quantum(roll, weapon.qualities) if weapon.quantum else roll.result)
    amount += weapon.modifier
    if weapon.boosted:
        amount += bonus(roll, weapon.modifier, weapon.qualities, guard.struck)
    amount = _spread(amount, loss, halved=halved)
    lost, onward = 0, amount
    if shield_hits and not (roll.odd and weapon.phased):
        met = _at_shields(weapon, amount, guard, shield_hits, polarized=weapon.polarized)
        lost, onward = int(met.lost), met.onward
    inside = beyond(onward, pierced(guard.armour, weapon.armour_piercing)) if guard.armour else onward
    hull = int(on_hull(inside, molecular=True) if weapon.molecular else inside)
    return Passed(int(amount), lost, int(onward), hull, hull if roll.odd and weapon.dimensional else 0)


def boosted(weapon: Traits, roll: Roll, guard: Guard) -> int:
    """Return what qualities add to the result of a die: QM, AM, DS and GR. Rule MV-0.0.0-08, stages 3 and 4."""
    added = bonus(roll, weapon.modifier, weapon.qualities, guard.struck) if weapon.boosted else 0
    return quantum(roll, weapon.qualities) - roll.result + int(added)


def reacted(weapon: Traits, roll: Roll, loss: int, guard: Guard, shield_hits: int, *, halved: bool = False) -> Passed:
    """Return what the extra die of a reactive weapon does: shields act on it, armour and qualities do not.

    Rules MV-3.6.14-16, -26.
    """
    amount = _spread(roll.result + weapon.modifier, loss, halved=halved)
    met = _at_shields(weapon, amount, guard, shield_hits, polarized=False)
    return Passed(int(amount), int(met.lost), int(met.onward), int(met.onward), 0)


def undivided(amount: int, guard: Guard, shield_hits: int) -> Passed:
    """Return what a pulse of no weapon does to an arc: shields with their adaptation meet it, then armour; nothing pierces.

    Rules MV-1.2.3-42, -77, MV-3.2.3-07.
    """
    met = Shielded(0, amount)
    if shield_hits:
        met = through_shields(beyond(amount, guard.adaptation), shield_hits, 0, polarized=False)
    return Passed(amount, int(met.lost), int(met.onward), int(beyond(met.onward, guard.armour)), 0)


def _spread(amount: float, loss: int, *, halved: bool) -> float:
    """Range bands and area, then the halving of Spinal victims and unstable wrecks. Rule MV-0.0.0-08, stages 5 and 6."""
    left = beyond(amount, loss) if loss else amount
    return left // 2 if halved else left


def _at_shields(weapon: Traits, amount: float, guard: Guard, shield_hits: int, *, polarized: bool) -> Shielded:
    """Matching shields reduce a pulse by their adaptation as long as a hit stands, then stop it. Rule MV-3.5.9-06."""
    if not shield_hits:
        return Shielded(0, amount)
    arriving = beyond(amount, pierced(guard.adaptation, weapon.armour_piercing)) if guard.adaptation else amount
    return through_shields(arriving, shield_hits, weapon.shield_piercing, polarized=polarized)


def penetrating_boxes(amount: float, layers: int, share: float) -> float:
    """Return the mean boxes that a penetrating pulse takes of a section of `layers` layers, over the section's life.

    It takes one box a layer while layers have boxes (MV-1.3.6-03, -04), and the bottom layer's last box ends the section
    (MV-1.3.6-05), so a pulse counts between its boxes and the whole depth; `share` is the weight of their sum.
    """
    return share * (min(amount, layers) + layers * min(1.0, max(0.0, amount - layers + 1)))


def beyond_layers(amount: float, layers: int) -> float:
    """Return the penetrating damage that goes on to the section behind. Rule MV-1.3.6-10."""
    return max(0.0, amount - layers)


def boxes(effect: DamageEffect, pulse: Landed, way: tuple[int, ...]) -> int:
    """Return the boxes that one pulse takes of whole sections with boxes to spare.

    `way`: the hull layers of the sections on the way, the struck one first; penetrating fire takes one box of each, and what
    is left at the end of the way is lost (MV-1.3.6-03, -10). What DM adds begins behind the struck section (MV-3.6.14-25).
    """
    if effect is DamageEffect.RAKING:
        return pulse.hull + pulse.behind + pulse.again
    layers, behind = sum(way), sum(way[1:]) or sum(way)
    return min(pulse.hull, layers) + min(pulse.behind, behind) + min(pulse.again, layers)

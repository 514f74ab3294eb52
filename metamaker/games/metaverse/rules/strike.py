"""A pulse of a ship's weapon against one arc, from its die through the stages of `pulse` into the hull, box by box.

Only this module combines the stages. The battle rolls the dice and applies `passed` and `reacted` one at a time; `landed` is
both at once; `results` enumerates the dice for the combat value. Amounts may be fractions there; in battle they are integers.
"""

from typing import Final, NamedTuple

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
from metamaker.games.metaverse.rules.roll import Roll, roll_damage, rolls_of
from metamaker.play.dice import Dice

JUDGE: Final = 2
"""Results of the die that judges a D1 before a deflector. Rule MV-3.5.11-04."""


class Guard:
    """The defences of an arc against fire of one type, before piercing and without shield hits.

    `armour` counts intact plates. Defences against other types are 0.
    """

    def __init__(self, deflector: float, adaptation: float, armour: float, struck: Struck) -> None:
        self.deflector = deflector
        self.adaptation = adaptation
        self.armour = armour
        self.struck = struck


class Passed:
    """The effect of one pulse of `amount`: lost shield hits, damage past the shields to the armour.

    `hull` is the damage to the hull in boxes, `behind` the addition of DM in the next section on the way.
    """

    def __init__(self, amount: float, shields: float, arrived: float, hull: float, behind: float) -> None:
        self.amount = amount
        self.shields = shields
        self.arrived = arrived
        self.hull = hull
        self.behind = behind


class Landed(NamedTuple):
    """The effect of one pulse and its extra: lost shield hits, boxes of the hull, the additions of DM and of RT.

    `behind` is the addition of DM after the struck section. Boxes are counted before the weapon's pattern meets the layers.
    """

    shields: int
    hull: int
    behind: int
    again: int


MISSED: Final = Landed(0, 0, 0, 0)


def landed(weapon: Traits, roll: Roll, loss: int, guard: Guard, shield_hits: int, dice: Dice) -> Landed:
    """Return the effect of a damage die rolled as `roll` on an arc with `shield_hits` matching shield hits left.

    Dice: a D2 for a D1 against a deflector, the extra die of RT. `loss`: range bands, and distance from the middle of an area,
    subtracted from each pulse. All amounts are integers. Rules MV-0.0.0-08, MV-3.6.14-25, -26.
    """
    judge = roll_damage(Die.D2, dice) if needs_judge(weapon, guard) else None
    if is_deflected(weapon, roll, guard, judge):
        return MISSED
    first = passed(weapon, roll, (loss,), guard, shield_hits)
    shields, again = first.shields, 0.0
    if reacts(weapon, roll):
        extra_roll = weapon.rolls[dice.roll(len(weapon.rolls)) - 1]
        if not is_deflected(weapon, extra_roll, guard):
            extra = reacted(weapon, extra_roll, (loss,), guard, shield_hits - shields)
            shields, again = shields + extra.shields, extra.hull
    return Landed(int(shields), int(first.hull), int(first.behind), int(again))


def results(weapon: Traits, losses: tuple[int, ...], guard: Guard, shield_hits: float) -> list[tuple[float, Passed]]:
    """Return the possible effects of one damage die on an arc with `shield_hits` matching shield hits left, with chances.

    First come the pulses that no deflector ignores, then the extras of RT, each with the chance of any of its parents. So their
    weighted sum is the mean of `landed`, and chances may add up to less or more than 1.
    """
    let_by = undeflected(weapon, guard)
    found = []
    parents: dict[float, float] = {}
    for roll, chance in let_by:
        pulse = passed(weapon, roll, losses, guard, shield_hits)
        found.append((chance, pulse))
        if reacts(weapon, roll):
            left = shield_hits - pulse.shields
            parents[left] = parents.get(left, 0.0) + chance
    for left, often in parents.items():
        found += [(often * chance, reacted(weapon, roll, losses, guard, left)) for roll, chance in let_by]
    return found


def undeflected(weapon: Traits, guard: Guard) -> list[tuple[Roll, float]]:
    """Return the faces of the damage die that a deflector lets by, each with its chance. Rules MV-3.5.11-02 to -04."""
    if needs_judge(weapon, guard):
        only, judges = weapon.rolls[0], rolls_of(Die.D2)
        return [(only, sum([not is_deflected(weapon, only, guard, judge) for judge in judges]) / len(judges))]
    return [(roll, 1 / len(weapon.rolls)) for roll in weapon.rolls if not is_deflected(weapon, roll, guard)]


def reacts(weapon: Traits, roll: Roll) -> bool:
    """Return whether a pulse that no deflector ignored is rolled again for more damage. Rule MV-3.6.14-16."""
    return weapon.reactive and roll.odd


def needs_judge(weapon: Traits, guard: Guard) -> bool:
    """Return whether a D2 is rolled for each die: a D1 meets a deflector that survives piercing. Rule MV-3.5.11-04."""
    return weapon.highest == 1 and guard.deflector > weapon.deflection_piercing


def is_deflected(weapon: Traits, roll: Roll, guard: Guard, judge: Roll | None = None) -> bool:
    """Return whether a deflector ignores a die; `judge` is the D2 rolled for a D1. Rules MV-3.5.11-02 to -04."""
    if guard.deflector <= weapon.deflection_piercing:
        return False
    if judge is not None:
        return deflected(judge, JUDGE, guard.deflector, weapon.deflection_piercing)
    return deflected(roll, weapon.highest, guard.deflector, weapon.deflection_piercing)


def passed(
    weapon: Traits, roll: Roll, losses: tuple[int, ...], guard: Guard, shield_hits: float, *, halved: bool = False
) -> Passed:
    """Return the effect of a die that no deflector ignored, without the extra of RT; no dice. Rule MV-0.0.0-08, stages 3 to 9.

    `losses`: the amounts subtracted for range and area at equally likely distances. The battle knows its only one; the combat
    value takes the mean of several, before any defence.
    """
    amount = float(quantum(roll, weapon.qualities) if weapon.quantum else roll.result)
    amount += weapon.modifier
    if weapon.boosted:
        amount += bonus(roll, weapon.modifier, weapon.qualities, guard.struck)
    amount = _spread(amount, losses, halved=halved)
    lost, onward = 0.0, amount
    if shield_hits and not (roll.odd and weapon.phased):
        lost, onward = _at_shields(weapon, amount, guard, shield_hits, polarized=weapon.polarized)
    inside = beyond(onward, pierced(guard.armour, weapon.armour_piercing)) if guard.armour else onward
    hull = on_hull(inside, molecular=True) if weapon.molecular else inside
    return Passed(amount, lost, onward, hull, hull if roll.odd and weapon.dimensional else 0.0)


def boosted(weapon: Traits, roll: Roll, guard: Guard) -> int:
    """Return the additions of qualities to the result of a die: QM, AM, DS and GR. Rule MV-0.0.0-08, stages 3 and 4."""
    added = bonus(roll, weapon.modifier, weapon.qualities, guard.struck) if weapon.boosted else 0
    return quantum(roll, weapon.qualities) - roll.result + int(added)


def reacted(
    weapon: Traits, roll: Roll, losses: tuple[int, ...], guard: Guard, shield_hits: float, *, halved: bool = False
) -> Passed:
    """Return the effect of the extra die of a reactive weapon: shields stop it, armour and qualities do not matter.

    Rules MV-3.6.14-16, -26.
    """
    amount = _spread(roll.result + weapon.modifier, losses, halved=halved)
    lost, onward = _at_shields(weapon, amount, guard, shield_hits, polarized=False)
    return Passed(amount, lost, onward, onward, 0.0)


def undivided(amount: int, guard: Guard, shield_hits: int) -> Passed:
    """Return the effect of a pulse without a weapon on an arc: adapted shields meet it, then armour; nothing pierces.

    Rules MV-1.2.3-42, -77, MV-3.2.3-07.
    """
    lost, onward = 0.0, float(amount)
    if shield_hits:
        lost, onward = through_shields(beyond(amount, guard.adaptation), shield_hits, 0, polarized=False)
    return Passed(amount, lost, onward, beyond(onward, guard.armour), 0.0)


def _spread(amount: float, losses: tuple[int, ...], *, halved: bool) -> float:
    """Range bands and area, then the halving of Spinal victims and unstable wrecks. Rule MV-0.0.0-08, stages 5 and 6."""
    if len(losses) == 1:
        left = beyond(amount, losses[0]) if losses[0] else amount
    else:
        left = sum([beyond(amount, loss) for loss in losses]) / len(losses)
    return left // 2 if halved else left


def _at_shields(weapon: Traits, amount: float, guard: Guard, shield_hits: float, *, polarized: bool) -> Shielded:
    """Return the effect at matching shields: their adaptation reduces a pulse, then any hit stops it. Rule MV-3.5.9-06."""
    if not shield_hits:
        return 0.0, amount
    arriving = beyond(amount, pierced(guard.adaptation, weapon.armour_piercing)) if guard.adaptation else amount
    return through_shields(arriving, shield_hits, weapon.shield_piercing, polarized=polarized)


def penetrating_boxes(amount: float, layers: int, share: float) -> float:
    """Return the mean boxes that a penetrating pulse takes of a section of `layers` layers, over the section's life.

    It takes one box a layer while layers have boxes (MV-1.3.6-03, -04), and the bottom layer's last box ends the section
    (MV-1.3.6-05), so a pulse counts between its boxes and the whole depth; `share` is the weight of their sum.
    """
    return share * (min(amount, layers) + layers * min(1.0, max(0.0, amount - layers + 1)))


def beyond_layers(amount: float, layers: int) -> float:
    """Return the penetrating damage to the next section on the way. Rule MV-1.3.6-10."""
    return max(0.0, amount - layers)


def boxes(effect: DamageEffect, pulse: Landed, way: tuple[int, ...]) -> int:
    """Return the number of boxes that one pulse removes from undamaged sections with enough boxes.

    `way`: the hull layers of the sections on the way, the struck one first. Penetrating fire takes one box of each, and the
    rest at the end of the way is lost (MV-1.3.6-03, -10). The addition of DM begins after the struck section (MV-3.6.14-25).
    """
    if effect is DamageEffect.RAKING:
        return pulse.hull + pulse.behind + pulse.again
    layers, behind = sum(way), sum(way[1:]) or sum(way)
    return min(pulse.hull, layers) + min(pulse.behind, behind) + min(pulse.again, layers)

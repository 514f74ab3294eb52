"""What a shot does to ships that it is not aimed at: those around its target, and those along the line of a spinal weapon."""

from typing import Final

from metamaker.games.metaverse.battle.aim import energy_loss, sight
from metamaker.games.metaverse.battle.captains.fire_worth import WHOLE, cover, life
from metamaker.games.metaverse.battle.captains.weapon_worth import MILLI, Gun, weighed
from metamaker.games.metaverse.battle.fire.impact import along, arc_facing, area_loss, place_of, strikable
from metamaker.games.metaverse.battle.state.battle import Table
from metamaker.games.metaverse.battle.state.vessel import Vessel
from metamaker.games.metaverse.model.words import WeaponQuality
from metamaker.games.metaverse.rules.hit import D20
from metamaker.play.plane import CM, distance

OWN: Final = 3
"""How much more a box of an own ship counts than one of an enemy: an even trade is none. Others were not tried."""


def strays(gun: Gun) -> bool:
    """Whether a weapon strikes anything but its target. Rules MV-3.6.9-01, MV-3.6.14-17."""
    return gun.plan.aoe_faces > 0 or WeaponQuality.SPINAL in gun.plan.qualities


def beside(table: Table, firer: Vessel, target: Vessel, gun: Gun, faces: int, doom: int) -> int:
    """Return what a shot is worth that hits with so many of twenty faces, by what it does to all but its target.

    Of 1,000,000, which is one whole ship; below 0 where own ships suffer more. `doom` is the chance, of 1,000,000, that the
    target is lost: then a spinal shot goes on behind it.
    """
    worth = 0
    if gun.plan.aoe_faces:
        worth += _around(table, firer, target, gun)
    if WeaponQuality.SPINAL in gun.plan.qualities:
        before = along(table, firer, gun.plan, target, through=False)
        worth += sum([_pierced(firer, victim, gun) for victim in before if isinstance(victim, Vessel)])
        behind = [victim for victim in along(table, firer, gun.plan, target, through=True) if victim not in before]
        worth += sum([_pierced(firer, victim, gun) for victim in behind if isinstance(victim, Vessel)]) * doom // WHOLE
    return worth * faces // D20


def _pierced(firer: Vessel, victim: Vessel, gun: Gun) -> int:
    """Return the worth of a spinal shot for a ship on its line, which takes half of it. Rule MV-3.6.14-17."""
    seen = sight(firer, victim)
    return _blow(firer, victim, gun, seen.struck, energy_loss(gun.plan, seen.counted)) // 2


def _around(table: Table, firer: Vessel, target: Vessel, gun: Gun) -> int:
    """Return the worth over the ships around a target, each by the chance that the area comes to it. Rule MV-3.6.9-02.

    Salvos take places of the area, and are worth nothing here.
    """
    centre, plan = target.course.place, gun.plan
    near = [
        (gap, other)
        for other in strikable(table, plan)
        if other is not target and (gap := distance(centre, place_of(other))) <= plan.aoe_cm * CM
    ]
    loss, worth = energy_loss(plan, sight(firer, target).counted), 0
    for gap, other in near:
        closer = len([1 for away, _ in near if away < gap])
        chance = max(0, plan.aoe_faces - 1 - closer)
        if not isinstance(other, Vessel):
            continue
        blow = _blow(firer, other, gun, arc_facing(other, centre), loss + area_loss(centre, other))
        worth += blow * chance // plan.aoe_faces
    return worth


def _blow(firer: Vessel, victim: Vessel, gun: Gun, arc: int, loss: int) -> int:
    """Return the worth of a hit on a victim, below 0 for an own ship."""
    effect = gun.effect(cover(victim, arc, kinetic=gun.kinetic, deep=not gun.plan.raking), loss)
    worth = min(WHOLE, weighed(effect) * (WHOLE // max(1, life(victim, arc))) // (10 * MILLI))
    return -OWN * worth if victim.side == firer.side else worth

"""A shot that has hit: the target, then the ships around it or along the line (1.3.1, 3.6.9, 3.6.14)."""

from metamaker.games.metaverse.battle.blueprint.places import ARC_NUMBER, ARCS
from metamaker.games.metaverse.battle.blueprint.weapon_plan import WeaponPlan
from metamaker.games.metaverse.battle.damage.cause import Cause
from metamaker.games.metaverse.battle.damage.strike import UNHURT, Shot, Wounds, strike
from metamaker.games.metaverse.battle.damage.systems import disable
from metamaker.games.metaverse.battle.events.fire import AreaRolled, LinePierced, ShotStruck, SideRolled, SurgeryDone
from metamaker.games.metaverse.battle.events.turn import Rules
from metamaker.games.metaverse.battle.fire.aimed import Aimed
from metamaker.games.metaverse.battle.fire.bearing import energy_loss, sight
from metamaker.games.metaverse.battle.fire.victims import along, arc_facing, area_loss, around
from metamaker.games.metaverse.battle.motion.corkscrew import is_side, side_shown
from metamaker.games.metaverse.battle.state.battle import Battle
from metamaker.games.metaverse.battle.state.system import DESTROYED, System
from metamaker.games.metaverse.battle.state.vessel import Vessel
from metamaker.games.metaverse.model.words import WeaponQuality
from metamaker.games.metaverse.rules.roll import throw

_TARGET: Rules = ("MV-0.1.0-07", "MV-1.3.5-05")
_AREA: Rules = ("MV-3.6.9-04", "MV-3.6.9-06")
_LINE: Rules = ("MV-3.6.14-17", "MV-3.6.9-06")
_WRECK: Rules = ("MV-3.6.14-21", "MV-3.6.14-22")


def land(battle: Battle, aimed: Aimed, weapon: System, plan: WeaponPlan, face: int) -> bool:
    """Deal the damage of a shot that hit with this face of the D20; return whether it was surgical and struck its system.

    Dice: side of a corkscrewing target, damage, area with its victims, then those of the line. Rules MV-1.3.5-15, MV-1.3.1-38.
    """
    firer, target = aimed.firer, aimed.target
    seen = sight(firer, target)
    loss = energy_loss(plan, seen.distance)
    wounds = _struck(battle, firer, weapon, Shot(plan, firer.number, target, seen.struck, loss), _TARGET)
    operated = aimed.system is not None and _operates(battle, aimed, aimed.system, face, wounds)
    if plan.aoe_faces:
        _spread(battle, aimed, weapon, plan, loss)
    if WeaponQuality.SPINAL in plan.qualities:
        _pierce(battle, aimed, weapon, plan)
    return operated


def wreck(battle: Battle, aimed: Aimed, weapon: System, plan: WeaponPlan) -> None:
    """An unstable shot was shot down at its target: half of its damage, over its area if it has one.

    Rules MV-3.6.14-21, -22.
    """
    seen = sight(aimed.firer, aimed.target)
    loss = energy_loss(plan, seen.distance)
    shot = Shot(plan, aimed.firer.number, aimed.target, seen.struck, loss, halved=True)
    _struck(battle, aimed.firer, weapon, shot, _WRECK)
    if plan.aoe_faces:
        _spread(battle, aimed, weapon, plan, loss, halved=True)


def _struck(battle: Battle, firer: Vessel, weapon: System, shot: Shot, rules: Rules) -> Wounds:
    """Strike an arc of a ship, if that is still there; first the die for the side of a corkscrewing one. Rule MV-1.2.3-16."""
    target = shot.target
    if not target.fights:
        return UNHURT
    if target.corkscrews and is_side(ARCS[shot.arc]):
        thrown = throw(2, battle.dice)
        side = side_shown(thrown)
        battle.tell(SideRolled(target.key, thrown.face, side.value))
        shot = shot._replace(arc=ARC_NUMBER[side])
    if battle.telling:
        arc = ARCS[shot.arc].value
        name = shot.weapon.name
        battle.tell(ShotStruck(firer.key, weapon.plan.ref, name, target.key, arc, shot.loss, shot.halved, rules))
    return strike(battle, shot)


def _operates(battle: Battle, aimed: Aimed, system: System, face: int, wounds: Wounds) -> bool:
    """Whether surgical fire strikes the system that it named: the face is odd and the system's own section lost a box.

    Rules MV-1.3.1-38, -40.
    """
    if face % 2 == 0 or not wounds.boxes[system.plan.section] or _lost(aimed.target, system):
        return False
    battle.tell(SurgeryDone(aimed.firer.key, aimed.target.key, system.plan.ref, face))
    return True


def _lost(target: Vessel, system: System) -> bool:
    return not target.fights or system.flags & DESTROYED != 0


def operate(battle: Battle, aimed: Aimed, plan: WeaponPlan) -> None:
    """Disable the system that surgical fire has struck, if it is still there: called when its group is over.

    Dice: those of a drive that blows up. Rules MV-2.2.2-16, MV-1.3.1-38.
    """
    if aimed.system is not None and not _lost(aimed.target, aimed.system):
        disable(battle, aimed.target, aimed.system, Cause("fire", aimed.firer.number, plan.name))


def _spread(battle: Battle, aimed: Aimed, weapon: System, plan: WeaponPlan, loss: int, *, halved: bool = False) -> None:
    """Strike the ships around the target. Dice: the area's die, choices among ships equally far, then victim by victim.

    Rules MV-3.6.9-02 to -06.
    """
    face = battle.dice.roll(plan.aoe_faces)
    target, centre = aimed.target, aimed.target.course.place
    victims = around(battle, plan, target, face - 1)
    if battle.telling:
        keys = tuple(victim.key for victim in victims)
        battle.tell(AreaRolled(aimed.firer.key, weapon.plan.ref, target.key, plan.aoe_faces, face, keys))
    for victim in victims:
        far = loss + area_loss(centre, victim)
        shot = Shot(plan, aimed.firer.number, victim, arc_facing(victim, centre), far, halved)
        _struck(battle, aimed.firer, weapon, shot, _AREA)


def _pierce(battle: Battle, aimed: Aimed, weapon: System, plan: WeaponPlan) -> None:
    """Strike the ships along the line of a spinal weapon, each with half of every pulse. Rules MV-3.6.14-17, -18, -27."""
    victims = along(battle.table, aimed.firer, aimed.target)
    if not victims:
        return
    if battle.telling:
        keys = tuple(victim.key for victim in victims)
        battle.tell(LinePierced(aimed.firer.key, weapon.plan.ref, aimed.target.key, keys))
    for victim in victims:
        seen = sight(aimed.firer, victim)
        loss = energy_loss(plan, seen.distance)
        _struck(battle, aimed.firer, weapon, Shot(plan, aimed.firer.number, victim, seen.struck, loss, halved=True), _LINE)

"""A shot that has hit: the target, then the ships around it or along the line (1.3.1, 3.6.9, 3.6.14)."""

from metamaker.games.metaverse.battle.aim import REACH, energy_loss, sight
from metamaker.games.metaverse.battle.blueprint import WeaponPlan
from metamaker.games.metaverse.battle.damage.hull import Cause, disable
from metamaker.games.metaverse.battle.damage.strike import UNHURT, Shot, Wounds, strike
from metamaker.games.metaverse.battle.fire.attacks import Aimed
from metamaker.games.metaverse.battle.fire.events import (
    AreaRolled,
    LinePierced,
    ShotStruck,
    SideRolled,
    SurgeryDone,
    VictimPicked,
)
from metamaker.games.metaverse.battle.frame import Rules
from metamaker.games.metaverse.battle.kinematics.bearing import is_side, side_shown
from metamaker.games.metaverse.battle.kinematics.course import arc_toward
from metamaker.games.metaverse.battle.places import ARC_NUMBER, ARCS
from metamaker.games.metaverse.battle.state.battle import Battle, Table
from metamaker.games.metaverse.battle.state.vessel import DESTROYED, System, Vessel
from metamaker.games.metaverse.model.words import WeaponQuality
from metamaker.games.metaverse.rules.roll import throw
from metamaker.play.plane import CM, Point, distance

AREA_STEP = 5 * CM
"""Each begun step of this length from the middle of an area takes a point off each pulse. Rule MV-3.6.9-04."""

LINE_WIDTH = 5 * CM
"""How far beside its line a spinal shot strikes. Rule MV-3.6.14-27."""


def around(battle: Battle, weapon: WeaponPlan, target: Vessel, number: int) -> list[Vessel]:
    """Return `number` further victims of an area around a target, or as many as there are, closest first.

    Friend and foe alike, the firer too; cloaked ships are none. Dice: where ships equally far away cannot all be struck, one
    die for each choice among them. Rules MV-3.6.9-03, -06, MV-3.4.8-08.
    """
    centre = target.course.place
    near = [
        (gap, other)
        for other in battle.table.vessels
        if other is not target and can_be_struck(other) and (gap := distance(centre, other.course.place)) <= weapon.aoe_cm * CM
    ]
    near.sort(key=lambda each: (each[0], each[1].number))
    victims: list[Vessel] = []
    while near and len(victims) < number:
        level = [other for gap, other in near if gap == near[0][0]]
        near = near[len(level) :]
        while level and len(victims) < number:
            victims.append(_picked(battle, level) if len(level) > number - len(victims) else level[0])
            level.remove(victims[-1])
    return victims


def can_be_struck(vessel: Vessel) -> bool:
    """Whether a ship can be struck by fire aimed at another one. Rules MV-3.4.8-08, MV-3.6.14-27."""
    return vessel.fights and not vessel.cloaked


def _picked(battle: Battle, level: list[Vessel]) -> Vessel:
    thrown = throw(len(level), battle.dice)
    chosen = level[thrown.result - 1]
    battle.tell(VictimPicked(tuple(vessel.key for vessel in level), thrown.face, chosen.key))
    return chosen


def area_loss(centre: Point, victim: Vessel) -> int:
    """Return what the distance from the middle of an area takes off each pulse. Rules MV-3.6.9-04, MV-0.0.0-04."""
    return -(-distance(centre, victim.course.place) // AREA_STEP)


def arc_facing(victim: Vessel, centre: Point) -> int:
    """Return the arc of a victim that faces a place, by number."""
    return ARC_NUMBER[arc_toward(victim.course, centre)]


def along(table: Table, firer: Vessel, target: Vessel) -> list[Vessel]:
    """Return the victims along the line of a spinal shot, closest to the firer first.

    The line ends at the target, or 100 cm from the firer if the shot has destroyed it; without a length it has no victims.
    Rules MV-3.6.14-17, -18, -27.
    """
    here, there = firer.course.place, target.course.place
    east, north = there.x - here.x, there.y - here.y
    square = east * east + north * north
    if not square:
        return []
    found: list[tuple[int, int, Vessel]] = []
    for other in table.vessels:
        if other is firer or other is target or not can_be_struck(other):
            continue
        right, up = other.course.place.x - here.x, other.course.place.y - here.y
        ahead, across = east * right + north * up, east * up - north * right
        reached = ahead <= square if target.fights else ahead * ahead <= REACH * REACH * square
        if ahead >= 0 and reached and across * across <= LINE_WIDTH * LINE_WIDTH * square:
            found.append((distance(here, other.course.place), other.number, other))
    found.sort(key=lambda each: each[:2])
    return [other for _, _, other in found]


_TARGET: Rules = ("MV-0.1.0-07", "MV-1.3.5-05")
_KINETIC: Rules = ("MV-0.1.0-07", "MV-1.3.5-04")
"""Range takes nothing off a kinetic pulse: it made the target harder to hit."""

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
    wounds = _struck(
        battle, firer, weapon, Shot(plan, firer.number, target, seen.struck, loss), _KINETIC if plan.kinetic else _TARGET
    )
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

"""Effects of a hit: on the target, then on the area or along the line (1.3.1, 3.6.9, 3.6.14)."""

from typing import Final

from metamaker.games.metaverse.battle.aim import REACH, counted, energy_loss, sight
from metamaker.games.metaverse.battle.blueprint import WeaponPlan
from metamaker.games.metaverse.battle.damage.hull import Cause, disable
from metamaker.games.metaverse.battle.damage.squadrons import strike_squadron
from metamaker.games.metaverse.battle.damage.strike import UNHURT, Shot, Wounds, strike
from metamaker.games.metaverse.battle.fire.at_missions import AtMission
from metamaker.games.metaverse.battle.fire.at_salvos import AtSalvo, is_vulnerable
from metamaker.games.metaverse.battle.fire.attacks import Aimed
from metamaker.games.metaverse.battle.fire.downing import Source, rolled_damage, shoot_down
from metamaker.games.metaverse.battle.fire.events import (
    AreaRolled,
    LinePierced,
    MissileBurst,
    SalvoDamaged,
    ShotStruck,
    SideRolled,
    SquadronHit,
    SurgeryDone,
    VictimPicked,
)
from metamaker.games.metaverse.battle.frame import Rules
from metamaker.games.metaverse.battle.kinematics.bearing import is_side, side_shown
from metamaker.games.metaverse.battle.kinematics.course import arc_toward
from metamaker.games.metaverse.battle.places import ARC_NUMBER, ARCS
from metamaker.games.metaverse.battle.state.battle import Battle, Table
from metamaker.games.metaverse.battle.state.salvo import Missile, Salvo
from metamaker.games.metaverse.battle.state.squadron import Squadron
from metamaker.games.metaverse.battle.state.vessel import DESTROYED, NOBODY, System, Vessel
from metamaker.games.metaverse.model.words import WeaponQuality
from metamaker.games.metaverse.rules.roll import throw
from metamaker.play.geometry import CM, Point, distance

Victim = Vessel | Salvo | Squadron
"""Possible victims of a weapon; the squadrons of a mission count separately."""

AREA_STEP: Final = 5 * CM
"""Each begun step of this length from the centre of an area takes one point off each pulse. Rule MV-3.6.9-04."""

LINE_WIDTH: Final = 5 * CM
"""The largest distance of a victim from the line of a spinal shot. Rule MV-3.6.14-27."""


class Blow:
    """A striking weapon: its ship, its mount, its plan, and the source by which its damage to salvos adds up."""

    def __init__(self, firer: Vessel, ref: str, plan: WeaponPlan, source: Source) -> None:
        self.firer = firer
        self.ref = ref
        self.plan = plan
        self.source = source


def blow_of(aimed: Aimed | AtSalvo | AtMission, weapon: System, plan: WeaponPlan) -> Blow:
    """Return the blow of a weapon that an array guides."""
    return Blow(aimed.firer, weapon.plan.ref, plan, (aimed.guide.number, aimed.array.plan.number))


def place_of(victim: Victim) -> Point:
    """Return the place of a ship, a salvo or a squadron."""
    return victim.course.place if isinstance(victim, Vessel) else victim.place


def strikable(table: Table, weapon: WeaponPlan) -> list[Victim]:
    """Return the possible further victims of a weapon: ships not under cloak, squadrons on missions, vulnerable salvos.

    Rules MV-3.6.9-03, MV-3.4.8-08, MV-3.6.14-27, MV-3.6.7-02.
    """
    found: list[Victim] = []
    if weapon.at_starships:
        found += [vessel for vessel in table.vessels if vessel.fights and not vessel.cloaked]
    if weapon.at_starfighters:
        found += [squadron for mission in table.missions for squadron in mission.squadrons]
    if weapon.at_indirect:
        found += [salvo for salvo in table.salvos if is_vulnerable(salvo)]
    return found


def around(
    battle: Battle, weapon: WeaponPlan, centre: Point, target: Victim | None, number: int, itself: int = NOBODY
) -> list[Victim]:
    """Return up to `number` further victims of an area around a target, closest first.

    Friend and enemy alike, including the firer, but not cloaked ships or the striking salvo, whose number is `itself`.
    Squadrons of the struck mission come first. Dice: one die for each choice among victims at equal distance that cannot all be
    struck. Rules MV-3.6.9-03, -06, MV-3.4.8-08.
    """
    fellows = _fellows(battle.table, target, weapon)
    near = [
        (gap, other.number, other)
        for other in strikable(battle.table, weapon)
        if other is not target
        and other not in fellows
        and not (isinstance(other, Salvo) and other.number == itself)
        and (gap := distance(centre, place_of(other))) <= weapon.aoe_cm * CM
    ]
    near.sort(key=lambda each: each[:2])
    victims = fellows[:number]
    while near and len(victims) < number:
        level = [other for gap, _, other in near if gap == near[0][0]]
        near = near[len(level) :]
        while level and len(victims) < number:
            victims.append(_picked(battle, level) if len(level) > number - len(victims) else level[0])
            level.remove(victims[-1])
    return victims


def _fellows(table: Table, target: Victim | None, weapon: WeaponPlan) -> list[Victim]:
    """Return the other squadrons on the mission of a struck squadron."""
    mission = table.mission_of(target) if isinstance(target, Squadron) and weapon.at_starfighters else None
    return [] if mission is None else [squadron for squadron in mission.squadrons if squadron is not target]


def _picked(battle: Battle, level: list[Victim]) -> Victim:
    thrown = throw(len(level), battle.dice)
    chosen = level[thrown.result - 1]
    battle.tell(VictimPicked(tuple([victim.key for victim in level]), thrown.face, chosen.key))
    return chosen


def area_loss(centre: Point, victim: Victim) -> int:
    """Return the loss of each pulse because of the distance from the centre of an area. Rules MV-3.6.9-04, MV-0.0.0-04."""
    return -(-distance(centre, place_of(victim)) // AREA_STEP)


def arc_facing(victim: Vessel, centre: Point) -> int:
    """Return the arc of a victim that faces a place, by number."""
    return ARC_NUMBER[arc_toward(victim.course, centre)]


def along(table: Table, firer: Vessel, weapon: WeaponPlan, target: Victim, *, through: bool) -> list[Victim]:
    """Return the victims along the line of a spinal shot, closest to the firer first.

    The line ends at the target, or 100 cm from the firer if the shot went `through` the target and destroyed it. A line without
    a length has no victims. Rules MV-3.6.14-17, -18, -27.
    """
    here, there = firer.course.place, place_of(target)
    east, north = there.x - here.x, there.y - here.y
    square = east * east + north * north
    if not square:
        return []
    found: list[tuple[int, int, Victim]] = []
    for other in strikable(table, weapon):
        if other is firer or other is target:
            continue
        place = place_of(other)
        right, up = place.x - here.x, place.y - here.y
        ahead, across = east * right + north * up, east * up - north * right
        reached = ahead * ahead <= REACH * REACH * square if through else ahead <= square
        if ahead >= 0 and reached and across * across <= LINE_WIDTH * LINE_WIDTH * square:
            found.append((distance(here, place), other.number, other))
    found.sort(key=lambda each: each[:2])
    return [other for _, _, other in found]


_TARGET: Final[Rules] = ("MV-0.1.0-07", "MV-1.3.5-05")
_KINETIC: Final[Rules] = ("MV-0.1.0-07", "MV-1.3.5-04")
"""Range takes nothing off a kinetic pulse, because it made the target harder to hit."""

_AREA: Final[Rules] = ("MV-3.6.9-04", "MV-3.6.9-06")
_LINE: Final[Rules] = ("MV-3.6.14-17", "MV-3.6.9-06")
_WRECK: Final[Rules] = ("MV-3.6.14-21", "MV-3.6.14-22")
_INDIRECT: Final[Rules] = ("MV-2.2.4-09", "MV-1.3.5-06")


def land(battle: Battle, aimed: Aimed, weapon: System, plan: WeaponPlan, face: int) -> bool:
    """Deal the damage of a shot that hit with this D20 face; return whether it was surgical and struck its system.

    Dice: side of a corkscrewing target, damage, area with its victims, then those of the line. Rules MV-1.3.5-15, MV-1.3.1-38.
    """
    target, blow = aimed.target, blow_of(aimed, weapon, plan)
    seen = sight(aimed.firer, target)
    loss = energy_loss(plan, seen.counted)
    rules = _KINETIC if plan.kinetic else _TARGET
    wounds = _struck(battle, blow, Shot(plan, aimed.firer.number, target, seen.struck, loss), rules)
    operated = aimed.system is not None and _operates(battle, aimed, aimed.system, face, wounds)
    _beside(battle, blow, target, loss)
    return operated


def land_on_salvo(battle: Battle, aimed: AtSalvo, weapon: System, plan: WeaponPlan) -> None:
    """Deal the damage of a shot that hit a salvo. Dice as for `land`. Rules MV-1.3.6-18 to -22, MV-1.3.5-05."""
    blow = blow_of(aimed, weapon, plan)
    loss = energy_loss(plan, counted(battle.table, aimed.firer, aimed.target.place))
    strike_salvo(battle, blow, aimed.target, loss)
    _beside(battle, blow, aimed.target, loss)


def land_on_mission(battle: Battle, aimed: AtMission, weapon: System, plan: WeaponPlan) -> None:
    """Deal the damage of a shot that hit its target squadron on a mission. Dice as for `land`.

    Rules MV-1.3.6-16, -17, MV-1.3.5-05.
    """
    blow, squadron = blow_of(aimed, weapon, plan), aimed.aim(weapon)
    loss = energy_loss(plan, counted(battle.table, aimed.firer, squadron.place))
    hit_squadron(battle, blow, squadron, loss)
    _beside(battle, blow, squadron, loss)


def hit_squadron(battle: Battle, blow: Blow, squadron: Squadron, loss: int = 0, *, halved: bool = False) -> None:
    """Deal the damage of a weapon to a squadron if it still flies. Rules MV-1.3.6-16, MV-3.6.9-04, MV-3.6.14-17."""
    if squadron.flies:
        if battle.telling:
            battle.tell(SquadronHit(blow.firer.key, blow.ref, blow.plan.name, squadron.key))
        strike_squadron(battle, squadron, blow.plan, loss, halved=halved)


def wreck(battle: Battle, aimed: Aimed, weapon: System, plan: WeaponPlan) -> None:
    """Deal half of the damage of an unstable shot that was shot down at its target, over its area if it has one.

    Rules MV-3.6.14-21, -22.
    """
    seen, blow = sight(aimed.firer, aimed.target), blow_of(aimed, weapon, plan)
    loss = energy_loss(plan, seen.counted)
    _struck(battle, blow, Shot(plan, aimed.firer.number, aimed.target, seen.struck, loss, halved=True), _WRECK)
    if plan.aoe_faces:
        _spread(battle, blow, aimed.target, place_of(aimed.target), loss, halved=True)


def land_missile(battle: Battle, blow: Blow, target: Vessel, arc: int) -> None:
    """Deal the damage of a weapon of a salvo to the arc of a ship. Dice as for `land`. Rules MV-1.3.5-06, MV-2.2.4-04, -09."""
    _struck(battle, blow, Shot(blow.plan, blow.firer.number, target, arc), _INDIRECT)
    if blow.plan.aoe_faces:
        _spread(battle, blow, target, place_of(target), 0)


def land_on_squadron(battle: Battle, blow: Blow, squadron: Squadron) -> None:
    """Deal the damage of a weapon of a salvo to a squadron and its surroundings. Dice as for `land`. Rule MV-2.2.4-04."""
    hit_squadron(battle, blow, squadron)
    if blow.plan.aoe_faces:
        _spread(battle, blow, squadron, squadron.place, 0)


def missile_blow(battle: Battle, salvo: Salvo, missile: Missile) -> Blow:
    """Return the blow of a weapon of a salvo; each weapon of a salvo is its own source. Rule MV-1.3.6-20."""
    vessel = battle.table.vessels[salvo.ship]
    return Blow(vessel, missile.ref, missile.plan, (salvo.number, vessel.blueprint.by_ref[missile.ref]))


def strike_salvo(
    battle: Battle, blow: Blow, salvo: Salvo, loss: int = 0, *, halved: bool = False, on: Vessel | None = None
) -> None:
    """Deal the damage of a weapon to a salvo if it is still there; unstable weapons of the salvo burst when stopped.

    `on` is the ship that the salvo strikes after its move. Dice: the damage, then those of bursts. Rules MV-1.3.6-18 to -22,
    MV-3.6.14-21, -22.
    """
    if not salvo.fights:
        return
    faces, damage = rolled_damage(battle, blow.plan, loss, halved=halved)
    if battle.telling:
        battle.tell(SalvoDamaged(blow.firer.key, blow.ref, blow.plan.name, salvo.key, faces, loss, halved, damage))
    place = salvo.place
    for missile in shoot_down(battle, salvo, blow.source, damage):
        if WeaponQuality.UNSTABLE in missile.plan.qualities and (on is not None or missile.plan.aoe_faces):
            _burst(battle, salvo, missile, place, on)


def _burst(battle: Battle, salvo: Salvo, missile: Missile, place: Point, on: Vessel | None) -> None:
    """Let an unstable weapon of a salvo burst: half of its damage on its target, or over its area.

    Without a target it strikes one fewer than the die of the area shows. Rules MV-3.6.14-21, -22.
    """
    blow = Blow(battle.table.vessels[salvo.ship], missile.ref, missile.plan, (salvo.number, -1))
    battle.tell(MissileBurst(blow.firer.key, missile.ref, "" if on is None else on.key, place.x, place.y))
    if on is not None:
        _struck(battle, blow, Shot(blow.plan, salvo.ship, on, arc_facing(on, salvo.came_from), halved=True), _WRECK)
    if blow.plan.aoe_faces:
        _spread(battle, blow, on, place, 0, halved=True)


def _beside(battle: Battle, blow: Blow, target: Victim, loss: int) -> None:
    """Strike the victims in the area and along the line of a direct shot after its target."""
    if blow.plan.aoe_faces:
        _spread(battle, blow, target, place_of(target), loss)
    if WeaponQuality.SPINAL in blow.plan.qualities:
        _pierce(battle, blow, target)


def _stands(target: Victim) -> bool:
    """Return whether the target of a shot is still there."""
    return target.flies if isinstance(target, Squadron) else target.fights


def _struck(battle: Battle, blow: Blow, shot: Shot, rules: Rules) -> Wounds:
    """Strike an arc of a ship if it is still there; first roll for the side of a corkscrewing one. Rule MV-1.2.3-16."""
    target = shot.target
    if not target.fights:
        return UNHURT
    if target.corkscrews and is_side(ARCS[shot.arc]):
        thrown = throw(2, battle.dice)
        side = side_shown(thrown)
        battle.tell(SideRolled(target.key, thrown.face, side.value))
        shot = shot.on(ARC_NUMBER[side])
    if battle.telling:
        arc = ARCS[shot.arc].value
        battle.tell(ShotStruck(blow.firer.key, blow.ref, shot.weapon.name, target.key, arc, shot.loss, shot.halved, rules))
    return strike(battle, shot)


def _operates(battle: Battle, aimed: Aimed, system: System, face: int, wounds: Wounds) -> bool:
    """Return whether surgical fire strikes its system: the face is odd and the system's own section lost a box.

    Rules MV-1.3.1-38, -40.
    """
    if face % 2 == 0 or not wounds.boxes[system.plan.section] or _lost(aimed.target, system):
        return False
    battle.tell(SurgeryDone(aimed.firer.key, aimed.target.key, system.plan.ref, face))
    return True


def _lost(target: Vessel, system: System) -> bool:
    return not target.fights or system.flags & DESTROYED != 0


def operate(battle: Battle, aimed: Aimed, plan: WeaponPlan) -> None:
    """Disable a system struck by surgical fire if it is still there; called at the end of its group.

    Dice: those of a drive that blows up. Rules MV-2.2.2-16, MV-1.3.1-38.
    """
    if aimed.system is not None and not _lost(aimed.target, aimed.system):
        disable(battle, aimed.target, aimed.system, Cause("fire", aimed.firer.number, plan.name))


def _spread(battle: Battle, blow: Blow, target: Victim | None, centre: Point, loss: int, *, halved: bool = False) -> None:
    """Strike the victims around the target, or around a place if there is no target.

    Dice: the area's die, choices among victims at equal distance, then victim by victim. Rules MV-3.6.9-02 to -06.
    """
    plan = blow.plan
    face = battle.dice.roll(plan.aoe_faces)
    striker, weapon = blow.source
    victims = around(battle, plan, centre, target, face - 1, striker if weapon >= 0 else NOBODY)
    if battle.telling:
        keys = tuple([victim.key for victim in victims])
        key = "" if target is None else target.key
        battle.tell(AreaRolled(blow.firer.key, blow.ref, key, plan.aoe_faces, face, keys))
    for victim in victims:
        far = loss + area_loss(centre, victim)
        if isinstance(victim, Vessel):
            shot = Shot(plan, blow.firer.number, victim, arc_facing(victim, centre), far, halved)
            _struck(battle, blow, shot, _AREA)
        elif isinstance(victim, Squadron):
            hit_squadron(battle, blow, victim, far, halved=halved)
        else:
            strike_salvo(battle, blow, victim, far, halved=halved)


def _pierce(battle: Battle, blow: Blow, target: Victim) -> None:
    """Strike the victims along the line of a spinal weapon with half of every pulse. Rules MV-3.6.14-17, -18, -27."""
    firer, plan = blow.firer, blow.plan
    victims = along(battle.table, firer, plan, target, through=not _stands(target))
    if not victims:
        return
    if battle.telling:
        keys = tuple([victim.key for victim in victims])
        battle.tell(LinePierced(firer.key, blow.ref, target.key, keys))
    for victim in victims:
        if isinstance(victim, Vessel):
            seen = sight(firer, victim)
            loss = energy_loss(plan, seen.counted)
            _struck(battle, blow, Shot(plan, firer.number, victim, seen.struck, loss, halved=True), _LINE)
        elif isinstance(victim, Squadron):
            loss = energy_loss(plan, counted(battle.table, firer, victim.place))
            hit_squadron(battle, blow, victim, loss, halved=True)
        else:
            loss = energy_loss(plan, counted(battle.table, firer, victim.place))
            strike_salvo(battle, blow, victim, loss, halved=True)

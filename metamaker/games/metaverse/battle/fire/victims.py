"""Who else is struck: the ships around the target of an area weapon, those along the line of a spinal one (3.6.9, 3.6.14)."""

from metamaker.battle.plane import CM, Point, distance
from metamaker.games.metaverse.battle.blueprint.places import ARC_NUMBER
from metamaker.games.metaverse.battle.blueprint.weapon_plan import WeaponPlan
from metamaker.games.metaverse.battle.events.fire import VictimPicked
from metamaker.games.metaverse.battle.fire.bearing import REACH
from metamaker.games.metaverse.battle.motion.course import arc_toward
from metamaker.games.metaverse.battle.state.battle import Battle, Table
from metamaker.games.metaverse.battle.state.vessel import Vessel
from metamaker.games.metaverse.rules.roll import throw

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

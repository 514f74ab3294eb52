"""Salvos carried out: moved, struck, shot at by the ships that they come onto, taken off the table (2.1.2, 2.2.4)."""

from collections.abc import Sequence
from typing import NamedTuple

from metamaker.games.metaverse.battle import contact
from metamaker.games.metaverse.battle.electronics.signature import emits
from metamaker.games.metaverse.battle.fire.at_salvos import AtSalvo, salvo_profile
from metamaker.games.metaverse.battle.fire.close_range import hits
from metamaker.games.metaverse.battle.fire.impact import (
    aimed_at,
    blow_of,
    hit_salvo,
    land_missile,
    land_missile_on_squadron,
    missile_blow,
    strike_salvo,
)
from metamaker.games.metaverse.battle.fire.interception import commit
from metamaker.games.metaverse.battle.places import ARC_WORDS
from metamaker.games.metaverse.battle.salvos.events import (
    SalvoCameToNothing,
    SalvoExpired,
    SalvoMoved,
    SalvoSpent,
    SalvoStrikes,
)
from metamaker.games.metaverse.battle.salvos.orders import Course, DefenceOrders, WingDefenceOrders
from metamaker.games.metaverse.battle.salvos.rules import Chance, Prey, lies_at, reach
from metamaker.games.metaverse.battle.state.battle import Battle
from metamaker.games.metaverse.battle.state.salvo import Salvo
from metamaker.games.metaverse.battle.state.squadron import Mission
from metamaker.games.metaverse.battle.state.vessel import Vessel
from metamaker.play.plane import travelled

_ROLLED = ("MV-2.2.4-07", "MV-1.3.1-20")


def forget(battle: Battle) -> None:
    """Forget what counted for one turn: who fired at salvos and missions, and what that damaged without an effect.

    Rule MV-1.3.4-09.
    """
    for mission in battle.table.missions:
        mission.attackers.clear()
    for salvo in battle.table.salvos:
        salvo.attackers.clear()
        salvo.damage.clear()


def carried_out(battle: Battle, salvo: Salvo, course: Course) -> None:
    """Turn and move a salvo by a legal course. No dice. Rules MV-2.1.2-01, MV-1.3.2-04, MV-0.1.0-05."""
    start = salvo.place
    table = battle.table
    end = table.by_key[course.contact].course.place if course.contact else travelled(start, course.direction, course.length)
    salvo.place, salvo.direction, salvo.contact, salvo.came_from = end, course.direction, course.contact, start
    if battle.telling:
        battle.tell(SalvoMoved(salvo.key, start.x, start.y, end.x, end.y, course.direction, course.contact))


class Declared(NamedTuple):
    """A salvo that strikes a target; `arc` is that of a ship in which it stood. Rule MV-2.2.4-09."""

    salvo: Salvo
    target: Prey
    arc: int


def declare(battle: Battle, salvo: Salvo, chance: Chance, squadrons: Sequence[str] = ()) -> Declared:
    """Move a salvo into contact with what it strikes; it takes a place among the attackers. No dice.

    `squadrons` are those of a mission at which its weapons are aimed, one for each or one for all.
    Rules MV-2.2.4-05, -09, MV-1.3.4-08, -11, MV-1.3.6-17.
    """
    target = chance.target
    if battle.telling:
        arc = ARC_WORDS[chance.arc] if isinstance(target, Vessel) else ""
        far = reach(battle.table, salvo, target)
        battle.tell(SalvoStrikes(salvo.key, target.key, chance.distance, far, arc))
    salvo.came_from, salvo.place, salvo.contact = salvo.place, lies_at(target), target.key
    if salvo.number not in target.attackers:
        target.attackers.append(salvo.number)
    for place, missile in enumerate(salvo.weapons if squadrons else ()):
        missile.aim = battle.table.squadron(squadrons[place if len(squadrons) > 1 else 0])
    return Declared(salvo, target, chance.arc)


def defend(battle: Battle, vessel: Vessel, orders: DefenceOrders) -> None:
    """Fire the 0 cm weapons of a ship at salvos that have come onto it.

    Dice: weapon by weapon a D20, another one if a temporal weapon misses, the damage of one that hits, bursts of unstable
    weapons that it stops. Rules MV-2.2.4-06, -07, -14, MV-1.3.6-18 to -21, MV-3.6.14-20, -21.
    """
    for shot in orders.shots:
        salvo, array = battle.table.salvo(shot.salvo), vessel.system(shot.array)
        if salvo is None:
            continue
        aimed = AtSalvo(vessel, salvo, vessel, array, tuple([vessel.system(ref) for ref in shot.weapons]))
        commit(aimed, battle.table.turn)
        for weapon in aimed.weapons:
            plan = weapon.plan.weapon
            if plan is None or not salvo.fights:
                continue
            profile = salvo_profile(vessel, array.plan.rating, salvo, (plan,), 0)
            if hits(battle, aimed, weapon, plan, profile, _ROLLED):
                strike_salvo(battle, blow_of(aimed, weapon, plan), salvo, on=vessel)
    emits(battle.table, vessel)


def escort(battle: Battle, orders: WingDefenceOrders) -> None:
    """Fire weapons of squadrons at salvos that strike them, or the ship that they guard; a squadron hits for sure.

    Dice: shot by shot, weapon by weapon the damage, bursts of unstable weapons that it stops. Rules MV-2.2.4-06, -14.
    """
    table = battle.table
    for shot in orders.shots:
        salvo, squadron = table.salvo(shot.salvo), table.squadron(shot.squadron)
        mission = None if squadron is None else table.mission_of(squadron)
        if salvo is None or squadron is None or mission is None:
            continue
        contact.spend(table, squadron, shot.weapons)
        if mission.number not in salvo.attackers:
            salvo.attackers.append(mission.number)
        for place in shot.weapons:
            hit_salvo(battle, squadron, squadron.plan.weapons[place].plan, salvo, table.by_key.get(salvo.contact))


def resolve(battle: Battle, strikes: Sequence[Declared]) -> None:
    """Deal the damage of salvos: those that struck salvos first, all of them at once, then those that struck anything else.

    Salvos that have struck are taken off the table. Dice: strike by strike, weapon by weapon (`impact`).
    Rules MV-2.2.4-04, -08, -10, -13.
    """
    first = [(each, list(each.salvo.weapons)) for each in strikes if isinstance(each.target, Salvo)]
    for declared, missiles in first:
        for missile in missiles:
            if isinstance(declared.target, Salvo):
                strike_salvo(battle, missile_blow(battle, declared.salvo, missile), declared.target)
    for declared in strikes:
        if isinstance(declared.target, Vessel) and declared.salvo.fights:
            _strike_ship(battle, declared.salvo, declared.target, declared.arc)
        elif isinstance(declared.target, Mission) and declared.salvo.fights:
            _strike_mission(battle, declared.salvo, declared.target)
    for declared in strikes:
        if declared.salvo in battle.table.salvos:
            battle.table.salvos.remove(declared.salvo)
            battle.tell(SalvoSpent(declared.salvo.key))


def _strike_ship(battle: Battle, salvo: Salvo, target: Vessel, arc: int) -> None:
    if not target.fights:
        battle.tell(SalvoCameToNothing(salvo.key, target.key))
    for missile in list(salvo.weapons):
        if target.fights:
            land_missile(battle, missile_blow(battle, salvo, missile), target, arc)


def _strike_mission(battle: Battle, salvo: Salvo, target: Mission) -> None:
    """Strike squadrons; a weapon whose squadron is gone does nothing. Rules MV-1.3.6-17, MV-2.2.4-04."""
    if not target.fights:
        battle.tell(SalvoCameToNothing(salvo.key, target.key))
    for missile in list(salvo.weapons):
        wing = aimed_at(battle, missile)
        if wing is not None:
            land_missile_on_squadron(battle, missile_blow(battle, salvo, missile), wing)


def expire(battle: Battle) -> None:
    """Take salvos off the table that are at their turn limit, proximity weapons excepted.

    Rules MV-1.3.2-03, MV-2.2.4-10, -12.
    """
    table = battle.table
    for salvo in list(table.salvos):
        if salvo.age(table.turn) >= salvo.turns and not salvo.waits:
            table.salvos.remove(salvo)
            battle.tell(SalvoExpired(salvo.key, salvo.turns))

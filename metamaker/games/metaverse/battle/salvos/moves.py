"""Effects of salvos on the table: moves, strikes, fire of the ships in contact, removal (2.1.2, 2.2.4)."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from metamaker.games.metaverse.battle.aim import Profile
from metamaker.games.metaverse.battle.blueprint import WeaponPlan
from metamaker.games.metaverse.battle.electronics.signature import emits
from metamaker.games.metaverse.battle.fire.at_salvos import AtSalvo, salvo_profile
from metamaker.games.metaverse.battle.fire.events import SensorRolled
from metamaker.games.metaverse.battle.fire.impact import (
    blow_of,
    land_missile,
    land_on_squadron,
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
from metamaker.games.metaverse.battle.salvos.orders import Course, DefenceOrders
from metamaker.games.metaverse.battle.salvos.rules import Chance, Target, place_of, reach
from metamaker.games.metaverse.battle.state.battle import Battle
from metamaker.games.metaverse.battle.state.salvo import Missile, Salvo
from metamaker.games.metaverse.battle.state.squadron import Mission
from metamaker.games.metaverse.battle.state.vessel import System, Vessel
from metamaker.games.metaverse.model.words import WeaponQuality
from metamaker.games.metaverse.rules.hit import D20
from metamaker.play.geometry import travelled

_ROLLED: Final = ("MV-2.2.4-07", "MV-1.3.1-20")


def forget(battle: Battle) -> None:
    """Clear the values of the last turn: attackers of salvos, and damage that had no effect. Rule MV-1.3.4-09."""
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
    """A strike of a salvo; `arc` is the arc of the target ship in which the salvo was. Rule MV-2.2.4-09."""

    salvo: Salvo
    target: Target
    arc: int


def declare(battle: Battle, salvo: Salvo, chance: Chance) -> Declared:
    """Move a salvo into contact with its target; it takes a place among the attackers. No dice.

    Rules MV-2.2.4-05, -09, MV-1.3.4-08, -11.
    """
    target = chance.target
    if battle.telling:
        arc = ARC_WORDS[chance.arc] if isinstance(target, Vessel) else ""
        far = reach(battle.table, salvo, target)
        battle.tell(SalvoStrikes(salvo.key, target.key, chance.distance, far, arc))
    salvo.came_from, salvo.place, salvo.contact = salvo.place, place_of(target), target.key
    if salvo.number not in target.attackers:
        target.attackers.append(salvo.number)
    return Declared(salvo, target, chance.arc)


def defend(battle: Battle, vessel: Vessel, orders: DefenceOrders) -> None:
    """Fire the 0 cm weapons of a ship at salvos in contact with it.

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
            if plan is not None and salvo.fights and _hits(battle, aimed, weapon, plan):
                strike_salvo(battle, blow_of(aimed, weapon, plan), salvo, on=vessel)
    emits(battle.table, vessel)


def _hits(battle: Battle, aimed: AtSalvo, weapon: System, plan: WeaponPlan) -> bool:
    """Roll for a 0 cm weapon; a temporal one that misses rolls again."""
    profile = salvo_profile(aimed.firer, aimed.array.plan.rating, aimed.target, (plan,), 0)
    hit = _rolled(battle, aimed, weapon, plan, profile, again=False)
    if not hit and WeaponQuality.TEMPORAL in plan.qualities:
        hit = _rolled(battle, aimed, weapon, plan, profile, again=True)
    return hit


def _rolled(battle: Battle, aimed: AtSalvo, weapon: System, plan: WeaponPlan, profile: Profile, *, again: bool) -> bool:
    face = battle.dice.roll(D20)
    hit = profile.hits(face)
    if battle.telling:
        ship, array = aimed.firer.key, aimed.array.plan.ref
        rolled = SensorRolled(
            ship, aimed.target.key, array, (weapon.plan.ref,), (plan.name,), 0, *profile.numbers, face, hit, again, _ROLLED
        )
        battle.tell(rolled)
    return hit


def resolve(battle: Battle, strikes: Sequence[Declared]) -> None:
    """Deal the damage of salvos: strikes at salvos first and simultaneously, then the others.

    Salvos leave the table after their strike. Dice: strike by strike, weapon by weapon (`impact`). Rules MV-2.2.4-04, -08, -10,
    -13.
    """
    first = [(each, list(each.salvo.weapons)) for each in strikes if isinstance(each.target, Salvo)]
    for declared, missiles in first:
        for missile in missiles:
            if isinstance(declared.target, Salvo):
                strike_salvo(battle, missile_blow(battle, declared.salvo, missile), declared.target)
    later = [(each, list(each.salvo.weapons)) for each in strikes if not isinstance(each.target, Salvo)]
    for declared, missiles in later:
        if isinstance(declared.target, Vessel) and missiles:
            _strike_ship(battle, declared.salvo, missiles, declared.target, declared.arc)
        elif isinstance(declared.target, Mission) and missiles:
            _strike_mission(battle, declared.salvo, missiles, declared.target)
    for declared in strikes:
        if declared.salvo in battle.table.salvos:
            battle.table.salvos.remove(declared.salvo)
            battle.tell(SalvoSpent(declared.salvo.key))


def _strike_ship(battle: Battle, salvo: Salvo, missiles: Sequence[Missile], target: Vessel, arc: int) -> None:
    if not target.fights:
        battle.tell(SalvoCameToNothing(salvo.key, target.key))
    for missile in missiles:
        if target.fights:
            land_missile(battle, missile_blow(battle, salvo, missile), target, arc)


def _strike_mission(battle: Battle, salvo: Salvo, missiles: Sequence[Missile], target: Mission) -> None:
    """Let each weapon strike the first remaining squadron. Rules MV-2.2.4-04, MV-1.3.6-16, -17."""
    if not target.fights:
        battle.tell(SalvoCameToNothing(salvo.key, target.key))
    for missile in missiles:
        if target.fights:
            land_on_squadron(battle, missile_blow(battle, salvo, missile), target.squadrons[0])


def expire(battle: Battle) -> None:
    """Take salvos at their turn limit off the table, except proximity weapons.

    Rules MV-1.3.2-03, MV-2.2.4-10, -12.
    """
    table = battle.table
    for salvo in list(table.salvos):
        if salvo.age(table.turn) >= salvo.turns and not salvo.waits:
            table.salvos.remove(salvo)
            battle.tell(SalvoExpired(salvo.key, salvo.turns))

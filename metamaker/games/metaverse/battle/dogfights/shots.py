"""Shots of the Starfighter Combat Step carried out: squadrons at ships, squadrons and salvos; 0 cm weapons at squadrons."""

from typing import NamedTuple

from metamaker.games.metaverse.battle import contact
from metamaker.games.metaverse.battle.damage.hull import Cause, disable
from metamaker.games.metaverse.battle.damage.squadrons import Volley, Wing, eased, wound
from metamaker.games.metaverse.battle.damage.strike import FIRE, Shot, strike
from metamaker.games.metaverse.battle.dogfights.events import SquadronFired, SquadronWasted, SystemStruck
from metamaker.games.metaverse.battle.dogfights.orders import RepelOrders, RepelShot, WingAttack
from metamaker.games.metaverse.battle.electronics.signature import emits
from metamaker.games.metaverse.battle.fire.at_missions import AtMission, mission_profile
from metamaker.games.metaverse.battle.fire.close_range import hits
from metamaker.games.metaverse.battle.fire.events import ShotWasted
from metamaker.games.metaverse.battle.fire.impact import hit_salvo, land_on_squadron, side_struck
from metamaker.games.metaverse.battle.fire.interception import commit
from metamaker.games.metaverse.battle.places import ARC_NUMBER, ARC_WORDS
from metamaker.games.metaverse.battle.state.battle import Battle
from metamaker.games.metaverse.battle.state.salvo import Salvo
from metamaker.games.metaverse.battle.state.vessel import DESTROYED, System, Vessel
from metamaker.games.metaverse.model.arc import Arc


class Sortie(NamedTuple):
    """An attack of a squadron with what it is fired at, as it was declared: a wing is the squadron in its mission."""

    wing: Wing
    attack: WingAttack
    target: Vessel | Salvo | Wing


class Operated(NamedTuple):
    """A surgical strike that has struck its system, to be disabled when the group is over."""

    ship: Vessel
    system: System
    cause: Cause


def declared(battle: Battle, attack: WingAttack) -> Sortie | None:
    """Take what a declared attack takes: weapons, a place among the attackers. No dice. Rules MV-1.3.4-08, -11, MV-3.7.6-03."""
    table = battle.table
    squadron = table.squadron(attack.squadron)
    mission = None if squadron is None else table.mission_of(squadron)
    if squadron is None or mission is None:
        return None
    target = table.by_key.get(attack.target) or table.salvo(attack.target) or _wing(battle, attack.target)
    if target is None:
        return None
    contact.spend(table, squadron, attack.weapons)
    attackers = target.mission.attackers if isinstance(target, Wing) else target.attackers
    if mission.number not in attackers:
        attackers.append(mission.number)
    return Sortie(Wing(mission, squadron), attack, target)


def _wing(battle: Battle, key: str) -> Wing | None:
    squadron = battle.table.squadron(key)
    mission = None if squadron is None else battle.table.mission_of(squadron)
    return None if squadron is None or mission is None else Wing(mission, squadron)


def fire(battle: Battle, sortie: Sortie, operated: list[Operated]) -> None:
    """Resolve an attack of a squadron, weapon by weapon; every shot hits.

    Dice of each: at a ship the side that a corkscrewing one shows, damage (`damage.strike`); at a squadron or a salvo the
    damage. Rules MV-1.3.3-01, -07, MV-2.2.3-06 to -09, MV-1.3.5-15.
    """
    squadron = sortie.wing.squadron
    for place in sortie.attack.weapons:
        plan, target = squadron.plan.weapons[place].plan, sortie.target
        if not target.fights:
            battle.tell(SquadronWasted(squadron.key, plan.name, target.key))
        elif isinstance(target, Vessel):
            _fire_at_ship(battle, sortie, target, place, operated)
        elif isinstance(target, Wing):
            if battle.telling:
                battle.tell(SquadronFired(squadron.key, plan.name, target.key, ""))
            wound(battle, target, Volley(plan, squadron.key, eased=eased(sortie.wing, target)))
        else:
            hit_salvo(battle, squadron, plan, target, battle.table.by_key.get(target.contact))


def _fire_at_ship(battle: Battle, sortie: Sortie, target: Vessel, place: int, operated: list[Operated]) -> None:
    squadron, attack = sortie.wing.squadron, sortie.attack
    plan = squadron.plan.weapons[place].plan
    arc = side_struck(battle, target, ARC_NUMBER[Arc(attack.arc)])
    if battle.telling:
        battle.tell(SquadronFired(squadron.key, plan.name, target.key, ARC_WORDS[arc]))
    wounds = strike(battle, Shot(plan, squadron.carrier, target, arc, surgical=bool(attack.system)))
    if wounds.operated and target.fights:
        system = target.system(attack.system)
        battle.tell(SystemStruck(squadron.key, target.key, attack.system))
        operated.append(Operated(target, system, Cause(FIRE, squadron.carrier, plan.name)))


def close(battle: Battle, operated: list[Operated]) -> None:
    """Disable what surgical strikes have struck, in their order. Dice: those of a drive that blows up. Rule MV-1.3.3-07."""
    for each in operated:
        if each.ship.fights and not each.system.flags & DESTROYED:
            disable(battle, each.ship, each.system, each.cause)


def repel(battle: Battle, vessel: Vessel, orders: RepelOrders) -> list[AtMission]:
    """Take what the 0 cm fire of a ship takes: weapons, arrays, places under EMS; return it, shot by shot. No dice."""
    found = [aimed for shot in orders.shots if (aimed := _aimed(battle, vessel, shot)) is not None]
    for aimed in found:
        commit(aimed, battle.table.turn)
    return found


def _aimed(battle: Battle, vessel: Vessel, shot: RepelShot) -> AtMission | None:
    wing = _wing(battle, shot.squadron)
    if wing is None:
        return None
    weapons = tuple([vessel.system(ref) for ref in shot.weapons])
    squadrons = (wing.squadron,) * len(weapons)
    return AtMission(vessel, wing.mission, vessel, vessel.system(shot.array), weapons, squadrons)


def repelled(battle: Battle, aimed: AtMission) -> None:
    """Fire 0 cm weapons at a squadron. Dice: weapon by weapon a D20, a second one if a temporal weapon misses, damage.

    Rules MV-2.2.3-02, MV-2.2.4-07, MV-1.3.6-17.
    """
    for weapon, squadron in zip(aimed.weapons, aimed.squadrons, strict=True):
        plan = weapon.plan.weapon
        if plan is None:
            continue
        if not squadron.flies:
            battle.tell(ShotWasted(aimed.firer.key, squadron.key, (weapon.plan.ref,)))
            continue
        profile = mission_profile(aimed.firer, aimed.array.plan.rating, aimed.target, (squadron,), (), 0)
        if hits(battle, aimed, weapon, plan, profile, ("MV-2.2.4-07", "MV-1.3.1-18")):
            land_on_squadron(battle, aimed, weapon, plan)
    emits(battle.table, aimed.firer)

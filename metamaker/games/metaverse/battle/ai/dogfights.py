"""The captains' fire at squadrons and with them: remaining guns and arrays of ships, 0 cm weapons, squadrons in combat."""

from collections.abc import Sequence
from typing import Final

from metamaker.games.metaverse.battle.ai.boarding import HARDLY, likeliest
from metamaker.games.metaverse.battle.ai.flights import arc_attacked
from metamaker.games.metaverse.battle.ai.salvos import idle_arrays
from metamaker.games.metaverse.battle.ai.sorties import promise
from metamaker.games.metaverse.battle.decision import Answer, Decision
from metamaker.games.metaverse.battle.fire.at_missions import touches
from metamaker.games.metaverse.battle.fire.decisions import DeclareFire
from metamaker.games.metaverse.battle.fire.interception import screening_weapons
from metamaker.games.metaverse.battle.fire.orders import Attack, FireOrders, InterceptOrders, SquadronScreen
from metamaker.games.metaverse.battle.fire.screening import InterceptFire
from metamaker.games.metaverse.battle.places import ARC_WORDS
from metamaker.games.metaverse.battle.starfighters.combat import Prey, element, has_place
from metamaker.games.metaverse.battle.starfighters.combat_decisions import DefendWithSquadrons, FireFlak, FireSquadrons
from metamaker.games.metaverse.battle.starfighters.orders import (
    FlakOrders,
    FlakShot,
    SquadronFireOrders,
    SquadronShot,
)
from metamaker.games.metaverse.battle.state.battle import Table
from metamaker.games.metaverse.battle.state.squadron import Mission, Squadron
from metamaker.games.metaverse.battle.state.vessel import System, Vessel
from metamaker.play.geometry import distance

KINDS: Final = (FireSquadrons, FireFlak, DefendWithSquadrons)
"""The decisions that `fought` answers."""


def fought(decision: Decision) -> Answer:
    """Return the answer to a decision about squadrons in combat, and the default answer of any other decision."""
    if isinstance(decision, FireSquadrons):
        return fired(decision)
    if isinstance(decision, FireFlak):
        return flak(decision)
    if isinstance(decision, DefendWithSquadrons):
        return covered(decision)
    return decision.default()


def with_fire_at_missions(decision: DeclareFire, orders: FireOrders) -> FireOrders:
    """Return fire orders with idle arrays and guns added against squadrons, attackers of ships first.

    A ship under attack by squadrons gives up its last shots at another ship, if those weapons can hit squadrons.
    """
    table, vessel = decision.table, decision.vessel
    missions = decision.missions()
    if not missions:
        return orders
    missions.sort(key=lambda each: (not touches(each, vessel), not _attacks(table, each), _far(vessel, each), each.number))
    if (
        touches(missions[0], vessel)
        and orders.attacks
        and not idle_arrays(decision, orders)
        and _armed(decision, missions[0], ())
    ):
        orders = orders._replace(attacks=orders.attacks[:-1])
    used = {ref for group in (orders.attacks, orders.launches) for order in group for ref in order.weapons}
    for array, mission in zip(idle_arrays(decision, orders), missions, strict=False):
        weapons = _armed(decision, mission, used)
        if weapons:
            refs = tuple([weapon.plan.ref for weapon in weapons])
            aims = tuple([_aim(mission, place).key for place in range(len(weapons))])
            attack = Attack(array.plan.ref, mission.key, refs, squadrons=aims)
            kept = tuple([ref for ref in orders.kept if ref not in refs])
            orders = orders._replace(attacks=(*orders.attacks, attack), kept=kept)
            used |= set(refs)
    return orders


def _attacks(table: Table, mission: Mission) -> bool:
    vessel = table.by_key.get(mission.contact)
    return vessel is not None and vessel.side != mission.side


def _far(vessel: Vessel, mission: Mission) -> int:
    return distance(vessel.course.place, mission.place)


def _armed(decision: DeclareFire, mission: Mission, used: Sequence[str] | set[str]) -> list[System]:
    """Return the unused weapons that may fire at a mission and hurt the squadron that they would aim at."""
    return [
        weapon
        for weapon in decision.weapons_on(mission)
        if weapon.plan.ref not in used and weapon.plan.weapon is not None and _hurts(weapon, mission.squadrons[0])
    ]


def _hurts(weapon: System, squadron: Squadron) -> bool:
    plan = weapon.plan.weapon
    return plan is not None and plan.highest + plan.modifier > max(0, squadron.plan.defence - plan.armour_piercing)


def _aim(mission: Mission, place: int) -> Squadron:
    """Return the target squadron of the weapon with this index in a list: two weapons at each, the weakest squadrons first."""
    some = sorted(mission.squadrons, key=lambda each: (each.strength, each.number))
    return some[(place // 2) % len(some)]


def fired(decision: FireSquadrons) -> SquadronFireOrders:
    """Return the fire of squadrons, each with its best weapons at its best prey.

    Squadrons with weapons against ships fire at ships. The others fire at squadrons: the weakest not yet expected to be lost.
    """
    shots: list[SquadronShot] = []
    promised: dict[str, int] = {}
    declared: dict[str, list[int]] = {}
    for squadron in decision.able():
        shot = _shot(decision, squadron, promised, declared)
        if shot is not None:
            shots.append(shot)
    return SquadronFireOrders(tuple(shots))


def _open(decision: FireSquadrons, squadron: Squadron, declared: dict[str, list[int]]) -> list[Prey]:
    """Return the prey of a squadron, with a place under EMS left for its mission by earlier shots."""
    table, mission = decision.table, decision.table.mission_of(squadron)
    return [
        it
        for it in decision.prey(squadron)
        if mission is not None
        and (target := element(table, it)) is not None
        and has_place(table, mission, it, declared.get(target.key, ()))
    ]


def _shot(
    decision: FireSquadrons, squadron: Squadron, promised: dict[str, int], declared: dict[str, list[int]]
) -> SquadronShot | None:
    """Return the shot of a squadron, and note its mission by target in `declared`."""
    mission, some = decision.table.mission_of(squadron), _open(decision, squadron, declared)
    for it in some:
        through = decision.unloads(squadron, it)
        if through and isinstance(it, Vessel) and mission is not None:
            arc = _landing(decision.table, mission, it, through)
            if arc:
                declared.setdefault(it.key, []).append(mission.number)
                return SquadronShot(squadron.key, (), it.key, arc, unloads=True)
    target = None
    best = min(some, key=lambda it: _order(it, promised), default=None)
    if best is not None:
        target = element(decision.table, best)
    if best is None or target is None or mission is None:
        return None
    declared.setdefault(target.key, []).append(mission.number)
    arms = squadron.plan.weapons
    places = sorted(decision.weapons(squadron, best), key=lambda place: (-promise(arms[place]), place))
    weapons = tuple(places[: decision.most(squadron)])
    if isinstance(best, Vessel):
        return SquadronShot(squadron.key, weapons, best.key, ARC_WORDS[arc_attacked(decision.table, squadron, best)])
    promised[best.key] = promised.get(best.key, 0) + sum([promise(arms[place]) for place in weapons])
    return SquadronShot(squadron.key, weapons, best.key)


def _landing(table: Table, mission: Mission, ship: Vessel, through: Sequence[str]) -> str:
    """Return the arc through which marines of a mission go aboard, empty if they can hardly win."""
    arcs = [ARC_WORDS.index(word) for word in through]
    chance, arc = likeliest(table, ship, arcs, sum([squadron.marines for squadron in mission.squadrons]))
    return ARC_WORDS[arc] if chance > HARDLY else ""


def _order(it: Prey, promised: dict[str, int]) -> tuple[int, int, int]:
    """Return the sort key of prey: ships, squadrons not yet expected to be lost, the others, salvos."""
    if isinstance(it, Vessel):
        return 0, 0, it.number
    if isinstance(it, Squadron):
        spare = 2 * it.strength - promised.get(it.key, 0)
        return 1 if spare > 0 else 2, it.strength, it.number
    return 3, -it.pulses, it.number


def flak(decision: FireFlak) -> FlakOrders:
    """Return the fire of all 0 cm weapons at the largest mission in contact, by the best array."""
    arrays = sorted(decision.arrays(), key=lambda array: -array.plan.rating)
    found = FlakOrders()
    used: set[str] = set()
    for mission in sorted(decision.missions(), key=lambda each: (-len(each.squadrons), each.number))[: len(arrays)]:
        weapons = [weapon for weapon in decision.weapons(mission) if weapon.plan.ref not in used]
        if weapons:
            refs = tuple([weapon.plan.ref for weapon in weapons])
            aims = tuple([_aim(mission, place).key for place in range(len(weapons))])
            found = FlakOrders((*found.shots, FlakShot(arrays.pop(0).plan.ref, mission.key, refs, aims)))
            used |= set(refs)
    return found


def covered(decision: DefendWithSquadrons) -> SquadronFireOrders:
    """Return the fire of squadrons at striking salvos, shared out among them in turn, those with most pulses first."""
    table = decision.table
    salvos = sorted(
        [salvo for key in decision.salvos if (salvo := table.salvo(key)) is not None], key=lambda each: -each.pulses
    )
    shots: list[SquadronShot] = []
    declared: dict[str, list[int]] = {}
    for place, squadron in enumerate(decision.able()):
        mission = table.mission_of(squadron)
        for salvo in salvos[place % len(salvos) :] + salvos[: place % len(salvos)]:
            others = declared.setdefault(salvo.key, [])
            if squadron.key in decision.salvos[salvo.key] and mission is not None and has_place(table, mission, salvo, others):
                others.append(mission.number)
                weapons = tuple(decision.weapons(squadron)[: decision.most(squadron)])
                shots.append(SquadronShot(squadron.key, weapons, salvo.key))
                break
    return SquadronFireOrders(tuple(shots))


def screened(decision: InterceptFire) -> InterceptOrders:
    """Return the fire of one squadron at fire that has hit, if it has no better use for its weapons this turn."""
    table = decision.table
    for squadron in decision.threat.squadrons:
        mission = table.mission_of(squadron)
        engaged = mission is not None and any(
            other.side != squadron.side and mission.contact in {other.contact, other.key} for other in table.missions
        )
        if not engaged:
            places = screening_weapons(squadron)[: table.quality_of(squadron)]
            return InterceptOrders((), (SquadronScreen(squadron.key, tuple(places)),))
    return InterceptOrders()

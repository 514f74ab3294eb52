"""How captains fight with starfighters in contact: squadrons fire all that they may, ships use their 0 cm weapons."""

from metamaker.games.metaverse.battle.decision import Answer, Decision
from metamaker.games.metaverse.battle.dogfights import rules
from metamaker.games.metaverse.battle.dogfights.decisions import RepelSquadrons, SquadronFire
from metamaker.games.metaverse.battle.dogfights.orders import RepelOrders, RepelShot, WingAttack, WingOrders
from metamaker.games.metaverse.battle.fire.decisions import DeclareFire
from metamaker.games.metaverse.battle.fire.orders import Attack, FireOrders
from metamaker.games.metaverse.battle.places import ARC_NUMBER
from metamaker.games.metaverse.battle.state.squadron import Mission, Squadron
from metamaker.games.metaverse.battle.state.vessel import Vessel
from metamaker.games.metaverse.model.arc import Arc


def dogfought(decision: Decision) -> Answer:
    """Return what squadrons and ships fire in the Starfighter Combat Step; the default answer of any other decision."""
    if isinstance(decision, SquadronFire):
        return _attacks(decision)
    if isinstance(decision, RepelSquadrons):
        return _repelled(decision)
    return decision.default()


def _attacks(decision: SquadronFire) -> WingOrders:
    """Return attacks of all squadrons: at the weakest squadron in contact, else at the ship, else at a salvo."""
    orders = WingOrders()
    for key in decision.squadrons:
        squadron = decision.squadron(key)
        mission = None if squadron is None else decision.mission(squadron)
        if squadron is None or mission is None:
            continue
        for attack in _ways(decision, squadron, mission):
            more = WingOrders((*orders.attacks, attack))
            if attack.weapons and not decision.refusals(more):
                orders = more
                break
    return orders


def _ways(decision: SquadronFire, squadron: Squadron, mission: Mission) -> list[WingAttack]:
    table, most, places = decision.table, decision.most(squadron), decision.weapons(squadron)
    others, ship = tuple(rules.at_others(squadron, places)[:most]), rules.prey(table, mission)
    foes = sorted(rules.foes(table, mission), key=lambda foe: (foe.strength, foe.number))
    found = [WingAttack(squadron.key, others, foe.key) for foe in foes]
    if ship is not None:
        arc = min(rules.arcs(mission), key=lambda word: _cover(ship, word))
        at_ship = WingAttack(squadron.key, tuple(rules.at_ships(squadron, places)[:most]), ship.key, arc)
        found.insert(0, at_ship)
    return [*found, *[WingAttack(squadron.key, others, salvo.key) for salvo in rules.within(table, mission)]]


def _cover(ship: Vessel, word: str) -> int:
    """Return what stands before the hull in an arc: shield hits and armour."""
    state = ship.arcs[ARC_NUMBER[Arc(word)]]
    return (state.shield_hits if state.up else 0) + (state.plan.armour + state.plates) * 2


def _repelled(decision: RepelSquadrons) -> RepelOrders:
    """Return the fire of all 0 cm weapons, an array for each mission, at its strongest squadron."""
    used: set[str] = set()
    orders = RepelOrders()
    for mission in decision.missions():
        weapons = tuple([ref for weapon in decision.weapons(mission) if (ref := weapon.plan.ref) not in used])
        arrays = [array.plan.ref for array in decision.arrays(mission) if array.plan.ref not in used]
        if weapons and arrays:
            strongest = max(mission.squadrons, key=lambda squadron: squadron.strength)
            orders = RepelOrders((*orders.shots, RepelShot(arrays[0], strongest.key, weapons)))
            used.update([arrays[0], *weapons])
    return orders


def with_missions(decision: DeclareFire, orders: FireOrders) -> FireOrders:
    """Return fire orders with fire of idle arrays and weapons at missions, each at the strongest squadron of one."""
    if decision.only or not decision.table.missions:
        return orders
    groups = orders.attacks, orders.teleports, orders.grapples, orders.launches
    busy = {order.array for group in groups for order in group}
    used = {ref for group in (orders.attacks, orders.launches) for order in group for ref in order.weapons}
    idle = [array.plan.ref for array in decision.arrays() if array.plan.ref not in busy]
    for mission in decision.missions():
        weapons = tuple([ref for weapon in decision.weapons_at_mission(mission) if (ref := weapon.plan.ref) not in used])
        if weapons and idle:
            strongest = max(mission.squadrons, key=lambda squadron: squadron.strength)
            attack = Attack(idle.pop(0), mission.key, weapons, squadrons=(strongest.key,))
            kept = tuple([ref for ref in orders.kept if ref not in weapons])
            orders = orders._replace(attacks=(*orders.attacks, attack), kept=kept)
            used.update(weapons)
    return orders

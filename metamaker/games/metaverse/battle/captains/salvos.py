"""How captains use indirect weapons: launch at who can be caught, steer after him, strike, shoot at what comes in."""

from collections.abc import Sequence

from metamaker.games.metaverse.battle.aim import bears
from metamaker.games.metaverse.battle.captains.geometry import drifting
from metamaker.games.metaverse.battle.fire.arms import launchers
from metamaker.games.metaverse.battle.fire.decisions import DeclareFire
from metamaker.games.metaverse.battle.fire.launches import along_line
from metamaker.games.metaverse.battle.fire.orders import Attack, FireOrders, Launch
from metamaker.games.metaverse.battle.salvos.decisions import DefendShip, GuideSalvos, StrikeTargets
from metamaker.games.metaverse.battle.salvos.orders import (
    CloseFire,
    Course,
    DefenceOrders,
    GuideOrders,
    Strike,
    StrikeOrders,
)
from metamaker.games.metaverse.battle.salvos.rules import REACH_CM, SHARPEST, Chance, may_move
from metamaker.games.metaverse.battle.state.salvo import Salvo
from metamaker.games.metaverse.battle.state.vessel import System, Vessel
from metamaker.play.plane import CIRCLE, CM, Point, bearing, distance, turned


def with_salvos(decision: DeclareFire, orders: FireOrders) -> FireOrders:
    """Return fire orders with what arrays that are still idle can do: launch salvos, then fire at those of the enemy.

    A ship that would use all of its arrays for guns launches instead with the last one if its salvo has more pulses.
    """
    vessel, table = decision.vessel, decision.table
    if decision.only or not (table.salvos or vessel.blueprint.launchers):
        return orders
    orders = _launching(decision, vessel, orders)
    idle = idle_arrays(decision, orders)
    used = {ref for group in (orders.attacks, orders.launches) for order in group for ref in order.weapons}
    here = vessel.course.place
    for salvo in sorted(decision.salvos(), key=lambda each: (distance(here, each.place), each.number)):
        weapons = [ref for weapon in decision.weapons_at(salvo) if (ref := weapon.plan.ref) not in used]
        if weapons and idle:
            orders = _with_attack(orders, Attack(idle.pop(0).plan.ref, salvo.key, tuple(weapons)))
            used.update(weapons)
    return orders


def _with_attack(orders: FireOrders, attack: Attack) -> FireOrders:
    kept = tuple([ref for ref in orders.kept if ref not in attack.weapons])
    return orders._replace(attacks=(*orders.attacks, attack), kept=kept)


def idle_arrays(decision: DeclareFire, orders: FireOrders) -> list[System]:
    """Return free arrays that no order uses, best first."""
    groups = orders.attacks, orders.teleports, orders.grapples, orders.launches
    used = {order.array for group in groups for order in group} | {order.array for order in orders.boardings}
    return sorted([array for array in decision.arrays() if array.plan.ref not in used], key=lambda array: -array.plan.rating)


def _launching(decision: DeclareFire, vessel: Vessel, orders: FireOrders) -> FireOrders:
    ready = launchers(vessel, decision.table.turn)
    prey = [other for other in decision.table.fighting(1 - vessel.side) if not other.cloaked]
    if not ready or not prey:
        return orders
    idle = idle_arrays(decision, orders)
    if not idle and orders.attacks and not orders.attacks[-1].lender:
        last = orders.attacks[-1]
        best = _launch(vessel, prey, ready, vessel.system(last.array))
        if best is not None and _pulses(vessel, best.weapons) > _pulses(vessel, last.weapons):
            orders, idle = orders._replace(attacks=orders.attacks[:-1]), [vessel.system(last.array)]
    for array in idle:
        order = _launch(vessel, prey, ready, array)
        if order is None:
            break
        orders = orders._replace(launches=(*orders.launches, order))
        ready = [weapon for weapon in ready if weapon.plan.ref not in order.weapons]
    return orders


def _pulses(vessel: Vessel, refs: Sequence[str]) -> int:
    plans = [vessel.system(ref).plan.weapon for ref in refs]
    return sum([plan.pulse for plan in plans if plan is not None])


def _launch(vessel: Vessel, prey: Sequence[Vessel], ready: Sequence[System], array: System) -> Launch | None:
    """Return the launch of most pulses of one kind at the nearest enemy that it can catch, None if there is none."""
    here, best, most = vessel.course.place, None, 0
    for target in sorted(prey, key=lambda other: (distance(here, other.course.place), other.number)):
        there = target.course.place
        direction, gap = bearing(here, there), distance(here, there)
        seen = along_line(vessel, direction)
        for kind in dict.fromkeys([weapon.plan.weapon for weapon in ready]):
            if kind is None or not kind.at_starships or gap > (kind.range_cm * kind.turns + REACH_CM) * CM:
                continue
            refs = [each.plan.ref for each in ready if each.plan.weapon is kind and bears(vessel, each.plan, seen)]
            refs = refs[: array.plan.rating]
            if len(refs) * kind.pulse > most:
                far = kind.range_cm * CM
                contact = target.key if 0 < gap <= far else ""
                best, most = Launch(array.plan.ref, tuple(refs), direction, min(gap, far), contact), len(refs) * kind.pulse
        if best is not None:
            break
    return best


def guided(decision: GuideSalvos) -> GuideOrders:
    """Return moves of the salvos that are asked for: each toward where the nearest ship will be that it may strike."""
    table = decision.table
    prey = [other for other in table.fighting(1 - decision.side) if not other.cloaked]
    salvos = [salvo for salvo in decision.salvos() if may_move(salvo, table.turn)][: decision.most]
    if not prey:
        return GuideOrders()
    ahead = [(other, drifting(other.course)) for other in prey]
    places = [Point(stance.x, stance.y) for _, stance in ahead]
    return GuideOrders(tuple([_course(salvo, places) for salvo in salvos]))


def _course(salvo: Salvo, places: Sequence[Point]) -> Course:
    goal = min(places, key=lambda place: (distance(salvo.place, place), place))
    wanted = bearing(salvo.place, goal) if goal != salvo.place else salvo.direction
    direction, length = wanted, min(distance(salvo.place, goal), salvo.range_cm * CM)
    if turned(wanted, salvo.direction) > SHARPEST:
        right = (wanted - salvo.direction) % CIRCLE <= CIRCLE // 2
        direction = (salvo.direction + (SHARPEST if right else -SHARPEST)) % CIRCLE
    return Course(salvo.key, direction, length)


def struck(decision: StrikeTargets) -> StrikeOrders:
    """Return strikes: ships before all else, the weakest ship first, as long as its EMS has places."""
    strikes: list[Strike] = []
    for key, chances in decision.chances.items():
        for chance in sorted(chances, key=_promise):
            strike = Strike(key, chance.target.key)
            if not decision.refusals(StrikeOrders((*strikes, strike))):
                strikes.append(strike)
                break
        if len(strikes) == decision.most:
            break
    return StrikeOrders(tuple(strikes))


def _promise(chance: Chance) -> tuple[int, int, int]:
    """Return by what chances are put in order: ships by the boxes that are left to them, then salvos and missions."""
    target = chance.target
    if isinstance(target, Vessel):
        return 0, sum([section.left for section in target.sections]), target.number
    return 1, -(target.pulses if isinstance(target, Salvo) else target.mass), target.number


def defended(decision: DefendShip) -> DefenceOrders:
    """Return the fire of all weapons at salvos in contact, an array for each salvo, those of most pulses first."""
    salvos = [salvo for key in decision.salvos if (salvo := decision.table.salvo(key)) is not None]
    arrays = sorted(decision.arrays(), key=lambda array: -array.plan.rating)
    used: set[str] = set()
    shots: list[CloseFire] = []
    shares = min(len(arrays), len(salvos))
    for place, salvo in enumerate(sorted(salvos, key=lambda each: (-each.pulses, each.number))[:shares]):
        weapons = [ref for weapon in decision.weapons(salvo) if (ref := weapon.plan.ref) not in used]
        weapons = weapons[: -(-len(weapons) // (shares - place))]
        if weapons:
            shots.append(CloseFire(arrays[place].plan.ref, salvo.key, tuple(weapons)))
            used.update(weapons)
    return DefenceOrders(tuple(shots))

"""Indirect weapons: launch at ships within reach, follow them, strike, and fire at incoming salvos."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from metamaker.games.metaverse.battle.ai.geometry import drifting
from metamaker.games.metaverse.battle.aim import bears
from metamaker.games.metaverse.battle.damage.strike import guard
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
from metamaker.games.metaverse.battle.salvos.rules import REACH_CM, SHARPEST, Chance, may_move, reach
from metamaker.games.metaverse.battle.state.battle import Table
from metamaker.games.metaverse.battle.state.salvo import Salvo
from metamaker.games.metaverse.battle.state.vessel import System, Vessel
from metamaker.play.geometry import CIRCLE, CM, Point, bearing, distance, travelled, turned


def with_salvos(decision: DeclareFire, orders: FireOrders) -> FireOrders:
    """Return fire orders with idle arrays used: launch salvos, then fire at enemy salvos.

    A ship that would use all of its arrays for guns launches with the last one instead, if that salvo has more pulses.
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
    """Return the launch with most pulses of one kind at the nearest enemy within reach, None if there is none.

    Captains that saved one-shot weapons to strike in the turn of launch, before any defence, won 43% (± 8) of 144 mirrored
    battles of six small fleets.
    """
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
    """Return moves of the waiting salvos, each to the nearest ship that it reaches this turn if the ship drifts on.

    Ships that other salvos can already destroy are left to those. A salvo out of reach goes as near to a ship as its turn
    allows.
    """
    table = decision.table
    prey = [(other, _drifted(other)) for other in table.fighting(1 - decision.side) if not other.cloaked]
    promised: dict[int, int] = {}
    courses: list[Course] = []
    for salvo in [each for each in decision.salvos() if may_move(each, table.turn)][: decision.most] if prey else ():
        ways = [_way(table, salvo, target, place) for target, place in prey]
        caught = [way for way in ways if way.beyond <= 0]
        if caught:
            way = min(caught, key=lambda each: (_is_done_for(each.target, promised), each.gap, each.target.number))
            promised[way.target.number] = promised.get(way.target.number, 0) + damage(salvo, way.target)
        else:
            way = min(ways, key=lambda each: (each.beyond, each.target.number))
        courses.append(way.course)
    return GuideOrders(tuple(courses))


def _drifted(vessel: Vessel) -> Point:
    stance = drifting(vessel.course)
    return Point(stance.x, stance.y)


def _is_done_for(vessel: Vessel, promised: dict[int, int]) -> bool:
    """Return whether salvos on the way to a ship already take about as many boxes as it has left."""
    return promised.get(vessel.number, 0) >= _hull(vessel)


class Way(NamedTuple):
    """The move that brings a salvo nearest to a ship, `gap` away now, and the distance `beyond` missing to a strike.

    Both are in 1/1000 cm.
    """

    course: Course
    target: Vessel
    gap: int
    beyond: int


def _way(table: Table, salvo: Salvo, target: Vessel, place: Point) -> Way:
    """Return the move of a salvo that ends nearest to a ship's future place, as far as it may go after a turn."""
    here, far = salvo.place, salvo.range_cm * CM
    gap = distance(here, place)
    direction = bearing(here, place) if gap else salvo.direction
    length = min(gap, far)
    if turned(direction, salvo.direction) > SHARPEST:
        right = (direction - salvo.direction) % CIRCLE <= CIRCLE // 2
        direction = (salvo.direction + (SHARPEST if right else -SHARPEST)) % CIRCLE
        length = max(0, min(_along(here, direction, place), far))
    end = travelled(here, direction, length)
    return Way(Course(salvo.key, direction, length), target, gap, distance(end, place) - reach(table, salvo, target))


_LONG: Final = 1_000_000
"""A path long enough for directions to a millionth, although its end is in whole numbers."""


def _along(here: Point, direction: int, place: Point) -> int:
    """Return the distance along a direction of the point nearest to a place; negative in the opposite direction."""
    east, north = travelled(Point(0, 0), direction, _LONG)
    return ((place.x - here.x) * east + (place.y - here.y) * north) // _LONG


def damage(salvo: Salvo, target: Vessel) -> int:
    """Return about how many boxes a salvo takes: its mean damage less the armour of the weakest arc."""
    armour = min([int(guard(target, arc, kinetic=True).armour) for arc in range(len(target.arcs))])
    plans = [each.plan for each in salvo.weapons]
    return sum([plan.pulse * max(0, (plan.highest + 1) // 2 + plan.modifier - armour) for plan in plans])


def _hull(vessel: Vessel) -> int:
    return sum([section.left for section in vessel.sections])


def struck(decision: StrikeTargets) -> StrikeOrders:
    """Return strikes as far as EMS has places: ships first, the weakest not yet expected to be lost."""
    table = decision.table
    strikes: list[Strike] = []
    promised: dict[int, int] = {}
    for key, chances in decision.chances.items():
        salvo = table.salvo(key)
        if salvo is None:
            continue
        for chance in sorted(chances, key=lambda each: _promise(each, promised)):
            strike = Strike(key, chance.target.key)
            if not decision.refusals(StrikeOrders((*strikes, strike))):
                strikes.append(strike)
                if isinstance(chance.target, Vessel):
                    done = promised.get(chance.target.number, 0) + damage(salvo, chance.target)
                    promised[chance.target.number] = done
                break
        if len(strikes) == decision.most:
            break
    return StrikeOrders(tuple(strikes))


def _promise(chance: Chance, promised: dict[int, int]) -> tuple[int, int, int]:
    """Return the sort key of strikes: ships by their remaining boxes, then salvos and missions.

    Ships expected to be lost come last among the ships.
    """
    target = chance.target
    if isinstance(target, Vessel):
        return int(_is_done_for(target, promised)), _hull(target), target.number
    return 2, -(target.pulses if isinstance(target, Salvo) else target.mass), target.number


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

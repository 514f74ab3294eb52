"""The careful captain's electronics: useful systems are on, and arrays are aimed at the targets of its fire."""

from collections.abc import Iterator
from typing import Final

from metamaker.games.metaverse.battle.ai.fire_choice import Focus, Piece, fire_now, grown
from metamaker.games.metaverse.battle.ai.fire_worth import WHOLE, Broadside, life
from metamaker.games.metaverse.battle.ai.sorties import arms_for_ships, harm, hits_ships, weakest_arc
from metamaker.games.metaverse.battle.ai.starfighters import NEAR_CM
from metamaker.games.metaverse.battle.aim import sight
from metamaker.games.metaverse.battle.electronics.decision import SwitchElectronics
from metamaker.games.metaverse.battle.electronics.orders import Aim, ElectronicOrders, Support
from metamaker.games.metaverse.battle.electronics.signature import ECM, EJ, ELINT, EW, STEALTH, own_ew
from metamaker.games.metaverse.battle.fire.arms import free_arrays
from metamaker.games.metaverse.battle.fire.attacks import is_target
from metamaker.games.metaverse.battle.kinematics.course import momentum
from metamaker.games.metaverse.battle.places import ARC_NUMBER
from metamaker.games.metaverse.battle.starfighters.bays import is_open, operates
from metamaker.games.metaverse.battle.state.battle import Table
from metamaker.games.metaverse.battle.state.squadron import Berth
from metamaker.games.metaverse.battle.state.vessel import Vessel
from metamaker.games.metaverse.model.arc import Arc
from metamaker.play.geometry import CM, distance

DANGER: Final = 50_000
"""The worth of the enemy's fire (of 1,000,000) that is worth a countermeasure pod.

A twentieth of the ship: pods are few, and a turn without much fire should not cost one. Half or twice as much made no
difference in 360 duels of an earlier careful captain, where pods seldom come up.
"""


def switched(decision: SwitchElectronics, focus: Focus) -> ElectronicOrders:
    """Return the EW orders of a ship, for a side that will share its fire out by a fresh `focus`."""
    orders: ElectronicOrders = grown(decision, decision.default(), _pieces(decision, focus))
    return orders


def _pieces(decision: SwitchElectronics, focus: Focus) -> Iterator[Piece]:
    table, vessel = decision.table, decision.vessel
    yield from _switches(decision, vessel)
    opened = _opened(decision, table, vessel) if table.starfighters else None
    for arc in decision.raisable() if opened is None else ():
        yield Piece("raised", arc)
    if opened is not None:
        yield Piece("dropped", opened)
    yield from _aims(decision, table, vessel, focus)
    ansibles = decision.ansibles()
    friends = tuple([friend.key for friend in decision.friends()]) if ansibles else ()
    for ansible in ansibles:
        if friends:
            yield Piece("supports", Support(ansible.plan.ref, friends[: ansible.plan.rating]))
    pods = decision.pods()
    if pods and sum([worth_now(table, enemy, vessel) for enemy in decision.targets()]) > DANGER:
        yield Piece("pods", pods[0])


def _opened(decision: SwitchElectronics, table: Table, vessel: Vessel) -> Arc | None:
    """Return the arc to drop shields from, so that squadrons aboard can leave next turn; None to keep them up.

    It is the arc at which enemies can do least, if that is less than the squadrons can do. With carriers that have such
    shields all around, it won 96% (± 2) of 344 mirrored battles against a careful captain that kept its shields up. Rules
    MV-2.1.4-05 to -07, MV-3.1.5-06.
    """
    if is_open(vessel) or vessel.charges or not operates(vessel):
        return None
    prey = [other for other in table.fighting(1 - vessel.side) if not other.cloaked]
    gaps = [distance(vessel.course.place, other.course.place) for other in prey]
    if not gaps or min(gaps) > NEAR_CM * CM + abs(momentum(vessel.course)) * CM:
        return None
    ready = [each for each in table.aboard(vessel) if each.berth is Berth.READY and hits_ships(each)]
    arms = [arm for squadron in ready for arm in arms_for_ships(squadron, table.quality_of(squadron))]
    target = prey[gaps.index(min(gaps))]
    arc = weakest_arc(target, arms)
    gain = WHOLE * harm(target, arc, arms) // (2 * max(1, life(target, arc)))
    risks = [0, 0, 0, 0]
    for enemy in prey:
        risks[sight(enemy, vessel).struck] += worth_now(table, enemy, vessel)
    open_ones = sorted(decision.droppable(), key=lambda each: risks[ARC_NUMBER[each]])
    return open_ones[0] if open_ones and risks[ARC_NUMBER[open_ones[0]]] < gain else None


def _switches(decision: SwitchElectronics, vessel: Vessel) -> Iterator[Piece]:
    refs = decision.may_go_on()
    if not refs:
        return
    bare = not any(arc.shield_hits for arc in vessel.arcs)
    outnumbered = len(decision.table.fighting(decision.side)) <= len(decision.table.fighting(1 - decision.side))
    for ref in refs:
        kind = vessel.system(ref).plan.kind
        if kind in {EW, ECM} or (kind == STEALTH and bare) or (kind == EJ and outnumbered):
            yield Piece("on", ref)


def _aims(decision: SwitchElectronics, table: Table, vessel: Vessel, focus: Focus) -> Iterator[Piece]:
    """Yield aims of arrays at intended targets of fire, for ELINT only at those with EW to lower.

    The fire is shared out for the present state, and each side plans by itself. Rules MV-3.4.3-02, MV-3.4.4-02.
    """
    arrays = decision.arrays()
    if not arrays:
        return
    prey = meant(table, vessel, focus)
    heard = [enemy for enemy in prey if own_ew(table, enemy)]
    for array in arrays:
        wanted = heard if array.plan.kind == ELINT else prey
        if wanted:
            yield Piece("aims", Aim(array.plan.ref, wanted[0].key))


def meant(table: Table, vessel: Vessel, focus: Focus) -> list[Vessel]:
    """Return the enemies that a ship means to fire at, in the order of its salvos, by its side's present shares of fire."""
    for friend in sorted(table.fighting(vessel.side), key=lambda each: -each.crew_quality):
        enemies = [enemy for enemy in table.vessels if is_target(table, friend, enemy)]
        salvos = focus.shared(table, friend, free_arrays(friend), enemies) if enemies and friend.bridged else []
        if friend is vessel:
            return [salvo.target for salvo in salvos]
    return []


def worth_now(table: Table, firer: Vessel, target: Vessel) -> int:
    """Return the value of the fire of one ship at another in their present positions."""
    seen = sight(firer, target)
    fire: Broadside = fire_now(table, firer, target)
    return fire.worth(seen.sectors[-1], -(-seen.distance // CM), seen.struck)

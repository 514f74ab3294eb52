"""How the careful captain uses electronics: everything that helps is on and aimed at the ship that he will fire at."""

from collections.abc import Iterator

from metamaker.battle.plane import CM
from metamaker.games.metaverse.battle.captains.broadside import Broadside
from metamaker.games.metaverse.battle.captains.growth import Piece, grown
from metamaker.games.metaverse.battle.decisions.answers import Aim, ElectronicOrders, Support
from metamaker.games.metaverse.battle.decisions.electronics import SwitchElectronics
from metamaker.games.metaverse.battle.electronics.kinds import ECM, EJ, EW, STEALTH
from metamaker.games.metaverse.battle.fire.bearing import sight
from metamaker.games.metaverse.battle.state.battle import Table
from metamaker.games.metaverse.battle.state.vessel import Vessel

DANGER = 50_000
"""The worth of the enemy's fire (of 1,000,000) that is worth a countermeasure pod."""


def switched(decision: SwitchElectronics) -> ElectronicOrders:
    """Return the EW orders of a ship."""
    orders: ElectronicOrders = grown(decision, decision.default(), _pieces(decision))
    return orders


def _pieces(decision: SwitchElectronics) -> Iterator[Piece]:
    table, vessel = decision.table, decision.vessel
    yield from _switches(decision, vessel)
    for arc in decision.raisable():
        yield Piece("raised", arc)
    enemies = decision.targets()
    if not enemies:
        return
    target = max(enemies, key=lambda enemy: worth_now(table, vessel, enemy))
    for array in decision.arrays():
        yield Piece("aims", Aim(array.plan.ref, target.key))
    friends = tuple([friend.key for friend in decision.friends()])
    for ansible in decision.ansibles():
        if friends:
            yield Piece("supports", Support(ansible.plan.ref, friends[: ansible.plan.rating]))
    pods = decision.pods()
    if pods and sum([worth_now(table, enemy, vessel) for enemy in enemies]) > DANGER:
        yield Piece("pods", pods[0])


def _switches(decision: SwitchElectronics, vessel: Vessel) -> Iterator[Piece]:
    bare = not any(arc.shield_hits for arc in vessel.arcs)
    outnumbered = len(decision.table.fighting(decision.side)) <= len(decision.table.fighting(1 - decision.side))
    for ref in decision.may_go_on():
        kind = vessel.system(ref).plan.kind
        if kind in {EW, ECM} or (kind == STEALTH and bare) or (kind == EJ and outnumbered):
            yield Piece("on", ref)


def worth_now(table: Table, firer: Vessel, target: Vessel) -> int:
    """Return what the fire of one ship at another is worth as they lie now."""
    seen = sight(firer, target)
    rating = target.changes.target + firer.changes.movement
    return Broadside(firer, target, table.turn, rating).worth(seen.sectors[-1], -(-seen.distance // CM), seen.struck)

"""What captains of all kinds do alike: with salvos and squadrons, theirs and the enemy's, with marines, with rocks ahead."""

from typing import Final

from metamaker.games.metaverse.battle.captains import boarding, dogfights, starfighters
from metamaker.games.metaverse.battle.captains.salvos import defended, guided, idle_arrays, struck, with_salvos
from metamaker.games.metaverse.battle.captains.terrain import cleared
from metamaker.games.metaverse.battle.decision import Answer, Decision
from metamaker.games.metaverse.battle.fire.decisions import DeclareFire
from metamaker.games.metaverse.battle.fire.orders import FireOrders
from metamaker.games.metaverse.battle.fire.screening import InterceptFire
from metamaker.games.metaverse.battle.salvos.decisions import DefendShip, GuideSalvos, StrikeTargets
from metamaker.games.metaverse.battle.terrain.decisions import ClearRocks

LEFT_AS_IT_IS: Final = frozenset({"electronics", "muster"})
"""Kinds of decisions that are nothing of all that. Every ship is asked in every turn: they are told apart first."""


def with_tokens(decision: DeclareFire, orders: FireOrders) -> FireOrders:
    """Return fire orders with what is still idle: indirect weapons launched, fire at salvos and at squadrons.

    Ahead of its group a ship fires weapons at one that rams it, and does nothing else. Rule MV-2.2.2-08.
    """
    if decision.only:
        return orders
    orders = with_salvos(decision, orders)
    if decision.table.missions:
        orders = dogfights.with_fire_at_missions(decision, orders)
    return boarding.with_boarders(decision, orders, idle_arrays(decision, orders)) if decision.table.boarding else orders


def commanded(decision: Decision) -> Answer:
    """Return what captains do with salvos and squadrons, and the default answer of any other decision."""
    if decision.kind in LEFT_AS_IT_IS:
        return decision.default()
    if isinstance(decision, GuideSalvos):
        return guided(decision)
    if isinstance(decision, StrikeTargets):
        return struck(decision)
    if isinstance(decision, DefendShip):
        return defended(decision)
    if isinstance(decision, InterceptFire):
        return dogfights.screened(decision)
    if isinstance(decision, ClearRocks):
        return cleared(decision)
    if isinstance(decision, boarding.KINDS):
        return boarding.commanded(decision)
    if isinstance(decision, dogfights.KINDS):
        return dogfights.fought(decision)
    return starfighters.commanded(decision) if decision.table.starfighters else decision.default()

"""Ships for the Repair Step, and a whole step with orders."""

from collections.abc import Sequence
from typing import Any

from metamaker.games.metaverse.battle.repair.orders import RepairOrders, Work
from metamaker.games.metaverse.battle.state.battle import Battle
from metamaker.games.metaverse.battle.turn.end_phase import RepairStep
from metamaker.games.metaverse.model.arc import Arc
from tests.games.metaverse.battle.losses import (
    TENDER,
    finished,
)
from tests.games.metaverse.builders import (
    component,
    generator,
    protected,
    with_parts,
)

CORE_SENSOR, CORE_REACTOR = "core/sensor-array#1", "core/reactor#1"
SHIELDED = with_parts(TENDER.with_(arcs=protected(shield_hits=8)), generator(Arc.AFT, 1))


def step_through(battle: Battle, *orders: RepairOrders) -> list[Any]:
    """Return the events of a Repair Step with these orders for the ships in question; all dice must be used."""
    step = RepairStep()
    asked = step.run(battle)
    assert len(asked) == len(orders)
    if asked:
        assert [decision.refusals(each) for decision, each in zip(asked, orders, strict=True)] == [()] * len(orders)
        step.take(battle, orders)
        assert step.run(battle) == ()
    finished(battle)
    return battle.events


def works(*pairs: tuple[str, int]) -> RepairOrders:
    return RepairOrders(works=tuple(Work(*pair) for pair in pairs))


def told(events: Sequence[Any], *kinds: type) -> list[Any]:
    return [event for event in events if isinstance(event, kinds)]


ADAPTIVE = with_parts(
    TENDER.with_(arcs=protected(shield_hits=8)),
    component("adaptive_shield_generator", 2, Arc.PORT),
    generator(Arc.AFT, 1),
)

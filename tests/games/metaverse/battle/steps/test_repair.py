"""The Repair Step on ships that have been hurt by hand: who is asked, what is rolled, what comes after what."""

import pytest

from metamaker.games.metaverse.battle.command.events import MoraleRolled
from metamaker.games.metaverse.battle.electronics.events import PodSpent
from metamaker.games.metaverse.battle.repair.events import (
    AirFouled,
    HullRestored,
    PlateLost,
    RepairRolled,
    ShieldsAdapted,
    ShieldsRegenerated,
)
from metamaker.games.metaverse.battle.repair.orders import RepairOrders, Work
from metamaker.games.metaverse.battle.state.battle import Step
from metamaker.games.metaverse.battle.state.vessel import DESTROYED, DISABLED, Status
from metamaker.games.metaverse.battle.turn.end_phase import RepairStep
from metamaker.games.metaverse.battle.turn.engine import apply, pending
from metamaker.games.metaverse.model.arc import Arc
from metamaker.games.metaverse.model.words import DamageControlDie, HullType
from tests.games.metaverse.battle.losses import (
    FORE_LIFE,
    SECOND,
    SENSOR,
    TENDER,
    arc,
    battle_of,
    break_down,
    cross_off,
    finished,
    first,
    repairs,
    section,
)
from tests.games.metaverse.battle.mending import ADAPTIVE, CORE_SENSOR, SHIELDED, step_through, told, works
from tests.games.metaverse.builders import (
    BARE,
    component,
    protected,
    with_parts,
)


@pytest.mark.rule("MV-2.3.1-07", "MV-2.3.1-08", "MV-0.0.0-10")
@pytest.mark.parametrize(
    ("die", "crew", "face", "result", "repaired"),
    [
        ("D6", 4, 4, 4, True),
        ("D6", 4, 5, 5, False),
        ("D4", 4, 4, 4, True),
        ("D5", 2, 4, 2, True),
        ("D5", 2, 5, 3, False),
    ],
)
def test_a_system_is_repaired_if_the_die_shows_no_more_than_the_parties(
    die: str, crew: int, face: int, result: int, repaired: bool
) -> None:
    battle = battle_of(TENDER.with_(damage_control_quality=DamageControlDie(die)), faces=[face])
    break_down(first(battle), SENSOR)
    events = step_through(battle, works((SENSOR, crew)))
    assert told(events, RepairRolled) == [RepairRolled("a/heron-1", SENSOR, crew, face, result, repaired)]
    assert first(battle).system(SENSOR).works is repaired


@pytest.mark.rule("MV-2.3.1-06", "MV-2.3.1-14", "MV-2.3.0-01")
def test_both_sides_are_asked_at_once_and_roll_ship_by_ship_in_the_order_written() -> None:
    battle = battle_of(TENDER, against=(BARE,), faces=[6, 1, 2])
    one, two = battle.table.vessels
    break_down(one, SENSOR, SECOND)
    break_down(two, CORE_SENSOR)
    events = step_through(battle, works((SECOND, 2), (SENSOR, 2)), works((CORE_SENSOR, 2)))
    rolled = [(event.ship, event.system, event.face) for event in told(events, RepairRolled)]
    assert rolled == [("a/heron-1", SECOND, 6), ("a/heron-1", SENSOR, 1), ("b/heron-1", CORE_SENSOR, 2)]


@pytest.mark.rule("MV-2.3.1-01", "MV-2.3.1-04", "MV-2.3.1-10")
def test_ships_with_nothing_that_can_be_repaired_are_not_asked() -> None:
    battle = battle_of(TENDER)
    vessel = first(battle)
    assert RepairStep().run(battle) == ()
    break_down(vessel, SENSOR, flags=DISABLED | DESTROYED)
    assert RepairStep().run(battle) == ()
    break_down(vessel, SECOND)
    assert [decision.key for decision in RepairStep().run(battle)] == ["a/heron-1"]
    section(vessel, "fore").crew = [0, 0]
    assert RepairStep().run(battle) == ()


@pytest.mark.rule("MV-2.3.1-14")
@pytest.mark.parametrize("status", [Status.AWAY, Status.RETREATED, Status.BROKEN, Status.DESTROYED])
def test_ships_off_the_table_take_no_part(status: Status) -> None:
    battle = battle_of(SHIELDED)
    vessel = first(battle)
    break_down(vessel, SENSOR, FORE_LIFE)
    arc(vessel, Arc.FORE).shield_hits = 0
    vessel.status = status
    assert step_through(battle) == []
    assert arc(vessel, Arc.FORE).shield_hits == 0


@pytest.mark.rule("MV-2.3.1-14")
def test_the_parts_of_the_step_come_in_their_order_for_all_ships_together() -> None:
    ship = with_parts(
        ADAPTIVE.with_(hull_type=HullType.BIOLOGICAL, arcs=protected(shield_hits=8, ablative_plates=1)),
        component("countermeasure_pod", 1),
    )
    battle = battle_of(ship, against=(ship,), faces=[6, 6])
    for vessel in battle.table.vessels:
        break_down(vessel, SENSOR, FORE_LIFE)
        cross_off(vessel, "core", 0)
        arc(vessel, Arc.AFT).shield_hits = 0
        arc(vessel, Arc.AFT).struck = vessel.shields_hit = True
        vessel.system("core/countermeasure-pod#1").active = True
    events = step_through(battle, *[RepairOrders(works=(Work(SENSOR, 1),))] * 2)
    parts = [RepairRolled, HullRestored, ShieldsRegenerated, ShieldsAdapted, PlateLost, PodSpent, AirFouled]
    assert [type(event) for event in events] == [part for part in parts for _ in range(2)]


def test_the_engine_asks_in_the_repair_step_and_goes_on() -> None:
    battle = battle_of(TENDER, faces=[1])
    break_down(first(battle), SENSOR)
    battle.table.step, battle.running = Step.REPAIR, RepairStep()
    (decision,) = pending(battle)
    assert decision.key == repairs(battle).key
    events = apply(battle, [works((SENSOR, 1))])
    assert told(events, RepairRolled)
    assert battle.table.turn == 2


@pytest.mark.rule("MV-A.3-05", "MV-2.3.0-01")
def test_the_end_of_a_turn_is_repair_then_shields_then_morale() -> None:
    battle = battle_of(SHIELDED, faces=[1, 4])
    vessel = first(battle)
    break_down(vessel, CORE_SENSOR)
    arc(vessel, Arc.AFT).shield_hits = 2
    section(vessel, "fore").stands = False
    battle.table.step = Step.BOARDING_COMBAT
    (asked,) = pending(battle)
    assert battle.table.step is Step.REPAIR
    events = apply(battle, [works((CORE_SENSOR, 1))])
    finished(battle)
    told_of = (RepairRolled, ShieldsRegenerated, MoraleRolled)
    assert [(event.ship, type(event)) for event in told(events, *told_of)] == [(asked.key, kind) for kind in told_of]

"""What generators give back in the Repair Step, and what shields learn."""

import pytest

from metamaker.games.metaverse.battle.damage.reactors import refresh
from metamaker.games.metaverse.battle.repair.events import GeneratorModulated, ShieldsAdapted, ShieldsRegenerated
from metamaker.games.metaverse.battle.repair.orders import Modulation, RepairOrders
from metamaker.games.metaverse.battle.repair.shields import adapt, regenerate
from metamaker.games.metaverse.battle.state.battle import Battle
from metamaker.games.metaverse.battle.state.vessel import DESTROYED, DISABLED
from metamaker.games.metaverse.model.arc import Arc
from tests.games.metaverse.battle.losses import (
    GENERATOR,
    arc,
    battle_of,
    break_down,
    first,
)
from tests.games.metaverse.battle.mending import ADAPTIVE, CORE_REACTOR, SHIELDED, step_through, told, works
from tests.games.metaverse.builders import (
    component,
    with_parts,
)


@pytest.mark.rule("MV-3.5.8-04", "MV-3.5.8-05", "MV-2.3.1-11")
def test_working_generators_add_up_and_never_exceed_the_design_one_repaired_now_counts() -> None:
    ship = with_parts(SHIELDED, component("basic_shield_generator", 3, Arc.AFT, part="more"))
    battle = battle_of(ship, faces=[1])
    vessel = first(battle)
    for each in Arc:
        arc(vessel, each).shield_hits = 1
    arc(vessel, Arc.FORE).shield_hits = 7
    break_down(vessel, "core/more#1")
    events = step_through(battle, works(("core/more#1", 1)))
    assert told(events, ShieldsRegenerated) == [
        ShieldsRegenerated("a/heron-1", "fore", 1, 8),
        ShieldsRegenerated("a/heron-1", "aft", 4, 5),
    ]


@pytest.mark.rule("MV-3.1.5-05", "MV-3.5.8-06", "MV-3.2.3-05")
@pytest.mark.parametrize("flags", [DISABLED, DESTROYED])
def test_generators_that_do_not_work_restore_nothing(flags: int) -> None:
    battle = battle_of(SHIELDED)
    vessel = first(battle)
    arc(vessel, Arc.FORE).shield_hits = 0
    break_down(vessel, GENERATOR, flags=flags)
    regenerate(battle, vessel)
    assert arc(vessel, Arc.FORE).shield_hits == 0


@pytest.mark.rule("MV-3.2.3-04", "MV-3.2.3-05")
def test_shields_come_back_in_the_step_in_which_their_reactor_is_repaired() -> None:
    battle = battle_of(SHIELDED, faces=[1])
    vessel = first(battle)
    break_down(vessel, CORE_REACTOR)
    power_down(battle)
    assert arc(vessel, Arc.FORE).shield_hits == 0
    step_through(battle, works((CORE_REACTOR, 1)))
    assert arc(vessel, Arc.FORE).shield_hits == 2


def power_down(battle: Battle) -> None:
    refresh(battle, first(battle))
    battle.events.clear()


@pytest.mark.rule("MV-3.1.5-08")
def test_dropped_shields_do_not_regenerate() -> None:
    battle = battle_of(SHIELDED)
    state = arc(first(battle), Arc.FORE)
    state.shield_hits, state.up = 3, False
    assert step_through(battle) == []
    assert state.shield_hits == 3


@pytest.mark.rule("MV-3.5.9-02", "MV-3.5.9-03", "MV-3.1.5-08")
def test_all_arcs_adapt_by_one_up_to_their_adaptive_generators_after_a_turn_that_cost_shield_hits() -> None:
    battle = battle_of(ADAPTIVE)
    vessel = first(battle)
    arc(vessel, Arc.PORT).up = False
    levels = []
    for hit in (False, True, True, True):
        vessel.shields_hit = hit
        step_through(battle)
        assert not vessel.shields_hit
        levels.append(tuple(arc(vessel, each).adaptation for each in Arc))
    assert levels == [(0, 0, 0, 0), (0, 0, 0, 1), (0, 0, 0, 2), (0, 0, 0, 2)]
    assert told(battle.events, ShieldsAdapted)[0] == ShieldsAdapted("a/heron-1", "port", 1)


@pytest.mark.rule("MV-3.5.9-02")
def test_adaptation_is_forgotten_by_none_and_needs_a_shield_hit_each_turn() -> None:
    battle = battle_of(ADAPTIVE)
    vessel = first(battle)
    vessel.shields_hit = True
    adapt(battle, vessel)
    adapt(battle, vessel)
    assert arc(vessel, Arc.PORT).adaptation == 1


@pytest.mark.rule("MV-3.5.9-07")
def test_adaptive_generators_restore_shield_hits_too() -> None:
    battle = battle_of(ADAPTIVE)
    arc(first(battle), Arc.PORT).shield_hits = 4
    step_through(battle)
    assert arc(first(battle), Arc.PORT).shield_hits == 6


MODULATED = "core/modulated-shield-generator-port#1"
MODULAR = with_parts(SHIELDED, component("modulated_shield_generator", 5, Arc.PORT))


@pytest.mark.rule("MV-3.5.10-02", "MV-3.5.10-03", "MV-3.5.10-05")
@pytest.mark.parametrize(
    ("orders", "port", "aft"),
    [((), 5, 1), ((Modulation(MODULATED, Arc.AFT),), 0, 3)],
)
def test_a_modulated_generator_gives_its_own_arc_all_or_a_neighbour_half(
    orders: tuple[Modulation, ...], port: int, aft: int
) -> None:
    battle = battle_of(MODULAR)
    vessel = first(battle)
    arc(vessel, Arc.PORT).shield_hits = arc(vessel, Arc.AFT).shield_hits = 0
    events = step_through(battle, RepairOrders(modulations=orders))
    assert (arc(vessel, Arc.PORT).shield_hits, arc(vessel, Arc.AFT).shield_hits) == (port, aft)
    assert len(told(events, GeneratorModulated)) == len(orders)


@pytest.mark.rule("MV-3.5.10-03")
def test_the_neighbour_needs_a_working_generator_and_takes_no_more_than_its_design() -> None:
    battle = battle_of(MODULAR)
    vessel = first(battle)
    diverted = [(vessel.system(MODULATED), 2)]
    arc(vessel, Arc.AFT).shield_hits = 7
    regenerate(battle, vessel, diverted)
    assert arc(vessel, Arc.AFT).shield_hits == 8
    arc(vessel, Arc.AFT).shield_hits = 0
    break_down(vessel, "core/basic-shield-generator-aft#1")
    regenerate(battle, vessel, diverted)
    assert arc(vessel, Arc.AFT).shield_hits == 0

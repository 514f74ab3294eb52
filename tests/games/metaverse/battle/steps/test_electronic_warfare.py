"""The EW Step: who acts when, what is switched, which shields go down."""

import copy
import pickle
from dataclasses import replace

import pytest

from metamaker.games.metaverse.battle.electronics.effects import spend_pods
from metamaker.games.metaverse.battle.electronics.events import (
    ElectronicsOrderRolled,
    PodSpent,
    ShieldsDropped,
    SystemsSwitched,
)
from metamaker.games.metaverse.battle.electronics.orders import ElectronicOrders
from metamaker.games.metaverse.battle.electronics.signature import effective_ems, effective_ew, fields
from metamaker.games.metaverse.battle.frame import StepBegan
from metamaker.games.metaverse.battle.start import Setup, begun, entries
from metamaker.games.metaverse.battle.state.battle import Battle, Step
from metamaker.games.metaverse.battle.state.vessel import DISABLED, EXPENDED, OFF, UNPOWERED, Status
from metamaker.games.metaverse.battle.turn.electronic_warfare import ElectronicWarfareStep
from metamaker.games.metaverse.battle.turn.engine import apply, pending
from metamaker.games.metaverse.battle.turn.step import RunningStep
from metamaker.games.metaverse.model.arc import Arc
from metamaker.games.metaverse.model.words import MassFactorFormula
from metamaker.play.dice import FixedDice
from tests.games.metaverse.battle.emitters import (
    FORE,
    PORT,
    afloat,
    asks,
    carrying,
    put,
    refused,
    switch_on,
    told,
    warfare,
)
from tests.games.metaverse.battle.ew_systems import (
    ARRAY,
    ECM,
    EJ,
    EW,
    POD_1,
    POD_2,
    PROJECTOR,
    STEALTH,
    behind_shields,
    next_turn,
    with_quality,
)
from tests.games.metaverse.builders import component, fleet_of


@pytest.mark.rule("MV-2.2.1-02")
def test_ships_act_in_ascending_crew_quality() -> None:
    battle, _ = afloat(with_quality(3, 0), with_quality(1, 1), with_quality(2, 0))
    assert warfare(battle) == [["b/heron-2"], ["a/heron-3"], ["a/heron-1"]]


@pytest.mark.rule("MV-2.2.1-03", "MV-2.2.1-04", "MV-0.1.0-09")
@pytest.mark.parametrize(("faces", "first"), [([2, 5], "A"), ([5, 2], "B"), ([4, 4, 6, 6, 1, 6], "A")])
def test_the_loser_of_a_die_acts_first_with_all_his_ships_of_a_tied_quality(faces: list[int], first: str) -> None:
    battle, _ = afloat(*(with_quality(3, side) for side in (0, 1, 0, 1)), with_quality(1, 0), faces=faces)
    sides = [["a/heron-1", "a/heron-3"], ["b/heron-2", "b/heron-4"]]
    assert warfare(battle) == [["a/heron-5"], *(sides if first == "A" else sides[::-1])]
    rolled = told(battle, ElectronicsOrderRolled)
    assert [face for event in rolled for face in event.faces] == faces
    assert [event.first for event in rolled] == [""] * (len(faces) // 2 - 1) + [first]
    assert ["MV-0.1.0-09" in event.rules for event in rolled] == [True] * (len(faces) // 2 - 1) + [False]


@pytest.mark.rule("MV-2.2.1-02")
def test_ships_with_nothing_to_decide_are_not_asked_and_roll_no_dice() -> None:
    battle, vessels = afloat(put(), with_quality(3, 1), put(ARRAY, side=1, crew_quality=3), put(ARRAY, side=1))
    vessels[2].cloaked, vessels[3].status = 1, Status.DESTROYED
    assert warfare(battle) == [["b/heron-2"]]


@pytest.mark.rule("MV-3.2.1-03", "MV-3.4.8-03")
def test_ships_under_cloak_or_without_a_bridge_choose_nothing() -> None:
    battle, (blind, hidden) = afloat(put(ARRAY), put(ARRAY, side=1))
    blind.bridged, hidden.cloaked = False, 2
    assert warfare(battle) == []
    orders = ElectronicOrders(off=(EW,))
    assert [refused(battle, vessel, orders) for vessel in (blind, hidden)] == [["MV-3.2.1-03"]] * 2
    assert refused(battle, blind, ElectronicOrders()) == []


@pytest.mark.rule("MV-2.2.1-01", "MV-3.4.2-04", "MV-3.4.5-04")
def test_ew_and_ecm_arrays_are_switched_off_and_on() -> None:
    battle, (own, enemy) = afloat(put(ARRAY, component("ecm_array", 1)), put(side=1))
    warfare(battle, a_heron_1=ElectronicOrders(off=(EW, ECM)))
    assert effective_ew(battle.table, enemy, own) == 0
    warfare(battle, a_heron_1=ElectronicOrders(on=(EW,)))
    assert effective_ew(battle.table, enemy, own) == 2
    assert told(battle, SystemsSwitched) == [
        SystemsSwitched("a/heron-1", (), (EW, ECM)),
        SystemsSwitched("a/heron-1", (EW,), ()),
    ]


@pytest.mark.rule("MV-3.4.6-05", "MV-3.5.5-02")
def test_jamming_and_gravity_wells_are_switched_on() -> None:
    systems = component("ej_array", 2), component("gravity_well_projector", 1)
    battle, (own, enemy) = afloat(put(*systems), put(side=1, x=5))
    enemy.blueprint = replace(enemy.blueprint, ems=4)
    assert (effective_ems(battle.table, own, enemy), fields(battle.table)) == (4, [])
    warfare(battle, a_heron_1=ElectronicOrders(on=(EJ, PROJECTOR)))
    assert effective_ems(battle.table, own, enemy) == 3
    assert [field.radius_cm for field in fields(battle.table)] == [10]


@pytest.mark.rule("MV-3.4.0-06", "MV-3.4.0-05")
def test_before_the_first_step_ew_and_ecm_are_on_the_rest_off_and_states_persist() -> None:
    kinds = "ew_array", "ecm_array", "ej_array", "stealth_generator", "gravity_well_projector"
    line = entries(fleet_of(carrying(*(component(kind, 1) for kind in kinds))), MassFactorFormula.STOCK)
    battle = begun((line, line), ("A", "B"), FixedDice([1]), Setup())
    own = battle.table.vessels[0]
    assert [own.best(kind) for kind in kinds] == [1, 1, 0, 0, 0]
    battle.dice = FixedDice([1, 2])
    warfare(battle, a_heron_1=ElectronicOrders(on=(EJ,), off=(EW,)))
    next_turn(battle)
    battle.dice = FixedDice([1, 2])
    warfare(battle)
    assert [own.best(kind) for kind in kinds] == [0, 1, 1, 0, 0]


@pytest.mark.rule("MV-3.4.0-05", "MV-3.4.0-06")
def test_what_cannot_be_switched() -> None:
    battle, (own, _) = afloat(put(ARRAY, component("cloak_generator", 2), component("ej_array", 1)), put(side=1))
    own.system(EJ).flags |= DISABLED
    orders = ElectronicOrders(on=(EW, EJ, "core/sensor-array#1", "core/cloak-generator#1"), off=("core/none#1",))
    assert refused(battle, own, orders) == [*["MV-3.4.0-05"] * 2, *["MV-3.4.0-06"] * 3]
    assert refused(battle, own, ElectronicOrders(on=(EJ,), off=(EJ,)))[0] == "MV-2.2.1-02"


@pytest.mark.rule("MV-3.4.0-05", "MV-0.0.0-07")
def test_a_disabled_system_can_be_switched_off_but_not_on() -> None:
    battle, (own, _) = afloat(put(ARRAY), put(side=1))
    own.system(EW).flags = DISABLED
    assert refused(battle, own, ElectronicOrders(off=(EW,))) == []
    own.system(EW).flags = DISABLED | OFF
    assert asks(battle, own).may_go_on() == asks(battle, own).may_go_off() == ()
    own.system(EW).flags = OFF
    assert asks(battle, own).may_go_on() == (EW,)


@pytest.mark.rule("MV-3.4.10-02", "MV-3.4.10-03")
def test_activated_pods_last_a_turn_and_are_crossed_off_for_good() -> None:
    battle, (own, enemy) = afloat(put(component("countermeasure_pod", 3, count=2)), put(side=1))
    warfare(battle, a_heron_1=ElectronicOrders(pods=(POD_1,)))
    assert effective_ew(battle.table, enemy, own) == 3
    spend_pods(battle)
    assert [own.system(pod).flags for pod in (POD_1, POD_2)] == [EXPENDED, 0]
    assert told(battle, PodSpent) == [PodSpent("a/heron-1", POD_1)]
    assert effective_ew(battle.table, enemy, own) == 0
    assert asks(battle, own).pods() == (POD_2,)
    assert refused(battle, own, ElectronicOrders(pods=(POD_1, "core/ew-array#1"))) == ["MV-3.4.10-03", "MV-3.4.10-02"]
    spend_pods(battle)
    assert told(battle, PodSpent) == [PodSpent("a/heron-1", POD_1)]


@pytest.mark.rule("MV-2.2.1-05", "MV-3.1.5-06")
def test_shields_are_dropped_and_raised_in_a_later_turn_at_their_former_level() -> None:
    battle, own, _ = behind_shields()
    own.arcs[FORE].shield_hits = 3
    warfare(battle, a_heron_1=ElectronicOrders(dropped=(Arc.FORE,)))
    assert [arc.up for arc in own.arcs] == [False, True, True, True]
    raised = ElectronicOrders(raised=(Arc.FORE,))
    assert refused(battle, own, raised) == ["MV-3.1.5-06"]
    next_turn(battle)
    warfare(battle, a_heron_1=raised)
    assert (own.arcs[FORE].up, own.arcs[FORE].shield_hits) == (True, 3)


@pytest.mark.rule("MV-3.1.5-06")
def test_only_shields_that_are_up_are_dropped_and_only_dropped_ones_raised() -> None:
    battle, own, _ = behind_shields()
    assert asks(battle, own).droppable() == (Arc.FORE, Arc.PORT)
    assert asks(battle, own).raisable() == ()
    assert refused(battle, own, ElectronicOrders(dropped=(Arc.AFT,))) == ["MV-3.1.5-06"]
    assert refused(battle, own, ElectronicOrders(raised=(Arc.PORT,))) == ["MV-3.1.5-06"]
    assert refused(battle, own, ElectronicOrders(dropped=(Arc.FORE,), raised=(Arc.FORE,))) == ["MV-3.1.5-06"] * 2
    own.arcs[PORT].bare = True
    assert asks(battle, own).droppable() == (Arc.FORE,)


@pytest.mark.rule("MV-3.1.5-08", "MV-3.4.9-02")
def test_switching_stealth_on_drops_all_shields_and_off_raises_none_before_a_later_step() -> None:
    battle, own, _ = behind_shields()
    warfare(battle, a_heron_1=ElectronicOrders(on=(STEALTH,)))
    assert [(event.arc, event.hits) for event in told(battle, ShieldsDropped)] == [("fore", 4), ("port", 4)]
    next_turn(battle)
    raised = (Arc.FORE, Arc.PORT)
    assert asks(battle, own).raisable() == ()
    assert refused(battle, own, ElectronicOrders(raised=raised)) == ["MV-3.1.5-08"]
    assert refused(battle, own, ElectronicOrders(off=(STEALTH,), raised=raised)) == ["MV-3.1.5-08"]
    warfare(battle, a_heron_1=ElectronicOrders(off=(STEALTH,)))
    assert not any(own.arcs[arc].up for arc in (FORE, PORT))
    next_turn(battle)
    assert asks(battle, own).raisable() == raised
    warfare(battle, a_heron_1=ElectronicOrders(raised=raised))
    assert all(arc.up and arc.shield_hits in {0, 4} for arc in own.arcs)


@pytest.mark.rule("MV-3.4.9-02")
def test_shields_stay_down_with_stealth_switched_on_though_it_does_not_work() -> None:
    battle, own, _ = behind_shields()
    warfare(battle, a_heron_1=ElectronicOrders(on=(STEALTH,)))
    next_turn(battle)
    own.system(STEALTH).flags |= UNPOWERED
    assert refused(battle, own, ElectronicOrders(raised=(Arc.FORE,))) == ["MV-3.1.5-08"]
    assert refused(battle, own, ElectronicOrders(off=(STEALTH,), raised=(Arc.FORE,))) == []
    own.system(STEALTH).flags = OFF
    own.arcs[PORT].up = True
    assert refused(battle, own, ElectronicOrders(on=(STEALTH,), raised=(Arc.FORE,))) == ["MV-3.1.5-08"]


def test_the_engine_asks_in_its_step_and_can_be_copied_between_calls() -> None:
    battle, _ = afloat(with_quality(3, 0), with_quality(3, 1), faces=[6, 1])
    battle.table.step = Step.STARFIGHTER_MOVEMENT
    battle.running = RunningStep()
    assert [decision.key for decision in pending(battle)] == ["b/heron-2"]
    assert isinstance(battle.running, ElectronicWarfareStep)
    twin: Battle = pickle.loads(pickle.dumps(copy.deepcopy(battle)))  # noqa: S301 - our own bytes
    for each in (battle, twin):
        events = apply(each, [ElectronicOrders(off=(EW,))])
        assert [decision.key for decision in each.open] == ["a/heron-1"]
        assert [type(event) for event in events] == [StepBegan, ElectronicsOrderRolled, SystemsSwitched]
    assert twin.table.vessels[1].system(EW).flags == OFF


def test_nothing_is_always_legal() -> None:
    battle, own, _ = behind_shields()
    switch_on(own)
    assert asks(battle, own).refusals(asks(battle, own).default()) == ()

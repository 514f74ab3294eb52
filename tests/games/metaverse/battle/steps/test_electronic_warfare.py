"""The EW Step: who acts when, what a ship may do, what becomes of it."""

import copy
import pickle

import pytest

from metamaker.battle.dice import FixedDice
from metamaker.games.metaverse.battle.damage.aftermath import aftermath
from metamaker.games.metaverse.battle.decisions.answers import Aim, ElectronicOrders, Support
from metamaker.games.metaverse.battle.electronics.pods import spend_pods
from metamaker.games.metaverse.battle.electronics.signature import effective_ems, effective_ew, emits, fields
from metamaker.games.metaverse.battle.engine import apply, pending
from metamaker.games.metaverse.battle.events.electronics import (
    ArrayAimed,
    ElectronicsOrderRolled,
    PodSpent,
    ShieldsDropped,
    StealthCompromised,
    StealthRestored,
    SystemsSwitched,
)
from metamaker.games.metaverse.battle.events.turn import StepBegan
from metamaker.games.metaverse.battle.start import Setup, begun, entries
from metamaker.games.metaverse.battle.state.battle import Battle, Step
from metamaker.games.metaverse.battle.state.system import DISABLED, EXPENDED, NOBODY, OFF, UNPOWERED
from metamaker.games.metaverse.battle.state.vessel import Status, Vessel
from metamaker.games.metaverse.battle.steps.electronic_warfare import ElectronicWarfareStep
from metamaker.games.metaverse.battle.steps.morale import MoraleStep
from metamaker.games.metaverse.battle.steps.step import RunningStep
from metamaker.games.metaverse.model.arc import Arc
from metamaker.games.metaverse.model.words import MassFactorFormula
from tests.games.metaverse.battle.emitters import (
    FORE,
    PORT,
    Put,
    afloat,
    asks,
    carrying,
    put,
    refused,
    shielded,
    switch_on,
    told,
    warfare,
)
from tests.games.metaverse.builders import component, fleet_of

EW, ECM, EJ = "core/ew-array#1", "core/ecm-array#1", "core/ej-array#1"
STEALTH, PROJECTOR = "core/stealth-generator#1", "core/gravity-well-projector#1"
ELINT, TARGETING, ANSIBLE = "core/elint-array#1", "core/targeting-array#1", "core/ansible#1"
POD_1, POD_2 = "core/countermeasure-pod#1", "core/countermeasure-pod#2"

ARRAY = component("ew_array", 2)
EYES = component("elint_array", 2), component("targeting_array", 1), component("ansible", 2)


def with_quality(quality: int, side: int) -> Put:
    return put(ARRAY, side=side, crew_quality=quality)


def next_turn(battle: Battle) -> None:
    battle.table.turn += 1


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
    enemy.blueprint = enemy.blueprint._replace(ems=4)
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


@pytest.mark.rule("MV-3.4.3-02", "MV-3.4.4-02", "MV-3.4.0-06")
def test_aims_hold_until_the_next_step_and_must_be_made_anew() -> None:
    battle, (own, enemy) = afloat(put(*EYES), put(component("ew_array", 5), side=1, y=100, crew_quality=1))
    enemy.blueprint = enemy.blueprint._replace(ems=2)
    aims = Aim(ELINT, "b/heron-2"), Aim(TARGETING, "b/heron-2")
    warfare(battle, a_heron_1=ElectronicOrders(aims=aims))
    assert [event.rules for event in told(battle, ArrayAimed)] == [("MV-3.4.3-02",), ("MV-3.4.4-02",)]
    assert (effective_ew(battle.table, own, enemy), effective_ems(battle.table, own, enemy)) == (3, 3)
    next_turn(battle)
    warfare(battle)
    assert (effective_ew(battle.table, own, enemy), effective_ems(battle.table, own, enemy)) == (5, 2)


@pytest.mark.rule("MV-3.4.3-02", "MV-3.4.4-02", "MV-3.4.8-03")
def test_arrays_are_aimed_at_enemy_ships_on_the_table_within_100_cm() -> None:
    ships = put(*EYES), put(x=5), put(side=1, y=101), put(side=1, y=5), put(side=1, y=6), put(side=1, y=100)
    battle, vessels = afloat(*ships)
    vessels[3].cloaked, vessels[4].status = 1, Status.AWAY
    own = vessels[0]
    assert asks(battle, own).targets() == [vessels[5]]
    wrong = [*(vessel.key for vessel in vessels[:5]), "b/nobody"]
    for rule, array in (("MV-3.4.3-02", ELINT), ("MV-3.4.4-02", TARGETING)):
        for key in wrong:
            assert refused(battle, own, ElectronicOrders(aims=(Aim(array, key),))) == [rule]
        assert refused(battle, own, ElectronicOrders(aims=(Aim(array, "b/heron-6"),))) == []
        own.system(array).flags = UNPOWERED
        assert refused(battle, own, ElectronicOrders(aims=(Aim(array, "b/heron-6"),))) == [rule]
    assert refused(battle, own, ElectronicOrders(aims=(Aim(ANSIBLE, "b/heron-6"),))) == ["MV-3.4.3-02"]


@pytest.mark.rule("MV-3.4.7-02")
def test_an_ansible_supports_friends_within_50_cm_measured_then_alone() -> None:
    battle, vessels = afloat(put(*EYES), put(x=50), put(x=51), put(side=1), put(x=-5), put(x=-6))
    own, near = vessels[:2]
    vessels[4].cloaked = 1
    assert asks(battle, own).friends() == [near, vessels[5]]
    for key in ("a/heron-1", "a/heron-3", "b/heron-4", "a/heron-5", "a/nobody"):
        assert refused(battle, own, ElectronicOrders(supports=(Support(ANSIBLE, (key,)),))) == ["MV-3.4.7-02"]
    warfare(battle, a_heron_1=ElectronicOrders(supports=(Support(ANSIBLE, ("a/heron-2",)),)))
    near.course = near.course._replace(place=vessels[2].course.place)
    aftermath(battle)
    assert own.supports == [near.number]
    next_turn(battle)
    warfare(battle)
    assert own.supports == []


@pytest.mark.rule("MV-3.4.7-01", "MV-3.4.7-05")
def test_an_ansible_of_rating_3_supports_three_of_four_escorts() -> None:
    battle, vessels = afloat(put(component("ansible", 3)), *(put(x=x) for x in range(4)), put(side=1, y=9))
    keys = tuple(vessel.key for vessel in vessels[1:5])
    assert refused(battle, vessels[0], ElectronicOrders(supports=(Support(ANSIBLE, keys),))) == ["MV-3.4.7-01"]
    twice = Support(ANSIBLE, (keys[0], keys[0]))
    assert refused(battle, vessels[0], ElectronicOrders(supports=(twice,))) == ["MV-3.4.7-01"]
    warfare(battle, a_heron_1=ElectronicOrders(supports=(Support(ANSIBLE, keys[:3]),)))
    assert vessels[0].supports == [1, 2, 3]


@pytest.mark.rule("MV-2.2.2-04", "MV-3.4.7-03")
@pytest.mark.parametrize("loss", ["array", "bridge", "ship"])
def test_what_is_lost_in_a_group_aids_until_the_group_is_over(loss: str) -> None:
    battle, vessels = afloat(put(*EYES), put(x=5), put(component("ew_array", 5), side=1, y=9, crew_quality=1))
    own, friend, enemy = vessels
    aims, supports = (Aim(ELINT, enemy.key),), (Support(ANSIBLE, (friend.key,)),)
    warfare(battle, a_heron_1=ElectronicOrders(aims=aims, supports=supports))
    if loss == "array":
        own.system(ELINT).flags |= DISABLED
    elif loss == "bridge":
        own.bridged = False
    else:
        own.status = Status.DESTROYED
    assert [effective_ew(battle.table, firer, enemy) for firer in (own, friend)] == [3, 3]
    aftermath(battle)
    assert [effective_ew(battle.table, firer, enemy) for firer in (own, friend)] == [5, 5]
    own.status, own.bridged = Status.FIGHTING, True
    own.system(ELINT).flags = 0
    assert own.system(ELINT).aim == NOBODY


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


SHIELDED = shielded(carrying(component("stealth_generator", 2)), Arc.FORE, Arc.PORT, hits=4)


def behind_shields() -> tuple[Battle, Vessel, Vessel]:
    battle, vessels = afloat(Put(SHIELDED, 0, 0, 0, 0), put(side=1, y=9))
    return battle, vessels[0], vessels[1]


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


def stealthy(*more: str) -> tuple[Battle, Vessel, Vessel]:
    """A ship with a stealth generator of rating 2 and other systems of rating 1, and an enemy."""
    parts = component("stealth_generator", 2), *(component(kind, 1) for kind in more)
    battle, vessels = afloat(put(*parts), put(side=1, y=9))
    return battle, vessels[0], vessels[1]


@pytest.mark.rule("MV-3.4.9-02", "MV-3.4.9-03")
def test_stealth_is_switched_on_in_the_step() -> None:
    battle, own, enemy = stealthy()
    assert effective_ew(battle.table, enemy, own) == 0
    warfare(battle, a_heron_1=ElectronicOrders(on=(STEALTH,)))
    assert (own.stealth, effective_ew(battle.table, enemy, own)) == (True, 8)
    next_turn(battle)
    warfare(battle, a_heron_1=ElectronicOrders(off=(STEALTH,)))
    assert (own.stealth, effective_ew(battle.table, enemy, own)) == (False, 0)


@pytest.mark.rule("MV-3.4.9-04", "MV-3.4.9-05")
def test_use_of_a_sensor_compromises_stealth_from_the_next_group_until_a_silent_turn_has_passed() -> None:
    battle, own, enemy = stealthy()
    warfare(battle, a_heron_1=ElectronicOrders(on=(STEALTH,)))
    emits(battle.table, own)
    assert effective_ew(battle.table, enemy, own) == 8
    aftermath(battle)
    values = [effective_ew(battle.table, enemy, own)]
    for _ in range(2):
        next_turn(battle)
        warfare(battle)
        aftermath(battle)
        values.append(effective_ew(battle.table, enemy, own))
    assert values == [2, 2, 8]
    assert told(battle, StealthCompromised) == [StealthCompromised("a/heron-1", 2)]
    assert told(battle, StealthRestored) == [StealthRestored("a/heron-1", 2)]


@pytest.mark.rule("MV-3.4.9-05")
def test_every_new_use_begins_the_wait_anew() -> None:
    battle, own, enemy = stealthy()
    warfare(battle, a_heron_1=ElectronicOrders(on=(STEALTH,)))
    values = []
    for _ in range(3):
        emits(battle.table, own)
        aftermath(battle)
        next_turn(battle)
        warfare(battle)
        values.append(effective_ew(battle.table, enemy, own))
    assert values == [2, 2, 2]
    assert len(told(battle, StealthCompromised)) == 1


@pytest.mark.rule("MV-3.4.9-04", "MV-3.4.9-05")
def test_a_use_counts_though_the_generator_is_lost_in_the_same_group_and_repaired() -> None:
    battle, own, enemy = stealthy()
    warfare(battle, a_heron_1=ElectronicOrders(on=(STEALTH,)))
    emits(battle.table, own)
    own.system(STEALTH).flags |= DISABLED
    aftermath(battle)
    own.system(STEALTH).flags = 0
    next_turn(battle)
    warfare(battle)
    assert (own.stealth, effective_ew(battle.table, enemy, own)) == (True, 2)


@pytest.mark.rule("MV-3.4.9-04")
@pytest.mark.parametrize(
    ("kind", "orders"),
    [
        ("ew_array", ElectronicOrders(on=(STEALTH,))),
        ("ecm_array", ElectronicOrders(on=(STEALTH,))),
        ("ej_array", ElectronicOrders(on=(STEALTH, EJ))),
        ("countermeasure_pod", ElectronicOrders(on=(STEALTH,), pods=(POD_1,))),
        ("elint_array", ElectronicOrders(on=(STEALTH,), aims=(Aim(ELINT, "b/heron-2"),))),
        ("targeting_array", ElectronicOrders(on=(STEALTH,), aims=(Aim(TARGETING, "b/heron-2"),))),
    ],
)
def test_any_other_ew_system_in_use_compromises_from_the_first_group(kind: str, orders: ElectronicOrders) -> None:
    battle, own, enemy = stealthy(kind)
    warfare(battle, a_heron_1=orders)
    helps = kind in {"ecm_array", "countermeasure_pod"}
    assert effective_ew(battle.table, enemy, own) == 2 + helps
    assert told(battle, StealthCompromised) == [StealthCompromised("a/heron-1", 2)]


@pytest.mark.rule("MV-3.4.9-04", "MV-3.4.0-05")
@pytest.mark.parametrize("kind", ["ew_array", "ecm_array"])
def test_arrays_switched_off_in_the_same_step_give_nothing_away(kind: str) -> None:
    battle, own, enemy = stealthy(kind)
    off = own.of(kind)[0].plan.ref
    warfare(battle, a_heron_1=ElectronicOrders(on=(STEALTH,), off=(off,)))
    assert effective_ew(battle.table, enemy, own) == 8


@pytest.mark.rule("MV-3.4.9-04", "MV-3.4.9-05")
@pytest.mark.parametrize("elsewhere", [False, True])
def test_an_array_is_used_in_combat_phases_whatever_happens_in_the_movement_phase_between(elsewhere: bool) -> None:
    """Switched off in the step of turn 2, it was used in turn 1 for the last time: whole again in turn 3."""
    battle, own, enemy = stealthy("ew_array")
    warfare(battle, a_heron_1=ElectronicOrders(on=(STEALTH,)))
    next_turn(battle)
    if elsewhere:
        battle.table.step = Step.STARSHIP_MOVEMENT
        aftermath(battle)
        battle.table.step = Step.ELECTRONIC_WARFARE
    warfare(battle, a_heron_1=ElectronicOrders(off=(EW,)))
    values = [effective_ew(battle.table, enemy, own)]
    next_turn(battle)
    warfare(battle)
    assert [*values, effective_ew(battle.table, enemy, own)] == [2, 8]


@pytest.mark.rule("MV-3.4.9-04")
def test_a_generator_repaired_at_the_end_of_a_turn_is_given_away_by_what_its_ship_uses_in_the_next_movement() -> None:
    battle, own, enemy = stealthy()
    warfare(battle, a_heron_1=ElectronicOrders(on=(STEALTH,)))
    own.system(STEALTH).flags |= DISABLED
    aftermath(battle)
    own.system(STEALTH).flags = 0
    battle.table.step = Step.MORALE
    MoraleStep().run(battle)
    next_turn(battle)
    battle.table.step = Step.STARSHIP_MOVEMENT
    emits(battle.table, own)
    battle.table.step = Step.ELECTRONIC_WARFARE
    warfare(battle)
    assert effective_ew(battle.table, enemy, own) == 2


@pytest.mark.rule("MV-3.4.9-05")
def test_an_array_that_is_repaired_after_the_combat_phase_was_not_used_in_that_turn() -> None:
    """It worked in turn 1 for the last time, though it is on: stealth is whole in the combat phase of turn 3."""
    battle, own, enemy = stealthy("ew_array")
    warfare(battle, a_heron_1=ElectronicOrders(on=(STEALTH,)))
    own.system(EW).flags |= DISABLED
    aftermath(battle)
    next_turn(battle)
    warfare(battle)
    own.system(EW).flags = 0
    battle.table.step = Step.REPAIR
    aftermath(battle)
    next_turn(battle)
    battle.table.step = Step.ELECTRONIC_WARFARE
    warfare(battle, a_heron_1=ElectronicOrders(off=(EW,)))
    assert effective_ew(battle.table, enemy, own) == 8


@pytest.mark.rule("MV-3.4.9-04")
def test_what_is_used_without_stealth_compromises_nothing() -> None:
    battle, own, enemy = stealthy("ew_array")
    emits(battle.table, own)
    aftermath(battle)
    next_turn(battle)
    warfare(battle, a_heron_1=ElectronicOrders(on=(STEALTH,), off=(EW,)))
    assert effective_ew(battle.table, enemy, own) == 8


@pytest.mark.rule("MV-2.2.1-02")
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

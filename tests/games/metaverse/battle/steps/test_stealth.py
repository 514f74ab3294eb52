"""Stealth in the EW Step: when it is on, what gives it away, when it is whole again."""

import pytest

from metamaker.games.metaverse.battle.electronics.events import StealthCompromised, StealthRestored
from metamaker.games.metaverse.battle.electronics.orders import Aim, ElectronicOrders
from metamaker.games.metaverse.battle.electronics.signature import effective_ew, emits
from metamaker.games.metaverse.battle.state.battle import Battle, Step
from metamaker.games.metaverse.battle.state.vessel import DISABLED, Vessel
from metamaker.games.metaverse.battle.turn.end_phase import MoraleStep
from metamaker.games.metaverse.battle.turn.step import aftermath
from tests.games.metaverse.battle.emitters import (
    afloat,
    put,
    told,
    warfare,
)
from tests.games.metaverse.battle.ew_systems import EJ, ELINT, EW, POD_1, STEALTH, TARGETING, next_turn
from tests.games.metaverse.builders import component


def stealthy(*more: str) -> tuple[Battle, Vessel, Vessel]:
    """Return a ship with a stealth generator of rating 2 and other systems of rating 1, and an enemy."""
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

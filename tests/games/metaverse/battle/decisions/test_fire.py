"""What a decision about fire tells a captain, and that all of it is legal."""

from collections.abc import Iterator
from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from metamaker.games.metaverse.battle.decision import Answer, Decision
from metamaker.games.metaverse.battle.fire.decisions import DeclareFire
from metamaker.games.metaverse.battle.fire.events import FireDeclared, SensorRolled
from metamaker.games.metaverse.battle.fire.orders import Attack, FireOrders, InterceptOrders, Mode, Screen
from metamaker.games.metaverse.battle.fire.screening import InterceptFire
from metamaker.games.metaverse.battle.state.battle import Battle
from metamaker.games.metaverse.battle.turn.starship_combat import StarshipCombatStep
from metamaker.games.metaverse.model.arc import Arc
from metamaker.games.metaverse.model.weapon import Weapon
from metamaker.play.dice import SeededDice
from tests.examples import examples
from tests.games.metaverse.battle.gunnery import (
    AGAIN,
    ARSENAL,
    BEAM,
    BLAST,
    FLAK,
    KEEL_GUN,
    SLUG,
    TORPEDO,
    Put,
    armed,
    asks,
    attack,
    boxes_lost,
    duel,
    firing,
    gunners,
    guns,
    refused,
    told,
)


def test_a_captain_sees_arrays_targets_and_weapons_that_bear() -> None:
    battle, (firer, target, far, friend) = gunners(
        Put(armed(SLUG, TORPEDO)), Put(armed(), 1, 0, 35, 8), Put(armed(), 1, 0, 101), Put(armed(), 0, 0, 5)
    )
    decision = asks(battle, firer)
    assert [array.plan.ref for array in decision.arrays()] == ["core/eyes#1", "core/eyes#2"]
    assert decision.targets() == [target]
    assert far not in decision.targets()
    assert friend not in decision.targets()
    assert [weapon.plan.ref for weapon in decision.weapons(target)] == list(guns(SLUG))
    assert (decision.bands(firer.system(*guns(SLUG)), target), decision.arc(target)) == (3, Arc.FORE)


def test_the_profile_of_a_volley_is_that_of_all_its_weapons() -> None:
    battle, firer, target = duel(BEAM, SLUG, apart_cm=30)
    decision, array = asks(battle, firer), firer.system("core/eyes#1")
    beam, slug = (firer.system(ref) for ref in guns(BEAM, SLUG))
    assert decision.profile(array, [beam], target).numbers == (14, 0, 14)
    assert decision.profile(array, [beam, slug], target).numbers == (13, 2, 14)


def test_a_target_without_a_place_under_its_ems_is_none() -> None:
    battle, firer, target = duel(BEAM)
    target.attackers = list(range(10, 19))
    assert asks(battle, firer).targets() == []


places = st.tuples(st.integers(-40, 40), st.integers(-40, 40), st.integers(0, 15))
loads = st.lists(st.sampled_from(ARSENAL), min_size=1, max_size=4, unique=True)
put = st.builds(
    lambda load, side, place, quality: Put(armed(*load, crew_quality=quality, hull_hits=12, hull_layers=3), side, *place),
    loads,
    st.integers(0, 1),
    places,
    st.integers(1, 5),
)


@settings(max_examples=examples(60), deadline=None)
@given(st.lists(put, min_size=2, max_size=5), st.integers(0, 2**20))
def test_whatever_is_offered_is_legal_and_fire_keeps_its_bounds(ships: list[Put], seed: int) -> None:
    battle, vessels = gunners(*ships)
    battle.dice = SeededDice(seed)
    for vessel in vessels:
        vessel.blueprint = replace(vessel.blueprint, ems=2)
    step, choice = StarshipCombatStep(), SeededDice(seed + 1)
    while decisions := step.run(battle):
        answers = [_chosen(decision, choice) for decision in decisions]
        for decision, answer in zip(decisions, answers, strict=True):
            assert decision.refusals(answer) == ()
        step.take(battle, answers)
    _bounds(battle)


def _chosen(decision: Decision, dice: SeededDice) -> Answer:
    if isinstance(decision, InterceptFire):
        return InterceptOrders((Screen(decision.arrays()[0], tuple(decision.ready())),))
    if isinstance(decision, DeclareFire):
        return FireOrders(tuple(_attacks(decision, dice)))
    return decision.default()


def _attacks(decision: DeclareFire, dice: SeededDice) -> Iterator[Attack]:
    targets, arrays = decision.targets(), decision.arrays()
    if not targets or not arrays:
        return
    target = targets[dice.roll(len(targets)) - 1]
    weapons = tuple(weapon.plan.ref for weapon in decision.weapons(target))
    systems = decision.surgical(target)
    mode = (Mode.SALVO, Mode.VOLLEY, Mode.SURGICAL)[dice.roll(3) - 1]
    if mode is Mode.SURGICAL and weapons and systems:
        system = systems[dice.roll(len(systems)) - 1].plan.ref
        yield Attack(arrays[0].plan.ref, target.key, weapons[:1], mode, system)
    elif mode is Mode.VOLLEY and len(weapons) > 1:
        yield Attack(arrays[0].plan.ref, target.key, weapons, mode)
    elif weapons:
        yield Attack(arrays[0].plan.ref, target.key, weapons)


def _bounds(battle: Battle) -> None:
    fired = [(each.ship, weapon) for each in told(battle, FireDeclared) for weapon in each.weapons]
    assert len(fired) == len(set(fired))
    assert all(len(vessel.attackers) <= 2 for vessel in battle.table.vessels)
    assert all(1 <= roll.face <= 20 for roll in told(battle, SensorRolled))
    assert all(event.rules for event in battle.events)
    assert battle.criticals == []
    assert all(0 <= boxes_lost(vessel) <= 12 for vessel in battle.table.vessels)


@pytest.mark.parametrize("weapon", [BEAM, AGAIN, BLAST, KEEL_GUN, FLAK])
def test_without_a_log_the_same_dice_do_the_same(weapon: Weapon) -> None:
    lost = []
    for telling in (True, False):
        battle, (_, target, _) = gunners(Put(armed(weapon)), Put(armed(), 1, 0, 10, 8), Put(armed(), 0, 0, 12))
        battle.dice, battle.telling = SeededDice(9), telling
        step = StarshipCombatStep()
        while decisions := step.run(battle):
            orders = firing(attack(target, weapon))
            answers = [orders if each.key == "a/heron-1" else each.default() for each in decisions]
            step.take(battle, answers)
        assert bool(battle.events) is telling
        lost.append([boxes_lost(vessel) for vessel in battle.table.vessels])
    assert lost[0] == lost[1]


@pytest.mark.parametrize("system", ["", "core/none#1"])
def test_a_strangers_orders_are_refused_and_never_crash(system: str) -> None:
    battle, firer, target = duel(BEAM)
    orders = FireOrders((Attack("", target.key, ("",), Mode.SURGICAL, system, "a/none"),), (), (), ("none",))
    assert refused(battle, firer, orders)

"""Effective EW and EMS, and gravity fields: what sensors and jumps meet."""

from collections.abc import Callable
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from metamaker.games.metaverse.battle.electronics.effects import settle
from metamaker.games.metaverse.battle.electronics.signature import Field, effective_ems, effective_ew, emits, fields, near
from metamaker.games.metaverse.battle.state.battle import Battle
from metamaker.games.metaverse.battle.state.vessel import DESTROYED, DISABLED, OFF, UNPOWERED, Status, Vessel
from metamaker.games.metaverse.model.section import Component
from metamaker.play.geometry import Point, distance
from tests.games.metaverse.battle.emitters import Put, afloat, put, switch_on
from tests.games.metaverse.builders import component

ENEMY = put(side=1, y=60)


def ew(*ships: Put, change: Callable[[list[Vessel]], None] = lambda _: None) -> int:
    """Return the effective EW of the first of these ships, with all systems on, against an enemy without electronics."""
    battle, vessels = afloat(*ships, ENEMY)
    for vessel in vessels:
        switch_on(vessel)
    change(vessels)
    return effective_ew(battle.table, vessels[-1], vessels[0])


def array(kind: str, rating: int, count: int = 1) -> Component:
    return component(kind, rating, count=count, part=f"{kind}-{rating}".replace("_", "-"))


@pytest.mark.rule("MV-3.4.2-02", "MV-3.4.2-03", "MV-1.3.1-10")
def test_the_best_ew_array_counts_and_others_are_spares() -> None:
    ships = put(array("ew_array", 2), array("ew_array", 4, count=2))
    assert ew(put()) == 0
    assert ew(ships) == 4


@pytest.mark.rule("MV-3.4.2-03", "MV-0.0.0-07")
@pytest.mark.parametrize("flag", [DISABLED, DESTROYED, UNPOWERED, OFF])
def test_only_ew_arrays_that_work_count(flag: int) -> None:
    def lose_the_best(vessels: list[Vessel]) -> None:
        vessels[0].system("core/ew-array-4#1").flags |= flag

    assert ew(put(array("ew_array", 2), array("ew_array", 4)), change=lose_the_best) == 2


@pytest.mark.rule("MV-3.4.5-02", "MV-3.4.5-03")
def test_every_ecm_array_of_the_best_ship_in_its_radius_adds_one() -> None:
    """One of rating 2 reaches 10 cm, one of rating 4 20 cm; those of two ships do not add."""
    pair = (array("ecm_array", 2), array("ecm_array", 4))
    assert ew(put(*pair)) == 2
    assert ew(put(), put(*pair, x=10)) == 2
    assert ew(put(), put(*pair, x=11)) == 1
    assert ew(put(), put(*pair, x=21)) == 0
    assert ew(put(array("ecm_array", 1)), put(*pair, x=10), put(*pair, x=-10)) == 2
    assert ew(put(), put(*pair, side=1, x=1)) == 0


@pytest.mark.rule("MV-3.4.8-08")
def test_ecm_under_cloak_or_of_a_ship_that_is_gone_does_nothing() -> None:
    def cloak(vessels: list[Vessel]) -> None:
        vessels[1].cloaked = 1

    def leave(vessels: list[Vessel]) -> None:
        vessels[1].status = Status.RETREATED

    helped = put(), put(array("ecm_array", 4), x=5)
    assert [ew(*helped), ew(*helped, change=cloak), ew(*helped, change=leave)] == [1, 0, 0]


@pytest.mark.rule("MV-3.2.1-03")
def test_ew_and_ecm_go_on_without_a_bridge_pods_jamming_and_projectors_do_not() -> None:
    ships = (
        put(array("ew_array", 3), array("ecm_array", 2), array("countermeasure_pod", 4), array("ej_array", 2)),
        put(array("gravity_well_projector", 2), x=3),
    )
    battle, vessels = afloat(*ships, ENEMY)
    own, other, enemy = vessels
    for vessel in (own, other):
        switch_on(vessel)
    own.blueprint = replace(own.blueprint, ems=4)
    own.system("core/countermeasure-pod-4#1").active = True
    assert effective_ew(battle.table, enemy, own) == 3 + 1 + 4
    assert effective_ems(battle.table, enemy, own) == 3
    assert fields(battle.table) == [Field(other.course.place, 20)]
    own.bridged = other.bridged = False
    assert effective_ew(battle.table, enemy, own) == 3 + 1
    assert effective_ems(battle.table, enemy, own) == 4
    assert fields(battle.table) == []


@pytest.mark.rule("MV-3.4.10-02")
def test_activated_pods_add_up() -> None:
    battle, vessels = afloat(put(array("ew_array", 2), array("countermeasure_pod", 3, count=3)), ENEMY)
    for copy in (1, 2):
        vessels[0].system(f"core/countermeasure-pod-3#{copy}").active = True
    assert effective_ew(battle.table, vessels[1], vessels[0]) == 2 + 3 + 3


def aimed(kind: str, *, target: Put, aims: int = 2) -> tuple[Battle, list[Vessel]]:
    """Return the target, and an enemy with arrays 1, 2 and 3 of a kind, the first `aims` of them aimed at it."""
    battle, vessels = afloat(target, put(*(array(kind, rating) for rating in (1, 2, 3)), side=1, y=60), put(side=1, y=61))
    for system in vessels[1].of(kind)[:aims]:
        system.aim = 0
    return battle, vessels


@pytest.mark.rule("MV-3.4.3-02", "MV-3.4.3-03")
def test_the_best_elint_array_on_a_target_lowers_its_ew_not_below_0_for_its_own_ship() -> None:
    battle, (target, listener, other) = aimed("elint_array", target=put(array("ew_array", 4)))
    assert [effective_ew(battle.table, firer, target) for firer in (listener, other)] == [4 - 2, 4]
    battle, (target, listener, _) = aimed("elint_array", target=put(array("ew_array", 1)), aims=3)
    assert effective_ew(battle.table, listener, target) == 0


@pytest.mark.rule("MV-3.4.4-02", "MV-1.3.4-02")
def test_the_best_targeting_array_on_a_target_raises_its_ems_for_its_own_ship() -> None:
    battle, (target, aiming, other) = aimed("targeting_array", target=put())
    target.blueprint = replace(target.blueprint, ems=3)
    assert [effective_ems(battle.table, firer, target) for firer in (aiming, other)] == [3 + 2, 3]


@pytest.mark.rule("MV-3.4.4-03", "MV-1.3.4-09", "MV-1.3.4-10")
def test_a_targeting_array_of_rating_2_lets_a_fourth_ship_fire_at_ems_3() -> None:
    battle, (target, aiming, other) = aimed("targeting_array", target=put())
    target.blueprint = replace(target.blueprint, ems=3)
    already = 3
    assert already < effective_ems(battle.table, aiming, target)
    assert already >= effective_ems(battle.table, other, target)
    assert already - 1 < effective_ems(battle.table, other, target)


@pytest.mark.rule("MV-3.4.6-02", "MV-3.4.6-03")
def test_jamming_arrays_of_the_best_ship_lower_the_ems_of_friend_and_enemy_to_1_at_least() -> None:
    def ems(printed: int, *jammers: Put) -> int:
        battle, vessels = afloat(put(), *jammers, ENEMY)
        for vessel in vessels:
            switch_on(vessel)
        vessels[0].blueprint = replace(vessels[0].blueprint, ems=printed)
        return effective_ems(battle.table, vessels[-1], vessels[0])

    three = array("ej_array", 2, count=3)
    assert ems(5, put(three, x=10)) == 2
    assert ems(5, put(three, side=1, x=10)) == 2
    assert ems(5, put(three, x=10), put(three, side=1, x=-10)) == 2
    assert ems(5, put(three, x=11)) == 5
    assert ems(3, put(three, x=10)) == 1
    assert ems(5, put(), put(three, side=1, x=60)) == 5


@pytest.mark.rule("MV-3.4.6-02")
def test_a_jamming_array_affects_its_own_ship() -> None:
    battle, (own, enemy) = afloat(put(array("ej_array", 1)), ENEMY)
    own.blueprint = replace(own.blueprint, ems=3)
    assert effective_ems(battle.table, enemy, own) == 3
    switch_on(own)
    assert effective_ems(battle.table, enemy, own) == 2


@pytest.mark.rule("MV-3.4.6-04")
def test_jamming_comes_first_then_the_targeting_array() -> None:
    battle, vessels = aimed("targeting_array", target=put(array("ej_array", 1, count=3)))
    target, aiming, _ = vessels
    switch_on(target)
    target.blueprint = replace(target.blueprint, ems=2)
    assert effective_ems(battle.table, aiming, target) == 1 + 2


@pytest.mark.rule("MV-3.4.7-03", "MV-3.4.7-05")
def test_supported_ships_share_elint_and_targeting_data_of_the_ansible_ship() -> None:
    eyes = array("elint_array", 2), array("targeting_array", 3), array("ansible", 3)
    escorts = [put(side=1, y=60, x=x) for x in range(4)]
    battle, (target, leader, *rest) = afloat(put(array("ew_array", 4)), put(*eyes, side=1, y=50), *escorts)
    target.blueprint = replace(target.blueprint, ems=1)
    for kind in ("elint_array", "targeting_array"):
        leader.of(kind)[0].aim = 0
    leader.supports = [each.number for each in rest[:3]]
    assert [effective_ew(battle.table, firer, target) for firer in (leader, *rest)] == [2, 2, 2, 2, 4]
    assert [effective_ems(battle.table, firer, target) for firer in (leader, *rest)] == [4, 4, 4, 4, 1]


@pytest.mark.rule("MV-3.4.9-03")
def test_uncompromised_stealth_is_worth_four_times_the_best_generator() -> None:
    """It replaces the own array; ECM of other ships still adds."""
    generators = array("stealth_generator", 2), array("stealth_generator", 1)
    assert ew(put(*generators)) == 8
    assert ew(put(*generators), put(array("ecm_array", 4), x=5)) == 9


@pytest.mark.rule("MV-3.4.9-04", "MV-3.4.9-05")
@pytest.mark.parametrize(("emission", "turn", "value"), [(0, 1, 8), (1, 1, 2), (1, 2, 2), (1, 3, 8), (4, 5, 2), (4, 6, 8)])
def test_compromised_stealth_is_worth_its_rating_until_a_turn_has_passed_in_silence(
    emission: int, turn: int, value: int
) -> None:
    battle, (own, enemy) = afloat(put(array("stealth_generator", 2)), ENEMY)
    switch_on(own)
    own.last_emission, battle.table.turn = emission, turn
    assert effective_ew(battle.table, enemy, own) == value


@pytest.mark.rule("MV-3.4.9-05")
@pytest.mark.parametrize(("emission", "counted"), [(0, 0), (1, 2)])
def test_once_compromised_a_use_counts_with_stealth_switched_off_too(emission: int, counted: int) -> None:
    battle, (own, _) = afloat(put(array("stealth_generator", 2)), ENEMY)
    own.stealth, own.last_emission, battle.table.turn = False, emission, 2
    own.of("stealth_generator")[0].flags |= OFF
    emits(battle.table, own)
    settle(battle)
    assert own.last_emission == counted


@pytest.mark.rule("MV-3.4.9-04")
@pytest.mark.parametrize(("own_array", "value"), [(1, 2), (3, 3)])
def test_the_better_of_compromised_stealth_and_the_own_array_counts(own_array: int, value: int) -> None:
    battle, (own, enemy) = afloat(put(array("stealth_generator", 2), array("ew_array", own_array)), ENEMY)
    switch_on(own)
    own.last_emission = 1
    assert effective_ew(battle.table, enemy, own) == value


@pytest.mark.rule("MV-3.5.5-02", "MV-3.5.5-03", "MV-3.4.8-08")
def test_every_projector_that_is_on_is_a_field_of_10_cm_a_point_none_under_cloak() -> None:
    pair = array("gravity_well_projector", 3), array("gravity_well_projector", 1)
    battle, (own, enemy) = afloat(put(*pair), put(*pair, side=1, x=7))
    assert fields(battle.table) == []
    for vessel in (own, enemy):
        switch_on(vessel)
    enemy.of("gravity_well_projector")[0].flags |= OFF
    here, there = Point(0, 0), Point(7_000, 0)
    assert fields(battle.table) == [Field(here, 30), Field(here, 10), Field(there, 10)]
    own.cloaked = 1
    assert fields(battle.table) == [Field(there, 10)]


@pytest.mark.rule("MV-0.0.0-04")
@given(st.integers(-200_000, 200_000), st.integers(-200_000, 200_000), st.integers(0, 150))
def test_near_is_what_rounded_distances_say(x: int, y: int, cm: int) -> None:
    there = Point(x, y)
    assert near(Point(0, 0), there, cm) == (distance(Point(0, 0), there) <= cm * 1000)


@pytest.mark.rule("MV-0.0.0-04", "MV-0.0.0-09")
@pytest.mark.parametrize(
    ("x", "y", "within"), [(10_000, 0, True), (10_000, 99, True), (10_000, 101, False), (10_001, 0, False)]
)
def test_distances_are_compared_rounded(x: int, y: int, within: bool) -> None:
    """(10, 0.099) is 10.00049 cm away, which is 10; (10, 0.101) is 10.00051, which is 10.001."""
    assert near(Point(0, 0), Point(x, y), 10) is within


KINDS = ("ew_array", "ecm_array", "ej_array", "elint_array", "targeting_array", "countermeasure_pod", "stealth_generator")
systems = st.lists(
    st.builds(component, st.sampled_from(KINDS), st.integers(1, 12)), max_size=4, unique_by=lambda part: part.kind
)


@given(st.lists(st.tuples(systems, st.integers(0, 1), st.integers(0, 40)), min_size=2, max_size=4), st.data())
def test_effective_ew_is_never_negative_and_effective_ems_at_least_1(
    ships: list[tuple[list[Component], int, int]], data: st.DataObject
) -> None:
    battle, vessels = afloat(*(put(*parts, side=side, x=x) for parts, side, x in ships))
    numbers = st.integers(-1, len(vessels) - 1)
    for vessel in vessels:
        vessel.blueprint = replace(vessel.blueprint, ems=data.draw(st.integers(0, 4)))
        vessel.last_emission = data.draw(st.integers(0, 1))
        for system in vessel.systems:
            system.flags, system.aim, system.active = data.draw(st.sampled_from([0, 0, OFF])), data.draw(numbers), True
    for firer in vessels:
        for target in vessels:
            assert effective_ew(battle.table, firer, target) >= 0
            assert effective_ems(battle.table, firer, target) >= 1

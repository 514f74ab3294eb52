"""What arrays are aimed at in the EW Step, and whom ansibles support."""

from dataclasses import replace

import pytest

from metamaker.games.metaverse.battle.electronics.events import ArrayAimed
from metamaker.games.metaverse.battle.electronics.orders import Aim, ElectronicOrders, Support
from metamaker.games.metaverse.battle.electronics.signature import effective_ems, effective_ew
from metamaker.games.metaverse.battle.state.vessel import DISABLED, NOBODY, UNPOWERED, Status
from metamaker.games.metaverse.battle.turn.step import aftermath
from tests.games.metaverse.battle.emitters import (
    afloat,
    asks,
    put,
    refused,
    told,
    warfare,
)
from tests.games.metaverse.battle.ew_systems import ANSIBLE, ELINT, EYES, TARGETING, next_turn
from tests.games.metaverse.builders import component


@pytest.mark.rule("MV-3.4.3-02", "MV-3.4.4-02", "MV-3.4.0-06")
def test_aims_hold_until_the_next_step_and_must_be_made_anew() -> None:
    battle, (own, enemy) = afloat(put(*EYES), put(component("ew_array", 5), side=1, y=100, crew_quality=1))
    enemy.blueprint = replace(enemy.blueprint, ems=2)
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

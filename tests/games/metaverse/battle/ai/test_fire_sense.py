"""Fire that makes sense: none through own ships, none that cannot hurt, shared out; arrays, interceptors and hull likewise."""

import pytest

from metamaker.games.metaverse.battle.ai.registry import CAPTAINS, captain
from metamaker.games.metaverse.battle.electronics.decision import SwitchElectronics
from metamaker.games.metaverse.battle.fire.interception import threat
from metamaker.games.metaverse.battle.fire.orders import FireOrders, InterceptOrders
from metamaker.games.metaverse.battle.fire.screening import InterceptFire
from metamaker.games.metaverse.battle.repair.decision import AssignRepairs
from metamaker.games.metaverse.battle.state.battle import Battle
from metamaker.games.metaverse.battle.state.vessel import DISABLED, Vessel
from metamaker.games.metaverse.model.words import HullType, Target
from tests.games.metaverse.battle.gunnery import (
    BEAM,
    BLAST,
    CHAFF,
    CLOSE,
    FLAK,
    KEEL_GUN,
    TORPEDO,
    Put,
    armed,
    asks,
    attack,
    firing,
    gunners,
    guns,
    refused,
)
from tests.games.metaverse.builders import component

SHARING = ("plain", "careful", "admiral")
ON_A_LINE = ((0, 0, 0), (0, 1, 10), (1, 0, 30))
"""Side and place of three ships: the firer, an own one beside its line of fire, an enemy."""


def fire(who: str, battle: Battle, vessel: Vessel) -> FireOrders:
    decision = asks(battle, vessel)
    orders: FireOrders = captain(who, 1, vessel.side).answer(decision)
    assert decision.refusals(orders) == ()
    return orders


def weapons(orders: FireOrders) -> set[str]:
    return {ref for attack in orders.attacks for ref in attack.weapons}


@pytest.mark.parametrize("who", SHARING)
def test_no_spinal_shot_goes_through_an_own_ship(who: str) -> None:
    """MV-3.6.14-17 would strike it; the beam, which goes to its target alone, fires."""
    ship = armed(KEEL_GUN, BEAM)
    battle, vessels = gunners(*[Put(ship, side, x, y) for side, x, y in ON_A_LINE])
    assert weapons(fire(who, battle, vessels[0])) == set(guns(BEAM))
    battle, vessels = gunners(*[Put(ship, side, 20 * x, y) for side, x, y in ON_A_LINE])
    assert weapons(fire(who, battle, vessels[0])) == set(guns(KEEL_GUN, BEAM))


@pytest.mark.parametrize("who", SHARING)
def test_no_spinal_shot_goes_through_a_doomed_target_into_an_own_ship(who: str) -> None:
    ship = armed(KEEL_GUN)
    battle, vessels = gunners(Put(ship, 0, 0, 0), Put(ship, 0, 1, 50), Put(ship, 1, 0, 30))
    assert weapons(fire(who, battle, vessels[0])) == set(guns(KEEL_GUN))
    vessels[2].sections[4].boxes = [1]
    vessels[1].sections[4].boxes = [1]
    assert weapons(fire(who, battle, vessels[0])) == set()


@pytest.mark.parametrize("who", SHARING)
def test_no_area_is_laid_on_own_ships(who: str) -> None:
    ship = armed(BLAST, BEAM)
    near = [Put(ship, 0, 0, 0), Put(ship, 1, 0, 30), *[Put(ship, 0, 0, 30) for _ in range(4)]]
    battle, vessels = gunners(*near)
    assert weapons(fire(who, battle, vessels[0])) == set(guns(BEAM))
    battle, vessels = gunners(*[each._replace(side=1) if each.y else each for each in near])
    assert weapons(fire(who, battle, vessels[0])) == set(guns(BLAST, BEAM))


@pytest.mark.parametrize("who", SHARING)
@pytest.mark.parametrize(("cm", "fired"), [(50, True), (51, False)])
def test_no_shot_is_fired_that_cannot_hurt(who: str, cm: int, fired: bool) -> None:
    """A beam does one box of damage, less one for each 50 cm after the first."""
    battle, vessels = gunners(Put(armed(BEAM)), Put(armed(), 1, 0, cm, 8))
    assert bool(fire(who, battle, vessels[0]).attacks) == fired


@pytest.mark.parametrize("who", SHARING)
def test_ships_share_out_what_one_of_them_can_finish(who: str) -> None:
    """Each of three would rather fire at the weak one, which two of them are enough to destroy."""
    ship = armed(*[BEAM.with_(id="beam")], KEEL_GUN.with_(id="lance"))
    battle, vessels = gunners(*[Put(ship, 0, 2 * x) for x in range(6)], *[Put(ship, 1, 40 * x, 30, 8) for x in (0, 1)])
    vessels[6].sections[4].boxes = [2]
    shared = captain(who, 1, 0)
    targets = [shared.answer(asks(battle, vessel)).attacks[0].target for vessel in vessels[:6]]
    assert targets[0] == vessels[6].key
    assert vessels[7].key in targets


def intercepting(cm: int) -> InterceptOrders:
    """Return the careful captain's orders against a beam that has hit from this distance."""
    battle, vessels = gunners(Put(armed(BEAM)), Put(armed(FLAK), 1, 0, cm, 8))
    firer, target = vessels
    beam = firer.system(guns(BEAM)[0])
    danger = threat(battle.table, firer, target, (beam,), None, ())
    assert danger is not None
    orders: InterceptOrders = captain("careful", 1, 1).answer(InterceptFire(battle.table, battle.secrets[1], danger))
    return orders


def test_interceptors_are_spent_on_fire_that_can_hurt_alone() -> None:
    assert intercepting(50).screens
    assert not intercepting(51).screens


def test_elint_is_aimed_at_ships_with_electronics_that_are_fired_at() -> None:
    """One enemy has no EW, one has some but lies out of reach of the guns' effect, one has it and is the target."""
    spy = armed(BEAM, more=(component("elint_array", 2),))
    dull, bright = armed(), armed(more=(component("ew_array", 2),))
    far, near = Put(bright, 1, 0, 80, 8), Put(dull, 1, 0, 30, 8)
    battle, vessels = gunners(Put(spy), near, far)
    assert aims(battle, vessels[0]) == []
    battle, vessels = gunners(Put(spy), near._replace(ship=bright), far._replace(ship=dull))
    assert aims(battle, vessels[0]) == [vessels[1].key]


def aims(battle: Battle, vessel: Vessel) -> list[str]:
    decision = SwitchElectronics(battle.table, 0, battle.secrets[0], vessel.key)
    orders = captain("careful", 1, 0).answer(decision)
    assert decision.refusals(orders) == ()
    return [aim.target for aim in orders.aims]


@pytest.mark.parametrize("who", SHARING)
def test_the_hull_gives_nothing_for_weapons_that_cannot_act(who: str) -> None:
    """0 cm and at starfighters alone: neither does anything yet in a battle of starships; what is launched does."""
    ship = armed(BEAM, CLOSE, TORPEDO, CHAFF).with_(hull_type=HullType.BIOLOGICAL)
    battle, vessels = gunners(Put(ship), Put(armed(), 1, 0, 30))
    for ref in guns(BEAM, CLOSE, TORPEDO, CHAFF):
        vessels[0].system(ref).flags |= DISABLED
    decision = AssignRepairs(battle.table, 0, battle.secrets[0], vessels[0].key)
    orders = captain(who, 1, 0).answer(decision)
    assert decision.refusals(orders) == ()
    assert set(orders.healed) == set(guns(BEAM, TORPEDO))


@pytest.mark.rule("MV-2.2.2-08")
@pytest.mark.parametrize("name", CAPTAINS)
def test_at_a_ship_that_rams_it_a_ship_fires_and_keeps_nothing_back(name: str) -> None:
    """It has a weapon that could intercept, and an array to guide that."""
    screen = FLAK.with_(id="screen", targets=(Target.DIRECT,))
    battle, (vessel, enemy) = gunners(Put(armed(BEAM, screen)), Put(armed(), 1, 0, 5, 8), more=(screen,))
    assert refused(battle, vessel, firing(attack(enemy, BEAM), kept=(screen,)), enemy.key) == ["MV-2.2.2-08"]
    decision = asks(battle, vessel, enemy.key)
    orders = captain(name, 1, 0).answer(decision)
    assert decision.refusals(orders) == ()
    if name != "chance":
        assert [each.target for each in orders.attacks] == [enemy.key]

"""Fire at salvos on the table (2.1.2, 1.3.1, 1.3.6)."""

from dataclasses import replace

import pytest

from metamaker.games.metaverse.battle.fire.at_salvos import salvo_profile
from metamaker.games.metaverse.battle.fire.orders import Attack, FireOrders, Mode
from metamaker.games.metaverse.battle.kinematics.bearing import Changes
from metamaker.games.metaverse.battle.state.battle import Battle
from metamaker.games.metaverse.battle.state.salvo import Salvo
from metamaker.games.metaverse.battle.state.vessel import Vessel
from metamaker.games.metaverse.model.weapon import Weapon
from metamaker.play.geometry import CM
from tests.games.metaverse.battle.gunnery import ARRAY, BEAM, SECOND_ARRAY, Put, armed, boxes_lost, fight, guns, refused
from tests.games.metaverse.battle.salvos.missiles import AREA, CLUSTER, HARD, KEEL, MISSILE, POINT, ROCKET, SLUGS, aloft, at_sea


def sea(*weapons: Weapon, faces: tuple[int, ...] = (), third: int = 0) -> tuple[Battle, Vessel, Vessel]:
    """Return a ship with these weapons that declares first, and an enemy 40 cm north of it that could launch."""
    battle, (firer, other, *_) = at_sea(
        Put(armed(*weapons)),
        Put(armed(MISSILE, ROCKET, HARD, CLUSTER, *weapons), 1, 0, 40, 8),
        *([Put(armed(*weapons), 0, 10, third)] if third else []),
        faces=(1, 2, *faces) if faces else (),
    )
    return battle, firer, other


def fire(salvo: Salvo, *weapons: Weapon, mode: Mode = Mode.SALVO, array: str = ARRAY) -> FireOrders:
    return FireOrders((Attack(array, salvo.key, guns(*weapons), mode),))


@pytest.mark.rule("MV-2.1.2-07", "MV-1.3.0-02", "MV-3.6.8-02")
def test_whoever_has_weapons_for_it_may_fire_at_a_salvo() -> None:
    battle, firer, other = sea(POINT, BEAM)
    salvo = aloft(battle, other, MISSILE, at=(0, 20))
    assert refused(battle, firer, fire(salvo, POINT)) == []
    assert refused(battle, firer, fire(salvo, BEAM)) == ["MV-3.6.8-02"]
    own = aloft(battle, firer, POINT, at=(0, 20))
    assert refused(battle, firer, fire(own, POINT)) == ["MV-1.3.0-02"]


@pytest.mark.rule("MV-2.1.2-06", "MV-2.1.2-07")
def test_a_salvo_in_contact_is_fired_at_by_that_ship_alone() -> None:
    battle, firer, other = sea(POINT, third=5)
    friend = battle.table.vessels[2]
    salvo = aloft(battle, other, MISSILE)
    assert refused(battle, friend, fire(salvo, POINT)) == []
    salvo.contact = firer.key
    assert refused(battle, friend, fire(salvo, POINT)) == ["MV-2.1.2-06"]
    assert refused(battle, firer, fire(salvo, POINT)) == []
    salvo.place = salvo.place._replace(x=1)
    assert refused(battle, friend, fire(salvo, POINT)) == [], "once either has moved they touch no more"


@pytest.mark.rule("MV-3.6.7-02", "MV-1.3.1-35", "MV-1.3.1-01")
def test_what_cannot_be_fired_at() -> None:
    battle, firer, other = sea(POINT)
    hard, far = aloft(battle, other, HARD, at=(0, 20)), aloft(battle, other, MISSILE, at=(0, 100.001))
    assert refused(battle, firer, fire(hard, POINT)) == ["MV-3.6.7-02"]
    assert refused(battle, firer, fire(far, POINT)) == ["MV-1.3.1-01", "MV-1.3.1-01"]
    salvo = aloft(battle, other, MISSILE, at=(0, 20))
    assert refused(battle, firer, fire(salvo, POINT, mode=Mode.SURGICAL)) == ["MV-1.3.1-35"]
    battle.table.salvos.remove(salvo)
    assert refused(battle, firer, fire(salvo, POINT)) == ["MV-1.3.0-05"]


@pytest.mark.rule("MV-1.3.1-11", "MV-1.3.1-19", "MV-1.3.1-20")
def test_its_rating_is_the_highest_die_face_among_what_is_left_of_it() -> None:
    battle, firer, other = sea(POINT)
    salvo = aloft(battle, other, MISSILE, ROCKET, at=(0, 5))
    firer.changes = Changes(0, 2)
    assert salvo_profile(firer, 14, salvo, (), 5 * CM).numbers == (14, 8 + 2, 14)
    del salvo.weapons[1]
    assert salvo_profile(firer, 14, salvo, (), 5 * CM).numbers == (14, 1 + 2, 14)


@pytest.mark.rule("MV-1.3.1-22")
@pytest.mark.parametrize(("weapon", "target"), [(POINT, 1), (SLUGS, 1 + 2)])
def test_kinetic_fire_meets_its_bands(weapon: Weapon, target: int) -> None:
    battle, firer, other = sea(weapon)
    plan = firer.system(guns(weapon)[0]).plan.weapon
    assert plan is not None
    assert salvo_profile(firer, 14, aloft(battle, other, MISSILE), (plan,), 25 * CM).target == target


@pytest.mark.rule("MV-1.3.6-18", "MV-1.3.6-21", "MV-1.3.6-22")
def test_seven_damage_of_one_array_stop_three_weapons() -> None:
    battle, firer, other = sea(POINT, SLUGS, faces=(9, 6, 9, 2))
    salvo = aloft(battle, other, *[MISSILE] * 5, at=(0, 25))
    # the band of 10 cm takes 2 off the energy die: 4, then 2 of the kinetic one: 6, and one point lies around already
    salvo.damage[firer.number, firer.system(ARRAY).plan.number] = 1
    fight(battle, a_heron_1=fire(salvo, POINT, SLUGS))
    assert len(salvo.weapons) == 2
    assert list(salvo.damage.values()) == [1]


@pytest.mark.rule("MV-1.3.6-20")
def test_the_damage_of_two_arrays_does_not_add_up() -> None:
    battle, _, other = sea(POINT, SLUGS, faces=(9, 1, 9, 1))
    salvo = aloft(battle, other, MISSILE, at=(0, 5))
    fight(battle, a_heron_1=FireOrders((*fire(salvo, POINT).attacks, *fire(salvo, SLUGS, array=SECOND_ARRAY).attacks)))
    assert len(salvo.weapons) == 1


@pytest.mark.rule("MV-1.3.1-30")
def test_a_volley_hits_or_misses_as_one() -> None:
    battle, _, other = sea(POINT, SLUGS, faces=(9, 3, 3))
    salvo = aloft(battle, other, MISSILE, MISSILE, MISSILE, at=(0, 5))
    fight(battle, a_heron_1=fire(salvo, POINT, SLUGS, mode=Mode.VOLLEY))
    assert salvo.weapons == []


@pytest.mark.rule("MV-2.2.2-17")
def test_what_is_left_is_wasted_on_a_salvo_that_is_no_more() -> None:
    battle, _, other = sea(POINT, SLUGS, faces=(9, 6))
    salvo = aloft(battle, other, MISSILE, at=(0, 5))
    fight(battle, a_heron_1=fire(salvo, POINT, SLUGS))
    assert battle.table.salvos == []


@pytest.mark.rule("MV-3.6.9-03")
def test_an_area_takes_salvos_and_ships_alike() -> None:
    battle, firer, other = sea(AREA, faces=(9, 4))
    near, immune = aloft(battle, other, MISSILE, at=(0, 42)), aloft(battle, other, HARD, at=(0, 41))
    near.weapons[0].plan = replace(near.weapons[0].plan, modifier=0)
    orders = FireOrders((Attack(ARRAY, other.key, guns(AREA)),))
    fight(battle, a_heron_1=orders)
    assert boxes_lost(other) == 1
    # a point, less one for the first five cm from the middle of the area
    assert (near.fights, immune.fights) == (True, True)
    assert firer.number == 0


@pytest.mark.rule("MV-3.6.14-17", "MV-3.6.14-27")
def test_a_spinal_line_goes_through_salvos() -> None:
    battle, _, other = sea(KEEL, faces=(9,))
    salvo = aloft(battle, other, MISSILE, at=(1, 20))
    fight(battle, a_heron_1=FireOrders((Attack(ARRAY, other.key, guns(KEEL)),)))
    assert salvo.weapons == [], "half of 1 + 3 is 2, as much as its modifier"
    assert boxes_lost(other) == 4


@pytest.mark.rule("MV-1.3.4-06", "MV-1.3.4-09")
def test_a_salvo_is_fired_at_by_as_many_as_it_has_pulses() -> None:
    battle, firer, other = sea(POINT)
    salvo = aloft(battle, other, MISSILE, at=(0, 20))
    salvo.attackers = [17]
    assert refused(battle, firer, fire(salvo, POINT)) == ["MV-1.3.4-09"]

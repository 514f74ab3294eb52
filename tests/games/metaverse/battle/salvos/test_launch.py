"""Indirect weapons are launched as salvos (1.3.2)."""

import pytest

from metamaker.games.metaverse.battle.fire.orders import FireOrders, Launch
from metamaker.games.metaverse.battle.state.battle import Battle
from metamaker.games.metaverse.battle.state.salvo import Salvo
from metamaker.games.metaverse.battle.state.vessel import Vessel
from metamaker.games.metaverse.model.arc import SectionName, Sector
from metamaker.games.metaverse.model.weapon import Weapon
from metamaker.play.geometry import CM, DEGREE, Point, distance
from tests.games.metaverse.battle.battles import hull
from tests.games.metaverse.battle.gunnery import (
    ARRAY,
    BEAM,
    RATING,
    SECOND_ARRAY,
    Put,
    armed,
    attack,
    boxes_lost,
    fight,
    firing,
    guns,
    refused,
)
from tests.games.metaverse.battle.salvos.missiles import MISSILE, ROCKET, aloft, at_sea, launching, moves, strikes
from tests.games.metaverse.builders import mount, with_section


def ready(*weapons: Weapon, apart_cm: int = 20) -> tuple[Battle, Vessel, Vessel]:
    """Return a ship with these weapons at the origin, bow north, and an enemy ahead of it."""
    battle, (firer, target) = at_sea(Put(armed(*weapons)), Put(armed(), 1, 0, apart_cm, 8))
    return battle, firer, target


def only(battle: Battle) -> Salvo:
    (salvo,) = battle.table.salvos
    return salvo


@pytest.mark.rule("MV-1.3.2-01", "MV-1.3.2-02", "MV-2.2.2-14")
@pytest.mark.parametrize(("degrees", "cm", "place"), [(0, 0, (0, 0)), (0, 25, (0, 25_000)), (90, 10, (10_000, 0))])
def test_a_salvo_is_moved_straight_out_and_faces_along_that_line(degrees: int, cm: int, place: tuple[int, int]) -> None:
    battle, firer, _ = ready(MISSILE)
    fight(battle, a_heron_1=launching(MISSILE, degrees=degrees, cm=cm))
    salvo = only(battle)
    assert (salvo.place, salvo.direction, salvo.ship) == (Point(*place), degrees * DEGREE, firer.number)


@pytest.mark.rule("MV-1.3.2-02")
def test_it_goes_as_far_as_the_range_and_no_farther() -> None:
    battle, firer, _ = ready(MISSILE)
    assert refused(battle, firer, launching(MISSILE, cm=25)) == []
    assert refused(battle, firer, launching(MISSILE, cm=25.001)) == ["MV-1.3.2-02"]
    assert refused(battle, firer, launching(MISSILE, cm=-1)) == ["MV-1.3.2-02"]


@pytest.mark.rule("MV-1.3.2-02", "MV-1.3.2-07")
def test_every_weapon_bears_along_the_line() -> None:
    ship = with_section(armed(MISSILE), SectionName.FORE, hull(4, 1, mounts=(mount("tube", MISSILE, (Sector.FORE_PORT,)),)))
    battle, (firer, _) = at_sea(Put(ship), Put(armed(), 1, 0, 20))
    tubes = "fore/tube#1", *guns(MISSILE)
    for degrees, rules in ((330, []), (30, ["MV-1.3.2-07"]), (180, ["MV-1.3.2-07"])):
        orders = FireOrders(launches=(Launch(ARRAY, tubes, degrees * DEGREE, 10 * CM),))
        assert refused(battle, firer, orders) == rules


@pytest.mark.rule("MV-1.3.2-02")
def test_the_line_turns_with_a_ship_that_has_rolled() -> None:
    ship = with_section(armed(), SectionName.FORE, hull(4, 1, mounts=(mount("tube", MISSILE, (Sector.FORE_PORT,)),)))
    battle, (firer, _) = at_sea(Put(ship, heading=4), Put(armed(), 1, 0, 20))
    orders = [FireOrders(launches=(Launch(ARRAY, ("fore/tube#1",), way * DEGREE, 10 * CM),)) for way in (60, 120)]
    assert [refused(battle, firer, each) for each in orders] == [[], ["MV-1.3.2-07"]]
    firer.course = firer.course._replace(mirrored=True)
    assert [refused(battle, firer, each) for each in orders] == [["MV-1.3.2-07"], []]


@pytest.mark.rule("MV-1.3.2-05", "MV-3.4.1-03")
def test_an_array_launches_as_many_as_its_rating_and_does_nothing_else() -> None:
    many = mount("tubes", MISSILE, tuple(Sector), count=RATING + 1)
    ship = with_section(armed(BEAM), SectionName.FORE, hull(4, 1, mounts=(many,)))
    battle, (firer, target) = at_sea(Put(ship), Put(armed(), 1, 0, 20))
    tubes = tuple(f"fore/tubes#{number}" for number in range(1, RATING + 2))
    full, over = (FireOrders(launches=(Launch(ARRAY, tubes[:number], 0, CM),)) for number in (RATING, RATING + 1))
    assert refused(battle, firer, full) == []
    assert refused(battle, firer, over) == ["MV-3.4.1-03"]
    both = full._replace(attacks=(attack(target, BEAM),))
    assert refused(battle, firer, both) == ["MV-1.3.2-05"]
    assert refused(battle, firer, full._replace(attacks=(attack(target, BEAM, array=SECOND_ARRAY),))) == []


@pytest.mark.rule("MV-1.3.2-05")
def test_an_array_that_has_launched_is_used_for_the_turn() -> None:
    battle, firer, target = ready(MISSILE, BEAM)
    fight(battle, a_heron_1=launching(MISSILE))
    assert "MV-1.3.1-07" in refused(battle, firer, firing(attack(target, BEAM)))
    assert refused(battle, firer, firing(attack(target, BEAM, array=SECOND_ARRAY))) == []


@pytest.mark.rule("MV-1.3.2-06", "MV-1.3.0-05", "MV-2.1.2-03")
def test_what_one_array_launches_is_one_salvo() -> None:
    battle, _, _ = ready(MISSILE, ROCKET)
    one, other = launching(MISSILE, cm=10), launching(ROCKET, cm=10, array=SECOND_ARRAY)
    fight(battle, a_heron_1=one._replace(launches=(*one.launches, *other.launches)))
    assert [[each.ref for each in salvo.weapons] for salvo in battle.table.salvos] == [["core/missile#1"], ["core/rocket#1"]]
    assert len({salvo.key for salvo in battle.table.salvos}) == 2


@pytest.mark.rule("MV-1.3.2-07")
def test_a_mixed_salvo_goes_as_far_and_lasts_as_long_as_the_least_of_it() -> None:
    battle, firer, _ = ready(MISSILE, ROCKET)
    assert refused(battle, firer, launching(MISSILE, ROCKET, cm=15)) == []
    assert refused(battle, firer, launching(MISSILE, ROCKET, cm=16)) == ["MV-1.3.2-02"]
    salvo = aloft(battle, firer, MISSILE, ROCKET)
    assert (salvo.range_cm, salvo.turns) == (15, 1)


@pytest.mark.rule("MV-1.3.2-03", "MV-2.2.4-10", "MV-2.2.4-11")
@pytest.mark.parametrize(("weapon", "turns"), [(ROCKET, 1), (MISSILE, 2)])
def test_a_salvo_lasts_its_turns_that_of_launch_included(weapon: Weapon, turns: int) -> None:
    battle, firer, _ = ready(weapon, apart_cm=90)
    aloft(battle, firer, weapon)
    for turn in range(1, turns + 1):
        assert len(battle.table.salvos) == 1, turn
        strikes(battle)
        battle.table.turn += 1
        moves(battle)
    assert battle.table.salvos == []


@pytest.mark.rule("MV-1.3.2-09", "MV-1.3.4-08")
def test_launching_takes_no_place_under_ems() -> None:
    battle, _, target = ready(MISSILE)
    fight(battle, a_heron_1=launching(MISSILE))
    assert target.attackers == []


@pytest.mark.rule("MV-2.1.2-04", "MV-1.3.2-08", "MV-2.2.4-01")
def test_a_salvo_may_strike_in_the_turn_of_launch() -> None:
    battle, _, target = ready(MISSILE)
    fight(battle, a_heron_1=launching(MISSILE, cm=10))
    strikes(battle, (only(battle), target))
    assert boxes_lost(target) == 3  # a point and the modifier of 2


@pytest.mark.rule("MV-2.2.2-05", "MV-2.2.2-14")
def test_a_ship_destroyed_in_its_own_group_launches_all_the_same() -> None:
    battle, (_, firer) = at_sea(Put(armed(BEAM)), Put(armed(MISSILE, hull_hits=1), 1, 0, 20, 8), faces=(1, 2, 9))
    target = battle.table.vessels[1]
    fight(battle, a_heron_1=firing(attack(target, BEAM)), b_heron_2=launching(MISSILE, degrees=180))
    assert len(battle.table.salvos) == 1
    assert firer.key in only(battle).key


@pytest.mark.rule("MV-0.1.0-10", "MV-3.6.10-02", "MV-1.3.2-05")
def test_what_cannot_be_launched() -> None:
    battle, firer, _ = ready(MISSILE, BEAM)
    assert refused(battle, firer, launching(BEAM)) == ["MV-1.3.2-05"]
    assert refused(battle, firer, launching()) == ["MV-1.3.2-05"]
    assert refused(battle, firer, launching(MISSILE, MISSILE)) == ["MV-0.1.0-10"]
    assert refused(battle, firer, launching(MISSILE, array="core/bridge#1")) == ["MV-1.3.2-05"]
    assert refused(battle, firer, launching(MISSILE, degrees=400)) == ["MV-1.3.2-02"]
    firer.system("core/missile#1").fired = battle.table.turn
    assert refused(battle, firer, launching(MISSILE)) == ["MV-3.6.10-02"]


@pytest.mark.rule("MV-3.4.8-03", "MV-3.2.1-03")
def test_who_cannot_fire_does_not_launch() -> None:
    battle, firer, _ = ready(MISSILE)
    firer.bridged = False
    assert refused(battle, firer, launching(MISSILE)) == ["MV-3.2.1-03"]
    firer.bridged, firer.cloaked = True, 1
    assert refused(battle, firer, launching(MISSILE)) == ["MV-3.4.8-03"]


@pytest.mark.rule("MV-0.1.0-05")
def test_a_line_may_end_on_a_ship_and_nowhere_else_in_contact() -> None:
    battle, firer, target = ready(MISSILE)
    assert refused(battle, firer, launching(MISSILE, contact=target.key)) == []
    assert refused(battle, firer, launching(MISSILE, cm=19, contact=target.key)) == ["MV-0.1.0-05"]
    assert refused(battle, firer, launching(MISSILE, degrees=1, contact=target.key)) == ["MV-0.1.0-05"]
    fight(battle, a_heron_1=launching(MISSILE, contact=target.key))
    assert only(battle).place == target.course.place
    assert distance(only(battle).came_from, firer.course.place) == 0

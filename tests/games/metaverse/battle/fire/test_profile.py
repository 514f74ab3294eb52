"""Sensor and target profile, and which faces of a D20 hit."""

from dataclasses import replace
from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from metamaker.games.metaverse.battle.aim import Profile, profile, profile_at_fire, shot_profile
from metamaker.games.metaverse.battle.kinematics.bearing import Changes, rating_changes
from metamaker.games.metaverse.battle.kinematics.course import Cinematic
from metamaker.games.metaverse.battle.plot.text import parsed
from metamaker.games.metaverse.battle.state.battle import Battle
from metamaker.games.metaverse.battle.state.vessel import Vessel
from metamaker.games.metaverse.model.weapon import Weapon
from metamaker.play.dice import outcomes
from metamaker.play.geometry import CM, Point
from tests.games.metaverse.battle.gunnery import BEAM, FLAK, SLUG, Put, armed, duel, gunners
from tests.games.metaverse.builders import component

FACES = range(1, 21)


def hits(made: Profile) -> list[int]:
    return [face for face in FACES if made.hits(face)]


def rolled(battle: Battle, firer: Vessel, target: Vessel, *weapons: Weapon) -> Profile:
    plans = [firer.blueprint.weapons[weapon.id] for weapon in weapons]
    return shot_profile(battle.table, firer, 14, target, plans)


@pytest.mark.rule("MV-1.3.1-10", "MV-1.3.1-12", "MV-1.3.1-28")
def test_osprey_fires_at_bittern() -> None:
    bittern = armed(more=(component("ew_array", 2),))
    battle, (firer, target) = gunners(Put(armed(BEAM)), Put(bittern, 1, 0, 20))
    target.blueprint = replace(target.blueprint, target_rating=1)
    target.changes = rating_changes(parsed("EM1"), Cinematic(Point(0, 0), 0, 20))
    firer.changes = rating_changes(parsed(""), Cinematic(Point(0, 0), 0, 20))
    made = profile(battle.table, firer, 15, target)
    assert made.numbers == (13, 2, 15)
    assert hits(made) == list(range(3, 14))


@pytest.mark.rule("MV-1.3.1-13", "MV-1.3.1-16")
def test_a_roll_hits_above_the_target_profile_and_up_to_the_sensor_profile() -> None:
    assert hits(Profile(13, 2, 15)) == list(range(3, 14))
    assert hits(Profile(20, 0, 20)) == list(FACES)
    assert hits(Profile(13, -4, 15)) == list(range(1, 14))


@pytest.mark.rule("MV-1.3.1-14", "MV-1.3.1-15", "MV-1.3.1-29")
@pytest.mark.parametrize(("sensor", "target", "array"), [(6, 7, 12), (6, 6, 12), (0, -2, 9), (-3, -9, 9), (30, 20, 18)])
def test_where_no_face_could_hit_the_printed_rating_does(sensor: int, target: int, array: int) -> None:
    assert hits(Profile(sensor, target, array)) == [array]


@given(st.integers(-9, 30), st.integers(-9, 30), st.integers(1, 20))
def test_the_faces_of_a_profile_are_those_that_hit_and_there_is_always_one(sensor: int, target: int, array: int) -> None:
    made = Profile(sensor, target, array)
    assert made.faces == len(hits(made)) >= 1


@given(st.integers(-9, 30), st.integers(-9, 30), st.integers(1, 20))
def test_the_chance_to_hit_by_enumeration_is_that_of_the_faces(sensor: int, target: int, array: int) -> None:
    made = Profile(sensor, target, array)
    rolls = list(outcomes(lambda dice: made.hits(dice.roll(20))))
    assert sum(weight for weight, _ in rolls) == 1
    assert sum((weight for weight, hit in rolls if hit), Fraction(0)) == Fraction(made.faces, 20)


@pytest.mark.rule("MV-1.3.1-22", "MV-A.5-05", "MV-1.3.1-23")
@pytest.mark.parametrize(("apart_cm", "target_profile"), [(0, 0), (10, 0), (11, 1), (20, 1), (21, 2), (100, 9)])
def test_kinetic_fire_is_harder_by_one_for_each_band(apart_cm: int, target_profile: int) -> None:
    battle, firer, target = duel(SLUG, BEAM, apart_cm=apart_cm)
    assert rolled(battle, firer, target, SLUG).numbers == (14, target_profile, 14)
    assert rolled(battle, firer, target, BEAM).numbers == (14, 0, 14)


@pytest.mark.rule("MV-1.3.1-12", "MV-1.3.1-25")
def test_the_changes_of_both_ships_are_in_the_target_profile() -> None:
    battle, firer, target = duel(BEAM)
    firer.changes, target.changes = Changes(target=7, movement=2), Changes(target=4, movement=9)
    assert rolled(battle, firer, target, BEAM).target == 6


@pytest.mark.rule("MV-1.3.1-32", "MV-1.3.1-33")
@pytest.mark.parametrize(("weapons", "sensor"), [((BEAM, BEAM), 14), ((BEAM, FLAK), 13), ((BEAM, FLAK, SLUG), 12)])
def test_each_type_after_the_first_costs_a_volley_one(weapons: tuple[Weapon, ...], sensor: int) -> None:
    battle, firer, target = duel(BEAM, FLAK, SLUG)
    assert rolled(battle, firer, target, *weapons).sensor == sensor


@pytest.mark.rule("MV-1.3.1-34")
def test_a_volley_goes_by_its_worst_bands() -> None:
    rail = SLUG.with_(id="beam", range_cm=20)
    battle, firer, target = duel(SLUG, apart_cm=40)
    plans = [firer.blueprint.weapons["slug"], replace(firer.blueprint.weapons["slug"], id=rail.id, range_cm=20)]
    assert shot_profile(battle.table, firer, 14, target, plans).numbers == (13, 3, 14)


@pytest.mark.rule("MV-1.3.1-26")
@pytest.mark.parametrize(("codes", "change"), [("", -1), ("FTL1", 0)])
def test_a_plot_is_blank_only_if_it_holds_no_order_at_all(codes: str, change: int) -> None:
    battle, firer, target = duel(BEAM)
    target.changes = rating_changes(parsed(codes), Cinematic(Point(0, 0), 0, 8))
    assert rolled(battle, firer, target, BEAM).target == change


@pytest.mark.rule("MV-1.3.1-11", "MV-1.3.1-19", "MV-1.3.1-27")
def test_fire_as_a_target_is_rated_by_its_die_and_has_no_ew() -> None:
    _, firer, _ = duel(BEAM)
    firer.changes = Changes(target=5, movement=2)
    assert profile_at_fire(firer, 14, 6).numbers == (14, 8, 14)


@pytest.mark.rule("MV-3.5.4-06")
def test_a_friend_counts_as_without_ew() -> None:
    jammer = armed(more=(component("ew_array", 5),))
    battle, (firer, friend) = gunners(Put(armed(BEAM)), Put(jammer, 0, 0, 20))
    assert profile(battle.table, firer, 14, friend, more_ew=2).numbers == (12, 0, 14)


@given(st.integers(0, 100 * CM), st.integers(0, 9), st.integers(-5, 5))
def test_profiles_are_whole_numbers_whatever_the_distance(apart: int, ew: int, movement: int) -> None:
    battle, firer, target = duel(SLUG)
    target.course = Cinematic(Point(0, apart), 8, 0)
    firer.changes = Changes(0, movement)
    made = profile(battle.table, firer, 14, target, more_ew=ew, bands=rolled(battle, firer, target, SLUG).target - movement)
    assert all(type(number) is int for number in made.numbers)
    assert made.sensor == 14 - ew

"""Tactical and strategic jumps, and fields that hinder them."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from metamaker.games.metaverse.battle.kinematics.course import Cinematic, Newtonian
from metamaker.games.metaverse.battle.kinematics.ftl import (
    FieldStep,
    Round,
    absence,
    attack_reaches,
    cut_short,
    fewer_dice,
    field_rolls,
    field_steps,
    first_announcement,
    jump_dice,
    more_dice,
    return_leg,
    returned,
    tactical_jump,
)
from metamaker.games.metaverse.battle.plot.orders import BLANK
from metamaker.play.dice import FixedDice
from metamaker.play.geometry import Point, distance, moved
from tests.games.metaverse.battle.ships import ORIGIN, floating, plot, sailing
from tests.games.metaverse.battle.strategies import cinematic_courses


@pytest.mark.rule("MV-1.2.3-64", "MV-1.2.3-79", "MV-A.4-11")
def test_a_tactical_jump_adds_the_dice_to_the_velocity() -> None:
    move = tactical_jump(sailing(12), plot("FTL-T6"), (10, 1, 2, 3, 4, 5))
    assert move.after == sailing(12, place=Point(0, 37_000))
    assert [leg.length for leg in move.legs] == [37]
    assert tactical_jump(sailing(-12), plot("FTL-T6"), (1,) * 6).after == sailing(-12, place=Point(0, -6000))
    assert tactical_jump(sailing(-6), plot("FTL-T6"), (2,) * 6).after.place == Point(0, 6000)


@pytest.mark.rule("MV-1.2.3-66")
def test_a_newtonian_ship_rotates_and_moves_first_and_jumps_along_its_bow() -> None:
    move = tactical_jump(floating(rotation=2, N=8, W=5), plot("FTL-T6"), (3,) * 6)
    assert [(leg.heading, leg.length) for leg in move.legs] == [(0, 8), (12, 5), (4, 18)]
    assert move.after == floating(rotation=2, heading=4, place=Point(13_000, 8000), N=8, W=5)
    assert [leg.length for leg in tactical_jump(floating(), plot("FTL-T6"), (4,)).legs] == [4]


@pytest.mark.rule("MV-1.2.3-65")
def test_the_crew_discards_dice_or_rolls_more() -> None:
    dice = FixedDice([4, 10, 1, 7, 2, 3, 9, 8])
    faces = jump_dice(6, dice)
    assert faces == (4, 10, 1, 7, 2, 3)
    assert fewer_dice(faces, (1, 3), 2) == (4, 1, 2, 3)
    assert more_dice(faces, 2, 2, dice) == (*faces, 9, 8)
    dice.finish()
    with pytest.raises(ValueError, match="at most 1"):
        fewer_dice(faces, (0, 1), 1)
    with pytest.raises(ValueError, match="at most 1"):
        more_dice(faces, 2, 1, FixedDice([]))


@pytest.mark.rule("MV-1.2.3-55", "MV-A.4-10")
def test_how_long_a_strategic_jump_takes_at_least() -> None:
    rolls = [absence(3, FixedDice([face])) for face in (1, 3, 4, 5, 8)]
    assert rolls == [(1, 1), (3, 1), (4, 1), (5, 2), (8, 5)]


@pytest.mark.rule("MV-1.2.3-56")
def test_the_return_is_announced_when_the_absence_is_over() -> None:
    assert first_announcement(4, 2) == 6


@pytest.mark.rule("MV-1.2.3-57", "MV-1.2.3-58")
def test_a_ship_comes_back_anywhere_with_its_momentum() -> None:
    there = Point(-4000, 7000)
    assert returned(sailing(9, mirrored=True), there, 5) == Cinematic(there, 5, 9, mirrored=True)
    assert returned(floating(rotation=2, NE=6), there, 4) == Newtonian(there, 4, floating(NE=6).momenta, 2)


@pytest.mark.rule("MV-1.2.3-69", "MV-A.4-12", "MV-0.0.0-09")
def test_an_ftl_attack_needs_its_target_within_10_cm() -> None:
    assert attack_reaches(ORIGIN, Point(6000, 8000))
    assert attack_reaches(ORIGIN, Point(10_000, 99))
    assert not attack_reaches(ORIGIN, Point(10_001, 0))


def through(length: int, *fields: Round) -> list[FieldStep]:
    return list(field_steps(tactical_jump(sailing(0), BLANK, (length,)).legs, fields))


def steps(length: int, centre: Point, radius_cm: int) -> list[Point]:
    return [step.place for step in through(length, (centre, radius_cm))]


@pytest.mark.rule("MV-1.2.3-79", "MV-0.0.0-04")
def test_a_jump_through_a_field_rolls_for_each_complete_10_cm_inside() -> None:
    assert steps(100, Point(0, 50_000), 20) == [Point(0, 1000 * y) for y in (40, 50, 60, 70)]
    assert steps(45, Point(0, 50_000), 20) == [Point(0, 40_000)]
    assert steps(29, ORIGIN, 20) == [Point(0, 10_000), Point(0, 20_000)]
    assert steps(100, Point(20_001, 50_000), 20) == []
    assert steps(100, Point(0, -30_000), 20) == []


@pytest.mark.rule("MV-1.2.3-79")
def test_what_was_flown_inside_before_a_corner_counts() -> None:
    move = tactical_jump(floating(rotation=2, N=6), plot("FTL-T6"), (1, 1, 1, 1, 1, 1))
    assert list(field_steps(move.legs, [(ORIGIN, 30)])) == [(Point(4000, 6000), 1, 0)]


def end_of(way: list[FieldStep], crew_quality: int, *faces: int) -> Point | None:
    dice = FixedDice(faces)
    rolls = field_rolls(way, crew_quality, dice)
    dice.finish()
    assert [roll.face for roll in rolls] == list(faces)
    return rolls[-1].step.place if rolls[-1].stops else None


@pytest.mark.rule("MV-1.2.3-79", "MV-3.5.5-04")
def test_a_failure_ends_the_jump_where_it_happens() -> None:
    way = through(100, (Point(0, 50_000), 20))
    assert end_of(way, 3, 3, 1, 4) == Point(0, 60_000)
    assert end_of(way, 5, 5, 5, 5, 5) is None
    move = tactical_jump(sailing(0), BLANK, (100,))
    ended = cut_short(move, way[2])
    assert (ended.after.place, [leg.length for leg in ended.legs]) == (Point(0, 60_000), [60])


@pytest.mark.rule("MV-3.5.5-05")
def test_a_jump_begun_inside_rolls_whether_it_goes_deeper_or_comes_out() -> None:
    assert steps(60, Point(0, 15_000), 20) == [Point(0, 10_000), Point(0, 20_000), Point(0, 30_000)]
    assert steps(60, Point(0, -15_000), 30) == [Point(0, 10_000)]


@pytest.mark.rule("MV-3.5.5-03")
def test_fields_that_overlap_do_not_widen_but_add_1_each() -> None:
    one, other = (Point(0, 50_000), 20), (Point(0, 55_000), 10)
    assert [(step.place.y // 1000, step.more) for step in through(100, one, other)] == [(40, 0), (50, 1), (60, 1), (70, 0)]
    assert [step.more for step in through(100, one, other, one)] == [1, 2, 2, 1]
    way = through(100, one, other)
    assert end_of(way, 3, 3, 3) == Point(0, 50_000)
    assert end_of(way, 3, 3, 2, 2, 3) is None


@pytest.mark.rule("MV-3.5.5-03")
def test_two_fields_one_behind_the_other_are_one_way_inside() -> None:
    apart = through(100, (Point(0, 20_000), 5), (Point(0, 60_000), 5))
    assert [step.place.y for step in apart] == [25_000, 65_000]
    near = through(100, (Point(0, 20_000), 15), (Point(0, 40_000), 10))
    assert [step.place.y for step in near] == [15_000, 25_000, 35_000, 45_000]


@pytest.mark.rule("MV-3.5.5-06")
def test_a_ship_comes_back_from_the_nearest_edge_of_the_table() -> None:
    ways = [return_leg(Point(x, y), (180, 120)) for x, y in ((0, 40_000), (80_000, 0), (5, -30_001), (-70_000, 10))]
    assert [(way.start, way.heading, way.length) for way in ways] == [
        (Point(0, 60_000), 8, 20),
        (Point(90_000, 0), 12, 10),
        (Point(5, -60_000), 0, 30),
        (Point(-90_000, 10), 4, 20),
    ]
    assert return_leg(ORIGIN, (180, 120)).heading == 8
    rolled = [step.place.y for step in field_steps((ways[0],), [(Point(0, 25_000), 28)])]
    assert rolled == [43_000]


@given(cinematic_courses, st.integers(1, 200), st.integers(1, 6))
def test_steps_lie_inside_the_field_and_on_the_way(course: Cinematic, length: int, radius: int) -> None:
    centre = moved(course.place, (course.heading + 3) % 16, 20_000)
    move = tactical_jump(course._replace(speed=0), BLANK, (length,))
    for place, _, _ in field_steps(move.legs, [(centre, 10 * radius)]):
        assert distance(place, centre) <= 10_000 * radius + 3
        assert distance(course.place, place) <= 1000 * length + 1

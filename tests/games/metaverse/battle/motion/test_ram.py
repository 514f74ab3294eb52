"""Ramming, and what emergency manoeuvres roll for."""

from fractions import Fraction
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from metamaker.games.metaverse.battle.kinematics.course import Cinematic, Course
from metamaker.games.metaverse.battle.kinematics.execution import executed
from metamaker.games.metaverse.battle.kinematics.payment import strained
from metamaker.games.metaverse.battle.kinematics.ram import (
    SLICES,
    Contact,
    at,
    closing_speed,
    contact,
    dare,
    outmanoeuvres,
    ram_damage,
)
from metamaker.games.metaverse.battle.plot.orders import Code, Plot
from metamaker.games.metaverse.model.arc import Arc
from metamaker.games.metaverse.model.words import CommandDie
from metamaker.play.dice import FixedDice, outcomes
from metamaker.play.geometry import Point, distance
from tests.games.metaverse.battle.ships import AFT_1, AFT_2, PORT_1, floating, plot, sailing
from tests.games.metaverse.battle.strategies import cinematic_courses, cinematic_plots, newtonian_voyages

Voyage = tuple[Course, Plot]
near_courses = cinematic_courses.map(lambda course: course._replace(place=Point(course.place.x // 20, course.place.y // 20)))
voyages: st.SearchStrategy[Voyage] = st.tuples(near_courses, cinematic_plots) | newtonian_voyages().map(
    lambda voyage: (voyage[0]._replace(place=Point(voyage[0].place.x // 20, voyage[0].place.y // 20)), voyage[1])
)


@pytest.mark.rule("MV-1.2.3-31", "MV-A.4-07", "MV-3.1.11-02")
def test_a_captain_dares_to_ram_if_the_command_die_beats_the_crew() -> None:
    assert [dare(CommandDie.D6, 0, 3, FixedDice([face])) for face in (3, 4)] == [(3, 3, False), (4, 4, True)]
    assert [dare(CommandDie.D4, 2, 5, FixedDice([face])) for face in (3, 4)] == [(3, 5, False), (4, 6, True)]
    assert [dare(CommandDie.D3, 0, 2, FixedDice([face])).dares for face in (4, 5, 6)] == [False, True, True]


@pytest.mark.rule("MV-0.0.0-10")
def test_small_dice_are_halves_of_bigger_ones() -> None:
    chance = sum(weight for weight, dared in outcomes(lambda dice: dare(CommandDie.D5, 0, 3, dice)) if dared.dares)
    assert chance == Fraction(2, 5)


@pytest.mark.rule("MV-1.2.3-34", "MV-1.2.3-35", "MV-1.2.3-76")
def test_ships_that_meet_bow_to_bow() -> None:
    rammer = executed(sailing(15), plot("RM:osprey"))
    target = executed(sailing(10, heading=8, place=Point(0, 20_000)), plot(""))
    met = contact(rammer, target)
    assert met == Contact(600, Point(0, 9000), Point(0, 14_000), Arc.FORE, Arc.FORE)
    assert met is not None
    assert closing_speed(met.target_arc, rammer.after, target.after) == 25


@pytest.mark.rule("MV-1.2.3-35", "MV-1.2.3-76", "MV-0.1.0-13")
def test_the_first_moment_counts() -> None:
    here = executed(sailing(10), plot("R1"))
    assert contact(here, here) == Contact(0, Point(0, 0), Point(0, 0), Arc.FORE, Arc.FORE)
    apart = executed(sailing(10, place=Point(5001, 0)), plot("R1"))
    assert contact(here, apart) is None
    beside = contact(executed(sailing(10, mirrored=True), plot("")), executed(sailing(10, place=Point(5000, 0)), plot("RL")))
    assert beside == Contact(0, Point(0, 0), Point(5000, 0), Arc.PORT, Arc.PORT)


@pytest.mark.rule("MV-1.2.3-76")
def test_turns_take_no_part_of_the_way() -> None:
    turning = executed(sailing(0), plot("R4"))
    assert [at(turning, slices) for slices in (0, 1, SLICES)] == [((0, 0), 0), ((0, 0), 4), ((0, 0), 4)]
    bent = executed(sailing(12), plot("R2"))
    assert [at(bent, slices)[1] for slices in (0, 333, 334, 666, 667, 1000)] == [0, 0, 1, 1, 2, 2]
    assert at(bent, 500) == ((766, 5848), 1)


@given(cinematic_courses, cinematic_plots)
def test_slices_cut_the_way_evenly(course: Cinematic, orders: Plot) -> None:
    move = executed(course, orders)
    places = [at(move, slices)[0] for slices in range(0, SLICES + 1, 50)]
    assert places[0] == course.place
    assert places[-1] == move.after.place
    for one, other in pairwise(places):
        assert distance(one, other) <= move.length * 50 + 3


@pytest.mark.rule("MV-1.2.3-35", "MV-1.2.3-34")
@given(voyages, voyages)
def test_no_earlier_moment_is_passed_over(one: Voyage, other: Voyage) -> None:
    rammer, target = executed(*one), executed(*other)
    near = [slices for slices in range(SLICES + 1) if distance(at(rammer, slices)[0], at(target, slices)[0]) <= 5000]
    met = contact(rammer, target)
    assert (None if met is None else met.slices) == (near[0] if near else None)


@pytest.mark.rule("MV-1.2.3-36")
def test_the_rammer_has_to_outmanoeuvre_its_target() -> None:
    assert outmanoeuvres(4, 3, 2, 4)
    assert not outmanoeuvres(4, 3, 4, 3)


@pytest.mark.rule("MV-1.2.3-43", "MV-1.2.3-39", "MV-1.2.3-40")
def test_the_check_of_ram_damage() -> None:
    rammer, target = sailing(15), sailing(10)
    speeds = {arc: closing_speed(arc, rammer, target) for arc in Arc}
    assert speeds == {Arc.FORE: 25, Arc.STARBOARD: 15, Arc.PORT: 15, Arc.AFT: 5}
    found = {arc: (ram_damage(12, speeds[arc]), ram_damage(5, speeds[arc])) for arc in (Arc.FORE, Arc.PORT, Arc.AFT)}
    assert found == {Arc.FORE: (300, 125), Arc.PORT: (180, 75), Arc.AFT: (60, 25)}


@pytest.mark.rule("MV-1.2.3-41", "MV-1.2.3-76")
def test_a_slower_rammer_does_not_hit_from_astern() -> None:
    assert closing_speed(Arc.AFT, sailing(8), sailing(10)) == 0
    assert closing_speed(Arc.FORE, sailing(8), sailing(-10)) == 0
    assert closing_speed(Arc.AFT, sailing(-8), sailing(-10)) == 18
    assert closing_speed(Arc.FORE, sailing(8), floating(N=3, SW=4)) == 15


@pytest.mark.rule("MV-1.2.3-26", "MV-A.4-05", "MV-2.1.3-03")
def test_emergency_power_may_disable_the_drives_that_were_doubled() -> None:
    boosted = plot(f"EP({AFT_1}, {AFT_2}) +9")
    assert [strained(boosted, 3, FixedDice([face])) for face in (3, 4)] == [
        ((Code.EMERGENCY_POWER, face, (AFT_1, AFT_2), face > 3),) for face in (3, 4)
    ]
    assert strained(plot("+3"), 3, FixedDice([])) == ()


@pytest.mark.rule("MV-1.2.3-28", "MV-A.4-06")
def test_emergency_thrust_rolls_by_itself_after_emergency_power() -> None:
    both = plot(f"ET({PORT_1}) EP({AFT_1}) +5 R3")
    rolls = strained(both, 3, FixedDice([1, 6]))
    assert [(roll.parts, roll.breaks) for roll in rolls] == [((AFT_1,), False), ((PORT_1,), True)]
    assert [roll.breaks for roll in strained(both, 3, FixedDice([6, 3]))] == [True, False]

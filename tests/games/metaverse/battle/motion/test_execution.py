"""What holds for every move of every ship."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from metamaker.games.metaverse.battle.kinematics.course import (
    Cinematic,
    Course,
    Newtonian,
    arc_toward,
    momentum,
    sectors_at,
)
from metamaker.games.metaverse.battle.kinematics.execution import executed
from metamaker.games.metaverse.battle.plot.orders import BLANK, Code, Order, Plot
from metamaker.games.metaverse.model.arc import Arc, Sector
from metamaker.play.geometry import Point, bearing, distance
from tests.games.metaverse.battle.ships import ORIGIN, floating, plot, sailing
from tests.games.metaverse.battle.strategies import cinematic_courses, cinematic_plots, newtonian_courses, newtonian_voyages

courses: st.SearchStrategy[Course] = cinematic_courses | newtonian_courses
voyages: st.SearchStrategy[tuple[Course, Plot]] = st.tuples(cinematic_courses, cinematic_plots) | newtonian_voyages()

_MIRROR = {Code.RIGHT: Code.LEFT, Code.LEFT: Code.RIGHT, Code.PORT: Code.STARBOARD, Code.STARBOARD: Code.PORT}


def _mirrored(course: Course) -> Course:
    place, heading = Point(-course.place.x, course.place.y), -course.heading % 16
    if isinstance(course, Cinematic):
        return course._replace(place=place, heading=heading)
    momenta = tuple(course.momenta[-point % 8] for point in range(8))
    return course._replace(place=place, heading=heading, momenta=momenta, rotation=-course.rotation)


def _turned(course: Course) -> Course:
    """Return the same on a table turned by 90° clockwise."""
    place, heading = Point(course.place.y, -course.place.x), (course.heading + 4) % 16
    if isinstance(course, Cinematic):
        return course._replace(place=place, heading=heading)
    return course._replace(place=place, heading=heading, momenta=course.momenta[-2:] + course.momenta[:-2])


@given(voyages)
def test_a_mirrored_table_mirrors_the_move(voyage: tuple[Course, Plot]) -> None:
    course, orders = voyage
    if isinstance(course, Newtonian):  # legs in the order of the compass are other legs in a mirror, but sum up alike
        assert executed(_mirrored(course), _left_right(orders)).after == _mirrored(executed(course, orders).after)
    else:
        move, image = executed(course, orders), executed(_mirrored(course), _left_right(orders))
        assert image.after == _mirrored(move.after)
        assert [(-leg.end.x, leg.end.y) for leg in image.legs] == [leg.end for leg in move.legs]


def _left_right(orders: Plot) -> Plot:
    return Plot(tuple(order._replace(code=_MIRROR.get(order.code, order.code)) for order in orders.orders))


@given(voyages)
def test_a_table_turned_by_90_degrees_turns_the_move_exactly(voyage: tuple[Course, Plot]) -> None:
    course, orders = voyage
    assert executed(_turned(course), orders).after == _turned(executed(course, orders).after)


@given(cinematic_courses, cinematic_plots)
def test_a_course_turned_by_one_heading_turns_the_move_within_what_is_rounded(course: Cinematic, orders: Plot) -> None:
    start = course._replace(place=ORIGIN)
    one, other = executed(start, orders), executed(start._replace(heading=(start.heading + 1) % 16), orders)
    assert [leg.length for leg in one.legs] == [leg.length for leg in other.legs]
    ends = [move.after.place for move in (one, other)]
    assert abs(distance(ORIGIN, ends[0]) - distance(ORIGIN, ends[1])) <= 2 * len(one.legs)
    assert (other.after.heading - one.after.heading) % 16 == 1


@pytest.mark.rule("MV-A.1-15", "MV-1.2.1-01", "MV-1.2.2-01")
@given(courses)
def test_a_blank_plot_keeps_momentum(course: Course) -> None:
    after = executed(course, BLANK).after
    if isinstance(course, Cinematic):
        assert after == course._replace(place=after.place)
    else:
        assert after == course._replace(place=after.place, heading=(course.heading + 2 * course.rotation) % 16)


@pytest.mark.rule("MV-1.2.1-06", "MV-1.2.2-20", "MV-1.2.1-15")
@given(voyages)
def test_the_way_is_as_long_as_the_new_momentum_and_without_gaps(voyage: tuple[Course, Plot]) -> None:
    course, orders = voyage
    move = executed(course, orders)
    assert move.length == abs(momentum(move.after))
    assert [leg.start for leg in move.legs] == [course.place, *(leg.end for leg in move.legs[:-1])]
    assert move.legs[-1].end == move.after.place
    assert all(abs(distance(leg.start, leg.end) - 1000 * leg.length) <= 1 for leg in move.legs)


@pytest.mark.rule("MV-1.2.2-17", "MV-1.2.2-01")
@given(newtonian_voyages())
def test_thrust_never_leaves_a_momentum_below_0_nor_makes_new_opposite_ones(voyage: tuple[Newtonian, Plot]) -> None:
    course, orders = voyage
    after = executed(course, orders).after
    assert isinstance(after, Newtonian)
    assert min(after.momenta) >= 0
    for point in range(8):
        before, here, against = course.momenta[point], after.momenta[point], after.momenta[(point + 4) % 8]
        assert here <= before or against == 0 or course.momenta[(point + 4) % 8]


@pytest.mark.rule("MV-1.2.2-27")
@given(newtonian_courses, st.lists(st.integers(1, 4), min_size=1, max_size=4))
def test_thrust_that_is_given_in_pieces_is_pooled(course: Newtonian, pieces: list[int]) -> None:
    apart = Plot(tuple(Order(Code.FASTER, points) for points in pieces))
    together = Plot((Order(Code.FASTER, sum(pieces)),))
    assert executed(course, apart) == executed(course, together)


@pytest.mark.rule("MV-1.2.3-04", "MV-1.2.3-06", "MV-2.1.3-03")
def test_a_roll_swaps_the_sides_until_the_next_one_once_the_ship_has_moved() -> None:
    for course in (sailing(10), floating(N=10)):
        rolled = executed(course, plot("RL"))
        assert (rolled.before.mirrored, rolled.after.mirrored) == (False, True)
        assert executed(rolled.after, BLANK).after.mirrored
        assert not executed(rolled.after, plot("RL")).after.mirrored
        assert rolled.legs == executed(course, BLANK).legs


@pytest.mark.rule("MV-1.2.3-04", "MV-1.2.3-80")
def test_what_lies_to_starboard_of_a_rolled_ship_faces_its_port_section() -> None:
    east, north = Point(9000, 0), Point(0, 9000)
    assert [arc_toward(sailing(0, mirrored=rolled), east) for rolled in (False, True)] == [Arc.STARBOARD, Arc.PORT]
    assert [arc_toward(sailing(0, mirrored=rolled), north) for rolled in (False, True)] == [Arc.FORE, Arc.FORE]


@pytest.mark.rule("MV-1.2.3-08")
def test_a_flip_exchanges_fore_and_aft_and_leaves_the_sides_where_they_point() -> None:
    after = executed(floating(), plot("FL")).after
    around = [Point(0, 9000), Point(9000, 0), Point(0, -9000), Point(-9000, 0)]
    assert [arc_toward(after, there) for there in around] == [Arc.AFT, Arc.STARBOARD, Arc.FORE, Arc.PORT]
    assert not executed(floating(), plot("FL RL")).after.mirrored


@pytest.mark.rule("MV-0.1.0-06", "MV-0.0.0-03", "MV-0.1.0-13")
def test_arcs_and_sectors_of_a_turned_ship() -> None:
    course = sailing(0, heading=2)
    assert arc_toward(course, Point(0, 5000)) is Arc.FORE
    assert arc_toward(course, Point(-1, 5000)) is Arc.PORT
    assert arc_toward(course, ORIGIN) is Arc.FORE
    assert sectors_at(90_000) == (Sector.STARBOARD_FORE, Sector.STARBOARD_AFT)


@pytest.mark.rule("MV-3.3.4-03", "MV-1.2.2-03")
def test_thrusters_turn_the_way_of_a_cinematic_ship_and_only_the_spin_of_a_newtonian_one() -> None:
    assert executed(sailing(12), plot("R2")).after.place != executed(sailing(12), BLANK).after.place
    straight = executed(floating(N=12), BLANK).after
    assert executed(floating(N=12), plot("R2")).after == floating(rotation=2, heading=4, place=straight.place, N=12)


@pytest.mark.rule("MV-2.1.3-01")
@given(st.lists(voyages, min_size=2, max_size=4))
def test_ships_move_at_once_so_that_their_order_is_nothing(fleet: list[tuple[Course, Plot]]) -> None:
    moves = [executed(course, orders) for course, orders in fleet]
    assert [executed(course, orders) for course, orders in reversed(fleet)] == moves[::-1]


@pytest.mark.rule("MV-1.2.2-02")
def test_north_is_the_same_edge_for_every_ship() -> None:
    for heading in range(0, 16, 2):
        assert bearing(ORIGIN, executed(floating(heading=heading, N=7), BLANK).after.place) == 0


@pytest.mark.rule("MV-0.1.0-08")
@given(courses)
def test_one_figure_of_momentum(course: Course) -> None:
    assert momentum(course) == (course.speed if isinstance(course, Cinematic) else sum(course.momenta))

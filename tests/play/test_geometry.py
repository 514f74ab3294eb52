"""Points, headings, distances, bearings: whole numbers that come out the same everywhere."""

import math
from decimal import Decimal, localcontext

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from metamaker.play.geometry import (
    CIRCLE,
    CM,
    HEADINGS,
    Point,
    bearing,
    bearing_from,
    between,
    clear_eighth,
    distance,
    eighths,
    mirrored,
    moved,
    offset,
    quarter,
    shifted,
)

ORIGIN = Point(0, 0)
LONGEST_CM = 3000
coordinates = st.integers(-500_000, 500_000)
points = st.builds(Point, coordinates, coordinates)
headings = st.integers(0, HEADINGS - 1)
lengths = st.integers(0, LONGEST_CM * CM)


def _exact_sines() -> list[Decimal]:
    """Return the sines of the headings of the first quarter to fifty digits, by square roots."""
    with localcontext(prec=50):
        root = Decimal(2).sqrt()
        return [Decimal(0), (2 - root).sqrt() / 2, root / 2, (2 + root).sqrt() / 2, Decimal(1)]


@pytest.mark.rule("MV-0.0.0-09")
def test_every_leg_of_whole_centimetres_ends_where_exact_sines_say() -> None:
    """None of them comes so near to half a unit that the table of integers could round it wrongly."""
    with localcontext(prec=50):
        for heading, sine in enumerate(_exact_sines()):
            ends = [int((sine * length * CM).quantize(Decimal(1), rounding="ROUND_HALF_UP")) for length in range(LONGEST_CM)]
            assert [moved(ORIGIN, heading, length * CM).x for length in range(LONGEST_CM)] == ends


@pytest.mark.rule("MV-0.0.0-09")
def test_halves_are_rounded_away_from_zero() -> None:
    assert between(ORIGIN, Point(5, -5), 1, 2) == Point(3, -3)
    assert between(Point(-1, 1), Point(-1, 1), 1, 2) == Point(-1, 1)
    assert [between(ORIGIN, Point(3, -3), part, 10).x for part in range(11)] == [0, 0, 1, 1, 1, 2, 2, 2, 2, 3, 3]


@given(headings, lengths, points)
def test_quarter_turns_and_mirrors_of_a_leg_are_exact(heading: int, length: int, start: Point) -> None:
    east, north = (moved(start, heading, length)[axis] - start[axis] for axis in (0, 1))
    assert moved(ORIGIN, (heading + 4) % HEADINGS, length) == Point(north, -east)
    assert moved(ORIGIN, (heading + 8) % HEADINGS, length) == Point(-east, -north)
    assert moved(ORIGIN, -heading % HEADINGS, length) == Point(-east, north)


@given(headings, lengths)
def test_a_leg_is_as_long_and_as_directed_as_it_says(heading: int, length: int) -> None:
    end = moved(ORIGIN, heading, length)
    assert abs(distance(ORIGIN, end) - length) <= 1
    if length >= 100 * CM:
        assert abs((bearing(ORIGIN, end) - heading * 22_500 + 1000) % CIRCLE - 1000) <= 1


@given(points, coordinates, coordinates, lengths)
def test_a_shift_goes_as_far_as_it_says_the_way_that_it_says(start: Point, east: int, north: int, length: int) -> None:
    assume((east, north) != (0, 0))
    end = shifted(start, east, north, length)
    with localcontext(prec=60):
        whole = Decimal(east * east + north * north).sqrt()
        exact = [start.x + east * length / whole, start.y + north * length / whole]
    assert all(abs(place - it) <= Decimal("0.500001") for place, it in zip(end, exact, strict=True))


def test_known_shifts() -> None:
    assert shifted(Point(10, 20), 3, -4, 10 * CM) == Point(6_010, -7_980)
    assert shifted(ORIGIN, -1, 0, 6 * CM) == Point(-6_000, 0)
    with pytest.raises(ValueError, match="a direction was expected"):
        shifted(ORIGIN, 0, 0, CM)


@pytest.mark.rule("MV-0.1.0-04", "MV-0.0.0-09")
@given(points, points)
def test_distances_are_the_nearest_whole_number(here: Point, there: Point) -> None:
    found = distance(here, there)
    square = (here.x - there.x) ** 2 + (here.y - there.y) ** 2
    assert (2 * found - 1) ** 2 <= 4 * square <= (2 * found + 1) ** 2 or found == square == 0
    assert found == distance(there, here)


def test_known_distances_and_bearings() -> None:
    assert distance(ORIGIN, Point(3000, 4000)) == 5000
    compass = [(0, 1), (1, 1), (1, 0), (1, -1), (0, -1), (-1, -1), (-1, 0), (-1, 1)]
    assert [bearing(ORIGIN, Point(7000 * x, 7000 * y)) for x, y in compass] == [45_000 * point for point in range(8)]
    assert bearing(ORIGIN, Point(1000, 1732)) == 30_001
    assert bearing(ORIGIN, Point(1, 100_000)) == 1


@pytest.mark.rule("MV-0.0.0-09")
@given(points, points)
def test_bearings_are_rounded_to_a_thousandth_of_a_degree(here: Point, there: Point) -> None:
    """The library's arc tangent is asked here alone: no bearing of a battle depends on it."""
    if here != there:
        exact = math.degrees(math.atan2(there.x - here.x, there.y - here.y)) * 1000
        assert abs((bearing(here, there) - exact + 1000) % CIRCLE - 1000) <= 0.5 + 1e-3


@pytest.mark.rule("MV-0.0.0-03")
@given(points, headings, points)
def test_a_clear_eighth_is_the_one_of_the_bearing(here: Point, heading: int, there: Point) -> None:
    if (found := clear_eighth(here, heading, there)) >= 0:
        angle = bearing_from(here, heading, there)
        assert (found,) == eighths(angle)
        assert quarter(angle) == (found + 1) // 2 % 4


@given(headings, st.integers(1, 500_000), st.integers(-20, 20), st.integers(-20, 20))
def test_no_point_near_a_border_has_a_clear_eighth(heading: int, length: int, east: int, north: int) -> None:
    """Eighths begin at every other heading; other headings lie in the middle of an eighth."""
    for bow in range(HEADINGS):
        end = moved(ORIGIN, bow, length)
        is_clear = clear_eighth(ORIGIN, heading, end) >= 0
        assert not is_clear if (bow - heading) % 2 == 0 else is_clear or length < 100
        if length > 100 * CM and (found := clear_eighth(ORIGIN, heading, Point(end.x + east, end.y + north))) >= 0:
            assert (found,) == eighths(bearing_from(ORIGIN, heading, Point(end.x + east, end.y + north)))
    assert clear_eighth(ORIGIN, heading, Point(10**13, 10**15)) == -1


@given(points)
def test_bearings_turn_and_mirror_exactly(there: Point) -> None:
    if there != ORIGIN:
        angle = bearing(ORIGIN, there)
        assert bearing(ORIGIN, Point(there.y, -there.x)) == (angle + CIRCLE // 4) % CIRCLE
        assert bearing(ORIGIN, Point(-there.x, there.y)) == mirrored(angle)
        assert bearing_from(ORIGIN, 4, Point(there.y, -there.x)) == angle


@given(points, headings, points)
def test_offsets_are_the_way_there(here: Point, heading: int, there: Point) -> None:
    ahead, right = offset(here, heading, there)
    found = moved(moved(here, heading, ahead), (heading + 4) % HEADINGS, right)
    assert distance(found, there) <= 3


@pytest.mark.rule("MV-0.1.0-13")
@given(points, headings)
def test_what_lies_at_distance_0_lies_ahead(here: Point, heading: int) -> None:
    assert bearing_from(here, heading, here) == 0
    assert quarter(bearing_from(here, heading, here)) == 0


@pytest.mark.rule("MV-0.0.0-03", "MV-0.1.0-06")
def test_borders_of_arcs_belong_to_fore_and_aft() -> None:
    angles = [0, 45_000, 45_001, 134_999, 135_000, 225_000, 225_001, 314_999, 315_000, 359_999]
    assert [quarter(angle) for angle in angles] == [0, 0, 1, 1, 2, 2, 3, 3, 0, 0]
    assert [eighths(angle) for angle in (1, 44_999, 45_000, 45_001)] == [(0,), (0,), (0,), (1,)]
    assert [eighths(angle) for angle in (135_000, 225_000, 315_000)] == [(3,), (4,), (7,)]


@pytest.mark.rule("MV-0.0.0-03")
def test_the_line_inside_an_arc_lies_in_both_its_sectors() -> None:
    assert [eighths(angle) for angle in (0, 90_000, 180_000, 270_000)] == [(7, 0), (1, 2), (3, 4), (5, 6)]


@given(st.integers(0, CIRCLE - 1))
def test_sectors_lie_in_their_arc_and_mirror(angle: int) -> None:
    sectors = eighths(angle)
    assert {(eighth + 1) % 8 // 2 for eighth in sectors} == {quarter(angle)}
    assert set(eighths(mirrored(angle))) == {7 - eighth for eighth in sectors}
    assert mirrored(mirrored(angle)) == angle

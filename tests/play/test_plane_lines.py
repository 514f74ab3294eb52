"""How near straight pieces come to each other."""

from hypothesis import given
from hypothesis import strategies as st

from metamaker.play.geometry import Point, distance, off_line

PLACES = st.builds(Point, st.integers(-200_000, 200_000), st.integers(-200_000, 200_000))


@given(PLACES, PLACES, PLACES, PLACES)
def test_it_is_the_same_from_either_and_never_more_than_between_their_ends(a: Point, b: Point, c: Point, d: Point) -> None:
    found = off_line(a, b, c, d)
    assert found == off_line(c, d, a, b) == off_line(b, a, d, c)
    assert 0 <= found <= min(distance(a, c), distance(a, d), distance(b, c), distance(b, d))


@given(PLACES, PLACES)
def test_of_points_it_is_their_distance(a: Point, b: Point) -> None:
    assert off_line(a, a, b, b) == distance(a, b)


def test_by_hand() -> None:
    flat = Point(-1000, 0), Point(1000, 0)
    assert off_line(*flat, Point(0, -5), Point(0, 5)) == 0
    assert off_line(*flat, Point(500, 300), Point(900, 800)) == 300
    assert off_line(*flat, Point(1300, 400), Point(1300, 400)) == 500

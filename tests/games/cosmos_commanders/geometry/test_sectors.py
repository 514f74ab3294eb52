"""Maps: faces of warp lines as sectors, what crosses, what borders what."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from metamaker.games.cosmos_commanders.geometry.boards import board
from metamaker.games.cosmos_commanders.geometry.faces import crossings, meet
from metamaker.games.cosmos_commanders.geometry.sectors import bordered, crossed, sectors
from metamaker.games.cosmos_commanders.map_generator.generator import generated
from metamaker.games.cosmos_commanders.model.star_map import Options, joins
from metamaker.games.cosmos_commanders.templates import wheel
from tests.games.cosmos_commanders.builders import star_map


@pytest.mark.rule("CC-EX-09", "CC-MAP-01")
def test_example_of_the_wheel() -> None:
    found = wheel()
    assert (len(found.systems), len(found.lines)) == (7, 12)
    assert sorted(sector.systems for sector in sectors(found)) == sorted(tuple(sorted((0, k, k % 6 + 1))) for k in range(1, 7))
    assert {sector.capacity for sector in sectors(found)} == {3}


@pytest.mark.rule("CC-MAP-02")
def test_a_sector_is_a_bounded_face_and_the_outside_is_none() -> None:
    square = "a 0 0, b 200 0, c 200 200, d 0 200"
    assert [sector.size for sector in sectors(star_map(square, "ab bc cd da"))] == [4]
    assert [sector.size for sector in sectors(star_map(square, "ab bc cd da ac"))] == [3, 3]
    assert sectors(star_map(square, "ab bc cd")) == ()
    assert sectors(star_map("a 0 0", "")) == ()


@pytest.mark.rule("CC-MAP-03")
def test_what_lies_on_the_boundary_borders_hazards_too() -> None:
    dead_end = star_map("a 0 0, b 200 0, c 200 200, d 0 200, e 100 100", "ab bc cd da ae", "e=hazard")
    (sector,) = sectors(dead_end)
    assert (sector.size, sector.capacity) == (5, 5)
    assert bordered(dead_end) == ((1,),) * 5
    less = dead_end.with_(options=Options(hazard_counts_for_capacity=False))
    assert [(each.size, each.capacity) for each in sectors(less)] == [(5, 4)]
    assert board(less).capacity == [4]


@pytest.mark.rule("CC-MAP-06")
def test_lines_that_cross_touch_or_lie_on_each_other_are_found() -> None:
    points = [(0, 0), (100, 100), (0, 100), (100, 0), (50, 50), (200, 200)]
    assert crossings(points, [(0, 1), (2, 3)]) == ((0, 1),)
    assert crossings(points, [(0, 1), (1, 3), (3, 0)]) == ()
    assert meet(points, (0, 1), (4, 2))
    assert meet(points, (0, 1), (0, 5))
    assert not meet(points, (0, 4), (4, 5))


@given(st.integers(2, 6), st.integers(0, 10**6))
def test_faces_of_any_map_by_dice_follow_euler(players: int, seed: int) -> None:
    """Sectors are as many as lines − systems + 1, and each line lies between two faces."""
    found = generated(players, seed)
    assert crossed(found) == ()
    assert len(sectors(found)) == len(found.lines) - len(found.systems) + 1
    sides = [
        frozenset(pair)
        for sector in sectors(found)
        for pair in zip(sector.walk, (*sector.walk[1:], sector.walk[0]), strict=True)
    ]
    assert set(sides) <= {frozenset(pair) for pair in joins(found)}
    assert max(sides.count(frozenset(pair)) for pair in joins(found)) <= 2
    assert min(map(len, bordered(found))) >= 1

"""The picture of a table: all ships are on it, to scale, headed right, with names that lie on nothing."""

from collections.abc import Iterator
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from metamaker.core.messages import words
from metamaker.games.metaverse.match.picture.board import board_page, extent_of
from metamaker.games.metaverse.match.picture.counter import Spot, clipped, fire_line, turned
from metamaker.games.metaverse.match.picture.map import ground, labels_of, numbers
from metamaker.games.metaverse.match.picture.scene import HIGHEST, LOWEST, WIDTH, Line, view
from metamaker.games.metaverse.model.fleet import GAME
from metamaker.games.metaverse.sheet.palette import INKS
from metamaker.play.geometry import CM, Point
from metamaker.rendering.drawing import Drawing, Group, Page, Path, Text
from metamaker.rendering.ink import ALERT, Ink
from metamaker.rendering.proof import findings
from metamaker.rendering.svg import page_svg
from tests.games.metaverse.match.scenes import marker, ops, page_of, scene_of, texts

points = st.builds(Point, st.integers(-900_000, 900_000), st.integers(-900_000, 900_000))


def edges_shown(east: int) -> list[Path]:
    """Return the outlines of a table 180 cm long, between a ship at its middle and one this many cm east of that."""
    seen = view((Point(0, 0), Point(east * CM, 0)))
    return [
        op for op in ground(seen, (180, 120)) if isinstance(op, Path) and op.stroke and not op.dash and op.outline[-1] == ("Z",)
    ]


def test_the_edge_of_the_table_is_drawn_where_it_is_on_the_map() -> None:
    assert edges_shown(40) == []
    (edge,) = edges_shown(200)
    seen = view((Point(0, 0), Point(200 * CM, 0)))
    across = [numbers[0] for _, *numbers in edge.outline if numbers]
    assert max(across) == pytest.approx(seen.spot(Point(90 * CM, 0))[0])
    assert max(across) < seen.spot(Point(200 * CM, 0))[0]


def test_a_ship_on_the_edge_of_the_table_is_seen_whole() -> None:
    scene = scene_of(marker("A1", 0, -60), marker("B1", 20, 60), marker("B2", -89, 0))
    west, south, east, north = extent_of(scene)
    assert (west, south) < (-93 * CM, -63 * CM)
    assert (east, north) > (90 * CM - 1, 63 * CM)
    page = board_page(scene, extent_of(scene), words(GAME))
    assert [finding for finding in findings(page, 0.0) if finding.fault == "outside the paper"] == []


def test_a_table_that_is_far_away_is_not_drawn() -> None:
    seen = view((Point(400 * CM, 0), Point(420 * CM, 0)))
    assert [op for op in ground(seen, (180, 120)) if isinstance(op, Path) and op.fill] == []


@given(st.lists(points, min_size=1, max_size=20))
def test_everything_is_in_view_at_one_scale(places: list[Point]) -> None:
    seen = view(places)
    assert seen.width == WIDTH
    assert LOWEST <= seen.height <= HIGHEST
    for place in places:
        x, y = seen.spot(place)
        assert -0.01 <= x <= seen.width + 0.01
        assert -0.01 <= y <= seen.height + 0.01
    ahead = seen.spot(Point(places[0].x, places[0].y + 10 * CM))
    here = seen.spot(places[0])
    assert here[1] - ahead[1] == pytest.approx(10 * seen.scale)


def test_north_is_up_and_east_is_right() -> None:
    seen = view([Point(0, 0), Point(40 * CM, 30 * CM)])
    (x, y), (east_x, east_y) = seen.spot(Point(0, 0)), seen.spot(Point(CM, CM))
    assert east_x > x
    assert east_y < y


def test_the_grid_is_of_10_cm_until_it_would_be_too_fine() -> None:
    assert view([Point(0, 0)]).grid_cm == 10
    assert view([Point(0, 0), Point(2_000 * CM, 0)]).grid_cm == 50
    assert view([Point(0, 0), Point(200_000 * CM, 0)]).grid_cm >= 1000


def test_a_ship_is_turned_clockwise_to_its_heading() -> None:
    bow = (("M", 12.0, 0.0),)
    ends = [[float(number) for number in turned(bow, 50.0, 50.0, 1.0, heading)[0][1:]] for heading in (0, 4, 8)]
    assert ends == [pytest.approx([50.0, 38.0]), pytest.approx([62.0, 50.0]), pytest.approx([50.0, 62.0])]


@pytest.mark.parametrize(
    ("start", "end", "seen"),
    [
        ((10.0, 10.0), (20.0, 10.0), [(10.0, 10.0), (20.0, 10.0)]),
        ((-10.0, 10.0), (10.0, 10.0), [(0.0, 10.0), (10.0, 10.0)]),
        ((10.0, -10.0), (10.0, 10.0), [(10.0, 0.0), (10.0, 10.0)]),
        ((-10.0, 10.0), (-5.0, 30.0), []),
        ((-10.0, 5.0), (5.0, -10.0), []),
    ],
)
def test_earlier_ways_end_at_the_edge_of_the_map(start: Spot, end: Spot, seen: list[Spot]) -> None:
    assert clipped(start, end, view([Point(0, 0)])) == [pytest.approx(spot) for spot in seen]


def every_group(drawing: Drawing) -> Iterator[Group]:
    """All groups of a picture in the order in which they are drawn: the map, then the list of ships."""
    for op in drawing.ops:
        if isinstance(op, Group):
            yield op
            yield from every_group(op.drawing)


def test_ships_on_the_table_are_elements_of_the_picture_and_those_gone_are_only_listed() -> None:
    page = page_of(scene_of(marker("A1", 0, 0), marker("B1", 20, 20), marker("B2", 0, 30, gone="gone_retreated")))
    groups = [op for op in every_group(page.drawing) if op.ref]
    assert [op.ref for op in groups] == ["a/a1", "b/b1", "a/a1", "b/b1", "b/b2"]
    assert "retreated" in texts(page)


def test_a_ship_lost_this_turn_is_a_cross_where_it_was() -> None:
    lost = marker("B1", 20, 20, way=((10, 20), (20, 20)), gone="gone_destroyed")
    page = page_of(scene_of(marker("A1", 0, 0), lost))
    crosses = [op for _, _, op, ref in ops(page.drawing) if ref == "b/b1" and isinstance(op, Path) and op.stroke == ALERT]
    assert len(crosses) == 2


@pytest.mark.parametrize("gone", ["gone_broken", "gone_retreated", "gone_away"])
def test_a_ship_that_left_this_turn_is_on_the_map_once_more_with_its_fire(gone: str) -> None:
    left = marker("B1", 20, 20, way=((10, 20), (20, 20)), gone=gone)
    shown = scene_of(marker("A1", 0, 0), left, fire=(Line("a/a1", "b/b1", hit=True), Line("b/b1", "a/a1", hit=False)))
    page = page_of(shown)
    drawn = [op for _, _, op, ref in ops(page.drawing) if ref == "b/b1" and isinstance(op, Path)]
    assert any(op.dash == 0.9 for op in drawn)
    assert not any(op.stroke == ALERT for op in drawn)
    quiet = page_of(shown._replace(fire=()))
    assert sum(1 for _ in ops(page.drawing)) - sum(1 for _ in ops(quiet.drawing)) == 4


def label_boxes(page: Page) -> list[tuple[float, float, float, float]]:
    """Left, top, right and bottom of the boxes of names on the map, from the text in them."""
    found = []
    for x, y, op, ref in ops(page.drawing):
        if isinstance(op, Text) and op.text.startswith("Ship ") and len(op.text) > 4 and not ref and op.size == 3.0:
            found.append((x + op.x, y + op.y - 2.2, x + op.x + op.width, y + op.y + 0.6))
    return found


def test_names_lie_over_no_other_names() -> None:
    page = page_of(scene_of(*(marker(f"{'AB'[number % 2]}{number}", number * 3, number % 3) for number in range(8))))
    boxes = label_boxes(page)
    assert len(boxes) == 8
    for place, (left, top, right, bottom) in enumerate(boxes):
        for other_left, other_top, other_right, other_bottom in boxes[place + 1 :]:
            assert right <= other_left or other_right <= left or bottom <= other_top or other_bottom <= top


def test_fire_is_an_arrow_solid_if_it_hit_and_beside_the_fire_that_comes_back() -> None:
    hit, missed = (list(fire_line((0.0, 0.0), (0.0, 50.0), (4.0, 4.0), 0, way)) for way in (True, False))
    assert [path.dash for path in (hit[0], missed[0])] == [0.0, 1.3]
    back = list(fire_line((0.0, 50.0), (0.0, 0.0), (4.0, 4.0), 1, True))
    aside, other_side = (float(path.outline[0][1:][0]) for path in (hit[0], back[0]))
    assert aside == pytest.approx(-other_side)
    assert aside != 0.0
    assert not list(fire_line((0.0, 0.0), (0.0, 5.0), (4.0, 4.0), 0, True))


def test_fire_at_ships_that_are_not_shown_is_left_out() -> None:
    shown = scene_of(marker("A1", 0, 0), fire=(Line("a/a1", "b/nobody", hit=True),))
    assert page_of(shown).drawing.width == WIDTH + 12


@pytest.mark.parametrize("ink", INKS.values(), ids=[mode.value for mode in INKS])
def test_every_ink_knows_the_roles(ink: Ink) -> None:
    shown = scene_of(marker("A1", 0, 0, way=((0, -5), (0, 0))), marker("B1", 30, 20), fire=(Line("a/a1", "b/b1", hit=True),))
    assert "<svg" in page_svg(page_of(shown), ink)


@given(st.lists(st.tuples(points, st.booleans()), min_size=1, max_size=6))
def test_any_table_is_drawn_inside_the_page(places: list[tuple[Point, bool]]) -> None:
    shown = scene_of(
        *(
            marker(f"{'AB'[number % 2]}{number}", 0, 0, gone="gone_destroyed" if gone else "")._replace(
                at=place, track=(place,)
            )
            for number, (place, gone) in enumerate(places)
        )
    )
    page = page_of(shown)
    for x, y, op, _ in ops(page.drawing):
        if isinstance(op, Text):
            assert x + op.x >= -0.01
            assert x + op.x + op.width <= page.drawing.width + 0.01
            assert 0 <= y + op.y <= page.drawing.height


def test_the_grid_bears_the_places_that_the_story_tells() -> None:
    seen = view([Point(0, 0), Point(60 * CM, 30 * CM)])
    written = [op for op in numbers(seen) if isinstance(op, Text)]
    along = [op for op in written if op.y > seen.height - 2]
    assert {"0", "10", "60"} <= {op.text for op in along}
    for op in along:
        x, _ = seen.spot(Point(int(op.text.replace("−", "-")) * CM, 0))
        assert op.x == pytest.approx(x + 0.6)
    assert {"0", "10", "30"} <= {op.text for op in written if op not in along}


@given(st.lists(points, min_size=1, max_size=20))
def test_numbers_of_the_grid_lie_over_no_other_numbers(places: list[Point]) -> None:
    seen = view(places)
    along = [op for op in numbers(seen) if isinstance(op, Text) and op.y > seen.height - 2]
    assert all(one.x + one.width < other.x for one, other in pairwise(along))


def test_a_legend_says_what_the_signs_mean() -> None:
    shown = texts(page_of(scene_of(marker("A1", 0, 0))))
    assert {"way of this turn", "fire that hit", "fire that missed", "lost this turn", "left this turn"} <= {*shown}


def test_a_picture_before_the_first_turn_says_so() -> None:
    assert "Before turn 1" in texts(page_of(scene_of(marker("A1", 0, 0), turn=0)))


def test_long_names_of_fleets_are_whole_where_there_is_room() -> None:
    shown = scene_of(marker("A1", 0, 0))._replace(names=("Kite Clans of Aldersay and All Their Cousins (A)", "Quarrel (B)"))
    assert "Kite Clans of Aldersay and All Their Cousins (A)" in texts(page_of(shown))


def test_a_line_leads_from_a_name_that_is_not_beside_its_ship() -> None:
    near = list(labels_of([marker("A1", 0, 0)], view([Point(0, 0)])))
    crowd = [marker(f"{'AB'[number % 2]}{number}", number % 5, number // 5) for number in range(30)]
    seen = view([each.at for each in crowd])
    far = list(labels_of(crowd, seen))
    leaders = [[op for op in drawn if isinstance(op, Path) and op.width == 0.2] for drawn in (near, far)]
    assert (leaders[0], bool(leaders[1])) == ([], True)


def test_what_is_written_is_larger_where_the_table_is_small() -> None:
    crowd = [marker(f"A{number}", number * 20, 0) for number in range(8)]
    seen = view([each.at for each in crowd])
    usual, large = (list(labels_of(crowd, seen, lettering)) for lettering in (1.0, 2.0))
    heights = [{op.scale for op in drawn if isinstance(op, Group)} for drawn in (usual, large)]
    assert heights == [{1.0}, {2.0}]
    names = [[op.drawing.ops for op in drawn if isinstance(op, Group)] for drawn in (usual, large)]
    assert [len(ops) for ops in names[0]] == [4] * 8  # with their names
    assert [len(ops) for ops in names[1]] == [3] * 8  # of so many in large letters, the signs alone
    sizes = [{op.size for op in numbers(seen, lettering) if isinstance(op, Text)} for lettering in (1.0, 2.0)]
    assert max(sizes[1]) == pytest.approx(2 * max(sizes[0]))

"""The table on the screen: silhouettes with damage, labels with hull bars, shots that can be told apart, swarms, stills."""

import math

import pytest

from metamaker.core.messages import words
from metamaker.games.metaverse.battle.damage.events import BoxesLost, SectionDestroyed
from metamaker.games.metaverse.match.moments import Losses
from metamaker.games.metaverse.match.picture.board import Latest, board_page, extent_of, on_its_way, view_of
from metamaker.games.metaverse.match.picture.chips import Labelled, chip, offsets
from metamaker.games.metaverse.match.picture.map import Box
from metamaker.games.metaverse.match.picture.scene import Line, Marker, Place, Scene, Token
from metamaker.games.metaverse.match.picture.ships import Sizes, damage_of, ship
from metamaker.games.metaverse.match.picture.shots import Fire
from metamaker.games.metaverse.match.picture.still import still
from metamaker.games.metaverse.model.fleet import GAME
from metamaker.games.metaverse.model.terrain import TerrainKind
from metamaker.games.metaverse.sheet.palette import CHIP_EDGE, DAMAGE, INKS, ROCK, SPACE, SPENT, STAR
from metamaker.games.metaverse.sheet.ship_picture import Damage
from metamaker.play.geometry import CM, Point
from metamaker.rendering import series
from metamaker.rendering.drawing import Drawing, Group, Page, Path, Text
from metamaker.rendering.raster import page_picture
from metamaker.rendering.tiles import InkMode
from tests.games.metaverse.battle.terrain.things import disc, feature
from tests.games.metaverse.match.scenes import marker, ops, scene_of, texts

WORDS = words(GAME)


def across(path: Path) -> list[float]:
    """Return all distances of an outline from the left edge."""
    return [number for _, *numbers in path.outline for number in numbers[0::2]]


def width(path: Path) -> float:
    return max(across(path)) - min(across(path))


def table(shown: Scene, latest: Latest = Latest(), lettering: float = 1.0) -> Page:  # noqa: B008
    return board_page(shown, extent_of(shown), WORDS, lettering, latest)


def paths(page: Page) -> list[Path]:
    return [op for _, _, op, _ in ops(page.drawing) if isinstance(op, Path)]


DUEL = scene_of(marker("A1", -40, -20), marker("B1", 30, 20))


def test_the_hull_bar_has_five_places_and_a_missing_section_is_a_thin_line() -> None:
    places = (Place(8, 8, stands=True), None, Place(3, 12, stands=True), None, Place(0, 5, stands=False))
    bar = [op for op in chip(Labelled("A1", "Heron", 0, places)).ops if isinstance(op, Path)][2:]
    thin = [op for op in bar if op.stroke == CHIP_EDGE]
    assert len(thin) == 2
    whole = [op for op in bar if op.fill == series.edge(0)]
    hurt = [op for op in bar if op.fill == DAMAGE]
    crossed = [op for op in bar if op.stroke == DAMAGE]
    assert (len(whole), len(hurt), len(crossed)) == (1, 1, 2)

    assert width(hurt[0]) == pytest.approx(3 / 12 * width(whole[0]))
    assert [op.fill for op in bar].count(SPENT) == 1
    starts = [min(across(path)) for path in (whole[0], thin[0], hurt[0], thin[1], crossed[0])]
    assert starts == sorted(starts), "fore, port, core, starboard, aft"


@pytest.mark.parametrize(
    ("place", "damage"),
    [
        (None, Damage.NONE),
        (Place(8, 8, stands=True), Damage.NONE),
        (Place(0, 0, stands=True), Damage.HURT),
        (Place(7, 8, stands=True), Damage.HURT),
        (Place(4, 8, stands=True), Damage.BADLY_HURT),
        (Place(0, 8, stands=True), Damage.BADLY_HURT),
        (Place(0, 8, stands=False), Damage.DESTROYED),
    ],
)
def test_a_section_shows_its_damage(place: Place | None, damage: Damage) -> None:
    assert damage_of(place) is damage


def test_a_hit_is_a_full_beam_with_a_burst_and_a_number_and_a_miss_a_broken_track_with_a_word() -> None:
    quiet = table(DUEL)
    hit = table(DUEL, Latest(Fire((Line("a/a1", "b/b1", hit=True),), (("b/b1", 4),))))
    miss = table(DUEL, Latest(Fire((Line("a/a1", "b/b1", hit=False),))))
    own = [[path for path in paths(page) if path not in paths(quiet)] for page in (hit, miss)]
    assert all(path.dash == 0.0 for path in own[0])
    assert any(path.dash for path in own[1])
    assert [set(texts(page)) - set(texts(quiet)) for page in (hit, miss)] == [{"−4"}, {"miss"}]
    assert any(path.fill == DAMAGE for path in own[0])
    assert not any(path.fill == DAMAGE for path in own[1])


def test_kinetic_fire_is_a_full_track_too() -> None:
    shot = table(DUEL, Latest(Fire((Line("a/a1", "b/b1", hit=True, kinetic=True),))))
    assert any(path.stroke == series.edge(0) and path.width == 1.0 and not path.dash for path in paths(shot))


def test_a_shot_flies_before_it_bursts() -> None:
    fire = Fire((Line("a/a1", "b/b1", hit=True),), (("b/b1", 4),))
    early, late = (table(DUEL, Latest(fire, part)) for part in (0.2, 0.8))
    assert ["−4" in texts(page) for page in (early, late)] == [False, True]

    def reach(page: Page) -> float:
        beam = next(path for path in paths(page) if path.stroke == series.edge(0) and path.width == 1.1)
        downs = [number for _, *numbers in beam.outline for number in numbers[1::2]]
        return math.hypot(width(beam), max(downs) - min(downs))

    assert reach(early) < 0.5 * reach(late)


def test_fire_at_ships_that_are_not_there_is_left_out() -> None:
    fire = Fire((Line("a/a1", "b/none", hit=True), Line("x/none", "a/a1", hit=False)), (("b/none", 3),))
    assert texts(table(DUEL, Latest(fire))) == texts(table(DUEL))


def fleet(number: int) -> list[Marker]:
    return [marker(f"{'AB'[each % 2]}{each}", -80 + each % 5 * 32, -50 + each // 5 * 26) for each in range(number)]


@pytest.mark.parametrize("number", [2, 8, 20])
@pytest.mark.parametrize("lettering", [1.0, 2.0])
def test_labels_lie_neither_on_ships_nor_on_other_labels(number: int, lettering: float) -> None:
    markers = fleet(number)
    seen, sizes = view_of(extent_of(scene_of(*markers))), Sizes(number, lettering)
    placed = offsets(markers, seen, sizes, lettering)
    named = number <= 12 / lettering
    boxes = []
    for each in markers:
        x, y = seen.spot(each.at)
        drawn = chip(Labelled(each.label, each.name if named else "", each.side, each.places))
        offset = placed[each.key]
        boxes.append(Box(x + offset.x, y + offset.y, drawn.width * lettering, drawn.height * lettering))
    assert not any(one.meets(other) for place, one in enumerate(boxes) for other in boxes[place + 1 :])


def test_labels_keep_their_distance_while_ships_move() -> None:
    moving = scene_of(marker("A1", 20, 0, way=((-40, 0), (20, 0))), marker("B1", 24, 6))

    def from_ship(part: float) -> tuple[float, float]:
        now = on_its_way(moving, part, {"a/a1": 0}, frozenset({"a/a1"}))
        page = table(now, Latest(part=part, coming=moving))
        x, y = view_of(extent_of(now)).spot(now.markers[0].at)
        groups = [op for op in page.drawing.ops if isinstance(op, Group)]
        label = next(op for op in groups if any(isinstance(each, Text) and each.text == "A1" for each in op.drawing.ops))
        return label.x - x, label.y - y

    assert from_ship(0.3) == pytest.approx(from_ship(1.0))


def test_a_ship_turns_in_small_steps_and_is_plain_when_it_is_small() -> None:
    seen = view_of(extent_of(DUEL))
    few, many = Sizes(2, 1.0), Sizes(30, 2.5)
    one, other = (ship(marker("A1", 0, 0)._replace(heading=heading), seen, few).drawing for heading in (0.0, 0.25))
    assert one is not other
    assert ship(marker("A1", 0, 0), seen, few).drawing is one
    small = marker("A1", 0, 0)._replace(hull=(1, 1))
    assert not few.is_plain(marker("A1", 0, 0))
    assert Sizes(30, 1.0).length(small) < few.length(small)
    assert many.is_plain(small)


def test_the_box_of_a_ship_is_close_around_its_true_place() -> None:
    seen, sizes = view_of(extent_of(DUEL)), Sizes(2, 1.0)
    for heading in (0.0, 2.0, 4.0):
        drawn = ship(marker("A1", 0, 0)._replace(heading=heading), seen, sizes)
        middle = drawn.x + drawn.drawing.width / 2, drawn.y + drawn.drawing.height / 2
        assert middle == pytest.approx(seen.spot(Point(0, 0)))
        assert max(drawn.drawing.width, drawn.drawing.height) < 1.3 * sizes.length(marker("A1", 0, 0))
    upright = ship(marker("A1", 0, 0), seen, sizes).drawing
    assert upright.width < 0.6 * upright.height


def test_losses_show_shot_by_shot() -> None:
    losses, whole = Losses(), marker("A1", 0, 0)
    losses.take((BoxesLost("a/a1", "core", 1, 5, 7), BoxesLost("b/b1", "core", 1, 9, 0)))
    assert losses.of(whole).places[2] == Place(7, 12, stands=True)
    losses.take((BoxesLost("a/a1", "core", 1, 2, 5), SectionDestroyed("a/a1", "fore", "damage")))
    assert losses.of(whole).places[::2] == (Place(0, 8, stands=False), Place(5, 12, stands=True), None)
    assert losses.of(whole).hull == (5, 20)


@pytest.mark.parametrize(("craft", "drawn"), [(1, 1), (6, 6), (40, 9)])
def test_a_mission_is_a_swarm(craft: int, drawn: int) -> None:
    token = Token("a/m1", "Am1", 0, Point(0, 0), None, (Point(-20 * CM, 0), Point(0, 0)), gone=False, craft=craft)
    page = table(DUEL._replace(tokens=(token,)))
    (swarm,) = [op for op in page.drawing.ops if isinstance(op, Group) and op.ref == "a/m1"]
    outline = next(op.outline for op in swarm.drawing.ops if isinstance(op, Path))
    assert [command for command, *_ in outline].count("Z") == drawn
    assert "Am1" in texts(page)


def test_asteroids_are_rocks_and_stars_show_by_night_only() -> None:
    rocks = feature("asteroid_field", disc(40, 20, 20))
    assert TerrainKind.ASTEROID_FIELD is rocks.kind
    page = table(DUEL._replace(terrain=(rocks,)))
    assert any(path.fill == ROCK for path in paths(page))
    assert any(path.fill == STAR for path in paths(page))
    for ink in INKS.values():
        assert ink[STAR] == ink[SPACE]
    night = INKS[InkMode.COLOUR].night
    assert night is not None
    assert night[STAR] != night[SPACE]


@pytest.mark.parametrize("size", [(360.0, 80.0), (60.0, 60.0), (40.0, 120.0)])
def test_a_still_has_the_wanted_size_and_all_ships(size: tuple[float, float]) -> None:
    drawn = still(DUEL, *size, WORDS, Latest(labels=False))
    assert (drawn.width, drawn.height) == size
    inside = drawn.ops[0]
    assert isinstance(inside, Group)
    assert inside.drawing.clipped
    ships = [op for op in inside.drawing.ops if isinstance(op, Group) and op.ref]
    assert [op.ref for op in ships] == ["a/a1", "b/b1"]
    for op in ships:
        x, y = op.x + op.drawing.width / 2, op.y + op.drawing.height / 2
        assert 0 < x < size[0]
        assert 0 < y < size[1]
    assert "A1" not in texts(Page(drawn))
    assert "A1" in texts(Page(still(DUEL, *size, WORDS, Latest())))
    assert page_picture(Page(drawn), INKS[InkMode.COLOUR], 100).startswith(b"\x89PNG")


def test_the_still_of_an_empty_table_is_only_space() -> None:
    assert isinstance(still(scene_of(), 100.0, 50.0, WORDS, Latest()), Drawing)

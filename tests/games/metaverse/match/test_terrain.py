"""Terrain as people see it: on the map, in what a side sees, in what is asked and answered."""

import pytest

from metamaker.core.messages import words
from metamaker.games.metaverse.battle.kinematics.course import momentum
from metamaker.games.metaverse.battle.movement.decisions import WritePlot
from metamaker.games.metaverse.battle.movement.dialogue import ask_plot, plot_outcome
from metamaker.games.metaverse.battle.movement.legality import Situation
from metamaker.games.metaverse.battle.narration.summaries import standing
from metamaker.games.metaverse.battle.plot.text import parsed
from metamaker.games.metaverse.battle.state.ground import Feature
from metamaker.games.metaverse.battle.terrain.lie import feature_text
from metamaker.games.metaverse.battle.wording.names import Names
from metamaker.games.metaverse.match.picture.scene import scene, view
from metamaker.games.metaverse.match.picture.terrain import things
from metamaker.games.metaverse.match.situation_report import outlook
from metamaker.games.metaverse.match.view import table_view
from metamaker.games.metaverse.model.arc import Arc
from metamaker.games.metaverse.model.fleet import GAME
from metamaker.games.metaverse.model.terrain import Band, Edge, Everywhere, Shape, TerrainKind, Wind
from metamaker.games.metaverse.sheet.palette import INKS
from metamaker.play.geometry import CM, Point
from metamaker.rendering.drawing import Drawing, Page, Path, Text
from metamaker.rendering.ink import Ink
from metamaker.rendering.svg import page_svg
from tests.games.metaverse.battle.afloat import Orders, at, fleet, moving, plotting, sail, under_way
from tests.games.metaverse.battle.ships import sailing
from tests.games.metaverse.battle.terrain.things import disc, feature, lies
from tests.games.metaverse.match.scenes import marker, ops, page_of, scene_of, texts

MAP = view([Point(-95 * CM, -62 * CM), Point(95 * CM, 62 * CM)])

SHAPES: dict[str, Shape] = {
    "disc": disc(20, 5, 5),
    "band": Band(x_cm=-90, y_cm=0, to_x_cm=90, to_y_cm=10, width_cm=12),
    "edge": Edge(side=Arc.STARBOARD, diameter_cm=100),
    "everywhere": Everywhere(),
    "beyond the map": disc(300, 170, 0),
    "far away": disc(10, 900, 900),
}


def corners(feature: Feature) -> list[tuple[float, float]]:
    drawn = Drawing(MAP.width, MAP.height, tuple(things([feature], MAP, words(GAME))))
    outlines = [op.outline for _, _, op, _ in ops(drawn) if isinstance(op, Path)]
    return [(numbers[-2], numbers[-1]) for outline in outlines for _, *numbers in outline if numbers]


@pytest.mark.parametrize("shape", SHAPES)
@pytest.mark.parametrize("kind", TerrainKind)
def test_nothing_is_drawn_beyond_the_map(kind: TerrainKind, shape: str) -> None:
    found = corners(feature(kind.value, SHAPES[shape], Wind(direction=3, strength=2)))
    assert all(-0.01 <= x <= MAP.width + 0.01 and -0.01 <= y <= MAP.height + 0.01 for x, y in found)
    assert bool(found) is (shape != "far away")


def test_a_template_is_drawn_at_its_size_and_its_field_around_it() -> None:
    planet = feature("planet", disc(20))
    x, y = MAP.spot(Point(0, 0))
    far = sorted({round(abs(complex(a - x, b - y)) / MAP.scale, 1) for a, b in corners(planet)})
    assert far == [10.0, 30.0]


@pytest.mark.parametrize("ink", INKS.values(), ids=INKS.keys())
def test_every_ink_knows_the_roles_of_all_kinds(ink: Ink) -> None:
    every = [feature(kind.value, disc(30, 10 * place - 50, 0)) for place, kind in enumerate(TerrainKind)]
    drawn = Drawing(MAP.width, MAP.height, tuple(things(every, MAP, words(GAME))))
    assert "<svg" in page_svg(Page(drawn), ink)


def test_names_lie_on_all_things() -> None:
    shown = [feature("planet", disc(20)), feature("dark_nebula")]
    drawn = tuple(things(shown, MAP, words(GAME)))
    assert [type(op) is Text or type(op) is Path for op in drawn[2:]] == [True] * len(drawn[2:])
    page = page_of(scene_of(marker("A1", 0, 0))._replace(terrain=tuple(shown)))
    assert {"planet", "dark nebula"} <= set(texts(page))


@pytest.mark.parametrize(
    ("kind", "shape", "text"),
    [
        ("planet", disc(20, 5, 5), "planet: 20 cm across around (5, 5), gravity up to 20 cm from it"),
        ("asteroid_field", SHAPES["band"], "asteroid field: 12 cm wide from (−90, 0) to (90, 10)"),
        ("star", SHAPES["edge"], "star: its surface along an edge of the table, gravity up to 100 cm from it"),
        ("emission_nebula", None, "emission nebula: everywhere, wind 2 to south-east"),
    ],
)
def test_each_thing_is_told_with_its_size_and_place(kind: str, shape: object, text: str) -> None:
    battle, _ = fleet(under_way())
    wind = Wind(direction=3, strength=2) if kind == "emission_nebula" else None
    assert feature_text(feature(kind, shape, wind), Names(battle.table)) == text  # type: ignore[arg-type]


def test_a_side_sees_terrain_as_values_and_in_words() -> None:
    battle, _ = fleet(under_way(course=sailing(0, 0, at(0, -20))), under_way(side=1, course=sailing(0, 0, at(0, 99))))
    lies(battle, feature("planet", disc(20)))
    (seen,) = table_view(battle, 0).terrain
    assert (seen.kind, seen.x, seen.y, seen.radius, seen.reach) == ("planet", 0, 0, 10_000, 20_000)
    told = [line.text for line in outlook(battle.table, 0)]
    assert told[0] == "planet: 20 cm across around (0, 0), gravity up to 20 cm from it"
    assert "10 cm from the planet, at 0° on the table, gravity 2" in told


@pytest.mark.parametrize(
    ("kind", "codes", "told"),
    [
        ("planet", "", "the ship hits the planet and is lost"),
        ("planet", "R4", ""),
        ("asteroid_cluster", "", "rocks of the asteroid cluster hit it; EM3 would evade them"),
    ],
)
def test_a_plot_is_told_back_with_what_it_runs_into(kind: str, codes: str, told: str) -> None:
    battle, (ship, _) = fleet(under_way(course=sailing(12, 0, at(0, -20))), under_way(side=1, course=sailing(0, 0, at(0, 99))))
    lies(battle, feature(kind, disc(20)))
    asked = WritePlot(battle.table, 0, battle.secrets[0], ship.key, 1, ship.course, ship.means, Situation((), ()))
    names = Names(battle.table)
    outcome = plot_outcome(asked, parsed(codes), names)
    assert told in outcome
    assert bool(told) is ("planet" in outcome or "rocks" in outcome)
    assert any("10 cm from the" in fact for fact in ask_plot(asked, names).facts)


def test_a_turn_is_told_as_it_ended_and_not_as_gravity_changes_the_next_one() -> None:
    """The ship rests in the field of a planet ahead of it, at a strength of 1: that makes it 1 cm faster before it plots."""
    battle, (ship, _) = fleet(under_way(course=sailing(3, 0, at(0, 0))), under_way(side=1, course=sailing(0, 0, at(0, -90))))
    lies(battle, feature("planet", disc(10, 0, 17)))
    sail(battle)
    plotting(battle, Orders())
    told = scene(battle.table, {}, {}, (), 1).markers[0].speed, standing(battle.table).figures[0]["speed"]
    assert (momentum(ship.course), told) == (4, (3, 3))
    moving(battle, Orders())
    assert scene(battle.table, {}, {}, (), 2).markers[0].speed == 4

"""Missions and boarders as a side sees them: in the view, in words, on the picture."""

import math
from itertools import combinations

import pytest

from metamaker.games.metaverse.battle.starfighters.events import MissionMoved
from metamaker.games.metaverse.battle.state.battle import Battle
from metamaker.games.metaverse.battle.state.squadron import Mission, Task
from metamaker.games.metaverse.battle.state.vessel import Boarders, Status, Vessel
from metamaker.games.metaverse.match.picture.scene import Token, scene, tokens_of
from metamaker.games.metaverse.match.situation_report import outlook, record
from metamaker.games.metaverse.match.view import table_view
from metamaker.play.geometry import CM, Point
from metamaker.rendering.drawing import Text
from metamaker.rendering.hit_testing import boxes_of
from metamaker.rendering.proof import Area
from tests.games.metaverse.battle.gunnery import Put, armed
from tests.games.metaverse.battle.starfighters.wings import LARK, RAIDER, aloft, carrier, fly, onto, own
from tests.games.metaverse.match.scenes import marker, ops, page_of, scene_of, texts


def wing() -> tuple[Battle, Vessel, Vessel, Mission, Mission]:
    """Return a carrier with a strike in contact with an enemy ship, and an intercept mission by itself."""
    battle, (ship, target) = fly(Put(carrier(LARK, RAIDER)), Put(armed(), 1, 0, 30))
    lark, raider = own(battle, ship)
    raider.marines = 2
    strike = onto(battle, ship, Task.STRIKE, [raider], target, 2)
    patrol = aloft(battle, ship, Task.INTERCEPT, [lark], (10, 10))
    return battle, ship, target, strike, patrol


def test_a_side_sees_all_missions_and_squadrons() -> None:
    battle, ship, target, strike, patrol = wing()
    seen = table_view(battle, 1)
    assert [(each.key, each.task, each.contact, each.arc) for each in seen.missions] == [
        (strike.key, "strike", target.key, "aft"),
        (patrol.key, "intercept", "", ""),
    ]
    assert (seen.missions[1].x, seen.missions[1].y) == (10 * CM, 10 * CM)
    by_type = {each.type: each for each in seen.squadrons}
    assert (by_type["Raider"].mission, by_type["Raider"].marines, by_type["Raider"].carrier) == (strike.key, 2, ship.key)


def test_missions_and_boarders_are_told_where_the_table_is() -> None:
    battle, _, target, _, _ = wing()
    lines = [line.text for line in outlook(battle.table, 1)]
    assert sum("A1m1" in line for line in lines) == sum("A1m2" in line for line in lines) == 1
    target.sections[4].boarders.append(Boarders(0, 2, 1, 1))
    assert any("3 boarding parties" in line.text for line in record(battle.table, 0, target))
    assert table_view(battle, 0).ships[1].sections[0].boarders == (2, 1)


def test_missions_are_drawn_with_their_signs_and_ways() -> None:
    battle, _, _, _, patrol = wing()
    start, end = Point(0, 0), patrol.place
    events = [MissionMoved(patrol.key, start.x, start.y, end.x, end.y, 14 * CM, "", "", ())]
    tokens = list(tokens_of(battle.table, events))
    assert [(token.label, token.track) for token in tokens] == [("A1m1", ()), ("A1m2", (start, end))]
    bare = scene(battle.table, {}, {}, (), 1)
    shown, without = (set(texts(page_of(each))) for each in (bare._replace(tokens=tuple(tokens)), bare))
    assert {"A1m1", "A1m2", "mission"} <= shown
    assert not {"A1m1", "A1m2", "mission"} & without


@pytest.mark.parametrize("there", ["ship", "wreck", "nothing"])
def test_missions_at_one_place_stand_apart_from_one_another_and_from_what_is_there(there: str) -> None:
    ship = marker("B1", 0, 0, gone="gone_retreated" if there == "wreck" else "")
    missions = [Token(f"a/mission-{each}", f"Am{each}", 0, ship.at, None, (), gone=False) for each in range(4)]
    shown = scene_of(ship, marker("A1", 40, 0))._replace(tokens=tuple(missions))
    if there == "nothing":
        shown = shown._replace(markers=shown.markers[1:])
    drawing = page_of(shown).drawing
    areas = [area for each in missions for area in boxes_of(drawing, each.key)]
    assert len(areas) == len(missions)
    assert not [(one, other) for one, other in combinations(areas, 2) if overlap(one, other)]


def overlap(one: Area, other: Area) -> bool:
    return one.left < other.right and other.left < one.right and one.top < other.bottom and other.top < one.bottom


def test_boarders_are_drawn_on_their_ship_and_in_its_line_of_the_list_and_explained() -> None:
    battle, _, target, _, _ = wing()
    before = texts(page_of(scene(battle.table, {}, {}, (), 1)))
    target.sections[4].boarders.append(Boarders(0, 25, 12, 1))
    shown = texts(page_of(scene(battle.table, {}, {}, (), 1)))
    assert (before.count("37"), shown.count("37")) == (0, 2)
    assert ("boarders" in before, "boarders" in shown) == (False, True)
    target.status = Status.DESTROYED
    assert "37" not in texts(page_of(scene(battle.table, {}, {}, (), 1)))


def test_missions_and_salvos_at_one_place_stand_apart_also_where_their_target_is_lost() -> None:
    battle, ship, target, strike, _ = wing()
    more = onto(battle, ship, Task.STRIKE, own(battle, ship, LARK), target, 2)
    for lost in (False, True):
        if lost:
            target.status, strike.contact, more.contact = Status.DESTROYED, "", ""
        tokens = tuple(tokens_of(battle.table, []))
        way = {target.key: ((0, 0), (target.course.place.x, target.course.place.y))}
        drawn = page_of(scene(battle.table, way, {}, (), 1, tokens))
        at = [(x, y) for x, y, op, ref in ops(drawn.drawing) if ref in {strike.key, more.key} and isinstance(op, Text)]
        (x, y), (other_x, other_y) = at
        assert math.hypot(x - other_x, y - other_y) > 3


def test_signs_of_missions_close_to_each_other_do_not_touch() -> None:
    near = [Token(f"a/mission-{each}", f"A1m{each}", 0, Point(4 * each * CM, 0), None, (), gone=False) for each in range(4)]
    drawing = page_of(scene_of(marker("B1", 0, 40), marker("A1", 0, -40))._replace(tokens=tuple(near))).drawing
    areas = [area for each in near for area in boxes_of(drawing, each.key)]
    assert len(areas) == len(near)
    assert not [(one, other) for one, other in combinations(areas, 2) if overlap(one, other)]

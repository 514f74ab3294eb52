"""Victory by points: what counts, the head start, ties, and how a battle for points ends."""

import pytest

from metamaker.games.metaverse.battle.frame import BattleEnded
from metamaker.games.metaverse.battle.score import Boxes, ahead, boxes, points
from metamaker.games.metaverse.battle.setup_log.events import HeadStartGiven
from metamaker.games.metaverse.battle.start import Setup, begun, entries, meeting
from metamaker.games.metaverse.battle.state.battle import Battle, Step, Table
from metamaker.games.metaverse.battle.state.copying import likeness
from metamaker.games.metaverse.battle.state.squadron import Berth
from metamaker.games.metaverse.battle.state.vessel import Status
from metamaker.games.metaverse.battle.turn.engine import pending
from metamaker.games.metaverse.encounters.rolling import agreed
from metamaker.games.metaverse.match.duels import duel
from metamaker.games.metaverse.model.encounter import HeadStart, SideName
from metamaker.games.metaverse.model.words import MassFactorFormula
from metamaker.play.dice import FixedDice
from tests.games.metaverse.battle.battles import CORE, FORE, battle_of, ship_class, vessel_of
from tests.games.metaverse.battle.battles import hull as section_of
from tests.games.metaverse.battle.gunnery import Put
from tests.games.metaverse.battle.starfighters.wings import LARK, carrier, fly
from tests.games.metaverse.builders import BARE, design_of, fleet_of

WHOLE = 50
"""The boxes of a ship, so that one of them is two points."""


def table_of(side: SideName = "b", given: int = 0) -> Table:
    """Return a table with one ship of 50 boxes on each side, and a head start."""
    ship = design_of(ship_class(section_of(30, 1), fore=section_of(20, 1)))
    table = battle_of([vessel_of(ship, number, number) for number in (0, 1)]).table
    table.head_start = HeadStart(side=side, points=given)
    return table


def cross_off(table: Table, side: int, section: int, boxes: int) -> None:
    table.vessels[side].sections[section].boxes[-1] -= boxes


@pytest.mark.rule("MV-4.1.0-02")
def test_each_percent_of_lost_boxes_is_a_point_for_the_enemy_until_it_comes_back() -> None:
    table = table_of()
    cross_off(table, 0, CORE, 3)
    cross_off(table, 1, FORE, 1)
    assert points(table) == (2, 6)
    cross_off(table, 0, CORE, -2)
    assert points(table) == (2, 2)


@pytest.mark.rule("MV-4.1.0-02")
def test_a_destroyed_section_counts_with_all_its_boxes() -> None:
    table = table_of()
    table.vessels[0].sections[FORE].stands = False
    assert boxes(table, 0) == Boxes(20, WHOLE)


@pytest.mark.rule("MV-0.0.0-01", "MV-4.1.0-06")
@pytest.mark.parametrize(
    ("lost", "whole", "expected"), [(23, 73, 32), (0, 73, 0), (73, 73, 100), (1, 200, 1), (1, 201, 0), (0, 0, 0)]
)
def test_percent_are_rounded_half_up(lost: int, whole: int, expected: int) -> None:
    assert Boxes(lost, whole).percent == expected


@pytest.mark.rule("MV-4.1.0-03")
@pytest.mark.parametrize("status", [Status.DESTROYED, Status.RETREATED, Status.BROKEN])
def test_a_ship_that_is_gone_counts_with_all_its_boxes(status: Status) -> None:
    table = table_of()
    table.vessels[1].status = status
    assert points(table) == (100, 0)


@pytest.mark.rule("MV-4.1.0-03")
def test_a_ship_in_a_strategic_jump_counts_only_with_its_lost_boxes() -> None:
    table = table_of()
    cross_off(table, 1, CORE, 2)
    table.vessels[1].status = Status.AWAY
    assert points(table) == (4, 0)


@pytest.mark.rule("MV-4.1.0-02", "MV-4.1.0-03")
def test_squadrons_count_with_their_strength_and_those_aboard_go_with_their_ship() -> None:
    battle, (ship,) = fly(Put(carrier(LARK, LARK, LARK)))
    table, hull = battle.table, sum(plan.hull_hits for plan in ship.blueprint.sections)
    whole = hull + 3 * LARK.strength
    first, second, third = table.squadrons
    first.strength -= 2
    assert boxes(table, 0) == Boxes(2, whole)
    second.berth = Berth.GONE
    assert boxes(table, 0) == Boxes(2 + LARK.strength, whole)
    third.berth = Berth.FLYING
    ship.status = Status.DESTROYED
    assert boxes(table, 0) == Boxes(hull + 2 * LARK.strength, whole)


@pytest.mark.rule("MV-4.1.0-01", "MV-4.1.0-04")
@pytest.mark.parametrize(
    ("side", "given", "expected"),
    [("a", 0, 1), ("b", 0, 1), ("a", 9, 1), ("a", 10, 0), ("a", 11, 0)],
)
def test_the_head_start_counts_and_decides_a_tie(side: SideName, given: int, expected: int) -> None:
    table = table_of(side, given)
    cross_off(table, 0, CORE, 5)
    assert points(table) == (given if side == "a" else 0, 10)
    assert ahead(table) == expected
    fresh = table_of(side)
    assert ahead(fresh) == "ab".index(side)


def battle_with(head_start: HeadStart | None, last_turn: int = 30) -> Battle:
    line = entries(fleet_of(BARE), MassFactorFormula.STOCK)
    return begun((line, line), ("Red", "Blue"), FixedDice([5]), Setup(last_turn=last_turn, head_start=head_start))


def ended(battle: Battle) -> BattleEnded:
    """Let the battle end at the next step."""
    battle.table.step = Step.MORALE
    battle.running = None
    pending(battle)
    [told] = [event for event in battle.events if isinstance(event, BattleEnded)]
    return told


@pytest.mark.rule("MV-4.1.0-01")
def test_a_fleet_that_is_gone_can_win_on_points() -> None:
    battle = battle_with(HeadStart(side="b", points=100))
    battle.table.vessels[1].status = Status.DESTROYED
    assert ended(battle).winner == "Blue"
    assert battle.result == 1


@pytest.mark.rule("MV-4.1.0-01", "MV-4.1.0-04")
def test_the_last_turn_has_a_winner_and_says_by_how_much() -> None:
    battle = battle_with(HeadStart(side="a", points=9), last_turn=1)
    battle.table.vessels[0].sections[4].boxes[0] -= 1
    told = ended(battle)
    assert (told.winner, str(told.reason)) == ("Red", "9 points to 8 (the last turn is over)")


def test_equal_points_are_told_as_such() -> None:
    battle = battle_with(HeadStart(side="b", points=0), last_turn=1)
    assert str(ended(battle).reason) == "equal points, 0 each, and it has the head start (the last turn is over)"


def test_without_a_head_start_points_decide_nothing() -> None:
    battle = battle_with(None, last_turn=1)
    battle.table.vessels[0].sections[4].boxes[0] -= 1
    assert (ended(battle).winner, battle.result) == ("", -1)


def test_an_encounter_brings_its_head_start_and_tells_it() -> None:
    fleets = fleet_of(BARE), fleet_of(BARE)
    given = HeadStart(side="b", points=7)
    setup = meeting(agreed(fleets).with_(head_start=given), Setup())
    line = entries(fleets[0], MassFactorFormula.STOCK)
    battle = begun((line, line), ("Red", "Blue"), FixedDice([]), setup)
    assert battle.table.head_start == given
    assert likeness(battle.table).head_start == given
    assert HeadStartGiven("Blue", 7, 0) in battle.events


def test_the_head_start_goes_with_its_fleet_when_sides_change() -> None:
    """A huge head start wins every battle, whichever side its fleet has."""
    fleets = fleet_of(ship_class(section_of(8, 2))), fleet_of(ship_class(section_of(9, 2)))
    for side, winner in (("a", 0), ("b", 1)):
        encounter = agreed(fleets).with_(head_start=HeadStart.model_validate({"side": side, "points": 100}))
        ready = duel(fleets, ("plain", "plain"), encounter)
        assert [ready.fight(ready.payload, 3, mirrored).winner for mirrored in (False, True)] == [winner, winner]


@pytest.mark.rule("MV-4.1.0-04")
def test_equal_points_go_to_the_head_start_only_from_its_turn_on() -> None:
    table = table_of("b")
    table.head_start = HeadStart(side="b", points=0, from_turn=4)
    for turn, winner in ((3, 0), (4, 1), (5, 1)):
        table.turn = turn
        assert ahead(table) == winner
    battle = battle_with(HeadStart(side="b", points=0, from_turn=2), last_turn=1)
    told = ended(battle)
    assert (told.winner, str(told.reason)) == ("Red", "equal points, 0 each, before turn 2 (the last turn is over)")

"""Missions move: how far, onto what, who first (2.1.5); proximity weapons that they come by (3.6.14)."""

from typing import Any

import pytest

from metamaker.games.metaverse.battle.fire.at_missions import in_furball
from metamaker.games.metaverse.battle.starfighters import combat
from metamaker.games.metaverse.battle.starfighters.decisions import FlyMissions
from metamaker.games.metaverse.battle.starfighters.events import FlightOrderRolled, MissionMoved
from metamaker.games.metaverse.battle.starfighters.flight import new_turn, part
from metamaker.games.metaverse.battle.starfighters.orders import Flight, FlyOrders
from metamaker.games.metaverse.battle.state.battle import Battle
from metamaker.games.metaverse.battle.state.squadron import GENERALISED, Mission, Task
from metamaker.games.metaverse.battle.state.vessel import Vessel
from metamaker.games.metaverse.battle.turn.starfighter_movement import StarfighterMovementStep
from metamaker.play.geometry import CM, DEGREE, Point, bearing, distance
from tests.games.metaverse.battle.gunnery import Put, armed, told
from tests.games.metaverse.battle.salvos.missiles import MINE, MISSILE
from tests.games.metaverse.battle.salvos.missiles import aloft as missile
from tests.games.metaverse.battle.ships import sailing
from tests.games.metaverse.battle.starfighters.wings import LARK, SWIFT, aloft, carrier, fly, own, run


def refusals(battle: Battle, *flights: Flight) -> list[str]:
    keys = tuple(mission.key for mission in battle.table.missions_of(0))
    asked = FlyMissions(battle.table, 0, battle.secrets[0], keys, len(keys))
    return [each.rule for each in asked.refusals(FlyOrders(flights))]


def toward(mission: Mission, target: Any, arc: str = "") -> Flight:
    there = target.course.place if isinstance(target, Vessel) else target.place
    return Flight(mission.key, bearing(mission.place, there), distance(mission.place, there), target.key, arc)


@pytest.mark.rule("MV-2.1.5-01", "MV-3.7.2-02")
@pytest.mark.parametrize(("cm", "rules"), [(0, []), (7.5, []), (20, []), (20.001, ["MV-2.1.5-02"])])
def test_a_mission_moves_anywhere_up_to_twice_the_speed_of_its_slowest_squadron(cm: float, rules: list[str]) -> None:
    battle, (ship,) = fly(Put(carrier(LARK, SWIFT)))
    mission = aloft(battle, ship, Task.STRIKE, own(battle, ship), (3, 4))
    assert refusals(battle, Flight(mission.key, 137 * DEGREE, round(cm * CM))) == rules


@pytest.mark.rule("MV-2.1.5-02", "MV-2.1.5-03", "MV-2.1.4-19")
def test_who_goes_farther_than_its_own_speed_does_not_fire() -> None:
    battle, (ship,) = fly(Put(carrier(LARK, SWIFT)))
    lark, swift = own(battle, ship)
    mission = aloft(battle, ship, Task.STRIKE, [lark, swift], (0, 0))
    run(StarfighterMovementStep(), battle, fly=[FlyOrders((Flight(mission.key, 90 * DEGREE, 20 * CM),))])
    assert (mission.place, lark.place) == (Point(20 * CM, 0), Point(20 * CM, 0))
    assert (lark.outrun, swift.outrun) == (True, False)
    assert [event.outrun for event in told(battle, MissionMoved)] == [(lark.key,)]
    new_turn(battle.table)
    assert not lark.outrun


@pytest.mark.rule("MV-2.1.5-04", "MV-2.1.5-05")
def test_strikes_go_before_intercepts_and_crews_of_low_quality_before_better_ones() -> None:
    ships = Put(carrier(LARK, LARK, crew_quality=4)), Put(carrier(LARK, LARK, crew_quality=1), 1, 0, 60, 8)
    battle, (one, other) = fly(*ships)
    quick = own(battle, one), own(battle, other)
    for ship, (strike, intercept) in zip((one, other), quick, strict=True):
        place = (0.0, 0.0) if ship is one else (0.0, 60.0)
        aloft(battle, ship, Task.INTERCEPT, [intercept], place)
        aloft(battle, ship, Task.STRIKE, [strike], place)
    asked = run(StarfighterMovementStep(), battle)
    assert [(each.side, battle.table.mission(each.waiting[0]).task) for each in asked] == [  # type: ignore[attr-defined,union-attr]
        (1, Task.STRIKE),
        (0, Task.STRIKE),
        (1, Task.INTERCEPT),
        (0, Task.INTERCEPT),
    ]
    assert told(battle, FlightOrderRolled) == []


@pytest.mark.rule("MV-2.1.5-06", "MV-0.1.0-09")
def test_with_equal_crews_the_loser_of_a_d6_moves_one_and_then_sides_alternate() -> None:
    ships = Put(carrier(LARK, LARK)), Put(carrier(LARK), 1, 0, 60, 8)
    battle, (one, other) = fly(*ships, faces=[4, 4, 5, 2])
    for squadron in own(battle, one):
        aloft(battle, one, Task.STRIKE, [squadron], (0, 0))
    aloft(battle, other, Task.STRIKE, own(battle, other), (0, 60))
    asked = run(StarfighterMovementStep(), battle)
    assert [(each.side, each.most) for each in asked] == [(1, 1), (0, 2)]  # type: ignore[attr-defined]
    assert [event.first for event in told(battle, FlightOrderRolled)] == [-1, 1]


@pytest.mark.rule("MV-2.1.4-33", "MV-2.1.4-34", "MV-2.1.4-35")
@pytest.mark.parametrize(
    ("task", "target", "rules"),
    [
        (Task.STRIKE, "ship", []),
        (Task.STRIKE, "mission", ["MV-2.1.4-33"]),
        (Task.STRIKE, "salvo", ["MV-2.1.4-33"]),
        (Task.INTERCEPT, "ship", ["MV-2.1.4-34"]),
        (Task.INTERCEPT, "mission", []),
        (Task.INTERCEPT, "salvo", []),
    ],
)
def test_strikes_begin_combat_with_ships_and_intercepts_with_all_else(task: Task, target: str, rules: list[str]) -> None:
    battle, (one, other) = fly(Put(carrier(LARK)), Put(carrier(LARK, mounts=armed(MISSILE).sections.core.mounts), 1, 0, 9, 8))  # type: ignore[union-attr]
    mission = aloft(battle, one, task, own(battle, one), (0, 0))
    enemy = aloft(battle, other, Task.STRIKE, own(battle, other), (5, 0))
    things = {"ship": other, "mission": enemy, "salvo": missile(battle, other, MISSILE, at=(3, 3))}
    assert refusals(battle, toward(mission, things[target])) == rules


@pytest.mark.rule("MV-2.1.5-08", "MV-0.1.0-05")
def test_contact_is_made_by_a_line_that_ends_there_and_lasts_until_either_moves() -> None:
    battle, (one, other) = fly(Put(carrier(LARK)), Put(armed(), 1, 0, 9, 8))
    mission = aloft(battle, one, Task.STRIKE, own(battle, one), (0, 0))
    assert refusals(battle, toward(mission, other)._replace(length=8 * CM)) == ["MV-0.1.0-05"]
    run(StarfighterMovementStep(), battle, fly=[FlyOrders((toward(mission, other),))])
    assert (mission.contact, mission.place) == (other.key, other.course.place)
    part(battle.table)
    assert mission.contact == other.key
    other.course = sailing(1, 0, Point(0, 10 * CM))
    part(battle.table)
    assert mission.contact == ""


@pytest.mark.rule("MV-0.1.0-05", "MV-2.1.5-01")
def test_what_has_flown_off_is_not_followed_farther_than_was_written() -> None:
    """Both missions are moved by one order: the first goes 20 cm away, the second was to come onto it at its old place."""
    battle, (one, _) = fly(Put(carrier(LARK, SWIFT)), Put(armed(), 1, 0, 90, 8))
    lark, swift = own(battle, one)
    first = aloft(battle, one, Task.STRIKE, [swift], (10, 0))
    second = aloft(battle, one, Task.STRIKE, [lark], (0, 0))
    flights = FlyOrders((Flight(first.key, 90 * DEGREE, 20 * CM, "", ""), toward(second, first)))
    run(StarfighterMovementStep(), battle, fly=[flights])
    assert (first.place, second.place) == (Point(30 * CM, 0), Point(10 * CM, 0))
    assert second.contact == ""


@pytest.mark.rule("MV-0.1.0-05", "MV-1.3.4-05")
def test_a_mission_that_flies_away_leaves_the_furball() -> None:
    """The Larks have met in an earlier turn; one flies off, and the other is too far away then to fire at it."""
    battle, (one, other) = fly(Put(carrier(LARK)), Put(carrier(LARK), 1, 0, 60, 8))
    hunter = aloft(battle, one, Task.INTERCEPT, own(battle, one), (0, 30))
    prey = aloft(battle, other, Task.STRIKE, own(battle, other), (0, 30))
    hunter.contact = prey.key
    assert (combat.opponents(battle.table, hunter), in_furball(battle.table, prey)) == ([prey], True)
    run(StarfighterMovementStep(), battle, fly=[FlyOrders((Flight(prey.key, 0, 5 * CM, "", ""),))])
    assert (combat.opponents(battle.table, hunter), in_furball(battle.table, prey)) == ([], False)


@pytest.mark.rule("MV-2.1.5-09", "MV-2.1.5-10", "MV-2.1.5-11")
def test_any_arc_is_declared_freely_or_none_for_a_generalised_attack() -> None:
    battle, (one, other) = fly(Put(carrier(LARK)), Put(armed(), 1, 0, 9, 8))
    mission = aloft(battle, one, Task.STRIKE, own(battle, one), (0, 0))
    for arc, number in (("fore", 0), ("starboard", 1), ("aft", 2), ("port", 3), ("", GENERALISED)):
        mission.stand(Point(0, 0))
        assert refusals(battle, toward(mission, other, arc)) == []
        run(StarfighterMovementStep(), battle, fly=[FlyOrders((toward(mission, other, arc),))])
        assert mission.arc == number
    assert refusals(battle, toward(mission, other, "core")) == ["MV-2.1.5-09"]
    assert refusals(battle, Flight(mission.key, 0, 5, "", "aft")) == ["MV-2.1.5-09"]


@pytest.mark.rule("MV-3.6.14-14")
def test_proximity_weapons_strike_missions_only_if_they_are_made_for_it_and_ships_at_the_end_of_the_step() -> None:
    battle, (one, other) = fly(Put(carrier(LARK)), Put(armed(MINE), 1, 0, 30, 8))
    mission = aloft(battle, one, Task.STRIKE, own(battle, one), (0, 20))
    missile(battle, other, MINE, at=(0, 12), age=2)
    asked = run(StarfighterMovementStep(), battle)
    strikes = [each for each in asked if each.kind == "strike"]
    assert [[chance.target.key for chance in chances] for each in strikes for chances in each.chances.values()] == [  # type: ignore[attr-defined]
        [one.key]
    ]
    assert mission.fights

"""Where captains fly missions: onto prey where somebody can fire, beside what is in reach next turn, at the weakest arc."""

from dataclasses import replace

from metamaker.games.metaverse.battle.ai.boarding import LIKELY, likeliest
from metamaker.games.metaverse.battle.ai.starfighters import commanded
from metamaker.games.metaverse.battle.starfighters.decisions import FlyMissions
from metamaker.games.metaverse.battle.starfighters.orders import Flight
from metamaker.games.metaverse.battle.state.battle import Battle
from metamaker.games.metaverse.battle.state.squadron import Mission, Task
from metamaker.games.metaverse.battle.state.vessel import Vessel
from metamaker.games.metaverse.model.starfighter import Starfighter
from metamaker.play.geometry import CM
from tests.games.metaverse.battle.gunnery import Put, armed
from tests.games.metaverse.battle.starfighters.wings import LARK, RAIDER, SWIFT, aloft, carrier, fly, onto, own


def flight(battle: Battle, mission: Mission) -> Flight | None:
    """Where the captains fly a mission, None if it stays where it is."""
    decision = FlyMissions(battle.table, mission.side, battle.secrets[mission.side], (mission.key,), 1)
    orders = commanded(decision)
    assert decision.refusals(orders) == ()
    return next(iter(orders.flights), None)


def strike(apart_cm: float, *kinds: Starfighter) -> tuple[Battle, Mission, Vessel]:
    """Return a strike of these squadrons in front of the place of an enemy, far from its carrier."""
    battle, (ship, enemy) = fly(Put(carrier(*kinds), 0, 0, -100), Put(armed(), 1, 0, 0, 8))
    return battle, aloft(battle, ship, Task.STRIKE, own(battle, ship), (0, -apart_cm)), enemy


def test_a_mission_goes_into_contact_where_only_its_faster_squadrons_can_fire() -> None:
    """20 cm away: too far for squadrons of speed 10 to fire, not for those of speed 20, and no farther than double speed."""
    battle, mission, enemy = strike(20, LARK, SWIFT)
    flown = flight(battle, mission)
    assert flown is not None
    assert (flown.contact, flown.length) == (enemy.key, 20 * CM)


def test_a_mission_that_cannot_fire_stops_beside_its_prey_and_not_under_it() -> None:
    """15 cm away at speed 10: double speed would bring squadrons there, but nobody could fire."""
    battle, mission, _ = strike(15, LARK)
    flown = flight(battle, mission)
    assert flown is not None
    assert flown.contact == ""
    assert 0 < flown.length <= 10 * CM


def test_double_speed_is_used_only_where_prey_would_not_be_in_reach_next_turn_without_it() -> None:
    for apart_cm, most_cm in ((20, 10), (21, 20), (90, 20)):
        battle, mission, _ = strike(apart_cm, LARK)
        flown = flight(battle, mission)
        assert flown is not None
        assert flown.length == min(most_cm * CM, apart_cm * CM - 10 * CM // 8)


def test_a_mission_attacks_where_a_place_under_ems_is_left() -> None:
    """Each mission takes a place: of a ship with EMS 1 that another mission attacks nothing is left."""
    battle, (ship, near, far) = fly(Put(carrier(LARK, LARK), 0, 0, -100), Put(armed(), 1, 0, 5, 8), Put(armed(), 1, 0, 8, 8))
    near.blueprint = replace(near.blueprint, ems=1)
    one, other = own(battle, ship)
    onto(battle, ship, Task.STRIKE, [one], near)
    mission = aloft(battle, ship, Task.STRIKE, [other], (0, 0))
    flown = flight(battle, mission)
    assert flown is not None
    assert flown.contact == far.key


def test_the_arc_is_the_one_that_the_weapons_of_the_mission_pass() -> None:
    """To port the heaviest armour is against kinetic fire alone: the energy weapons of squadrons go through it."""
    battle, mission, enemy = strike(5, LARK)
    for place, arc in enumerate(enemy.arcs):
        port = place == 3
        arc.plan = replace(arc.plan, armour=6 if port else 3, armour_kinetic=port, armour_energy=not port)
    flown = flight(battle, mission)
    assert flown is not None
    assert (flown.contact, flown.arc) == (enemy.key, "port")


def test_fighters_come_to_the_aid_of_ships_first() -> None:
    """Of two missions in reach the one that attacks an own ship is engaged before the weaker one far from any."""
    battle, (ship, enemy) = fly(Put(carrier(SWIFT), 0, 0, 0), Put(carrier(LARK, LARK), 1, 0, 200, 8))
    danger, idle = own(battle, enemy)
    threat = onto(battle, enemy, Task.STRIKE, [danger], ship)
    idle.strength = 2
    aloft(battle, enemy, Task.INTERCEPT, [idle], (10, 5))
    mission = aloft(battle, ship, Task.INTERCEPT, own(battle, ship), (5, 0))
    flown = flight(battle, mission)
    assert flown is not None
    assert flown.contact == threat.key


def test_a_mission_that_has_nothing_left_to_fire_flies_home() -> None:
    battle, mission, _ = strike(20, LARK)
    mission.squadrons[0].spent = [0, 1]
    flown = flight(battle, mission)
    assert flown is not None
    assert (flown.direction, flown.length, flown.contact) == (180_000, 20 * CM, "")


def test_marines_are_counted_on_where_they_are_likely_to_win() -> None:
    """Four of them hardly ever clear six crew parties, and nearly always one."""
    battle, mission, enemy = strike(5, RAIDER)
    core = enemy.sections[4]
    core.crew = [6, *[0] * (len(core.crew) - 1)]
    mission.squadrons[0].marines = 4
    assert likeliest(battle.table, enemy, (0, 1, 2, 3), 4)[0] == 0
    core.crew[0] = 1
    chance, arc = likeliest(battle.table, enemy, (2, 3), 4)
    assert chance > LIKELY
    flown = flight(battle, mission)
    assert flown is not None
    assert (flown.contact, arc) == (enemy.key, 2)

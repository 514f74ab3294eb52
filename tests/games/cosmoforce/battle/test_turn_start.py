"""The start of a turn: repairs, cooling, heat, collisions, in this order."""

import pytest

from metamaker.games.cosmoforce.battle.actions.decisions import Relieve
from metamaker.games.cosmoforce.battle.actions.events import Collided, HeatRolled, HeatShed
from metamaker.games.cosmoforce.battle.actions.orders import Heal, Pass
from metamaker.games.cosmoforce.battle.actions.upkeep import healed, repaired
from metamaker.games.cosmoforce.battle.damage.decisions import HarmCrew
from metamaker.games.cosmoforce.battle.damage.events import SystemRepaired
from metamaker.games.cosmoforce.battle.state import HURT, KILLED, READY, STANDBY
from metamaker.games.cosmoforce.battle.turn.engine import taken
from metamaker.games.cosmoforce.battle.turn.heat import collision_dice, suffered
from metamaker.games.cosmoforce.rules.editions import ROSTER, WEB, PlayedRules
from tests.games.cosmoforce.battle.fights import (
    ARMOR,
    CAPITAL,
    CRUISER,
    DISSIPATOR,
    ENGINE,
    FIGHTER,
    HABITAT,
    LASER,
    asked,
    design,
    freighter,
    marked,
    rules_of,
    table,
    told,
)

STATION = design(CRUISER, HABITAT, DISSIPATOR, ENGINE, LASER)


@pytest.mark.rule("CF-STEP-01", "CF-DIFF-12", "CF-STEP-03")
def test_the_steps_of_a_turn_come_in_their_order() -> None:
    """A Dissipator that is repaired in step 1 counts in step 2."""
    battle = table(STATION, freighter(4), faces=(7, 7, 3))
    ship = battle.ships[0]
    marked(ship, 1, 2)
    ship.heat, ship.speed = 3, 0
    ship.move(0, 1)
    decisions = asked(battle, taken(battle, ship), (0,), (0,), Pass(), Pass())
    assert [each.kind for each in decisions] == ["relieve", "place-damage", "take-action", "take-action"]
    kinds = [type(event).__name__ for event in battle.events]
    order = [kinds.index(each) for each in ("TurnBegan", "SystemRepaired", "HeatShed", "HeatRolled", "Collided", "Passed")]
    assert order == sorted(order)
    assert ship.heat == 2


@pytest.mark.rule("CF-STEP-02", "CF-REP-03", "CF-REP-04")
def test_each_ready_crew_on_a_slot_takes_a_mark_off() -> None:
    battle = table(design(CAPITAL, ARMOR, HABITAT, LASER), freighter(4))
    ship = battle.ships[0]
    marked(ship, 0, 0, 0, 2)
    for token, slot in ((0, 0), (1, 0), (2, 2)):
        ship.move(token, slot)
    asked(battle, repaired(battle, ship), (2, 0))
    assert (ship.marks[0], ship.marks[2], ship.whole, ship.room) == (1, 0, 0b110, 7)
    assert ship.posts == [STANDBY, 0, STANDBY, STANDBY]


@pytest.mark.rule("CF-STEP-03")
def test_crew_beyond_the_marks_does_nothing() -> None:
    battle = table(STATION, freighter(4))
    ship = battle.ships[0]
    marked(ship, 3)
    ship.move(0, 3)
    ship.move(1, 3)
    asked(battle, repaired(battle, ship), ())
    assert len(told(battle, SystemRepaired)) == 1
    assert (ship.marks[3], ship.posts) == (0, [3, 3, STANDBY])


@pytest.mark.rule("CF-CREW-05", "CF-CREW-06")
def test_hurt_crew_stays_on_its_slot_and_does_nothing_until_it_is_recalled() -> None:
    battle = table(STATION, freighter(4))
    ship = battle.ships[0]
    marked(ship, 3)
    ship.move(0, 3)
    ship.weaken(0)
    assert ship.posts[0] == 3
    question = Relieve(battle, ship)
    assert [rules_of(question, answer) for answer in [(0,), (1,), (0, 0), 0]] == [[], *[["CF-STEP-02"]] * 3]
    asked(battle, repaired(battle, ship), (0,))
    assert (ship.marks[3], ship.posts[0]) == (1, STANDBY)


@pytest.mark.rule("CF-STEP-04", "CF-SYS-02", "CF-DIFF-06")
@pytest.mark.parametrize(("heat", "left"), [(1, 0), (2, 0), (5, 3)])
def test_working_dissipators_shed_heat(heat: int, left: int) -> None:
    battle = table(design(CRUISER, ENGINE, DISSIPATOR, DISSIPATOR), freighter(4), faces=(7,) * left)
    ship = battle.ships[0]
    ship.heat = heat
    asked(battle, suffered(battle, ship))
    assert ship.heat == left
    assert len(told(battle, HeatShed)) == 1


@pytest.mark.rule("CF-STEP-05", "CF-CREW-03", "CF-DICE-04")
def test_each_effective_heat_die_harms_one_of_the_crew_and_the_heat_stays() -> None:
    battle = table(design(CRUISER, HABITAT, ENGINE, LASER), freighter(4), faces=(1, 4, 8))
    ship = battle.ships[0]
    ship.heat = 2
    asked(battle, suffered(battle, ship), (0, 0))
    assert (ship.crew, ship.heat) == ([KILLED, READY, READY], 2)
    (event,) = told(battle, HeatRolled)
    assert event[1:3] == ((1, 4, 8), 2)


@pytest.mark.rule("CF-CREW-04")
def test_the_owner_chooses_who_is_harmed() -> None:
    battle = table(STATION, freighter(4))
    ship = battle.ships[0]
    ship.weaken(2)
    question = HarmCrew(battle, ship, 2)
    assert [rules_of(question, answer) for answer in [(0, 1), (1, 1), (2, 0), (2, 2), (0,), (0, 3)]] == [
        [],
        [],
        [],
        ["CF-CREW-03"],
        ["CF-CREW-04"],
        ["CF-CREW-03"],
    ]


@pytest.mark.rule("CF-STEP-09", "CF-CREW-07", "CF-ELIM-03")
def test_harm_beyond_the_last_of_the_crew_is_lost_and_the_ship_is_out() -> None:
    battle = table(design(FIGHTER, ENGINE, LASER), freighter(4), faces=(2, 3, 4))
    ship = battle.ships[0]
    ship.heat = 3
    asked(battle, taken(battle, ship))
    assert (ship.alive, ship.life, ship.fate) == (False, 0, "heat")


@pytest.mark.rule("CF-EX-15", "CF-STEP-06", "CF-STEP-08")
@pytest.mark.parametrize(
    ("speed", "thrust", "dice"), [(203, 0, 3), (1000, 1, 0), (1100, 1, 12), (1100, 0, 12), (0, 0, 1), (99, 1, 0)]
)
def test_ships_adrift_or_too_fast_roll_for_collisions(speed: int, thrust: int, dice: int) -> None:
    battle = table(design(CAPITAL, ENGINE, *[ARMOR] * 9), freighter(4), faces=(7,) * dice)
    ship = battle.ships[0]
    ship.heat, ship.speed = 0, speed
    if not thrust:
        marked(ship, 0)
    asked(battle, suffered(battle, ship))
    assert collision_dice(battle, ship) == dice


@pytest.mark.rule("CF-STEP-07")
@pytest.mark.parametrize(("rules", "dice"), [(ROSTER, 11), (ROSTER._replace(collision_whole_speed=True), 0)])
def test_hundredths_count_above_ten(rules: PlayedRules, dice: int) -> None:
    battle = table(design(CRUISER, ENGINE), freighter(4), rules=rules)
    battle.ships[0].speed = 1001
    assert collision_dice(battle, battle.ships[0]) == dice


@pytest.mark.rule("CF-STEP-06", "CF-ELIM-03")
def test_a_collision_damages_the_ship_itself() -> None:
    battle = table(design(FIGHTER, LASER, ARMOR), freighter(4), faces=(1, 2, 8))
    ship = battle.ships[0]
    ship.speed = 100
    asked(battle, suffered(battle, ship), (1, 1))
    assert (ship.marks[:2], told(battle, Collided)[0][:5]) == ([0, 2], (0, True, 100, (1, 2, 8), 2))


@pytest.mark.rule("CF-AFT-03", "CF-DIFF-09")
@pytest.mark.parametrize(("speed", "mark", "dice"), [(203, True, 2), (99, True, 0), (1200, False, 0)])
def test_only_ships_adrift_collide_in_the_web_edition(speed: int, mark: bool, dice: int) -> None:
    battle = table(design(CRUISER, ENGINE, LASER), freighter(4), rules=WEB)
    ship = battle.ships[0]
    ship.speed = speed
    marked(ship, *([0] if mark else []))
    assert collision_dice(battle, ship) == dice


@pytest.mark.rule("CF-AFT-03")
def test_a_ship_that_mounts_no_propulsion_is_adrift_too() -> None:
    battle = table(design(FIGHTER, LASER, ARMOR), freighter(4), rules=WEB)
    assert collision_dice(battle, battle.ships[0]) == 2


@pytest.mark.rule("CF-AFT-01", "CF-AFT-02", "CF-DIFF-06")
def test_cooling_is_the_owners_choice_in_the_web_edition() -> None:
    battle = table(design(CRUISER, ENGINE, HABITAT, DISSIPATOR, DISSIPATOR), freighter(4), faces=(3, 7), rules=WEB)
    ship = battle.ships[0]
    ship.heat = 3
    cool, _ = asked(battle, suffered(battle, ship), 1, (1,))
    assert [rules_of(cool, answer) for answer in (0, 2, 3, -1, None)] == [[], [], *[["CF-AFT-01"]] * 3]
    assert (ship.heat, ship.crew) == (2, [READY, HURT, READY])


@pytest.mark.rule("CF-AFT-02", "CF-DIFF-08")
def test_a_group_may_let_heat_damage_systems_instead() -> None:
    rules = WEB._replace(heat_damage=1)
    battle = table(design(CRUISER, ENGINE, HABITAT, ARMOR), freighter(4), faces=(3, 4, 5), rules=rules)
    ship = battle.ships[0]
    ship.heat = 3
    suffer, *_ = asked(battle, suffered(battle, ship), 2, (0,), (2, 2))
    assert rules_of(suffer, 4) == ["CF-AFT-02"]
    assert (ship.crew, ship.marks[:3]) == ([HURT, READY, READY], [0, 0, 2])


@pytest.mark.rule("CF-CREW-06", "CF-CREW-05")
def test_crew_that_heat_hurt_on_its_slot_works_again_once_it_is_healed() -> None:
    battle = table(STATION, freighter(4), faces=(3,))
    ship = battle.ships[0]
    marked(ship, 3)
    ship.move(0, 3)
    ship.heat = 2
    asked(battle, suffered(battle, ship), (0,))
    assert (ship.crew[0], ship.posts[0]) == (HURT, 3)
    asked(battle, repaired(battle, ship), ())
    assert (ship.marks[3], ship.posts[0]) == (1, 3)
    healed(battle, ship, Heal((0,)))
    asked(battle, repaired(battle, ship), ())
    assert (ship.marks[3], ship.posts[0]) == (0, 3)


@pytest.mark.rule("CF-REP-07")
def test_crew_leaves_a_slot_when_it_is_killed_or_recalled_from_a_whole_system() -> None:
    battle = table(STATION, freighter(4), faces=(2, 5))
    ship = battle.ships[0]
    marked(ship, 3)
    ship.move(0, 3)
    ship.move(1, 3)
    ship.heat = 3
    asked(battle, suffered(battle, ship), (0, 0))
    assert (ship.crew[0], ship.posts) == (KILLED, [STANDBY, 3, STANDBY])
    asked(battle, repaired(battle, ship), ())
    assert (ship.marks[3], ship.posts[1]) == (0, 3)
    asked(battle, repaired(battle, ship), (1,))
    assert ship.posts == [STANDBY] * 3

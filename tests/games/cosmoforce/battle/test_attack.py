"""Attacks: one roll of one type of weapon, hits inside the target's mass, heat, depletion."""

import pytest

from metamaker.games.cosmoforce.battle.actions.attacks import attacked
from metamaker.games.cosmoforce.battle.actions.decisions import TakeAction
from metamaker.games.cosmoforce.battle.actions.events import Attacked
from metamaker.games.cosmoforce.battle.actions.orders import Attack
from metamaker.games.cosmoforce.battle.damage.damage import damaged, depleted
from metamaker.games.cosmoforce.battle.damage.events import CrewPosted, MissileDetonated
from metamaker.games.cosmoforce.battle.start import Entrant, Side, begun
from metamaker.games.cosmoforce.battle.state import READY, STANDBY, Battle, Plan
from metamaker.games.cosmoforce.model.design import Design
from metamaker.games.cosmoforce.rules.editions import ROSTER, WEB, PlayedRules
from metamaker.play.dice import FixedDice
from tests.games.cosmoforce.battle.fights import (
    ARMOR,
    CAPITAL,
    CRUISER,
    ENGINE,
    FIGHTER,
    HABITAT,
    HANGAR,
    LASER,
    MISSILE,
    RAILGUN,
    asked,
    design,
    freighter,
    marked,
    rules_of,
    table,
    told,
)


def shot(
    shooter: Design, target: Design, slots: tuple[int, ...], *faces: int, rules: PlayedRules = ROSTER, target_speed: int = 300
) -> tuple[Battle, Attacked]:
    """Fire at a target of some speed, which marks its first slots."""
    battle = table(shooter, target, faces=faces, rules=rules)
    battle.ships[0].speed = 200
    battle.ships[1].speed = target_speed
    course = attacked(battle, battle.ships[0], Attack(1, slots))
    answer = None
    while True:
        try:
            decision = course.send(answer)
        except StopIteration:
            break
        answer = decision.default()
    battle.dice.finish()  # type: ignore[attr-defined]
    (event,) = told(battle, Attacked)
    assert isinstance(event, Attacked)
    return battle, event


LASERS = design(FIGHTER, ENGINE, LASER, LASER, LASER)


@pytest.mark.rule("CF-EX-03", "CF-EX-04", "CF-SHOT-01")
@pytest.mark.parametrize(
    ("mass", "slots", "faces", "hits"),
    [(7, (1, 2), (4, 4), 1), (6, (1,), (6,), 1), (5, (1,), (6,), 0), (8, (1, 2), (4, 4), 2)],
)
def test_kept_dice_weigh_no_more_than_the_target(mass: int, slots: tuple[int, ...], faces: tuple[int, ...], hits: int) -> None:
    assert shot(LASERS, freighter(mass), slots, *faces)[1].hits == hits


@pytest.mark.rule("CF-EX-07", "CF-SHOT-02", "CF-SHOT-04")
@pytest.mark.parametrize(("mass", "speed", "hits"), [(6, 300, 3), (5, 300, 2), (6, 99, 4), (6, 100, 3)])
def test_the_lowest_are_kept_and_a_target_that_stands_still_is_hit_by_all(mass: int, speed: int, hits: int) -> None:
    shooter = design(FIGHTER, ENGINE, LASER, LASER, LASER, LASER)
    faces = (5, 3, 1, 7, 2)  # the 1 adds the 7
    assert shot(shooter, freighter(mass), (1, 2, 3, 4), *faces, target_speed=speed)[1].hits == hits


@pytest.mark.rule("CF-SHOT-05", "CF-DIFF-10")
@pytest.mark.parametrize(("rules", "hits"), [(ROSTER, 3), (WEB, 1)])
def test_a_target_without_thrust_has_no_mass_limit_in_the_roster_edition(rules: PlayedRules, hits: int) -> None:
    hulk = design(FIGHTER, ARMOR, ARMOR, ARMOR, ARMOR)
    assert shot(LASERS, hulk, (1, 2, 3), 3, 4, 5, rules=rules)[1].hits == hits


@pytest.mark.rule("CF-EX-08", "CF-ATK-04")
def test_lasers_heat_both_ships() -> None:
    battle, event = shot(LASERS, freighter(10), (1, 2, 3), 7, 2, 8)
    shooter, target = battle.ships
    assert (event.hits, event.damage, shooter.heat, target.heat) == (1, 1, 1 + 2, 10 + 1)
    assert sum(target.marks) == 1


@pytest.mark.rule("CF-EX-09", "CF-ATK-05", "CF-ATK-06")
@pytest.mark.parametrize("rules", [ROSTER, WEB])
def test_two_eights_deplete_the_missiles_that_fired(rules: PlayedRules) -> None:
    battle, event = shot(
        design(FIGHTER, ENGINE, MISSILE, MISSILE, MISSILE), freighter(12), (1, 2), 8, 8, 3, 4, 5, 6, rules=rules
    )
    shooter = battle.ships[0]
    assert event.hits == 3
    assert shooter.spent == 0b110
    assert told(battle, MissileDetonated) == []
    is_destroyed = rules is ROSTER
    assert shooter.marks[:4] == ([0, 2, 2, 0] if is_destroyed else [0, 0, 0, 0])
    assert shooter.whole == (0b1001 if is_destroyed else 0b1111)
    assert shooter.working(5) == 0b1000


@pytest.mark.rule("CF-ATK-05")
def test_one_eight_depletes_nothing_and_cascade_dice_count() -> None:
    assert shot(design(FIGHTER, ENGINE, MISSILE), freighter(12), (1,), 8, 7, 7)[0].ships[0].spent == 0
    assert shot(design(FIGHTER, ENGINE, MISSILE), freighter(12), (1,), 8, 1, 8, 7)[0].ships[0].spent == 0b10


@pytest.mark.rule("CF-ATK-05", "CF-ELIM-03")
def test_hits_are_placed_before_missiles_deplete() -> None:
    """The last enemy is out: the shot is over before its cost. With another enemy left, the cost ends the shooter."""
    lone, target = design(FIGHTER, MISSILE), design(FIGHTER, ARMOR)
    battle, _ = shot(lone, target, (0,), 8, 8, 1, 7)
    assert [ship.alive for ship in battle.ships] == [True, False]
    three = table(lone, target, freighter(4), faces=(8, 8, 7))
    asked(three, attacked(three, three.ships[0], Attack(1, (0,))))
    assert [ship.alive for ship in three.ships] == [False, True, True]
    assert three.ships[0].fate == "depletion"


@pytest.mark.rule("CF-ATK-05", "CF-MODE-08")
@pytest.mark.parametrize("rules", [ROSTER, WEB])
@pytest.mark.parametrize(("fight", "spent"), [(0, 0), (1, 0b10), (3, 0b10)])
def test_missiles_that_end_a_fight_of_a_survival_run_deplete(rules: PlayedRules, fight: int, spent: int) -> None:
    battle = table(design(FIGHTER, ENGINE, MISSILE), design(FIGHTER, LASER), faces=(8, 8, 1, 7), rules=rules)
    battle.fight = fight
    asked(battle, attacked(battle, battle.ships[0], Attack(1, (1,))))
    assert [ship.alive for ship in battle.ships] == [True, False]
    assert battle.ships[0].spent == spent


@pytest.mark.rule("CF-ATK-07", "CF-DIFF-04")
def test_a_circled_missile_still_takes_marks() -> None:
    battle, _ = shot(design(FIGHTER, MISSILE, ENGINE), freighter(12), (0,), 8, 8, 7, rules=WEB)
    ship = battle.ships[0]
    asked(battle, damaged(battle, ship, 2, "laser", 1), (0, 0))
    assert (ship.marks[:2], ship.alive, ship.working(5)) == ([2, 0], True, 0)


@pytest.mark.rule("CF-EX-10", "CF-ATK-09", "CF-DIFF-03")
@pytest.mark.parametrize(("mass", "damage"), [(12, 9), (15, 9), (20, 3)])
def test_hangars_hit_small_ships_three_times_as_hard(mass: int, damage: int) -> None:
    assert shot(design(CAPITAL, ENGINE, HANGAR, HANGAR), freighter(mass), (1, 2), 1, 6, 5)[1].damage == damage


@pytest.mark.rule("CF-SHOT-06")
def test_hangars_look_at_the_printed_mass() -> None:
    hangars = design(CAPITAL, ENGINE, HANGAR, HANGAR)
    assert shot(hangars, freighter(20), (1, 2), 5, 6, target_speed=0)[1].damage == 2
    assert shot(hangars, freighter(12), (1, 2), 5, 6, target_speed=0)[1].damage == 6
    heavy = ROSTER._replace(hangar_uses_infinite_mass=True)
    assert shot(hangars, freighter(12), (1, 2), 5, 6, target_speed=0, rules=heavy)[1].damage == 2


@pytest.mark.rule("CF-EX-11", "CF-ATK-10")
def test_drones_that_show_one_weigh_nothing() -> None:
    assert shot(design(CAPITAL, ENGINE, HANGAR), freighter(4), (1,), 1, 4, 3, rules=WEB)[1].hits == 2
    assert len(shot(design(CAPITAL, ENGINE, HANGAR, HANGAR), freighter(4), (1, 2), 2, 3, 4, 5, rules=WEB)[1].faces) == 4


@pytest.mark.rule("CF-EX-12", "CF-ATK-08", "CF-SPD-09")
@pytest.mark.parametrize(
    ("rules", "target", "speed", "dice"),
    [(ROSTER, 4, 100, 6), (ROSTER, 4, 300, 2), (ROSTER, 30, 200, 6), (ROSTER, 4, 200, 2), (WEB, 30, 200, 2), (WEB, 4, 199, 6)],
)
def test_railguns_roll_three_dice_against_slower_ships(rules: PlayedRules, target: int, speed: int, dice: int) -> None:
    shooter = design(CRUISER, ENGINE, RAILGUN, RAILGUN)
    assert len(shot(shooter, freighter(target), (1, 2), *[7] * dice, rules=rules, target_speed=speed)[1].faces) == dice


@pytest.mark.rule("CF-SPD-10")
@pytest.mark.parametrize(("is_level", "speed", "dice"), [(False, 200, 6), (True, 200, 2), (True, 199, 6), (True, 201, 2)])
def test_railguns_triple_against_heavier_ships_at_equal_speed_unless_that_is_level(
    is_level: bool, speed: int, dice: int
) -> None:
    shooter = design(CRUISER, ENGINE, RAILGUN, RAILGUN)
    rules = ROSTER._replace(equal_speed_is_level=is_level)
    assert len(shot(shooter, freighter(30), (1, 2), *[7] * dice, rules=rules, target_speed=speed)[1].faces) == dice


@pytest.mark.rule("CF-ATK-02", "CF-SHOT-03", "CF-DICE-03")
def test_all_dice_are_one_roll_and_each_kept_die_is_a_hit() -> None:
    _, event = shot(LASERS, freighter(30), (1, 2, 3), 1, 1, 6, 5, 2)
    assert (event.faces, event.hits, event.damage) == ((1, 1, 6, 5, 2), 5, 5)


@pytest.mark.rule("CF-ATK-01", "CF-ACT-06", "CF-SHOT-07")
def test_an_attack_needs_working_weapons_of_one_type_and_another_ship() -> None:
    battle = table(design(FIGHTER, ENGINE, LASER, MISSILE, LASER), freighter(4), freighter(5))
    question = TakeAction(battle, battle.ships[0], 2)
    marked(battle.ships[0], 3)
    assert [rules_of(question, Attack(1, slots)) for slots in [(1,), (1, 2), (0,), (), (1, 1), (3,), (9,), (-1,)]] == [
        [],
        ["CF-ATK-01"],
        ["CF-ATK-01"],
        ["CF-ATK-01"],
        ["CF-ATK-01"],
        ["CF-ACT-06"],
        ["CF-ATK-01"],
        ["CF-ATK-01"],
    ]
    assert rules_of(question, Attack(0, (1,))) == ["CF-SHOT-07"]
    assert rules_of(question, Attack(2, (1,))) == []
    battle.ships[2].alive = False
    assert rules_of(question, Attack(2, (1,))) == ["CF-SHOT-07"]


@pytest.mark.rule("CF-ATK-03", "CF-ACT-02", "CF-DIFF-13")
def test_a_weapon_type_attacks_once_a_turn() -> None:
    battle = table(design(FIGHTER, ENGINE, LASER, MISSILE, LASER), freighter(10), faces=(7,))
    asked(battle, attacked(battle, battle.ships[0], Attack(1, (1,))))
    question = TakeAction(battle, battle.ships[0], 1)
    assert rules_of(question, Attack(1, (3,))) == ["CF-ATK-03"]
    assert rules_of(question, Attack(1, (2,))) == []


@pytest.mark.rule("CF-ACT-03", "CF-DIFF-13")
def test_one_attack_a_turn_in_the_web_edition() -> None:
    battle = table(design(FIGHTER, ENGINE, LASER, MISSILE, LASER), freighter(10), faces=(7,), rules=WEB)
    asked(battle, attacked(battle, battle.ships[0], Attack(1, (1,))))
    assert rules_of(TakeAction(battle, battle.ships[0], 1), Attack(1, (2,))) == ["CF-ACT-03"]


@pytest.mark.rule("CF-ATK-11")
def test_the_target_is_out_at_the_mark_that_ends_it() -> None:
    battle, _ = shot(LASERS, design(FIGHTER, ENGINE, ENGINE, name="Wren"), (1, 2, 3), 2, 2, 2, target_speed=0)
    wren = battle.ships[1]
    assert not wren.alive
    assert (wren.marks[:2], wren.fate, wren.fate_by) == ([2, 1], "laser", 0)


@pytest.mark.rule("CF-ATK-06")
@pytest.mark.parametrize(("rules", "whole"), [(ROSTER, 0b101), (WEB, 0b111)])
def test_crew_on_a_depleted_missile_goes_to_standby_unharmed(rules: PlayedRules, whole: int) -> None:
    battle = table(design(CRUISER, ENGINE, MISSILE, HABITAT), freighter(4), rules=rules)
    ship = battle.ships[0]
    ship.move(0, 1)
    depleted(battle, ship, (1,))
    assert (ship.crew, ship.posts, ship.whole) == ([READY] * 3, [STANDBY] * 3, whole)
    assert told(battle, CrewPosted) == [CrewPosted(0, 0, STANDBY, ("CF-ATK-06",))]


@pytest.mark.rule("CF-SHOT-07")
def test_a_ship_may_fire_at_any_other_even_of_its_own_side() -> None:
    rocks = [Entrant(str(number), Plan(LASERS, ROSTER)) for number in range(3)]
    battle = begun([Side("two", rocks[:2]), Side("one", rocks[2:])], FixedDice(()), ROSTER)
    question = TakeAction(battle, battle.ships[0], 2)
    assert [rules_of(question, Attack(target, (1,))) for target in range(-1, 4)] == [
        ["CF-SHOT-07"],
        ["CF-SHOT-07"],
        [],
        [],
        ["CF-SHOT-07"],
    ]

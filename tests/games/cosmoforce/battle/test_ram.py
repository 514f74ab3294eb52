"""Ram, and its evasion; Strafe Run."""

import pytest

from metamaker.games.cosmoforce.battle.actions.attacks import forgotten, rammed, strafed
from metamaker.games.cosmoforce.battle.actions.decisions import EvadeRam, NameSystems, TakeAction
from metamaker.games.cosmoforce.battle.actions.dialogue import evasion_outcome
from metamaker.games.cosmoforce.battle.actions.events import RamDeclared, Rammed
from metamaker.games.cosmoforce.battle.actions.orders import Pass, Ram, Strafe
from metamaker.games.cosmoforce.battle.damage.damage import damaged
from metamaker.games.cosmoforce.battle.damage.decisions import PlaceDamage
from metamaker.games.cosmoforce.battle.state import DRAW
from metamaker.games.cosmoforce.battle.turn.engine import fought, taken
from metamaker.games.cosmoforce.rules.editions import ROSTER, WEB
from tests.games.cosmoforce.battle.fights import (
    AFTERBURNER,
    ARMOR,
    CRUISER,
    ENGINE,
    FIGHTER,
    LASER,
    asked,
    design,
    freighter,
    marked,
    rules_of,
    table,
    told,
)

RAMMER = design(FIGHTER, ENGINE, ENGINE, ARMOR, ARMOR)


@pytest.mark.rule("CF-EX-13", "CF-RAM-04")
def test_both_ships_suffer_and_ones_spare_the_rammer() -> None:
    battle = table(RAMMER, freighter(10), faces=(1, 3, 7, 2, 8, 6))
    ship, target = battle.ships
    ship.speed = 402
    asked(battle, rammed(battle, ship, Ram(1)), None, (0, 0, 1, 1), (2, 2, 3))
    assert (sum(target.marks), sum(ship.marks)) == (4, 3)
    assert told(battle, Rammed)[0][2:6] == (402, (1, 3, 7, 2, 8, 6), 4, 3)


@pytest.mark.rule("CF-EX-14", "CF-RAM-01", "CF-RAM-02")
@pytest.mark.parametrize(
    ("engines", "filling", "change", "connects"), [(2, 0, 3, False), (1, 0, 2, False), (1, 6, 2, True), (2, 0, 1, True)]
)
def test_a_target_that_burns_gets_away_if_the_rammer_is_not_faster_then(
    engines: int, filling: int, change: int, connects: bool
) -> None:
    """The rammer has mass 4; a target of mass 3 wins a tie, one of 7 loses it."""
    target = design(FIGHTER, *[ENGINE] * engines, *[ARMOR] * filling, LASER)
    battle = table(RAMMER, target, faces=(7,) * 6 if connects else ())
    ship, other = battle.ships
    ship.speed, other.speed, heat = 500, 300, other.heat
    asked(battle, rammed(battle, ship, Ram(1)), change)
    assert (other.speed, other.heat) == (300 + 100 * change, heat + 1)
    assert told(battle, RamDeclared)[0][:4] == (0, 1, True, connects)


@pytest.mark.rule("CF-RAM-03", "CF-RAM-07", "CF-BURN-02")
def test_a_faster_target_must_evade_too_and_may_do_so_with_no_change() -> None:
    battle = table(RAMMER, freighter(10), faces=(7,) * 5)
    ship, other = battle.ships
    heat = other.heat
    evaded = rammed(battle, ship, Ram(1))
    next(evaded)
    with pytest.raises(StopIteration):
        evaded.send(0)
    assert (other.heat, other.speed) == (heat + 1, 1200)
    asked(battle, rammed(battle, ship, Ram(1)), None)
    assert [event[3] for event in told(battle, RamDeclared)] == [False, True]
    assert [event[4][1] for event in told(battle, RamDeclared)] == ["CF-RAM-02", "CF-RAM-03"]
    question = EvadeRam(battle, other, ship)
    assert [rules_of(question, answer) for answer in (None, 11, 12, "away")] == [[], [], ["CF-BURN-02"], ["CF-RAM-01"]]


@pytest.mark.rule("CF-RAM-08")
@pytest.mark.parametrize("needs_change", [False, True])
@pytest.mark.parametrize("change", [-1, 0, 1])
def test_a_burn_of_nothing_evades_unless_a_change_is_needed(needs_change: bool, change: int) -> None:
    connects = needs_change and change == 0
    rules = ROSTER._replace(evasion_needs_change=needs_change)
    battle = table(RAMMER, freighter(10), faces=(7,) * 5 if connects else (), rules=rules)
    ship, other = battle.ships
    heat = other.heat
    told_end = evasion_outcome(EvadeRam(battle, other, ship), change)
    asked(battle, rammed(battle, ship, Ram(1)), change)
    assert other.heat == heat + 1
    assert told(battle, RamDeclared)[0][:4] == (0, 1, True, connects)
    assert ("hit" in told_end) == connects, told_end


@pytest.mark.rule("CF-SPD-10")
@pytest.mark.parametrize(("is_level", "connects"), [(False, True), (True, False)])
def test_a_ram_at_equal_speed_reaches_the_heavier_ship_unless_that_is_level(is_level: bool, connects: bool) -> None:
    rules = ROSTER._replace(equal_speed_is_level=is_level)
    heavy = design(FIGHTER, ENGINE, *[ARMOR] * 6, LASER)
    battle = table(RAMMER, heavy, faces=(7,) * 6 if connects else (), rules=rules)
    ship, other = battle.ships
    ship.speed, other.speed = 500, 300
    asked(battle, rammed(battle, ship, Ram(1)), 2)
    assert told(battle, RamDeclared)[0][:4] == (0, 1, True, connects)


@pytest.mark.rule("CF-RAM-05", "CF-RAM-01")
def test_a_ram_needs_nothing_and_has_a_die_at_least() -> None:
    battle = table(design(FIGHTER, ARMOR, ARMOR), design(FIGHTER, ARMOR, ENGINE), faces=(8,))
    ship = battle.ships[0]
    ship.speed = 0
    assert rules_of(TakeAction(battle, ship, 2), Ram(0)) == ["CF-RAM-01"]
    asked(battle, rammed(battle, ship, Ram(1)), None)
    assert ship.heat == 0


@pytest.mark.rule("CF-RAM-06", "CF-ELIM-05", "CF-ELIM-03")
def test_both_take_all_of_their_damage_and_may_go_together() -> None:
    scrap = design(FIGHTER, ENGINE, LASER)
    battle = table(scrap, design(CRUISER, LASER, LASER), faces=(2, 2, 2, 2))
    marked(battle.ships[0], 1, 1)
    marked(battle.ships[1], 1, 1)
    battle.ships[0].heat = 0
    asked(battle, fought(battle), Ram(1), None)
    assert [ship.alive for ship in battle.ships] == [False, False]
    assert battle.result == DRAW


STRAFER = design(FIGHTER, AFTERBURNER, AFTERBURNER, LASER)


@pytest.mark.rule("CF-STRF-01", "CF-STRF-02", "CF-DIFF-15")
def test_a_strafe_run_names_a_system_for_each_effective_die() -> None:
    battle = table(STRAFER, freighter(4), freighter(5), faces=(3, 7, 1, 8, 8), rules=WEB)
    ship = battle.ships[0]
    heat = ship.heat
    (question,) = asked(battle, strafed(battle, ship, Strafe(2)), ((1, 0), (2, 3)))
    assert ship.heat == heat + 1
    assert [each.named for each in battle.ships] == [0, 0b1, 0b1000]
    answers = [((1, 0), (1, 0)), ((1, 0),) * 3, ((0, 0),), ((1, 9),), ((1,),), 5]
    assert [rules_of(question, answer) for answer in answers] == [[], *[["CF-STRF-02"]] * 5]
    assert isinstance(question, NameSystems)


@pytest.mark.rule("CF-STRF-01")
def test_only_working_afterburners_strafe() -> None:
    battle = table(STRAFER, freighter(4), rules=WEB)
    marked(battle.ships[0], 0)
    question = TakeAction(battle, battle.ships[0], 2)
    assert [rules_of(question, Strafe(count)) for count in (0, 1, 2)] == [["CF-STRF-01"], [], ["CF-STRF-01"]]
    cruiser = table(design(CRUISER, ENGINE), freighter(4), rules=WEB)
    assert rules_of(TakeAction(cruiser, cruiser.ships[0], 2), Strafe(1)) == ["CF-STRF-01"]


@pytest.mark.rule("CF-STRF-02", "CF-STRF-03")
def test_a_named_system_takes_one_more_and_what_is_beyond_its_boxes_is_lost() -> None:
    battle = table(STRAFER, design(CRUISER, ARMOR, ENGINE, LASER, LASER), rules=WEB)
    target = battle.ships[1]
    target.named = 0b0011
    asked(battle, damaged(battle, target, 3, "laser", 0), (0,), (0,), (1,))
    assert target.marks[:4] == [3, 2, 0, 0]


@pytest.mark.rule("CF-STRF-04", "CF-STRF-03")
def test_named_systems_can_be_spared() -> None:
    battle = table(STRAFER, design(CRUISER, ARMOR, ENGINE), rules=WEB)
    target = battle.ships[1]
    target.named = 0b10
    assert rules_of(PlaceDamage(battle, target, 2), (0, 0)) == []
    asked(battle, damaged(battle, target, 2, "laser", 0), (0, 0))
    assert target.marks[:2] == [2, 0]


@pytest.mark.rule("CF-STRF-02")
def test_names_are_forgotten_at_the_end_of_the_turn() -> None:
    battle = table(STRAFER, freighter(4), faces=(3, 7), rules=WEB)
    course = taken(battle, battle.ships[0])
    next(course)
    course.send(Strafe(1))
    course.send(((1, 0),))
    assert battle.ships[1].named == 0b1
    with pytest.raises(StopIteration):
        course.send(Pass())
    assert battle.ships[1].named == 0
    battle.ships[1].named = 0b1
    forgotten(battle)
    assert battle.ships[1].named == 0

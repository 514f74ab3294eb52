"""Damage: where it goes, what it destroys, what explodes, who is hurt."""

import pytest

from metamaker.games.cosmoforce.battle.actions.attacks import attacked
from metamaker.games.cosmoforce.battle.actions.decisions import TakeAction
from metamaker.games.cosmoforce.battle.actions.events import Attacked
from metamaker.games.cosmoforce.battle.actions.orders import Attack, Heal
from metamaker.games.cosmoforce.battle.damage.damage import damaged, depleted
from metamaker.games.cosmoforce.battle.damage.decisions import KillSurplus, PlaceDamage
from metamaker.games.cosmoforce.battle.state import HURT, KILLED, READY, STANDBY, Battle
from metamaker.games.cosmoforce.model.design import ShipClass
from metamaker.games.cosmoforce.rules.editions import ROSTER, WEB, PlayedRules
from tests.games.cosmoforce.battle.fights import (
    AFTERBURNER,
    ARMOR,
    CAPITAL,
    CRUISER,
    DISSIPATOR,
    ENGINE,
    FIGHTER,
    HABITAT,
    LASER,
    MISSILE,
    asked,
    design,
    freighter,
    marked,
    rules_of,
    table,
    told,
)


def hit(battle: Battle, points: int, *answers: object) -> list[str]:
    """Damage the first ship, and return what was asked."""
    return [each.kind for each in asked(battle, damaged(battle, battle.ships[0], points, "laser", 1), *answers)]


@pytest.mark.rule("CF-DMG-01", "CF-DMG-04")
def test_the_owner_chooses_a_box_for_each_point() -> None:
    battle = table(design(FIGHTER, ENGINE, LASER, ARMOR), freighter(4))
    ship = battle.ships[0]
    assert hit(battle, 3, (2,), (2, 1)) == ["place-damage", "place-damage"]
    assert ship.marks[:3] == [0, 1, 2]
    question = PlaceDamage(battle, ship, 2)
    assert [rules_of(question, answer) for answer in [(1,), (1, 0), (2,), (1, 1), (5,), (), (0, 0, 1), None]] == [
        [],
        [],
        ["CF-DMG-04"],
        ["CF-DMG-04"],
        ["CF-DMG-04"],
        ["CF-DMG-01"],
        ["CF-DMG-01"],
        ["CF-DMG-01"],
    ]


@pytest.mark.rule("CF-DMG-02")
@pytest.mark.parametrize("rules", [ROSTER, WEB])
def test_a_damaged_system_does_not_work(rules: PlayedRules) -> None:
    battle = table(design(FIGHTER, ENGINE, AFTERBURNER, DISSIPATOR, LASER, HABITAT, LASER), freighter(4), rules=rules)
    ship = battle.ships[0]
    ship.weaken(0)
    question = TakeAction(battle, ship, 2)
    assert rules_of(question, Heal((0,))) == rules_of(question, Attack(1, (3,))) == []
    hit(battle, 4, (1, 2, 3, 4))
    assert (ship.thrust, ship.sheds) == (1, 0)
    assert [rules_of(question, each) for each in (Heal((0,)), Attack(1, (3,)), Attack(1, (5,)))] == [
        ["CF-HEAL-01"],
        ["CF-ACT-06"],
        [],
    ]
    assert ship.speed == (500 if rules is ROSTER else 600)


@pytest.mark.rule("CF-DMG-03", "CF-SYS-01", "CF-DER-08")
@pytest.mark.parametrize(("ship_class", "boxes"), [(FIGHTER, 2), (CRUISER, 3), (CAPITAL, 4)])
def test_armor_takes_more_in_larger_ships(ship_class: ShipClass, boxes: int) -> None:
    battle = table(design(ship_class, ARMOR, ENGINE, ENGINE), freighter(4))
    hit(battle, boxes + 1, (*[0] * (boxes - 1), 1), (0,))
    ship = battle.ships[0]
    assert (ship.marks[:2], ship.lost) == ([boxes, 1], 0b001)


@pytest.mark.rule("CF-DMG-06", "CF-REP-07", "CF-DIFF-18")
@pytest.mark.parametrize(("hurts", "state"), [(True, HURT), (False, READY)])
def test_crew_on_a_damaged_system_is_harmed_and_leaves(hurts: bool, state: int) -> None:
    rules = ROSTER._replace(crew_hurt_by_system_damage=hurts)
    battle = table(design(CRUISER, ENGINE, HABITAT, LASER), freighter(4), rules=rules)
    ship = battle.ships[0]
    marked(ship, 0)
    ship.move(0, 0)
    ship.move(1, 0)
    hit(battle, 1, (0,))
    assert (ship.crew, ship.posts, ship.manned) == ([state, state, READY], [STANDBY] * 3, 0)


@pytest.mark.rule("CF-DMG-05", "CF-DIFF-17")
def test_crew_beyond_the_habitats_that_are_left_dies() -> None:
    battle = table(design(CRUISER, HABITAT, HABITAT, ENGINE), freighter(4))
    ship = battle.ships[0]
    marked(ship, 0)
    ship.move(0, 0)
    question = KillSurplus(battle, ship, 2)
    assert rules_of(question, (1, 1)) == ["CF-DMG-05"]
    assert hit(battle, 1, (0,), (0, 4)) == ["place-damage", "kill-surplus"]
    assert (ship.crew, ship.life) == ([KILLED, READY, READY, READY, KILLED], 6)
    hit(battle, 1, (1,))
    assert ship.living() == 3, "a merely damaged Habitat changes nothing"


@pytest.mark.rule("CF-DMG-05")
def test_crew_on_the_habitat_is_harmed_before_the_surplus_dies() -> None:
    battle = table(design(FIGHTER, HABITAT, ENGINE), freighter(4))
    ship = battle.ships[0]
    marked(ship, 0)
    ship.crew[0], ship.life = HURT, 3
    ship.move(0, 0)
    assert hit(battle, 1, (0,)) == ["place-damage"], "the harm killed the hurt one: no surplus is left"
    assert ship.crew == [KILLED, READY]


@pytest.mark.rule("CF-DMG-05", "CF-DIFF-17")
def test_no_crew_dies_with_a_habitat_in_the_web_edition() -> None:
    battle = table(design(CRUISER, HABITAT, ENGINE), freighter(4), rules=WEB)
    hit(battle, 2, (0, 0))
    assert battle.ships[0].living() == 3


@pytest.mark.rule("CF-EX-16", "CF-DMG-07")
def test_a_detonation_ends_a_small_fighter() -> None:
    battle = table(design(FIGHTER, MISSILE, ENGINE), freighter(4))
    hit(battle, 1, (0,), (0, 1))
    ship = battle.ships[0]
    assert (ship.marks[:2], ship.alive) == ([2, 1], False)


@pytest.mark.rule("CF-DMG-07", "CF-DMG-08", "CF-DIFF-05")
def test_every_mark_on_a_missile_adds_two_and_missiles_set_each_other_off() -> None:
    battle = table(design(CAPITAL, MISSILE, MISSILE, ARMOR, ARMOR, ENGINE), freighter(4))
    hit(battle, 1, (0,), (1,), (0,), (2, 2, 2, 2))
    assert battle.ships[0].marks[:5] == [2, 1, 4, 0, 0]
    once = table(design(CAPITAL, MISSILE, ARMOR, ENGINE), freighter(4), rules=ROSTER._replace(missile_detonates_once=True))
    hit(once, 1, (0,), (0, 1))
    assert once.ships[0].marks[:2] == [2, 1]
    web = table(design(CAPITAL, MISSILE, ARMOR, ENGINE), freighter(4), rules=WEB)
    hit(web, 1, (0,))
    assert web.ships[0].marks[:2] == [1, 0]


@pytest.mark.rule("CF-DMG-07", "CF-ATK-06")
def test_a_depleted_missile_does_not_detonate() -> None:
    battle = table(design(CAPITAL, MISSILE, ENGINE), freighter(4), rules=WEB._replace(missile_detonation=True))
    battle.ships[0].spent = 0b1
    hit(battle, 1, (0,))
    assert battle.ships[0].marks[0] == 1


@pytest.mark.rule("CF-ELIM-02", "CF-DMG-04", "CF-DER-09")
@pytest.mark.parametrize("rules", [ROSTER, WEB], ids=["roster", "web"])
def test_a_ship_lives_while_one_system_is_whole_and_further_points_are_lost(rules: PlayedRules) -> None:
    battle = table(design(FIGHTER, ENGINE, LASER, ARMOR), freighter(4), rules=rules)
    ship = battle.ships[0]
    hit(battle, 4, (0, 0, 1, 1))
    assert ship.alive, "a lone Armor keeps the ship alive"
    hit(battle, 3)
    assert (ship.alive, ship.marks[:3]) == (False, [2, 2, 1])


@pytest.mark.rule("CF-ELIM-02")
def test_a_group_may_want_every_box_marked() -> None:
    battle = table(design(FIGHTER, ENGINE, LASER), freighter(4), rules=WEB._replace(web_elimination=1))
    hit(battle, 3, (0, 1, 0))
    assert battle.ships[0].alive
    hit(battle, 1)
    assert not battle.ships[0].alive


@pytest.mark.rule("CF-ELIM-01", "CF-CREW-07")
@pytest.mark.parametrize("rules", [ROSTER, WEB], ids=["roster", "web"])
def test_a_ship_without_living_crew_is_out(rules: PlayedRules) -> None:
    battle = table(design(FIGHTER, ENGINE, LASER), freighter(4), rules=rules)
    ship = battle.ships[0]
    marked(ship, 0)
    ship.crew[0] = ship.life = HURT
    ship.move(0, 0)
    hit(battle, 1, (0,))
    assert (ship.alive, ship.whole) == (False, 0b10)


@pytest.mark.rule("CF-DER-02")
def test_damaged_destroyed_and_depleted_systems_still_weigh() -> None:
    battle = table(design(FIGHTER, ENGINE, LASER, LASER), design(CRUISER, ARMOR, ENGINE, MISSILE, LASER), faces=(3, 5))
    shooter, target = battle.ships
    marked(target, 0, 0, 0, 3)
    depleted(battle, target, (2,))
    assert (target.whole, battle.mass_limit(target)) == (0b0010, 8)
    asked(battle, attacked(battle, shooter, Attack(1, (1, 2))), (3, 1))
    assert [event[5:10] for event in told(battle, Attacked)] == [((3, 5), (3, 5), 8, 2, 2)], "both fit into mass 8"

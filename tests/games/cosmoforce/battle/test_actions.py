"""Actions: how many, which, and what those do that ask nobody else."""

import pytest

from metamaker.games.cosmoforce.battle.actions.decisions import TakeAction
from metamaker.games.cosmoforce.battle.actions.orders import Attack, Burn, Conserve, Heal, Pass, Ram, Repair, Strafe
from metamaker.games.cosmoforce.battle.actions.upkeep import burned, conserved, healed, posted
from metamaker.games.cosmoforce.battle.state import HURT, KILLED, READY, STANDBY, Battle
from metamaker.games.cosmoforce.battle.turn.engine import taken
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
    dice_used,
    freighter,
    marked,
    rules_of,
    table,
)

STATION = design(CRUISER, HABITAT, DISSIPATOR, ENGINE, LASER)


def question(battle: Battle) -> TakeAction:
    return TakeAction(battle, battle.ships[0], 2)


@pytest.mark.rule("CF-ACT-01", "CF-ACT-07", "CF-ACT-02")
def test_two_actions_a_turn_one_after_the_other_or_none() -> None:
    battle = table(STATION, freighter(4))
    first, second = asked(battle, taken(battle, battle.ships[0]), Pass(), Burn(1))
    assert (first.kind, second.kind) == ("take-action", "take-action")
    assert battle.ships[0].heat == 2


@pytest.mark.rule("CF-ACT-02", "CF-ACT-03", "CF-DIFF-26")
@pytest.mark.parametrize("rules", [ROSTER, WEB])
def test_the_same_action_twice_is_allowed_unless_the_group_forbids_it(rules: PlayedRules) -> None:
    for repeat, refused in ((True, []), (False, ["CF-DIFF-26"])):
        battle = table(STATION, freighter(4), rules=rules._replace(repeat_action=repeat))
        battle.ships[0].done = 2
        assert rules_of(question(battle), Burn(1)) == refused
        assert rules_of(question(battle), Conserve()) == []


@pytest.mark.rule("CF-ACT-04", "CF-ACT-05", "CF-DIFF-14")
def test_each_edition_has_its_list_of_actions() -> None:
    fighter = design(FIGHTER, AFTERBURNER, LASER, HABITAT, DISSIPATOR)
    both = [Attack(1, (1,)), Burn(1), Conserve(), Heal(()), Repair(()), Pass()]
    roster, web = (question(table(fighter, freighter(4), rules=rules)) for rules in (ROSTER, WEB))
    for action in both:
        assert rules_of(roster, action) == rules_of(web, action) == []
    assert [rules_of(each, Ram(1)) for each in (roster, web)] == [[], ["CF-DIFF-14"]]
    assert [rules_of(each, Strafe(1)) for each in (roster, web)] == [["CF-DIFF-15"], []]
    for nonsense in (None, 3, (1, 2), "burn", Burn("2"), Attack(1, [1]), Attack("b1", (1,)), Heal(3), Repair(((0,),))):  # type: ignore[arg-type]
        assert rules_of(roster, nonsense) == ["CF-ACT-01"]


@pytest.mark.rule("CF-BURN-01", "CF-BURN-04")
@pytest.mark.parametrize(("ship_class", "heat"), [(FIGHTER, 1), (CRUISER, 2), (CAPITAL, 3)])
def test_a_burn_heats_by_the_size_mod_each_time_and_uses_nothing_up(ship_class: ShipClass, heat: int) -> None:
    battle = table(design(ship_class, ENGINE, ENGINE), freighter(10))
    ship = battle.ships[0]
    before = ship.speed
    burned(battle, ship, 3)
    burned(battle, ship, -1)
    assert (ship.heat, ship.speed, ship.thrust) == (2 + 2 * heat, before + 200, 2)


@pytest.mark.rule("CF-BURN-02", "CF-BURN-03", "CF-DIFF-02")
@pytest.mark.parametrize(
    ("rules", "systems", "most"),
    [
        (ROSTER, (ENGINE, ENGINE), 3),
        (ROSTER, (AFTERBURNER,), 3),
        (ROSTER, (LASER,), 1),
        (WEB, (ENGINE, ENGINE), 2),
        (WEB, (AFTERBURNER,), 3),
    ],
)
def test_how_much_a_burn_changes(rules: PlayedRules, systems: tuple[object, ...], most: int) -> None:
    asks = question(table(design(FIGHTER, *systems), freighter(4), rules=rules))  # type: ignore[arg-type]
    legal = [change for change in range(-9, 10) if not asks.refusals(Burn(change))]
    assert legal == list(range(-most, most + 1))


@pytest.mark.rule("CF-BURN-05")
def test_an_afterburner_of_the_web_edition_burns_in_single_steps() -> None:
    battle = table(design(FIGHTER, AFTERBURNER, LASER), freighter(4), rules=WEB)
    assert [rules_of(question(battle), Burn(change)) for change in (1, 2, 3, 4)] == [[], [], [], ["CF-BURN-03"]]


@pytest.mark.rule("CF-BURN-03")
def test_without_a_working_engine_the_web_edition_offers_no_burn() -> None:
    assert rules_of(question(table(design(FIGHTER, LASER), freighter(4), rules=WEB)), Burn(0)) == ["CF-BURN-03"]


@pytest.mark.rule("CF-CONS-01", "CF-CONS-03", "CF-DIFF-07")
@pytest.mark.parametrize(("heat", "left"), [(5, 3), (1, 0)])
def test_conserving_sheds_one_for_each_working_dissipator(heat: int, left: int) -> None:
    battle = table(design(FIGHTER, DISSIPATOR, DISSIPATOR, DISSIPATOR), freighter(4))
    ship = battle.ships[0]
    marked(ship, 1)
    ship.heat = heat
    conserved(battle, ship, Conserve())
    assert ship.heat == left


@pytest.mark.rule("CF-CONS-03")
@pytest.mark.parametrize("rules", [ROSTER, WEB], ids=["roster", "web"])
def test_conserving_without_a_working_dissipator_does_nothing(rules: PlayedRules) -> None:
    battle = table(design(FIGHTER, DISSIPATOR, LASER), freighter(4), rules=rules)
    ship = battle.ships[0]
    marked(ship, 0)
    ship.heat = 3
    assert rules_of(question(battle), Conserve()) == []
    conserved(battle, ship, Conserve())
    assert ship.heat == 3


@pytest.mark.rule("CF-CONS-02", "CF-CONS-03", "CF-DICE-04")
def test_conserving_rolls_for_each_dissipator_used_in_the_web_edition() -> None:
    battle = table(design(FIGHTER, DISSIPATOR, DISSIPATOR), freighter(4), faces=(1, 3, 8, 2), rules=WEB)
    ship = battle.ships[0]
    ship.heat = 5
    conserved(battle, ship, Conserve())
    assert ship.heat == 3
    conserved(battle, ship, Conserve(1))
    assert ship.heat == 2
    dice_used(battle)
    assert rules_of(question(battle), Conserve(3)) == ["CF-CONS-02"]


@pytest.mark.rule("CF-HEAL-01", "CF-SYS-05", "CF-CREW-03")
def test_each_working_habitat_heals_one_and_the_dead_stay_dead() -> None:
    battle = table(design(FIGHTER, HABITAT, HABITAT, HABITAT, LASER), freighter(4))
    ship = battle.ships[0]
    marked(ship, 0)
    for token in (0, 1, 2, 3, 3):
        ship.weaken(token)
    asks = question(battle)
    assert [rules_of(asks, Heal(tokens)) for tokens in [(0, 1), (2,), (0, 1, 2), (3,), (0, 0)]] == [
        [],
        [],
        ["CF-HEAL-01"],
        ["CF-HEAL-01"],
        ["CF-HEAL-01"],
    ]
    healed(battle, ship, Heal((0, 2)))
    assert (ship.crew, ship.life) == ([READY, HURT, READY, KILLED], 5)


@pytest.mark.rule("CF-REP-01", "CF-REP-03", "CF-DIFF-16")
def test_ready_crew_goes_to_any_damaged_systems_also_from_a_slot() -> None:
    battle = table(STATION, freighter(4))
    ship = battle.ships[0]
    marked(ship, 1, 3)
    posted(battle, ship, Repair(((0, 1), (1, 3))))
    assert rules_of(question(battle), Repair(((0, 3), (2, 3)))) == []
    posted(battle, ship, Repair(((0, 3),)))
    assert (ship.posts, ship.marks[:4], ship.manned) == ([3, 3, STANDBY], [0, 1, 0, 1], 0b1000)


@pytest.mark.rule("CF-REP-05", "CF-REP-06", "CF-CREW-05")
def test_who_may_repair_and_what() -> None:
    battle = table(STATION, freighter(4))
    ship = battle.ships[0]
    marked(ship, 1, 3, 3)
    ship.weaken(2)
    asks = question(battle)
    assert [
        rules_of(asks, Repair(orders)) for orders in [((0, 1),), ((0, 0),), ((0, 3),), ((0, 7),), ((2, 1),), ((0, 1), (0, 1))]
    ] == [
        [],
        ["CF-REP-06"],
        ["CF-REP-06"],
        ["CF-REP-06"],
        ["CF-CREW-05"],
        ["CF-CREW-05"],
    ]


@pytest.mark.rule("CF-REP-02", "CF-DIFF-16")
def test_one_system_an_action_in_the_web_edition_and_crew_on_a_slot_stays() -> None:
    battle = table(STATION, freighter(4), rules=WEB)
    ship = battle.ships[0]
    marked(ship, 1, 3)
    asks = question(battle)
    assert rules_of(asks, Repair(((0, 1), (1, 1)))) == []
    assert rules_of(asks, Repair(((0, 1), (1, 3)))) == ["CF-REP-02"]
    ship.move(0, 1)
    assert rules_of(asks, Repair(((0, 3),))) == ["CF-REP-02"]


@pytest.mark.rule("CF-REP-05", "CF-ATK-06")
def test_a_depleted_missile_cannot_be_repaired_in_the_roster_edition() -> None:
    battle = table(design(FIGHTER, MISSILE, ARMOR), freighter(4))
    ship = battle.ships[0]
    marked(ship, 0, 0)
    assert rules_of(question(battle), Repair(((0, 0),))) == ["CF-REP-06"]


@pytest.mark.rule("CF-RPG-01", "CF-RPG-02")
def test_a_named_token_goes_on_repairing_while_it_is_hurt() -> None:
    manned = design(FIGHTER, HABITAT, LASER, ENGINE, crew=("Ada",))
    for heroes, refused in ((True, []), (False, ["CF-CREW-05"])):
        battle = table(manned, freighter(4), rules=WEB._replace(hero_crew=heroes))
        ship = battle.ships[0]
        assert (len(ship.crew), ship.plan.named) == (2, 1)
        marked(ship, 1)
        ship.weaken(0)
        ship.weaken(1)
        assert rules_of(question(battle), Repair(((0, 1),))) == refused
        assert rules_of(question(battle), Repair(((1, 1),))) == ["CF-CREW-05"]
        ship.move(0, 1)
        course = taken(battle, ship)
        next(course)
        assert ship.marks[1] == (0 if heroes else 1)
        course.close()
        ship.weaken(0)
        assert (ship.crew[0], ship.posts[0]) == (KILLED, STANDBY)

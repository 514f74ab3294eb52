"""Survival: threats by the dice, what carries over, the score."""

import pytest

from metamaker.games.cosmoforce.battle.actions.events import HeatRolled
from metamaker.games.cosmoforce.battle.ai.plain import Plain
from metamaker.games.cosmoforce.battle.ai.self_play import survived
from metamaker.games.cosmoforce.battle.damage.damage import depleted
from metamaker.games.cosmoforce.battle.frame import Award, BattleBegan, FightSurvived, ShipSetOut, ThreatsRolled
from metamaker.games.cosmoforce.battle.start import Entrant, Side, begun
from metamaker.games.cosmoforce.battle.state import DRAW, HURT, KILLED, READY, STANDBY, Plan
from metamaker.games.cosmoforce.battle.survival import GROUP, THREATS, Campaign, chart, threat_faces, together
from metamaker.games.cosmoforce.battle.turn.engine import apply, fought, pending
from metamaker.games.cosmoforce.battle.turn.heat import suffered
from metamaker.games.cosmoforce.model.design import Design
from metamaker.games.cosmoforce.model.edition import Edition
from metamaker.games.cosmoforce.rules.editions import ROSTER, WEB, PlayedRules
from metamaker.play.dice import FixedDice, SeededDice
from tests.games.cosmoforce.battle.fights import (
    ARMOR,
    CAPITAL,
    CRUISER,
    DISSIPATOR,
    ENGINE,
    FIGHTER,
    HABITAT,
    LASER,
    MISSILE,
    RAILGUN,
    asked,
    design,
    marked,
    told,
)

HERON = design(CRUISER, ENGINE, HABITAT, RAILGUN, RAILGUN, DISSIPATOR, ARMOR)
TARGET = design(FIGHTER, LASER, name="Target")


def group(*designs: Design, faces: tuple[int, ...] = (), rules: PlayedRules = ROSTER) -> Campaign:
    """Return a group against threats that are targets and out at their first mark."""
    entries = [Entrant(f"{each.name} {number}", Plan(each, rules)) for number, each in enumerate(designs)]
    return Campaign(entries, {face: Entrant("Target", Plan(TARGET, rules)) for face in range(1, 9)}, FixedDice(faces), rules)


def win(campaign: Campaign) -> FightSurvived | None:
    """Let the threats of the next fight vanish, and count it."""
    battle = campaign.next_fight()
    for ship in battle.ships:
        if ship.side == THREATS:
            ship.alive = False
    battle.result = GROUP
    return campaign.settle(battle)


@pytest.mark.rule("CF-MODE-05", "CF-DICE-04", "CF-MODE-06")
@pytest.mark.parametrize(
    ("ships", "fights", "faces"), [(2, 0, (7, 8)), (1, 2, (1, 1, 5)), (1, 3, (4, 6)), (2, 6, (1, 2, 3, 4, 8))]
)
def test_each_ship_and_every_third_fight_give_a_die_of_which_none_is_discarded(
    ships: int, fights: int, faces: tuple[int, ...]
) -> None:
    dice = FixedDice(faces)
    assert threat_faces(dice, ships, fights) == list(faces)
    dice.finish()


@pytest.mark.rule("CF-EX-18", "CF-MODE-07", "CF-MODE-06")
def test_four_empty_slots_score_ninety_in_three_fights_and_then_a_die_more_is_rolled() -> None:
    campaign = group(HERON, faces=(2, 3, 4, 5, 6))
    assert [win(campaign) for _ in range(3)] == [
        FightSurvived(fight, (Award("Heron 0", 10, 4, 30, 30 * fight),)) for fight in (1, 2, 3)
    ]
    assert campaign.scores()[0].points == 90
    battle = campaign.next_fight()
    assert len(battle.ships) == 3
    assert battle.events[:2] == [ThreatsRolled(4, 1, (5, 6)), BattleBegan(battle.sides, battle.events[1][1], 4)]


@pytest.mark.rule("CF-MODE-07")
def test_empty_slots_may_score_once() -> None:
    once = ROSTER._replace(empty_slot_bonus=1)
    for rules, points in ((once, [30, 40, 50]), (ROSTER, [30, 60, 90])):
        campaign = group(HERON, faces=(2, 3, 4), rules=rules)
        for total in points:
            win(campaign)
            assert campaign.scores()[0].points == total


@pytest.mark.rule("CF-MODE-08")
def test_damage_and_crew_carry_over_heat_and_speed_do_not() -> None:
    campaign = group(HERON, faces=(2, 3))
    ship = campaign.group[0]
    win(campaign)
    marked(ship, 2, 5, 5, 5)
    ship.weaken(1)
    ship.move(0, 2)
    ship.heat, ship.speed = 7, 431
    later = campaign.next_fight()
    assert (ship.heat, ship.speed, ship.posts) == (1, 200, [STANDBY] * 3)
    first, *threats = [event for event in later.events if isinstance(event, ShipSetOut)]
    assert (first.crew, first.hurt, first.rules) == (3, 1, ("CF-MODE-08",))
    assert {event.rules[0] for event in threats} == {"CF-DER-05"}
    assert (ship.marks[2], ship.lost, ship.crew) == (1, 0b100000, [READY, HURT, READY])
    marked(ship, 0)
    ship.set_out()
    assert (ship.heat, ship.speed) == (0, 100), "from working propulsion"


@pytest.mark.rule("CF-MODE-08")
@pytest.mark.parametrize(("rules", "whole"), [(ROSTER, 0b001), (WEB, 0b011)])
def test_depleted_missiles_and_the_dead_stay_so_in_the_next_fight(rules: PlayedRules, whole: int) -> None:
    campaign = group(design(FIGHTER, ENGINE, MISSILE, HABITAT), faces=(2, 3), rules=rules)
    (ship,) = campaign.group
    depleted(campaign.next_fight(), ship, (1,))
    marked(ship, 2)
    ship.weaken(1)
    ship.weaken(1)
    campaign.next_fight()
    assert (ship.spent, ship.whole, ship.crew, ship.marks[2]) == (0b010, whole, [READY, KILLED], 1)


@pytest.mark.rule("CF-MODE-04")
def test_a_fight_that_nobody_wins_ends_the_run_without_a_score() -> None:
    campaign = group(HERON, faces=(2,))
    battle = campaign.next_fight()
    battle.result = DRAW
    assert campaign.settle(battle) is None
    assert (campaign.is_over, campaign.fights, campaign.scores()[0].points) == (True, 0, 0)


@pytest.mark.rule("CF-MODE-04", "CF-MODE-06")
def test_ships_that_are_lost_neither_score_nor_count_and_the_run_ends_with_the_last() -> None:
    campaign = group(HERON, HERON, faces=(2, 3, 4))
    win(campaign)
    campaign.group[0].alive = False
    battle = campaign.next_fight()
    assert [(ship.number, ship.side) for ship in battle.ships] == [(0, GROUP), (1, THREATS)]
    battle.result = THREATS
    assert campaign.settle(battle) is None
    assert (campaign.is_over, [score.points for score in campaign.scores()]) == (True, [30, 30])


@pytest.mark.rule("CF-MODE-09", "CF-MODE-04")
def test_the_group_is_one_side_and_a_fight_ends_when_a_side_has_no_ships() -> None:
    campaign = group(HERON, TARGET, faces=(2, 3))
    battle = campaign.next_fight()
    assert (battle.afloat, battle.sides, battle.fight) == ([2, 2], ("The group", "Target × 2"), 1)
    for ship in battle.ships:
        if ship.side == THREATS:
            ship.alive = False
    battle.afloat, battle.sides_left = [2, 0], 1
    asked(battle, fought(battle))
    assert battle.result == GROUP


@pytest.mark.parametrize(
    ("names", "side"),
    [(["Punk Striker"], ["Punk Striker"]), (["A", "B", "A"], ["A × 2", "B"]), (["A", "B", "C", "B"], ["A", "B × 2", "C"])],
)
def test_threats_are_a_side_by_their_names(names: list[str], side: list[str]) -> None:
    assert list(together(names)) == side


@pytest.mark.rule("CF-THR-01", "CF-THR-04", "CF-THR-05")
def test_the_chart_has_the_threats_of_the_edition_in_force() -> None:
    roster, web = chart(Edition.ROSTER, ROSTER), chart(Edition.WEB, WEB)
    assert [roster[face].name for face in (1, 7, 8)] == ["Punk Striker", "Astrotank", "Baby Striker"]
    assert [(each[8].plan.speed(each[8].plan.mounted), each[8].plan.heat(0b11)) for each in (roster, web)] == [
        (500, 1),
        (500, 1),
    ]
    strict = chart(Edition.ROSTER, ROSTER._replace(strict_baby_striker=True))[8].plan
    assert (strict.speed(strict.mounted), strict.heat(strict.mounted), strict.masks[4]) == (500, 2, 0)


@pytest.mark.rule("CF-THR-06")
def test_the_first_heat_roll_of_a_punk_striker_has_one_die() -> None:
    punk = chart(Edition.ROSTER, ROSTER)[1]
    battle = begun([Side("group", [Entrant("Heron", Plan(HERON, ROSTER))]), Side("threat", [punk])], FixedDice((8,)), ROSTER)
    asked(battle, suffered(battle, battle.ships[1]))
    assert told(battle, HeatRolled) == [HeatRolled(1, (8,), 0, ("CF-STEP-05",))]


@pytest.mark.rule("CF-THR-05")
def test_the_strict_baby_striker_dies_of_its_heat() -> None:
    rules = ROSTER._replace(strict_baby_striker=True)
    baby = chart(Edition.ROSTER, rules)[8]
    campaign = Campaign([Entrant("Heron", Plan(HERON, rules))], {8: baby}, FixedDice((8, 2, 6)), rules)
    battle = campaign.next_fight()
    pending(battle)
    assert (battle.result, battle.ships[1].fate) == (GROUP, "heat")


def test_a_run_by_captains_ends_and_is_repeatable() -> None:
    strong = design(CAPITAL, *[LASER] * 3, *[DISSIPATOR] * 2, HABITAT, ENGINE, *[ARMOR] * 3)
    runs = []
    for seed in (1, 1, 2, 3, 4, 5):
        entries = [Entrant(str(number), Plan(strong, WEB)) for number in range(3)]
        runs.append(survived(Campaign(entries, chart(Edition.WEB, WEB), SeededDice(seed), WEB), [Plain(), Plain()]))
    assert runs[0] == runs[1]
    assert max(run.fights for run in runs) > 0
    assert all(score.points % 10 == 0 and score.points <= 10 * run.fights for run in runs for score in run.scores)


def test_a_campaign_can_be_played_decision_by_decision() -> None:
    campaign = Campaign([Entrant("Heron", Plan(HERON, ROSTER))], chart(Edition.ROSTER, ROSTER), SeededDice(3), ROSTER)
    battle, captain = campaign.next_fight(), Plain()
    while decisions := pending(battle):
        apply(battle, [captain.answer(decision) for decision in decisions])
    assert campaign.settle(battle) is not None or campaign.is_over

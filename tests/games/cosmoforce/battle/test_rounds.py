"""Rounds: ties, order, the Aftermath, the end."""

import pytest

from metamaker.games.cosmoforce.battle.actions.decisions import TakeAction
from metamaker.games.cosmoforce.battle.actions.orders import Attack, Burn, Conserve, Pass, Ram
from metamaker.games.cosmoforce.battle.actions.upkeep import burned, ties_broken
from metamaker.games.cosmoforce.battle.frame import BattleEnded, RoundBegan, TieRolled, TurnBegan
from metamaker.games.cosmoforce.battle.start import begun
from metamaker.games.cosmoforce.battle.state import DRAW, NOBODY, READY, STANDBY, UNDECIDED, Battle
from metamaker.games.cosmoforce.battle.turn.engine import apply, fought, pending, ranked, taken
from metamaker.games.cosmoforce.battle.turn.heat import suffered
from metamaker.games.cosmoforce.rules.editions import ROSTER, WEB, PlayedRules
from metamaker.play.decision import IllegalAnswer
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
    asked,
    design,
    dice_used,
    freighter,
    marked,
    rules_of,
    snapshot,
    table,
    told,
)

PROBE = design(FIGHTER, ENGINE, DISSIPATOR, LASER)


def speeds(battle: Battle) -> list[int]:
    return [ship.speed for ship in battle.ships]


def numbers(battle: Battle) -> list[int]:
    return [ship.number for ship in ranked(battle)]


@pytest.mark.rule("CF-SPD-02", "CF-SPD-01")
def test_the_lighter_ship_is_faster_at_equal_speed() -> None:
    battle = table(design(FIGHTER, ENGINE, LASER, LASER), design(FIGHTER, ENGINE, LASER))
    ties_broken(battle)
    assert (speeds(battle), numbers(battle)) == ([300, 300], [1, 0])


@pytest.mark.rule("CF-SPD-03", "CF-SPD-06", "CF-SPD-07")
def test_ships_of_equal_speed_and_mass_roll_until_they_differ() -> None:
    """One die and one for each thrust; then again among those still tied."""
    battle = table(PROBE, PROBE, faces=(2, 3, 7, 1, 4, 6, 6, 8, 7))
    ties_broken(battle)
    dice_used(battle)
    assert speeds(battle) == [304, 302]


@pytest.mark.rule("CF-SPD-03", "CF-SPD-07")
def test_hundredths_lift_a_ship_above_a_lighter_one_and_new_ties_are_broken_too() -> None:
    light = design(FIGHTER, ENGINE)
    battle = table(PROBE, PROBE, light, faces=(2, 3, 7, 7))
    ties_broken(battle)
    assert (speeds(battle), numbers(battle)) == ([302, 300, 300], [0, 2, 1])
    third = table(PROBE, PROBE, PROBE, faces=(2, 3, 4, 7, 7, 7, 7, 7, 2, 2))
    third.ships[2].speed = 301
    asked_dice = (2, 7, 7, 7, 5, 6, 7, 7)
    third.dice = type(third.dice)(asked_dice)  # type: ignore[call-arg]
    ties_broken(third)
    dice_used(third)
    assert speeds(third) == [303, 300, 301]


@pytest.mark.rule("CF-SPD-04", "CF-DIFF-11", "CF-DIFF-01")
def test_ties_roll_engine_dice_in_the_web_edition_whatever_the_mass() -> None:
    battle = table(design(FIGHTER, AFTERBURNER), design(FIGHTER, *[ENGINE] * 3), faces=(2, 2, 7, 2, 7, 7), rules=WEB)
    ties_broken(battle)
    dice_used(battle)
    assert speeds(battle) == [502, 501]


@pytest.mark.rule("CF-SPD-05")
def test_a_tie_without_engines_rolls_a_die_each() -> None:
    battle = table(design(FIGHTER, LASER), design(FIGHTER, ARMOR), faces=(8, 4), rules=WEB)
    ties_broken(battle)
    dice_used(battle)
    assert speeds(battle) == [200, 201]


@pytest.mark.rule("CF-SPD-08", "CF-SPD-06")
def test_speed_never_drops_below_nothing_and_hundredths_are_kept() -> None:
    battle = table(design(FIGHTER, ENGINE, ENGINE), freighter(8))
    ship = battle.ships[0]
    ship.speed = 203
    burned(battle, ship, 2)
    assert ship.speed == 403
    burned(battle, ship, -3)
    burned(battle, ship, -3)
    assert ship.speed == 0


@pytest.mark.rule("CF-RND-01", "CF-RND-03", "CF-RND-02")
def test_each_ship_has_one_turn_a_round_in_the_order_of_its_start() -> None:
    battle = table(PROBE, design(CRUISER, ENGINE, DISSIPATOR), faces=(7,))
    battle.last_round = 2
    asked(battle, fought(battle), Pass(), Burn(-2), Pass(), Burn(2), Pass(), Pass(), Pass(), Pass())
    assert [event[:2] for event in told(battle, RoundBegan)] == [(1, (0, 1)), (2, (1, 0))]
    assert [event[0] for event in told(battle, TurnBegan)] == [0, 1, 1, 0]


@pytest.mark.rule("CF-RND-02")
@pytest.mark.parametrize(("dynamic", "turns"), [(False, [0, 1, 2]), (True, [0, 2, 1])])
def test_a_group_may_let_changes_of_speed_count_at_once(dynamic: bool, turns: list[int]) -> None:
    """The second ship evades a ram of the first, downwards, and is behind the third then."""
    rules = ROSTER._replace(dynamic_order=dynamic)
    battle = table(
        design(FIGHTER, ENGINE, ENGINE, DISSIPATOR),
        design(FIGHTER, ENGINE, DISSIPATOR),
        freighter(6),
        rules=rules,
        faces=(7,) * 12,
    )
    battle.ships[2].heat, battle.ships[0].heat = 0, 0
    battle.ships[2].speed = 299
    battle.ships[1].speed = 300
    battle.last_round = 1
    course = fought(battle)
    question, answered = course.send(None), []
    while True:
        answered.append(question)
        kind = question.kind
        answer = -2 if kind == "evade-ram" else Ram(1) if kind == "take-action" and len(answered) == 1 else question.default()
        try:
            question = course.send(answer)
        except StopIteration:
            break
    assert [event[0] for event in told(battle, TurnBegan)] == turns


@pytest.mark.rule("CF-RND-04", "CF-AFT-04", "CF-DIFF-12")
def test_the_aftermath_follows_the_last_turn_in_speed_order() -> None:
    battle = table(design(CRUISER, ENGINE, DISSIPATOR), design(FIGHTER, ENGINE, DISSIPATOR), faces=(7,), rules=WEB)
    battle.last_round = 1
    decisions = asked(battle, fought(battle), Pass(), Pass(), Pass(), Pass(), 1, 0)
    assert [(each.kind, each.side) for each in decisions] == [
        ("take-action", 1),
        ("take-action", 1),
        ("take-action", 0),
        ("take-action", 0),
        ("cool", 1),
        ("cool", 0),
    ]


@pytest.mark.rule("CF-AFT-04", "CF-ELIM-05")
def test_losses_of_one_aftermath_are_simultaneous() -> None:
    hot = design(FIGHTER, ENGINE, LASER)
    battle = table(hot, freighter(2), faces=(2, 2), rules=WEB)
    for ship in battle.ships:
        ship.crew[0] = ship.life = ship.heat = 1
    battle.ships[1].speed = 100
    asked(battle, fought(battle), Pass(), Pass(), Pass(), Pass())
    assert battle.result == DRAW
    assert told(battle, BattleEnded)[0][:2] == ("", "nobody-left")


@pytest.mark.rule("CF-RND-05", "CF-ELIM-04")
def test_a_ship_that_is_out_has_no_turn_and_the_last_side_wins() -> None:
    battle = table(design(FIGHTER, ENGINE, DISSIPATOR, LASER, LASER), design(FIGHTER, LASER, LASER), faces=(2, 2))
    marked(battle.ships[1], 0)
    asked(battle, fought(battle), Attack(1, (2, 3)), (0,))
    assert battle.result == 0
    assert [event[0] for event in told(battle, TurnBegan)] == [0]


@pytest.mark.rule("CF-ELIM-06", "CF-DIFF-21")
def test_after_the_time_limit_ships_only_ram_and_burn() -> None:
    battle = table(PROBE, freighter(8))
    question = TakeAction(battle, battle.ships[0], 2)
    battle.round = 20
    assert rules_of(question, Conserve()) == []
    battle.round = 21
    actions = [Conserve(), Attack(1, (2,)), Ram(1), Burn(1), Pass()]
    assert [rules_of(question, action) for action in actions] == [["CF-ELIM-06"], ["CF-ELIM-06"], [], [], []]
    assert not table(PROBE, freighter(8), rules=WEB).is_late()


@pytest.mark.rule("CF-ELIM-08")
@pytest.mark.parametrize("limit", [1, 7, 0])
def test_the_round_in_which_the_minutes_of_a_table_are_over_can_be_set_as_the_limit(limit: int) -> None:
    battle = table(PROBE, freighter(8), rules=ROSTER._replace(time_limit=limit))
    late = []
    for battle.round in (limit, limit + 1, 200):
        late.append(battle.is_late())
    assert late == [False, limit > 0, limit > 0]


@pytest.mark.rule("CF-CREW-01", "CF-CREW-02", "CF-DER-07")
@pytest.mark.parametrize(("rules", "speed"), [(ROSTER, 400), (WEB, 500)])
def test_ships_set_out_with_ready_crew_in_standby_heat_and_speed(rules: PlayedRules, speed: int) -> None:
    (ship, _) = table(design(FIGHTER, AFTERBURNER, HABITAT), freighter(4), rules=rules).ships
    assert (ship.crew, ship.posts, ship.heat, ship.speed) == ([READY] * 2, [STANDBY] * 2, 1, speed)


def test_a_refused_answer_names_its_rule_and_changes_nothing() -> None:
    battle = table(PROBE, design(CRUISER, ENGINE, DISSIPATOR))
    (question,) = pending(battle)
    before = [snapshot(ship) for ship in battle.ships]
    with pytest.raises(IllegalAnswer, match=r"speed can change by up to 2 \(CF-BURN-02\)"):
        apply(battle, [Burn(3)])
    with pytest.raises(ValueError, match="1 answers were expected, 2 were given"):
        apply(battle, [Pass(), Pass()])
    assert [snapshot(ship) for ship in battle.ships] == before
    assert pending(battle) == (question,)
    assert battle.result == UNDECIDED


def test_a_fight_needs_two_sides() -> None:
    with pytest.raises(ValueError, match="two sides"):
        table(PROBE)
    with pytest.raises(ValueError, match="has no system"):
        table(PROBE, design(CAPITAL))
    with pytest.raises(ValueError, match="two sides"):
        begun([], table(PROBE, PROBE).dice, ROSTER)


@pytest.mark.rule("CF-ELIM-05")
def test_a_ship_far_from_its_end_is_drawn_at_the_last_round() -> None:
    battle = table(design(FIGHTER, ENGINE, DISSIPATOR), design(CAPITAL, HABITAT, ENGINE, DISSIPATOR))
    battle.last_round = 1
    asked(battle, fought(battle), Pass(), Pass(), Pass(), Pass())
    assert (battle.result, told(battle, TieRolled)) == (DRAW, [])
    assert told(battle, BattleEnded)[0][:2] == ("", "no-time")


@pytest.mark.rule("CF-RND-05")
def test_a_ship_that_is_out_before_its_turn_takes_none_and_the_others_go_on() -> None:
    battle = table(PROBE, design(FIGHTER, LASER), freighter(2), faces=(3,))
    battle.ships[2].heat, battle.last_round = 0, 1
    asked(battle, fought(battle), Pass(), Pass(), Attack(1, (2,)), Pass())
    assert [event[0] for event in told(battle, TurnBegan)] == [2, 0]
    assert (battle.order, battle.ships[1].alive) == ([2, 0, 1], False)


@pytest.mark.rule("CF-RND-05", "CF-ELIM-03")
def test_a_ship_that_its_own_ram_ends_stops_at_once() -> None:
    battle = table(design(FIGHTER, ENGINE, ARMOR), freighter(10), freighter(8), faces=(2, 2))
    ship = battle.ships[0]
    marked(ship, 1)
    ship.heat, ship.speed = 0, 100
    decisions = asked(battle, taken(battle, ship), Ram(1), None, (0, 1), (0,))
    assert [each.kind for each in decisions] == ["take-action", "evade-ram", "place-damage", "place-damage"]
    assert (ship.alive, ship.fate, battle.sides_left) == (False, "ram", 2)


@pytest.mark.rule("CF-ELIM-03")
@pytest.mark.parametrize("rules", [ROSTER, WEB], ids=["roster", "web"])
def test_heat_and_collisions_end_a_ship_in_both_editions(rules: PlayedRules) -> None:
    hot = table(design(FIGHTER, LASER, ENGINE), freighter(4), faces=(2, 2), rules=rules)
    hot.ships[0].heat = 2
    asked(hot, suffered(hot, hot.ships[0]))
    adrift = table(design(FIGHTER, LASER, ARMOR), freighter(4), faces=(2, 8) if rules is ROSTER else (2,), rules=rules)
    marked(adrift.ships[0], 0)
    adrift.ships[0].speed = 100
    asked(adrift, suffered(adrift, adrift.ships[0]), (1,))
    assert [(ship.alive, ship.fate, ship.fate_by) for ship in (hot.ships[0], adrift.ships[0])] == [
        (False, "heat", NOBODY),
        (False, "collision", NOBODY),
    ]


@pytest.mark.rule("CF-ELIM-06")
def test_the_start_of_a_turn_goes_on_after_the_time_limit() -> None:
    battle = table(design(CRUISER, HABITAT, DISSIPATOR, ENGINE), freighter(4), faces=(7,))
    ship = battle.ships[0]
    ship.heat, battle.round = 2, 21
    asked(battle, taken(battle, ship), Burn(0), Pass())
    assert [type(event).__name__ for event in battle.events[:3]] == ["TurnBegan", "HeatShed", "HeatRolled"]


@pytest.mark.rule("CF-ELIM-05")
def test_a_fight_is_a_draw_after_two_hundred_rounds() -> None:
    battle = table(design(FIGHTER, ENGINE, DISSIPATOR), design(CRUISER, ENGINE, DISSIPATOR))
    asked(battle, fought(battle), *[Pass()] * 2 * 2 * 200)
    assert (battle.round, battle.result) == (200, DRAW)

"""Answers as people type them, what they mean with exact chances, and how the captain's are written."""

import re
from fractions import Fraction

import pytest

from metamaker.core.messages import words
from metamaker.games.cosmoforce.battle.actions.decisions import Cool, EvadeRam, NameSystems, Relieve, TakeAction
from metamaker.games.cosmoforce.battle.actions.orders import Attack, Burn, Conserve, Heal, Pass, Ram, Repair, Strafe
from metamaker.games.cosmoforce.battle.damage.decisions import HarmCrew, KillSurplus, PlaceDamage, SufferHeat
from metamaker.games.cosmoforce.battle.decision import Answer, Decision
from metamaker.games.cosmoforce.battle.state import Battle
from metamaker.games.cosmoforce.battle.wording.names import Names, percent
from metamaker.games.cosmoforce.match.table import BattleTalks
from metamaker.games.cosmoforce.match.view import outlook
from metamaker.games.cosmoforce.model.fleet import GAME
from metamaker.games.cosmoforce.rules.editions import ROSTER, WEB, PlayedRules
from metamaker.play.dialogue import Unreadable
from tests.games.cosmoforce.battle.fights import (
    AFTERBURNER,
    CAPITAL,
    CRUISER,
    DISSIPATOR,
    ENGINE,
    FIGHTER,
    HABITAT,
    HANGAR,
    LASER,
    MISSILE,
    RAILGUN,
    design,
    marked,
    table,
)

TALKS = BattleTalks()


def outcome_of(asked: Decision, text: str) -> str:
    """Return the meaning of a typed answer."""
    return TALKS.outcome(asked, TALKS.read(asked, text))


def fight(rules: PlayedRules = ROSTER, others: int = 1) -> Battle:
    """Return a fighter, crew 2, with slot 6 damaged, against a cruiser of mass 8, crew 5, or several."""
    fighter = design(FIGHTER, AFTERBURNER, LASER, LASER, MISSILE, MISSILE, DISSIPATOR, HABITAT)
    battle = table(fighter, *[design(CRUISER, ENGINE, RAILGUN, HABITAT, HABITAT)] * others, rules=rules)
    marked(battle.ships[0], 5)
    return battle


def action(rules: PlayedRules = ROSTER, others: int = 1) -> TakeAction:
    battle = fight(rules, others)
    return TakeAction(battle, battle.ships[0], 2)


ACTIONS: list[tuple[str, Answer]] = [
    ("", Pass()),
    ("pass", Pass()),
    ("laser", Attack(1, (1, 2))),
    ("l 1", Attack(1, (1,))),
    ("laser b1 1", Attack(1, (1,))),
    ("laser 2+3 b1", Attack(1, (1, 2))),
    ("Missile 2 B1", Attack(1, (3, 4))),
    ("burn +2", Burn(2)),
    ("burn −1", Burn(-1)),
    ("b 0", Burn(0)),
    ("conserve", Conserve()),
    ("conserve 1", Conserve(1)),
    ("heal 2", Heal((1,))),
    ("ram b1", Ram(1)),
    ("repair 6", Repair(((0, 5),))),
    ("repair 6 6", Repair(((0, 5), (1, 5)))),
    ("repair 2:6", Repair(((1, 5),))),
    ("strafe", Strafe(1)),
]


@pytest.mark.parametrize(("text", "meant"), ACTIONS)
def test_an_action_is_read(text: str, meant: Answer) -> None:
    assert TALKS.read(action(), text) == meant


@pytest.mark.parametrize("answer", dict.fromkeys(answer for _, answer in ACTIONS))
def test_an_action_is_written_as_it_is_read(answer: Answer) -> None:
    asked = action()
    assert TALKS.read(asked, TALKS.typed(asked, answer)) == answer


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("dance", "cannot read “dance”; write "),
        ("r 3", "cannot read “r”; write railgun, ram or repair"),
        ("laser 3", "choose from 1 to 2 working systems, not 3"),
        ("laser z9", "there is no ship “z9”; choose from A1 and B1"),
        ("burn", "write one change of speed, such as burn +1"),
        ("burn much", "“much” is not a change of speed"),
        ("repair", "write the number of a slot, such as repair 3"),
        ("repair 6 6 6", "there is not enough ready crew in Standby; move crew from a slot by number, such as 2:5"),
        ("pass now", "“now” is too much; leave it out"),
        ("burn ²", "“²” is not a change of speed"),
    ],
)
def test_what_cannot_be_read_is_told_in_a_sentence(text: str, reason: str) -> None:
    with pytest.raises(Unreadable, match=re.escape(reason)):
        TALKS.read(action(), text)


def test_among_several_enemies_a_target_must_be_named() -> None:
    with pytest.raises(Unreadable, match="such as B1"):
        TALKS.read(action(others=2), "laser")


@pytest.mark.rule("CF-EX-20", "CF-EX-21", "CF-EX-22")
def test_the_meaning_of_an_attack_has_its_exact_chances() -> None:
    asked = action()
    assert outcome_of(asked, "laser") == (
        "2 Lasers at B1 Heron, mass 8, 2 dice: 1.48 hits on average (1 or more: 93.8%, 2 or more: 45.3%), "
        "own heat 0.57 on average"
    )
    assert outcome_of(asked, "missile 1").endswith("depleted with 5.5%")
    assert outcome_of(asked, "ram") == (
        "rams B1 Heron, which may burn to evade. 5 dice on contact: 4.29 damage to the target, 3.57 to the rammer on average"
    )


@pytest.mark.rule("CF-EX-20")
def test_of_many_dice_the_chances_begin_where_they_are_no_longer_sure() -> None:
    battle = table(design(CRUISER, ENGINE, *[LASER] * 9), design(CRUISER, ENGINE, *[LASER] * 9))
    told = outcome_of(TakeAction(battle, battle.ships[0], 2), "laser")
    assert "9 dice: 6.04 hits on average (4 or more: 99.0%, 5 or more: 9" in told
    assert told.count(" or more: ") == 4


def test_no_chance_is_called_certain_that_is_not() -> None:
    assert [percent(Fraction(*each), words(GAME)) for each in ((9994, 10_000), (9_999_999, 10_000_000), (1, 1), (1, 2))] == [
        *("99.9%", "over 99.9%", "100.0%", "50.0%")
    ]


def test_hangars_tell_the_damage_of_a_hit() -> None:
    battle = table(design(CAPITAL, ENGINE, HANGAR), design(FIGHTER, ENGINE, LASER))
    asked = TakeAction(battle, battle.ships[0], 2)
    assert outcome_of(asked, "hangar").endswith(", 3 damage per hit")


def test_web_hangars_tell_the_chance_of_any_hit() -> None:
    battle = table(design(CAPITAL, ENGINE, HANGAR), design(CRUISER, ENGINE, LASER, LASER), rules=WEB)
    asked = TakeAction(battle, battle.ships[0], 2)
    assert "2 dice: 1.33 hits on average (1 or more: 93.8%)" in outcome_of(asked, "hangar")


@pytest.mark.parametrize(
    ("text", "meaning"),
    [
        ("", "passes"),
        ("burn +2", "burns +2: speed 6, heat 2"),
        ("burn -9", "burns −9: speed 0, heat 2"),
        ("repair 6", "sends crew 1 to slot 6 (Dissipator). Each takes off one mark at the start of the next turn"),
        ("conserve", "sheds 0 heat and has 1 left"),
    ],
)
def test_the_meaning_of_an_action_is_told(text: str, meaning: str) -> None:
    assert outcome_of(action(), text) == meaning


def decisions() -> list[tuple[Decision, str, Answer]]:
    battle = fight()
    ship, other = battle.ships
    other.move(1, 0)
    return [
        (PlaceDamage(battle, other, 2), "1 1", (0, 0)),
        (HarmCrew(battle, other, 2), "1, 2", (0, 1)),
        (KillSurplus(battle, other, 2), "4 5", (3, 4)),
        (Relieve(battle, other), "all", (1,)),
        (Relieve(battle, other), "", ()),
        (Cool(battle, other), "0", 0),
        (SufferHeat(battle, other, 2), "1", 1),
        (EvadeRam(battle, other, ship), "+1", 1),
        (EvadeRam(battle, other, ship), "−1", -1),
        (EvadeRam(battle, other, ship), "", None),
        (EvadeRam(battle, other, ship), "stay", None),
        (NameSystems(battle, ship, 2), "b1:2 b1:3", ((1, 1), (1, 2))),
        (NameSystems(battle, ship, 2), "none", ()),
    ]


@pytest.mark.parametrize("place", range(len(decisions())))
def test_a_reaction_is_asked_read_told_and_written(place: int) -> None:
    asked, text, meant = decisions()[place]
    put = TALKS.question(asked)
    assert put.of == f"{'A' if asked.ship.number == 0 else 'B'}1 Heron"
    assert not put.asks_again
    assert put.facts
    assert TALKS.read(asked, text) == meant
    assert TALKS.read(asked, TALKS.typed(asked, meant)) == meant
    assert outcome_of(asked, text)
    assert TALKS.help(asked)


@pytest.mark.parametrize("place", range(len(decisions())))
def test_an_empty_answer_is_always_legal(place: int) -> None:
    asked, _, _ = decisions()[place]
    assert asked.refusals(TALKS.read(asked, "")) == ()


def test_damage_on_a_missile_warns_of_its_detonation_and_of_the_end() -> None:
    battle = table(design(FIGHTER, MISSILE, ENGINE), design(FIGHTER, ENGINE))
    marked(battle.ships[0], 1)
    told = outcome_of(PlaceDamage(battle, battle.ships[0], 1), "1")
    assert told == (
        "a mark on slot 1 (Missile), which detonates for 2 extra damage per mark. "
        "Every system then has a mark, and the ship is lost"
    )


def test_damage_on_the_habitat_warns_that_crew_may_die() -> None:
    battle = table(design(FIGHTER, HABITAT, ENGINE), design(FIGHTER, ENGINE))
    told = outcome_of(PlaceDamage(battle, battle.ships[0], 2), "1 1")
    assert told == "a mark on slot 1 (Habitat) (2 times), which destroys it and kills crew without a place"


@pytest.mark.parametrize(("points", "hint"), [(1, "a slot, such as 1"), (2, "slots, one for each point, such as 1 1")])
def test_the_hint_for_damage_suits_its_points(points: int, hint: str) -> None:
    assert TALKS.question(PlaceDamage(fight(), fight().ships[0], points)).hint.startswith(hint)


@pytest.mark.parametrize(("harms", "hint"), [(1, "crew by number, such as “1”; "), (2, "crew by number, such as “1 2”, or")])
def test_the_hint_for_harm_suits_its_number(harms: int, hint: str) -> None:
    battle = fight()
    assert TALKS.question(HarmCrew(battle, battle.ships[0], harms)).hint.startswith(hint)


@pytest.mark.rule("CF-RAM-01", "CF-BURN-01", "CF-BURN-02")
def test_the_question_for_an_evasion_tells_what_the_burn_costs_and_how_far_it_goes() -> None:
    battle = table(design(FIGHTER, ENGINE, ENGINE), design(CRUISER, ENGINE, ENGINE, LASER))
    asked = EvadeRam(battle, battle.ships[1], battle.ships[0])
    assert TALKS.question(asked).hint.startswith("a change of up to 3 (+3) costs 2 heat, ")


@pytest.mark.rule("CF-CREW-05", "CF-REP-01")
def test_a_repair_without_ready_crew_says_so() -> None:
    asked = action()
    asked.ship.crew[:] = [1] * len(asked.ship.crew)
    with pytest.raises(Unreadable, match="none of the crew is ready"):
        TALKS.read(asked, "repair 6")


@pytest.mark.rule("CF-RAM-02", "CF-EX-14")
@pytest.mark.parametrize(("change", "end"), [(1, "is still hit"), (2, "is still hit"), (3, "gets away")])
def test_an_evasion_says_who_ranks_faster_then(change: int, end: str) -> None:
    battle = table(design(FIGHTER, ENGINE, ENGINE), design(CRUISER, ENGINE, ENGINE, LASER))
    rammer, target = battle.ships
    rammer.speed, target.speed = 500, 300
    assert outcome_of(EvadeRam(battle, target, rammer), f"+{change}").endswith(end)


def test_the_hint_of_an_action_holds_what_can_be_typed_as_it_stands() -> None:
    asked = action()
    for example in TALKS.question(asked).hint.split("; ")[:-1]:
        assert asked.refusals(TALKS.read(asked, example)) == ()


@pytest.mark.rule("CF-STEP-06", "CF-AFT-03")
def test_a_burn_into_a_collision_is_warned_of_by_dice_mean_and_boxes() -> None:
    asked = action()
    asked.ship.speed = 900
    warning = "12 dice for a collision at the start of its next turn: 10.29 damage on average, of 13 boxes left"
    assert asked.ship.room == 13
    assert outcome_of(asked, "burn +2") == f"burns +2: speed 11, heat 2. Then {warning}"
    assert "collision" not in outcome_of(asked, "burn +1")
    rammer = asked.battle.ships[1]
    rammer.speed = 1050
    assert warning in outcome_of(EvadeRam(asked.battle, asked.ship, rammer), "+2")


@pytest.mark.rule("CF-STEP-06", "CF-AFT-03")
def test_a_collision_ahead_is_told_to_whoever_acts_or_looks_closer() -> None:
    asked = action()
    asked.ship.speed = 1100
    assert any("12 dice for a collision" in fact for fact in TALKS.question(asked).facts)
    seen = [line.text for line in outlook(asked.battle, Names(asked.battle), 0, "A1")]
    assert any("12 dice for a collision" in line for line in seen)
    adrift = action(WEB)
    marked(adrift.ship, 0)
    adrift.ship.speed = 300
    assert any("3 dice for a collision in the Aftermath" in fact for fact in TALKS.question(adrift).facts)


@pytest.mark.parametrize(
    ("typed", "is_asked"),
    [
        ("", False),
        ("pass", False),
        ("burn +1", False),
        ("conserve", False),
        ("repair 6", False),
        ("laser", True),
        ("ram", True),
    ],
)
def test_only_what_rolls_dice_is_worth_a_second_question(typed: str, is_asked: bool) -> None:
    asked = action()
    assert TALKS.asks_again(asked, TALKS.read(asked, typed)) is is_asked


def test_a_burn_into_a_collision_and_cooling_by_dice_are_asked_about_again() -> None:
    asked = action()
    asked.ship.speed = 900
    assert TALKS.asks_again(asked, Burn(2))
    assert TALKS.asks_again(action(WEB), Conserve())
    assert not TALKS.asks_again(EvadeRam(asked.battle, asked.ship, asked.battle.ships[1]), 1)

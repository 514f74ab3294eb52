"""Battles between captains: the better one wins, the same seed is the same battle, nothing illegal is answered."""

import os
import subprocess
import sys
from itertools import combinations

import pytest
from pydantic import JsonValue

from metamaker.games.cosmoforce.battle.ai.registry import CAPTAINS, captain
from metamaker.games.cosmoforce.battle.ai.self_play import Match, decided, entered, fight, lined_up, outcome
from metamaker.games.cosmoforce.battle.frame import BattleBegan, BattleEnded
from metamaker.games.cosmoforce.battle.start import begun
from metamaker.games.cosmoforce.battle.state import DRAW
from metamaker.games.cosmoforce.battle.turn.engine import apply, pending, taken_events
from metamaker.games.cosmoforce.model.design import Design
from metamaker.games.cosmoforce.rules.editions import ROSTER, WEB, PlayedRules
from metamaker.play.dice import SeededDice
from metamaker.play.results import Fate
from metamaker.play.serialization import digest, read_answer, written_answer
from metamaker.play.simulation.runner import fought
from tests.games.cosmoforce.battle.ai.matches import ALL, BARGE, BRICK, DART, KITE, match, teams
from tests.games.cosmoforce.battle.fights import played

MANY = 60


@pytest.mark.rule("CF-MODE-01")
@pytest.mark.parametrize("rules", [ROSTER, WEB])
@pytest.mark.parametrize(("one", "other"), list(combinations(ALL, 2)), ids=lambda each: each.name)
def test_a_duel_of_any_two_ships_is_won_by_the_last_one(one: Design, other: Design, rules: PlayedRules) -> None:
    for seed in range(5):
        battle, captains = lined_up(match(one, other, rules=rules), seed)
        result = decided(battle, captains)
        assert (len(battle.ships), battle.round < battle.last_round) == (2, True)
        assert [ship.number for ship in battle.ships if ship.alive] == ([result] if result != DRAW else [])


@pytest.mark.parametrize("rules", [ROSTER, WEB])
@pytest.mark.parametrize("ship", ALL)
def test_the_captain_who_reckons_beats_the_one_who_does_not(ship: Design, rules: PlayedRules) -> None:
    """Mirrored duels of the same ship: whoever has which side, the plain captain wins most."""
    contest = match(ship, ship, ("plain", "chance"), rules)
    winners = [fight(contest, seed, mirrored).winner for seed in range(MANY // 2) for mirrored in (False, True)]
    assert winners.count(0) > 3 * winners.count(1)
    assert winners.count(0) > MANY * 2 // 3


@pytest.mark.parametrize("names", [("plain", "plain"), ("chance", "plain"), ("chance", "chance")])
@pytest.mark.parametrize("rules", [ROSTER, WEB])
def test_every_answer_of_a_captain_is_legal_and_trusting_it_changes_nothing(names: tuple[str, str], rules: PlayedRules) -> None:
    for seed in range(8):
        contest = match(ALL[seed % 4], ALL[seed // 4], names, rules)
        battle, captains = lined_up(contest, seed)
        events = [event for some in played(battle, captains) for event in some]
        assert isinstance(events[0], BattleBegan)
        assert isinstance(events[-1], BattleEnded)
        assert outcome(battle, mirrored=False) == fight(contest, seed, False)


@pytest.mark.rule("CF-MODE-02", "CF-MODE-09", "CF-ELIM-04")
def test_teams_fight_until_one_side_is_left() -> None:
    contest = teams((KITE, DART), (BRICK, BARGE, DART))
    battle, captains = lined_up(contest, 5)
    list(played(battle, captains))
    left = {ship.side for ship in battle.ships if ship.alive}
    assert left == ({battle.result} if battle.result != DRAW else left)
    assert sum(count for _, count in outcome(battle, mirrored=False).fates) == 5


@pytest.mark.rule("CF-MODE-02", "CF-ELIM-04")
def test_more_than_two_sides_fight_a_mosh_pit() -> None:
    sides = [entered(match(ship, ship).contestants[0], ROSTER) for ship in (KITE, BRICK, DART, BARGE)]
    results = set()
    for seed in range(12):
        battle = begun(sides, SeededDice(seed), ROSTER)
        assert decided(battle, [captain("plain", seed, side) for side in range(4)]) in {DRAW, 0, 1, 2, 3}
        assert sum(ship.alive for ship in battle.ships) == (battle.result != DRAW)
        results.add(battle.result)
    assert len(results) > 1


def test_outcomes_are_told_by_contestants() -> None:
    for seed in range(10):
        for mirrored in (False, True):
            told = fight(match(KITE, BARGE), seed, mirrored)
            names = {0: "Kite", 1: "Barge"}
            survivors = [fate for fate, _ in told.fates if fate.end == "survived"]
            assert survivors == ([] if told.winner is None else [Fate(told.winner, names[told.winner], "survived")])
            assert all(label[2:].startswith(names["AB".index(label[0])]) for label, _ in told.counts)


def test_many_battles_on_workers_are_the_same_battles() -> None:
    contest = match(KITE, BRICK)
    here = fought(fight, contest, 12, protocol="test", match_up="kite", mirrored=True, workers=1)
    there = fought(fight, contest, 12, protocol="test", match_up="kite", mirrored=True, workers=2)
    assert here == there


def test_choices_and_seed_repeat_a_battle_byte_for_byte() -> None:
    contest = match(DART, BRICK, ("plain", "chance"), WEB)
    battle, captains = lined_up(contest, 9)
    choices: list[JsonValue] = []
    events = taken_events(battle)
    while decisions := pending(battle):
        answers = [captains[decision.side].answer(decision) for decision in decisions]
        choices.extend(written_answer(asked, answer) for asked, answer in zip(decisions, answers, strict=True))
        events.extend(apply(battle, answers))
    again, _ = lined_up(contest, 9)
    repeated = taken_events(again)
    for choice in choices:
        (asked,) = pending(again)
        repeated.extend(apply(again, [read_answer(asked, choice)]))
    assert digest(repeated) == digest(events)
    assert pending(again) == ()


DIGEST = """
from metamaker.play.serialization import digest
from metamaker.games.cosmoforce.battle.ai.self_play import lined_up
from tests.games.cosmoforce.battle.fights import played
from tests.games.cosmoforce.battle.ai.matches import BARGE, KITE, match
battle, captains = lined_up(match(KITE, BARGE, ("plain", "chance")), 4)
print(digest(event for some in played(battle, captains) for event in some))
"""


def test_other_processes_fight_the_same_battle() -> None:
    """Whatever their strings hash to."""
    found = {
        subprocess.run(
            [sys.executable, "-c", DIGEST],
            check=True,
            capture_output=True,
            text=True,
            env={**os.environ, "PYTHONHASHSEED": seed},
        ).stdout
        for seed in ("1", "2")
    }
    assert len(found) == 1


def test_captains_are_known_by_name() -> None:
    assert list(CAPTAINS) == ["chance", "plain", "careful"]
    with pytest.raises(KeyError):
        captain("nobody", 1, 0)


def test_a_match_is_roster_rules_unless_it_says_otherwise() -> None:
    assert Match(match(KITE, BRICK).contestants).rules == ROSTER

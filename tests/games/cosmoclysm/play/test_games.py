"""Whole games of captains: a referee finds nothing, seeds repeat them, the stronger ones win."""

from random import Random
from typing import Any

import pytest

from metamaker.games.cosmoclysm.balance import CosmoclysmWeighing
from metamaker.games.cosmoclysm.battle.ai.registry import captain
from metamaker.games.cosmoclysm.battle.ai.search import evaluation, hints, verdict
from metamaker.games.cosmoclysm.edits.layout import random_board
from metamaker.games.cosmoclysm.edits.position import with_ship
from metamaker.games.cosmoclysm.match.review import advice, reviewed, standing_chances
from metamaker.games.cosmoclysm.model.board import Board, for_players
from metamaker.games.cosmoclysm.model.words import ShipType, WormholeSlide
from metamaker.games.cosmoclysm.playing import Bout, CosmoclysmPlay, fight
from metamaker.games.cosmoclysm.rules.position import OVER, SEIZE, Position
from metamaker.play.results import Outcome
from metamaker.play.story import Event
from metamaker.play.table import Setting
from tests.games.cosmoclysm.boards import HEXAGON, named, standing
from tests.games.cosmoclysm.example import match_of, played
from tests.games.cosmoclysm.referee import Referee

AT = named()
PLAY = CosmoclysmPlay()


def board_of(seed: int) -> Board:
    """Return a board for a seed: by chance or the hexagon, two to six players, one slide rule or the other."""
    chance = Random(seed)  # noqa: S311 - boards that a seed repeats
    players = chance.randrange(2, 7)
    board = random_board(seed, players) if seed % 2 else for_players(HEXAGON, players)
    slide = chance.choice(tuple(WormholeSlide))
    return board.with_(options=board.options.with_(wormhole_slide=slide))


@pytest.mark.parametrize("seed", range(8))
def test_a_referee_who_knows_the_statements_alone_finds_nothing(seed: int) -> None:
    board = board_of(seed)
    match = match_of(board, seed, ("chance" if seed == 3 else "plain",) * len(board.players))
    events: list[Event] = []
    while match.result is None:
        events += match.play_turn()
    events += match.happened()
    assert list(Referee(board, len(board.players)).faults(events)) == []
    assert match.views.ending()
    assert len(match.views.story(events)) == len(events)


def test_the_referee_finds_nothing_in_the_example() -> None:
    match = played()
    assert list(Referee(match.table.board, 3).faults(match.happened())) == []


def test_a_game_of_a_seed_is_the_same_in_a_match_and_in_a_measure() -> None:
    board = for_players(HEXAGON, 2)
    for seed in range(6):
        match = match_of(board, seed, ("plain", "plain"))
        while match.result is None:
            match.play_turn()
        assert fight(Bout(board, ("plain", "plain")), seed, False) == Outcome(match.result, match.turn)


def share(board: Board, one: str, other: str, games: int) -> float:
    """Return the part of games that a captain wins against another one, seats changed."""
    made = PLAY.duel(PLAY.sides(board), (one, other))
    outcomes = [made.fight(made.payload, number // 2, bool(number % 2)) for number in range(games)]
    return sum(outcome.winner == 0 for outcome in outcomes) / games


def test_the_plain_captain_beats_the_one_of_chance() -> None:
    assert share(HEXAGON, "plain", "chance", 40) >= 0.9


def test_the_strong_captain_takes_what_it_can_keep() -> None:
    position = standing("Exterminator A1, Cruiser D4", "Taker A2, Cruiser E4")
    assert captain("strong", 1, 0).move(position) == AT["A1"] * 64 + AT["A2"]
    assert hints(position)[0].move == AT["A1"] * 64 + AT["A2"]


def test_what_a_move_costs_is_told() -> None:
    position = standing("Exterminator A1, Cruiser D4", "Taker A2, Cruiser E4")
    good, bad = AT["A1"] * 64 + AT["A2"], AT["A1"] * 64 + AT["G"]
    assert verdict(position, good).cost == 0
    assert verdict(position, bad).cost > 0.05
    assert evaluation(position)[0] > 0.5
    position.result, position.phase = 1, OVER
    assert evaluation(position) == (0.0, 1.0)


def test_a_game_is_reviewed_move_by_move() -> None:
    board = for_players(HEXAGON, 2)
    match = match_of(board, 4, ("plain", "chance"))
    while match.result is None:
        match.play_turn()
    found = list(reviewed(PLAY.sides(board), Setting(4, ("plain", "chance")), match.replay().choices[:26], 20))
    assert len(found) > 3
    assert all(0 <= each.verdict.cost <= 1 for each in found)


def test_hints_and_chances_are_there_for_the_window() -> None:
    match = played(6)
    decision: Any = match.ask()[0]
    best = advice(decision, 2, 50)
    assert len(best) == 2
    assert decision.refusals(best[0].answer) == ()
    assert sum(standing_chances(match.table, 50)) == pytest.approx(1)
    assert standing_chances(match_of(HEXAGON).table) == (0.5, 0.5)


def test_a_captain_answers_for_whoever_is_asked() -> None:
    match = match_of(HEXAGON, 2, ("", ""))
    for _ in range(30):
        decision = match.ask()[0]
        match.apply([PLAY.hire("chance", 5, decision.side).answer(decision)])
    assert match.made == 30
    assert captain("strong", 1, 0).capture(captured()) == SEIZE


def captured() -> Position:
    position = standing("Taker A2, Cruiser E4", "Destroyer A1, Cruiser D4", optional=True)
    position.play(AT["A2"] * 64 + AT["A1"])
    position.fight(True)
    return position


def test_types_are_weighed_and_what_seats_win_is_of_the_empty_board() -> None:
    weighing = CosmoclysmWeighing()
    one, other = weighing.weighed(HEXAGON, ("Exterminator", "taker"))
    made = weighing.meeting(one, other, "plain")
    outcomes = [made.fight(made.payload, number // 2, bool(number % 2)) for number in range(20)]
    assert sum(outcome.winner == 0 for outcome in outcomes) >= 8
    assert len(weighing.field(HEXAGON)) == 6
    seating = weighing.seating(with_ship(HEXAGON, 0, 1, ShipType.JUMPER), 3, "plain")
    assert seating == weighing.seating(HEXAGON.with_(name="Another name"), 3, "plain")
    won = [label for seed in range(10) for label, _ in seating.games.fight(seating.games.payload, seed, False).counts]
    assert len(won) >= 8
    assert set(won) <= {"1", "2", "3"}


@pytest.mark.slow
def test_strong_beats_plain() -> None:
    assert share(HEXAGON, "strong", "plain", 200) >= 0.6


@pytest.mark.slow
def test_strong_wins_among_three_plain_ones() -> None:
    board, won = for_players(HEXAGON, 4), 0
    for seed in range(100):
        crew = ["plain"] * 4
        crew[seed % 4] = "strong"
        won += fight(Bout(board, tuple(crew)), seed, False).winner == seed % 4
    assert won >= 45

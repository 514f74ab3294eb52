"""How strong the captains are, what commanders are worth, whether seats are fair: small samples here, large ones slow."""

from collections.abc import Iterator

import pytest

from metamaker.balance.round_robin import against_field, bouts, protocol
from metamaker.games.cosmos_commanders.balance import CommanderWeighing, mean_tokens
from metamaker.games.cosmos_commanders.battle.ai.registry import captain
from metamaker.games.cosmos_commanders.battle.ai.self_play import Contest, deal, fight
from metamaker.games.cosmos_commanders.battle.ai.strong import LONG_SHOT, Strong, answer, likeliest
from metamaker.games.cosmos_commanders.battle.game import ACT, FACE, OVER, Course
from metamaker.games.cosmos_commanders.battle.moves import END, is_legal, kind_of, legal_moves, target_of
from metamaker.games.cosmos_commanders.battle.state import TAKEOVER, State
from metamaker.games.cosmos_commanders.geometry.boards import board
from metamaker.games.cosmos_commanders.map_generator.generator import generated
from metamaker.games.cosmos_commanders.match.batch import plans
from metamaker.games.cosmos_commanders.rules.board import laid_out
from metamaker.games.cosmos_commanders.rules.chances import D10, taking_tenths
from metamaker.play.dice import SeededDice
from metamaker.play.ranking import Ranking
from metamaker.play.results import Tally
from metamaker.play.simulation.runner import fought
from metamaker.play.statistics import win_rate
from tests.games.cosmos_commanders.builders import begun, wheel
from tests.games.cosmos_commanders.test_samples import FILES, sample


def met(players: int, one: str, other: str, games: int) -> Tally:
    """Games on maps by dice, seats changed round, in this process."""
    boards = tuple(board(generated(players, seed)).plan for seed in range(12))
    contest = Contest(boards, (one, other))
    match_up = f"{players} {one} {other}"
    return fought(fight, contest, games, protocol="captains", match_up=match_up, mirrored=True, workers=1)


def test_plain_beats_chance() -> None:
    assert win_rate(met(2, "plain", "chance", 60)).found >= 0.9


def test_strong_thinks_within_its_budget_and_does_the_same_each_time() -> None:
    course = begun(wheel(home_gap=2), (1, 4), last_round=3)
    first, again = (Strong(5), Strong(5))
    first.positions = again.positions = 300
    chosen = first.choose(course)
    assert chosen == again.choose(course)
    assert is_legal(course.state, chosen)
    course.state.ap = 0
    assert (course.phase, first.choose(course)) == (ACT, END)


@pytest.mark.parametrize("name", ["chance", "plain", "strong"])
def test_captains_make_legal_moves_alone(name: str) -> None:
    course = begun(wheel(home_gap=2), (1, 4), last_round=1)
    who = captain(name, 3, 0)
    for _ in range(3):
        if course.phase == ACT:
            code = who.choose(course)
            assert is_legal(course.state, code)
            course.act(code)


def choices_of_a_game(seed: int) -> Iterator[tuple[State, list[int], int]]:
    """Play a game of four plain captains, and yield for each action what a strong one would try, and the plain choice."""
    dice, plain = SeededDice(seed), captain("plain", seed, 0)
    course = Course(laid_out(board(generated(4, seed)).plan))
    course.roll(dice)
    deal(course, dice)
    while course.phase != OVER:
        if course.phase == FACE:
            course.roll(dice)
            continue
        chosen = plain.choose(course)
        if course.phase == ACT and course.state.ap > 0:
            yield course.state, likeliest(course), chosen
        answer(course, chosen)


def faces(state: State, code: int) -> int:
    """Return on how many of ten faces an action succeeds."""
    return taking_tenths(state.net(state.player, target_of(code))) if kind_of(code) == TAKEOVER else D10


@pytest.mark.rule("CC-TKO-06")
def test_no_takeover_is_tried_that_cannot_succeed_or_needs_a_ten_while_anything_else_is_open() -> None:
    hopeless = 0
    for seed in range(4):
        for state, tried, plain in choices_of_a_game(seed):
            possible = [faces(state, code) for code in legal_moves(state) if code != END]
            hopeless += 0 in possible
            assert faces(state, plain) > 0
            least = min(max(possible, default=0), LONG_SHOT + 1)
            assert all(faces(state, code) >= least for code in tried) if least else tried == [END]
    assert hopeless > 10


def test_weighing_commanders_gives_places_and_advice() -> None:
    scales, found = CommanderWeighing(), generated(2, 3)
    assert [ship.sign for ship in scales.weighed(found, ("metal", "Colonel Tin"))] == ["metal", "military"]
    study = against_field(scales.weighed(found, ()), scales.field(found))
    pairs = study.pairs
    assert len(pairs) == 15
    tallies = [
        fought(bout.fight, bout.payload, 4, protocol=protocol(1), match_up=bout.match_up, mirrored=True, workers=1)
        for bout in bouts(scales, study, pairs, "plain")
    ]
    ladder = Ranking(study.opponents, dict(zip(pairs, tallies, strict=True)))
    means = mean_tokens(ladder, study.given)
    assert len(means) == 6
    assert all(20 < mean < 150 for mean in means.values())
    advice = [str(line) for line in scales.advice(ladder, study.given)]
    assert advice[0].startswith("For an even game")
    assert 2 <= len(advice) <= 6


@pytest.mark.slow
@pytest.mark.parametrize(
    ("players", "one", "other", "games", "least"),
    [(2, "plain", "chance", 1000, 0.95), (2, "strong", "plain", 200, 0.70), (4, "strong", "plain", 200, 0.45)],
)
def test_captains_reach_their_goals(players: int, one: str, other: str, games: int, least: float) -> None:
    assert win_rate(met(players, one, other, games)).high >= least


@pytest.mark.slow
@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_no_seat_of_a_ready_map_is_better_than_another(path: object) -> None:
    """The share of each seat lies within an interval of its games, four standard errors wide on both sides."""
    found, games = sample(getattr(path, "stem", "")), 600
    won = [0] * found.players
    contest = Contest(plans(found), ("plain", "plain"))
    for seed in range(games):
        seat = seed % found.players
        won[seat] += fight(contest, seed, False).winner == 0
    share = 1 / found.players
    each = games / found.players
    assert all(abs(wins / each - share) < 4 * (share * (1 - share) / each) ** 0.5 for wins in won)

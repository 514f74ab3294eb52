"""What the two games on boards cost: turns by chance of Cosmoclysm, whole games of Cosmos Commanders. Run by `make bench`.

The goals are those of the compiled twin, which pytest measures with the option `-o pythonpath=build/fast`.
"""

from time import process_time
from typing import Any

from metamaker.core.paths import sample_fleets
from metamaker.games.cosmoclysm.battle.ai.captain import advance
from metamaker.games.cosmoclysm.battle.ai.registry import captain
from metamaker.games.cosmoclysm.match.sides import begun
from metamaker.games.cosmoclysm.model.board import for_players
from metamaker.games.cosmoclysm.rules.position import OVER
from metamaker.games.cosmos_commanders.battle.ai.self_play import Contest, fight
from metamaker.games.cosmos_commanders.match.batch import plans
from metamaker.games.cosmos_commanders.model.star_map import StarMap
from metamaker.opening import open_file
from metamaker.play.compiled import is_compiled
from metamaker.play.dice import SeededDice
from tests.benchmarks.calibration import report
from tests.games.cosmoclysm.boards import HEXAGON

TWIN = "twin" if is_compiled() else "plain"
GAMES = 100
FULL = 20
"""Turns of a game that are counted: later on few ships are left, and turns cost less than half."""


def test_turns_of_cosmoclysm(benchmark: Any) -> None:
    """The goal is 20,000 full turns a second."""
    turns, seconds = benchmark.pedantic(_turns, (2,))
    report(
        f"a turn of Cosmoclysm, first {FULL} turns of games by chance ({TWIN})",
        [seconds * 1e3 / turns],
        f"{turns / seconds:.0f} a second",
    )


def _turns(players: int) -> tuple[int, float]:
    """Return how many turns were played, and in how many seconds of the processor."""
    board, turns, seconds = for_players(HEXAGON, players), 0, 0.0
    for seed in range(GAMES):
        crew, dice = [captain("chance", seed, side) for side in range(players)], SeededDice(seed)
        position = begun(board, crew, dice)
        since = process_time()
        while position.phase != OVER and position.turns < FULL:
            advance(position, crew, dice)
        seconds += process_time() - since
        turns += position.turns
    return turns, seconds


def test_games_of_cosmos_commanders(benchmark: Any) -> None:
    """The goal is 300 games of four plain captains a second."""
    star_map: StarMap = open_file(str(sample_fleets("cosmos_commanders") / "four-corners.json")).document
    contest = Contest(plans(star_map), ("plain", "plain"))
    seconds = benchmark.pedantic(_seconds, (contest,))
    report(
        f"a game of Cosmos Commanders, four plain captains ({TWIN})", [seconds * 1e3 / GAMES], f"{GAMES / seconds:.0f} a second"
    )


def _seconds(contest: Contest) -> float:
    """Return how long some games take, in seconds of the processor."""
    since = process_time()
    for seed in range(GAMES):
        fight(contest, seed, False)
    return process_time() - since

"""Whole duels of six-slot ships with plain captains, full rules, one process. Run by `make bench`.

The goal is 3,000 duels a second under the roster edition. Plain files come near it on the reference machine, the compiled
twin does about four times as many. Duels have different seeds: what is measured is a round of several, and what is told is
duels a second and their ratio to the calibration loop.
"""

from itertools import count
from typing import Any

import pytest

from metamaker.games.cosmoforce.battle.ai.self_play import Match, fight, lined_up, outcome
from metamaker.games.cosmoforce.rules.editions import ROSTER, WEB
from metamaker.play.compiled import is_compiled
from tests.benchmarks.calibration import report
from tests.games.cosmoforce.battle.ai.matches import BARGE, BRICK, DART, KITE, match, teams
from tests.games.cosmoforce.battle.fights import played

ROUNDS = 20
DUELS = 100
WARM_UP = 300
"""Duels that fill the tables of exact chances, which later duels share."""


def measured(benchmark: Any, name: str, contest: Match, *, telling: bool = False) -> None:
    """Time rounds of so many duels; tell duels and rounds a second."""
    rounds: list[int] = []
    seeds = count(1)

    def one(seed: int) -> int:
        if not telling:
            return fight(contest, seed, False).turns
        battle, captains = lined_up(contest, seed)
        for _ in played(battle, captains):
            pass
        return outcome(battle, mirrored=False).turns

    def several() -> None:
        rounds.append(sum([one(next(seeds)) for _ in range(DUELS)]))

    for _ in range(WARM_UP // DUELS):
        several()
    rounds.clear()
    benchmark.pedantic(several, rounds=ROUNDS)
    seconds = sum(benchmark.stats.stats.data)
    fought = ROUNDS * DUELS
    each = seconds * 1e3 / fought
    twin = "twin" if is_compiled() else "plain"
    report(f"{name} ({twin})", [each], f"{fought / seconds:.0f} duels/s of {sum(rounds) / fought:.1f} rounds")


@pytest.mark.parametrize("ships", [(KITE, BRICK), (DART, BARGE)], ids=["cruisers", "fighter-and-capital-ship"])
def test_duels_under_the_roster_edition(benchmark: Any, ships: Any) -> None:
    """The goal is 3,000 duels a second."""
    measured(
        benchmark, f"duel, roster, {' against '.join(ship.name for ship in ships)}", match(ships[0], ships[1], rules=ROSTER)
    )


def test_duels_under_the_web_edition(benchmark: Any) -> None:
    measured(benchmark, "duel, web", match(KITE, BRICK, rules=WEB))


def test_duels_with_the_log(benchmark: Any) -> None:
    """With every event, and every answer checked."""
    measured(benchmark, "duel, roster, log on", match(KITE, BRICK), telling=True)


def test_team_fights(benchmark: Any) -> None:
    measured(benchmark, "three against three, roster", teams((KITE, BRICK, DART), (BARGE, BRICK, DART)))

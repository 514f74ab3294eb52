"""Whole battles with plain captains, full rules, one process. Run by `make bench`.

The cruiser is the Fathom of The Even Hand: 60 points, cinematic, two sensor arrays, an EW array, shields all around, five
guns in three groups; it has no commander, so its crew quality is one less. The carrier is a Heronry of The Ninewater Procession
with twelve squadrons. Battles have different seeds: what is measured is a round of several, and what is told is battles a
second and their ratio to the calibration loop. After `make fast`, pytest measures the compiled build with the option
`-o pythonpath=$(.venv/bin/python packaging/fast.py --path)`.
"""

from collections.abc import Callable
from itertools import count
from typing import Any

import pytest

from metamaker.games.metaverse.battle.ai.self_play import Match, decided, fight, lined_up, outcome
from metamaker.play.compiled import is_compiled
from tests.benchmarks.calibration import report
from tests.games.metaverse.battle.ai.matches import CARRIER, CRUISER, CRUISERS, match

ROUNDS = 20
WARM_UP = 50
"""Battles that fill the tables of exact means, which later battles share."""


def measured(benchmark: Any, name: str, battles: int, one: Callable[[int], int]) -> None:
    """Time rounds of so many battles; tell battles and turns a second."""
    turns: list[int] = []
    seeds = count(1)

    def several() -> None:
        turns.append(sum([one(next(seeds)) for _ in range(battles)]))

    for _ in range(-(-WARM_UP // battles)):
        several()
    turns.clear()
    benchmark.pedantic(several, rounds=ROUNDS)
    seconds = sum(benchmark.stats.stats.data)
    fought = ROUNDS * battles
    each = seconds * 1e3 / fought
    twin = "twin" if is_compiled() else "plain"
    report(
        f"{name} ({twin})",
        [each],
        f"{fought / seconds:.0f} battles/s of {sum(turns) / fought:.1f} turns, {seconds * 1e6 / sum(turns):.0f} µs a turn",
    )


def silent(contest: Match) -> Callable[[int], int]:
    return lambda seed: fight(contest, seed, False).turns


def told(contest: Match) -> Callable[[int], int]:
    """Return the same battle with its log."""

    def one(seed: int) -> int:
        battle, captains = lined_up(contest, seed, telling=True)
        return outcome(battle, decided(battle, captains), mirrored=False).turns

    return one


def test_cruiser_against_cruiser(benchmark: Any) -> None:
    """The goal is 200 battles a second, the floor 120."""
    measured(benchmark, "cruiser duel", 25, silent(match(CRUISER, "plain", "plain")))


def test_cruiser_against_cruiser_with_the_log(benchmark: Any) -> None:
    """At most 1.4 times as long as without."""
    measured(benchmark, "cruiser duel, log on", 25, told(match(CRUISER, "plain", "plain")))


def test_four_cruisers_against_four(benchmark: Any) -> None:
    """The goal is 50 battles a second, the floor 30."""
    measured(benchmark, "four against four", 5, silent(match(CRUISERS, "plain", "plain")))


def test_carrier_against_carrier(benchmark: Any) -> None:
    """The goal is 60 battles a second, 150 of the compiled twin."""
    measured(benchmark, "carrier duel", 10, silent(match(CARRIER, "plain", "plain")))


@pytest.mark.parametrize("captain", ["chance", "careful"])
def test_cruisers_under_other_captains(benchmark: Any, captain: str) -> None:
    measured(benchmark, f"cruiser duel, {captain}", 10, silent(match(CRUISER, captain, captain)))

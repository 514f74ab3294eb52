"""Battles in numbers, with plain captains: the samples against each other, two processes against one, memory.

Run by `make bench`. The goals are those of the compiled twin, which pytest measures with the option
`-o pythonpath=build/fast`.
"""

import resource
import statistics
from itertools import combinations
from pathlib import Path
from time import perf_counter
from typing import Any

import pytest

from metamaker.games.metaverse.battle.ai.self_play import Contestant, Match, fight
from metamaker.games.metaverse.model.fleet import Fleet
from metamaker.play.compiled import is_compiled
from metamaker.play.simulation.executors import Workers, processes
from metamaker.play.simulation.runner import Bout, all_fought
from tests.benchmarks.calibration import milliseconds, report
from tests.games.metaverse.battle.ai.matches import CARRIER, CRUISER, NAMES, match, sample

TWIN = "twin" if is_compiled() else "plain"

MATCH_UPS = tuple(combinations(NAMES, 2))

STATUS = Path("/proc/self/statm")

STEPS = 10
"""How often memory is looked at."""


def test_samples_against_each_other(benchmark: Any) -> None:
    """The goal is 5 battles a second in the median of the match-ups."""
    milliseconds_each = [_one(sample(one), sample(other)) for one, other in MATCH_UPS[1:]]
    one, other = (sample(name) for name in MATCH_UPS[0])
    milliseconds_each.append(benchmark.pedantic(_one, (one, other)))
    median, slowest = statistics.median(milliseconds_each), max(milliseconds_each)
    report(
        f"{len(MATCH_UPS)} match-ups of samples ({TWIN})",
        milliseconds_each,
        f"{1e3 / median:.1f} battles/s, slowest {slowest / 1e3:.1f} s",
    )


def _one(one: Fleet, other: Fleet) -> float:
    """How long a battle of two fleets takes whose ships are known, in ms."""
    contest = Match((Contestant(one, "plain"), Contestant(other, "plain")))
    fight(contest, 0, False)
    return milliseconds(lambda: fight(contest, 1, False), 1)[0]


def test_two_processes(benchmark: Any) -> None:
    """The goal is 1.8 times the battles of one."""
    number = 4000 if is_compiled() else 1000
    with processes(1) as alone, processes(2) as pair:
        for crew in (alone, pair):
            _seconds(crew, number // 4)
        one, two = _seconds(alone, number), benchmark.pedantic(_seconds, (pair, number))
    report(f"cruiser duels by one process ({TWIN})", [one * 1e3 / number], f"{one / two:.2f} times as many by two")


def _seconds(crew: Workers, number: int) -> float:
    """How long some cruiser duels take."""
    begun = perf_counter()
    all_fought((Bout(fight, match(CRUISER, "plain", "plain"), "cruisers"),), number, protocol="benchmark", crew=crew)
    return perf_counter() - begun


@pytest.mark.skipif(not STATUS.exists(), reason="the memory of a process is not told here")
@pytest.mark.parametrize(("fleet", "number"), [(CRUISER, 5000), (CARRIER, 1000)], ids=["cruisers", "carriers"])
def test_memory(benchmark: Any, fleet: Fleet, number: int) -> None:
    """The goal is memory that does not grow any more once the tables of exact means are full."""
    contest, held = match(fleet, "plain", "plain"), [_held()]

    def some(first: int) -> None:
        for seed in range(first, first + number // STEPS):
            fight(contest, seed, False)
        held.append(_held())

    for step in range(STEPS - 1):
        some(step * number)
    benchmark.pedantic(some, ((STEPS - 1) * number,))
    told = " ".join([f"{megabytes:.1f}" for megabytes in held])
    print(f"\n{number} battles of {fleet.ships[0].name} ({TWIN}): {told} MB")  # noqa: T201


def _held() -> float:
    """How much memory this process has, in MB."""
    return int(STATUS.read_text().split()[1]) * resource.getpagesize() / 1e6

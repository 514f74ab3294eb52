"""Whatever captains of chance do with any ships: what a battle never does."""

import os
import subprocess
import sys
from collections import Counter

from hypothesis import given, settings
from hypothesis import strategies as st

from metamaker.games.metaverse.battle.ai.registry import CAPTAINS
from metamaker.games.metaverse.battle.ai.self_play import Contestant, Match, fight, lined_up, played
from metamaker.games.metaverse.battle.frame import BattleEnded
from metamaker.games.metaverse.battle.start import Setup
from metamaker.games.metaverse.battle.turn.engine import DRAW, apply, pending
from metamaker.games.metaverse.model.fleet import Fleet
from metamaker.play.serialization import digest
from metamaker.play.simulation.runner import fought
from tests.examples import examples
from tests.games.metaverse.battle.ai.matches import CRUISER, VARIED, detachments, match
from tests.games.metaverse.battle.ai.watch import Watch

seeds = st.integers(0, 2**32)


def watched(contest: Match, seed: int) -> int:
    """Play a battle under observation; return its result."""
    battle, captains = lined_up(contest, seed)
    watch, ends = Watch(battle), 0
    for _ in range(10_000):
        decisions = pending(battle)
        if not decisions:
            break
        watch.asked(decisions)
        events = apply(battle, [captains[decision.side].answer(decision) for decision in decisions])
        watch.happened(events)
        ends += sum(isinstance(event, BattleEnded) for event in events)
    assert battle.result is not None
    assert ends == 1
    return battle.result


@settings(max_examples=examples(25), deadline=None)
@given(detachments(), detachments(), seeds)
def test_chance_breaks_no_law_with_any_ships(one: Fleet, other: Fleet, seed: int) -> None:
    contest = Match((Contestant(one, "chance"), Contestant(other, "chance")), Setup(distance_cm=40, last_turn=8))
    assert watched(contest, seed) in {0, 1, DRAW}


@settings(max_examples=10, deadline=None)
@given(detachments(), detachments(), st.sampled_from(tuple(CAPTAINS)), st.sampled_from(tuple(CAPTAINS)), seeds)
def test_no_captain_answers_illegally(one: Fleet, other: Fleet, first: str, second: str, seed: int) -> None:
    assert watched(Match((Contestant(one, first), Contestant(other, second))), seed) in {0, 1, DRAW}


def test_wins_losses_and_draws_are_all_battles() -> None:
    tally = fought(fight, match(CRUISER, "plain", "chance"), 20, protocol="test", match_up="w+l+d", mirrored=True, workers=1)
    assert tally.wins + tally.losses + tally.draws == tally.fought == 20


def test_the_number_of_workers_changes_nothing() -> None:
    contest = match(VARIED[3], "plain", "chance")
    alone, shared = (fought(fight, contest, 12, protocol="test", match_up="workers", workers=workers) for workers in (1, 2))
    assert alone == shared


def test_equal_captains_of_chance_win_equally_often() -> None:
    """Within three standard errors of a half, draws being halves."""
    number = 200
    won = Counter(
        fight(match(CRUISER, "chance", "chance", distance_cm=24, last_turn=6), seed, False).winner for seed in range(number)
    )
    points = won[0] + won[None] / 2
    assert abs(points - number / 2) <= 3 * (number / 4) ** 0.5


REPLAYED = """
from metamaker.play.serialization import digest
from metamaker.games.metaverse.battle.ai.self_play import lined_up, played
from tests.games.metaverse.battle.ai.matches import VARIED, match
for fleet in VARIED[3:6]:
    for captain in ("chance", "plain", "careful"):
        battle, captains = lined_up(match(fleet, captain, "chance"), 5)
        print(digest(event for events in played(battle, captains) for event in events))
"""


def test_a_seed_gives_the_same_log_in_every_process() -> None:
    """Byte for byte, however the hashes of strings fall."""
    logs = set()
    for hashes in ("0", "1", "77"):
        environment = {**os.environ, "PYTHONHASHSEED": hashes}
        run = subprocess.run([sys.executable, "-c", REPLAYED], env=environment, capture_output=True, text=True, check=True)
        logs.add(run.stdout)
    assert len(logs) == 1
    assert len(logs.pop().split()) == 9


def test_another_seed_gives_another_log() -> None:
    logs = []
    for seed in (1, 2):
        battle, captains = lined_up(match(CRUISER, "plain", "plain"), seed)
        logs.append(digest(event for events in played(battle, captains) for event in events))
    assert logs[0] != logs[1]

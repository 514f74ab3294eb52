"""Each captain beats the next lower one: mirrored battles with the same ships on both sides, over ten small fleets.

The admiral commands fleets: whole samples are among those with which he is measured.
"""

from collections.abc import Sequence
from functools import reduce
from itertools import pairwise

import pytest

from metamaker.games.metaverse.battle.ai.registry import CAPTAINS
from metamaker.games.metaverse.battle.ai.self_play import fight
from metamaker.games.metaverse.model.fleet import Fleet
from metamaker.play.results import Tally, merged
from metamaker.play.simulation.runner import fought
from metamaker.play.statistics import win_rate
from tests.games.metaverse.battle.ai.matches import NAMES, VARIED, match, sample

PAIRS = tuple(pairwise(CAPTAINS))
GOAL, FLOOR = 0.6, 0.55
LARGEST = "the-ninewater-procession"
"""Forty ships: a battle takes as long as all others together."""


def ranked(better: str, worse: str, battles: int, fleets: Sequence[Fleet] = VARIED) -> Tally:
    """Return the totals of this many battles with each of these fleets; contestants change sides after each one."""
    tallies = [
        fought(
            fight,
            match(fleet, better, worse),
            battles,
            protocol="ranking",
            match_up=f"{place} {better} {worse}",
            mirrored=True,
            workers=1,
        )
        for place, fleet in enumerate(fleets)
    ]
    return reduce(merged, tallies)


@pytest.mark.parametrize(("worse", "better"), PAIRS)
def test_each_captain_may_well_reach_the_goal(worse: str, better: str) -> None:
    """A few battles: fails if the goal lies above all that they leave possible."""
    tally = ranked(better, worse, 4)
    assert tally.fought == 4 * len(VARIED)
    assert win_rate(tally).high > GOAL
    assert win_rate(tally).found > 0.5


@pytest.mark.slow
@pytest.mark.parametrize(("worse", "better"), PAIRS)
def test_each_captain_beats_the_next_lower_one(worse: str, better: str) -> None:
    """400 battles, or a few more."""
    fleets = [*VARIED, *[sample(name) for name in NAMES if name != LARGEST]] if better == "admiral" else VARIED
    tally = ranked(better, worse, -(-400 // len(fleets)), fleets)
    share = win_rate(tally)
    assert tally.fought >= 400
    assert share.found >= GOAL
    assert share.low > FLOOR

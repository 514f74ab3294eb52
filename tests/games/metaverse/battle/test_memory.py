"""That battles leave nothing behind but tables that later battles share."""

import gc
import tracemalloc
from collections import Counter

import pytest

from metamaker.games.metaverse.battle.ai.self_play import Match, decided, fight, lined_up
from metamaker.games.metaverse.battle.state.battle import Battle, Secrets, Table
from metamaker.games.metaverse.battle.state.vessel import ArcState, SectionState, System, Vessel
from metamaker.games.metaverse.model.fleet import Fleet
from tests.games.metaverse.battle.ai.matches import CRUISER, VARIED, match

STATE = (Battle, Table, Secrets, Vessel, SectionState, ArcState, System)

BATTLES = 1000
BYTES_EACH = 500
"""What a battle may leave: tables of exact means still fill a little. A cruiser alone has tens of thousands of bytes."""


def several(contest: Match, seeds: range) -> None:
    for seed in seeds:
        battle, captains = lined_up(contest, seed, telling=seed % 2 == 1)
        decided(battle, captains)


@pytest.fixture
def nothing_older() -> None:
    """Exclude older objects from collection and listing, which would take longer than the battles of a long run."""
    gc.collect()
    gc.freeze()


def state() -> Counter[str]:
    """How many parts of battles are alive."""
    gc.collect()
    return Counter(each.__class__.__name__ for each in gc.get_objects() if isinstance(each, STATE))


@pytest.mark.slow
def test_thousands_of_battles_need_no_more_memory_than_one() -> None:
    contest = match(CRUISER, "plain", "plain")
    for seed in range(BATTLES):
        fight(contest, seed, False)
    gc.collect()
    tracemalloc.start()
    try:
        several(contest, range(BATTLES, 2 * BATTLES))
        gc.collect()
        kept, _ = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    assert kept < BATTLES * BYTES_EACH


@pytest.mark.usefixtures("nothing_older")
@pytest.mark.parametrize("fleet", VARIED, ids=lambda fleet: f"{fleet.name}, {len(fleet.ships)}")
def test_nothing_holds_a_battle_that_is_over(fleet: Fleet) -> None:
    several(match(fleet, "careful", "chance"), range(2))
    assert state() == Counter()
    held = lined_up(match(fleet, "careful", "chance"), 1)
    assert state(), "a battle that is held is seen"
    del held

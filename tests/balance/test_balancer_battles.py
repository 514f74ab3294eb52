"""The battles of an evening-out: fought stage by stage, and a user who interrupts one ends the search."""

import pytest

from metamaker.balance.balancer_battles import by_workers
from metamaker.play.results import Outcome
from metamaker.play.simulation.runner import Bout


def even(payload: int, seed: int, mirrored: bool, /) -> Outcome:
    """Battles that the dice alone decide."""
    return Outcome(seed % 2, 1)


def interrupted(payload: int, seed: int, mirrored: bool, /) -> Outcome:
    """Return a battle during which the user stops."""
    raise KeyboardInterrupt


BOUT = Bout(even, 0, "a bout", mirrored=True)


def test_stages_have_dice_of_their_own_and_are_the_same_again() -> None:
    fight = by_workers(1, None)
    first, again, second = (fight((BOUT,), 40, stage, lambda: False) for stage in ("1", "1", "2"))
    assert first == again != second


def test_who_interrupts_battles_ends_the_search() -> None:
    with pytest.raises(KeyboardInterrupt):
        by_workers(1, None)((Bout(interrupted, 0, "a bout"),), 10, "1", lambda: False)


def test_a_search_that_is_stopped_keeps_what_was_fought() -> None:
    (tally,) = by_workers(1, None)((BOUT,), 10, "1", lambda: True)
    assert tally.is_partial

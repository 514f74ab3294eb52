"""Making a meeting even: what is fought, what is given up, when it ends, with battles whose chances are known."""

from collections.abc import Callable, Iterator, Sequence
from math import exp
from typing import Any

import pytest

from metamaker.balance.balancer import ENOUGH, FAIR, STAGES, Evened, Terms, by_workers, evened, none_found
from metamaker.core.messages import ENGLISH, said
from metamaker.game_api.odds import Change
from metamaker.play.results import Duel, Outcome, Pair, Tally
from metamaker.play.simulation.runner import Bout

STEP = 0.4
"""Logits that each thing left at home is worth in truth."""


class Drill:
    """Odds of a game in which leaving things at home makes the first side weaker; forecasts err by as much as they are told."""

    def __init__(self, ahead: float, error: float) -> None:
        self._ahead = ahead
        self._error = error

    def truth(self, change: Change) -> float:
        """Return the logits of a change."""
        return self._ahead - STEP * float(change.recipe)

    def _change(self, left: int) -> Change:
        expected = self._ahead - STEP * left + self._error
        return Change("none" if not left else "leave", f"leave {left}", left, left / 20, -left, expected)

    def as_it_is(self, forces: Sequence[str]) -> Change:
        return self._change(0)

    def changes(self, forces: Sequence[str], stronger: int, aim: float) -> tuple[Change, ...]:
        return tuple(self._change(left) for left in range(1, 15))

    def both(self, forces: Sequence[str], one: Change, other: Change) -> None:
        return None

    def leads(self, forces: Sequence[str], captains: Sequence[str]) -> Any:
        raise NotImplementedError

    def head_start(self, forces: Sequence[str], given: Any) -> Any:
        raise NotImplementedError

    def reliability(self, kind: str) -> Any:
        raise NotImplementedError

    def bout(self, forces: Sequence[str], change: Change, captains: Sequence[str]) -> Duel:
        return Duel(_no_fight, self.truth(change), str(change.text))

    def made(self, forces: Sequence[str], change: Change) -> Any:
        raise NotImplementedError

    def forecast(self, forces: Sequence[str]) -> Any:
        raise NotImplementedError

    def lineup(self, force: str) -> Any:
        raise NotImplementedError

    def equal_points(self) -> Any:
        raise NotImplementedError

    def drawn_up(self, forces: Sequence[str], limit: float) -> Any:
        raise NotImplementedError


def _no_fight(payload: Any, seed: int, mirrored: bool, /) -> Any:
    raise NotImplementedError


class Field:
    """Battles that go as their chances say, without luck. `fought` counts them by bout."""

    def __init__(self) -> None:
        self.fought: dict[str, int] = {}

    def __call__(self, bouts: Sequence[Bout], number: int, stage: str, stop: Callable[[], bool]) -> Sequence[Tally]:
        tallies = []
        for bout in bouts:
            self.fought[bout.match_up] = self.fought.get(bout.match_up, 0) + number
            wins = round(number / (1 + exp(-bout.payload)))
            pairs = ((Pair(4, 8), wins // 2), (Pair(2, 8), wins % 2), (Pair(0, 8), (number - wins) // 2))
            tallies.append(Tally(wins, number - wins, pairs=tuple(each for each in pairs if each[1])))
        return tallies


def ticks() -> Callable[[], float]:
    """Return a clock that advances by a tenth of a second for each question."""
    now: Iterator[int] = iter(range(10**9))
    return lambda: next(now) / 10


def last(drill: Drill, field: Field, stop: Callable[[], bool] = lambda: False, seconds: float = 55.0) -> Evened:
    *_, found = evened(drill, ("a", "b"), Terms(("plain", "plain"), seconds, 1, ticks()), field, stop)
    return found


@pytest.mark.parametrize("error", [-1.2, 0.0, 1.2])
def test_a_fair_change_is_found_however_the_forecast_errs(error: float) -> None:
    drill, field = Drill(2.0, error), Field()
    found = last(drill, field)
    best = found.proposals[0]
    assert best.is_fair
    assert best.change.recipe == 5
    assert FAIR[0] <= best.rate.low + 0.07
    assert best.tally.fought == STAGES[-1]


def test_where_battles_are_slow_fewer_of_them_do() -> None:
    """A clock that takes half a second for each battle: there is time for 240."""
    field = Field()
    steps = [0.0]

    def slow(bouts: Sequence[Bout], number: int, stage: str, stop: Callable[[], bool]) -> Sequence[Tally]:
        steps[0] += 0.5 * number * len(bouts)
        return field(bouts, number, stage, stop)

    *_, found = evened(Drill(1.2, 0.2), ("a", "b"), Terms(("plain", "plain"), 120.0, 1, lambda: steps[0]), slow)
    assert found.proposals[0].is_fair
    assert found.proposals[0].tally.fought == ENOUGH


def test_what_is_hopeless_is_given_up_after_few_battles() -> None:
    field = Field()
    last(Drill(2.0, 1.2), field)
    assert field.fought["leave 0"] == STAGES[0]
    assert sum(number == STAGES[-1] for number in field.fought.values()) == 1


def test_a_meeting_that_is_even_needs_no_change() -> None:
    found = last(Drill(0.0, 0.3), Field())
    assert found.proposals[0].change.kind == "none"
    assert found.proposals[0].is_fair


def test_nothing_more_is_fought_when_nobody_wants_it() -> None:
    asked = iter([False, False, True])
    field = Field()
    found = last(Drill(2.0, 0.0), field, lambda: next(asked, True))
    assert found.fought == sum(field.fought.values()) < STAGES[-1]
    assert not found.fair


def test_time_that_is_up_ends_it_with_what_may_be_fair() -> None:
    found = last(Drill(2.0, 0.0), Field(), seconds=0.5)
    assert not found.fair
    assert all(FAIR[0] <= each.rate.found <= FAIR[1] for each in found.proposals)


class Lost(Drill):
    """A meeting that no change can make even: each of them changes hardly anything."""

    def truth(self, change: Change) -> float:
        return self._ahead


@pytest.mark.parametrize(("ahead", "weaker", "stronger"), [(4.0, "B", "A"), (-4.0, "A", "B")])
def test_a_search_that_gave_everything_up_says_so_and_what_helps(ahead: float, weaker: str, stronger: str) -> None:
    found = last(Lost(ahead, 0.0), Field())
    assert found.given_up
    assert not found.proposals
    told = said(none_found(found, ("A", "B")), ENGLISH)
    assert "more seconds will not help" in told
    assert f"Add ships to {weaker}, or leave some ships of {stronger} out." in told


def test_a_search_that_ran_out_of_time_has_not_given_up() -> None:
    found = last(Lost(4.0, 0.0), Field(), seconds=1.0)
    assert not found.given_up
    assert "try again with more seconds" in said(none_found(found, ("A", "B")), ENGLISH)


def test_a_search_that_found_enough_has_not_given_up() -> None:
    assert not last(Drill(2.0, 0.0), Field()).given_up


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

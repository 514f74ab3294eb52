"""Making a match-up even: what is fought, confirmed and given up, with battles whose chances are known."""

from collections.abc import Callable, Sequence
from typing import Any

import pytest

from metamaker.balance.balancer import ENOUGH, FAIR, FRESH, LEAST_FRESH, Evened, Terms, by_workers, evened, none_found
from metamaker.core.messages import ENGLISH, said
from metamaker.game_api.odds import Change
from metamaker.play.results import Outcome
from metamaker.play.simulation.runner import Bout
from tests.balance.drills import Drill, Field, battles, change, dice_of, win_rate_of


def states(drill: Drill, field: Field, seconds: float = 55.0, wanted: int = 1) -> list[Evened]:
    """Return all states of a search."""
    return list(evened(drill, ("a", "b"), Terms(("plain", "plain"), seconds, wanted, field.clock), field))


def last(drill: Drill, field: Field, seconds: float = 55.0, wanted: int = 1) -> Evened:
    return states(drill, field, seconds, wanted)[-1]


@pytest.mark.parametrize("error", [-1.2, 0.0, 1.2])
def test_a_fair_change_is_found_however_the_forecast_errs(error: float) -> None:
    best = last(Drill(2.0, error), Field()).proposals[0]
    assert best.is_fair
    assert best.change.recipe == ("leave", 5)
    assert best.tally.fought == FRESH
    assert best.rate.high - best.rate.low < 0.075


def test_what_is_proposed_was_confirmed_by_battles_that_did_not_choose_it() -> None:
    field = Field()
    found = last(Drill(2.0, 0.5), field)
    best = found.proposals[0]
    assert field.fought["leave 5"] >= best.tally.fought + ENOUGH
    assert found.fought == sum(field.fought.values())


def test_earlier_battles_of_the_match_up_say_where_to_begin() -> None:
    drill, field = Drill(2.0, 1.2), Field()
    known = battles(dice_of(3), 2.0, 400)
    terms = Terms(("plain", "plain"), 55.0, 1, field.clock)
    *_, found = evened(drill, ("a", "b"), terms, field, known=known)
    assert (found.base.tally.fought, found.base.tally.wins) == (known.fought, known.wins)
    assert "none 0" not in field.fought
    assert found.fought == sum(field.fought.values())
    assert found.fair[0].change.recipe == ("leave", 5)
    assert found.tried <= 3


def test_what_the_search_takes_for_fair_by_luck_is_not_proposed() -> None:
    """Battles go well until the confirmation begins: what was chosen for that is dropped, and never called fair."""

    class Lucky(Field):
        def __call__(self, bouts: Sequence[Bout], number: int, stage: str, stop: Callable[[], bool]) -> Any:
            lucky = [bout._replace(payload=bout.payload if number > 20 else bout.payload / 8) for bout in bouts]
            return super().__call__(lucky, number, stage, stop)

    class Single(Drill):
        def changes(self, forces: Sequence[str], stronger: int, aim: float) -> tuple[Change, ...]:
            return ()

    field = Lucky()
    found = last(Single(1.0, -1.0), field)
    assert field.fought["none 0"] > ENOUGH
    assert field.fought["none 0"] < FRESH
    assert not found.fair


def test_over_many_searches_what_is_called_fair_is_fair() -> None:
    rates = []
    for seed in range(30):
        drill = Drill(1.7 + seed / 40, 0.1 * (seed - 15))
        rates += [win_rate_of(drill.truth(each.change)) for each in last(drill, Field(seed)).fair]
    assert len(rates) >= 20
    assert all(0.42 <= rate <= 0.58 for rate in rates)
    assert sum(FAIR[0] <= rate <= FAIR[1] for rate in rates) >= 0.9 * len(rates)


def test_where_battles_are_slow_fewer_fresh_ones_confirm() -> None:
    found = last(Drill(1.2, 0.2), Field(a_second=10))
    assert found.fought <= 560
    assert found.proposals[0].is_fair
    assert LEAST_FRESH <= found.proposals[0].tally.fought < FRESH


def test_without_time_for_fresh_battles_nothing_is_called_fair() -> None:
    found = last(Drill(0.0, 0.0), Field(a_second=2))
    assert found.fought <= 130
    assert not found.fair
    assert found.proposals[0].change.kind == "none"


def test_what_is_hopeless_is_given_up_after_few_battles() -> None:
    field = Field()
    last(Drill(2.0, 1.2), field)
    assert field.fought["none 0"] <= 20
    assert sum(number > FRESH for number in field.fought.values()) == 1


def test_a_match_up_that_is_even_needs_no_change() -> None:
    found = last(Drill(0.0, 0.3), Field(), wanted=3)
    assert found.fair[0].change.kind == "none"
    assert found.tried <= 3


class Several(Drill):
    """Small, middling and large changes of four kinds, all of them even."""

    def changes(self, forces: Sequence[str], stronger: int, aim: float) -> tuple[Change, ...]:
        kinds = {"leave": 0.15, "distance": 0.06, "crew": 0.6, "more": 0.4}
        return tuple(change(kind, number, self.error, size) for kind, size in kinds.items() for number in range(3))

    def truth(self, of: Change) -> float:
        return self.ahead if of.kind == "none" else 0.0


def test_small_changes_of_different_kinds_are_proposed_first() -> None:
    found = last(Several(2.0, 0.0), Field(), wanted=3)
    assert [each.change.kind for each in found.fair] == ["distance", "leave", "more"]


def test_nothing_more_is_fought_when_nobody_wants_it() -> None:
    asked = iter([False, False, True])
    field = Field()
    *_, found = evened(Drill(2.0, 0.0), ("a", "b"), Terms(("plain", "plain")), field, lambda: next(asked, True))
    assert found.fought == sum(field.fought.values()) < 100
    assert not found.fair


def test_time_that_is_up_ends_it_with_what_may_be_fair() -> None:
    found = last(Drill(2.0, 0.0), Field(), seconds=0.5)
    assert not found.fair
    assert all(FAIR[0] <= each.rate.found <= FAIR[1] for each in found.proposals)


def test_pairs_of_changes_are_tried_where_single_ones_do_not_fit() -> None:
    class Coarse(Drill):
        def changes(self, forces: Sequence[str], stronger: int, aim: float) -> tuple[Change, ...]:
            return change("leave", 1, self.error + 0.8), change("crew", 1, self.error + 1.2)

        def truth(self, of: Change) -> float:
            return of.expected - self.error

        def _change(self, left: int) -> Change:
            return change("none", 0, self.error + 2.0, 0.0)

        def both(self, forces: Sequence[str], one: Change, other: Change) -> Change:
            return replace_kind(one, other, self.error)

    def replace_kind(one: Change, other: Change, error: float) -> Change:
        joined = change(f"{one.kind}+{other.kind}", 2, one.expected + other.expected - error - 2.0)
        return joined._replace(recipe=frozenset({one.recipe, other.recipe}))

    assert "+" in last(Coarse(2.0, 0.7), Field()).fair[0].change.kind


class Lost(Drill):
    """A meeting that no change can make even: each of them changes hardly anything."""

    def truth(self, change: Change) -> float:
        return self.ahead


@pytest.mark.parametrize(("ahead", "weaker", "stronger"), [(4.0, "B", "A"), (-4.0, "A", "B")])
def test_a_search_that_gave_everything_up_says_so_and_what_helps(ahead: float, weaker: str, stronger: str) -> None:
    found = last(Lost(ahead, 0.0), Field())
    assert found.given_up
    assert not found.proposals
    told = said(none_found(found, ("A", "B")), ENGLISH)
    assert "more seconds will not help" in told
    assert f"Add ships to {weaker}, or leave some ships of {stronger} out." in told


def test_a_search_that_tried_everything_says_so_next_to_its_only_proposal() -> None:
    class Single(Lost):
        def changes(self, forces: Sequence[str], stronger: int, aim: float) -> tuple[Change, ...]:
            return (change("leave", 1, 0.0),)

        def truth(self, of: Change) -> float:
            return 0.0 if of.kind == "leave" else self.ahead

    found = last(Single(4.0, 0.0), Field(), wanted=3)
    assert [each.is_fair for each in found.proposals] == [True]
    assert found.given_up
    told = said(none_found(found, ("A", "B")), ENGLISH)
    assert "more seconds will not help. Add ships to B, or leave some ships of A out." in told


def test_a_search_that_ran_out_of_time_has_not_given_up() -> None:
    found = last(Lost(4.0, 0.0), Field(a_second=10), seconds=1.0)
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

"""Head starts: the fairest one for given leads, what it makes of them, and the order of offers."""

from collections import Counter
from collections.abc import Callable, Sequence
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from metamaker.balance.balancer import Terms
from metamaker.balance.head_start import (
    BATTLES,
    CLOSE,
    STAGE,
    End,
    even_offers,
    fair_head_start,
    with_head_start,
    with_points,
)
from metamaker.game_api.odds import Change
from metamaker.game_api.play import HeadStart
from metamaker.play.results import Duel, Outcome, Tally, tally
from metamaker.play.simulation.runner import Bout
from tests.balance.drills import Drill, Field, change

ENDS = st.dictionaries(st.builds(End, st.integers(-60, 60), st.integers(1, 4)), st.integers(1, 40), min_size=1, max_size=12)


def apart(ends: dict[End, int], given: HeadStart) -> float:
    """Return how far a head start leaves these battles from even."""
    found = with_points(ends, given)
    return abs(found.wins / found.fought - 0.5)


@given(ENDS)
def test_no_other_head_start_is_nearer_to_even(ends: dict[End, int]) -> None:
    plain = [HeadStart(side, points) for side in (0, 1) for points in range(63)]
    late = [each._replace(from_turn=turn) for each in plain for turn in range(1, 5)]
    best = fair_head_start(ends)
    assert apart(ends, best) <= min(apart(ends, each) for each in plain)
    if apart(ends, best) > CLOSE:
        assert apart(ends, best) <= min(apart(ends, each) for each in late)


@given(ENDS)
def test_sides_are_alike(ends: dict[End, int]) -> None:
    swapped = {End(-end.lead, end.turn): number for end, number in ends.items()}
    one, other = fair_head_start(ends), fair_head_start(swapped)
    assert apart(ends, one) == pytest.approx(apart(swapped, other))


def of_leads(*leads: int, turn: int = 3) -> Counter[End]:
    """Return battles with these leads that ended in one turn."""
    return Counter(End(lead, turn) for lead in leads)


@pytest.mark.rule("MV-4.1.0-05")
def test_it_is_the_median_lead_of_the_stronger_side() -> None:
    leads = (5, 10, 14, 20, 40, 60)
    assert fair_head_start(of_leads(*leads)) == HeadStart(1, 16)
    assert fair_head_start(of_leads(*(-lead for lead in leads))) == HeadStart(0, 17)
    assert with_points(of_leads(*leads), HeadStart(1, 16)) == Tally(3, 3, 0, asked=6)


def test_a_tie_is_won_by_the_side_with_the_head_start() -> None:
    assert with_points(of_leads(4, 4), HeadStart(1, 4)) == Tally(0, 2, 0, asked=2)
    assert with_points(of_leads(-4, -4), HeadStart(0, 4)) == Tally(2, 0, 0, asked=2)
    assert with_points(of_leads(0), HeadStart(0, 0)).wins == 1
    assert with_points(of_leads(0), HeadStart(1, 0)).losses == 1


@pytest.mark.rule("MV-4.1.0-04")
def test_turns_decide_where_most_battles_end_with_one_lead() -> None:
    """The first side always wins without a loss, half of the time before turn 6."""
    ends = Counter({End(100, 4): 30, End(100, 5): 20, End(100, 6): 50, End(90, 8): 2})
    assert fair_head_start(ends) == HeadStart(1, 100, 6)
    assert with_points(ends, HeadStart(1, 100, 6)) == Tally(50, 52, 0, asked=102)
    swapped = {End(-end.lead, end.turn): number for end, number in ends.items()}
    assert fair_head_start(swapped) == HeadStart(0, 100, 6)


def test_without_battles_there_is_no_head_start() -> None:
    with pytest.raises(ValueError, match="at least one battle"):
        fair_head_start({})


def lead_of(_payload: object, seed: int, _mirrored: bool, /) -> Outcome:
    """Fight a battle that the first side wins by 10 to 29 points."""
    return Outcome(0, 3, ((f"{10 + seed % 20} 3", 1),))


class LopsidedOdds:
    """Odds of a game in which the first side always wins; there are no changes of fleets."""

    def leads(self, _forces: Sequence[object], _captains: Sequence[str]) -> Duel:
        return Duel(lead_of, None, "lopsided")

    def as_it_is(self, _forces: Sequence[object]) -> Change:
        return Change("none", "as it is", (), 0.0, 0.0, 3.0)

    def head_start(self, _forces: Sequence[object], given: HeadStart) -> Change:
        return Change("head_start", str(given.points), given, 0.0, 0.0, 0.0)

    def changes(self, _forces: Sequence[object], _stronger: int, _aim: float) -> tuple[Change, ...]:
        return ()

    def bout(self, _forces: Sequence[object], _change: Change, _captains: Sequence[str]) -> Duel:
        return Duel(lead_of, None, "lopsided")


ODDS: Any = LopsidedOdds()


def here(bouts: Sequence[Bout], number: int, stage: str, stop: Callable[[], bool]) -> Sequence[Tally]:
    """Fight in this process with different seeds for each stage."""
    first = sum(stage.encode()) * 977
    return [tally(bout.fight(bout.payload, first + place, False) for place in range(number)) for bout in bouts]


def terms(*times: float, seconds: float = 55.0) -> Terms:
    """Return terms with a clock that shows these times, then the last one."""
    left = list(times)
    return Terms(("plain", "plain"), seconds, clock=lambda: left.pop(0) if len(left) > 1 else left[0])


def test_a_head_start_evens_a_pair_that_one_side_always_wins() -> None:
    *_, found = with_head_start(ODDS, (), terms(0.0), here, lambda: False)
    (offer,) = found.proposals
    assert offer.change.kind == "head_start"
    assert offer.change.recipe[0] == 1
    assert 18 <= offer.change.recipe[1] <= 20
    assert offer.is_fair
    assert found.base.rate.found == 1.0
    assert found.fought == offer.tally.fought == BATTLES


def test_results_grow_from_stage_to_stage_and_end_with_the_time() -> None:
    found = list(with_head_start(ODDS, (), terms(0.0, 1.0, 5.0, 30.0), here, lambda: False))
    assert [each.fought for each in found] == [STAGE * (place + 1) for place in range(len(found))]
    assert len(found) < BATTLES // STAGE
    assert not found[0].proposals[0].is_fair


def test_it_is_the_first_offer_and_stays_when_changes_are_searched() -> None:
    states = list(even_offers(ODDS, (), terms(0.0), here))
    assert all(state.proposals[0].change.kind == "head_start" for state in states)
    assert states[-1].fought == BATTLES  # the search begins with these, and finds no change to fight
    assert states[-1].given_up


class SlowLeads(Drill):
    """Odds whose head start gets 100 battles in its time, too few for a certain one; changes are fought quickly."""

    def leads(self, forces: Sequence[str], captains: Sequence[str]) -> Duel:
        return Duel(lead_of, None, "leads")

    def head_start(self, forces: Sequence[str], given: HeadStart) -> Change:
        return change("head_start", given, 0.0)


def test_a_confirmed_change_comes_before_an_uncertain_head_start() -> None:
    field = Field()

    def fight(bouts: Sequence[Bout], number: int, stage: str, stop: Callable[[], bool]) -> Sequence[Tally]:
        if bouts[0].payload is not None:
            return field(bouts, number, stage, stop)
        field.seconds += 0.2 * number
        return here(bouts, number, stage, stop)

    asked = Terms(("plain", "plain"), 55.0, 1, field.clock)
    *_, found = even_offers(SlowLeads(4.0, 0.0), ("a", "b"), asked, fight)
    assert [each.is_fair for each in found.proposals[:2]] == [True, False]
    assert [each.change.kind for each in found.proposals[:2]] == ["leave", "head_start"]


def test_the_user_can_stop_it() -> None:
    assert list(even_offers(ODDS, (), terms(0.0), here, lambda: True))[-1].fought <= STAGE


def test_the_head_start_is_one_of_the_wanted_offers() -> None:
    only = list(even_offers(ODDS, (), terms(0.0)._replace(wanted=1), here))
    assert only[-1].fought == BATTLES
    assert [each.change.kind for each in only[-1].proposals] == ["head_start"]


def same_lead(_payload: object, seed: int, _mirrored: bool, /) -> Outcome:
    """Fight a battle that the first side wins by 100 points, or in one of five by 99."""
    return Outcome(0, 3, ((f"{100 - (seed % 5 == 0)} 3", 1),))


def test_it_is_not_offered_where_none_can_make_the_battles_even() -> None:
    class Decided(LopsidedOdds):
        def leads(self, _forces: Sequence[object], _captains: Sequence[str]) -> Duel:
            return Duel(same_lead, None, "decided")

    decided: Any = Decided()
    *_, found = with_head_start(decided, (), terms(0.0), here, lambda: False)
    assert found.proposals == ()
    assert found.base.rate.found == 1.0

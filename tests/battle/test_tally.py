"""Tallies: everything is counted once, however the battles are divided."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from metamaker.battle.outcome import Outcome
from metamaker.battle.tally import Tally, merged, tally

outcomes = st.lists(
    st.builds(
        Outcome,
        st.sampled_from([0, 1, None]),
        st.integers(0, 40),
        st.lists(st.tuples(st.sampled_from(["beam", "missile", "ram"]), st.integers(0, 5)), max_size=4).map(tuple),
    ),
    max_size=30,
)


@given(outcomes)
def test_wins_losses_and_draws_are_all_battles(fought: list[Outcome]) -> None:
    found = tally(fought)
    assert found.wins + found.losses + found.draws == found.fought == found.asked == len(fought)
    assert sum(times for _, times in found.turns) == len(fought)
    assert dict(found.counts) == {
        label: sum(count for outcome in fought for name, count in outcome.counts if name == label)
        for label in {name for outcome in fought for name, _ in outcome.counts}
    }
    assert not found.is_partial


@given(outcomes, outcomes, outcomes)
def test_tallies_add_up_as_their_battles_do(one: list[Outcome], two: list[Outcome], three: list[Outcome]) -> None:
    whole = tally([*one, *two, *three])
    assert merged(merged(tally(one), tally(two)), tally(three)) == whole
    assert merged(tally(one), merged(tally(two), tally(three))) == whole
    assert merged(Tally(), whole) == merged(whole, Tally()) == whole


def test_a_tally_of_three() -> None:
    found = tally([Outcome(0, 7, (("beam", 2),)), Outcome(None, 3), Outcome(1, 7, (("ram", 1), ("beam", 1), ("ram", 1)))])
    assert found == Tally(1, 1, 1, ((3, 1), (7, 2)), (("beam", 3), ("ram", 2)), 3)


def test_other_winners_are_refused() -> None:
    with pytest.raises(ValueError, match="found 2"):
        tally([Outcome(2, 1)])

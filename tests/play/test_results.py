"""Tallies: everything is counted once, however the battles are divided."""

from functools import reduce

import pytest
from hypothesis import given
from hypothesis import strategies as st

from metamaker.play.results import Fate, Outcome, Pair, Tally, merged, paired, tally

outcomes = st.lists(
    st.builds(
        Outcome,
        st.sampled_from([0, 1, None]),
        st.integers(0, 40),
        st.lists(st.tuples(st.sampled_from(["beam", "missile", "ram"]), st.integers(0, 5)), max_size=4).map(tuple),
        st.lists(st.tuples(st.builds(Fate, st.integers(0, 1), st.just("Heron"), st.just("sunk")), st.integers(1, 5))).map(
            tuple
        ),
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


@given(st.lists(outcomes, max_size=4))
def test_pairs_add_up_as_long_as_none_is_taken_apart(runs: list[list[Outcome]]) -> None:
    even = [run[: len(run) // 2 * 2] for run in runs]
    assert reduce(merged, map(paired, even), Tally()) == paired([outcome for run in even for outcome in run])


def test_a_pair_has_the_half_points_and_turns_of_both_battles() -> None:
    found = paired([Outcome(0, 3), Outcome(None, 5), Outcome(1, 2), Outcome(1, 2), Outcome(0, 9)])
    assert found.pairs == ((Pair(0, 4), 1), (Pair(3, 8), 1))
    assert found.fought == 5


def test_fates_are_added_up() -> None:
    lost, there = Fate(0, "Heron", "destroyed"), Fate(1, "Heron", "survived")
    found = tally([Outcome(0, 1, (), ((lost, 2), (there, 1))), Outcome(1, 1, (), ((there, 3),))])
    assert found.fates == ((lost, 2), (there, 4))

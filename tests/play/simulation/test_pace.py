"""How many battles are sent to a worker at a time."""

from hypothesis import given
from hypothesis import strategies as st

from metamaker.play.simulation.batches import Pace


def test_the_first_run_is_one_battle_and_later_ones_last_half_a_second() -> None:
    pace = Pace(workers=2)
    assert pace.size(100_000) == 1
    pace.learn(1, 1 / 64)
    assert pace.size(100_000) == 8
    pace.learn(8, 4 / 64)
    pace.learn(64, 68 / 64)
    assert pace.size(100_000) == 32


def test_slow_battles_go_one_by_one() -> None:
    pace = Pace(workers=2)
    pace.learn(1, 3.0)
    assert pace.size(100) == 1


def test_nobody_is_left_without_work_in_the_end() -> None:
    pace = Pace(workers=4)
    pace.learn(1000, 1.0)
    assert pace.size(800) == 100
    assert pace.size(80) == 31


@given(st.lists(st.tuples(st.integers(1, 1000), st.floats(0, 10))), st.integers(1, 64), st.integers(1, 10**6))
def test_runs_are_never_empty_nor_more_than_what_is_left(runs: list[tuple[int, float]], workers: int, left: int) -> None:
    pace = Pace(workers)
    for battles, seconds in runs:
        pace.learn(battles, seconds)
    assert 1 <= pace.size(left) <= left

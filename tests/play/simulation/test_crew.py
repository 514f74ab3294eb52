"""A crew that stays: the same figures, a study that is left stops at once, and others go on."""

from collections.abc import Iterator
from itertools import count

import pytest

from metamaker.play.results import Tally
from metamaker.play.simulation.pool import ProcessPool
from metamaker.play.simulation.runner import BattleProblem, Bout, WorkersLost, all_fought
from tests.play.simulation.duels import coin, deadly, faulty, slow

BOUTS = (Bout(coin, 45, "a", mirrored=True), Bout(coin, 80, "b", mirrored=True))


@pytest.fixture(scope="module")
def crew() -> Iterator[ProcessPool]:
    """Two processes that stay for all tests."""
    made = ProcessPool(2)
    yield made
    made.close()


def test_studies_of_a_crew_are_those_of_anybody(crew: ProcessPool) -> None:
    for number in (50, 101):
        with crew.study() as workers:
            found = all_fought(BOUTS, number, protocol="p", crew=workers)
        assert found == all_fought(BOUTS, number, protocol="p", workers=1)


def test_what_is_seen_grows_to_what_is_found(crew: ProcessPool) -> None:
    seen: list[tuple[Tally, ...]] = []
    with crew.study() as workers:
        found = all_fought(BOUTS, 200, protocol="p", crew=workers, seen=seen.append)
    numbers = [sum(tally.fought for tally in tallies) for tallies in seen]
    assert numbers == sorted(numbers)
    assert numbers[0] < numbers[-1] == 400
    assert tuple(tally._replace(asked=200) for tally in seen[-1]) == found


def test_a_study_that_is_stopped_leaves_the_processes_free(crew: ProcessPool) -> None:
    answers = count()
    with crew.study() as workers:
        stopped = all_fought((Bout(slow, 0.01, "a"),), 10**6, protocol="p", crew=workers, stop=lambda: next(answers) > 3)
    assert stopped[0].is_partial
    assert stopped[0].fought < 10**4
    with crew.study() as workers:  # it would have to wait for hours if the other one still went on
        assert all_fought(BOUTS, 50, protocol="p", crew=workers)[0].fought == 50


def test_a_battle_that_fails_ends_its_study_alone(crew: ProcessPool) -> None:
    with crew.study() as others:
        with pytest.raises(BattleProblem), crew.study() as workers:
            all_fought((Bout(faulty, 3, "a"), Bout(faulty, 3, "b")), 50, protocol="p", crew=workers)
        assert all_fought(BOUTS, 10, protocol="p", crew=others)[0].fought == 10


def test_a_process_that_dies_is_told_and_the_next_study_has_new_ones() -> None:
    crew = ProcessPool(1)
    with pytest.raises(WorkersLost), crew.study() as workers:
        all_fought((Bout(deadly, 3, "a"), Bout(deadly, 3, "b")), 50, protocol="p", crew=workers)
    assert not crew.is_begun
    with crew.study() as workers:
        assert all_fought(BOUTS, 10, protocol="p", crew=workers)[0].fought == 10
    crew.close()
    assert not crew.is_begun

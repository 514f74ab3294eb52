"""Many battles: the same result on any number of workers, partial results, faults told once."""

import os
import re
from collections.abc import Callable, Iterator
from concurrent.futures import BrokenExecutor, Executor, Future
from itertools import count
from threading import Timer
from typing import Any, TypedDict

import pytest
from typing_extensions import override

from metamaker.play.results import Tally, tally
from metamaker.play.simulation.batches import seed_of
from metamaker.play.simulation.executors import Workers
from metamaker.play.simulation.runner import BattleProblem, Bout, WorkersLost, all_fought, fought
from tests.play.simulation.duels import coin, deadly, faulty, seat, slow, whereabouts


class Names(TypedDict):
    protocol: str
    match_up: str


NAMES = Names(protocol="test", match_up="heron against kestrel")


def by_hand(number: int) -> Tally:
    return tally(coin(45, seed_of("test", "heron against kestrel", battle), False) for battle in range(number))


@pytest.mark.parametrize("workers", [1, 2, 3])
def test_the_number_of_workers_cannot_be_told_from_the_result(workers: int) -> None:
    assert fought(coin, 45, 1000, workers=workers, **NAMES) == by_hand(1000)


def test_another_name_means_other_battles() -> None:
    assert fought(coin, 45, 200, workers=1, protocol="test", match_up="kestrel against heron") != by_hand(200)


def test_battles_are_shared_out() -> None:
    places = {label for label, _ in fought(whereabouts, 3, 400, workers=2, **NAMES).counts}
    assert str(os.getpid()) not in places
    assert {label for label, _ in fought(whereabouts, 3, 9, workers=1, **NAMES).counts} == {str(os.getpid())}


def test_mirrored_battles_share_their_seed_and_change_sides() -> None:
    found = fought(seat, 1, 10, workers=1, mirrored=True, **NAMES)
    assert (found.wins, found.losses, found.draws) == (5, 5, 0)
    assert all(times % 2 == 0 for _, times in found.turns)
    assert fought(coin, 45, 301, workers=2, mirrored=True, **NAMES) == fought(coin, 45, 301, workers=1, mirrored=True, **NAMES)


@pytest.mark.parametrize("workers", [1, 2, 3])
def test_a_series_ends_when_enough_is_known_with_the_same_battles_on_any_number_of_workers(workers: int) -> None:
    bout = Bout(coin, 45, NAMES["match_up"])
    asked: list[int] = []

    def until(now: Tally) -> bool:
        asked.append(now.fought)
        return now.fought >= 250

    (found,) = all_fought((bout,), 4000, protocol=NAMES["protocol"], workers=workers, until=until)
    assert found == by_hand(260)
    assert not found.is_partial
    assert asked == list(range(20, 280, 20))


def test_a_series_that_is_never_decided_is_whole_and_only_single_ones_can_end_early() -> None:
    bout = Bout(coin, 45, NAMES["match_up"])
    (found,) = all_fought((bout,), 90, protocol=NAMES["protocol"], workers=1, until=lambda _: False)
    assert found == by_hand(90)
    with pytest.raises(ValueError, match="single series"):
        all_fought((bout, bout), 90, protocol=NAMES["protocol"], workers=1, until=lambda _: False)


@pytest.mark.parametrize("workers", [1, 2])
def test_pairs_of_mirrored_battles_are_never_taken_apart(workers: int) -> None:
    found = fought(seat, 1, 301, workers=workers, mirrored=True, **NAMES)
    assert sum(times for _, times in found.pairs) == 150
    assert {pair.half_points for pair, _ in found.pairs} == {2}


@pytest.mark.parametrize("number", [0, 1])
def test_few_battles_need_no_processes(number: int) -> None:
    assert fought(coin, 45, number, **NAMES) == by_hand(number)


@pytest.mark.parametrize("workers", [1, 2])
def test_progress_counts_up_to_the_end(workers: int) -> None:
    told: list[tuple[int, int]] = []
    fought(coin, 45, 300, workers=workers, progress=lambda done, number: told.append((done, number)), **NAMES)
    assert told == sorted(told)
    assert told[-1] == (300, 300)


def after(asked: int) -> Iterator[bool]:
    return (number >= asked for number in count())


@pytest.mark.parametrize("workers", [1, 2])
def test_stopped_battles_leave_the_tally_of_the_first_ones(workers: int) -> None:
    answers, told = after(8), [0]
    # Processes may take longer to begin than eight questions: they count from the first battles on.
    found = fought(
        slow,
        0.02,
        100_000,
        workers=workers,
        progress=lambda done, _: told.append(done),
        stop=lambda: told[-1] > 0 and next(answers),
        **NAMES,
    )
    assert found.is_partial
    assert found.asked == 100_000
    assert 0 < found.fought < 1000
    first = tally(coin(50, seed_of("test", NAMES["match_up"], battle), False) for battle in range(found.fought))
    assert found == first._replace(asked=100_000)


@pytest.mark.parametrize("workers", [1, 2])
def test_an_interrupt_leaves_what_was_fought(workers: int) -> None:
    def interrupt(done: int, _: int) -> None:
        if done >= 20:
            raise KeyboardInterrupt

    found = fought(coin, 45, 1_000_000, workers=workers, progress=interrupt, **NAMES)
    assert found.is_partial
    assert found == by_hand(found.fought)._replace(asked=1_000_000)


@pytest.mark.parametrize("workers", [1, 2])
def test_a_battle_that_cannot_be_fought_is_named_with_its_seed(workers: int) -> None:
    battle = next(number for number in count() if seed_of("test", NAMES["match_up"], number) % 13 == 4)
    with pytest.raises(BattleProblem) as caught:
        fought(faulty, 4, 500, workers=workers, **NAMES)
    seed = seed_of("test", NAMES["match_up"], battle)
    assert str(caught.value) == f"battle {battle} (seed {seed}) could not be fought: ValueError: a die without faces"
    assert "in faulty" in caught.value.details


def test_a_worker_that_dies_is_an_error_and_no_waiting() -> None:
    with pytest.raises(
        BattleProblem,
        match=r"the worker process for battles \d+ to \d+ has stopped",
    ):
        fought(deadly, 3, 500, workers=2, **NAMES)


class Breaking(Executor):
    """Fights the first `lived` runs, loses the next one, and breaks a moment before that run knows it."""

    def __init__(self, lived: int) -> None:
        self.out: list[Future[Any]] = []
        self.lived = lived

    @override
    def submit(self, work: Callable[..., Any], /, *values: Any, **options: Any) -> Future[Any]:
        if len(self.out) > self.lived:
            Timer(0.05, self.out[self.lived].set_exception, [BrokenExecutor("it fell over")]).start()
            raise BrokenExecutor("no more of it")
        future: Future[Any] = Future()
        if len(self.out) < self.lived:
            future.set_result(work(*values, **options))
        self.out.append(future)
        return future


@pytest.mark.parametrize("lived", [0, 1])
def test_the_first_run_that_is_lost_is_named_if_the_crew_breaks_before_it(lived: int) -> None:
    crew = Workers(Breaking(lived), 2, lambda: True)
    with pytest.raises(WorkersLost, match=r"the worker process for battles [01] to [01] has stopped: it fell over") as caught:
        all_fought((Bout(coin, 45, "heron against kestrel"),), 500, protocol="test", crew=crew)
    first = int(re.findall(r"battles ([0-9]+)", str(caught.value))[0])
    assert (first > 0) == (lived > 0)


def test_a_crew_that_is_broken_from_the_start_has_lost_no_battle() -> None:
    class Broken(Executor):
        @override
        def submit(self, work: Callable[..., Any], /, *values: Any, **options: Any) -> Future[Any]:
            raise BrokenExecutor("it fell over")

    with pytest.raises(WorkersLost, match="the worker processes have stopped: it fell over"):
        all_fought((Bout(coin, 45, "x"),), 500, protocol="test", crew=Workers(Broken(), 2, lambda: True))


def test_seeds_are_the_same_everywhere_and_fit_documents() -> None:
    assert seed_of("test", "heron against kestrel", 0) == 0x8EED129F8C38FD  # as b2sum says
    assert seed_of("ab", "c", 1) != seed_of("a", "bc", 1)
    assert all(len(str(seed_of("test", "x", battle))) <= 17 for battle in range(1000))

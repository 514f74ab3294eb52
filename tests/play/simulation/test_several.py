"""Several series at once: each as it would be by itself, whoever fights them and whoever stops them."""

import os
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from metamaker.play.simulation.batches import BLOCK, FIRST_BLOCK, Schedule, Stretch
from metamaker.play.simulation.runner import BattleProblem, Bout, all_fought, fought
from tests.play.simulation.duels import coin, deadly, faulty, seat, slow

ROOT = Path(__file__).parents[3]
BOUTS = (Bout(coin, 45, "a", mirrored=True), Bout(coin, 80, "b", mirrored=True), Bout(seat, 1, "c"))


@pytest.mark.parametrize("workers", [1, 2])
@pytest.mark.parametrize("number", [1, 51, 160])
def test_each_series_is_as_it_would_be_by_itself(workers: int, number: int) -> None:
    alone = tuple(
        fought(bout.fight, bout.payload, number, protocol="p", match_up=bout.match_up, mirrored=bout.mirrored, workers=1)
        for bout in BOUTS
    )
    assert all_fought(BOUTS, number, protocol="p", workers=workers) == alone


def test_no_series_is_nothing_to_do() -> None:
    assert all_fought((), 5, protocol="p") == ()


@pytest.mark.parametrize("workers", [1, 2])
def test_whoever_stops_them_has_about_as_many_of_each(workers: int) -> None:
    told: list[int] = []
    bouts = tuple(Bout(slow, 0.001, name, mirrored=True) for name in "abc")
    found = all_fought(
        bouts,
        10_000,
        protocol="p",
        workers=workers,
        progress=lambda done, _whole: told.append(done),
        stop=lambda: any(told),
    )
    numbers = [tally.fought for tally in found]
    assert all(tally.is_partial for tally in found)
    assert max(numbers) > 0
    assert max(numbers) - min(numbers) <= BLOCK
    for bout, tally in zip(bouts, found, strict=True):
        first = fought(coin, 50, tally.fought, protocol="p", match_up=bout.match_up, mirrored=True, workers=1)
        assert tally == first._replace(asked=10_000)


@pytest.mark.parametrize("workers", [1, 2])
def test_progress_counts_all_of_them(workers: int) -> None:
    told: list[tuple[int, int]] = []
    all_fought(BOUTS, 70, protocol="p", workers=workers, progress=lambda done, whole: told.append((done, whole)))
    assert told == sorted(told)
    assert told[-1] == (210, 210)


@pytest.mark.parametrize("workers", [1, 2])
def test_a_battle_that_cannot_be_fought_is_named_with_its_series(workers: int) -> None:
    bouts = (BOUTS[0], Bout(faulty, 4, "heron against kestrel"))
    with pytest.raises(BattleProblem, match=r"^battle [0-9]+ of heron against kestrel \(seed [0-9]+\) could not be fought: "):
        all_fought(bouts, 200, protocol="p", workers=workers)


def test_a_worker_that_dies_is_an_error_and_no_waiting() -> None:
    bouts = (Bout(deadly, 3, "a"), Bout(deadly, 3, "b"))
    with pytest.raises(
        BattleProblem,
        match=r"the worker process for battles [0-9]+ to [0-9]+ of [ab]( and others)? has stopped: ",
    ):
        all_fought(bouts, 200, protocol="p", workers=2)


def test_blocks_of_each_series_come_in_turn() -> None:
    schedule = Schedule([False, False], 55)
    given_out = schedule.give(110)
    assert [stretch.series for stretch in given_out] == [0, 1] * 6
    assert [stretch.number for stretch in given_out[::2]] == [FIRST_BLOCK, 4, 8, 16, BLOCK, 5]
    assert [stretch.first for stretch in given_out[::2]] == [0, 2, 6, 14, 30, 50]
    assert (schedule.left, schedule.give(5)) == (0, ())


@given(st.lists(st.booleans(), min_size=1, max_size=5), st.integers(0, 99), st.lists(st.integers(1, 40), min_size=1))
def test_every_battle_is_given_out_once_and_pairs_are_whole(mirrored: list[bool], number: int, sizes: list[int]) -> None:
    schedule = Schedule(mirrored, number)
    stretches: list[Stretch] = []
    for size in [*sizes, *[40] * 99]:
        stretches += schedule.give(size)
    for series, is_mirrored in enumerate(mirrored):
        mine = [each for each in stretches if each.series == series]
        assert [battle for each in mine for battle in range(each.first, each.first + each.number)] == list(range(number))
        assert not is_mirrored or all(each.first % 2 == 0 for each in mine)
    assert schedule.left == 0


_FIGHTS_FOR_EVER = """
from metamaker.play.simulation.runner import fought
from tests.play.simulation.duels import whereabouts_slowly

if __name__ == "__main__":
    fought(whereabouts_slowly, 0.01, 1_000_000, protocol="p", match_up="a", mirrored=True, workers=2)
"""


@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="looks at processes as Linux shows them")
def test_workers_end_with_a_program_that_is_killed(tmp_path: Path) -> None:
    script = tmp_path / "fights.py"
    script.write_text(_FIGHTS_FOR_EVER, encoding="utf-8")
    seen = tmp_path / "seen"
    seen.mkdir()
    paths = os.pathsep.join((str(ROOT), os.environ.get("PYTHONPATH", "")))
    ran = subprocess.Popen([sys.executable, script], env={**os.environ, "PYTHONPATH": paths, "SEEN": str(seen)})
    await_until(lambda: len(list(seen.iterdir())) == 2)
    ran.kill()
    ran.wait()
    workers = [int(file.name) for file in seen.iterdir()]
    await_until(lambda: not any(runs(worker) for worker in workers))


def runs(number: int) -> bool:
    """Whether there is a process of this number that has not ended."""
    try:
        state = Path(f"/proc/{number}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()[0]
    except FileNotFoundError:
        return False
    return state != "Z"


def await_until(there: Callable[[], bool]) -> None:
    end = time.monotonic() + 30
    while not there():
        assert time.monotonic() < end
        time.sleep(0.05)

"""Many battles on a dask cluster: the same result as here. The cluster is a real one, a scheduler and two workers."""

import json
import os
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import NamedTuple

import pytest

from metamaker.play.simulation.executors import ClusterProblem, dask_cluster
from metamaker.play.simulation.runner import BattleProblem, fought
from tests.play.simulation.duels import coin, faulty, slow, whereabouts

pytest.importorskip("distributed", reason="the extra “cluster” is not installed")

ROOT = Path(__file__).parents[3]
PATIENCE_SECONDS = 30


class Cluster(NamedTuple):
    address: str
    workers: list[subprocess.Popen[bytes]]


NO_ADDRESSES = ("x", "http://127.0.0.1:8786", "tcp://", "ucx://127.0.0.1:8786", "tcp://a b:1")


def test_what_is_no_address_is_told_in_one_sentence_and_nothing_else() -> None:
    """In a process of its own: the library itself writes to what that has for errors."""
    code = """
import json, sys
from metamaker.cli.main import main

for address in json.loads(sys.argv[1]):
    print(main([*sys.argv[2:], address]))
"""
    fleet = str(ROOT / "fleets" / "metaverse" / "quarrel-at-fennel-light.json")
    words = [json.dumps(NO_ADDRESSES), "duel", fleet, fleet, "-n", "2", "--cluster"]
    ended = subprocess.run([sys.executable, "-c", code, *words], check=False, capture_output=True, text=True, cwd=ROOT)
    assert ended.stdout.split() == ["2"] * len(NO_ADDRESSES)
    sentence = "metamaker: “{}” is not the address of a dask scheduler, such as tcp://host:8786"
    assert ended.stderr.splitlines() == [sentence.format(address) for address in NO_ADDRESSES]


def test_a_secured_cluster_without_certificates_is_one_sentence() -> None:
    with (
        pytest.raises(ClusterProblem, match=r"there is no dask cluster at tls://127\.0\.0\.1:9: .*distributed\.comm\.tls"),
        dask_cluster("tls://127.0.0.1:9"),
    ):
        pass
    fleet = str(ROOT / "fleets" / "metaverse" / "quarrel-at-fennel-light.json")
    words = [sys.executable, "-m", "metamaker", "duel", fleet, fleet, "-n", "2", "--cluster", "tls://127.0.0.1:9"]
    ended = subprocess.run(words, check=False, capture_output=True, text=True, cwd=ROOT)
    assert (ended.returncode, ended.stderr.count("\n")) == (2, 1)


@contextmanager
def cluster(folder: Path) -> Iterator[Cluster]:
    with ExitStack() as ending:

        def started(module: str, *options: str, log: Path) -> subprocess.Popen[bytes]:
            process = subprocess.Popen(
                [sys.executable, "-m", f"distributed.cli.{module}", "--no-dashboard", *options],
                cwd=folder,
                env=os.environ | {"PYTHONPATH": str(ROOT)},
                stdout=subprocess.DEVNULL,
                stderr=ending.enter_context(log.open("w")),
            )
            ending.callback(process.wait)
            ending.callback(process.kill)
            return process

        logs = [folder / name for name in ("scheduler", "worker-1", "worker-2")]
        started("dask_scheduler", "--host", "127.0.0.1", "--port", "0", log=logs[0])
        address = told(logs[0], "Scheduler at:")
        workers = [started("dask_worker", address, "--nthreads", "1", "--no-nanny", log=log) for log in logs[1:]]
        for log in logs[1:]:
            told(log, "Registered to:")
        yield Cluster(address, workers)


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with cluster(tmp_path_factory.mktemp("cluster")) as running:
        yield running.address


def told(log: Path, words: str) -> str:
    """Return the address that stands behind `words` in a log, as soon as it does."""
    for _ in range(PATIENCE_SECONDS * 10):
        for line in log.read_text().splitlines():
            if words in line:
                return line.split()[-1]
        time.sleep(0.1)
    raise AssertionError(log.read_text())


def test_a_cluster_gives_what_this_process_gives(address: str) -> None:
    here = fought(coin, 45, 400, protocol="test", match_up="a", mirrored=True, workers=1)
    assert fought(coin, 45, 400, protocol="test", match_up="a", mirrored=True, cluster=address) == here


def test_both_workers_fight(address: str) -> None:
    places = dict(fought(whereabouts, 1, 600, protocol="test", match_up="a", cluster=address).counts)
    assert sum(places.values()) == 600
    assert len(places) == 2
    assert str(os.getpid()) not in places


def test_a_battle_that_cannot_be_fought_is_named_with_its_seed(address: str) -> None:
    with pytest.raises(BattleProblem) as here:
        fought(faulty, 4, 300, protocol="test", match_up="a", workers=1)
    with pytest.raises(BattleProblem) as there:
        fought(faulty, 4, 300, protocol="test", match_up="a", cluster=address)
    assert str(there.value) == str(here.value)


def test_a_cluster_that_loses_its_workers_is_an_error_and_no_waiting(tmp_path: Path) -> None:
    with cluster(tmp_path) as running:

        def lose(*_: int) -> None:
            for worker in running.workers:
                worker.kill()

        with pytest.raises(BattleProblem, match="all worker processes have stopped; the first"):
            fought(slow, 0.01, 100_000, protocol="test", match_up="a", cluster=running.address, progress=lose)


def test_where_nobody_answers_one_sentence_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("metamaker.play.simulation.executors.CONNECT_SECONDS", 1)
    with pytest.raises(ClusterProblem, match=r"there is no dask cluster at tcp://127\.0\.0\.1:9: ") as caught:
        fought(coin, 45, 10, protocol="test", match_up="a", cluster="tcp://127.0.0.1:9")
    assert "\n" not in str(caught.value)


def test_without_the_library_one_sentence_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "distributed", None)
    with pytest.raises(ClusterProblem, match="pip install distributed"):
        fought(coin, 45, 10, protocol="test", match_up="a", cluster="tcp://127.0.0.1:9")
